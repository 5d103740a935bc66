"""From a name or an id to an entry of the rating list: which list, the search beside the keyboard, the choice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from clubtd.event.message import Refused, msg
from clubtd.formats.ratinglist import Kind, ListEntry
from clubtd.formats.words import t
from clubtd.store.rating_list import RatingList, opened, remembered
from clubtd.store.remembered import recall, remember
from clubtd.ui.frame import Frame
from clubtd.ui.pick_file import RATING_LISTS, PickFile

T = TypeVar("T")
REMEMBERED_KIND = "rating kind"


def look_up(screen: Frame, text: str, taken: Callable[[ListEntry, Kind], None]) -> None:
    """Find people by a name, enough of one, or an id, and give the one chosen. Refused when nothing is typed."""
    if not text.strip():
        raise Refused(
            msg("Type a name, enough of one, or an id; then this key looks it up in the rating list.")
        )
    with_list(screen, _LookUp(screen, text, taken).search)


class _LookUp:
    """One question to the list."""

    def __init__(self, screen: Frame, text: str, taken: Callable[[ListEntry, Kind], None]) -> None:
        self._screen, self._text, self._taken = screen, text, taken

    def search(self, path: Path | None) -> None:
        """Look in that list, or in the one used last, and show who is found."""
        beside(self._screen, lambda: self._found(path), self._show)

    def _found(self, path: Path | None) -> tuple[RatingList, list[ListEntry]]:
        listed = opened(self._screen.club.data, path)
        return listed, listed.find(self._text)

    def _show(self, found: tuple[RatingList, list[ListEntry]]) -> None:
        from clubtd.ui.look_up_screen import LookUpScreen

        data = self._screen.club.data
        choice = LookUpScreen(found[0], self._text, found[1], kind_used(data))

        def answered(answer: str | None) -> None:
            if answer == "other":
                ask_list(self._screen, self.search)
            elif answer:
                remember(data, REMEMBERED_KIND, choice.kind.value)
                self._taken(choice.entry, choice.kind)

        self._screen.app.push_screen(choice, answered)


def kind_used(data: Path) -> Kind:
    """Which rating was taken last."""
    kept = recall(data, REMEMBERED_KIND)
    return next((kind for kind in Kind if kind.value == kept), Kind.STANDARD)


def with_list(screen: Frame, go: Callable[[Path | None], None]) -> None:
    """Go on with the list used last, or with one that is asked for."""
    known = remembered(screen.club.data)
    if known is not None and known.is_file():
        go(None)
    else:
        ask_list(screen, go)


def ask_list(screen: Frame, go: Callable[[Path | None], None]) -> None:
    """Ask for the file of a rating list."""
    known = remembered(screen.club.data)
    folder = known.parent if known is not None and known.parent.is_dir() else Path.home()

    def chosen(path: str | None) -> None:
        if path:
            go(Path(path))

    title = t("Rating list: FIDE's text, a CSV, or a zip of one")
    screen.app.push_screen(PickFile(title, folder, RATING_LISTS), chosen)


def beside(screen: Frame, work: Callable[[], T], then: Callable[[T], None]) -> None:
    """Work that may take a second, beside the keyboard; what it refuses is told."""

    async def run() -> None:
        try:
            found = await asyncio.to_thread(work)
            screen.hush()
            then(found)
        except Refused as refusal:
            screen.tell(refusal.message, "bad")

    screen.tell(msg("Looking through the rating list ..."))
    screen.run_worker(run(), exclusive=True, group="rating list")
