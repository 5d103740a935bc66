"""The Dutch engine under the referee's eye: random events, in which no pairing may break a rule."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubtd.event.crosstable import Crosstable, Entrant, Record
from clubtd.event.result import Code, Colour, Result
from clubtd.event.scoring import Scoring
from clubtd.pairing.dutch import pair
from clubtd.pairing.finding import Finding, Kind, Severity
from clubtd.pairing.no_pairing import NoLegalPairing
from clubtd.pairing.rules import check

SCORINGS = (Scoring(), Scoring(), Scoring(bye=5), Scoring(win=30, draw=10, bye=30))
OVER_THE_BOARD = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.UNRATED_DRAW)
FORFEITS = (Result.WHITE_BY_FORFEIT, Result.BLACK_BY_FORFEIT, Result.DOUBLE_FORFEIT)


class ClubNight:
    """An event that goes its random way: latecomers, byes, withdrawals, forfeits, forbidden pairs."""

    def __init__(self, players: int, rounds: int, seed: int) -> None:
        self.chance = Random(seed)
        self.scoring = self.chance.choice(SCORINGS)
        self.rounds = rounds
        self.initial_colour = self.chance.choice(list(Colour))
        self.rows: list[list[Record]] = [[] for _ in range(players)]
        self.trouble = self.chance.choice([0, 0.05, 0.25])
        everybody = range(1, players + 1)
        self.arrives = {n: self.chance.choice([1, 1, 2, 3]) if self.rare() else 1 for n in everybody}
        self.leaves = {
            n: self.chance.randint(2, rounds + 1) if self.rare() else rounds + 1 for n in everybody
        }
        self.forbidden = [tuple(self.chance.sample(everybody, 2)) for n in everybody if self.rare()]

    def rare(self) -> bool:
        return self.chance.random() < self.trouble

    @property
    def table(self) -> Crosstable:
        entrants = tuple(Entrant(n, 0, tuple(row)) for n, row in enumerate(self.rows, 1))
        return Crosstable(entrants, self.rounds, self.scoring)

    def absences(self, round_number: int) -> dict[int, Code]:
        """Who does not play this round, and what that is worth."""
        away = {
            n: Code.ZERO_BYE for n in self.arrives if not self.arrives[n] <= round_number < self.leaves[n]
        }
        for n in self.arrives:
            if n not in away and self.rare():
                away[n] = self.chance.choice([Code.HALF_BYE, Code.ZERO_BYE, Code.FULL_BYE])
        return away

    def play(self, pairs: tuple[tuple[int, int], ...], byes: dict[int, Code]) -> None:
        """Write one round into the rows."""
        for white, black in pairs:
            result = self.chance.choice(FORFEITS if self.rare() else OVER_THE_BOARD)
            of_white, of_black = result.codes
            self.rows[white - 1].append(Record(of_white, self.scoring.of(of_white), black, Colour.WHITE))
            self.rows[black - 1].append(Record(of_black, self.scoring.of(of_black), white, Colour.BLACK))
        for number, code in byes.items():
            self.rows[number - 1].append(Record(code, self.scoring.of(code)))


def all_pairings(players: list[int]) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
    """Every way to pair the players, with the one left over (0: nobody)."""
    if len(players) % 2:
        for bye in players:
            for pairs, _ in all_pairings([n for n in players if n != bye]):
                yield pairs, bye
    elif not players:
        yield (), 0
    else:
        first, *others = players
        for other in others:
            for pairs, _ in all_pairings([n for n in others if n != other]):
                yield ((first, other), *pairs), 0


def broken(found: tuple[Finding, ...]) -> list[str]:
    """What forbids the pairing, and a bye above the lowest possible score, which no engine may give."""
    return [str(f.message) for f in found if f.severity is Severity.BREAKS or f.kind is Kind.BYE_SCORE]


def held(night: ClubNight) -> int:
    """Play the event, the referee looking on, as far as it can be paired; gives the rounds paired."""
    for number in range(1, night.rounds + 1):
        away = night.absences(number)
        present = [n for n in range(1, len(night.rows) + 1) if n not in away]
        if len(present) < 2:
            return number - 1
        facts = {"initial_colour": night.initial_colour, "forbidden": night.forbidden}
        try:
            pairing = pair(night.table, present, **facts)
        except NoLegalPairing:
            if len(present) <= 8:
                for pairs, bye in all_pairings(present):
                    found = check(night.table, present, pairs, bye=bye, **facts)
                    assert any(f.severity is Severity.BREAKS and f.kind is not Kind.COLOURS for f in found)
            return number - 1
        assert broken(check(night.table, present, pairing.pairs, bye=pairing.bye, **facts)) == []
        if number == night.rounds:
            tampered_with(night.table, present, pairing.pairs, pairing.bye, facts)
        night.play(pairing.pairs, {**away, **({pairing.bye: Code.PAB} if pairing.bye else {})})
    return night.rounds


def tampered_with(table: Crosstable, present: list[int], pairs, bye: int, facts: dict) -> None:
    """The same pairing spoiled: the referee must see it."""
    for at, (white, black) in enumerate(pairs):
        rest = pairs[:at] + pairs[at + 1 :]
        turned = check(table, present, (*rest, (black, white)), bye=bye, **facts)
        assert [f.kind for f in turned if f.severity is Severity.BREAKS] == [Kind.COLOURS]
        alone = {f.kind for f in check(table, present, rest, bye=bye, **facts)}
        assert {Kind.MISSING, Kind.LEFT_OVER} <= alone
        for met in table.entrants[white - 1].records:
            if met.code.played:
                again = check(table, present, (*rest, (white, met.opponent)), bye=bye, **facts)
                assert Kind.REMATCH in {f.kind for f in again}


@given(players=st.integers(2, 24), rounds=st.integers(1, 9), seed=st.integers(0, 2**32))
@settings(max_examples=80, deadline=None)
def test_the_engine_breaks_no_rule(players: int, rounds: int, seed: int) -> None:
    held(ClubNight(players, rounds, seed))


@given(players=st.integers(2, 7), seed=st.integers(0, 2**32))
@settings(max_examples=80, deadline=None)
def test_the_engine_breaks_no_rule_and_gives_up_rightly_where_the_field_is_nearly_exhausted(
    players: int, seed: int
) -> None:
    held(ClubNight(players, players + 1, seed))


@pytest.mark.parametrize("players", [40, 63])
def test_a_large_field(players: int) -> None:
    assert held(ClubNight(players, 9, seed=players)) == 9
