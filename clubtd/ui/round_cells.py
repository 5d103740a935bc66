"""A round of somebody in a cell of a table: how its result is written, and what stands in place of a game."""

from __future__ import annotations

from clubtd.event.result import Code
from clubtd.formats.words import points, t

RESULTS = {
    Code.WIN: "1", Code.DRAW: "½", Code.LOSS: "0", Code.UNRATED_WIN: "1", Code.UNRATED_DRAW: "½",
    Code.UNRATED_LOSS: "0", Code.FORFEIT_WIN: "+", Code.FORFEIT_LOSS: "-", Code.OPEN: "·",
}  # fmt: skip


def without_game(code: Code, tenths: int) -> str:
    """What stands in place of a game: a bye with its points, `away` for who was not here; empty for a game."""
    if code is Code.REST:
        return t("free")
    if code is Code.ZERO_BYE:
        return t("away") + (points(tenths) if tenths else "")
    return t("bye") + points(tenths) if code.bye else ""
