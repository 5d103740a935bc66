"""The club's seasons: tables over several nights."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from textual.widget import Widget

from clubtd.event.message import Refused, msg, nmsg
from clubtd.formats.words import say, t
from clubtd.store import seasons
from clubtd.store.season_nights import keys_of
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row

WIDEST = 76  # cells of a sentence
MOST = 9
"""How many deleted seasons are offered at once: one for each digit."""


class SeasonsScreen(Frame):
    """The list of seasons."""

    ABOUT = (
        msg(
            "A season is a table over several nights: the best of them, by points or by place, and for being there."
        ),
        msg(
            "The events stay as they are; a season only reads them, and is reckoned anew whenever it is looked at."
        ),
    )
    OFFERS = (
        Command(
            "open",
            ("enter",),
            "open",
            "Show the table of the season.",
            "open_season",
            "chosen",
            to="clubtd.ui.season_screen:SeasonScreen",
        ),
        Command("new", ("n",), "new season", "Begin a season.", "new"),
        Command(
            "put-away",
            ("delete",),
            "delete",
            "Delete the season, after a question; its events stay, and it can be brought back.",
            "put_away",
            "chosen",
        ),
        Command("bring-back", ("b",), "bring back", "Bring back a deleted season.", "bring_back", "away"),
        Command("back", ("escape", "q"), "back", "Back to the events.", "back"),
    )

    def __init__(self, data: Path) -> None:
        super().__init__()
        self._data = data
        self._kept: list[seasons.Kept] = []
        self._away: list[seasons.Kept] = []
        self.grid = Grid(
            (
                Column("name", flexible=True, minimum=14),
                Column("nights", align=Align.RIGHT),
                Column("rules", flexible=True, minimum=16, grow=True, drop=1),
            ),
            header=False,
        )

    @property
    def chosen(self) -> str:
        """The season under the cursor."""
        return self.grid.key

    @property
    def away(self) -> list[seasons.Kept]:
        """The deleted ones."""
        return self._away

    def content(self) -> Iterable[Widget]:
        """The list."""
        self._fill()
        return (self.grid,)

    def title_line(self) -> tuple[str, str]:
        """Where we are."""
        return t("Seasons"), ""

    def on_screen_resume(self) -> None:
        """Read the folder again."""
        self._fill()
        super().on_screen_resume()

    def _fill(self, cursor: str | None = None) -> None:
        self._kept = seasons.seasons(self._data)
        self._away = seasons.seasons(self._data, deleted=True)
        rows = [self._row(kept) for kept in self._kept] or _welcome(self.size.width - 2)
        self.grid.show(rows, cursor=cursor)

    def on_resize(self) -> None:
        """Break the sentences of the welcome anew."""
        if not self._kept:
            self.grid.show(_welcome(self.size.width - 2))

    def _row(self, kept: seasons.Kept) -> Row:
        key = str(kept.path)
        if kept.error:
            return Row(key, (kept.path.name, "", Cell(say(kept.error), "bad")))
        nights = len(keys_of(self._data, kept.season))
        counted = say(nmsg("{n} night", "{n} nights", nights))
        return Row(key, (kept.season.name, counted, say(kept.season.rules.said(nights))))

    # Commands

    def on_grid_chosen(self) -> None:
        """Enter on a season."""
        self.open_season()

    def open_season(self) -> None:
        """The table of the season under the cursor."""
        self._open(Path(self.grid.key))

    def _open(self, path: Path) -> None:
        from clubtd.ui.season_screen import SeasonScreen

        self.app.push_screen(SeasonScreen(self._data, path))

    def new(self) -> None:
        """The form of a new season, and then its table."""
        from clubtd.ui.season_form import SeasonForm

        def made(path: str | None) -> None:
            if path:
                self._fill(path)
                self._open(Path(path))

        self.app.push_screen(SeasonForm(self._data), made)

    def put_away(self) -> None:
        """Delete the season under the cursor, after a question."""
        kept = next(kept for kept in self._kept if str(kept.path) == self.grid.key)
        lines = [t("Its events stay where they are. b brings the season back.")]

        def answered(answer: str | None) -> None:
            if answer:
                seasons.delete(kept.path)
                self._fill()
                self.tell(msg("{name} is deleted. b brings it back.", name=kept.season.name), "good")

        question = t("Delete the season {name}?", name=kept.season.name)
        answers = [Answer(("d",), t("delete"), "delete")]
        self.app.push_screen(Box(question, lines, answers, t("leave it")), answered)

    def bring_back(self) -> None:
        """Bring back one of the deleted seasons."""
        offered = {str(at): kept for at, kept in enumerate(self._away[:MOST], 1)}
        answers = [Answer((key,), kept.season.name, key) for key, kept in offered.items()]

        def answered(answer: str | None) -> None:
            if answer:
                back = offered[answer]
                if any(kept.season.name == back.season.name for kept in self._kept):
                    raise Refused(msg("There is a season {name} already.", name=back.season.name))
                self._fill(str(seasons.bring_back(back.path)))
                self.tell(msg("{name} is back.", name=back.season.name), "good")

        self.app.push_screen(Box(t("Bring back"), [t("Which season comes back?")], answers), answered)


def _welcome(room: int) -> list[Row]:
    what = t(
        "A season is a table over several nights: the best three of five, points by place, a point for being there, or"
        " just all points added up."
    )
    lines = ("", *cells.wrapped(what, max(20, min(room, WIDEST))), "", t("n  begins one"))
    return [Row(f"line {i}", wide=line or " ") for i, line in enumerate(lines)]
