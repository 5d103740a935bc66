"""The writer: TRF-2026 that bbpPairings and gacrux both read, the same bytes for the same tournament.

CRLF, UTF-8 without byte-order mark, composed letters (NFC) so that columns count alike everywhere.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from clubtd.event.crosstable import Record
from clubtd.event.names import clean
from clubtd.event.player import Person
from clubtd.event.result import Code, Colour
from clubtd.formats.trf.extras import is_ours
from clubtd.formats.trf.kept import at_the_end, placed
from clubtd.formats.trf.points import record_162, written
from clubtd.formats.trf.systems import type_code, type_text
from clubtd.formats.trf.tournament import HEAD, Pairs, TrfEntrant, TrfTournament

_NAME_WIDTH = 33
LAST_ROUND = 999
_LETTER = {Code.REST: "Z", Code.OPEN: " "}


def write_trf(trf: TrfTournament) -> bytes:
    """The file as bytes."""
    lines = (unicodedata.normalize("NFC", line).rstrip() for line in _lines(trf))
    return "".join(line + "\r\n" for line in lines).encode("utf-8", "replace")


def _lines(trf: TrfTournament) -> Iterator[str]:
    for comment in trf.comments:
        if not is_ours(comment):
            yield _comment(comment)
    yield from _header(trf)
    yield from placed(trf.kept, HEAD)
    for entrant in trf.entrants:
        yield _player(entrant)
        yield from placed(trf.kept, entrant.number)
    national, rest = at_the_end(trf.kept, len(trf.entrants))
    yield from national
    yield from _requests(trf)
    for pairs in trf.forbidden:
        yield _forbidden(pairs, trf.planned or LAST_ROUND)
    yield from rest
    for comment in trf.comments:
        if is_ours(comment):
            yield _comment(comment)


def _comment(text: str) -> str:
    return "###" + (text if text.startswith(" ") else f" {text}")


def _header(trf: TrfTournament) -> Iterator[str]:
    rated = sum(bool(e.person.rating) for e in trf.entrants)
    initial = {Colour.WHITE: "W", Colour.BLACK: "B", None: ""}[trf.initial]
    listed = "PTS" in trf.order
    for record, text in (
        ("012", trf.name or "-"),
        ("022", trf.city),
        ("032", trf.federation),
        ("042", trf.start),
        ("052", trf.end),
        ("062", str(len(trf.entrants))),
        ("072", str(rated)),
        ("092", type_text(trf.system, trf.kind)),
        ("102", trf.arbiter),
        *(("112", deputy) for deputy in trf.deputies),
        ("122", trf.time_control),
    ):
        if text:
            yield f"{record} {clean(text)}"
    if trf.round_dates:
        yield f"132 {trf.round_dates}"
    for record, text in (("142", str(trf.planned or "")), ("152", initial)):
        if text:
            yield f"{record} {text}"
    if points := record_162(trf.scoring):
        yield points
    for record, text in (
        ("172", trf.rating_method),
        ("182", trf.pairer),
        ("192", type_code(trf.system, trf.type_code)),
        ("212" if listed else "202", ",".join(trf.order)),
        ("222", trf.clock),
    ):
        if text:
            yield f"{record} {clean(text)}"


def _player(entrant: TrfEntrant) -> str:
    person = entrant.person
    line = (
        f"001 {entrant.number:>4} {person.sex:1}{person.title[:3]:>3} {_name(person):<33} "
        f"{person.rating or '':>4} {person.federation[:3]:<3} {person.fide_id[:11]:>11} {_born(person):>10}"
        f"{written(entrant.points):>5} {entrant.rank or '':>4}"
    )
    return line + "".join(_cell(record) for record in entrant.records)


def _name(person: Person) -> str:
    return clean(person.last_first)[:_NAME_WIDTH].rstrip()


def _born(person: Person) -> str:
    return f"{person.born}/00/00" if len(person.born) == 4 else person.born[:10]


def _cell(record: Record) -> str:
    """One round in its ten columns. The free round of a round robin is `Z`: it is no bye and no win."""
    letter = _LETTER.get(record.code, record.code.value)
    if not record.opponent:
        return f"  0000 - {letter}"
    colour = record.colour.value if record.colour else "-"
    return f"  {record.opponent:>4} {colour} {letter}"


def _requests(trf: TrfTournament) -> Iterator[str]:
    groups: dict[tuple[int, str], list[int]] = {}
    for request in trf.requests:
        groups.setdefault((request.round, request.code.value), []).append(request.player)
    for (number, letter), players in sorted(groups.items()):
        yield f"240 {letter} {number:>3} " + " ".join(f"{player:>4}" for player in sorted(players))


def _forbidden(pairs: Pairs, end: int) -> str:
    return f"260 {pairs.first:03} {pairs.last or end:03} " + " ".join(f"{n:>4}" for n in pairs.numbers)
