"""Why one player stands above another: the comparison, and the value that decides taken apart for both."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.crosstable import Crosstable
from clubtd.event.message import Message, msg
from clubtd.formats.words import say, t
from clubtd.standings.codes import tie_break
from clubtd.standings.comparison import POINTS, Compared, Comparison, compare, neighbour
from clubtd.standings.ranking import Standings
from clubtd.standings.workings import Workings, workings
from clubtd.ui import taken_apart
from clubtd.ui.command import Command
from clubtd.ui.sheet import CLOSE, EMPTY, LESS, MORE, Sheet, Text, plain, wrapped
from clubtd.ui.side_by_side import side_by_side
from clubtd.ui.values import codes_for


class WorkingsBox(Sheet):
    """The box over the standings. `follow` is told whenever another player is looked at."""

    OFFERS = (
        Command("right", ("right",), "other tie-breaks", "The next tie-break.", "next_code"),
        Command("left", ("left",), "before", "The tie-break before.", "code_before", line=False),
        Command("down", ("down",), "other places", "The player below.", "down"),
        Command("up", ("up",), "above", "The player above.", "up", line=False),
        Command("orders", ("t",), "all orders", "The winner under each usual order.", "turn"),
        MORE,
        LESS,
        CLOSE,
    )

    def __init__(
        self,
        table: Crosstable,
        ranked: Standings,
        player: int,
        name_of: taken_apart.NameOf,
        follow: Callable[[int], object] = lambda number: None,
    ) -> None:
        super().__init__()
        self._table = table
        self._ranked = ranked
        self._name_of = name_of
        self._follow = follow
        self._codes = codes_for(table, ranked)
        self._orders = False
        self._look_at(player)

    def _look_at(self, player: int) -> None:
        self._player = player
        self._other = neighbour(self._ranked, player)
        self._code = POINTS
        if self._other:
            found = self._comparison
            self._code = found.decisive or found.steps[-1].code

    @property
    def _pair(self) -> tuple[int, int]:
        """Both numbers, the one who stands higher first."""
        lines = [row.number for row in self._ranked.rows]
        first, second = sorted((self._player, self._other), key=lines.index)
        return first, second

    @property
    def _comparison(self) -> Comparison:
        return compare(self._ranked, *self._pair)

    # What stands in it

    def question(self) -> str:
        """The question."""
        if self._orders:
            return t("Who wins under which order?")
        if not self._other:
            return self._name_of(self._player)
        first, second = map(self._name_of, self._pair)
        if self._comparison.level:
            return t("Why do {first} and {second} share the place?", first=first, second=second)
        return t("Why is {first} ahead of {second}?", first=first, second=second)

    def texts(self, room: int) -> list[Text]:
        """The answer in words, then the numbers."""
        if self._orders:
            return side_by_side(self._table, self._ranked, self._pair, self._name_of, room)
        if not self._other:
            return [
                *self._heading(room),
                *taken_apart.single(self._worked(self._player), self._name_of, room),
            ]
        lines = wrapped(" ".join(map(say, sentences(self._comparison))), room, "strong")
        first, second = map(self._worked, self._pair)
        return [
            *lines,
            EMPTY,
            *self._heading(room),
            *taken_apart.pair(first, second, self._name_of, room),
        ]

    def _heading(self, room: int) -> list[Text]:
        code = tie_break(self._code)
        title, place = say(code.title), self._codes.index(self._code)
        if place == 0:
            where = ""
        elif place <= len(self._ranked.order):
            where = t("tie-break {place} of {n}", place=place, n=len(self._ranked.order))
        else:
            where = t("not in the order of this event")
        about = f"{code.name}  {title}: {say(code.line)}"
        return [*wrapped(about, room, "title"), *([plain(where, "muted")] if where else [])]

    def _worked(self, player: int) -> Workings:
        return workings(self._table, player, self._code, self._ranked.rules, order=self._ranked.order)

    # What people do

    def next_code(self) -> None:
        """The next tie-break."""
        self._leaf(1)

    def code_before(self) -> None:
        """The tie-break before."""
        self._leaf(-1)

    def _leaf(self, by: int) -> None:
        self._orders = False
        self._code = self._codes[(self._codes.index(self._code) + by) % len(self._codes)]
        self.pane.top = 0
        self.show()

    def down(self) -> None:
        """The player below."""
        self._step(1)

    def up(self) -> None:
        """The player above."""
        self._step(-1)

    def _step(self, by: int) -> None:
        lines = [row.number for row in self._ranked.rows]
        at = lines.index(self._player) + by
        if 0 <= at < len(lines):
            self._look_at(lines[at])
            self._follow(self._player)
            self.pane.top = 0
            self.show()

    def turn(self) -> None:
        """From the comparison to the winners under all orders, and back."""
        self._orders = not self._orders
        self.pane.top = 0
        self.show()


def sentences(found: Comparison) -> list[Message]:
    """The comparison in words, a sentence a step."""
    said = [_sentence(step, step.code == found.decisive) for step in found.steps]
    return [*said, msg("They are level on everything.")] if found.level else said


def _sentence(step: Compared, decides: bool) -> Message:
    title, first, second = tie_break(step.code).title, step.first, step.second
    if first is None and second is None:
        return msg("{title} decides nothing.", title=title)
    if first is None or second is None:
        return msg("{title}: only one of them has a value.", title=title)
    if first == second:
        return msg("{title}: {value} each.", title=title, value=first)
    if decides:
        return msg(
            "{title}: {first} against {second}. This decides.", title=title, first=first, second=second
        )
    return msg("{title}: {first} against {second}.", title=title, first=first, second=second)
