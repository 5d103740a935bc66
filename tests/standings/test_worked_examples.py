"""What popular guides claim, each claim under its name: the right ones come out, the wrong ones do not."""

from fractions import Fraction

import pytest
from typed_tables import table, worked_examples

from clubtd.event.crosstable import Crosstable, System
from clubtd.event.result import Code
from clubtd.standings.calculator import TypedRound, calculate
from clubtd.standings.codes import tie_break
from clubtd.standings.ranking import standings
from clubtd.standings.refusals import refusal
from clubtd.standings.workings import workings

EXAMPLES = {example["id"]: example for example in worked_examples()}
KINDS = {"hpb": Code.HALF_BYE, "pab": Code.PAB}
RESULTS = {1: Code.WIN, 0.5: Code.DRAW, 0: Code.LOSS}
OF_2024 = "rules before 2026-03-01"


def with_input(*names: str) -> list[str]:
    return [name for name, e in EXAMPLES.items() if set(names) & set(e["inputs"])]


def tenths(points: float) -> int:
    return int(Fraction(str(points)) * 10)


def typed(inputs: dict) -> list[TypedRound]:
    """The rounds of an example as somebody would type them."""
    if "rounds_list" in inputs:
        return [
            TypedRound(KINDS[r["kind"]])
            if "kind" in r
            else TypedRound(RESULTS[r["result"]], score=tenths(r["opponent_final"]))
            for r in inputs["rounds_list"]
        ]
    if "points_per_round" in inputs:
        return [TypedRound(RESULTS[points]) for points in inputs["points_per_round"]]
    if "beaten" in inputs:
        return [TypedRound(Code.WIN, score=tenths(s)) for s in inputs["beaten"]] + [
            TypedRound(Code.DRAW, score=tenths(s)) for s in inputs["drawn"]
        ]
    return [TypedRound(Code.WIN, score=tenths(s)) for s in inputs["opponent_final_scores"]]


def values(rounds: list[TypedRound], rules: str = "fide-2026") -> dict[str, Fraction | None]:
    return {w.code: w.total for w in calculate(rounds, len(rounds), rules)}


@pytest.mark.parametrize(
    "name", with_input("opponent_final_scores", "rounds_list", "points_per_round", "beaten")
)
def test_one_players_rounds(name):
    example = EXAMPLES[name]
    code, _, edition = example["code"].partition(" ")
    ours = values(typed(example["inputs"]), "fide-2024" if OF_2024 in edition else "fide-2026")
    rights = example["right"] if isinstance(example["right"], dict) else {code: example["right"]}
    for named, right in rights.items():
        assert ours["PTS" if named == "points" else named] == Fraction(str(right))
    claim = example["claim"]
    if isinstance(claim, (int, float)) and claim != example["right"]:
        assert ours["PTS" if code == "points" else code] != Fraction(str(claim))


def test_three_champions_bo_by_buchholz_ana_by_cut_1_cai_by_median_1():
    people = {
        name: values(typed(EXAMPLES[f"three-champions-{name.lower()}-BH"]["inputs"]))
        for name in EXAMPLES["three-champions-order"]["inputs"].values()
    }
    for code, first in EXAMPLES["three-champions-order"]["inputs"].items():
        assert max(people, key=lambda name: people[name][code]) == first


def round_robin_of_five() -> tuple[list[str], Crosstable]:
    """The guide's table as games, in the order of a schedule of five rounds."""
    results = EXAMPLES["rr5-SB-Ana"]["inputs"]["crosstable"]
    names = list(results)
    schedule = [[(0, 1), (2, 3)], [(0, 2), (1, 4)], [(0, 3), (2, 4)], [(0, 4), (1, 3)], [(1, 2), (3, 4)]]
    rows = [["--R"] * 5 for _ in names]
    for at, pairs in enumerate(schedule):
        for a, b in pairs:
            for one, other, colour in ((a, b, "w"), (b, a, "b")):
                code = RESULTS[results[names[one]][names[other]]].value
                rows[one][at] = f"{other + 1}{colour}{code}"
    return names, table(*map(" ".join, rows), system=System.ROUND_ROBIN)


@pytest.mark.parametrize("name", ["rr5-SB-Ana", "rr5-SB-Bo", "rr5-points", "rr5-DE", "rr5-derived"])
def test_a_round_robin_of_five(name):
    names, crosstable = round_robin_of_five()
    example = EXAMPLES[name]
    if name == "rr5-DE":
        encounter = workings(crosstable, 1, "DE")
        assert (encounter.group, encounter.total) == ((1, 2), None)
        assert example["right"] == "undecided"
        return
    rights = example["right"]
    if name == "rr5-points":
        rights = {"PTS": rights}
    elif not isinstance(rights, dict):
        rights = {example["code"]: {example["inputs"]["player"]: rights}}
    for code, by_name in rights.items():
        for player, right in by_name.items():
            assert workings(crosstable, names.index(player) + 1, code).total == Fraction(str(right))


