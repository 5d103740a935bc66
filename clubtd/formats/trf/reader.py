"""The reader: tolerant of layout, strict on logic, and every message names the line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from clubtd.event.crosstable import System
from clubtd.event.frozen import replace
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.names import clean
from clubtd.formats.encoding import Choice, decode
from clubtd.formats.filetype import must_be_text
from clubtd.formats.trf import extras, header
from clubtd.formats.trf.checks import Table, checked, last_paired
from clubtd.formats.trf.kept import renumbered
from clubtd.formats.trf.lines import Report, lines_of
from clubtd.formats.trf.points import scoring_of
from clubtd.formats.trf.records import entrants_of, inferred_initial, merged, pending_byes, warn_of_rematches
from clubtd.formats.trf.sorting import SortedLines, cells_by_row, rows_by_number, sort_lines
from clubtd.formats.trf.systems import system_of
from clubtd.formats.trf.totals import Total, scoring_by_totals
from clubtd.formats.trf.tournament import HEAD, TAIL, Kept, TrfTournament

MOST_BYTES = 8_000_000
_EXPECTED = msg("a Tournament Report File (TRF)")


def read_trf(data: bytes, file: str, encoding: str | None = None) -> TrfTournament:
    """The tournament in these bytes; `file` is the name for messages. Refused when it is no TRF or contradicts itself.

    Without an encoding the file's own mark, then UTF-8, then a proposal is used (`TrfTournament.choices`).
    """
    must_be_text(data, file, _EXPECTED, MOST_BYTES)
    text = decode(data, encoding)
    return read_trf_text(text.text, file, text.encoding, text.choices)


def read(path: Path, encoding: str | None = None) -> TrfTournament:
    """The tournament in a file; Refused as for `read_trf`, or when the file cannot be opened."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Refused(
            msg("{file} cannot be read: {why}.", file=path.name, why=error.strerror or str(error))
        ) from error
    return read_trf(data, path.name, encoding)


def read_trf_text(
    text: str, file: str, encoding: str = "utf-8", choices: tuple[Choice, ...] = ()
) -> TrfTournament:
    """The tournament in this text; Refused as for `read_trf`."""
    report = Report(file)
    lines = sort_lines(lines_of(text), report)
    if not lines.players:
        raise Refused(
            msg("{file} has no player (record 001); {expected} was expected.", file=file, expected=_EXPECTED)
        )
    if choices:
        report.note(
            msg(
                "the file is not in UTF-8; it is read as {encoding}, please check the names",
                encoding=encoding,
            )
        )
    trf = _tournament(lines, report)
    return replace(trf, file=file, warnings=report.warnings, encoding=encoding, choices=choices)


def _tournament(lines: SortedLines, report: Report) -> TrfTournament:
    records = lines.records
    rows = rows_by_number(lines, report)
    numbers = {row.number: place for place, row in enumerate(rows, 1)}
    found = cells_by_row(rows, report)
    told = extras.paired(line.text.lstrip("#") for line in lines.comments)
    longest = max(map(len, found))
    table = Table(rows, found, numbers, report, max(last_paired(found), min(told, longest)))
    cells = checked(table)
    planned = _planned(table, records)
    system = _system(table, records, planned)
    pending = pending_byes(table)
    totals = [
        Total(row, Counter(c.code for c in cells[i]), Counter(pending.get(i + 1, {}).values()))
        for i, row in enumerate(rows)
    ]
    scoring = scoring_by_totals(scoring_of(records, report), totals, system, report)
    entrants = entrants_of(table, cells, scoring, system)
    if system is System.SWISS:
        warn_of_rematches(table, entrants)
    _warn_of_codes(records, report)
    stated = header.initial(records, report)
    inferred = inferred_initial(entrants) if system is System.SWISS else None
    if system is System.SWISS and not table.paired and stated is None:
        report.note(msg("no record says which colour number 1 has in round 1 (152); taken as White"))
    asked = header.requests(records, numbers, table.paired + 1, report)
    trf = _with_texts(
        TrfTournament(
            entrants,
            planned=planned,
            initial=stated or inferred,
            inferred=stated is None and inferred is not None,
            scoring=scoring,
            system=system,
            order=header.order(records),
            requests=merged(asked, pending),
            forbidden=header.forbidden(records, numbers, report),
            kept=_kept(lines, table),
        ),
        records,
    )
    return replace(trf, comments=_comments(lines, trf, report))


def _comments(lines: SortedLines, trf: TrfTournament, report: Report) -> tuple[str, ...]:
    """The comments, without lines of our own that do not fit the file."""
    found = []
    for line in lines.comments:
        comment = line.text.lstrip("#")
        if extras.is_ours(comment) and not extras.fits(comment, trf):
            report.warn(
                line, msg("'{text}' does not fit this file and is left out", text=comment[:60].strip())
            )
        else:
            found.append(comment)
    return tuple(found)


def _planned(table: Table, records: header.Records) -> int | None:
    if any(number != place for number, place in table.numbers.items()):
        table.report.note(
            msg(
                "the numbers have gaps or stand in another order; the players are numbered from 1 to {n}",
                n=len(table.rows),
            )
        )
    planned = header.planned(records, table.report)
    if planned is None and table.paired:
        text = "no record says how many rounds are planned (142); taken as the {n} in the file"
        table.report.note(msg(text, n=table.paired))
    if planned and planned < table.paired:
        table.report.note(
            nmsg(
                "{n} round is planned, but the file has {rounds}",
                "{n} rounds are planned, but the file has {rounds}",
                planned,
                rounds=table.paired,
            )
        )
        return table.paired
    return planned


def _system(table: Table, records: header.Records, planned: int | None) -> System:
    code = header.text(records, "192")
    system, doubt = system_of(code, header.text(records, "092"))
    if doubt:
        table.report.note(doubt)
    once = len(table.rows) + len(table.rows) % 2 - 1
    if system is System.ROUND_ROBIN and max(planned or 0, table.paired) > once:
        return System.DOUBLE_ROUND_ROBIN
    return system


def _warn_of_codes(records: header.Records, report: Report) -> None:
    order = header.order(records)
    if not order:
        return
    from clubtd.standings.codes import tie_break

    for code in order:
        try:
            tie_break(code)
        except Refused as unknown:
            report.note(unknown.message)


def _with_texts(trf: TrfTournament, records: header.Records) -> TrfTournament:
    return replace(
        trf,
        name=header.text(records, "012"),
        city=header.text(records, "022"),
        federation=header.text(records, "032"),
        start=header.date(records, "042"),
        end=header.date(records, "052"),
        kind=header.text(records, "092"),
        arbiter=header.text(records, "102"),
        deputies=tuple(clean(line.content) for line in records.get("112", ()) if line.content),
        time_control=header.text(records, "122"),
        round_dates=header.round_dates(records),
        rating_method=header.text(records, "172"),
        pairer=header.text(records, "182"),
        type_code=header.text(records, "192"),
        clock=header.text(records, "222"),
    )


def _kept(lines: SortedLines, table: Table) -> tuple[Kept, ...]:
    places = {row.line.number: place for place, row in enumerate(table.rows, 1)}
    found = []
    for line, below in lines.kept:
        under = below if below in (HEAD, TAIL) else places[lines.players[below - 1].number]
        found.append(renumbered(Kept(line.text, under), table.numbers))
    return tuple(found)
