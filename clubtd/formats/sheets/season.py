"""The table of a season: nights as columns, dropped ones in brackets, and below it what the columns are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clubtd.event.message import Message, msg, nmsg
from clubtd.formats.sheets.imprint import dated, moment
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet
from clubtd.standings.season import Night, SeasonCell, SeasonTable, Worth


def season_sheet(name: str, table: SeasonTable, troubles: Sequence[Message] = (), at: str = "") -> Sheet:
    """The season as a sheet made at that time (ISO); `troubles` are about nights that could not be counted."""
    attendance = bool(table.rules.attendance)
    columns = (
        Column("rank", msg("#"), Align.RIGHT),
        Column("name", msg("Name"), wide=True),
        Column("nights", msg("Nights"), Align.RIGHT, optional=True),
        *(Column(f"night {n}", msg(f"{n}"), Align.RIGHT) for n in range(1, len(table.nights) + 1)),
        *((Column("attendance", msg("There"), Align.RIGHT),) if attendance else ()),
        Column("total", msg("Total"), Align.RIGHT),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            row.rank,
            row.name,
            row.nights,
            *map(_cell, row.cells),
            *((row.attendance,) if attendance else ()),
            row.total,
        )
        for row in table.rows
    )
    imprint = (msg("as of {when}", when=moment(at)),) if at else ()
    heading = table.rules.said(len(table.nights))
    return Sheet(
        name, heading, columns, rows, (*night_lines(table), *season_notes(table), *troubles), imprint
    )


def _cell(cell: SeasonCell | None) -> Cell:
    if cell is None:
        return None
    return cell.points if cell.counts else msg("[{points}]", points=cell.points)


def night_lines(table: SeasonTable) -> Iterator[Message]:
    """Which night each numbered column is."""
    for number, night in enumerate(table.nights, 1):
        when = dated(night.date)
        if when:
            yield msg("{number}: {night}, {when}", number=number, night=night.name, when=when)
        else:
            yield msg("{number}: {night}", number=number, night=night.name)


def season_notes(table: SeasonTable) -> tuple[Message, ...]:
    """What has to be known to read the table: brackets, running nights, level people, unsure ones."""
    return tuple(_notes(table))


def _notes(table: SeasonTable) -> Iterator[Message]:
    rules = table.rules
    if any(row.dropped for row in table.rows):
        yield msg("In brackets: dropped, does not count.")
    yield from (running(night) for night in table.nights if not night.finished)
    if rules.worth is Worth.SCORE and len(table.lengths) > 1:
        yield msg(
            "The nights have {shortest} to {longest} rounds; points count as they were scored.",
            shortest=table.lengths[0],
            longest=table.lengths[-1],
        )
    if rules.ties:
        yield msg("Level: {order}.", order=tuple(tie.title for tie in rules.ties))
    elif len({row.rank for row in table.rows}) < len(table.rows):
        yield msg("Level: the place is shared.")
    yield from season_doubts(table)


def season_doubts(table: SeasonTable) -> Iterator[Message]:
    """Of whom it is not clear who they are, and who may be one person."""
    for unsure in table.unsure:
        yield msg(
            "It is not clear who {name} of {night} is: a birth year or an id in that event's entry tells.",
            name=unsure.name,
            night=table.nights[unsure.night].name,
        )
    for one, other in table.alike:
        yield msg(
            "Are {name} and {other} the same person? Spelled alike, or with the same id, they share a row.",
            name=one.name,
            other=other.name,
        )


def running(night: Night) -> Message:
    """That a night is not over, and how much of it counts."""
    return nmsg(
        "{night} is not finished: it counts as it stands after {n} round.",
        "{night} is not finished: it counts as it stands after {n} rounds.",
        night.after,
        night=night.name,
    )
