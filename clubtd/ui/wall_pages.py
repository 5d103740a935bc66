"""What stands on the wall: the pages of an event for a screen of a given size, as lines of styled text."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.event import Event
from clubtd.event.message import Message
from clubtd.event.names import plain
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.event.result import Result
from clubtd.event.round import Bye, Game, Round
from clubtd.event.table import rounds_in
from clubtd.formats.words import say, t
from clubtd.ui import cells, entry
from clubtd.ui.board_rows import BYES
from clubtd.ui.columns import Align, Column
from clubtd.ui.wall_page import NAME, SHORT, TINY, Line, Page, Piece, parts, titled
from clubtd.ui.wall_table import laid_out, prize_pages, table_pages

NARROW = 60
"""Below this width (a terminal at double size has 40 columns) a board takes two lines."""
WIDE = 90
"""More is not used for a board: the eye has to find from a name to its result."""
EDGES = 3
"""Lines that are no content: title and rule above, the notice below."""


def pages(event: Event, width: int, height: int, change: Message | None = None) -> list[Page]:
    """The pages that matter now, in their order.

    Before round 1 who is entered; while a round is played its boards, the same by name, and the table so far; when
    all results are in the boards and the table; after the last round the table first, then who gets which prize.
    `change` is that of the published order of tie-breaks, which stands under the table (R8).
    """
    room = max(1, height - EDGES)
    played = event.current
    if played is None:
        return _entries(event, width, room)
    table = table_pages(event, width, room, change) if rounds_in(event) else []
    boards = _boards(event, played, width, room)
    if event.finished:
        return [*table, *prize_pages(event, width, room), *boards]
    if played.missing:
        return [*boards, *_by_name(event, played, width, room), *table]
    return [*boards, *table]


def _round_title(event: Event, played: Round, width: int) -> str:
    if width < NARROW:
        return titled(event, t("Round {round}", round=played.number))
    return titled(event, t("Round {round} of {rounds}", round=played.number, rounds=event.settings.rounds))


# Boards


def _boards(event: Event, played: Round, width: int, room: int) -> list[Page]:
    names = shown_names(event)
    by_id = event.by_id
    byes = [bye for bye in played.byes if by_id[bye.player].status is not Status.WITHDRAWN]
    byes.sort(key=lambda bye: list(BYES).index(bye.code))
    title, name = _round_title(event, played, width), t("by board")
    if width < NARROW:
        blocks = [_two_lines(game, names, width) for game in played.games]
        blocks += [_bye_lines(bye, names, width) for bye in byes]
        return [Page(name, title, lines) for lines in _in_twos(blocks, room)]
    columns = (
        Column("board", align=Align.RIGHT, width=3),
        Column("white", flexible=True, minimum=12, grow=True),
        Column("between"),
        Column("black", flexible=True, minimum=12, grow=True),
        Column("result", width=6),
    )
    rows = [_board(game, names) for game in played.games] + [_bye(bye, names) for bye in byes]
    return [Page(name, title, lines) for lines in parts(laid_out(columns, rows, min(width, WIDE)), room)]


def _board(game: Game, names: dict[int, str]) -> tuple[Piece, ...]:
    playing = not game.result.final
    look = "strong" if playing else "plain"
    result = "" if game.result is Result.OPEN else entry.shown(game.result)
    return (
        (str(game.board), look),
        (names[game.white], look),
        ("-", "muted"),
        (names[game.black], look),
        (result, "strong"),
    )


def _bye(bye: Bye, names: dict[int, str]) -> tuple[Piece, ...]:
    return ("", ""), (names[bye.player], "plain"), ("", ""), (say(BYES[bye.code]), "muted"), ("", "")


def _bye_lines(bye: Bye, names: dict[int, str], width: int) -> tuple[Piece, Piece]:
    name, kind = (_indented("", text, width) for text in (names[bye.player], say(BYES[bye.code])))
    return (cells.cut(name, width - 2), "plain"), (cells.cut(kind, width - 2), "muted")


def _two_lines(game: Game, names: dict[int, str], width: int) -> tuple[Piece, Piece]:
    """White above Black, each with the points of this game at the right."""
    result = "" if game.result is Result.OPEN else entry.shown(game.result)
    white, _, black = result.partition(" - ")
    look = "plain" if game.result.final else "strong"
    first = cells.ends(_indented(str(game.board), names[game.white], width), white, width - 2)
    second = cells.ends(_indented("", names[game.black], width), black, width - 2)
    return (first, look), (second, look)


def _indented(board: str, text: str, width: int) -> str:
    return f"{board:>2} {cells.shown(text)}" if width < TINY else f"{board:>3}  {cells.shown(text)}"


def _in_twos(blocks: Sequence[tuple[Piece, Piece]], room: int) -> list[tuple[Line, ...]]:
    """Two lines that belong together on one page; one after the other where there is room for a single line only."""
    if room < 2:
        return [((line,),) for block in blocks for line in block]
    return [tuple((line,) for block in part for line in block) for part in parts(blocks, room // 2)]


# By name


def _by_name(event: Event, played: Round, width: int, room: int) -> list[Page]:
    names, by_id = shown_names(event), event.by_id
    places: dict[int, Piece] = {}
    against: dict[int, str] = {}
    for game in played.games:
        places[game.white] = (t("{board} White", board=_right(game.board)), "strong")
        places[game.black] = (t("{board} Black", board=_right(game.board)), "strong")
        against[game.white], against[game.black] = names[game.black], names[game.white]
    for bye in played.byes:
        if by_id[bye.player].status is not Status.WITHDRAWN:
            places[bye.player] = (" " + say(BYES[bye.code]), "muted")
    order = sorted(places, key=lambda player: plain(by_id[player].person.last_first))
    title, name = _round_title(event, played, width), t("by name")
    if len(order) <= room and width >= NARROW:
        columns = (Column("name", flexible=True), Column("where"), Column("against", flexible=True))
        without = {p: (where.strip(), look) for p, (where, look) in places.items() if p not in against}
        wide = [
            ((names[p], "plain"), ("", ""), without[p])
            if p in without
            else ((names[p], "plain"), places[p], (against[p], "muted"))
            for p in order
        ]
        return [Page(name, title, tuple(laid_out(columns, wide, width)))]
    rows = [((names[player], "plain"), places[player]) for player in order]
    return [Page(name, title, lines) for lines in _side_by_side(rows, width, room)]


def _right(board: int) -> str:
    return f"{board:>3}"


def _entries(event: Event, width: int, room: int) -> list[Page]:
    names = shown_names(event)
    players = [p for p in event.players if p.status is not Status.WITHDRAWN]
    players.sort(key=lambda p: plain(p.person.last_first))
    rows = [
        (
            (names[p.id], "plain" if p.status is Status.HERE else "muted"),
            (f"{p.rating or '':>5} " + ("" if p.status is Status.HERE else t("expected")), "muted"),
        )
        for p in players
    ]
    title = titled(event, t("Entries"))
    return [Page(t("entries"), title, lines) for lines in _side_by_side(rows, width, room)]


def _side_by_side(rows: Sequence[tuple[Piece, Piece]], width: int, room: int) -> list[tuple[Line, ...]]:
    """Names with what belongs to them, in as many columns as are needed and fit, read down each column first."""
    behind = max((cells.width(where) for _, (where, _) in rows), default=0) + 3
    widest = max((cells.width(cells.shown(name)) for (name, _), _ in rows), default=0)
    most = max(1, (width - 1) // (min(widest, NAME) + behind))
    across = min(most, max(1, -(-len(rows) // room)))
    each = (width - 1) // across
    name_room = min(widest, each - behind)
    if name_room < min(widest, SHORT):
        return _in_twos([_below(name, where, width) for name, where in rows], room)
    found = []
    for part in parts(rows, room * across):
        down = -(-len(part) // across)
        lines: list[Line] = []
        for y in range(down):
            line: list[Piece] = [(" ", "plain")]
            for (name, look), (where, where_look) in part[y::down]:
                line.append((cells.left(cells.shown(name), name_room) + "  ", look))
                line.append((cells.left(where, each - name_room - 2), where_look))
            lines.append(tuple(line))
        found.append(tuple(lines))
    return found


def _below(name: Piece, where: Piece, width: int) -> tuple[Piece, Piece]:
    """A name, and below it what belongs to it."""
    (text, look), (place, place_look) = name, where
    above = cells.cut(f" {cells.shown(text)}", width - 1)
    return (above, look), (cells.cut(f"   {place.strip()}", width - 1), place_look)
