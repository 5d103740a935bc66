"""Actions about the event itself: its settings, its length, the order of tie-breaks, the draw of numbers."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.base import LONGEST_NAME, named, table_number
from clubtd.event.actions.rounds import with_all_rounds
from clubtd.event.event import Event, Settings
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.names import clean
from clubtd.event.numbering import not_gone

MOST_ROUNDS = 99
_KINDS = {
    "club": msg("The event is a club event now: the advice goes by that."),
    "open": msg("The event is a weekend open now: the advice goes by that."),
}


@frozen
class CreateEvent:
    """The first action of every event. `trf_records` are the lines of an imported file that clubtd only keeps."""

    verb: ClassVar[str] = "new"
    settings: Settings
    tie_breaks: tuple[str, ...] = ()
    trf_records: tuple[str, ...] = ()

    def on(self, event: Event) -> Event:
        """An event without players."""
        return Event(_checked(self.settings), tie_breaks=self.tie_breaks, trf_records=self.trf_records)

    def says(self, event: Event) -> Message:
        """The name of the new event."""
        return msg("{name} is created.", name=clean(self.settings.name))


@frozen
class ChangeSettings:
    """Change what was decided before the start; afterwards only what does not touch the pairings."""

    verb: ClassVar[str] = "settings"
    settings: Settings

    def on(self, event: Event) -> Event:
        """The event with these settings."""
        old, new = event.settings, _checked(self.settings)
        if event.rounds:
            fixed = ("system", "scoring", "initial_colour", "colour_by_lot", "numbering", "exchange")
            changed = [name for name in fixed if getattr(old, name) != getattr(new, name)]
            if changed:
                raise Refused(
                    msg("Round 1 is paired: system, points, first colour and numbers stay as they are.")
                )
            if new.rounds < len(event.rounds):
                raise Refused(_too_few_rounds(event))
        return replace(event, settings=new)

    def says(self, event: Event) -> Message:
        """What changed."""
        name = clean(self.settings.name)
        if name != event.settings.name:
            return msg("{old} is now called {name}.", old=event.settings.name, name=name)
        return self._changed(event) or msg("The settings of {name} are changed.", name=event.settings.name)

    def _changed(self, event: Event) -> Message | None:
        """The sentence for the one thing that is different; None when there are several, or others."""
        old, new = event.settings, self.settings
        if replace(old, kind=new.kind) == new:
            return _KINDS.get(new.kind)
        if replace(old, time_control=new.time_control) == new:
            if not new.time_control:
                return msg("The event has no time control now.")
            return msg("The time control is {control} now.", control=new.time_control)
        if replace(old, first_table=new.first_table) == new:
            return msg("The boards begin at {table} now, from the next round on.", table=new.first_table)
        if replace(old, bye_limit=new.bye_limit) == new:
            if new.bye_limit is None:
                return msg("Half-point byes have no limit now.")
            return nmsg(
                "A player may have {n} half-point bye in this event now.",
                "A player may have {n} half-point byes in this event now.",
                new.bye_limit,
            )
        if replace(old, clubs_apart=new.clubs_apart) == new:
            if not new.clubs_apart:
                return msg("Club mates are not kept apart any more.")
            return nmsg(
                "Club mates do not meet in the first round.",
                "Club mates do not meet in the first {n} rounds.",
                new.clubs_apart,
            )
        return None


@frozen
class SetRounds:
    """Stop earlier, or play on: the number of rounds changes."""

    verb: ClassVar[str] = "rounds"
    rounds: int

    def on(self, event: Event) -> Event:
        """The event with that many rounds."""
        settings = _checked(replace(event.settings, rounds=self.rounds))
        if self.rounds < len(event.rounds):
            raise Refused(_too_few_rounds(event))
        most = with_all_rounds(event).settings.rounds
        if event.numbers_fixed and not event.is_swiss and self.rounds > most:
            raise Refused(
                msg(
                    "In this round robin {players} players have {rounds} rounds, no more.",
                    players=len(event.order),
                    rounds=most,
                )
            )
        requests = tuple(r for r in event.requests if r.round <= self.rounds)
        return replace(event, settings=settings, requests=requests)

    def says(self, event: Event) -> Message:
        """How many rounds there are now."""
        return nmsg(
            "The event has {n} round now, was {before}.",
            "The event has {n} rounds now, was {before}.",
            self.rounds,
            before=event.settings.rounds,
        )


def _too_few_rounds(event: Event) -> Message:
    return msg("{paired} rounds are paired already: the event cannot have fewer.", paired=len(event.rounds))


def _checked(settings: Settings) -> Settings:
    name = clean(settings.name)
    if not name:
        raise Refused(msg("An event needs a name."))
    if len(name) > LONGEST_NAME:
        raise Refused(msg("The name of an event has at most 80 letters."))
    if not 1 <= settings.rounds <= MOST_ROUNDS:
        raise Refused(
            msg(
                "An event has between 1 and {most} rounds; {rounds} is not.",
                most=MOST_ROUNDS,
                rounds=settings.rounds,
            )
        )
    table_number(settings.first_table)
    if settings.bye_limit is not None and settings.bye_limit < 0:
        raise Refused(msg("A limit of half-point byes is 0 or more."))
    if settings.clubs_apart < 0:
        raise Refused(msg("Club mates are kept apart in the first 0, 1, 2 or more rounds."))
    scoring = settings.scoring
    values = (scoring.win, scoring.draw, scoring.loss, scoring.absence, scoring.bye)
    if (
        not all(0 <= v <= 990 for v in values)
        or not scoring.loss <= scoring.draw <= scoring.win
        or not scoring.win
    ):
        raise Refused(msg("Points go from a loss up to a draw up to a win, and a win is worth something."))
    return replace(settings, name=name)


@frozen
class SetTieBreaks:
    """The order of tie-breaks. After round 1 is paired it is published, and a change needs a reason."""

    verb: ClassVar[str] = "order"
    codes: tuple[str, ...]
    reason: str = ""

    def on(self, event: Event) -> Event:
        """The event with that order."""
        if event.rounds and not self.reason.strip():
            raise Refused(
                msg(
                    "The order was published when round 1 was paired: a change needs a reason that everybody can read."
                )
            )
        if len(set(self.codes)) != len(self.codes):
            raise Refused(msg("A tie-break stands twice in the order."))
        return replace(event, tie_breaks=self.codes)

    def says(self, event: Event) -> Message:
        """The new order, and why."""
        order = ", ".join(self.codes) or msg("none: level players share the place")
        if self.reason:
            return msg("Tie-breaks: {order}. Reason: {reason}", order=order, reason=self.reason)
        return msg("Tie-breaks: {order}.", order=order)


@frozen
class DrawNumbers:
    """The numbers of a round robin as they were drawn (C.05 Annex 1); `seed` shows the draw again."""

    verb: ClassVar[str] = "draw"
    order: tuple[int, ...]
    seed: str = ""

    def on(self, event: Event) -> Event:
        """The event in which everybody who is here has the number drawn; who has left needs none."""
        if event.rounds:
            raise Refused(msg("Round 1 is paired: the numbers cannot be drawn again."))
        if sorted(self.order) not in (sorted(event.order), sorted(not_gone(event))):
            raise Refused(msg("The draw must give every player who is here one number."))
        return with_all_rounds(replace(event, order=self.order, numbers_fixed=True, lot=self.seed))

    def says(self, event: Event) -> Message:
        """Who has which number."""
        return msg("Numbers drawn: {who}.", who=named(event, self.order))
