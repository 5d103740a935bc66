"""Simulation: the seed repeats it, the real event is what is played, and the facts come out again."""

from collections import Counter, deque
from random import Random
from time import process_time

import pytest
from played import event as simulated
from played import level_pair

from clubtd.advice.chance import expectation, game
from clubtd.advice.facts import CHANGED, RIGHT, SHARED, facts, nearest, sentence, tenths
from clubtd.advice.noise import firmness
from clubtd.advice.scoregroups import pair
from clubtd.advice.simulate import Plan, Size, by_score_group, invented, play, simulate, simulate_invented
from clubtd.advice.simulation_words import figures_lines, named
from clubtd.advice.tally import Tally
from clubtd.advice.this_event import dutch_round, plan_of
from clubtd.advice.verdict import Terms
from clubtd.event.actions import (
    AddPlayers,
    CreateEvent,
    DrawNumbers,
    EnterResult,
    ForbidPair,
    RequestBye,
    Withdraw,
    apply,
)
from clubtd.event.crosstable import Crosstable, System
from clubtd.event.event import Event, Forbidden, Settings
from clubtd.event.frozen import replace
from clubtd.event.history import NOTHING
from clubtd.event.message import msg
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.formats.words import say
from clubtd.pairing.next_round import pairing_steps

ORDERS = (("BH-C1",), ("SB",), ("PS",))


def last(tallies: object) -> Tally:
    return deque(tallies, maxlen=1)[0]  # type: ignore[call-overload, no-any-return]


def night(players: int, rounds: int, system: System = System.SWISS) -> Event:
    people = tuple(Person(f"P{n}", 2000 - 40 * n if n % 5 else 0) for n in range(1, players + 1))
    event = apply(NOTHING, CreateEvent(Settings("Night", system=system, rounds=rounds), ("BH", "SB", "PS")))
    return apply(event, AddPlayers(people))


def paired(event: Event) -> Event:
    for step in pairing_steps(event, "", Random(1), "1"):
        event = apply(event, step)
    return event


@pytest.mark.parametrize(
    "white, black, right", [(1500, 1500, 0.55), (1700, 1500, 0.795), (1500, 1900, 0.109)]
)
def test_whites_expectation(white: int, black: int, right: float) -> None:
    assert expectation(white, black) == pytest.approx(right, abs=0.001)


@pytest.mark.parametrize(("white", "black"), [(1500, 1500), (1900, 1400), (1200, 1600)])
def test_games_keep_to_the_expectation(white: int, black: int) -> None:
    chance = Random(7)
    found = Counter(game(chance, white, black) for _ in range(20_000))
    e = expectation(white, black)
    assert (found[Code.WIN] + found[Code.DRAW] / 2) / 20_000 == pytest.approx(e, abs=0.01)
    assert found[Code.DRAW] / 20_000 == pytest.approx(min(0.3, 2 * min(e, 1 - e)), abs=0.01)


def test_top_half_meets_bottom_half_in_score_groups() -> None:
    assert pair([0] * 6, [0] * 6) == [(0, 3), (1, 4), (2, 5)]
    met = [1 << 3, 1 << 4, 1 << 5, 1, 2, 4]
    # 0, 1, 2 won: 2 floats down; 0 meets 1, then 2 meets the middle of those below
    assert pair([10, 10, 10, 0, 0, 0], met) == [(0, 1), (2, 4), (3, 5)]


def met_by(*pairs: tuple[int, int], players: int) -> list[int]:
    met = [0] * players
    for a, b in pairs:
        met[a] |= 1 << b
        met[b] |= 1 << a
    return met


def test_two_go_down_from_an_even_group_that_cannot_be_paired() -> None:
    met = met_by((0, 3), (1, 3), (2, 3), players=8)
    assert pair([10] * 4 + [0] * 4, met) == [(0, 1), (2, 5), (3, 6), (4, 7)]


def test_the_last_group_is_put_together_with_the_one_above() -> None:
    met = met_by((2, 3), players=4)
    assert pair([10, 10, 0, 0], met) == [(0, 2), (1, 3)]
    assert pair([10, 10, 0, 0], met_by((2, 3), (2, 0), (2, 1), players=4)) == []


def test_white_goes_to_the_higher_placed_of_two_who_had_it_equally_often() -> None:
    table, _ = invented(Size(8, 3), Random(1))
    assert by_score_group(table, 1, range(1, 9))[0] == [(1, 5), (2, 6), (3, 7), (4, 8)]


@pytest.mark.parametrize(("players", "rounds"), [(8, 5), (10, 7), (12, 9)])
def test_nobody_meets_twice(players: int, rounds: int) -> None:
    complete = 0
    for seed in range(20):
        table = simulated(players, rounds, seed)
        complete += table.played == rounds
        for e in table.entrants:
            met = [r.opponent for r in e.records]
            assert len(set(met)) == table.played
            assert e.number not in met
            assert 0 not in met
    assert complete > 15


