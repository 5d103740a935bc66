"""A sheet before it is written: a heading, columns, rows, notes. The writers turn its values into words."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import TypeAlias

from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message
from clubtd.event.result import Result

Cell: TypeAlias = str | int | Fraction | Message | Result | None


class Align(Enum):
    """Where a cell stands in its column."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"


@frozen
class Column:
    """A column. `key` is its stable name for programs, `title` the one for people; a `wide` one may be cut.

    An `optional` one is left out where paper is too narrow for it, one that is for `programs` is never on paper.
    A column of `results` is two in a CSV, White's side and Black's.
    """

    key: str
    title: Message
    align: Align = Align.LEFT
    wide: bool = False
    optional: bool = False
    programs: bool = False
    results: bool = False


@frozen
class Sheet:
    """A table with its heading and the lines below. A `Fraction` in a cell is a number of points or a tie-break.

    `imprint` is what every sheet carries at its foot.
    """

    title: str
    heading: Message
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[Message, ...] = ()
    imprint: tuple[Message, ...] = ()

    @property
    def on_paper(self) -> Sheet:
        """The sheet as people get it: without the columns for programs, and the optional ones that say nothing."""
        kept = [
            i
            for i, column in enumerate(self.columns)
            if not column.programs
            and not (column.optional and all(row[i] in (None, "") for row in self.rows))
        ]
        return replace(
            self,
            columns=tuple(self.columns[i] for i in kept),
            rows=tuple(tuple(row[i] for i in kept) for row in self.rows),
        )
