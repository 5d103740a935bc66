"""Result slips: one a board, to be cut apart, filled in, signed, and brought to the desk."""

from __future__ import annotations

from html import escape

from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.formats.columns import cut, placed, width, wrapped
from clubtd.formats.html import document, lines, said, style
from clubtd.formats.sheets.pairings import heading
from clubtd.formats.sheets.sheet import Align, Column, Sheet
from clubtd.formats.text import WIDTH
from clubtd.formats.words import say, t, visible

_OUTCOMES = ("1 - 0", "½ - ½", "0 - 1")
_SIGNATURES_SIDE_BY_SIDE = 60


@frozen
class Slip:
    """A board of the round."""

    board: int
    white: str
    black: str


@frozen
class Slips:
    """All boards of a round in their order. `imprint` stands once."""

    title: str
    heading: Message
    slips: tuple[Slip, ...]
    imprint: tuple[Message, ...] = ()


def slips(event: Event, number: int | None = None, imprint: tuple[Message, ...] = ()) -> Slips:
    """The slips of a round (the latest, when None). Refused before round 1."""
    if not event.rounds:
        raise Refused(msg("No round has been paired yet."))
    played = event.round(len(event.rounds) if number is None else number)
    names = shown_names(event)
    boards = tuple(Slip(g.board, names[g.white], names[g.black]) for g in played.games)
    return Slips(event.settings.name, heading(event, played), boards, imprint)


def as_table(found: Slips) -> Sheet:
    """The slips as rows with an empty result: for labels and forms of other programs, and for screen readers."""
    columns = (
        Column("board", msg("Board"), Align.RIGHT),
        Column("white", msg("White"), wide=True),
        Column("result", msg("Result"), Align.CENTRE, results=True),
        Column("black", msg("Black"), wide=True),
    )
    rows = tuple((slip.board, slip.white, None, slip.black) for slip in found.slips)
    return Sheet(found.title, found.heading, columns, rows, imprint=found.imprint)


def slips_text(sheet: Slips, columns: int = WIDTH) -> str:
    """The slips below each other, a line to cut along between them."""
    between = ["", "- " * (columns // 2), ""]
    found: list[str] = []
    for slip in sheet.slips:
        found += [*_slip_text(sheet, slip, columns), *between]
    found += [line for message in sheet.imprint for line in wrapped(say(message), columns)]
    return "\n".join(line.rstrip() for line in found) + "\n"


def _slip_text(sheet: Slips, slip: Slip, columns: int) -> list[str]:
    board = t("Board {board}", board=slip.board)
    title = cut(visible(sheet.title), columns - width(board) - 2)
    head = placed(title, columns - width(board), Align.LEFT) + board
    colours = t("White"), t("Black")
    sides = [
        f"{placed(colour, max(map(width, colours)), Align.LEFT)}  {visible(name)}"
        for colour, name in zip(colours, (slip.white, slip.black), strict=True)
    ]
    outcomes = "   ".join(f"[ ] {outcome}" for outcome in _OUTCOMES)
    return [
        head,
        cut(say(sheet.heading), columns),
        "",
        *(cut(side, columns) for side in sides),
        "",
        cut(outcomes, columns),
        "",
        "",
        *_signatures(colours, columns),
    ]


def _signatures(colours: tuple[str, str], columns: int) -> list[str]:
    beside = columns >= _SIGNATURES_SIDE_BY_SIDE
    room = (columns - 2) // 2 if beside else columns
    signed = [f"{colour} {'_' * (room - width(colour) - 1)}" for colour in colours]
    return ["  ".join(signed)] if beside else [signed[0], "", signed[1]]


def slips_html(sheet: Slips) -> bytes:
    """The slips two beside each other, five below each other; the imprint above them, where it costs no page."""
    cards = "\n".join(_slip_html(sheet, slip) for slip in sheet.slips)
    body = f'<section class="cut">{lines(sheet.imprint, "imprint")}\n<div class="slips">\n{cards}\n</div>\n</section>'
    return document(sheet.title, body, f"{style('sheet')}\n{style('slips')}")


def _slip_html(sheet: Slips, slip: Slip) -> str:
    sides = "".join(
        f'<p class="side"><span class="colour">{escape(colour)}</span> <b>{escape(visible(name))}</b></p>'
        for colour, name in ((t("White"), slip.white), (t("Black"), slip.black))
    )
    outcomes = "".join(
        f'<span><span class="box"></span>{outcome.replace("-", "–")}</span>' for outcome in _OUTCOMES
    )
    signed = "".join(f"<span>{escape(colour)}</span>" for colour in (t("White"), t("Black")))
    return (
        f'<div class="slip"><h1>{escape(t("Board {board}", board=slip.board))} · {escape(visible(sheet.title))}</h1>'
        f'<h2>{said(sheet.heading)}</h2>{sides}<p class="outcomes">{outcomes}</p><p class="signed">{signed}</p></div>'
    )
