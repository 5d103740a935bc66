"""A round player by player, as it is made by hand: the two of a pair below each other, then who has none."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from clubtd.event.event import Event
from clubtd.event.message import Message
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.event.result import Code, Colour, Result
from clubtd.event.table import crosstable
from clubtd.formats.words import points, say, t
from clubtd.pairing.arranging import is_published, without_opponent
from clubtd.pairing.by_hand import objections_to
from clubtd.ui.board_rows import BYES
from clubtd.ui.columns import Align, Column
from clubtd.ui.listing import Cell, CellLike, Row

LAST_COLOURS = 5
"""Of how many games the colours are shown."""


class _Pair(NamedTuple):
    board: int
    players: tuple[int, int]
    open: bool
    by_hand: bool


def columns() -> tuple[Column, ...]:
    """Table, name, points, the colours had, and the place in this round."""
    return (
        Column("board", t("Board"), 3, Align.RIGHT),
        Column("name", t("Player"), flexible=True, minimum=14, name=True),
        Column("points", t("Pts"), align=Align.POINT),
        Column("had", t("Had"), LAST_COLOURS),
        Column("place", t("This round"), flexible=True, minimum=10),
    )


def against(event: Event, number: int) -> dict[int, tuple[Message, ...]]:
    """By player: what the referee has against a pair that was put together by hand and has no result yet."""
    found = {}
    for pair in _pairs(event, number):
        if pair.by_hand and pair.open and (said := objections_to(event, number, *pair.players)):
            found.update(dict.fromkeys(pair.players, said))
    return found


def rows(event: Event, number: int, chosen: int, warned: Mapping[int, tuple[Message, ...]]) -> Iterator[Row]:
    """The rows of the round; the player `chosen` has a mark, and those the referee warns of."""
    named = shown_names(event)
    table = crosstable(event, number - 1)
    entrants = {event.order[e.number - 1]: e for e in table.entrants}

    def row(player: int, board: str, place: CellLike, style: str = "") -> Row:
        entrant = entrants.get(player)
        score = points(entrant.points) if entrant else ""
        colours = [r.colour for r in entrant.records if r.colour and r.code.played] if entrant else []
        had = "".join(t("W") if c is Colour.WHITE else t("B") for c in colours[-LAST_COLOURS:])
        mark = "●" if player == chosen else "!" if player in warned else ""
        return Row(str(player), (board, named[player], score, had, place), style, mark, search=named[player])

    seen: set[int] = set()
    for pair in _pairs(event, number):
        seen.update(pair.players)
        hand = " · " + t("by hand") if pair.by_hand else ""
        for player, colour in zip(pair.players, (t("White"), t("Black")), strict=True):
            first = player == pair.players[0]
            board = (str(pair.board or "") or "·") if first else ""
            yield row(player, board, colour + (hand if first else ""))
    waiting = without_opponent(event, number)
    byes = _byes(event, number)
    for player, code in sorted(byes.items(), key=lambda b: b[1] is not Code.PAB):
        if player not in waiting or code is Code.PAB:
            seen.add(player)
            yield row(player, "", say(BYES[code]), "" if code is Code.PAB else "muted")
    free = [p for p in waiting if p not in seen]
    free.sort(key=lambda p: -entrants[p].points if p in entrants else 0)
    yield from _others(event, free, seen, row)


def _others(event: Event, waiting: list[int], seen: Collection[int], row) -> Iterator[Row]:  # type: ignore[no-untyped-def]
    """Who has no opponent, then who is not to be paired."""
    for player in waiting:
        yield row(player, "", Cell(t("no opponent"), "warn"))
    for found in event.players:
        if found.id in seen or found.id in waiting or found.status is Status.WITHDRAWN:
            continue
        away = found.status is Status.EXPECTED
        yield row(found.id, "", t("not here yet") if away else t("does not play"), "muted")


def _pairs(event: Event, number: int) -> Iterator[_Pair]:
    if is_published(event, number):
        for game in event.round(number).games:
            yield _Pair(game.board, game.players, game.result is Result.OPEN, game.by_hand)
    else:
        for pair in event.held:
            yield _Pair(pair.board, pair.players, True, True)


def _byes(event: Event, number: int) -> dict[int, Code]:
    if is_published(event, number):
        return {b.player: b.code for b in event.round(number).byes}
    return {r.player: r.code for r in event.requests if r.round == number and r.player in event.order}
