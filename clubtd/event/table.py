"""The cross-table of an event: its rounds seen from each player's row."""

from __future__ import annotations

from collections.abc import Callable, Collection

from clubtd.event.crosstable import Crosstable, Entrant, Record
from clubtd.event.event import Adjustment, Event
from clubtd.event.frozen import replace
from clubtd.event.result import Code, Colour, Result
from clubtd.event.round import Game, Round


def crosstable(event: Event, after: int | None = None) -> Crosstable:
    """The rows by pairing number after so many rounds (all that are paired when None). Open games count nothing.

    The games of somebody whose results were cancelled (C.05 6.6) are in nobody's row.
    """
    return without_cancelled(on_record(event, after), cancelled(event))


def on_record(event: Event, after: int | None = None) -> Crosstable:
    """The rows with the cancelled results too, as they stay on the sheets and in a report."""
    return _table(event, event.rounds if after is None else event.rounds[:after], lambda change: change.after)


def for_pairing(event: Event) -> Crosstable:
    """The rows that the next pairing is made from: an adjourned game counts as a draw (C.04.2 3.1).

    Points that an arbiter changed count from the round on that was paired after it.
    """
    return _table(event, tuple(_adjourned_drawn(r) for r in event.rounds), lambda change: change.paired)


def cancelled(event: Event) -> tuple[int, ...]:
    """The pairing numbers of those whose results count for nobody."""
    by_id = event.by_id
    return tuple(number for player, number in event.numbers.items() if by_id[player].cancelled)


def without_cancelled(table: Crosstable, gone: Collection[int]) -> Crosstable:
    """The table in which nobody has a game against these players, who have none at all."""
    if not gone:
        return table
    rest = Record(Code.REST)

    def counted(entrant: Entrant) -> Entrant:
        mine = entrant.number in gone
        return replace(
            entrant, records=tuple(rest if mine or r.opponent in gone else r for r in entrant.records)
        )

    return replace(table, entrants=tuple(counted(entrant) for entrant in table.entrants))


def rounds_in(event: Event) -> int:
    """After how many rounds the table stands: those with every result in, or in a round robin all that are paired."""
    if not event.is_swiss:
        return len(event.rounds)
    return next((r.number - 1 for r in event.rounds if r.missing), len(event.rounds))


def _adjourned_drawn(played: Round) -> Round:
    if all(g.result is not Result.ADJOURNED for g in played.games):
        return played
    return replace(
        played,
        games=tuple(
            replace(g, result=Result.DRAW) if g.result is Result.ADJOURNED else g for g in played.games
        ),
    )


def _table(event: Event, rounds: tuple[Round, ...], counts_after: Callable[[Adjustment], int]) -> Crosstable:
    numbers = event.numbers
    scoring = event.settings.scoring
    away = Record(Code.ZERO_BYE, scoring.absence) if event.is_swiss else Record(Code.REST)
    columns: list[dict[int, Record]] = []
    for paired in rounds:
        column: dict[int, Record] = {}
        for game in paired.games:
            column[game.white], column[game.black] = _sides(event, game, numbers)
        for bye in paired.byes:
            column[bye.player] = Record(bye.code, scoring.of(bye.code))
        columns.append(column)
    by_id = event.by_id
    adjusted: dict[int, tuple[tuple[int, int], ...]] = {}
    for change in event.adjustments:
        if (after := counts_after(change)) <= len(rounds):
            dated = after, change.tenths
            adjusted[change.player] = (*adjusted.get(change.player, ()), dated)
    entrants = tuple(
        Entrant(
            number,
            by_id[player].rating,
            tuple(column.get(player, away) for column in columns),
            adjusted.get(player, ()),
        )
        for player, number in numbers.items()
    )
    return Crosstable(entrants, event.settings.rounds, scoring, event.settings.system)


def _sides(event: Event, game: Game, numbers: dict[int, int]) -> tuple[Record, Record]:
    white, black = game.result.codes
    scoring = event.settings.scoring
    return (
        Record(white, scoring.of(white), numbers[game.black], Colour.WHITE),
        Record(black, scoring.of(black), numbers[game.white], Colour.BLACK),
    )
