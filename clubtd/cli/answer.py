"""What a command says: one JSON value, or text for people; errors on standard error."""

from __future__ import annotations

import sys

from clubtd import TYPE_CHECKING
from clubtd.event.message import Message, Refused
from clubtd.formats.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction
    from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


class WrongUsage(Refused):
    """The command line itself cannot be understood: exit code 2."""


class TheAnswerIsNo(Refused):
    """Everything was understood, and it cannot be done: exit code 1."""


def print_json(value: Json) -> None:
    """Exactly one JSON value on standard output."""
    import json

    print(json.dumps(value, ensure_ascii=False))


def refuse(message: Message, code: int) -> int:
    """Say on standard error why not; the exit code given."""
    from clubtd.formats.helps import with_verb

    print(say(with_verb(message)), file=sys.stderr)
    return code


def decimal(value: Fraction | None) -> Json:
    """A value as JSON writes it: a decimal number, with six places at most; null for none."""
    return None if value is None else round(float(value), 6)
