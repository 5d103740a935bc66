"""Round robins by the round: pairings, a newcomer's place, and what a withdrawal does (C.05 6.6)."""

from __future__ import annotations

from typing import NamedTuple

from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.pairing import berger


class RoundPairing(NamedTuple):
    """The boards (white, black) in printed order, and the number that is free (0: nobody is)."""

    pairs: tuple[berger.Pair, ...]
    rest: int


def pairing(n: int, round_number: int, cycles: int = 1, exchange: bool = True) -> RoundPairing:
    """Any round (from 1) of a round robin of n players. Refused when it has no such round."""
    rounds = berger.schedule(n, cycles, exchange=exchange)
    if not 1 <= round_number <= len(rounds):
        raise Refused(
            msg(
                "There is no round {round}: {players} players have {rounds} rounds.",
                round=round_number,
                players=n,
                rounds=len(rounds),
            )
        )
    boards = rounds[round_number - 1]
    rest = next((min(pair) for pair in boards if max(pair) > n), 0)
    return RoundPairing(tuple(pair for pair in boards if max(pair) <= n), rest)


def newcomer_number(n: int) -> int:
    """The number that one more player can take without changing a pairing. Refused when all are taken."""
    if n % 2 == 0:
        raise Refused(
            msg(
                "All {players} numbers of the table are taken. One more player needs a new draw, as long as"
                " nothing has been played, or a schedule made by hand.",
                players=n,
            )
        )
    return n + 1


@frozen
class Withdrawal:
    """What C.05 6.6 makes of a player who leaves: games to play in all, those completed, and the verdict.

    `keep`: at least half of the games were completed, so all results count and the open games are forfeited.
    Otherwise the results stay on record but count for nobody. The arbiter decides; this is the proposal.
    """

    games_scheduled: int
    completed: int
    keep: bool

    def proposal(self, name: str) -> Message:
        """The verdict as a sentence with its numbers."""
        if self.keep:
            return msg(
                "{name} has completed {completed} of {scheduled} games, half or more: all results count, and"
                " the open games are won by forfeit (C.05 6.6).",
                name=name,
                completed=self.completed,
                scheduled=self.games_scheduled,
            )
        return msg(
            "{name} has completed {completed} of {scheduled} games, less than half: the results stay in the"
            " table but count for nobody (C.05 6.6).",
            name=name,
            completed=self.completed,
            scheduled=self.games_scheduled,
        )


def withdrawal(table: Crosstable, number: int) -> Withdrawal:
    """What the withdrawal of that number means now.

    Only games decided over the board are completed; C.05 6.6 is silent on forfeits, so the arbiter confirms.
    """
    scheduled = (len(table.entrants) - 1) * table.system.cycles
    completed = sum(record.code.played for record in table.entrants[number - 1].records)
    return Withdrawal(scheduled, completed, keep=2 * completed >= scheduled)
