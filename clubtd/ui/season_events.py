"""Which events are nights of a season: ticked one by one, kept at once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from textual.widget import Widget

from clubtd.event.message import msg, nmsg
from clubtd.formats.words import day, say, t
from clubtd.store import folder
from clubtd.store.season_nights import key_of, keys_of
from clubtd.store.seasons import Kept, load, save
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row


class SeasonEvents(Frame):
    """The events of the club, those of the season ticked; what the season has elsewhere or no more is there, too."""

    ABOUT = (
        msg(
            "The events of the club, the newest first; a ticked one is a night of the season. Space changes that."
        ),
        msg(
            "Events whose names have the words of the season are ticked by themselves; Space takes them out."
        ),
    )
    OFFERS = (
        Command("tick", ("space",), "in/out", "A night of the season, or not.", "tick", "chosen"),
        Command("back", ("escape", "enter", "q"), "back", "Back to the table.", "back"),
    )

    def __init__(self, data: Path, kept: Kept) -> None:
        super().__init__()
        self._data, self._path, self._season = data, kept.path, kept.season
        self.grid = Grid(
            (
                Column("in", "", 1),
                Column("name", t("Event"), flexible=True, minimum=14, grow=True),
                Column("state", t("Rounds"), align=Align.RIGHT),
                Column("players", t("Players"), align=Align.RIGHT, drop=1),
                Column("when", t("Changed"), align=Align.RIGHT, drop=2),
            ),
        )

    @property
    def chosen(self) -> str:
        """The event under the cursor."""
        return self.grid.key

    def content(self) -> Iterable[Widget]:
        """The events."""
        self._fill()
        return (self.grid,)

    def title_line(self) -> tuple[str, str]:
        """Which season, and how many nights it has."""
        nights = len(keys_of(self._data, self._season))
        counted = say(nmsg("{n} night", "{n} nights", nights))
        return t("{season} · nights", season=self._season.name), counted

    def notice_line(self) -> tuple[str, str, str]:
        """By which words events belong to it."""
        if self._season.match:
            return t("By name: every event with “{words}”", words=self._season.match), "", "plain"
        return "", "", "plain"

    def _fill(self) -> None:
        found = folder.events(self._data, archived=True)
        inside = keys_of(self._data, self._season)
        known = {key_of(self._data, summary.path) for summary in found}
        rows = [_row(key, _summary(self._data / key), True) for key in inside if key not in known]
        for summary in found:
            key = key_of(self._data, summary.path)
            rows.append(_row(key, summary, key in inside))
        self.grid.show(rows)

    def tick(self) -> None:
        """In or out, kept at once."""
        key = self.grid.key
        inside = key in keys_of(self._data, self._season)
        # Another program may have changed the season meanwhile.
        season = load(self._path)
        self._season = season.lacking(key) if inside else season.having(key)
        save(self._path, self._season)
        self._fill()
        self.grid.step(1)


def _summary(path: Path) -> folder.Summary:
    if path.is_file():
        return folder.summary(path)
    return folder.Summary(path, 0.0, error=msg("not there any more"))


def _row(key: str, summary: folder.Summary, inside: bool) -> Row:
    from datetime import datetime

    mark = "■" if inside else "·"
    look = "" if inside else "muted"
    when = day(datetime.fromtimestamp(summary.modified).isoformat()) if summary.modified else ""
    if summary.error:
        return Row(key, (mark, summary.path.stem, Cell(say(summary.error), "bad"), "", when), style=look)
    rounds = f"{summary.round}/{summary.rounds}"
    return Row(key, (mark, summary.name, rounds, str(summary.players), when), style=look)
