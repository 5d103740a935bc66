"""A page of the wall: its lines of styled text, and how much of a table or a list one of them holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from clubtd.event.event import Event
from clubtd.ui import cells

Piece: TypeAlias = tuple[str, str]
Line: TypeAlias = tuple[Piece, ...]
Item = TypeVar("Item")

NAME = 20
"""The letters of a name that are shown uncut, by name at least."""
TINY = 26
"""Below this width a player of the table, and a name with its board, take what fits whole: two lines where needed."""
SHORT = 8
"""The letters below which a name says nothing: what belongs to it then stands below it."""


class Page(NamedTuple):
    """One picture: its name in the notice of the page before, its title, and its lines."""

    name: str
    title: str
    lines: tuple[Line, ...]


def titled(event: Event, what: str) -> str:
    """The title of a page: what it shows, and of which event."""
    return f"{what} · {cells.shown(event.settings.name)}".upper()


def parts(items: Sequence[Item], most: int) -> list[tuple[Item, ...]]:
    """The items in pages of nearly the same length, none longer than `most`; one empty page of nothing."""
    count = max(1, -(-len(items) // most))
    length = -(-len(items) // count)
    return [tuple(items[i * length : (i + 1) * length]) for i in range(count)]