def test_the_same_seed_gives_the_same_figures() -> None:
    figures = [last(simulate_invented(Size(12, 4), ORDERS, 60, Random(seed))).figures for seed in (1, 1, 2)]
    assert figures[0] == figures[1] != figures[2]


def test_progress_is_told_after_every_run() -> None:
    assert [t.runs for t in simulate_invented(Size(8, 3), ORDERS, 5, Random(1))] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("players", "rounds", "runs"), [(16, 4, 600), (12, 5, 400), (32, 5, 250)])
def test_a_small_run_agrees_with_the_facts(players: int, rounds: int, runs: int) -> None:
    """The whole table is checked by tests/bench/advice_facts.py with 10 000 runs."""
    found = last(simulate_invented(Size(players, rounds), ORDERS, runs, Random(2026))).figures
    expected = {
        found.shared: nearest(SHARED, players, rounds),
        found.changed: nearest(CHANGED, players, rounds),
        **{
            share: nearest(RIGHT[order[0]], players, rounds)
            for share, order in zip(found.right, ORDERS, strict=True)
        },
    }
    for estimate, right in expected.items():
        assert abs(estimate.percent - right) <= 3 * estimate.error


def test_one_standard_error_is_what_so_many_ties_allow() -> None:
    found = last(simulate_invented(Size(16, 4), ORDERS, 1000, Random(5))).figures
    assert 220 <= found.ties <= 320
    assert found.right[0].error in (3, 4)
    assert found.shared.error == 2


# This event.


def test_an_event_is_simulated_with_its_byes_and_forbidden_pairs() -> None:
    event = night(9, 4)
    event = apply(event, RequestBye(3, 2, Code.HALF_BYE))
    event = apply(event, ForbidPair(Forbidden(1, 2)))
    plan = plan_of(event)
    numbers = event.numbers
    chance = Random(3)
    for _ in range(20):
        table = play(plan, [1500.0] * 9, chance)
        assert table.played == 4
        assert table.entrants[numbers[3] - 1].records[1].code is Code.HALF_BYE
        assert numbers[2] not in [r.opponent for r in table.entrants[numbers[1] - 1].records]
        for number in range(4):
            codes = [e.records[number].code for e in table.entrants]
            assert codes.count(Code.PAB) == (0 if number == 1 else 1)


def test_only_what_is_left_of_an_event_is_played() -> None:
    event = paired(night(8, 3))
    for board in (1, 2, 3, 4):
        event = apply(event, EnterResult(1, board, Result.WHITE_WINS))
    gone = event.order[0]
    event = apply(event, Withdraw(gone))
    plan = plan_of(event)
    assert plan.table.played == 1
    before = plan.table
    chance = Random(3)
    for _ in range(10):
        table = play(plan, [1500.0] * 8, chance)
        assert table.after(1) == before
        assert [r.code for r in table.entrants[0].records[1:]] == [Code.ZERO_BYE] * 2


@pytest.mark.parametrize("players", [4, 5])
def test_a_round_robin_is_simulated_by_its_table(players: int) -> None:
    event = night(players, players - 1 + players % 2, System.ROUND_ROBIN)
    plan = plan_of(paired(event))
    table = play(plan, [1500.0] * players, Random(1))
    assert table.played == table.planned == players - 1 + players % 2
    for e in table.entrants:
        assert sorted(r.opponent for r in e.records if r.opponent) == [
            n for n in range(1, players + 1) if n != e.number
        ]


def test_cancelled_results_of_a_round_robin_count_for_nobody_in_a_simulation() -> None:
    """C.05 6.6: 4 beat 1 and left; 1 and 2 have a win and a draw against the others, and share first place."""
    event = night(4, 3, System.ROUND_ROBIN)
    event = apply(event, DrawNumbers((1, 2, 3, 4)))
    won = {(4, 1), (1, 3), (2, 3)}
    for number in (1, 2, 3):
        event = paired(event)
        for board in event.rounds[-1].games:
            white = (board.white, board.black) in won
            black = (board.black, board.white) in won
            result = Result.WHITE_WINS if white else Result.BLACK_WINS if black else Result.DRAW
            if board.result is Result.OPEN:
                event = apply(event, EnterResult(number, board.board, result))
        if number == 1:
            event = apply(event, Withdraw(4, cancel=True))
    assert last(simulate(plan_of(event), ORDERS, 1, Random(1))).ties == 1


def test_a_run_that_cannot_be_paired_ends_there() -> None:
    table = play(plan_of(night(4, 9)), [1500.0] * 4, Random(1))
    assert table.played == 3
    tally = last(simulate(plan_of(night(4, 9)), ORDERS, 5, Random(1)))
    assert (tally.runs, tally.stuck, tally.ties) == (5, 5, 0)


def test_nobody_to_simulate() -> None:
    empty = apply(NOTHING, CreateEvent(Settings("Night", rounds=4), ("BH",)))
    tally = last(simulate(plan_of(empty), ORDERS, 3, Random(1)))
    assert (tally.runs, tally.figures.ties) == (3, 0)


