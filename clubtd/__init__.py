"""clubtd: a chess club's tournament night, run from a terminal."""

__version__ = "0.1.0"

TYPE_CHECKING = False
"""As in `typing`, for files that must not wait for its import. Type checkers know the name and take it for true."""