def test_an_absent_opponent_on_1_5_makes_a_dummy_of_1_5():
    rounds = [TypedRound(Code.FORFEIT_WIN, score=15), TypedRound(Code.WIN, score=20)]
    (bh,) = [w for w in calculate(rounds, 5) if w.code == "BH"]
    assert bh.parts[0].score == Fraction(3, 2) == Fraction(str(EXAMPLES["noshow-1.5"]["right"]))
    assert "16.4.1" in str(bh.parts[0].why)


def test_the_cap_of_five_rounds_is_2_5():
    rounds = [TypedRound(Code.WIN, score=20)] * 4 + [TypedRound(Code.HALF_BYE)]
    (bh,) = [w for w in calculate(rounds, 5) if w.code == "BH"]
    assert bh.parts[4].score == Fraction(str(EXAMPLES["cap-five-rounds"]["right"]))
    assert "16.4.2" in str(bh.parts[4].why)


def test_median_buchholz_is_median_1_and_never_cut_1():
    assert "formerly Median Buchholz)" in str(tie_break("BH-M1").line)
    assert "formerly Median Buchholz 2)" in str(tie_break("BH-M2").line)
    assert "Median" not in str(tie_break("BH-C1").title) + str(tie_break("BH-C1").line)
    assert EXAMPLES["B-name"]["claim"].startswith('"Buchholz Cut 1 / Median Buchholz"')


def test_byes_are_not_excluded_from_fide_tie_breaks():
    rounds = [TypedRound(Code.WIN, score=20)] * 3 + [TypedRound(Code.HALF_BYE)]
    assert values(rounds)["BH"] == 8  # 6, and a dummy on min(3½, 2)
    assert values(rounds, "club")["BH"] == 6


def test_a_bye_is_adjusted_only_if_nothing_but_voluntary_absences_follow():
    for after, worth in (("--U", 20), ("--F", 20), ("2b+", 20), ("2b1", 20), ("2b-", 15), ("--Z", 20)):
        # a zero-point bye in round 2: ½ when only absences follow it, 0 as soon as the player is back
        opponent = {"2b+": "1w-", "2b1": "1w0", "2b-": "1w+"}.get(after, "--Z")
        crosstable = table(f"3w1 --Z {after}", f"--Z --Z {opponent}", "1b0 --Z --Z")
        score = workings(crosstable, 3, "BH").parts[0].score
        assert score == Fraction(worth, 10), after


def test_solkoff_equals_buchholz_only_without_unplayed_rounds():
    everybody = ["2w1 3b=", "1b0 4w1", "4b= 1w=", "3w= 2b0"]
    both = standings(table(*everybody), ["BH", "SOLKOFF"])
    assert all(row.values[0] == row.values[1] for row in both.rows)
    with_a_bye = standings(table("2w1 --H", "1b0 --Z"), ["BH", "SOLKOFF"])
    assert any(row.values[0] != row.values[1] for row in with_a_bye.rows)


@pytest.mark.parametrize(("rounds", "equal"), [(8, True), (9, False)])
def test_the_us_median_equals_median_1_below_nine_rounds_only(rounds, equal):
    typed_rounds = [TypedRound(Code.WIN, score=10 * n, us_score=10 * n) for n in range(1, rounds + 1)]
    fide, american = values(typed_rounds), values(typed_rounds, "uschess")
    assert (american["MEDIAN"] == fide["BH-M1"]) is equal
    assert (american["MEDIAN"] == fide["BH-M2"]) is not equal


def test_direct_encounter_is_not_only_for_groups_that_have_all_met():
    """1 beat 2 and 3, who have not met: 1 is first whatever they would have made of it (6.3)."""
    crosstable = table("2w1 3b1 --Z", "1b0 --U --F", "--U 1w0 --F", "--Z --Z --Z")
    assert [workings(crosstable, n, "DE").total for n in (1, 2, 3)] == [1, 2, 2]


def test_rating_codes_are_dropped_with_unrated_players_unless_a_rule_was_published():
    crosstable = table("2w1", "1b0", ratings=(1800, 0))
    assert "needs ratings" in str(refusal(tie_break("ARO"), crosstable))
    assert refusal(tie_break("ARO/U1400"), crosstable) is None
    assert refusal(tie_break("ARO"), crosstable, unrated=1400) is None


