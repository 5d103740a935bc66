"""Unplayed rounds (C.07 Art. 15, 16): what they contribute, what an absent player is worth, what is cut first."""

from fractions import Fraction

import pytest
from typed_tables import read_rounds, table

from clubtd.event.crosstable import System
from clubtd.event.frozen import replace
from clubtd.standings.calculator import calculate
from clubtd.standings.field import Announced, Field
from clubtd.standings.rulesets import RULESETS, ruleset
from clubtd.standings.workings import workings


def worth(row: str, rules: str = "fide-2026") -> Fraction:
    """What the first player of a table is worth to others; the opponents have nothing but that one game."""
    tokens = row.split()
    others = {int(t[:-2]) for t in tokens if t[0] != "-"}
    rows = [row] + [" ".join(["--Z"] * len(tokens))] * max(others, default=1)
    return Fraction(Field(table(*rows), ruleset(rules), Announced()).worth(1).score, 10)


@pytest.mark.parametrize(
    ("row", "fide", "us", "club"),
    [
        ("2w1 3b= 4w0", "1.5", "1.5", "1.5"),  # nothing unplayed
        ("2w1 --Z --Z", "2", "2", "1"),  # withdrawn: the zero rounds are draws (16.3.2)
        ("2w1 --H --Z", "2", "2", "1.5"),
        ("2w1 --Z 3w0", "1", "1.5", "1"),  # came back: the bye keeps its points (16.2.3)
        ("2w1 --Z 3w-", "1.5", "2", "1"),  # a forfeit loss does not bring a player back
        ("2w1 --Z --U", "2", "2", "2"),  # the pairing-allocated bye does
        ("2w1 --Z 3b+", "2", "2", "2"),  # and a forfeit win
        ("2w1 --Z --F", "2", "2", "2"),  # and a full-point bye, which is never requested
        ("2w1 3w- 4b-", "1", "2", "1"),  # forfeit losses at the end stay nothing
        ("2w1 3b1 --H", "2.5", "2.5", "2.5"),
        ("2w1 2w1 3w0 --Z --Z", "3", "3", "2"),  # the example of rule 34E1
    ],
)
def test_what_a_player_is_worth_to_others(row, fide, us, club):
    assert worth(row) == worth(row, "fide-2024") == Fraction(fide)
    assert worth(row, "uschess") == Fraction(us)
    assert worth(row, "club") == Fraction(club)


def last_part(text: str, rules: str) -> Fraction | None:
    """What the last typed round contributes to Buchholz (Solkoff under US rules); None: it is no element."""
    typed = read_rounds(text)
    code = "SOLKOFF" if rules == "uschess" else "BH"
    (found,) = [w for w in calculate(typed, len(typed), rules) if w.code == code]
    return next((p.value for p in found.parts if p.round == len(typed)), None)


@pytest.mark.parametrize(
    ("last", "values"),
    [
        ("U", {"fide-2026": "2.5", "fide-2024": "5", "uschess": "0", "club": None}),
        ("F", {"fide-2026": "2.5", "fide-2024": "5", "uschess": "0", "club": None}),
        ("H", {"fide-2026": "2.5", "fide-2024": "4.5", "uschess": "0", "club": None}),
        ("Z", {"fide-2026": "2.5", "fide-2024": "4", "uschess": "0", "club": None}),
        ("+ 3", {"fide-2026": "3", "fide-2024": "5", "uschess": "0", "club": None}),
        ("+ 5", {"fide-2026": "5", "fide-2024": "5", "uschess": "0", "club": None}),
        ("- 3½", {"fide-2026": "3.5", "fide-2024": "4", "uschess": "0", "club": None}),
        ("- 4½", {"fide-2026": "4", "fide-2024": "4", "uschess": "0", "club": None}),
    ],
)
def test_what_an_own_unplayed_round_contributes(last, values):
    """After four wins of four, in the last of five rounds."""
    for rules in RULESETS:
        right = values[rules]
        assert last_part(f"1 2\n1 2\n1 2\n1 2\n{last}", rules) == (None if right is None else Fraction(right))


def test_the_cap_of_byes_does_not_hold_for_forfeits():
    """Own score 7 of 9, the absent opponent ended on 5½: the dummy has 5½, not 4½."""
    text = "\n".join(["1 4"] * 7 + ["0 6", "- 5½"])
    (bh,) = [w for w in calculate(read_rounds(text), 9) if w.code == "BH"]
    assert bh.parts[-1].score == Fraction(11, 2)


@pytest.mark.parametrize(
    ("rounds", "code", "right"),
    [
        ("1 3½\n1 3\nH\n1 2½\n1 2", "BH-C1", "11"),  # the requested bye goes, though 2 is lower
        ("1 3½\n1 3\nU\n1 2½\n= 2", "BH-C1", "11.5"),  # the allocated bye is not voluntary
        ("1 3½\n1 3\nF\n1 2½\n= 2", "BH-C1", "11.5"),  # nor a full-point bye
        ("1 3½\n1 3\n+ 4\n1 2½\n= 2", "BH-C1", "13"),  # nor a forfeit win
        ("1 3½\n1 3\nH\n1 2½\n1 2", "SB-C1", "10.25"),  # 2 is cut, higher than the bye's 1¼
        ("1 3½\n1 3\nH\nZ\n1 2", "BH-C1", "11"),  # the lowest of two voluntary rounds
        ("1 3½\n1 3\nH\nZ\n1 2", "BH-C2", "8.5"),  # and the next cut takes the other
        ("1 3½\n1 3\nH\n1 2½\n1 2", "BH-M1", "7.5"),  # only the lower cut knows the exception
    ],
)
def test_what_is_cut_first(rounds, code, right):
    (found,) = [w for w in calculate(read_rounds(rounds), 5) if w.code == code]
    assert found.total == Fraction(right)


