"""The referee against the rules: every finding by example, and none for what is sound."""

import pytest

from clubtd.event.crosstable import Crosstable, Entrant, Record
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import STANDARD, Scoring
from clubtd.pairing.finding import Finding, Kind, Severity
from clubtd.pairing.rules import check

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve", "Flo", "Gus", "Hal")


def table(*rows: str, planned: int = 9, scoring: Scoring = STANDARD) -> Crosstable:
    """Rows such as `2w1 U 4b=`: opponent, colour, result; or a bye."""

    def record(text: str) -> Record:
        code = Code(text[-1])
        if len(text) == 1:
            return Record(code, scoring.of(code))
        return Record(code, scoring.of(code), int(text[:-2]), Colour(text[-2]))

    entrants = (Entrant(n, 0, tuple(map(record, row.split()))) for n, row in enumerate(rows, 1))
    return Crosstable(tuple(entrants), planned, scoring)


def duel(ana: str, bo: str, planned: int = 9) -> Crosstable:
    """Two players with rows such as `w1 b= Z`, each game against somebody else who plays only that."""
    mirrored = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}
    rows, guests = [], []
    rounds = max(len(ana.split()), len(bo.split()))
    for number, row in enumerate((ana, bo), 1):
        own = []
        for round_number, text in enumerate(row.split() + ["Z"] * (rounds - len(row.split()))):
            if text in ("Z", "U"):
                own.append(text)
                continue
            colour, code = text
            guest = ["Z"] * rounds
            guest[round_number] = f"{number}{'b' if colour == 'w' else 'w'}{mirrored[code]}"
            guests.append(" ".join(guest))
            own.append(f"{2 + len(guests)}{colour}{code}")
        rows.append(" ".join(own))
    return table(*rows, *guests, planned=planned)


def findings(history: Crosstable, pairs: str, bye: int = 0, **more) -> list[Finding]:
    """What the referee says of `1-2 4-3`; everybody is present unless said otherwise."""
    more.setdefault("present", range(1, len(history.entrants) + 1))
    boards = [tuple(map(int, pair.split("-"))) for pair in pairs.split()]
    return list(check(history, pairs=boards, bye=bye, names=lambda n: NAMES[n - 1], **more))


def kinds(found: list[Finding]) -> list[tuple[Kind, tuple[int, ...]]]:
    return [(finding.kind, finding.players) for finding in found]


def only(found: list[Finding], kind: Kind) -> list[Finding]:
    return [finding for finding in found if finding.kind is kind]


def said(found: list[Finding], kind: Kind) -> list[str]:
    return [str(finding.message) for finding in only(found, kind)]


ROUND_1 = table("", "", "", "", "")
# After a first round 1-3 4-2, in which 5 had the bye: 1 and 5 have a point, 2 and 4 half, 3 none.
ROUND_2 = table("3w1", "4b=", "1b0", "2w=", "U")


def test_a_sound_round() -> None:
    assert findings(ROUND_1, "1-3 4-2", 5) == []
    assert findings(ROUND_2, "5-1 3-4", present=[1, 3, 4, 5]) == []


