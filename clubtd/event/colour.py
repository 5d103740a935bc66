"""White and Black."""

from __future__ import annotations

from enum import Enum


class Colour(Enum):
    """The colour of the pieces."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Colour:
        """The opposite colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE
