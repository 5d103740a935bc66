"""The columns of a grid and how they share the width of the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from clubtd.ui import cells


class Align(Enum):
    """Where a value stands in its column; `POINT` puts the points of numbers below each other."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"
    POINT = "point"


class Column(NamedTuple):
    """One column.

    `width` 0: as wide as its widest value. When the screen is too narrow, columns with `drop` go first (the
    highest number first), then `flexible` ones shrink down to `minimum`. What is left over goes to `grow`.
    `order` gives the value to sort by; a column without it cannot be sorted; `falling`: the highest comes first.
    With `name` the values are names of players.
    """

    key: str
    title: str = ""
    width: int = 0
    align: Align = Align.LEFT
    flexible: bool = False
    minimum: int = 8
    grow: bool = False
    drop: int = 0
    order: Callable[[Any], Any] | None = None
    falling: bool = False
    name: bool = False


GAP = 2


def natural(column: Column, values: Sequence[str]) -> int:
    """The width a column would like, in cells."""
    if column.width:
        return column.width
    widest = max(map(cells.width, values), default=0)
    if column.align is Align.POINT:
        tails = [cells.fraction(value) for value in values]
        widest = max((cells.width(v) - t for v, t in zip(values, tails, strict=True)), default=0)
        widest += max(tails, default=0)
    return max(widest, cells.width(column.title) + bool(column.order and column.title), 1)


def share(columns: Sequence[Column], wanted: Sequence[int], room: int) -> list[int]:
    """The width of each column in `room` cells, gaps not counted in the widths; 0: the column is left out.

    The widths may add up to more than the room when nothing more can give way: the grid then shows a part.
    """
    widths = list(wanted)

    def over() -> int:
        present = [w for w in widths if w]
        return sum(present) + GAP * max(0, len(present) - 1) - room

    for index in sorted(range(len(columns)), key=lambda i: -columns[i].drop):
        if not columns[index].drop:
            break
        squeezed = sum(
            max(0, w - c.minimum) for c, w in zip(columns, widths, strict=True) if c.flexible and w
        )
        if over() <= squeezed // 2:
            break
        widths[index] = 0
    flexible = [i for i, c in enumerate(columns) if c.flexible and widths[i]]
    while over() > 0:
        widest = max(flexible, key=lambda i: widths[i], default=None)
        if widest is None or widths[widest] <= columns[widest].minimum:
            break
        widths[widest] -= 1
    spare = -over()
    growing = [i for i, c in enumerate(columns) if c.grow and widths[i]]
    if spare > 0 and growing:
        each, rest = divmod(spare, len(growing))
        for place, index in enumerate(growing):
            widths[index] += each + (place < rest)
    return widths


def place(value: str, column: Column, room: int, tail: int) -> str:
    """The value in exactly `room` cells; `tail` is how many the longest fraction of the column takes."""
    if column.name:
        value = cells.cut_name(value, room)
    if column.align is Align.LEFT:
        return cells.left(value, room)
    if column.align is Align.CENTRE:
        return cells.centre(value, room)
    if column.align is Align.POINT:
        value += " " * min(tail - cells.fraction(value), max(0, room - cells.width(value)))
    return cells.right(value, room)
