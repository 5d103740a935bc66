"""How firm an order is, measured on the event itself: single results that would have changed it, and other orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from clubtd.advice.choices import allowed
from clubtd.advice.shape import Shape
from clubtd.advice.verdict import Board, Terms, Verdict, decide, other_boards, other_results, with_result
from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.result import Code
from clubtd.standings.ranking import Standings, standings


@frozen
class Turn:
    """Another result of one board of the last round, what White would have had, and what would have come of it."""

    board: Board
    white: Code
    verdict: Verdict


@frozen
class Firmness:
    """Two players level on points: `first` is ahead by `code` (empty: they are level).

    `boards` is how many boards of the last round there are at which neither sat; `turns` are all their results that
    would have made another verdict.
    """

    first: int
    second: int
    code: str
    round: int
    boards: int
    turns: tuple[Turn, ...]

    @property
    def turning(self) -> int:
        """How many of the boards could have turned it."""
        return len({turn.board for turn in self.turns})


def firmness(table: Crosstable, terms: Terms, a: int, b: int) -> Firmness:
    """Which single other results of the last round would have changed who of two is ahead.

    Refused when they are not level on points, or when nothing has been played.
    """
    points = {e.number: e.points for e in table.entrants if e.number not in terms.announced.out}
    if a == b or not table.played or a not in points or points[a] != points.get(b):
        raise Refused(msg("These two are not level on points: no tie-break parts them."))
    now = decide(table, terms, a, b)
    if now.verdict is Verdict.SECOND:
        a, b = b, a
    verdict = Verdict.LEVEL if now.verdict is Verdict.LEVEL else Verdict.FIRST
    boards = other_boards(table, a, b)
    turns = []
    for board in boards:
        for white in other_results(board):
            found = decide(with_result(table, board, white), terms, a, b).verdict
            if found is not verdict:
                turns.append(Turn(board, white, found))
    return Firmness(a, b, now.code, table.played, len(boards), tuple(turns))


Name = Callable[[int], str]
_RESULTS = {Code.WIN: "1-0", Code.DRAW: "½-½", Code.LOSS: "0-1"}


def firmness_lines(
    found: Firmness, name: Name, number: Mapping[tuple[int, int], int], thing: str = ""
) -> tuple[Message, ...]:
    """How firm it is, in sentences: the count, then every board that could have turned it, by number.

    `number` gives the boards' numbers by (White, Black); `thing` is what the players play for (a cup), if anything.
    """
    if not found.turning:
        none = msg(
            "No single result on the other boards of round {round} could have turned it.", round=found.round
        )
        return (none,)
    count = nmsg(
        "{turning} of the {n} other board of round {round} could have turned it.",
        "{turning} of the {n} other boards of round {round} could have turned it.",
        found.boards,
        turning=found.turning,
        round=found.round,
    )
    turns = sorted(found.turns, key=lambda turn: number.get((turn.board.white, turn.board.black), 0))
    same: dict[tuple[Board, Verdict], list[Code]] = {}
    for turn in turns:
        same.setdefault((turn.board, turn.verdict), []).append(turn.white)
    return (
        count,
        *(
            _turn_line(
                number.get((board.white, board.black), 0),
                board,
                results,
                name,
                _outcome(found, verdict, name, thing),
            )
            for (board, verdict), results in same.items()
        ),
    )


def _turn_line(number: int, board: Board, results: Sequence[Code], name: Name, outcome: Message) -> Message:
    """Both other results of a board in one sentence, where the same would have come of them."""
    one, *other = results
    if other:
        return msg(
            "Board {number}, {white} - {black}, {one} or {other} instead of {result}, and {outcome}.",
            number=number,
            white=name(board.white),
            black=name(board.black),
            one=_RESULTS[one],
            other=_RESULTS[other[0]],
            result=_RESULTS[board.result],
            outcome=outcome,
        )
    return msg(
        "Board {number}, {white} - {black}, {other} instead of {result}, and {outcome}.",
        number=number,
        white=name(board.white),
        black=name(board.black),
        other=_RESULTS[one],
        result=_RESULTS[board.result],
        outcome=outcome,
    )


def _outcome(found: Firmness, verdict: Verdict, name: Name, thing: str) -> Message:
    if verdict is Verdict.LEVEL:
        return msg("they are level")
    ahead = name(found.first if verdict is Verdict.FIRST else found.second)
    return (
        msg("{thing} goes to {name}", thing=thing, name=ahead)
        if thing
        else msg("{name} is ahead", name=ahead)
    )


_SWISS = (("BH",), ("BH-C1",), ("BH-C2",), ("BH-M1",), ("BH-M2",), ("SB",), ("PS",), ("WIN",), ("DE",))
_ROBIN = (("SB",), ("DE",), ("KS",), ("WIN",), ("PS",))
_US = (("MODMED",), ("SOLKOFF",), ("CUM",), ("MEDIAN",), ("SB-US",))


def usual_orders(shape: Shape) -> tuple[tuple[str, ...], ...]:
    """The orders to set side by side for an event of this shape: each usual tie-break alone, where it is allowed."""
    candidates = (_US if shape.us else _SWISS) if shape.swiss else _ROBIN
    return tuple(order for order in candidates if allowed(order[0], shape) is None)


def side_by_side(table: Crosstable, orders: Sequence[tuple[str, ...]], terms: Terms) -> tuple[Standings, ...]:
    """The same table under each of these orders, otherwise read as the terms say."""
    return tuple(
        standings(
            table,
            order,
            terms.rules,
            announced=terms.announced,
        )
        for order in orders
    )


def champions(tables: Sequence[Standings], name: Name) -> tuple[Message, ...]:
    """The winners under each order: `BH: Bo`, `BH-C1: Ana`, `PS: Ana and Bo (level)`."""
    lines = []
    for found in tables:
        winners = tuple(name(number) for number in found.groups[0])
        order = " ".join(found.order)
        one = msg("{order}: {names}", order=order, names=winners)
        lines.append(
            one if len(winners) == 1 else msg("{order}: {names} (level)", order=order, names=winners)
        )
    return tuple(lines)


def champion_count(tables: Sequence[Standings]) -> int:
    """How many different players would have won alone under these orders."""
    return len({found.groups[0][0] for found in tables if len(found.groups[0]) == 1})
