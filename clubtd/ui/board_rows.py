"""The rows of a round: boards, and those without a game."""

from __future__ import annotations

from clubtd.event.event import Event
from clubtd.event.message import msg
from clubtd.event.result import Code
from clubtd.event.round import Bye, Game
from clubtd.formats.words import points, say, t
from clubtd.ui import entry
from clubtd.ui.columns import Align, Column
from clubtd.ui.listing import Cell, Row

BYES = {
    Code.PAB: msg("the bye"),
    Code.HALF_BYE: msg("half-point bye"),
    Code.ZERO_BYE: msg("does not play"),
    Code.FULL_BYE: msg("full-point bye"),
    Code.REST: msg("free round"),
}


def columns() -> tuple[Column, ...]:
    """The columns of a board list."""
    return (
        Column("board", t("Board"), 3, Align.RIGHT),
        Column("white", t("White"), flexible=True, minimum=12, name=True),
        Column("white points", t("Pts"), align=Align.POINT),
        Column("result", t("Result"), 7, Align.CENTRE),
        Column("black points", t("Pts"), align=Align.POINT),
        Column("black", t("Black"), flexible=True, minimum=12, name=True),
    )


def game_row(game: Game, names: dict[int, str], before: dict[int, str]) -> Row:
    """The row of a board."""
    style = "" if game.result.final else "warn"
    result = Cell(entry.shown(game.result), style)
    white, black = names[game.white], names[game.black]
    return Row(
        f"board {game.board}",
        (str(game.board), white, before[game.white], result, before[game.black], black),
    )


def bye_row(event: Event, bye: Bye, names: dict[int, str], before: dict[int, str]) -> Row:
    """The row of somebody without a game."""
    gets = points(event.settings.scoring.of(bye.code)) if bye.code is not Code.REST else ""
    values = ("", names[bye.player], before[bye.player], gets, "", say(BYES[bye.code]))
    return Row(f"bye {bye.player}", values, style="muted")
