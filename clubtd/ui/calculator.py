"""The calculator: one player's tournament typed in, every tie-break beside it while one types."""

from __future__ import annotations

from collections.abc import Iterable

from textual.containers import Horizontal
from textual.widget import Widget

from clubtd.event.message import msg
from clubtd.event.scoring import STANDARD, in_points
from clubtd.formats.words import number, say, t
from clubtd.standings.calculator import calculate
from clubtd.standings.codes import FIDE_CODES, US_CODES
from clubtd.standings.workings import Workings
from clubtd.ui import pad
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row
from clubtd.ui.taken_apart import Names

# What looks at the same thing under both rules stands in one row.
_SIDE_BY_SIDE = {
    "BH": "SOLKOFF",
    "BH-C1": "MODMED",
    "BH-M1": "MEDIAN",
    "PS": "CUM",
    "SB": "SB-US",
    "BPG": "BLACKS",
    "DE": "RESULT",
}


class Calculator(Frame):
    """The pad at the left, the tie-breaks of FIDE and of US Chess at the right."""

    ABOUT = (
        msg(
            "One player's tournament, without any event: a line a round, and every tie-break is reckoned while you"
            " type. Rounds not typed yet count nothing."
        ),
        msg(
            "A line is the opponent's final score, w or b for the player's colour if you know it, and the result:"
            " 3½w1 or 351 beat somebody who ended on 3½, 20 lost to 2, 35 drew with 3 (5, =, / and d are draws),"
            " 2+ and 2- are forfeits. A rating may follow: 3½w1 1850. After a slash the adjusted score of US Chess:"
            " 4/3½w1."
        ),
        msg("Byes: h half a point, z nothing, f a full point, each asked for; u is the bye of the pairing."),
    )
    OFFERS = (
        Command(
            "apart", ("enter",), "workings", "Take the values of this row apart.", "take_apart", "in_table"
        ),
        Command(
            "turn", ("tab", "shift+tab"), "rounds, tie-breaks", "From the rounds to the tie-breaks.", "turn"
        ),
        Command(
            "clear", ("c",), "clear all", "Start again with empty lines; c again brings them back.", "clear"
        ),
        Command("back", ("escape",), "back", "Back to where one was.", "back"),
    )
    DEFAULT_CSS = "Calculator Horizontal { height: 1fr; } Calculator Grid { width: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self.pad = pad.Pad()
        self._grid = Grid(
            (
                Column("code", t("FIDE"), 6),
                Column("value", "", 6, Align.POINT),
                Column("us", t("US"), 7),
                Column("us value", "", 6, Align.POINT),
                Column("title", t("What it is"), 34, flexible=True, minimum=10, drop=1),
            ),
            frozen=1,
        )
        self._pages: dict[str, tuple[Workings, ...]] = {}
        self._cleared: list[str] = []

    @property
    def in_table(self) -> bool:
        """Whether the keys go to the tie-breaks."""
        return self._grid.has_focus

    def content(self) -> Iterable[Widget]:
        """Both halves."""
        self._reckon()
        return (Horizontal(self.pad, self._grid),)

    def title_line(self) -> tuple[str, str]:
        """What it is, and the score so far."""
        typed = self.pad.typed
        score = in_points(sum(STANDARD.of(line.code) for line in typed))
        aside = t("{score} of {n}, {rounds} rounds", score=score, n=len(typed), rounds=self.pad.rounds)
        return t("Tie-break calculator"), aside if typed else ""

    def notice_line(self) -> tuple[str, str, str]:
        """What a line can be, or what the row under the cursor is."""
        if self.in_table:
            told = [found.note or found.title for found in self._pages.get(self._grid.key, ())]
            return (say(told[0]) if told else ""), "", "plain"
        return t("3½w1 or 351: beat 3½.  20: lost to 2.  35: drew with 3.  2+ 2-: forfeits"), "", "plain"

    def _reckon(self) -> None:
        typed, rounds, system = self.pad.typed, self.pad.rounds, self.pad.system
        fide = {w.code: w for w in calculate(typed[:rounds], rounds, self.pad.rules, system=system)}
        american = {w.code: w for w in calculate(typed[:rounds], rounds, "uschess", system=system)}
        rows: list[Row] = []
        unknown: list[Row] = []
        self._pages = {}
        for code, other in pairs():
            found = tuple(w for w in (fide.get(code), american.get(other)) if w)
            key = code or other
            self._pages[key] = found
            row = _row(key, fide.get(code), american.get(other))
            (rows if any(w.total is not None for w in found) else unknown).append(row)
        heading = Row("unknown", wide="  " + t("not to be known from these lines"), style="muted")
        self._grid.show([*rows, *([heading] if unknown else []), *unknown])

    # What people do

    def on_pad_changed(self) -> None:
        """The values follow every key."""
        self._reckon()
        self.update()

    def on_pad_finished(self) -> None:
        """After the last round, to the tie-breaks."""
        self.turn()

    def on_grid_highlighted(self) -> None:
        """Say what it is."""
        self.update()

    def on_grid_chosen(self) -> None:
        """A double click."""
        self.take_apart()

    def turn(self) -> None:
        """To the other half."""
        (self.pad if self.in_table else self._grid).focus()
        self.call_after_refresh(self.update)

    def clear(self) -> None:
        """Empty lines; where they are empty already, those that were cleared last."""
        if any(self.pad.lines):
            self._cleared = list(self.pad.lines)
            self.pad.clear()
            self.tell(msg("The lines are empty: c brings them back."))
        elif self._cleared:
            self.pad.put_back(self._cleared)
        self.pad.focus()

    def take_apart(self) -> None:
        """The workings of the row under the cursor, FIDE's above those of US Chess."""
        from clubtd.ui.value_box import ValueBox

        keys = [key for key in self._pages if self._pages[key]]
        if self._grid.key in keys:
            pages = [self._pages[key] for key in keys]
            self.app.push_screen(ValueBox(pages, keys.index(self._grid.key), "", self._names()))

    def _names(self) -> Names:
        typed = self.pad.typed

        def away(number: int, at: int) -> str:
            if at > len(typed) or typed[at - 1].code.played:
                return ""
            return pad.in_words(typed[at - 1]) if typed[at - 1].code.bye else t("forfeit")

        return Names(lambda number: t("opponent"), away)


def pairs() -> list[tuple[str, str]]:
    """The rows: a code of FIDE and the one of US Chess that looks at the same thing; either may be missing."""
    rows = [(code, _SIDE_BY_SIDE.get(code, "")) for code in FIDE_CODES]
    rows += [("", code) for code in US_CODES if code not in _SIDE_BY_SIDE.values()]
    return rows


def _row(key: str, fide: Workings | None, american: Workings | None) -> Row:
    title = next(say(found.title) for found in (fide, american) if found)
    return Row(key, (*_cells(fide), *_cells(american), Cell(title, "muted")))


def _cells(found: Workings | None) -> tuple[str | Cell, str | Cell]:
    if found is None:
        return "", ""
    if found.total is None:
        return Cell(found.code, "muted"), Cell("-", "muted")
    return found.code, number(found.total)
