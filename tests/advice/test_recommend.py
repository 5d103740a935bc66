"""The rules of advice R1 to R24, each by its number."""

from itertools import product

import pytest

from clubtd.advice.choices import allowed, warned
from clubtd.advice.recommend import Advice, recommend
from clubtd.advice.shape import Kind, Shape
from clubtd.event.crosstable import System
from clubtd.event.frozen import replace
from clubtd.event.message import Message
from clubtd.formats.words import say
from clubtd.standings.codes import tie_break

SWISS, ROBIN = System.SWISS, System.ROUND_ROBIN


def warning_ids(advice: Advice) -> list[str]:
    return [warning.id for warning in advice.warnings]


def words(advice: Advice) -> str:
    """Everything that a person reads."""
    parts: list[Message | None] = [advice.label, advice.habit, advice.question, advice.evidence]
    parts += [*advice.reasons, *(w.message for w in advice.warnings), *advice.alternatives]
    parts += [step.gloss for step in advice.steps]
    return "\n".join(say(part) for part in parts if part)


ALL_SHAPES = [
    Shape(system, rounds, players, unrated, rules, kind)
    for system, rounds, players, unrated, rules, kind in product(
        System, (1, 3, 4, 5, 7, 9, 11), (0, 2, 5, 16, 61), (0, 2), ("fide-2026", "fide-2024", "uschess", "club"),
        (None, *Kind),
    )
    if unrated <= players
]  # fmt: skip


@pytest.mark.parametrize("rounds", [3, 4])
def test_r1_short_swiss_shows_the_convention_and_the_evidence(rounds: int) -> None:
    advice = recommend(Shape(SWISS, rounds, 16))
    assert advice.order == ("BH", "SB", "PS")
    assert advice.convention == ("PS", "BH")
    assert advice.habit
    assert "habit" in say(advice.habit)
    assert any("Share the place" in say(a) for a in advice.alternatives)
    assert advice.numbers["right"] > advice.numbers["cumulative"]


@pytest.mark.parametrize("rounds", [5, 6, 7])
def test_r2_club_swiss(rounds: int) -> None:
    assert recommend(Shape(SWISS, rounds, 20, kind=Kind.CLUB)).order == ("BH-C1", "BH", "SB")


@pytest.mark.parametrize("rounds", [7, 8, 9])
def test_r3_weekend_open(rounds: int) -> None:
    assert recommend(Shape(SWISS, rounds, 60, kind=Kind.OPEN)).order == ("BH-C1", "BH-C2", "SB")


def test_r3_seven_rounds_ask_which_kind_of_event_it_is() -> None:
    assert recommend(Shape(SWISS, 7, 40)).question
    for kind in (Kind.CLUB, Kind.OPEN):
        assert recommend(Shape(SWISS, 7, 40, kind=kind)).question is None


@pytest.mark.parametrize("players", [3, 6, 12, 24])
def test_r4_round_robin_of_any_size(players: int) -> None:
    shape = Shape(ROBIN, players - 1, players)
    assert recommend(shape).order == ("SB", "DE", "KS")
    for code in ("BH", "BH-C1", "BH-C2", "BH-M1", "BH-M2"):
        reason = allowed(code, shape)
        assert reason
        assert "round robin" in say(reason)
    assert allowed("SB", shape) is None


def test_r5_team_event_is_advice_alone() -> None:
    advice = recommend(Shape(SWISS, 7, 12, kind=Kind.TEAM))
    assert "which clubtd does not run" in say(advice.label)
    assert [say(gloss) for gloss in (s.gloss for s in advice.steps)] == ["matches won", "games won"]
    assert "publish it before the first match" in words(advice)
    assert "program for team events" in words(advice)


def test_r6_us_chess_event() -> None:
    advice = recommend(Shape(SWISS, 5, 30, rules="uschess"))
    assert advice.order == ("MODMED", "SOLKOFF", "CUM", "CUMOPP")
    assert say(advice.label).startswith("US Chess default")


