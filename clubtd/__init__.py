"""clubtd: a chess club's tournament night, run from a terminal."""

__version__ = "0.1.0"
