"""Why one player stands above another, in words: a sentence a step of the comparison."""

from __future__ import annotations

from clubtd.event.message import Message, msg
from clubtd.standings.codes import tie_break
from clubtd.standings.comparison import Compared, Comparison


def sentences(found: Comparison) -> list[Message]:
    """The comparison in words, a sentence a step."""
    said = [_sentence(step, step.code == found.decisive) for step in found.steps]
    if found.settled:
        said.append(msg("A play-off or the drawing of lots decided."))
    return [*said, msg("They are level on everything.")] if found.level else said


def _sentence(step: Compared, decides: bool) -> Message:
    title, first, second = tie_break(step.code).title, step.first, step.second
    if first is None and second is None:
        return msg("{title} decides nothing.", title=title)
    if first is None or second is None:
        return msg("{title}: only one of them has a value.", title=title)
    if first == second:
        return msg("{title}: {value} each.", title=title, value=first)
    if decides:
        return msg(
            "{title}: {first} against {second}. This decides.", title=title, first=first, second=second
        )
    return msg("{title}: {first} against {second}.", title=title, first=first, second=second)
