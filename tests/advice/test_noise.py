"""Noise measured on the event itself (section 3), held against ranking every changed table again."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from time import process_time

import pytest
from played import event, level_pair, reopened

from clubtd.advice.noise import (
    champion_count,
    champions,
    firmness,
    firmness_lines,
    side_by_side,
    usual_orders,
)
from clubtd.advice.outlook import Hope, Outlook, fore_line, outlook, outlook_line
from clubtd.advice.shape import Shape
from clubtd.advice.verdict import Board, Terms, Verdict, other_boards, other_results, with_result
from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.message import Refused
from clubtd.event.result import Code, Colour
from clubtd.formats.words import say
from clubtd.standings.ranking import standings

RULES = "fide-2026"


def name(number: int) -> str:
    return chr(ord("A") + number - 1)


def by_ranking(table: Crosstable, order: tuple[str, ...], a: int, b: int) -> Verdict:
    ranks = standings(table, order, RULES).stages[-1]
    if ranks[a - 1] == ranks[b - 1]:
        return Verdict.LEVEL
    return Verdict.FIRST if ranks[a - 1] < ranks[b - 1] else Verdict.SECOND


@pytest.mark.parametrize(
    "order", [("BH",), ("BH-C1", "BH", "SB"), ("DE", "SB"), ("BH", "DE", "PS"), ("AOB",)]
)
def test_every_other_result_is_found_and_no_other(order: tuple[str, ...]) -> None:
    tied = 0
    for seed in range(30):
        table = event(12, 4, seed)
        pair = level_pair(table)
        if pair is None:
            continue
        tied += 1
        found = firmness(table, Terms(order), *pair)
        now = by_ranking(table, order, found.first, found.second)
        assert now is (Verdict.FIRST if found.code else Verdict.LEVEL)
        turns = []
        for board in other_boards(table, *pair):
            assert not {board.white, board.black} & set(pair)
            for white in other_results(board):
                changed = by_ranking(with_result(table, board, white), order, found.first, found.second)
                if changed is not now:
                    turns.append((board, white, changed))
        assert [(t.board, t.white, t.verdict) for t in found.turns] == turns
        met_last = table.entrants[pair[0] - 1].records[-1].opponent == pair[1]
        assert found.boards == (5 if met_last else 4)
    assert tied > 3


def test_counted_and_named() -> None:
    table = event(16, 4, 57)
    pair = level_pair(table)
    assert pair
    found = firmness(table, Terms(("BH", "SB", "PS")), *pair)
    assert found.turning
    numbers = {(b.white, b.black): i for i, b in enumerate(other_boards(table, *pair), 2)}
    count, *turns = [say(line) for line in firmness_lines(found, name, numbers, "the cup")]
    assert count == f"{found.turning} of the {found.boards} other boards of round 4 could have turned it."
    same = {(turn.board, turn.verdict): turn for turn in found.turns}
    assert len(turns) == len(same) < len(found.turns)
    assert sum(" or " in line for line in turns) == len(found.turns) - len(same)
    for line, turn in zip(turns, same.values(), strict=True):
        assert line.startswith(
            f"Board {numbers[turn.board.white, turn.board.black]}, {name(turn.board.white)} - "
        )
        ending = {
            Verdict.LEVEL: "they are level.",
            Verdict.FIRST: f"the cup goes to {name(found.first)}.",
            Verdict.SECOND: f"the cup goes to {name(found.second)}.",
        }
        assert line.endswith(ending[turn.verdict])


def test_when_nothing_could_have_turned_it() -> None:
    table = event(16, 4, 14)
    pair = level_pair(table)
    assert pair
    found = firmness(table, Terms(("BH", "SB", "PS")), *pair)
    assert [say(line) for line in firmness_lines(found, name, {})] == [
        "No single result on the other boards of round 4 could have turned it."
    ]


def test_a_changed_board_changes_two_rows_and_nothing_else() -> None:
    table = event(8, 3, 1)
    board = other_boards(table, 1, 2)[0]
    for white in other_results(board):
        changed = with_result(table, board, white)
        rows = [i for i, (a, b) in enumerate(zip(table.entrants, changed.entrants, strict=True), 1) if a != b]
        assert rows == sorted([board.white, board.black])
        points = [sum(e.points for e in t.entrants) for t in (table, changed)]
        assert points == [120, 120]


def test_players_who_are_not_level_on_points_are_refused() -> None:
    table = event(8, 3, 1)
    best, worst = (f(table.entrants, key=lambda e: e.points).number for f in (max, min))
    with pytest.raises(Refused, match="not level on points"):
        firmness(table, Terms(("BH",)), best, worst)


def test_all_orders_side_by_side() -> None:
    table = event(16, 4, 23)
    orders = usual_orders(Shape(System.SWISS, 4, 16))
    tables = side_by_side(table, orders, Terms(()))
    assert [t.order for t in tables] == list(orders)
    for found, line in zip(tables, champions(tables, name), strict=True):
        winners = [name(n) for n in standings(table, found.order, RULES).groups[0]]
        assert say(line).startswith(f"{found.order[0]}: ")
        assert all(winner in say(line) for winner in winners)
        assert say(line).endswith("(level)") is (len(winners) > 1)
    assert champion_count(tables) == len({t.groups[0] for t in tables if len(t.groups[0]) == 1})


@pytest.mark.parametrize("rules", ["fide-2026", "uschess", "club"])
@pytest.mark.parametrize("system", [System.SWISS, System.ROUND_ROBIN])
@pytest.mark.parametrize("rounds", [3, 4, 9])
def test_usual_orders_are_allowed_and_of_one_rule_book(rules: str, system: System, rounds: int) -> None:
    orders = usual_orders(Shape(system, rounds, 10, rules=rules))
    assert orders
    codes = {order[0] for order in orders}
    assert not codes & (
        {"BH", "PS"} if rules == "uschess" and system is System.SWISS else {"MODMED", "SOLKOFF"}
    )
    assert ("BH-M2" in codes) is (system is System.SWISS and rounds >= 5 and rules != "uschess")


# What can still happen, held against every way the last round can end.


def every_end(table: Crosstable) -> list[tuple[dict[int, Code], list[int]]]:
    """Every way the open boards can end: what everybody had there, and the points."""
    boards = [
        Board(e.number, e.records[-1].opponent, Code.OPEN)
        for e in table.entrants
        if e.records[-1].code is Code.OPEN and e.records[-1].colour is Colour.WHITE
    ]
    ends = []
    for results in product((Code.WIN, Code.DRAW, Code.LOSS), repeat=len(boards)):
        ended = table
        for board, white in zip(boards, results, strict=True):
            ended = with_result(ended, board, white)
        had = {e.number: e.records[-1].code for e in ended.entrants}
        ends.append((had, [e.points for e in ended.entrants]))
    return ends


def hope(ends: list[list[int]], number: int) -> Hope:
    best = [max(p for n, p in enumerate(points, 1) if n != number) for points in ends]
    own = [points[number - 1] for points in ends]
    if all(o > b for o, b in zip(own, best, strict=True)):
        return Hope.ALONE
    if all(o >= b for o, b in zip(own, best, strict=True)):
        return Hope.AT_LEAST_SHARED
    if any(o > b for o, b in zip(own, best, strict=True)):
        return Hope.MAY_BE_ALONE
    return Hope.MAY_SHARE if any(o == b for o, b in zip(own, best, strict=True)) else Hope.NONE


@pytest.mark.parametrize("open_boards", [1, 3, 5])
@pytest.mark.parametrize("seed", range(6))
def test_what_can_still_happen_for_first_place(seed: int, open_boards: int) -> None:
    table = reopened(event(10, 4, seed), open_boards)
    ends = every_end(table)
    found = {o.number: dict(o.hopes) for o in outlook(table, Terms(()))}
    for e in table.entrants:
        playing = e.records[-1].code is Code.OPEN
        cases = (Code.WIN, Code.DRAW, Code.LOSS) if playing else (None,)
        right = {
            code: hope([points for had, points in ends if code in (None, had[e.number])], e.number)
            for code in cases
        }
        if set(right.values()) == {Hope.NONE}:
            assert e.number not in found
        else:
            assert found[e.number] == right


def test_fore_buchholz_draws_the_last_round() -> None:
    table = reopened(event(10, 4, 0), 5)
    drawn = table
    for e in table.entrants:
        if e.records[-1].colour is Colour.WHITE:
            drawn = with_result(drawn, Board(e.number, e.records[-1].opponent, Code.OPEN), Code.DRAW)
    for found in outlook(table, Terms(())):
        values = standings(drawn, ("BH",), RULES).row(found.number).values
        assert found.fore == values[0]
        assert isinstance(found.fore, Fraction)


def test_the_last_round_has_to_be_paired() -> None:
    with pytest.raises(Refused, match="not paired yet"):
        outlook(event(8, 4, 1).after(3), Terms(()))


def test_sentences_of_the_outlook() -> None:
    def row(number: int, points: int, opponent: int, colour: Colour) -> Entrant:
        return Entrant(number, 1500, (Record(Code.WIN, points), Record(Code.OPEN, 0, opponent, colour)))

    table = Crosstable(
        (
            row(1, 20, 2, Colour.WHITE),
            row(2, 15, 1, Colour.BLACK),
            row(3, 15, 4, Colour.WHITE),
            row(4, 0, 3, Colour.BLACK),
        ),
        2,
    )
    assert [say(outlook_line(o, name(o.number))) for o in outlook(table, Terms(()))] == [
        "A: first alone with a win; sure of at least a share of first place with a draw.",
        "B: sure of at least a share of first place with a win.",
        "C: perhaps a share of first place with a win.",
    ]


def test_fore_buchholz_is_told_of_those_who_can_finish_level() -> None:
    shared = Outlook(1, ((Code.WIN, Hope.ALONE), (Code.DRAW, Hope.AT_LEAST_SHARED)), Fraction(14))
    other = Outlook(2, ((Code.WIN, Hope.MAY_SHARE), (Code.DRAW, Hope.NONE)), Fraction(12))
    alone = Outlook(3, ((Code.WIN, Hope.ALONE), (Code.DRAW, Hope.NONE)), Fraction(9))
    told = fore_line((shared, other, alone), name)
    assert told and say(told).endswith("(Fore Buchholz) says: A 14; B 12.")
    assert fore_line((shared, alone), name) is None


def test_sixty_players_cost_at_most_twenty_tables() -> None:
    table = event(60, 7, 5)
    pair = level_pair(table)
    assert pair
    order = ("BH-C1", "BH", "SB")
    opened = reopened(table, 30)

    def cost(*questions: Callable[[], object]) -> float:
        times = []
        for _ in range(5):
            start = process_time()
            for question in questions:
                question()
            times.append(process_time() - start)
        return min(times)

    one = cost(lambda: standings(table, order, RULES))
    orders = usual_orders(Shape(System.SWISS, 7, 60))
    all_of_it = cost(
        lambda: firmness(table, Terms(order), *pair),
        lambda: side_by_side(table, orders, Terms(())),
        lambda: outlook(opened, Terms(())),
    )
    assert all_of_it <= 20 * one
