"""Tables: the numbers that are printed on the sheet, called out in the hall and typed with a result."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.round import Game, Round

HIGHEST_TABLE = 9999


def seated(event: Event, games: Iterable[Game]) -> tuple[Game, ...]:
    """Games, in the order of boards, on their tables and sorted by them.

    Who has a table of one's own plays there, a game that has a number keeps it, the others fill the tables from
    the event's first one on. Only the number moves: opponents and colours stay.
    """
    listed = tuple(games)
    taken: dict[int, Game] = {}
    for game in listed:
        own = game.board or own_table(event, game)
        if own:
            taken.setdefault(own, game)
    kept = {id(game): table for table, game in taken.items()}
    free = (n for n in count(event.settings.first_table) if n not in taken)
    placed = (replace(game, board=kept.get(id(game)) or next(free)) for game in listed)
    return tuple(sorted(placed, key=lambda game: game.board))


def own_table(event: Event, game: Game) -> int:
    """The table of a player of the game who cannot move; 0 when both can."""
    tables = (event.player(p).table for p in game.players)
    return min((table for table in tables if table), default=0)


def free_table(event: Event, played: Round, game: Game) -> int:
    """A table for one more game of a round: a player's own if nobody sits there, else the first that is free."""
    taken = {g.board for g in played.games}
    own = own_table(event, game)
    if own and own not in taken:
        return own
    return next(n for n in count(event.settings.first_table) if n not in taken)


def table_after(event: Event) -> int:
    """The first table that an event which runs beside this one can have without a collision."""
    boards = [g.board for played in event.rounds for g in played.games]
    own = [player.table for player in event.players]
    needed = event.settings.first_table + (len(event.players) + 1) // 2 - 1
    return max(*boards, *own, needed, 0) + 1
