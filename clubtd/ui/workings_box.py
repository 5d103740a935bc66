"""Why one player stands above another: the comparison, and the value that decides taken apart for both."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from clubtd.advice.noise import firmness, firmness_lines
from clubtd.advice.of_event import event_prizes
from clubtd.advice.shape import shape_of
from clubtd.event.event import Event
from clubtd.event.message import Message, Refused, msg
from clubtd.event.namesakes import names_by_number
from clubtd.formats.sheets.decisions import decisions_of
from clubtd.formats.words import say, t
from clubtd.standings.codes import tie_break
from clubtd.standings.comparison import POINTS, Comparison, compare, neighbour
from clubtd.standings.workings import Workings, workings
from clubtd.ui import taken_apart
from clubtd.ui.box import LESS, MORE
from clubtd.ui.closer import FIRM
from clubtd.ui.command import Command
from clubtd.ui.comparing import sentences
from clubtd.ui.games import all_names
from clubtd.ui.reckoned import Reckoned
from clubtd.ui.sheet import CLOSE, EMPTY, Sheet, Text, plain, wrapped
from clubtd.ui.side_by_side import orders_lines
from clubtd.ui.values import codes_for


class WorkingsBox(Sheet):
    """The box over the standings. `follow` is told whenever another player is looked at."""

    OFFERS = (
        Command("right", ("right",), "tie-breaks", "The next tie-break.", "next_code"),
        Command("left", ("left",), "before", "The tie-break before.", "code_before", line=False),
        FIRM._replace(run="turn", when="comparing"),
        Command(FIRM.id, FIRM.keys, "why", "Both values taken apart again.", "turn", "measuring"),
        Command("down", ("down",), "places", "The player below.", "down"),
        Command("up", ("up",), "above", "The player above.", "up", line=False),
        Command(
            "rival",
            ("tab",),
            "rival",
            "Another of those level on points with this player.",
            "next_rival",
            "has_rivals",
        ),
        Command(
            "rival-before",
            ("shift+tab",),
            "rival before",
            "The one of them before.",
            "rival_before",
            "has_rivals",
            line=False,
        ),
        MORE,
        LESS,
        CLOSE,
    )

    def __init__(
        self,
        event: Event,
        found: Reckoned,
        player: int,
        follow: Callable[[int], object] = lambda number: None,
        *,
        firm: bool = False,
    ) -> None:
        """With `firm` it opens at how firm the order of the two is, and from there goes back to the screen."""
        super().__init__()
        self._event = event
        self._found = found
        self._names = names_by_number(event)
        self._follow = follow
        self._codes = codes_for(found.table, found.ranked)
        self._noise = self._begun_firm = firm
        self._look_at(player)

    def _look_at(self, player: int, other: int = 0) -> None:
        """The player beside another one; 0: beside the neighbour in the table."""
        self._player = player
        self._other = other or neighbour(self._found.ranked, player)
        self._code = POINTS
        if self._other:
            found = self._comparison
            self._code = found.decisive or found.steps[-1].code

    @property
    def comparing(self) -> bool:
        """Whether the values of two are in sight, not how firm they are."""
        return bool(self._other) and not self._noise

    @property
    def measuring(self) -> bool:
        """Whether it is in sight how firm the order of the two is."""
        return bool(self._other) and self._noise

    @property
    def _rivals(self) -> list[int]:
        """With whom the player can be compared: those level on points, and the neighbour in the table."""
        near = neighbour(self._found.ranked, self._player)
        rows = [row for row in self._found.ranked.rows if row.rank and row.number != self._player]
        points = self._found.ranked.row(self._player).points
        return [row.number for row in rows if row.points == points or row.number == near]

    @property
    def has_rivals(self) -> bool:
        """Whether there is another one to compare the player with."""
        return bool(self._other) and len(self._rivals) > 1

    @property
    def _all_names(self) -> taken_apart.Names:
        return all_names(self._names, self._found.table)

    def _name_of(self, number: int) -> str:
        return self._names[number]

    @property
    def _pair(self) -> tuple[int, int]:
        """Both numbers, the one who stands higher first."""
        lines = [row.number for row in self._found.ranked.rows]
        first, second = sorted((self._player, self._other), key=lines.index)
        return first, second

    @property
    def _comparison(self) -> Comparison:
        return compare(self._found.ranked, *self._pair)

    # What stands in it

    def question(self) -> str:
        """The question."""
        if not self._other:
            return self._name_of(self._player)
        first, second = map(self._name_of, self._pair)
        level = self._comparison.level
        if self._noise and level:
            return t("How firmly do {first} and {second} share the place?", first=first, second=second)
        if self._noise:
            return t("How firmly is {first} ahead of {second}?", first=first, second=second)
        if level:
            return t("Why do {first} and {second} share the place?", first=first, second=second)
        return t("Why is {first} ahead of {second}?", first=first, second=second)

    def texts(self, room: int) -> list[Text]:
        """The answer in words, then the numbers."""
        if not self._other:
            alone = taken_apart.single(self._worked(self._player), self._all_names, room)
            return [*self._heading(room), *alone]
        if self._noise:
            return self._noise_lines(room)
        said = sentences(self._comparison)
        if self._comparison.settled:
            said[-1:] = decisions_of(self._event, self._found.ranked, *self._pair)
        lines = wrapped(" ".join(map(say, said)), room, "strong")
        first, second = map(self._worked, self._pair)
        both = taken_apart.pair(first, second, self._all_names, room)
        return [*lines, EMPTY, *self._heading(room), *both]

    def _heading(self, room: int) -> list[Text]:
        code = tie_break(self._code)
        place, order = self._codes.index(self._code), self._found.ranked.order
        if place == 0:
            where = ""
        elif place <= len(order):
            where = t("tie-break {place} of {n}", place=place, n=len(order))
        else:
            where = t("not in the order of this event")
        about = t("{code} {title}: {line}", code=code.name, title=code.title, line=code.line)
        return [*wrapped(about, room, "title"), *([plain(where, "muted")] if where else [])]

    def _noise_lines(self, room: int) -> list[Text]:
        """Which single result would have turned it, and what other orders say."""
        lines: list[Text] = []
        for at, message in enumerate(self._firm[self._pair]):
            lines += wrapped(say(message), room, "" if at else "strong")
        lines += [*self._prize_lines(room), EMPTY]
        shape = shape_of(self._event)
        return lines + orders_lines(self._found, shape, self._pair, self._name_of, room)

    def _prize_lines(self, room: int) -> list[Text]:
        """What the two get, when the event is over and has prizes."""
        event = self._event
        if not event.prizes.prizes or not event.finished or self._found.table.played < len(event.rounds):
            return []
        sheet = event_prizes(event)
        lines: list[Text] = []
        for award in sheet.awards:
            if award.number in self._pair:
                money = [event.prizes.currency.written(award.amount)] if award.amount else []
                got = (*money, *award.things)
                said = t("{name} gets {prizes}.", name=self._name_of(award.number), prizes=got)
                lines += wrapped(said, room)
        return [EMPTY, *lines, *wrapped(say(sheet.rule), room, "muted")] if lines else []

    @cached_property
    def _firm(self) -> _Firm:
        return _Firm(self._event, self._found, self._names)

    def _worked(self, player: int) -> Workings:
        found = self._found
        return workings(
            found.table,
            player,
            self._code,
            found.ranked.rules,
            order=found.ranked.order,
            announced=found.terms.announced,
        )

    # What people do

    def next_code(self) -> None:
        """The next tie-break."""
        self._leaf(1)

    def code_before(self) -> None:
        """The tie-break before."""
        self._leaf(-1)

    def _leaf(self, by: int) -> None:
        self._noise = False
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
        """To the next player who makes another pair: the first two are told of in one sentence, by either."""
        lines = [row.number for row in self._found.ranked.rows]
        at = lines.index(self._player) + by
        if at in (0, 1) and len(lines) > 2 and {self._player, self._other} == {*lines[:2]}:
            at += by
        if 0 <= at < len(lines):
            self._look_at(lines[at])
            self._follow(self._player)
            self.pane.top = 0
            self.show()

    def next_rival(self) -> None:
        """Compare with the next one who is level."""
        self._compare_with(1)

    def rival_before(self) -> None:
        """Compare with the one before."""
        self._compare_with(-1)

    def _compare_with(self, by: int) -> None:
        rivals = self._rivals
        self._look_at(self._player, rivals[(rivals.index(self._other) + by) % len(rivals)])
        self.pane.top = 0
        self.show()

    def close(self) -> None:
        """Back to where it was opened from, the comparison or the screen: one key, one step."""
        if self._noise and not self._begun_firm:
            self.turn()
        else:
            super().close()

    def turn(self) -> None:
        """From the comparison to the noise, and back."""
        self._noise = not self._noise
        self._begun_firm = False
        self.pane.top = 0
        self.show()


class _Firm(dict[tuple[int, int], tuple[Message, ...]]):
    """How firm the order of two players is, in sentences, asked once for each pair."""

    def __init__(self, event: Event, found: Reckoned, names: dict[int, str]) -> None:
        super().__init__()
        self._event, self._found, self._names = event, found, names

    def __missing__(self, pair: tuple[int, int]) -> tuple[Message, ...]:
        numbers = self._event.numbers
        if not self._found.table.played:
            return (msg("No round is complete yet."),)
        try:
            firm = firmness(self._found.table, self._found.terms, *pair)
        except Refused:
            said = (msg("They are not level on points: the tie-breaks have no say here."),)
            self[pair] = said
            return said
        games = self._event.round(firm.round).games
        boards = {(numbers[g.white], numbers[g.black]): g.board for g in games}
        self[pair] = firmness_lines(firm, self._names.__getitem__, boards)
        return self[pair]
