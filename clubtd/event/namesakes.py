"""People with the same name told apart, everywhere a name is shown or typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clubtd.event.event import Event
from clubtd.event.names import plain
from clubtd.event.player import Player


def shown_names(event: Event) -> dict[int, str]:
    """Everybody's name by id; people with the same one with what tells them apart: `Alex Morgan (1520)`."""
    same: dict[str, list[Player]] = {}
    for player in event.players:
        same.setdefault(plain(player.name), []).append(player)
    shown = {player.id: player.name for player in event.players}
    for players in same.values():
        if len(players) > 1:
            shown.update(_told_apart(event, players))
    return shown


def shown_name(event: Event, player: int) -> str:
    """The name of one player as `shown_names` gives it."""
    found = event.player(player)
    same = [p for p in event.players if plain(p.name) == plain(found.name)]
    return _told_apart(event, same)[player] if len(same) > 1 else found.name


def _told_apart(event: Event, players: Sequence[Player]) -> dict[int, str]:
    """By rating, else year of birth, else club, whichever all of them have differently; else by number or id."""
    numbers = event.numbers

    def number(player: Player) -> str:
        return f"#{numbers[player.id]}" if player.id in numbers else f"#+{player.id}"

    marks: tuple[Callable[[Player], str], ...] = (
        lambda p: str(p.rating or ""),
        lambda p: p.person.born[:4],
        lambda p: p.person.club,
        number,
    )
    for mark in marks:
        found = {p.id: mark(p) for p in players}
        if all(found.values()) and len({plain(text) for text in found.values()}) == len(players):
            return {p.id: f"{p.name} ({found[p.id]})" for p in players}
    raise AssertionError("numbers tell everybody apart")
