"""The ways to the club list from other screens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from clubtd.event.message import Refused, msg
from clubtd.store.demo import is_demo

if TYPE_CHECKING:
    from clubtd.ui.entering import Entering
    from clubtd.ui.frame import Frame
    from clubtd.ui.roster import Roster

_last: list[Roster] = []
"""The list as it was opened last: mostly it is opened again before anything has changed."""


def open_club_list(screen: Frame) -> None:
    """The club list, to be looked after."""
    from clubtd.ui.club_list import ClubListScreen

    folder = screen.club.data
    if roster := _roster(screen, folder):
        screen.app.push_screen(ClubListScreen(folder, roster))


def open_tonight(screen: Entering) -> None:
    """Who of the club is here tonight."""
    from clubtd.ui.tonight import TonightScreen

    folder = folder_of(screen)
    roster = _roster(screen, folder)
    if roster is None:
        return
    if not roster.members:
        raise Refused(
            msg("The club list is empty: k puts these players on it; on the list of events c looks after it.")
        )

    def answered(answer: str | None) -> None:
        screen.redraw()
        if answer == "entered" and screen.desk.said:
            screen.tell(screen.desk.said, "good")
        elif answer and answer.startswith("new "):
            screen.add(answer.removeprefix("new "))

    screen.app.push_screen(TonightScreen(screen.desk, roster, folder), answered)


def keep_these(screen: Entering) -> None:
    """Put the players of the event on the club list."""
    from clubtd.ui.club_import import keep_players, tell_kept

    tell_kept(screen, keep_players(folder_of(screen), screen.event))


def folder_of(screen: Entering) -> Path:
    """The club of an event: the demo has one of its own."""
    path = screen.desk.file.path
    return path.parent if is_demo(path) else screen.club.data


def _roster(screen: Frame, folder: Path) -> Roster | None:
    from clubtd.store.club_list import DamagedList, newest_backup
    from clubtd.ui.roster import Roster

    today = screen.club.now()
    if _last and _last[0].holds(folder, today):
        return _last[0]
    try:
        _last[:] = [Roster(folder, today)]
        return _last[0]
    except DamagedList as damaged:
        if newest_backup(folder) is None:
            raise
        from clubtd.ui.club_import import offer_restore

        offer_restore(screen, folder, damaged.message)
        return None
