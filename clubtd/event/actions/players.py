"""Actions about people: who is entered, who is here, who leaves."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.base import checked, named
from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.names import clean
from clubtd.event.numbering import arrive, leave, numbers_stay, reseat
from clubtd.event.player import Person, Player, Status

MOST_PLAYERS = 999
MOST_NAMED = 5
"""So many names are read in one sentence."""


@frozen
class AddPlayers:
    """Enter people, one or a whole list. `here` False: they are expected, and get a number when they arrive."""

    verb: ClassVar[str] = "add"
    people: tuple[Person, ...]
    here: bool = True

    def on(self, event: Event) -> Event:
        """The event with the newcomers; in a Swiss they are put in by strength until round 4 has been paired."""
        if len(event.players) + len(self.people) > MOST_PLAYERS:
            raise Refused(msg("An event holds at most {most} players.", most=MOST_PLAYERS))
        status = Status.HERE if self.here else Status.EXPECTED
        newcomers = tuple(
            Player(event.next_id + i, checked(person), status) for i, person in enumerate(self.people)
        )
        grown = replace(event, players=event.players + newcomers, next_id=event.next_id + len(newcomers))
        return arrive(grown, newcomers) if self.here else grown

    def says(self, event: Event) -> Message:
        """Who was entered."""
        if len(self.people) == 1:
            name, rating = clean(self.people[0].name), self.people[0].rating
            if not rating:
                return msg("{name} is entered, unrated.", name=name)
            return msg("{name} ({rating}) is entered.", name=name, rating=rating)
        return nmsg("{n} player is entered.", "{n} players are entered.", len(self.people))


@frozen
class EditPlayer:
    """Correct what the entry form says about a player."""

    verb: ClassVar[str] = "edit"
    player: int
    person: Person

    def on(self, event: Event) -> Event:
        """The corrected event; a new rating moves the number until round 4 has been paired (C.04.2 2.3)."""
        before = event.player(self.player)
        after = replace(before, person=checked(self.person))
        return reseat(event.with_player(after), after, before.person)

    def says(self, event: Event) -> Message:
        """What was corrected."""
        before, name = event.player(self.player).person, clean(self.person.name)
        shown = event.name(self.player)
        if before.name != name:
            return msg("{name} is now {new}.", name=shown, new=name)
        if before.rating != self.person.rating:
            return msg(
                "{name}: rating {old}, was {before}.",
                name=shown,
                old=self.person.rating or msg("none"),
                before=before.rating or msg("none"),
            )
        return msg("The entry of {name} is corrected.", name=shown)


@frozen
class RemovePlayer:
    """Take back an entry. Only somebody who was in no round can be removed."""

    verb: ClassVar[str] = "remove"
    player: int

    def on(self, event: Event) -> Event:
        """The event without that player."""
        player = event.player(self.player)
        if event.has_taken_part(self.player):
            raise Refused(
                msg(
                    "{name} has been paired and stays in the table: withdraw the player instead.",
                    name=event.name(player.id),
                )
            )
        if numbers_stay(event) and self.player in event.order:
            raise Refused(
                msg(
                    "The numbers are drawn: {name} stays in the table, withdraw the player instead.",
                    name=event.name(player.id),
                )
            )
        return replace(
            leave(event.let_go(self.player), self.player),
            players=tuple(p for p in event.players if p.id != self.player),
            requests=tuple(r for r in event.requests if r.player != self.player),
            forbidden=tuple(f for f in event.forbidden if self.player not in (f.a, f.b)),
            adjustments=tuple(a for a in event.adjustments if a.player != self.player),
            deciders=tuple(d for d in event.deciders if self.player not in d.players),
        )

    def says(self, event: Event) -> Message:
        """Who was removed."""
        return msg("{name} is removed.", name=event.name(self.player))


@frozen
class SignIn:
    """Tick people as here, or (`here` False) as not yet here."""

    verb: ClassVar[str] = "sign-in"
    players: tuple[int, ...]
    here: bool = True

    def on(self, event: Event) -> Event:
        """The event in which they have, or no longer have, a pairing number."""
        for player in (event.player(p) for p in self.players):
            event = _arrived(event, player) if self.here else _not_here(event, player)
        return event

    def says(self, event: Event) -> Message:
        """Who is here; of many how many."""
        if len(self.players) > MOST_NAMED:
            if self.here:
                return nmsg("{n} player is here.", "{n} players are here.", len(self.players))
            return nmsg("{n} player is not here yet.", "{n} players are not here yet.", len(self.players))
        if self.here:
            return nmsg(
                "{who} is here.", "{who} are here.", len(self.players), who=named(event, self.players)
            )
        return nmsg(
            "{who} is not here yet.",
            "{who} are not here yet.",
            len(self.players),
            who=named(event, self.players),
        )


def _arrived(event: Event, player: Player) -> Event:
    if player.status is Status.WITHDRAWN:
        raise Refused(msg("{name} has left: take the player back first.", name=event.name(player.id)))
    if player.status is not Status.EXPECTED:
        return event
    player = replace(player, status=Status.HERE)
    return arrive(event.with_player(player), (player,))


def _not_here(event: Event, player: Player) -> Event:
    if player.status is Status.EXPECTED:
        return event
    if event.has_taken_part(player.id) or numbers_stay(event):
        raise Refused(
            msg("{name} has already been paired: withdraw the player instead.", name=event.name(player.id))
        )
    return leave(event.with_player(replace(player, status=Status.EXPECTED)).let_go(player.id), player.id)