class TestTheRoundAsAWhole:
    def test_twice_on_the_sheet(self) -> None:
        found = findings(ROUND_1, "1-2 4-2 3-5")
        assert only(found, Kind.TWICE)[0].players == (2,)
        assert said(found, Kind.TWICE) == ["Bo is on the sheet 2 times (C.04.3 1.9)."]

    def test_a_board_and_the_bye(self) -> None:
        assert kinds(findings(ROUND_1, "1-3 4-2", 4, present=[1, 2, 3, 4])) == [(Kind.TWICE, (4,))]

    def test_nobody_plays_himself(self) -> None:
        assert (Kind.TWICE, (5,)) in kinds(findings(ROUND_1, "1-3 4-2 5-5"))

    def test_absent(self) -> None:
        found = findings(ROUND_1, "1-3 4-2", 5, present=[1, 2, 3, 4])
        assert kinds(found) == [(Kind.ABSENT, (5,))]
        assert said(found, Kind.ABSENT) == ["Eve is paired but does not play this round (C.04.2 3.2)."]

    def test_missing(self) -> None:
        found = findings(ROUND_1, "1-3 4-2")
        assert kinds(found) == [(Kind.MISSING, (5,))]
        assert said(found, Kind.MISSING) == ["Eve is here but has neither a board nor the bye (C.04.3 1.9)."]

    def test_more_than_one_left_over(self) -> None:
        found = findings(ROUND_1, "1-3", 5)
        assert [finding.players for finding in only(found, Kind.LEFT_OVER)] == [(2, 4, 5)]
        assert said(found, Kind.LEFT_OVER) == [
            "Bo, Dan, Eve have no opponent, and only one player may be left over (C.04.1 3)."
        ]

    def test_two_left_over(self) -> None:
        found = findings(ROUND_1, "1-3", 5, present=[1, 2, 3, 5])
        assert kinds(found) == [(Kind.MISSING, (2,)), (Kind.LEFT_OVER, (2, 5))]

    @pytest.mark.parametrize(("pairs", "bye"), [("1-6", 0), ("0-1", 0), ("1-2", 9), ("1-2", -1)])
    def test_a_number_that_nobody_has(self, pairs: str, bye: int) -> None:
        with pytest.raises(ValueError, match="not in the cross-table"):
            findings(ROUND_1, pairs, bye)

    def test_an_empty_round(self) -> None:
        assert findings(ROUND_1, "", present=[]) == []
        assert check(table(), [], []) == ()


class TestWhoMeetsWhom:
    def test_a_second_game(self) -> None:
        found = findings(ROUND_2, "3-1 2-4", 5)
        assert (Kind.REMATCH, (3, 1)) in kinds(found)
        assert said(found, Kind.REMATCH)[0] == "Cy and Ana have played each other in round 1 (C.04.3 C1)."

    def test_a_forfeit_is_no_meeting(self) -> None:
        assert findings(table("2w+", "1b-"), "1-2", initial_colour=Colour.WHITE) == []
        assert findings(table("2w-", "1b-"), "1-2") == []

    def test_an_unrated_game_is_a_meeting(self) -> None:
        assert only(findings(table("2wW", "1bL"), "2-1"), Kind.REMATCH)

    def test_forbidden_pairs_either_way_round(self) -> None:
        for pair in [(1, 3), (3, 1)]:
            found = findings(ROUND_1, "1-3 4-2", 5, forbidden=[pair])
            assert kinds(found) == [(Kind.FORBIDDEN, (1, 3))]
        assert said(found, Kind.FORBIDDEN) == ["Ana and Cy are a forbidden pair of this event."]

    def test_far_apart(self) -> None:
        history = table("3w1 4b1", "4b= 3w=", "1b0 2b=", "2w= 1w0")
        found = only(findings(history, "2-1 3-4"), Kind.SCORE_GAP)
        assert found == []  # one point is within a win
        history = table("3w1 4b1", "4b1 3w1", "1b0 2b0", "2w0 1w0")
        found = findings(history, "1-3 4-2")  # second games, too
        assert said(found, Kind.SCORE_GAP)[0] == (
            "Ana and Cy are far apart, with scores of 2 and 0 (C.04.1 5)."
        )
        assert all(finding.severity is Severity.BENDS for finding in only(found, Kind.SCORE_GAP))


