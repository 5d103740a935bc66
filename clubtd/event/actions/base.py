"""What an action is, and the checks that several of them make."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Protocol

from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, Value, msg
from clubtd.event.names import clean
from clubtd.event.player import HIGHEST_RATING, Person, Status
from clubtd.event.round import Game, Round
from clubtd.event.tables import HIGHEST_TABLE


class Action(Protocol):
    """Something that an organiser does: a small value that turns one event into the next."""

    verb: ClassVar[str]

    def on(self, event: Event) -> Event:
        """The event after the action; Refused, with the reason, when it cannot be done."""
        ...

    def says(self, event: Event) -> Message:
        """What was done, in one sentence; `event` is the one before the action."""
        ...


def apply(event: Event, action: Action) -> Event:
    """The next event; Refused when the action cannot be done. The event given stays as it is."""
    return action.on(event)


LONGEST_NAME = 80
"""Letters of the name of a player, a club or an event."""


def checked(person: Person) -> Person:
    """The person with a clean name; Refused when the entry form cannot be right."""
    name = clean(person.name)
    if not name:
        raise Refused(msg("A player needs a name."))
    if len(name) > LONGEST_NAME:
        raise Refused(msg("The name {name} is longer than 80 letters.", name=name[:40] + "..."))
    if not 0 <= person.rating <= HIGHEST_RATING:
        raise Refused(
            msg(
                "{name}: a rating is between 1 and {highest}, or empty for an unrated player; {rating} is not.",
                name=name,
                highest=HIGHEST_RATING,
                rating=person.rating,
            )
        )
    club = clean(person.club)
    if len(club) > LONGEST_NAME:
        raise Refused(msg("{name}: the name of a club has at most {n} letters.", name=name, n=LONGEST_NAME))
    return replace(person, name=name, last=clean(person.last), first=clean(person.first), club=club)


def able_to_play(event: Event, player: int) -> None:
    """Refused for somebody who is not here yet, or has left."""
    status = event.player(player).status
    if status is Status.EXPECTED:
        raise Refused(msg("{name} is not here yet: tick the name first.", name=event.name(player)))
    if status is Status.WITHDRAWN:
        raise Refused(msg("{name} has left: take the player back first.", name=event.name(player)))


def two_players(event: Event, one: int, other: int) -> None:
    """Refused for one and the same player."""
    if event.player(one) is event.player(other):
        raise Refused(msg("{name} cannot play against the same player.", name=event.name(one)))


def table_number(number: int) -> None:
    """Refused for what is not the number of a table."""
    if not 1 <= number <= HIGHEST_TABLE:
        raise Refused(msg("Boards are numbered from 1 to {last}.", last=HIGHEST_TABLE))


def named(event: Event, players: Iterable[int]) -> tuple[str, ...]:
    """The names of those players."""
    return tuple(event.name(p) for p in players)


def board(event: Event, round_number: int, board_number: int) -> tuple[Round, Game]:
    """A round and the game on a board of it; Refused when there is none."""
    played = event.round(round_number)
    game = played.game(board_number)
    if game is None:
        raise Refused(
            msg(
                "Round {round} has no board {board}: its boards are {boards}.",
                round=round_number,
                board=board_number,
                boards=boards_of(played),
            )
        )
    return played, game


def boards_of(played: Round) -> Value:
    """The boards of a round for people: from the first to the last, or one by one where numbers are left out."""
    numbers = sorted(g.board for g in played.games)
    if len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return msg("{first} to {last}", first=numbers[0], last=numbers[-1])
    return tuple(numbers) or msg("none")
