"""From an event to a TRF: its finished rounds, the byes to come, and what another program should know."""

from __future__ import annotations

import clubtd
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.player import Status
from clubtd.event.result import Code
from clubtd.event.table import on_record
from clubtd.formats.people import day_of
from clubtd.formats.trf.beyond import beyond, unnamed
from clubtd.formats.trf.kept import KNOWN, renumbered
from clubtd.formats.trf.systems import type_code
from clubtd.formats.trf.tournament import Kept, Pairs, Request, TrfEntrant, TrfTournament

REQUESTED = frozenset({Code.FULL_BYE, Code.HALF_BYE, Code.ZERO_BYE})
_TEXTS = frozenset({"052", "092", "132", "172", "192", "222"})


def trf_of(event: Event, *, unfinished: bool = False) -> TrfTournament:
    """The event as a TRF. `warnings` say what is not in it.

    Rounds from the first with a missing result on are left out, as engines expect; `unfinished` writes all of them,
    and says from which round on engines cannot use it.
    """
    rounds = len(event.rounds) if unfinished else _finished(event)
    table = on_record(event, rounds)
    numbers = event.numbers
    by_id = event.by_id
    ranks = _ranks(event, rounds)
    trf = TrfTournament(
        tuple(
            TrfEntrant(row.number, by_id[player].person, row.records, rank=ranks.get(row.number, 0))
            for player, row in zip(event.order, table.entrants, strict=True)
        ),
        name=event.settings.name,
        city=event.settings.city,
        federation=event.settings.federation,
        start=day_of(event.settings.date) or event.settings.date,
        arbiter=event.settings.arbiter,
        time_control=event.settings.time_control,
        planned=event.settings.rounds,
        initial=event.settings.initial_colour if event.is_swiss else None,
        scoring=event.settings.scoring,
        pairer=f"clubtd {clubtd.__version__}",
        system=event.settings.system,
        order=_order(event),
        requests=_requests(event, rounds),
        forbidden=tuple(
            Pairs((numbers[f.a], numbers[f.b]), f.first, f.last)
            for f in event.forbidden
            if f.a in numbers and f.b in numbers
        ),
        warnings=tuple(_left_out(event, rounds)),
    )
    trf = _with_records(trf, event)
    code = type_code(trf.system, trf.type_code, event.settings.exchange)
    trf = replace(trf, type_code=code)
    return replace(trf, comments=trf.comments + beyond(event, trf).lines())


def _finished(event: Event) -> int:
    return next((r.number - 1 for r in event.rounds if not r.finished), len(event.rounds))


def _left_out(event: Event, rounds: int) -> list[Message]:
    said = []
    if missing := len(event.rounds) - rounds:
        said.append(
            nmsg(
                "Round {round} is not in the file: results are missing.",
                "The last {n} rounds, from round {round} on, are not in the file: results are missing.",
                missing,
                round=rounds + 1,
            )
        )
    elif unread := len(event.rounds) - _finished(event):
        said.append(
            msg(
                "Games without a result are in the file, the first in round {round}: pairing engines cannot read it.",
                round=len(event.rounds) - unread + 1,
            )
        )
    if nameless := unnamed(event):
        known = event.by_id
        said.append(
            msg(
                "What was decided about {names} (points, lots, play-off) is not in the file: not here yet.",
                names=tuple(event.name(p) if p in known else f"#{p}" for p in nameless),
            )
        )
    if absent := len(event.players) - len(event.order):
        said.append(
            nmsg(
                "{n} player who has not arrived is not in the file.",
                "{n} players who have not arrived are not in the file.",
                absent,
            )
        )
    return said


def _ranks(event: Event, rounds: int) -> dict[int, int]:
    """Rank by pairing number: by the event's tie-breaks, by points alone when they cannot be used."""
    from clubtd.standings.of_event import event_standings

    if not event.order:
        return {}
    try:
        made = event_standings(event, after=rounds)
    except Refused:
        made = event_standings(event, after=rounds, order=(), rules="fide-2026")
    return {row.number: row.rank for row in made.rows}


def _order(event: Event) -> tuple[str, ...]:
    if not event.tie_breaks:
        return ()
    from clubtd.standings.codes import tie_break

    return tuple(tie_break(code).trf for code in event.tie_breaks)


def _requests(event: Event, rounds: int) -> tuple[Request, ...]:
    """Byes after those rounds. Who has left has none to come for a TRF, so every later round is a zero-point bye."""
    if not event.is_swiss:
        return ()
    numbers = event.numbers
    found = {(r.round, r.player): r.code for r in event.requests if r.code in REQUESTED}
    for unfinished in event.rounds[rounds : rounds + 1]:
        found |= {(unfinished.number, b.player): b.code for b in unfinished.byes if b.code in REQUESTED}
    for player in event.players:
        if player.status is Status.WITHDRAWN:
            for number in range(len(event.rounds) + 1, event.settings.rounds + 1):
                found[number, player.id] = Code.ZERO_BYE
    return tuple(
        Request(numbers[player], number, code)
        for (number, player), code in sorted(found.items(), key=lambda bye: bye[0])
        if player in numbers
    )


def _with_records(trf: TrfTournament, event: Event) -> TrfTournament:
    """The TRF with the lines that the event has kept since it was read from a file."""
    texts: dict[str, str] = {}
    deputies = []
    comments = []
    kept = []
    for line in event.trf_records:
        record, content = line[:3], line[4:]
        if line.startswith("###"):
            comments.append(line[3:])
        elif record in _TEXTS:
            texts[record] = content
        elif record == "112":
            deputies.append(content)
        elif record not in KNOWN:
            kept.append(renumbered(Kept(line), event.numbers))
    return replace(
        trf,
        end=texts.get("052", ""),
        kind=texts.get("092", ""),
        round_dates=texts.get("132", ""),
        rating_method=texts.get("172", ""),
        type_code=texts.get("192", ""),
        clock=texts.get("222", ""),
        deputies=tuple(deputies),
        comments=tuple(comments),
        kept=tuple(kept),
    )
