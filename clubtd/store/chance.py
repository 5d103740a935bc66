"""Lots: the one place where chance enters, with the seed that shows the draw again."""

from __future__ import annotations

import secrets
from random import Random


def lot() -> tuple[Random, str]:
    """A fresh seeded generator and its seed."""
    seed = str(secrets.randbits(32))
    return Random(seed), seed
