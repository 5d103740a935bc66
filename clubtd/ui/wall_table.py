"""The pages of the wall that are tables: the standings, and who gets which prize."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.event import Event
from clubtd.event.message import Message, Refused
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.event.table import rounds_in
from clubtd.formats.sheets.decisions import decision_notes
from clubtd.formats.sheets.prizes import awards
from clubtd.formats.words import number, points, say, t
from clubtd.standings.of_event import event_standings
from clubtd.ui import cells
from clubtd.ui.columns import GAP, Align, Column, natural, place, share
from clubtd.ui.wall_page import NAME, SHORT, TINY, Line, Page, Piece, parts, titled


def table_pages(event: Event, width: int, room: int, change: Message | None) -> list[Page]:
    """The standings, in as many pages as they need; without tie-breaks where these cannot be reckoned."""
    after = rounds_in(event)
    try:
        made = event_standings(event, after=after)
    except Refused:
        made = event_standings(event, after=after, order=())
    names, by_id = shown_names(event), event.by_id
    columns = (
        Column("rank", "#", 3, Align.RIGHT),
        Column("name", t("Player"), flexible=True, minimum=max(SHORT, min(NAME, width - 14))),
        Column("points", t("Pts"), align=Align.POINT),
        *(Column(f"code {i}", code, align=Align.POINT, drop=i) for i, code in enumerate(made.order, 1)),
    )
    rows: list[tuple[Piece, ...]] = []
    for row in made.rows:
        player = by_id[event.order[row.number - 1]]
        look = "muted" if player.status is Status.WITHDRAWN else "strong" if row.rank == 1 else "plain"
        values = ("" if value is None else number(value) for value in row.values)
        rows.append(
            (
                (str(row.rank or ""), look),
                (names[player.id], look),
                (points(row.points), "strong"),
                *((value, "plain") for value in values),
            )
        )
    over = event.finished and after == len(event.rounds)
    title = titled(event, t("Final standings") if over else t("Standings after round {round}", round=after))
    heads = tuple((column.title, "muted") for column in columns)
    head, *lines = laid_out(columns, [heads, *rows], width)
    above = (head,) if width >= TINY and room > 1 else ()
    if width < TINY:
        lines = [_rank(row, width) for row in rows]
    notes = [*decision_notes(event, made), *([change] if change else [])]
    said = [cells.wrapped(say(note), max(SHORT, width - 2)) for note in notes]
    lines += [((line, "muted"),) for note in said for line in note]
    return [Page(t("standings"), title, (*above, *part)) for part in parts(lines, room - len(above))]


def _rank(row: Sequence[Piece], width: int) -> Line:
    """Only rank, name and points: the points stay whole."""
    (rank, look), (name, _), (score, _), *_ = row
    return ((cells.ends(f"{rank:>2} {cells.shown(name)}", score, width - 1), look),)


def prize_pages(event: Event, width: int, room: int) -> list[Page]:
    """Who gets what when the event is over; no page where no prizes are planned, or it cannot be said."""
    try:
        found = awards(event, event_standings(event)) if event.prizes.prizes else None
    except Refused:
        found = None
    if not found or not found.awards:
        return []
    names = shown_names(event)
    money = event.prizes.currency.column([award.amount for award in found.awards])
    rows: list[tuple[Piece, ...]] = [
        (
            (names[event.order[award.number - 1]], "plain"),
            (amount, "strong"),
            (", ".join(award.what), "muted"),
        )
        for award, amount in zip(found.awards, money, strict=True)
    ]
    columns = (
        Column("name", flexible=True, minimum=SHORT),
        Column("money", align=Align.RIGHT),
        Column("what", flexible=True),
    )
    title = titled(event, t("Prizes"))
    return [Page(t("prizes"), title, lines) for lines in parts(laid_out(columns, rows, width), room)]


def laid_out(columns: Sequence[Column], rows: Sequence[tuple[Piece, ...]], width: int) -> list[Line]:
    """The rows with their columns below each other."""
    texts = [tuple(cells.shown(text) for text, _ in row) for row in rows]
    wanted = [natural(column, [row[i] for row in texts]) for i, column in enumerate(columns)]
    tails = [
        max((cells.fraction(row[i]) for row in texts), default=0) if column.align is Align.POINT else 0
        for i, column in enumerate(columns)
    ]
    widths = share(columns, wanted, width - 2)
    seen = [i for i, room in enumerate(widths) if room]
    lines = []
    for row, shown in zip(rows, texts, strict=True):
        line: list[Piece] = [(" ", "plain")]
        for i in seen:
            line.append((place(shown[i], columns[i], widths[i], tails[i]) + " " * GAP, row[i][1]))
        lines.append(tuple(line))
    return lines
