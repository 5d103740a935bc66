"""Actions about single players that last: a table of one's own, and filling in for the club."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.base import table_number
from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Code


@frozen
class FixTable:
    """A player who cannot move always sits at that table, from the next pairing on; 0 takes it back."""

    verb: ClassVar[str] = "table"
    player: int
    table: int

    def on(self, event: Event) -> Event:
        """The event in which the player's games are at that table."""
        player = event.player(self.player)
        if self.table:
            table_number(self.table)
        for other in event.players:
            if self.table and other.table == self.table and other is not player:
                text = "Table {table} is kept for {name}: choose another."
                raise Refused(msg(text, table=self.table, name=event.name(other.id)))
        return event.with_player(replace(player, table=self.table))

    def says(self, event: Event) -> Message:
        """Where the player sits from now on."""
        name = event.name(self.player)
        if not self.table:
            return msg("{name} has no table of one's own any more.", name=name)
        return msg(
            "{name} always sits at table {table}, from the next round on.", name=name, table=self.table
        )


@frozen
class SetHouse:
    """A house player fills in when the others are odd, and takes no place. `house` False: plays for oneself."""

    verb: ClassVar[str] = "house"
    player: int
    house: bool = True

    def on(self, event: Event) -> Event:
        """The event in which that player fills in, and has no bye given by hand, or does not fill in any more."""
        player = event.player(self.player)
        if not event.is_swiss:
            raise Refused(msg("A round robin needs no house player: with an odd number somebody is free."))
        if player.house is self.house:
            if self.house:
                raise Refused(msg("{name} is a house player already.", name=event.name(player.id)))
            raise Refused(msg("{name} is no house player.", name=event.name(player.id)))
        changed = event.with_player(replace(player, house=self.house))
        byes = tuple(r for r in event.requests if (r.player, r.code) != (self.player, Code.PAB))
        return replace(changed, requests=byes) if self.house else changed

    def says(self, event: Event) -> Message:
        """What the player does from now on."""
        name = event.name(self.player)
        if self.house:
            return msg("{name} is a house player: fills in, takes no place.", name=name)
        return msg("{name} plays in every round, and for a place.", name=name)
