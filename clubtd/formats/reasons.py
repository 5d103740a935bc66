"""Why something was done by hand that the rules speak against, for the history: nobody's reason is left out."""

from __future__ import annotations

from collections.abc import Iterable

from clubtd.event.event import Event
from clubtd.event.history import Redo, Restore, Step, Undo
from clubtd.event.message import Message, in_a_row, msg
from clubtd.formats.words import say
from clubtd.pairing.arranging import with_reason
from clubtd.pairing.by_hand import objections


def unreasoned(event: Event, steps: Iterable[Step]) -> tuple[tuple[Step, tuple[Message, ...]], ...]:
    """The steps, each with what the rules have against it where nobody wrote why it is done all the same."""
    found: list[tuple[Step, tuple[Message, ...]]] = []
    for step in steps:
        if isinstance(step, Undo | Redo | Restore):
            found.append((step, ()))
            continue
        asked = not getattr(step, "reason", "unasked").strip()
        found.append((step, objections(event, step) if asked else ()))
        event = step.on(event)
    return tuple(found)


def with_reasons(event: Event, steps: Iterable[Step]) -> tuple[Step, ...]:
    """The steps as the history keeps them: where no reason was given, with what was known to speak against it."""
    return tuple(
        with_reason(step, say(msg("none given; it was known: {what}", what=in_a_row(*against))))
        if against and not isinstance(step, Undo | Redo | Restore)
        else step
        for step, against in unreasoned(event, steps)
    )