class TestTheBye:
    def test_not_twice(self) -> None:
        found = findings(ROUND_2, "3-4 2-1", 5)
        assert (Kind.SECOND_BYE, (5,)) in kinds(found)
        assert said(found, Kind.SECOND_BYE) == ["Eve had the bye in round 1 already (C.04.3 C2)."]

    def test_not_even_when_the_bye_was_worth_nothing(self) -> None:
        history = table("2w1", "1b0", "U", scoring=Scoring(bye=0))
        assert only(findings(history, "2-1", 3), Kind.SECOND_BYE)

    @pytest.mark.parametrize(
        ("row", "barred"),
        [("2w+", True), ("F", True), ("H", False), ("Z", False), ("2w-", False), ("2w1", False)],
    )
    def test_not_after_a_win_without_a_game(self, row: str, barred: bool) -> None:
        history = table(row, "Z", "Z")
        found = findings(history, "2-3", 1)
        assert bool(only(found, Kind.BYE_AFTER_FREE_WIN)) is barred
        if barred:
            assert said(found, Kind.BYE_AFTER_FREE_WIN) == [
                "Ana had a win without a game in round 1: no bye now (C.04.3 C2)."
            ]

    def test_the_points_of_the_event_count(self) -> None:
        """Three points for a win: a full-point bye bars, a half-point bye is worth a draw."""
        football = Scoring(win=30, draw=10, bye=30)
        assert only(findings(table("F", "Z", "Z", scoring=football), "2-3", 1), Kind.BYE_AFTER_FREE_WIN)
        assert not only(findings(table("H", "Z", "Z", scoring=football), "2-3", 1), Kind.BYE_AFTER_FREE_WIN)

    def test_the_lowest_score_that_can_have_it(self) -> None:
        """Cy has no more points than Bo, but without Cy only a second game is left."""
        found = findings(table("2w1", "1b0", "Z"), "3-2", 1)
        assert [finding.players for finding in only(found, Kind.BYE_SCORE)] == [(1, 2)]
        assert said(found, Kind.BYE_SCORE) == [
            "Bo could have the bye instead of Ana and has the lower score, 0 against 1 (C.04.3 C5)."
        ]

    def test_a_lower_score_whose_bye_leaves_a_rematch_cannot_have_it(self) -> None:
        """1 and 2 have met, so 3 with no points must play; 2 has the lowest score possible."""
        history = table("2w=", "1b=", "Z")
        assert not only(findings(history, "3-1", 2), Kind.BYE_SCORE)
        assert not only(findings(history, "3-1", 2, forbidden=[(1, 2)]), Kind.BYE_SCORE)

    def test_a_lower_score_that_is_barred_cannot_have_it(self) -> None:
        free = Scoring(bye=0)
        assert only(findings(table("H", "H", "Z", scoring=free), "3-1", 2), Kind.BYE_SCORE)
        assert not only(findings(table("H", "H", "U", scoring=free), "3-1", 2), Kind.BYE_SCORE)

    def test_a_lower_score_whose_bye_leaves_two_who_must_have_one_colour_cannot_have_it(self) -> None:
        """Ana and Bo must both have Black, which only topscorers in the last round may ignore."""
        for planned, could in [(4, []), (3, [(1, 3)])]:
            found = findings(duel("w1 w1", "w1 w1", planned), "3-2", 1, present=[1, 2, 3])
            assert [finding.players for finding in only(found, Kind.BYE_SCORE)] == could

    def test_a_forbidden_pair_that_would_be_left(self) -> None:
        history = table("H", "H", "Z")
        assert not only(findings(history, "3-1", 2, forbidden=[(1, 2)]), Kind.BYE_SCORE)


