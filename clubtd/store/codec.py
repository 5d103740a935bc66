"""Values of the pure layers written as plain JSON values, and read back strictly.

The type hints of a frozen record are its description: fields that have their default are left out, an enum
is its value, a tuple a list. Reading refuses whatever the hints do not allow.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, TypeVar

from clubtd.event.frozen import Frozen, defaults, frozen
from clubtd.event.message import Message, Refused, Value, msg

T = TypeVar("T")

LARGEST_NUMBER = 2**53  # beyond it other readers of JSON lose digits
LONGEST_TEXT = 10_000
LONGEST_LIST = 10_000


class Misfit(Exception):
    """A JSON value that is not what the hints ask for: where it stands, innermost name first, and what is wrong."""

    def __init__(self, what: Message) -> None:
        super().__init__(what)
        self.what = what
        self.where: list[str] = []

    def refused(self) -> Refused:
        """The same as a sentence for people."""
        return Refused(msg("{where}: {what}", where=".".join(reversed(self.where)), what=self.what))


@frozen
class Codec:
    """How values of one type are written and read. `write` trusts its argument, `read` raises Misfit."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def write(value: object) -> dict[str, Any]:
    """A record as a JSON object without the fields that have their default."""
    kind: Any = type(value)
    written: dict[str, Any] = codec(kind).write(value)
    return written


def read(kind: type[T], value: object, where: str) -> T:
    """The value of that type which a JSON value stands for; Refused, naming the place, when there is none."""
    hint: Any = kind
    try:
        found: T = codec(hint).read(value)
    except Misfit as misfit:
        misfit.where.append(where)
        raise misfit.refused() from None
    return found


@cache
def codec(kind: Any) -> Codec:
    """The codec of a type hint; TypeError for a type that event files do not hold."""
    if kind in (int, bool, str):
        return Codec(_same, {int: _int, bool: _bool, str: _str}[kind])
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if isinstance(kind, type) and issubclass(kind, Frozen):
        return _record(kind)
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union) and len(arguments) == 2 and arguments[1] is type(None):
        return _optional(codec(arguments[0]))
    if origin is tuple and len(arguments) == 2 and arguments[1] is ...:
        return _list(codec(arguments[0]))
    if origin is tuple:
        return _fixed(tuple(codec(a) for a in arguments))
    raise TypeError(f"event files hold no {kind!r}")


def _same(value: Any) -> Any:
    return value


def _wrong(expected: Message, value: object) -> Misfit:
    shown = {dict: msg("an object"), list: msg("a list"), type(None): msg("null")}.get(type(value))
    return Misfit(
        msg("{expected} was expected, not {value}", expected=expected, value=shown or str(value)[:40])
    )


def _int(value: Any) -> int:
    if type(value) is not int:
        raise _wrong(msg("a whole number"), value)
    if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        raise Misfit(msg("a number is too large"))
    return value


def _bool(value: Any) -> bool:
    if type(value) is not bool:
        raise _wrong(msg("true or false"), value)
    return value


def _str(value: Any) -> str:
    if type(value) is not str:
        raise _wrong(msg("text"), value)
    if len(value) > LONGEST_TEXT:
        raise Misfit(msg("a text is longer than {most} letters", most=LONGEST_TEXT))
    if not value.isascii() and any("\ud800" <= c <= "\udfff" for c in value):
        raise Misfit(msg("a text holds half a character"))
    return value


def _enum(kind: type[Enum]) -> Codec:
    members = {member.value: member for member in kind}

    def read_enum(value: Any) -> Enum:
        member = members.get(value) if isinstance(value, str) else None
        if member is None:
            known: tuple[Value, ...] = tuple(str(v) for v in members if v)
            raise _wrong(msg("one of {known}", known=known), value)
        return member

    return Codec(lambda member: member.value, read_enum)


def _optional(inner: Codec) -> Codec:
    return Codec(
        lambda value: None if value is None else inner.write(value),
        lambda value: None if value is None else inner.read(value),
    )


def _elements(value: Any) -> list[Any]:
    if type(value) is not list:
        raise _wrong(msg("a list"), value)
    if len(value) > LONGEST_LIST:
        raise Misfit(msg("a list is longer than {most}", most=LONGEST_LIST))
    return value


def _list(inner: Codec) -> Codec:
    def read_list(value: Any) -> tuple[Any, ...]:
        elements = _elements(value)
        done: list[Any] = []
        try:
            for element in elements:
                done.append(inner.read(element))
        except Misfit as misfit:
            misfit.where.append(str(len(done) + 1))
            raise
        return tuple(done)

    return Codec(lambda value: [inner.write(v) for v in value], read_list)


def _fixed(inner: tuple[Codec, ...]) -> Codec:
    def read_fixed(value: Any) -> tuple[Any, ...]:
        elements = _elements(value)
        if len(elements) != len(inner):
            raise Misfit(msg("a list of {n} was expected", n=len(inner)))
        return tuple(c.read(v) for c, v in zip(inner, elements, strict=True))

    return Codec(lambda value: [c.write(v) for c, v in zip(inner, value, strict=True)], read_fixed)


def _record(kind: type[Frozen]) -> Codec:
    hints = typing.get_type_hints(kind)
    inner = {name: codec(hints[name]) for name in kind.__match_args__}
    known = defaults(kind)
    needed = inner.keys() - known.keys()

    def write_object(value: Any) -> dict[str, Any]:
        written = {}
        for name, part in inner.items():
            held = getattr(value, name)
            if name in needed or held != known[name]:
                written[name] = part.write(held)
        return written

    def read_object(value: Any) -> Any:
        if type(value) is not dict:
            raise _wrong(msg("an object"), value)
        arguments = {}
        for name, held in value.items():
            part = inner.get(name)
            if part is None:
                raise Misfit(msg("{name} is not known here", name=name[:40]))
            try:
                arguments[name] = part.read(held)
            except Misfit as misfit:
                misfit.where.append(name)
                raise
        if not arguments.keys() >= needed:
            raise Misfit(msg("{name} is missing", name=min(needed - arguments.keys())))
        return kind(**arguments)

    return Codec(write_object, read_object)