def test_r7_there_is_no_fide_default() -> None:
    for shape in ALL_SHAPES:
        assert "fide default" not in words(recommend(shape)).casefold()
    assert "common practice in FIDE Swisses" in say(recommend(Shape(SWISS, 5, 20)).label)


def test_r9_four_rounds_carry_the_numbers_of_their_size_and_two_ways_out() -> None:
    advice = recommend(Shape(SWISS, 4, 16))
    warning = next(w for w in advice.warnings if w.id == "R9")
    assert {k: warning.numbers[k] for k in ("shared", "right", "cumulative", "coin", "changed")} == {
        "shared": 27,
        "right": 64,
        "cumulative": 53,
        "coin": 50,
        "changed": 71,
    }
    text = say(warning.message)
    for figure in ("mostly noise", "about 27 of 100", "about 64 of 100", "about 53", "7 of 10", "simulation"):
        assert figure in text
    ways_out = [say(a) for a in advice.alternatives]
    assert any(a.startswith("Share the place") for a in ways_out)
    assert any(a.startswith("Play one more round, 5 in all") for a in ways_out)
    assert "R9" not in warning_ids(recommend(Shape(SWISS, 5, 16)))


@pytest.mark.parametrize("shape", [Shape(SWISS, 4, 0), Shape(ROBIN, 3, 4), Shape(SWISS, 2, 8)])
def test_r9_warns_also_where_nothing_was_simulated(shape: Shape) -> None:
    assert "R9" in warning_ids(recommend(shape))


def test_r10_money_is_shared_whatever_the_order() -> None:
    assert "money can be divided" in words(recommend(Shape(SWISS, 5, 20)))


def test_r11_an_unrated_player_and_the_codes_made_of_ratings() -> None:
    advice = recommend(Shape(SWISS, 5, 20, unrated=1))
    warning = next(w for w in advice.warnings if w.id == "R11")
    assert warning.numbers == {"unrated": 1}
    for code in ("ARO", "ARO-C1", "TPR", "PTP", "APRO", "APPO", "RTNG"):
        assert code in say(warning.message)
    assert "R11" not in warning_ids(recommend(Shape(SWISS, 5, 20)))
    assert "R11" not in warning_ids(recommend(Shape(SWISS, 5, 20, unrated=1, unrated_rule=1400)))


def test_r12_old_names_of_the_medians() -> None:
    assert say(tie_break("BH-M1").line).endswith("(formerly Median Buchholz)")
    assert say(tie_break("BH-M2").line).endswith("(formerly Median Buchholz 2)")
    for text in (tie_break("BH-C1").title, tie_break("BH-C1").line):
        assert "median" not in say(text).casefold()


@pytest.mark.parametrize("rounds", [3, 4])
def test_r13_median_2_is_refused_below_five_rounds(rounds: int) -> None:
    reason = allowed("BH-M2", Shape(SWISS, rounds, 20))
    assert reason
    assert "5 rounds" in say(reason)


@pytest.mark.parametrize(("rounds", "wise"), [(5, False), (8, False), (9, True), (11, True)])
def test_r13_median_2_is_warned_about_below_nine(rounds: int, wise: bool) -> None:
    shape = Shape(SWISS, rounds, 40)
    assert allowed("BH-M2", shape) is None
    assert (warned("BH-M2", shape) is None) is wise


@pytest.mark.parametrize("rounds", [3, 4])
def test_r14_short_events_are_not_cut(rounds: int) -> None:
    shape = Shape(SWISS, rounds, 16)
    assert not any("-C" in code or "-M" in code for code in recommend(shape).order)
    assert warned("BH-C1", shape)
    assert warned("BH", shape) is None
    assert warned("BH-C1", Shape(SWISS, 5, 16)) is None


def test_r16_rules_that_ended_in_february_2026_are_named() -> None:
    assert "R16" in warning_ids(recommend(Shape(SWISS, 5, 20, rules="fide-2024")))


