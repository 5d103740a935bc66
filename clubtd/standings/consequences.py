"""Everything that a step changes elsewhere, and what the referee says of it, before it is taken."""

from __future__ import annotations

from collections.abc import Iterable

from clubtd.event.actions import BreakPair, SwapOpponents, Withdraw
from clubtd.event.consequences import Correcting, lost, reaches_back
from clubtd.event.consequences import consequences as in_the_event
from clubtd.event.event import Event
from clubtd.event.history import Redo, Restore, Step, Undo
from clubtd.event.message import Message
from clubtd.event.table import on_record
from clubtd.pairing.by_hand import objections
from clubtd.pairing.roundrobin import Withdrawal, withdrawal
from clubtd.standings.correction import correction


def consequences(event: Event, step: Step) -> tuple[Message, ...]:
    """The sentences that a person should read before confirming; empty when nothing else changes.

    Refused as the step itself is.
    """
    match step:
        case Undo() | Redo() | Restore():
            return ()
        case _ if isinstance(step, Correcting) and reaches_back(event, step):
            gone = lost(event, step) if isinstance(step, BreakPair | SwapOpponents) else ()
            return (*objections(event, step), *gone, *correction(event, step).sentences(event))
        case Withdraw(player=player) if (proposed := leaving(event, player)) is not None:
            return (proposed.proposal(event.name(player)),)
    return (*objections(event, step), *in_the_event(event, step))


def consequences_of(event: Event, steps: Iterable[Step]) -> tuple[Message, ...]:
    """The same of several steps, each looked at after the one before. Refused when one cannot be taken."""
    found: list[Message] = []
    for step in steps:
        found += consequences(event, step)
        if not isinstance(step, Undo | Redo | Restore):
            event = step.on(event)
    return tuple(found)


def leaving(event: Event, player: int) -> Withdrawal | None:
    """What C.05 6.6 proposes for somebody who leaves a round robin that has begun; None in all other events."""
    if event.is_swiss or not event.rounds or player not in event.numbers:
        return None
    return withdrawal(on_record(event), event.numbers[player])
