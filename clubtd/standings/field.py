"""The field: a cross-table read under one ruleset, with what the tie-breaks share worked out once."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.crosstable import Crosstable, Record, System
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import msg
from clubtd.event.result import Code
from clubtd.standings.elements import Elements, Share, Total, elements_of
from clubtd.standings.rulesets import Ruleset, Worth

_FINAL = msg("final score")
_FORE = msg("score with the final round drawn (8.3)")
_WIN, _DRAW, _LOSS = Code.WIN, Code.DRAW, Code.LOSS
_NO_ELEMENT = frozenset({Code.REST, Code.OPEN})
_FORFEITS = frozenset({Code.FORFEIT_WIN, Code.FORFEIT_LOSS})
_GAME = msg("final score; in a round robin a forfeit counts as a game (15.2)")
_ANNOUNCED = msg("final score; this event counts forfeits as games (16.6)")


@frozen
class Announced:
    """What an event, or the modifier of a code, says beyond the ruleset.

    `forfeits_count`: forfeits are games (/P; 6.1.1, 16.6). `fore`: the final round is drawn (/F; 8.3). `koya`: half
    points added to the limit of Koya (/L; 14.5). `unrated`: the rating of those without one (/U; Art. 10).
    `lots`: pairing numbers in the order drawn. `cancelled`: those whose results do not count (C.05 6.6). `house`:
    those who only fill in; their games count, but they take no place.
    """

    forfeits_count: bool = False
    fore: bool = False
    koya: int = 0
    unrated: int = 0
    lots: tuple[int, ...] = ()
    cancelled: tuple[int, ...] = ()
    house: tuple[int, ...] = ()

    @property
    def out(self) -> frozenset[int]:
        """Who takes no place, by pairing number."""
        return frozenset((*self.house, *self.cancelled))


class Field:
    """All players of one table by number: records, points in tenths, what they are worth to each other.

    `rounds` is R of the rules: the number of rounds these standings are about.
    """

    def __init__(self, table: Crosstable, rules: Ruleset, announced: Announced) -> None:
        self.rounds = table.planned if announced.fore else table.played
        self._over_the_board = table
        self.table = table = fore(table) if announced.fore else table
        self.final = _FORE if announced.fore else _FINAL
        self.rules = rules
        self.announced = announced
        self.scoring = table.scoring
        self.swiss = table.system is System.SWISS
        self.forfeits_count = announced.forfeits_count or rules.forfeits_are_games
        self.records: list[tuple[Record, ...]] = [(), *(e.records for e in table.entrants)]
        self.points = [0, *(e.points for e in table.entrants)]
        self._worth: dict[int, Worth] = {}
        self._opponents: dict[int, Elements] = {}
        self._totals: dict[tuple[str, int], Total] = {}

    def is_game(self, record: Record) -> bool:
        """Whether a record counts as a game against its opponent."""
        code = record.code
        if code is _WIN or code is _DRAW or code is _LOSS:  # nearly all of them
            return True
        return code.played or (self.forfeits_count and record.opponent > 0 and code in _FORFEITS)

    def worth(self, number: int) -> Worth:
        """What a player is worth to others."""
        found = self._worth.get(number)
        if found is None:
            found = self._worth[number] = self.rules.worth(self, number)
        return found

    def met(self, number: int) -> list[tuple[int, Record]]:
        """The rounds of a player with a game over the board, with its record there."""
        real = self._over_the_board.entrants[number - 1].records
        records = enumerate(self.records[number], 1)
        return [(r, record) for r, record in records if real[r - 1].opponent and real[r - 1].code.played]

    def once(self, key: str, number: int, work: Callable[[Field, int], Total]) -> Total:
        """A total that several players need, worked out once."""
        found = self._totals.get((key, number))
        if found is None:
            found = self._totals[key, number] = work(self, number)
        return found

    def rating(self, number: int) -> int:
        """The rating that counts; 0 without one."""
        return self.table.entrants[number - 1].rating or self.announced.unrated

    def opponents(self, number: int) -> Elements:
        """One element a round: the opponent or what stands in for one; `value` is its score, in tenths."""
        found = self._opponents.get(number)
        if found is None:
            found = self._opponents[number] = self._read(number)
        return found

    def _read(self, number: int) -> Elements:
        shares: list[Share] = []
        worth, known = self.worth, self._worth
        for round_number, record in enumerate(self.records[number], 1):
            code = record.code
            if code is _WIN or code is _DRAW or code is _LOSS or self.is_game(record):
                opponent, points = record.opponent, record.points
                score, why = known.get(opponent) or worth(opponent)
                if self.forfeits_count and code in _FORFEITS:
                    why = _GAME if self.rules.forfeits_are_games else _ANNOUNCED
                shares.append((round_number, opponent, score, points, score, why, False))
            elif code not in _NO_ELEMENT:
                element = self.rules.unplayed(self, number, round_number, record)
                if element is not None:
                    shares.append(element)
        return elements_of(shares)


def fore(table: Crosstable) -> Crosstable:
    """The table with every paired game of the final round drawn (C.07 8.3)."""
    if not table.played or table.played < table.planned:
        return table

    def projected(records: tuple[Record, ...]) -> tuple[Record, ...]:
        last = records[-1]
        if not last.opponent:
            return records
        return (*records[:-1], Record(Code.DRAW, table.scoring.draw, last.opponent, last.colour))

    return replace(table, entrants=tuple(replace(e, records=projected(e.records)) for e in table.entrants))
