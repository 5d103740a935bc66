"""A player's card: the games round by round, the colours, and every tie-break."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from textual.widget import Widget

from clubtd.event.message import msg
from clubtd.event.namesakes import names_by_number, shown_name
from clubtd.event.table import on_record, rounds_in
from clubtd.formats.sheets.decisions import decisions_in_short
from clubtd.formats.words import number, points, say, t
from clubtd.standings.codes import tie_break
from clubtd.standings.workings import Workings
from clubtd.ui import games
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row
from clubtd.ui.reckoned import reckoned
from clubtd.ui.text import Lines
from clubtd.ui.values import values_of


class Card(Frame):
    """Everything about one player. Enter goes on: from a game to the opponent, from a value to its workings."""

    ABOUT = (
        msg(
            "One player: every round, and every tie-break that can be reckoned. Enter on a game opens the card of the"
            " opponent, Enter on a tie-break takes it apart."
        ),
        msg(
            "W and B stand in two columns: where they take turns, the colours are balanced; a dot is a game that was"
            " not played. ↓ is a round against somebody with fewer points (or points without a game), ↑ with more."
        ),
    )
    OFFERS = (
        Command("open", ("enter",), "open", "The opponent's card, or the workings of the value.", "look"),
        Command("turn", ("tab", "shift+tab"), "games, tie-breaks", "To the other list.", "turn"),
        Command("later", ("right", ">"), "next player", "The next player of the standings.", "later"),
        Command("earlier", ("left", "<"), "before", "The player before.", "earlier", line=False),
        Command("back", ("escape", "q"), "back", "Back to the screen.", "back"),
    )
    CSS = """
    Card #games { height: auto; }
    Card Lines { height: 2; }
    """

    def __init__(self, desk: Desk, player: int) -> None:
        super().__init__()
        self._desk = desk
        self._games = Grid(games.columns(), frozen=4, id="games")
        self._colours = Lines()
        self._values = Grid(_value_columns(), id="values")
        self._show(player)

    def _show(self, player: int) -> None:
        """Show this player."""
        self._player = player
        event = self._desk.event
        self._number = event.numbers.get(player, 0)
        self._found = reckoned(event)
        self._names = names_by_number(event)
        if not self._number:
            self._games.show([Row("none", wide=t("Not here yet: no games."))])
            self._values.show([])
            self._worked: tuple[Workings, ...] = ()
            return
        played = on_record(event)
        rows = games.rows(event, played, self._number, self._names)
        self._games.show(rows, cursor=f"round {played.played}")
        self._games.styles.height = max(2, min(len(self._games.rows) + 1, 13))
        due = event.is_swiss and len(event.rounds) < event.settings.rounds
        self._colours.show([("   " + games.colour_line(played, self._number, due), "muted"), ("", "")])
        found = self._found
        self._worked = values_of(found.table, found.ranked, found.terms.announced, self._number)
        self._values.show(self._value_rows(), cursor=self._values.key or None)

    def content(self) -> Iterable[Widget]:
        """Games above, tie-breaks below."""
        return self._games, self._colours, self._values

    def title_line(self) -> tuple[str, str]:
        """Who it is, the place and the points."""
        event = self._desk.event
        player = event.player(self._player)
        person = player.person
        about = [person.title, str(person.rating or t("unrated")), person.club]
        if self._number and self._found.table.played:
            row = self._found.ranked.row(self._number)
            score = t("{points} of {rounds}", points=points(row.points), rounds=self._found.table.played)
            about = [t("place {rank}", rank=row.rank) if row.rank else t("no place"), score, *about]
        aside = " · ".join(filter(None, about))
        return t("{event} · {name}", event=event.settings.name, name=shown_name(event, self._player)), aside

    def notice_line(self) -> tuple[str, str, str]:
        """After which round the tie-breaks are."""
        event = self._desk.event
        after = rounds_in(event)
        said = (
            [t("Place and tie-breaks after round {round}", round=after)] if after < len(event.rounds) else []
        )
        if self._number:
            said += map(say, decisions_in_short(event, self._found.ranked, self._number))
        return " · ".join(said), "", "plain"

    def _value_rows(self) -> list[Row]:
        own = self._found.ranked.order
        rows = [_value_row(found, own) for found in self._worked]
        if rows[len(own) + 1 :]:
            rows.insert(
                len(own) + 1, Row("others", wide="  " + t("not in the order of this event"), style="muted")
            )
        return rows

    # What people do

    def take(self, key: str) -> bool:
        """The arrows go from one list to the other at their ends."""
        if key == "down" and self._games.has_focus and self._at_end(self._games, -1):
            self._values.focus()
        elif key == "up" and self._values.has_focus and self._at_end(self._values, 0):
            self._games.focus()
        else:
            return False
        return True

    def _at_end(self, grid: Grid, end: int) -> bool:
        keys = [row.key for row in grid.rows if row.open]
        return not keys or grid.key == keys[end]

    def turn(self) -> None:
        """To the other list."""
        (self._games if self._values.has_focus else self._values).focus()

    def on_grid_chosen(self) -> None:
        """A double click."""
        self.look()

    def look(self) -> None:
        """The opponent's card, or the workings of the value."""
        if self._values.has_focus:
            self._take_apart()
            return
        at = self._games.key.removeprefix("round ")
        if at.isdecimal():
            record = on_record(self._desk.event).entrants[self._number - 1].records[int(at) - 1]
            if record.opponent:
                self._show(self._desk.event.order[record.opponent - 1])

    def _take_apart(self) -> None:
        from clubtd.ui.value_box import ValueBox

        at = next((i for i, found in enumerate(self._worked) if found.code == self._values.key), -1)
        if at >= 0:
            pages = [(found,) for found in self._worked]
            name = self._names[self._number]
            self.app.push_screen(ValueBox(pages, at, name, games.all_names(self._names, self._found.table)))

    def later(self) -> None:
        """The next player of the standings."""
        self._step(1)

    def earlier(self) -> None:
        """The player before."""
        self._step(-1)

    def _step(self, by: int) -> None:
        lines = [row.number for row in self._found.ranked.rows]
        if self._number in lines:
            self._show(self._desk.event.order[lines[(lines.index(self._number) + by) % len(lines)] - 1])


def _value_columns() -> tuple[Column, ...]:
    return (
        Column("place", "#", 2, Align.RIGHT),
        Column("code", t("Code")),
        Column("value", t("Value"), 7, Align.POINT),
        Column("title", t("Tie-break"), flexible=True, minimum=24),
        Column("line", t("What it is"), flexible=True, minimum=12),
    )


def _value_row(found: Workings, own: tuple[str, ...]) -> Row:
    code = tie_break(found.code)
    place = str(own.index(found.code) + 1) if found.code in own else ""
    value = Cell("-", "muted") if found.total is None else number(Fraction(found.total))
    about = say(found.note) if found.note else say(code.line)
    return Row(found.code, (place, code.name, value, say(code.title), Cell(about, "muted")))