class TestColours:
    """C.04.3 5.2, C3, and C.04.1 6 and 7."""

    @pytest.mark.parametrize(
        ("initial", "right"),
        [(Colour.WHITE, "1-3 4-2"), (Colour.BLACK, "3-1 2-4")],
    )
    def test_round_one(self, initial: Colour, right: str) -> None:
        assert findings(ROUND_1, right, 5, initial_colour=initial) == []
        wrong = findings(ROUND_1, right, 5, initial_colour=initial.other)
        assert [finding.article for finding in wrong] == ["C.04.3 5.2.5"] * 2

    def test_numbers_of_those_never_paired_are_skipped(self) -> None:
        """Bo is away in round 1: Cy is the second who takes part, and has the other colour."""
        assert findings(ROUND_1, "1-4 5-3", present=[1, 3, 4, 5]) == []

    def test_a_number_counts_once_its_holder_was_paired(self) -> None:
        """Bo and Cy count though their game was forfeited, so Dan is the third."""
        history = table("Z", "3w+", "2b-", "Z", "Z")
        assert findings(history, "1-5", present=[1, 5]) == []
        assert findings(history, "4-5", present=[4, 5]) == []
        assert findings(history, "5-4", present=[4, 5]) != []
        assert findings(table("U", "Z", "Z"), "3-2", present=[2, 3]) == []  # Ana's bye counts, too

    @pytest.mark.parametrize(
        ("ana", "bo", "white", "article", "reason"),
        [
            ("w1", "b1", "Bo", "5.2.1", "Ana is due Black and the opponent is not"),
            ("w1", "Z", "Bo", "5.2.1", "Ana is due Black and the opponent is not"),
            ("Z", "w1", "Ana", "5.2.1", "Bo is due Black and the opponent is not"),
            ("w+", "w1", "Ana", "5.2.1", "Bo is due Black and the opponent is not"),  # no colour by forfeit
            ("w1", "b1 w1", "Bo", "5.2.2", "both are due Black, Ana more urgently"),  # strong, mild
            ("w1", "b1 w1 w0", "Ana", "5.2.2", "both are due Black, Bo more urgently"),  # strong, absolute
            ("b1 w1 w1", "w1 w1", "Ana", "5.2.2", "both are due Black, Bo more urgently"),  # |CD| 1, 2
            ("b1 w1", "b1 Z w1", "Bo", "5.2.4", "both are due Black alike, and Ana is ranked higher"),
            ("w1 w1", "w1 b1 w1 w1", "Ana", "5.2.4", "both are due Black alike, and Bo is ranked higher"),
            # Before two equal colours, Ana had Black when Bo had White.
            (
                "w1 b1 b1 w1",
                "b1 w1 b0 w1",
                "Ana",
                "5.2.3",
                "it was the other way round when their colours last differed",
            ),
            ("w1", "w1", "Bo", "5.2.4", "both are due Black alike, and Ana is ranked higher"),
            ("w0", "w1", "Ana", "5.2.4", "both are due Black alike, and Bo is ranked higher"),  # score first
            ("b1 w1 w1", "w1 b1 w1", "Bo", "5.2.2", "both are due Black, Ana more urgently"),
            (
                "b1 b1 w1 w1 b1 w1",
                "b1 w1 b1 w1",
                "Bo",
                "5.2.3",
                "it was the other way round when their colours last differed",
            ),
        ],
    )
    def test_who_has_white(self, ana: str, bo: str, white: str, article: str, reason: str) -> None:
        right, wrong = ("1-2", "2-1") if white == "Ana" else ("2-1", "1-2")
        history = duel(ana, bo)
        assert not only(findings(history, right, present=[1, 2]), Kind.COLOURS)
        (found,) = only(findings(history, wrong, present=[1, 2]), Kind.COLOURS)
        other = "Bo" if white == "Ana" else "Ana"
        assert found.severity is Severity.BREAKS
        assert found.article == f"C.04.3 {article}"
        assert (
            str(found.message) == f"{white} should have White against {other}: {reason} (C.04.3 {article})."
        )

    def test_the_same_absolute_colour(self) -> None:
        found = findings(duel("w1 w1", "b1 w1 w1"), "2-1", present=[1, 2])
        assert (Kind.SAME_ABSOLUTE_COLOUR, (2, 1)) in kinds(found)
        assert said(found, Kind.SAME_ABSOLUTE_COLOUR) == ["Bo and Ana must both have Black (C.04.3 C3)."]

    def test_a_difference_of_two_is_absolute_whatever_came_last(self) -> None:
        found = findings(duel("w1 w1", "w1 b1 w1 w1 b1 w1"), "1-2", present=[1, 2])
        assert only(found, Kind.SAME_ABSOLUTE_COLOUR)

    @pytest.mark.parametrize(
        ("ana", "bo"),
        [
            ("w1 w1", "b1 b1"),  # absolute for different colours
            ("w1 w1", "b1 w1 b1 w1 w1 b1"),  # strong and absolute
            ("w+ w1", "w1 w1"),  # one game and no colour by forfeit
            ("w1 w1 w1 b1 b1", "w1 w1"),  # two Blacks running are due White, whatever the difference of one
        ],
    )
    def test_no_two_absolute_preferences_for_one_colour(self, ana: str, bo: str) -> None:
        for pairs in ("1-2", "2-1"):
            assert not only(findings(duel(ana, bo), pairs, present=[1, 2]), Kind.SAME_ABSOLUTE_COLOUR)

    def test_in_the_last_round_one_topscorer_is_enough(self) -> None:
        """Ana has more than half of the points of two rounds, Bo has half."""
        ana, bo = "w1 w1", "w1 w0"
        assert only(findings(duel(ana, bo, planned=4), "2-1", present=[1, 2]), Kind.SAME_ABSOLUTE_COLOUR)
        found = findings(duel(ana, bo, planned=3), "2-1", present=[1, 2])
        assert kinds(found) == [(Kind.THIRD_COLOUR, (2,)), (Kind.COLOUR_DIFFERENCE, (2,))]
        found = findings(duel("w1 w0", bo, planned=3), "2-1", present=[1, 2])
        assert only(found, Kind.SAME_ABSOLUTE_COLOUR)

    def test_a_third_time_running(self) -> None:
        found = findings(duel("b1 w1 w1", "b1 w1 b1"), "1-2", present=[1, 2])
        assert said(found, Kind.THIRD_COLOUR) == ["Ana has White for the third time running (C.04.1 7)."]
        assert said(found, Kind.COLOUR_DIFFERENCE) == []
        # A round without a game does not interrupt the run.
        found = findings(duel("b1 w1 Z w1", "b1 w1 b1"), "1-2", present=[1, 2])
        assert [finding.players for finding in only(found, Kind.THIRD_COLOUR)] == [(1,)]

    def test_a_difference_of_three(self) -> None:
        found = findings(duel("w1 b1 w1 w1 b1 w1", "b1 w1 b1"), "1-2", present=[1, 2])
        assert said(found, Kind.COLOUR_DIFFERENCE) == [
            "Ana would have had White 3 times more than Black (C.04.1 6)."
        ]
        assert said(found, Kind.THIRD_COLOUR) == []
        found = findings(duel("w1 b1 w1 w1 b1 w1", "b1 w1 b1"), "2-1", present=[1, 2])
        assert not only(found, Kind.COLOUR_DIFFERENCE)

    def test_coming_back_from_three_is_no_fault(self) -> None:
        found = findings(duel("w1 w1 w1 w1", "b1"), "2-1", present=[1, 2])
        assert kinds(found) == [(Kind.SCORE_GAP, (1, 2))]

    def test_a_due_colour_that_only_one_can_have(self) -> None:
        found = findings(duel("w1", "w1"), "2-1", present=[1, 2])
        assert kinds(found) == [(Kind.DUE_COLOUR, (2,))]
        assert said(found, Kind.DUE_COLOUR) == [
            "Ana and Bo are both due Black, and Bo does not get it (C.04.3 C12)."
        ]

    def test_broken_rules_are_told_first(self) -> None:
        found = findings(duel("w1 w1", "w1 w0", planned=9), "2-1", present=[1, 2])
        severities = [finding.severity for finding in found]
        assert severities == sorted(severities, key=lambda s: s is Severity.BENDS)
        assert {Severity.BREAKS, Severity.BENDS} == set(severities)
