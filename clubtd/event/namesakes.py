"""People with the same name told apart, everywhere a name is shown or typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from clubtd.event.names import plain
from clubtd.event.player import Player

if TYPE_CHECKING:
    from clubtd.event.event import Event


def shown_names(event: Event) -> dict[int, str]:
    """Everybody's name by id; people with the same one with what tells them apart: `Alex Morgan (1520)`."""
    same: dict[str, list[Player]] = {}
    for player in event.players:
        same.setdefault(plain(player.name), []).append(player)
    shown = {player.id: player.name for player in event.players}
    for players in same.values():
        if len(players) > 1:
            shown.update(told_apart(players, event.numbers))
    return shown


def names_by_number(event: Event) -> dict[int, str]:
    """The same by pairing number, of all who have one."""
    shown = shown_names(event)
    return {number: shown[player] for player, number in event.numbers.items()}


def shown_name(event: Event, player: int) -> str:
    """The name of one player as `shown_names` gives it; Refused when there is none with that id."""
    return event.name(player)


def namesakes(player: Player, everybody: Iterable[Player]) -> list[Player]:
    """Everybody with the player's name, the player too."""
    wanted = plain(player.name)
    return [p for p in everybody if plain(p.name) == wanted]


def told_apart(players: Sequence[Player], numbers: Mapping[int, int]) -> dict[int, str]:
    """The names by id of people who share one; `numbers` are pairing numbers by id.

    By rating, else year of birth, else club, whichever all of them have differently; else by number or id.
    """

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