def test_a_cut_of_sonneborn_berger_takes_the_product_of_the_lowest_score():
    """Lost to 3, drew 2, beat 2½ and 4: the 2 is the lowest score, its product 1 goes, not the 0."""
    (found,) = [w for w in calculate(read_rounds("0 3\n= 2\n1 2½\n1 4"), 4) if w.code == "SB-C1"]
    assert found.total == Fraction(13, 2)
    assert [part.round for part in found.parts if not part.kept] == [2]


def test_fore_buchholz_draws_every_paired_game_of_the_final_round():
    """Final round: 1 beats 2, 3 wins by forfeit against 4."""
    crosstable = table("3w1 2b1", "4b1 1w0", "1b0 4w+", "2w0 3b-")
    assert [workings(crosstable, n, "FB").total for n in (1, 2, 3, 4)] == [
        Fraction(2),  # 3 (½) and 2 (1½)
        Fraction(2),  # 4 (½) and 1 (1½)
        Fraction(2),  # 1 (1½), and 4 (½): the forfeit was paired, so it is a game
        Fraction(2),
    ]


def test_fore_buchholz_before_the_final_round_takes_the_planned_number_of_rounds():
    crosstable = table("2w1 --U", "1b0 --Z", planned=4)
    parts = workings(crosstable, 1, "FB").parts
    assert parts[1].score == 2  # own score 2, at most a draw in each of four rounds
    assert workings(crosstable, 1, "BH").parts[1].score == 1  # as if the event had ended here


def test_fore_buchholz_once_the_final_round_is_paired():
    """Open games of the final round count as draws; for Buchholz they are nothing yet."""
    crosstable = table("2w1 3w?", "1b0 4w?", "4w1 1b?", "3b0 2b?")
    assert workings(crosstable, 1, "FB").total == Fraction(1, 2) + Fraction(3, 2)
    assert workings(crosstable, 1, "BH").total == 0
    assert len(workings(crosstable, 1, "BH").parts) == 1


def test_in_a_round_robin_forfeits_are_games_and_a_free_round_is_nothing():
    crosstable = table("2w+ --R 3b1", "1b- 3w1 --R", "--R 2b0 1w0", system=System.ROUND_ROBIN)
    assert [workings(crosstable, n, "SB").total for n in (1, 2, 3)] == [1, 0, 0]
    assert [workings(crosstable, n, "WON").total for n in (1, 2, 3)] == [2, 1, 0]
    assert [workings(crosstable, n, "REP").total for n in (1, 2, 3)] == [2, 1, 2]
    assert [workings(crosstable, n, "BPG").total for n in (1, 2, 3)] == [1, 0, 1]
    assert [p.opponent for p in workings(crosstable, 1, "SB").parts] == [2, 3]


def test_in_a_round_robin_a_forfeit_never_counts_for_ratings():
    crosstable = table(
        "2w+ --R 3b1",
        "1b- 3w1 --R",
        "--R 2b0 1w0",
        ratings=(1800, 1700, 1600),
        system=System.ROUND_ROBIN,
    )
    assert workings(crosstable, 1, "ARO").total == 1600


def test_koya_counts_half_of_the_games_not_of_the_rounds():
    """Five players, four games each: the limit is 2, though there are five rounds; 2 and 3 have 2."""
    crosstable = table(
        "2w1 3b1 4w1 5b1 --R",
        "1b0 --R 5b1 3w1 4b0",
        "4b1 1w0 --R 2b0 5w1",
        "3w0 5b= 1b0 --R 2w1",
        "--R 4w= 2w0 1w0 3b0",
        system=System.ROUND_ROBIN,
    )
    assert [workings(crosstable, n, "KS").total for n in (1, 2, 3, 4, 5)] == [2, 1, 0, 1, 0]
    assert workings(crosstable, 1, "KS/L-1").total == 3  # limit 1½: also 4
    assert workings(crosstable, 1, "KS/L+1").total == 0  # limit 2½: nobody else


def test_an_event_may_announce_that_forfeits_are_games():
    """16.6, as the modifier /P or for every code: the scheduled opponent counts, and the loss is not cut first."""
    crosstable = table("2w- 3b1 4w1", "1b+ 4w1 3b1", "4w1 1w0 2w0", "3b0 2b0 1b0")
    assert [workings(crosstable, 1, code).total for code in ("BH", "BH/P")] == [2 + 1, 3 + 1]
    assert [workings(crosstable, 1, code).total for code in ("BH-C1", "BH-C1/P")] == [1, 4]
    announced = Announced(forfeits_count=True)
    assert workings(crosstable, 1, "BH", announced=announced).total == 4
    assert "16.6" in str(workings(crosstable, 1, "BH/P").parts[0].why)


@pytest.mark.parametrize("rules", RULESETS)
def test_points_that_the_arbiter_took_away_are_gone_for_the_opponents_too(rules):
    crosstable = table("2w1 3b1", "1b0 3w1", "--H 1w0")
    first, *others = crosstable.entrants
    punished = replace(crosstable, entrants=(replace(first, adjusted=((2, -5),)), *others))
    worth = [Field(t, ruleset(rules), Announced()).worth(1).score for t in (crosstable, punished)]
    assert worth == [20, 15]
