"""Byes on earlier nights, in words: shown where somebody gets one, whoever gives it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from clubtd.event.actions import AsOne, GiveBye, PairRound
from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Message, msg
from clubtd.event.names import plain
from clubtd.formats.words import day, t

if TYPE_CHECKING:
    from clubtd.pairing.bye_choice import FairBye

Days = Mapping[int, Sequence[str]]
"""The days (ISO, newest first) on which players, by id, had the bye on earlier nights."""
MOST_DAYS = 4


def takers(steps: Iterable[Step]) -> Iterator[int]:
    """The players (ids) to whom these steps give the bye."""
    for step in steps:
        match step:
            case GiveBye(player=player):
                yield player
            case PairRound(round=made):
                if made.bye_taker:
                    yield made.bye_taker
            case AsOne(steps=inner):
                yield from takers(inner)


def also_had(event: Event, player: int, earlier: Days) -> Message | None:
    """That somebody also had the bye on earlier nights; None when not."""
    days = earlier.get(player)
    if not days:
        return None
    return msg("{name} also had the bye on {days}.", name=event.name(player), days=_days(days))


def had_before(event: Event, players: Iterable[int], earlier: Days) -> tuple[Message, ...]:
    """Who of these players had the bye on earlier nights, the most byes first: `Kim Zoe (15 Nov and 22 Nov)`."""
    found = sorted(
        (p for p in players if earlier.get(p)), key=lambda p: (-len(earlier[p]), plain(event.name(p)))
    )
    return tuple(msg("{name} ({days})", name=event.name(p), days=_days(earlier[p])) for p in found)


def no_fairer(event: Event, found: FairBye) -> Message:
    """That the rules' own choice is as fair as any."""
    return msg(
        "Nothing to change: the pairing gives the bye to {name}, and nobody who could have it as well has had fewer on"
        " earlier nights ({name}: {n}).",
        name=event.name(found.player),
        n=found.earlier,
    )


def _days(days: Sequence[str]) -> tuple[str, ...]:
    """The latest of them, the oldest first."""
    latest = list(dict.fromkeys(days))[:MOST_DAYS]
    return tuple(so_often(day(found), days.count(found)) for found in reversed(latest))


def so_often(shown: str, times: int) -> str:
    """A day on which somebody had so many byes: two events were played on it when there are two."""
    return shown if times == 1 else t("{day} ×{n}", day=shown, n=times)
