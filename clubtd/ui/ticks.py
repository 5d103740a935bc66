"""The members of the club who are ticked for tonight: kept until they are in the event, and how they come in."""

from __future__ import annotations

from pathlib import Path

from clubtd.event.actions import Action, AddPlayers, SignIn
from clubtd.event.message import Refused, msg
from clubtd.event.numbering import numbers_stay
from clubtd.event.player import Player, Status
from clubtd.store.nights import members_meant
from clubtd.store.remembered import recall, remember
from clubtd.ui.desk import Desk
from clubtd.ui.roster import Roster

KEPT = "ticked"


class Ticks:
    """Who is ticked, in the order of ticking, and who of the club list is in the event of the desk already."""

    def __init__(self, desk: Desk, roster: Roster, folder: Path) -> None:
        """`folder` is that of the club, where the ticks are kept from one time to the next."""
        self._desk = desk
        self._roster = roster
        self._folder = folder
        self.match()
        self.numbers = [n for n in self._recalled() if n in roster.members and self.possible(n)]

    def match(self) -> None:
        """Find the members among the players of the event, as it is now."""
        players = {id(p.person): p for p in self._desk.event.players}
        found = members_meant(self._roster.members, [p.person for p in players.values()])
        self._players = {number: players[id(person)] for number, person in found.items()}

    def player(self, number: int) -> Player | None:
        """The member as a player of the event; None: not in it."""
        return self._players.get(number)

    def possible(self, number: int) -> bool:
        """Whether the member can be ticked: whoever is here, or has left, cannot."""
        player = self.player(number)
        return player is None or player.status is Status.EXPECTED

    def turn(self, number: int) -> bool:
        """Tick the member, or take the tick away; whether there is one now. Refused for who cannot be ticked."""
        if number in self.numbers:
            self.numbers.remove(number)
        elif self.possible(number):
            self.numbers.append(number)
        else:
            self._refuse(number)
        self._keep()
        return number in self.numbers

    def _refuse(self, number: int) -> None:
        name = self._roster.name(number)
        if self._players[number].status is Status.WITHDRAWN:
            raise Refused(msg("{name} has left: Esc, then w takes the player back.", name=name))
        raise Refused(msg("{name} is here already.", name=name))

    def clear(self) -> int:
        """Take all ticks away, when they are in; how many there were."""
        count = len(self.numbers)
        self.numbers = []
        self._keep()
        return count

    # Between two times

    def _recalled(self) -> list[int]:
        kept = recall(self._folder, KEPT)
        numbers = kept.get(self._desk.file.path.name) if isinstance(kept, dict) else None
        return [n for n in numbers if type(n) is int] if isinstance(numbers, list) else []

    def _keep(self) -> None:
        kept = {self._desk.file.path.name: self.numbers} if self.numbers else {}
        remember(self._folder, KEPT, kept)

    # Into the event

    @property
    def ids(self) -> tuple[int, ...]:
        """Whom the steps of `coming` bring in: the new ones first, by the ids that they get."""
        new = sum(n not in self._players for n in self.numbers)
        first = self._desk.event.next_id
        return (
            *range(first, first + new),
            *(self._players[n].id for n in self.numbers if n in self._players),
        )

    def coming(self) -> list[Action]:
        """They are entered, and here; somebody who was entered before is only ticked."""
        event = self._desk.event
        people = tuple(self._roster.member(n).entry for n in self.numbers if n not in self._players)
        there = tuple(self._players[n].id for n in self.numbers if n in self._players)
        steps: list[Action] = []
        if people and numbers_stay(event):
            from clubtd.pairing.next_round import newcomer

            steps += [newcomer(event, person) for person in people]
        elif people:
            steps.append(AddPlayers(people))
        if there:
            steps.append(SignIn(there))
        return steps
