"""Frozen records: the nouns of the program. Their fields never change, and two are equal when all fields are.

They are what `@dataclass(frozen=True, slots=True)` makes, without the half millisecond a class that the compiling of
six methods takes: with a hundred classes that was a quarter of the time until an event is on the screen.
"""

from __future__ import annotations

from operator import attrgetter

from clubtd import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from dataclasses import replace as replace  # noqa: PLC0414
    from typing import Any, ClassVar, TypeVar, dataclass_transform

    T = TypeVar("T")
else:

    def replace(record, /, **changes):
        """The same record with these fields changed."""
        kind = type(record)
        return kind(**{name: getattr(record, name) for name in kind.__match_args__} | changes)

    def dataclass_transform(**_):
        """What only a type checker has to know."""
        return lambda function: function


class _Fields:
    """The fields as `dataclasses` describes them, so that its functions take a record for one of theirs."""

    def __get__(self, record: Frozen | None, kind: type[Frozen]) -> object:
        from dataclasses import fields, make_dataclass

        found = {field.name: field for field in fields(make_dataclass(kind.__name__, kind.__match_args__))}
        setattr(kind, "__dataclass_fields__", found)  # noqa: B010
        return found


class Frozen:
    """What all frozen records can do."""

    if TYPE_CHECKING:
        __match_args__: ClassVar[tuple[str, ...]]
        _defaults: ClassVar[dict[str, Any]]
        _held: ClassVar[attrgetter[Any]]

    __slots__ = ()
    __dataclass_fields__ = _Fields()

    def __init__(self, *given: Any, **named: Any) -> None:
        """Compiled for each class when its first record is made; that takes a tenth of a millisecond."""
        kind = type(self)
        init = _init(kind)
        setattr(kind, "__init__", init)  # noqa: B010
        init(self, *given, **named)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        held = self._held
        same: bool = held(self) == held(other)
        return same

    def __hash__(self) -> int:
        return hash(self._held(self))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__qualname__}({fields})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__qualname__} is frozen: {name} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__qualname__} is frozen: {name} cannot be taken away")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)


def defaults(kind: type[Frozen]) -> dict[str, Any]:
    """The defaults of the fields that have one, by their names."""
    return kind._defaults


def _init(kind: type[Frozen]) -> Callable[..., None]:
    names = kind.__match_args__
    space: dict[str, Any] = {f"set_{name}": getattr(kind, name).__set__ for name in names}
    space["defaults"] = kind._defaults
    taken = ", ".join(f"{name}=defaults[{name!r}]" if name in kind._defaults else name for name in names)
    lines = [
        f"def __init__(self, {taken}):",
        *(f"    set_{name}(self, {name})" for name in names),
        "    return",
    ]
    exec("\n".join(lines), space)
    made: Callable[..., None] = space["__init__"]
    return made


@dataclass_transform(frozen_default=True)
def frozen(kind: type[T]) -> type[T]:
    """The class as a frozen record of its annotated names. A default is shared by all: it never changes either."""
    space = {name: held for name, held in vars(kind).items() if name not in ("__dict__", "__weakref__")}
    hints = space.get("__annotations__", {})
    fields = tuple(name for name, hint in hints.items() if not hint.startswith("ClassVar"))
    space["__slots__"] = space["__match_args__"] = fields
    space["_defaults"] = {name: space.pop(name) for name in fields if name in space}
    space["_held"] = attrgetter(*(fields or ("__class__",)))
    bases = (Frozen, *kind.__bases__)
    made: type[T] = type(kind).__new__(type(kind), kind.__name__, bases, space)
    return made
