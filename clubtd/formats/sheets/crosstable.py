"""The cross-table: a Swiss by rounds (`12w1`: against number 12 of the list, White, won), a round robin as a grid."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from clubtd.event.event import Event
from clubtd.event.message import Message, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.result import Code
from clubtd.event.scoring import in_points
from clubtd.event.table import cancelled, on_record, rounds_in
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet
from clubtd.standings.cross_table import Cell as Square
from clubtd.standings.cross_table import by_place, grid
from clubtd.standings.of_event import event_standings

# A bye that was asked for stands as its points alone: a game always has the opponent before it.
_SIGNS = {
    Code.WIN: "1",
    Code.DRAW: "½",
    Code.LOSS: "0",
    Code.UNRATED_WIN: "1u",
    Code.UNRATED_DRAW: "½u",
    Code.UNRATED_LOSS: "0u",
    Code.FORFEIT_WIN: "+",
    Code.FORFEIT_LOSS: "-",
    Code.FULL_BYE: "1",
    Code.HALF_BYE: "½",
    Code.ZERO_BYE: "0",
    Code.REST: ".",
    Code.OPEN: "*",
}

_BYE = msg("bye")


def cross_table(event: Event, after: int | None = None) -> Sheet:
    """The cross-table after a round (the last with all results), in the order of the standings."""
    after = rounds_in(event) if after is None else after
    made = event_standings(event, after=after)
    table = on_record(event, after)
    names = shown_names(event)
    gone = cancelled(event)
    body: list[tuple[int, int, int, list[Cell]]] = []
    if event.is_swiss:
        heads = [f"{number}" for number in range(1, after + 1)]
        for line in by_place(table, made, gone):
            body.append((line.number, line.rank, line.points, [_round_cell(cell) for cell in line.cells]))
    else:
        heads = [f"{place}" for place in range(1, len(made.rows) + 1)]
        for row in grid(table, made, gone):
            squares: list[Cell] = [_grid_cell(square) for square in row.squares]
            body.append((row.number, row.rank, row.points, squares))
    columns = (
        Column("line", msg("#"), Align.RIGHT),
        Column("rank", msg("#"), Align.RIGHT, programs=True),
        Column("name", msg("Name"), wide=True),
        *(Column(head, msg(head), Align.CENTRE) for head in heads),
        Column("points", msg("Pts"), Align.RIGHT),
    )
    rows = tuple(
        (line, rank or None, names[event.order[number - 1]], *cells, in_points(points))
        for line, (number, rank, points, cells) in enumerate(body, 1)
    )
    heading = msg("Cross-table after round {round} of {rounds}", round=after, rounds=event.settings.rounds)
    notes = [*_how_to_read(event.is_swiss, gone), *_shared([rank for _, rank, _, _ in body])]
    return Sheet(event.settings.name, heading, columns, rows, tuple(notes))


def _how_to_read(swiss: bool, gone: Collection[int]) -> Iterator[Message]:
    if swiss:
        yield msg("12w1: against number 12 of this list, with White, won; + and - by forfeit.")
        yield msg("Without an opponent: bye, or the points of a bye that was asked for.")
    if gone:
        yield msg("[1]: does not count, the player has left.")


def _shared(ranks: Sequence[int]) -> Iterator[Message]:
    """The places that several have, whose numbers in the list differ all the same."""
    groups = [(rank, ranks.count(rank)) for rank in dict.fromkeys(ranks) if rank and ranks.count(rank) > 1]
    if groups:
        places = tuple(f"{rank}–{rank + count - 1}" for rank, count in groups)
        yield msg("Places that are shared: {places}.", places=places)


def _round_cell(cell: Square) -> Cell:
    record = cell.record
    if record.code is Code.PAB:
        return _BYE if cell.counts else msg("[{result}]", result=_BYE)
    sign = _SIGNS[record.code]
    shown = f"{cell.place}{record.colour.value if record.colour else ''}{sign}" if record.opponent else sign
    return shown if cell.counts else f"[{shown}]"


def _grid_cell(games: tuple[Square, ...] | None) -> Cell:
    if games is None:
        return "x"
    return " ".join(_SIGNS[g.record.code] if g.counts else f"[{_SIGNS[g.record.code]}]" for g in games)
