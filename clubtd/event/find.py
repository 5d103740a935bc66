"""The player whom somebody means: by pairing number, by name, or by enough of a name."""

from __future__ import annotations

from clubtd.event.event import Event
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import plain, words
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Player


def matching(event: Event, text: str) -> tuple[Player, ...]:
    """The players whose names hold what was typed, the closest matches only; accents and case do not matter."""
    wanted, wanted_words = plain(text.strip()), words(text)
    if not wanted:
        return ()
    same = [p for p in event.players if plain(p.name) == wanted]
    if not same and text.rstrip().endswith(")"):
        shown = shown_names(event)
        same = [p for p in event.players if plain(shown[p.id]) == wanted]
    same = same or [p for p in event.players if words(p.name) == wanted_words]
    starts = same or [p for p in event.players if _starts(p.name, wanted_words)]
    return tuple(starts or [p for p in event.players if wanted in plain(p.name)])


def _starts(name: str, wanted: tuple[str, ...]) -> bool:
    parts = list(words(name))
    for word in wanted:
        found = next((p for p in parts if p.startswith(word)), None)
        if found is None:
            return False
        parts.remove(found)
    return bool(wanted)


def find_player(event: Event, text: str) -> Player:
    """The one player meant by a pairing number or a name; Refused with the candidates when that is not clear."""
    if not text.strip():
        raise Refused(msg("No player is named: give a pairing number, or enough of a name."))
    found = matching(event, text)
    if text.strip().isdecimal() and not _only_a_name(event, text, found):
        return event.player(_by_number(event, int(text)))
    if not found:
        raise Refused(msg("No player is called {name}.", name=text))
    if len(found) > 1:
        raise Refused(
            msg(
                "{name} can be {who}: give the number or more of the name.",
                name=text,
                who=_told_apart(event, found),
            )
        )
    return found[0]


def _only_a_name(event: Event, text: str, found: tuple[Player, ...]) -> bool:
    """Whether the digits are the whole name of one player, and nobody's number."""
    return len(found) == 1 and plain(found[0].name) == text.strip() and int(text) > len(event.order)


def _by_number(event: Event, number: int) -> int:
    if not 1 <= number <= len(event.order):
        raise Refused(
            msg(
                "There is no number {number}: the numbers go from 1 to {n}.",
                number=number,
                n=len(event.order),
            )
        )
    return event.order[number - 1]


def _told_apart(event: Event, players: tuple[Player, ...]) -> tuple[Message, ...]:
    numbers, shown = event.numbers, shown_names(event)
    return tuple(
        msg("{name} (number {number})", name=shown[p.id], number=numbers[p.id])
        if p.id in numbers
        else msg("{name} (not here yet)", name=shown[p.id])
        for p in players
    )