def test_r17_us_and_fide_numbers_are_not_mixed() -> None:
    fide = {c for kind in Kind for r in (3, 5, 9) for c in recommend(Shape(SWISS, r, 20, kind=kind)).order}
    american = set(recommend(Shape(SWISS, 5, 20, rules="uschess")).order)
    american |= set(recommend(Shape(ROBIN, 5, 6, rules="uschess")).order)
    assert not fide & american


def test_r18_unplayed_games_that_count_nothing_are_not_fide() -> None:
    advice = recommend(Shape(SWISS, 5, 20, rules="club"))
    text = say(next(w for w in advice.warnings if w.id == "R18").message)
    assert "Not FIDE" in text
    assert "announced" in text


def test_r19_nobody_is_a_virtual_opponent() -> None:
    for shape in ALL_SHAPES:
        assert "virtual" not in words(recommend(shape)).casefold()


def test_r22_one_cup_and_everything_level() -> None:
    text = words(recommend(Shape(SWISS, 5, 20)))
    assert "play-off" in text
    assert "lots" in text


@pytest.mark.parametrize(("players", "rounds"), [(5, 5), (5, 4), (6, 5), (8, 6), (8, 7), (8, 9)])
def test_r23_too_many_rounds_for_so_few_players(players: int, rounds: int) -> None:
    advice = recommend(Shape(SWISS, rounds, players))
    warning = next(w for w in advice.warnings if w.id == "R23")
    assert warning.numbers["round_robin"] == players - 1 + players % 2
    assert any("A round robin would fit" in say(a) for a in advice.alternatives)


def test_r23_rounds_matter_more_than_tie_breaks() -> None:
    for shape in (Shape(SWISS, 4, 16), Shape(SWISS, 4, 60), Shape(SWISS, 2, 10)):
        assert "number of rounds matters more than the choice of tie-break" in words(recommend(shape))
    assert "R23" not in warning_ids(recommend(Shape(SWISS, 5, 20)))


@pytest.mark.parametrize("players", [0, 6, 16, 24, 60, 200])
@pytest.mark.parametrize("rounds", [2, 4])
def test_r23_that_rounds_matter_is_said_once(players: int, rounds: int) -> None:
    assert words(recommend(Shape(SWISS, rounds, players))).count("umber of rounds matters more") <= 1


def test_figures_name_the_size_that_was_simulated_and_no_other_size_has_any() -> None:
    assert "in events of about 16 players first place is then shared in about 24 of 100" in words(
        recommend(Shape(SWISS, 4, 18))
    )
    for players in (4, 121):
        advice = recommend(Shape(SWISS, 4, players))
        assert advice.evidence is None
        assert " of 100" not in words(advice)


def test_what_can_only_be_done_before_the_start_or_the_end_is_not_advised_afterwards() -> None:
    assert "Play one more round" not in words(
        recommend(Shape(SWISS, 4, 6))
    )  # but everybody against everybody
    shape = Shape(SWISS, 4, 24)
    assert "Play one more round" in words(recommend(replace(shape, begun=True)))
    over = words(recommend(replace(shape, begun=True, over=True)))
    assert "Play one more round" not in over and "rounds are few" not in over
    assert "A round robin would fit" not in words(recommend(Shape(SWISS, 5, 6, begun=True)))


def test_r24_the_starting_number_never_decides() -> None:
    for shape in ALL_SHAPES:
        assert not {"TPN", "RTNG"} & set(recommend(shape).order)


def test_every_step_has_one_sentence_of_reason() -> None:
    for shape in ALL_SHAPES:
        advice = recommend(shape)
        assert advice.order
        assert len(set(advice.order)) == len(advice.order)
        for reason in advice.reasons:
            text = say(reason)
            assert text.endswith(".")
            assert text.count(". ") == 0


def test_no_figure_pretends_to_be_precise() -> None:
    for shape in ALL_SHAPES:
        text = words(recommend(shape))
        assert not any(f"{digit}.{other}" in text for digit in "0123456789" for other in "0123456789")
        assert "%" not in text


def test_an_unknown_code_is_refused_with_the_nearest() -> None:
    reason = allowed("BHC1", Shape(SWISS, 5, 20))
    assert reason
    assert "BH-C1" in say(reason)
