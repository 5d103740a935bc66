"""The shape of an event: what the advice needs to know of it, before anybody has played or even entered."""

from __future__ import annotations

from enum import Enum

from clubtd.event.crosstable import Crosstable, Entrant, System
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.player import Status


class Kind(Enum):
    """What the event is to those who play it."""

    CLUB = "club"
    OPEN = "open"
    TEAM = "team"


@frozen
class Shape:
    """System, rounds, players, of these `unrated` without a rating, the edition of the rules, and the kind.

    `kind` is None where nobody has said. `unrated_rule` is the rating announced for those who have none (0: none).
    `begun`: round 1 is paired; `over`: nothing is left to be played.
    """

    system: System = System.SWISS
    rounds: int = 5
    players: int = 0
    unrated: int = 0
    rules: str = "fide-2026"
    kind: Kind | None = None
    unrated_rule: int = 0
    begun: bool = False
    over: bool = False

    @property
    def swiss(self) -> bool:
        """A Swiss, not a round robin."""
        return self.system is System.SWISS

    @property
    def us(self) -> bool:
        """Under the rules of US Chess."""
        return self.rules == "uschess"

    @property
    def everybody_meets(self) -> int:
        """In how many rounds everybody can have met everybody once."""
        return self.players - 1 if self.players % 2 == 0 else self.players

    @property
    def table(self) -> Crosstable:
        """An empty cross-table of this shape."""
        ratings = [0] * self.unrated + [1500] * (self.players - self.unrated)
        entrants = tuple(Entrant(number, rating, ()) for number, rating in enumerate(ratings, 1))
        return Crosstable(entrants, self.rounds, system=self.system)


def shape_of(event: Event) -> Shape:
    """The shape of an event as it stands: everybody who has not left counts."""
    settings = event.settings
    here = [player for player in event.players if player.status is not Status.WITHDRAWN]
    return Shape(
        settings.system,
        settings.rounds,
        len(here),
        sum(1 for player in here if not player.rating),
        settings.rules,
        next((kind for kind in Kind if kind.value == settings.kind), None),
        begun=bool(event.rounds),
        over=event.finished,
    )
