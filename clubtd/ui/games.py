"""A player's rounds, line by line: colour, opponent, result, score, float."""

from __future__ import annotations

from clubtd.event.crosstable import Crosstable, Record
from clubtd.event.event import Event
from clubtd.event.message import msg
from clubtd.event.result import Code, Colour
from clubtd.formats.words import points, say, t
from clubtd.pairing.colours import Strength, preference
from clubtd.pairing.floats import Float, float_of
from clubtd.ui.columns import Align, Column
from clubtd.ui.listing import Cell, CellLike, Row

RESULTS = {
    Code.WIN: "1", Code.DRAW: "½", Code.LOSS: "0", Code.UNRATED_WIN: "1", Code.UNRATED_DRAW: "½",
    Code.UNRATED_LOSS: "0", Code.FORFEIT_WIN: "+", Code.FORFEIT_LOSS: "-", Code.OPEN: "·",
}  # fmt: skip
WITHOUT_GAME = {
    Code.PAB: msg("the bye"),
    Code.HALF_BYE: msg("half-point bye, asked for"),
    Code.ZERO_BYE: msg("did not play"),
    Code.FULL_BYE: msg("full-point bye"),
    Code.REST: msg("free round"),
}
_FLOATS = {Float.NONE: "", Float.DOWN: "↓", Float.UP: "↑"}


def columns() -> tuple[Column, ...]:
    """Round, colour, opponent, result, score. White and Black stand apart: the zigzag is the balance."""
    return (
        Column("round", t("Round"), 3, Align.RIGHT),
        Column("white", t("White"), 5),
        Column("black", t("Black"), 5),
        Column("opponent", t("Opponent"), flexible=True, minimum=12, grow=True),
        Column("rating", t("Rating"), align=Align.RIGHT, drop=3),
        Column("theirs", t("Pts"), align=Align.POINT, drop=2),
        Column("result", t("Result"), 6, Align.CENTRE),
        Column("score", t("Score"), 5, Align.POINT),
        Column("float", t("Float"), 5, Align.CENTRE, drop=1),
    )


def rows(event: Event, table: Crosstable, number: int) -> list[Row]:
    """A row a round, and the byes asked for in rounds to come."""
    found, score = [], 0
    for at, record in enumerate(table.entrants[number - 1].records, 1):
        before, score = score, score + record.points
        found.append(_row(event, table, at, record, before))
    player = event.order[number - 1]
    for request in sorted(event.requests, key=lambda r: r.round):
        if request.player == player and request.round > table.played:
            told = Cell(say(WITHOUT_GAME[request.code]), "muted")
            gets = points(event.settings.scoring.of(request.code))
            found.append(Row(f"asked {request.round}", (str(request.round), "", "", told, "", "", gets)))
    return found


def _row(event: Event, table: Crosstable, at: int, record: Record, before: int) -> Row:
    score = points(before + record.points)
    if not record.opponent:
        told = Cell(say(WITHOUT_GAME.get(record.code, msg("no game yet"))), "muted")
        gets = points(record.points) if record.code is not Code.REST else ""
        float_ = _FLOATS[_float(table, record, at, before)] if event.is_swiss else ""
        return Row(f"round {at}", (str(at), "", "", told, "", "", gets, score, float_))
    opponent = table.entrants[record.opponent - 1]
    mark = "W" if record.colour is Colour.WHITE else "B"
    if not record.code.played and record.code is not Code.OPEN:
        mark = "·"  # a forfeit gives nobody a colour
    return Row(
        f"round {at}",
        (
            str(at),
            mark if record.colour is Colour.WHITE else "",
            mark if record.colour is Colour.BLACK else "",
            event.name(event.order[record.opponent - 1]),
            str(opponent.rating or ""),
            points(opponent.points),
            _result(record),
            score,
            _FLOATS[_float(table, record, at, before)] if event.is_swiss else "",
        ),
    )


def _result(record: Record) -> CellLike:
    shown = RESULTS[record.code]
    if record.code in (Code.FORFEIT_WIN, Code.FORFEIT_LOSS):
        return Cell(t("{sign} forfeit", sign=shown), "warn")
    return Cell(shown, "warn") if record.code is Code.OPEN else shown


def _float(table: Crosstable, record: Record, at: int, before: int) -> Float:
    theirs = 0
    if record.opponent:
        theirs = sum(r.points for r in table.entrants[record.opponent - 1].records[: at - 1])
    return float_of(record, before, theirs, table.scoring)


_STRENGTHS = {
    Strength.MILD: msg("would like {colour}"),
    Strength.STRONG: msg("should get {colour}"),
    Strength.ABSOLUTE: msg("must get {colour}"),
}


def colour_line(table: Crosstable, number: int, due: bool) -> str:
    """How often which colour, and with `due` which one the next round should bring."""
    played = [r.colour for r in table.entrants[number - 1].records if r.code.played and r.colour]
    counts = t(
        "{white} White, {black} Black",
        white=played.count(Colour.WHITE),
        black=played.count(Colour.BLACK),
    )
    wanted = preference(played)
    if not due or wanted.colour is None:
        return counts
    colour = t("White") if wanted.colour is Colour.WHITE else t("Black")
    wish = msg(_STRENGTHS[wanted.strength].text, colour=colour)
    return t("{counts} · next round: {wish} ({article})", counts=counts, wish=wish, article="C.04.3 1.7")