def cost_beside_pairings() -> float:
    """How many times as long as its pairings a simulation takes."""
    spent = 0.0

    def timed(table: Crosstable, number: int, present: object) -> object:
        nonlocal spent
        start = process_time()
        made = dutch_round(table, present)  # type: ignore[arg-type]
        spent += process_time() - start
        return made

    chance = Random(9)
    table, _ = invented(Size(24, 4), chance)
    start = process_time()
    last(simulate(Plan(table, timed), [("BH", "SB", "PS"), ("PS", "BH")], 30, chance))  # type: ignore[arg-type]
    return (process_time() - start) / spent


def test_a_simulated_event_costs_less_than_twice_its_pairings() -> None:
    assert min(cost_beside_pairings() for _ in range(3)) < 2


def test_the_facts_of_sixteen_players_and_four_rounds_in_words() -> None:
    found = facts(16, 4, "BH-C1")
    text = say(sentence(found, msg("Buchholz Cut-1"), msg("the cumulative score")))
    for figure in (
        "16 players and 4 rounds",
        "about 27 of 100",
        "about 63 of 100",
        "about 53",
        "about 7 of 10",
    ):
        assert figure in text


@pytest.mark.parametrize(
    ("players", "rounds", "size"), [(14, 4, (16, 4)), (5, 4, (8, 4)), (200, 2, (60, 3)), (30, 15, (32, 9))]
)
def test_the_nearest_size(players: int, rounds: int, size: tuple[int, int]) -> None:
    found = facts(players, rounds, "BH-C1")
    assert (found.players, found.rounds) == size


def test_the_simulation_of_an_event_in_words() -> None:
    event = night(10, 3)
    orders = [event.tie_breaks, ("PS", "BH")]
    found = last(simulate(plan_of(event), orders, 120, Random(4))).figures
    lines = [say(line) for line in figures_lines(found, named(orders))]
    assert lines[0] == (
        f"In 120 simulated events like this one first place is shared in about {found.shared.percent} of 100"
        f" (give or take {2 * found.shared.error})."
    )
    assert lines[1] == f"In these {found.ties} shared first places:"
    assert lines[2].startswith(
        f"BH, then SB, then PS prefers the stronger player in about {found.right[0].percent} of"
    )
    assert lines[3].startswith("PS, then BH prefers")
    assert lines[4] == "A coin would do so in 50 of 100."
    assert "one other result of the last round" in lines[5]


@pytest.mark.parametrize(
    ("percent", "said"), [(0, "hardly any"), (4, "hardly any"), (5, "about 1 of 10"), (71, "about 7 of 10")]
)
def test_a_share_is_said_without_false_precision(percent: int, said: str) -> None:
    assert say(tenths(percent)) == said
    assert say(tenths(97)) == "nearly all"


def test_a_simulation_with_few_ties_compares_nothing() -> None:
    found = last(simulate(plan_of(night(10, 3)), [("BH",)], 40, Random(4))).figures
    assert say(figures_lines(found, named([("BH",)]))[1]).startswith("That is too seldom")
    [never] = figures_lines(replace(found, ties=0), named([("BH",)]))
    assert f"In {found.runs} simulated events like this one first place is never shared" in say(never)


@pytest.mark.parametrize("runs", [1, 5, 29])
def test_a_few_events_are_counted_and_no_percentage_is_said(runs: int) -> None:
    found = last(simulate(plan_of(night(10, 3)), [("BH",)], runs, Random(4))).figures
    [line] = figures_lines(found, named([("BH",)]))
    assert say(line).startswith(f"In {runs} simulated event")
    assert f"shared in {found.ties}: too few to say more" in say(line)


def test_a_simulation_that_never_ends_says_so() -> None:
    found = last(simulate(plan_of(night(4, 9)), [("BH",)], 5, Random(4))).figures
    assert [say(line) for line in figures_lines(found, named([("BH",)]))] == [
        "No event could be played to its end: there are too many rounds for these players."
    ]


@pytest.mark.parametrize("seed", range(6))
def test_right_is_to_prefer_the_stronger(seed: int) -> None:
    table = next(t for t in (simulated(8, 4, s) for s in range(100)) if level_pair(t))
    pair = level_pair(table)
    assert pair
    order = next(o for o in (("BH",), ("SB",), ("PS",)) if firmness(table, Terms(o), *pair).code)
    ahead = firmness(table, Terms(order), *pair).first
    leaders = [e.number for e in table.entrants if e.points == max(x.points for x in table.entrants)]
    assert len(leaders) == 2
    for stronger, right in ((ahead, 100), (next(n for n in leaders if n != ahead), 0)):
        tally = Tally([order])
        tally.add(table, [1600 if n == stronger else 1500 for n in range(1, 9)], Random(seed))
        assert tally.figures.right[0].percent == right
        assert tally.figures.decided[0].percent == 100
