"""A player's rounds, line by line: colour, opponent, result, score, float."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from clubtd.event.crosstable import Crosstable, Record
from clubtd.event.event import Event
from clubtd.event.message import msg
from clubtd.event.result import Code, Colour
from clubtd.event.table import cancelled, without_cancelled
from clubtd.formats.words import points, say, t
from clubtd.pairing.colours import Strength, preference
from clubtd.pairing.floats import Float, float_of
from clubtd.ui.columns import Align, Column
from clubtd.ui.listing import Cell, CellLike, Row
from clubtd.ui.round_cells import RESULTS
from clubtd.ui.taken_apart import Names

WITHOUT_GAME = {
    Code.PAB: msg("the bye"),
    Code.HALF_BYE: msg("half-point bye"),
    Code.ZERO_BYE: msg("did not play"),
    Code.FULL_BYE: msg("full-point bye"),
    Code.REST: msg("free round"),
}
_FLOATS = {Float.NONE: "", Float.DOWN: "↓", Float.UP: "↑"}


def all_names(names: dict[int, str], table: Crosstable) -> Names:
    """The names of a table, for values taken apart: also of what there was in place of an opponent."""

    def away(number: int, at: int) -> str:
        record = table.entrants[number - 1].records[at - 1]
        if record.code in (Code.FORFEIT_WIN, Code.FORFEIT_LOSS):
            return t("forfeit")
        return say(WITHOUT_GAME[record.code]) if record.code in WITHOUT_GAME else ""

    return Names(names.__getitem__, away)


def columns() -> tuple[Column, ...]:
    """Round, colour, opponent, result, score. White and Black stand apart: the zigzag is the balance."""
    return (
        Column("round", t("Round"), 3, Align.RIGHT),
        Column("white", t("White"), 5),
        Column("black", t("Black"), 5),
        Column("opponent", t("Opponent"), flexible=True, minimum=12, grow=True),
        Column("rating", t("Rating"), align=Align.RIGHT, drop=3),
        Column("theirs", t("Pts"), align=Align.POINT, drop=2),
        Column("result", t("Result"), align=Align.CENTRE),
        Column("score", t("Score"), 5, Align.POINT),
        Column("float", t("Float"), 5, Align.CENTRE, drop=1),
    )


def rows(event: Event, table: Crosstable, number: int, names: dict[int, str]) -> list[Row]:
    """A row a round, and the byes asked for in rounds to come. Cancelled results (C.05 6.6) count nothing."""
    found, score = [], 0
    gone = cancelled(event)
    counted = [entrant.points for entrant in without_cancelled(table, gone).entrants]
    for at, record in enumerate(table.entrants[number - 1].records, 1):
        line = Line(at, score, number not in gone and record.opponent not in gone)
        score += record.points * line.counts
        if record.opponent:
            found.append(_game(line, table, record, names[record.opponent], counted))
        else:
            found.append(_without_game(event, line, record))
        for change in (tenths for after, tenths in table.entrants[number - 1].adjusted if after == at):
            score += change
            told = Cell(t("changed by the arbiter"), "warn")
            found.append(Row(f"change {at}", ("", "", "", told, "", "", points(change), points(score))))
    player = event.order[number - 1]
    for request in sorted(event.requests, key=lambda r: r.round):
        if request.player == player and request.round > table.played:
            told = Cell(say(WITHOUT_GAME[request.code]), "muted")
            gets = points(event.settings.scoring.of(request.code))
            found.append(Row(f"asked {request.round}", (str(request.round), "", "", told, "", "", gets)))
    return found


class Line(NamedTuple):
    """A round of a player: its number, the points before it, and whether its result counts."""

    round: int
    before: int
    counts: bool


def _without_game(event: Event, line: Line, record: Record) -> Row:
    told = Cell(say(WITHOUT_GAME.get(record.code, msg("no game yet"))), "muted")
    gets = points(record.points) if record.code is not Code.REST else ""
    down = float_of(record, line.before, 0, event.settings.scoring) if event.is_swiss else Float.NONE
    score = points(line.before + record.points * line.counts)
    return Row(f"round {line.round}", (str(line.round), "", "", told, "", "", gets, score, _FLOATS[down]))


def _game(line: Line, table: Crosstable, record: Record, name: str, counted: Sequence[int]) -> Row:
    opponent = table.entrants[record.opponent - 1]
    mark = t("W") if record.colour is Colour.WHITE else t("B")
    if not record.code.played and record.code is not Code.OPEN:
        mark = "·"  # a forfeit gives nobody a colour
    theirs = sum(r.points for r in opponent.records[: line.round - 1])
    float_ = float_of(record, line.before, theirs, table.scoring) if not table.system.cycles else Float.NONE
    return Row(
        f"round {line.round}",
        (
            str(line.round),
            mark if record.colour is Colour.WHITE else "",
            mark if record.colour is Colour.BLACK else "",
            name,
            str(opponent.rating or ""),
            points(counted[record.opponent - 1]),
            _result(record) if line.counts else Cell(f"({RESULTS[record.code]})", "muted"),
            points(line.before + record.points * line.counts),
            _FLOATS[float_],
        ),
        style="" if line.counts else "muted",
    )


def _result(record: Record) -> CellLike:
    shown = RESULTS[record.code]
    if record.code in (Code.FORFEIT_WIN, Code.FORFEIT_LOSS):
        return Cell(t("{sign} forfeit", sign=shown), "warn")
    return Cell(shown, "warn") if record.code is Code.OPEN else shown


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
    wish = t(_STRENGTHS[wanted.strength].text, colour=colour)
    return t("{counts} · next round: {wish} ({article})", counts=counts, wish=wish, article="C.04.3 1.7")
