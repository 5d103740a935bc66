"""Lots: the one place where chance enters, with the seed that shows the draw again."""

from __future__ import annotations

from random import Random, SystemRandom


def lot() -> tuple[Random, str]:
    """A fresh seeded generator and its seed."""
    seed = str(SystemRandom().getrandbits(32))
    return Random(seed), seed
