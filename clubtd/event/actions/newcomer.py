"""The action of a newcomer in a round robin that has begun."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.base import checked
from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import clean
from clubtd.event.numbering import numbers_stay
from clubtd.event.player import Person, Player
from clubtd.event.result import Code
from clubtd.event.round import Game
from clubtd.event.tables import free_table


@frozen
class TakeFreeNumber:
    """A newcomer takes the number that is free in a round robin of an odd number of players.

    Nobody else's games change. `whites` are the published rounds in which the newcomer has White; in each of them
    whoever was free has an open game now, to be played when it suits.
    """

    verb: ClassVar[str] = "take-free-number"
    person: Person
    whites: tuple[int, ...] = ()

    def on(self, event: Event) -> Event:
        """The event in which the newcomer has the last number, and a game in every round."""
        person = checked(self.person)
        if not numbers_stay(event):
            raise Refused(msg("{name} can simply be entered: no round is paired yet.", name=person.name))
        if len(event.order) % 2 == 0:
            raise Refused(
                msg(
                    "All {n} numbers of the table are taken: {name} cannot come in without a new draw.",
                    n=len(event.order),
                    name=person.name,
                )
            )
        newcomer = Player(event.next_id, person)
        event = replace(
            event,
            players=(*event.players, newcomer),
            order=(*event.order, newcomer.id),
            next_id=event.next_id + 1,
        )
        for played in event.rounds:
            free = next((b.player for b in played.byes if b.code in (Code.REST, Code.ZERO_BYE)), 0)
            if not free:
                raise Refused(
                    msg(
                        "Nobody is free in round {round}: {name} cannot come in.",
                        round=played.number,
                        name=person.name,
                    )
                )
            white, black = (newcomer.id, free) if played.number in self.whites else (free, newcomer.id)
            rest = played.without(free)
            game = Game(0, white, black)
            game = replace(game, board=free_table(event, rest, game))
            event = event.with_round(replace(rest, games=(*rest.games, game)))
        return event

    def says(self, event: Event) -> Message:
        """Who came in, and with which number."""
        return msg(
            "{name} takes the free number {number}; the games of earlier rounds are open.",
            name=clean(self.person.name),
            number=len(event.order) + 1,
        )
