"""What the values of the pairing engine have in common.

Other records are `frozen` ones. That costs each class and its first record some time while the program starts, and
importing the engine shall take less than Python's own start.
"""

from __future__ import annotations


class Noun:
    """A value: equal to another of its kind with the same parts, shown by them, and not changed once it is made."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={part!r}" for name, part in vars(self).items())
        return f"{type(self).__name__}({parts})"
