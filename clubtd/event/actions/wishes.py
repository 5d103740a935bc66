"""Actions about pairs that the organiser does not want: family, and whoever else must not meet."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.base import two_players
from clubtd.event.event import Event, Forbidden
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg


@frozen
class ForbidPair:
    """Two players who must not meet, in all rounds or only in some."""

    verb: ClassVar[str] = "forbid"
    pair: Forbidden

    def on(self, event: Event) -> Event:
        """The event in which the two are not paired in those rounds either."""
        two_players(event, self.pair.a, self.pair.b)
        if self.pair.first < 1 or (self.pair.last and self.pair.last < self.pair.first):
            text = "The rounds go from a first to a last one, not from {first} to {last}."
            raise Refused(msg(text, first=self.pair.first, last=self.pair.last))
        others = tuple(f for f in event.forbidden if not self._says_the_same(f))
        return replace(event, forbidden=(*others, self.pair))

    def _says_the_same(self, other: Forbidden) -> bool:
        pair = self.pair
        same = {other.a, other.b} == {pair.a, pair.b}
        return same and (other.first, other.last) == (pair.first, pair.last)

    def says(self, event: Event) -> Message:
        """Who must not meet, and when."""
        a, b = event.name(self.pair.a), event.name(self.pair.b)
        first, last = self.pair.first, self.pair.last
        if first == 1 and not last:
            return msg("{a} and {b} must not meet.", a=a, b=b)
        if not last:
            return msg("{a} and {b} must not meet from round {first} on.", a=a, b=b, first=first)
        text = "{a} and {b} must not meet in rounds {first} to {last}."
        return msg(text, a=a, b=b, first=first, last=last)


@frozen
class AllowPair:
    """Two players who were kept apart may meet."""

    verb: ClassVar[str] = "allow"
    a: int
    b: int

    def on(self, event: Event) -> Event:
        """The event in which nothing keeps the two apart."""
        others = tuple(f for f in event.forbidden if {f.a, f.b} != {self.a, self.b})
        if len(others) == len(event.forbidden):
            names = {"a": event.name(self.a), "b": event.name(self.b)}
            raise Refused(msg("{a} and {b} are not kept apart.", **names))
        return replace(event, forbidden=others)

    def says(self, event: Event) -> Message:
        """Who may meet again."""
        return msg("{a} and {b} may meet.", a=event.name(self.a), b=event.name(self.b))
