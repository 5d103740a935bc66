"""What an arbiter or the organiser decides about the table: points, level players, prizes."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from clubtd.event.event import Adjustment, Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.playoff import Decider
from clubtd.event.prize import Prizes, Sharing
from clubtd.event.scoring import in_points
from clubtd.event.table import rounds_in

MOST_TENTHS = 990


@frozen
class AdjustPoints:
    """An arbiter gives a player points or takes some away (tenths, negative), with a reason for everybody to read."""

    verb: ClassVar[str] = "adjust"
    player: int
    tenths: int
    reason: str

    def on(self, event: Event) -> Event:
        """The event in which the points count from now on."""
        name = event.name(self.player)
        if self.player not in event.numbers:
            raise Refused(msg("{name} is not here yet: tick the name first.", name=name))
        if not self.reason.strip():
            raise Refused(msg("A change of points needs a reason that everybody can read."))
        if not 0 < abs(self.tenths) <= MOST_TENTHS:
            raise Refused(msg("The points of {name} change by more than 0 and at most 99.", name=name))
        change = Adjustment(self.player, self.tenths, rounds_in(event), self.reason, len(event.rounds))
        return replace(event, adjustments=(*event.adjustments, change))

    def says(self, event: Event) -> Message:
        """How many points, and why."""
        points: Fraction = in_points(abs(self.tenths))
        text = "{name} gets {points} more. Reason: {reason}"
        if self.tenths < 0:
            text = "{name} loses {points} by the arbiter. Reason: {reason}"
        return msg(text, name=event.name(self.player), points=points, reason=self.reason)


@frozen
class Decide:
    """What a play-off or the drawing of lots decided between level players."""

    verb: ClassVar[str] = "decide"
    decider: Decider

    def on(self, event: Event) -> Event:
        """The event with the decision; one for the same players takes the place of an earlier one."""
        players = self.decider.players
        if len(players) < 2 or len(set(players)) < len(players):
            raise Refused(msg("A decision needs two or more different players."))
        for player in players:
            if player not in event.numbers:
                raise Refused(msg("{name} is not here yet: tick the name first.", name=event.name(player)))
        others = tuple(d for d in event.deciders if set(d.players) != set(players))
        return replace(event, deciders=(*others, self.decider))

    def says(self, event: Event) -> Message:
        """Who won it, and how."""
        names = {player: event.name(player) for player in self.decider.players}
        return self.decider.says(names, self.decider.at.replace("T", " ")[:16])


_NAMED = 12
"""So many prizes are named in the sentence that says which there are."""
_SHARED = {
    Sharing.POOL: msg("Players level on points now put their prizes together and share equally."),
    Sharing.PLACE: msg("Tie-breaks now decide who of those level on points gets which prize."),
    Sharing.HORT: msg("Hort system now: half of each prize by tie-breaks, half shared."),
    Sharing.US: msg("Players level on points now share by US Chess rule 32B."),
}


@frozen
class SetPrizes:
    """What can be won, and how those who tie share it."""

    verb: ClassVar[str] = "prizes"
    prizes: Prizes

    def on(self, event: Event) -> Event:
        """The event with these prizes."""
        return replace(event, prizes=self.prizes)

    def says(self, event: Event) -> Message:
        """How many prizes there are, how each was read (`10.50`, `1,000`), and another rule for ties."""
        before, now = event.prizes, self.prizes
        if before.sharing is now.sharing:
            return self._won()
        rule = _SHARED[now.sharing]
        if replace(before, sharing=now.sharing) == now:
            return rule
        return msg("{what} {rule}", what=self._won(), rule=rule)

    def _won(self) -> Message:
        every, currency = self.prizes.prizes, self.prizes.currency
        if not every:
            return msg("There are no prizes.")
        named = tuple(
            (currency.written(p.amount) if p.amount else p.thing)
            + (f" ({p.category.name})" if p.category else "")
            for p in every[:_NAMED]
        )
        what = (*named, "…") if len(every) > len(named) else named
        return nmsg("There is {n} prize: {what}.", "There are {n} prizes: {what}.", len(every), what=what)
