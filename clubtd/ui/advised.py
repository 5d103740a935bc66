"""What the advice says of an event, in lines to be read beside a form or a list."""

from __future__ import annotations

import re
from collections.abc import Sequence

from clubtd.advice.facts import ASSUMPTIONS
from clubtd.advice.recommend import Advice
from clubtd.formats.words import say
from clubtd.ui import cells

Line = tuple[str, str]

_END = re.compile(r"(?<=\.) (?=[^\W\d_])")
"""The end of a sentence, not that of an abbreviation before a number (`Art. 10`)."""

SIDES = 76
"""Cells that a form or a list, and the advice, need beside each other."""

_INDENT = 10


def steps(advice: Advice, room: int) -> list[Line]:
    """The order, each step with what it looks at."""
    lines: list[Line] = []
    for place, step in enumerate(advice.steps, 1):
        first = f"{place} {cells.left(step.code, 7)} "
        for part in cells.wrapped(say(step.gloss), room - _INDENT):
            lines.append((f"{first}{part}", ""))
            first = " " * _INDENT
    return lines


def sentences(advice: Advice, room: int) -> list[Line]:
    """The question, the reasons, the warnings and the other ways, an empty line before each."""
    said: list[Line] = [(say(advice.question), "warn")] if advice.question else []
    said.append((say(advice.label), "muted"))
    evidence = advice.evidence and say(advice.evidence)
    warnings = [say(caution.message) for caution in advice.warnings]
    if evidence and not any(evidence in warning for warning in warnings):
        said.append((evidence, ""))
    before = _apart(said, room)
    for caution in warnings:
        before += [("", ""), *warning(caution, room)]
    said = [(say(choice), "muted") for choice in advice.alternatives]
    said += [(say(advice.habit), "muted")] if advice.habit else []
    said += [(say(reason), "") for reason in advice.reasons]
    said += [(say(ASSUMPTIONS), "muted")] if evidence else []
    return before + _apart(said, room)


def _apart(said: Sequence[Line], room: int) -> list[Line]:
    """The sentences in lines, an empty one before each."""
    lines: list[Line] = []
    for sentence, style in said:
        lines.append(("", ""))
        lines += [(line, style) for line in cells.wrapped(sentence, room)]
    return lines


def warning(text: str, room: int) -> list[Line]:
    """A warning: its first sentence stands out, the rest of it reads like everything else."""
    first, *rest = _END.split(text, maxsplit=1)
    return [
        *((line, "warn") for line in cells.wrapped(first, room)),
        *((line, "") for line in cells.wrapped("".join(rest), room)),
    ]
