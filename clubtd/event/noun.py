"""What the values of the pairing engine have in common: messages, and what `pairing.dutch` imports.

Other records are `frozen` ones, which nobody can change. Here they would add about 1 ms to the 9 that importing the
engine takes, which shall stay below Python's own start (`tests/bench/pairing_speed.py`), and make a pairing slower.
"""

from __future__ import annotations


class Noun:
    """A value: equal to another of its kind with the same parts, and shown by them. Nobody changes one that is made."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={part!r}" for name, part in vars(self).items())
        return f"{type(self).__name__}({parts})"
