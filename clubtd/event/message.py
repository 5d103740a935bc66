"""What the pure layers say to people: a template that can be translated, and its values.

A value that is a `Fraction` is a number of points: the edges write it with half points (`3½`).
"""

from __future__ import annotations

from clubtd import TYPE_CHECKING
from clubtd.event.noun import Noun

if TYPE_CHECKING:
    from fractions import Fraction
    from typing import TypeAlias

Value: TypeAlias = "str | int | Fraction | Message | tuple[Value, ...]"


class Message(Noun):
    """A sentence before translation. `plural`, when given, is its form for a count `n` other than one."""

    def __init__(self, text: str, values: tuple[tuple[str, Value], ...] = (), plural: str = "") -> None:
        self.text = text
        self.values = values
        self.plural = plural

    def __str__(self) -> str:
        """The English sentence, for logs and tests; people get theirs from `formats.words.say`."""
        text = self.plural if self.plural and dict(self.values).get("n") != 1 else self.text
        return text.format(**{name: _plain(value) for name, value in self.values})


def _plain(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(_plain(v) for v in value)
    if isinstance(value, str | int | Message):
        return str(value)
    return str(value) if value.denominator == 1 else f"{float(value):g}"


def msg(text: str, /, **values: Value) -> Message:
    """A message with named values: `msg("{name} has left", name="Ana")`."""
    return Message(text, tuple(values.items()))


def nmsg(one: str, many: str, n: int, /, **values: Value) -> Message:
    """A message whose form depends on the count `n`."""
    return Message(one, (("n", n), *values.items()), many)


def in_a_row(first: Message, *others: Message) -> Message:
    """Sentences one after the other as one message."""
    for more in others:
        first = msg("{what} {more}", what=first, more=more)
    return first


class Refused(Exception):
    """An action or a question that the event, the rules or the input do not allow; says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)