@pytest.mark.parametrize(("row", "codes"), [("B-table-A", ("BH", "BH_C1")), ("B-table-B", ("BH", "BH_C1"))])
def test_cut_1_is_buchholz_without_the_lowest(row, codes):
    total, cut = (EXAMPLES[row]["inputs"][code] for code in codes)
    lowest = Fraction(str(total)) - Fraction(str(cut))
    rounds = [TypedRound(Code.WIN, score=tenths(float(lowest)))] + [
        TypedRound(Code.WIN, score=tenths(float(part))) for part in nine_parts(Fraction(str(cut)))
    ]
    assert values(rounds)["BH"] == Fraction(str(total))
    assert values(rounds)["BH-C1"] == Fraction(str(cut))


def nine_parts(total: Fraction) -> list[Fraction]:
    """Nine scores of half points, the first eight 5, with that sum."""
    return [Fraction(5)] * 8 + [total - 40] if total >= 42 else [Fraction(5)] * 7 + [Fraction(3), total - 38]


@pytest.mark.parametrize("name", ["B-SB-8-1", "B-SB-2-1", "B-SB-6-0.5", "B-SB-any-0"])
def test_a_term_of_sonneborn_berger(name):
    inputs, right = EXAMPLES[name]["inputs"], EXAMPLES[name]["right"]
    scores = range(10) if inputs["opponent_final"] == "any" else [inputs["opponent_final"]]
    for score in scores:
        rounds = [TypedRound(RESULTS[inputs["result"]], score=10 * score)]
        assert values(rounds)["SB"] == Fraction(str(right))


def test_five_wins_two_draws_two_losses_are_above_three_wins_six_draws():
    a = [TypedRound(Code.WIN)] * 5 + [TypedRound(Code.DRAW)] * 2 + [TypedRound(Code.LOSS)] * 2
    b = [TypedRound(Code.WIN)] * 3 + [TypedRound(Code.DRAW)] * 6
    assert values(a)["PTS"] == values(b)["PTS"] == 6
    assert (values(a)["WIN"], values(b)["WIN"]) == (5, 3)


def test_opponents_a_player_lost_to_count_nothing_in_sonneborn_berger():
    """Not, as a guide has it, the opponents who lost to the player."""
    assert values([TypedRound(Code.LOSS, score=40)])["SB"] == 0
    assert values([TypedRound(Code.WIN, score=40)])["SB"] == 4


@pytest.mark.parametrize(("name", "code"), [("C-BPG", "BPG"), ("C-BWG", "BWG")])
def test_more_blacks_are_better(name, code):
    games = EXAMPLES[name]["inputs"]
    rows, at = [], 4
    for count in games.values():  # A, B and C are 1, 2 and 3; each meets opponents of its own, with Black
        rows.append(" ".join(f"{at + i}b1" for i in range(count)) + " --F" * (4 - count))
        at += count
    others = ["--Z --Z --Z --Z"] * (at - 4)
    crosstable = table(*rows, *others)
    assert standings(crosstable, [code]).rows[0].number == 1 + list(games).index("B")


def test_undecided_x_beat_y_y_drew_z_x_and_z_have_not_met():
    assert EXAMPLES["B-DE-XYZ"]["right"] == "undecided"
    crosstable = table("2w1 --H", "1b0 3w=", "--F 2b=", "--Z --Z")  # X, Y, Z
    level = [Fraction(3, 2), Fraction(1, 2), Fraction(3, 2)]
    assert [Fraction(e.points, 10) for e in crosstable.entrants[:3]] == level
    crosstable = table("2w1 --H --Z", "1b0 3w= --F", "--F 2b= --Z", "--Z --Z --Z")
    encounter = workings(crosstable, 1, "DE")
    assert encounter.group == (1, 2, 3)
    assert encounter.total is None
    assert "6.3" in str(encounter.note)


def test_undecided_a_cycle():
    assert EXAMPLES["C-DE-cycle"]["right"] == "undecided"
    crosstable = table("2w1 3b0 --Z", "1b0 --Z 3w1", "--Z 1w1 2b0")
    encounter = workings(crosstable, 1, "DE")
    assert (encounter.group, encounter.total) == ((1, 2, 3), None)
    assert "6.2" in str(encounter.note)


def test_two_players_of_a_guide_are_not_tied_at_all():
    scores = {
        name: values(typed({"points_per_round": points}))["PTS"]
        for name, points in EXAMPLES["C-PS-order"]["inputs"].items()
    }
    assert scores == {"A": 4, "B": Fraction(7, 2), "C": 3, "D": Fraction(3, 2)}
