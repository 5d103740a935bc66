"""One event as a night of a season: who was there, which place, how many points."""

from __future__ import annotations

from clubtd.event.crosstable import Record
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.player import Person, Status
from clubtd.event.result import Code
from clubtd.event.table import crosstable, rounds_in
from clubtd.standings.of_event import event_standings

# Whoever has none of these has not been there: a requested bye or a lost default is no evening at the board.
_PRESENT = frozenset({code for code in Code if code.played} | {Code.FORFEIT_WIN, Code.PAB})


@frozen
class Appearance:
    """Somebody who was there: `points` in tenths, and of how many rounds.

    `place` is 0 for somebody who takes none (`why` says so), `sharing` how many share it, `name` as it was shown there.
    """

    person: Person
    name: str
    points: int
    rounds: int
    place: int = 0
    sharing: int = 1
    scores: bool = True
    why: Message | None = None


@frozen
class Night:
    """An event of a season. `date` is ISO; `after` of its `rounds` are in the table, `win` is a win in tenths.

    While it is not `finished` its places and points are those of the moment.
    """

    key: str
    name: str
    date: str
    rounds: int
    after: int
    finished: bool
    win: int
    appearances: tuple[Appearance, ...]


_HOUSE = msg("a house player fills in: no points, no place")
_CANCELLED = msg("left early, the results were cancelled (C.05 6.6)")
_LEFT = msg("left early: no place")


def night_of(event: Event, key: str, date: str = "") -> Night:
    """The event as a night; `key` names it among others, `date` is taken where the event has none of its own.

    Places are counted among those who stayed to the end: a house player and somebody who left take none.
    """
    after = rounds_in(event)
    ranks = {row.number: row.rank for row in event_standings(event, after=after).rows}
    table, by_id = crosstable(event, after), event.by_id
    there: list[tuple[int, Appearance]] = []
    for player, number in event.numbers.items():
        entrant, found = table.entrants[number - 1], by_id[player]
        if not _present(event, player):
            continue
        why = (
            _HOUSE
            if found.house
            else _CANCELLED
            if found.cancelled
            else _LEFT
            if found.status is Status.WITHDRAWN
            else None
        )
        scores = not found.house and not found.cancelled
        rounds = _scoring_rounds(event, entrant.records)
        points = entrant.points if scores else 0
        seen = Appearance(found.person, event.name(player), points, rounds, 0, 1, scores, why)
        there.append((0 if why else ranks[number], seen))
    settings = event.settings
    return Night(
        key,
        settings.name,
        (settings.date or date).replace("/", "-"),
        settings.rounds,
        after,
        event.finished,
        settings.scoring.win,
        _placed(there),
    )


def _present(event: Event, player: int) -> bool:
    """Whether somebody played, won by default or had the bye of the pairing, cancelled games included."""
    for paired in event.rounds:
        if any(bye.player == player and bye.code in _PRESENT for bye in paired.byes):
            return True
        for game in paired.games:
            sides = zip((game.white, game.black), game.result.codes, strict=True)
            if any(side == player and code in _PRESENT for side, code in sides):
                return True
    return False


def _scoring_rounds(event: Event, records: tuple[Record, ...]) -> int:
    """The rounds of the event in which a player can score: not those of a round robin in which one rests."""
    return max(1, event.settings.rounds - sum(record.code is Code.REST for record in records))


def _placed(there: list[tuple[int, Appearance]]) -> tuple[Appearance, ...]:
    ranks = sorted(rank for rank, _ in there if rank)
    return tuple(
        Appearance(
            seen.person,
            seen.name,
            seen.points,
            seen.rounds,
            ranks.index(rank) + 1 if rank else 0,
            ranks.count(rank) if rank else 1,
            seen.scores,
            seen.why,
        )
        for rank, seen in there
    )
