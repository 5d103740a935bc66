"""Who gets what: money to the penny, cups, and why."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from clubtd.advice.prize_sheet import Sheet as PrizeSheet
from clubtd.advice.prize_sheet import sheet as prize_sheet
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.event.scoring import in_points
from clubtd.event.table import rounds_in
from clubtd.formats.sheets.decisions import decision_notes
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings

_COLUMNS = (
    Column("rank", msg("#"), Align.RIGHT),
    Column("no", msg("No."), Align.RIGHT, programs=True),
    Column("name", msg("Name"), wide=True),
    Column("points", msg("Pts"), Align.RIGHT),
    Column("money", msg("Money"), Align.RIGHT),
    Column("amount", msg("Amount"), Align.RIGHT, programs=True),
    Column("things", msg("Prize"), wide=True),
)


def prizes(event: Event, after: int | None = None) -> Sheet:
    """The prizes by the table after a round (the last with all results). Refused when there are none."""
    after = rounds_in(event) if after is None else after
    made = event_standings(event, after=after)
    found = awards(event, made)
    if not after:
        return Sheet(
            event.settings.name, msg("Prizes to be won"), _COLUMNS, tuple(to_be_won(event)), (found.rule,)
        )
    currency = event.prizes.currency
    rows: list[tuple[Cell, ...]] = []
    for award, money in zip(found.awards, currency.column([a.amount for a in found.awards]), strict=True):
        row = made.row(award.number)
        amount = Fraction(award.amount, 10**currency.decimals)
        rows.append(
            (
                row.rank,
                award.number,
                award.name,
                in_points(row.points),
                money,
                amount,
                ", ".join(award.what),
            )
        )
    heading = msg("Prizes after round {round} of {rounds}", round=after, rounds=event.settings.rounds)
    notes = (*_provisional(event, after), found.rule, *found.why, *decision_notes(event, made))
    return Sheet(event.settings.name, heading, _COLUMNS, tuple(rows), notes)


def to_be_won(event: Event) -> Iterator[tuple[Cell, ...]]:
    """The prizes before anything is played, a row each: place, whose, money or thing, by the columns of the sheet."""
    currency, prizes = event.prizes.currency, event.prizes.prizes
    for prize, money in zip(prizes, currency.column([p.amount for p in prizes]), strict=True):
        whose = prize.category.name if prize.category else msg("everybody")
        amount = Fraction(prize.amount, 10**currency.decimals) if prize.amount else None
        yield prize.place, None, whose, None, money, amount, prize.thing


def awards(event: Event, made: Standings) -> PrizeSheet:
    """Who gets what by these standings, namesakes told apart. Refused when the event has no prizes."""
    if not event.prizes.prizes:
        raise Refused(msg("{name} has no prizes.", name=event.settings.name))
    names, by_id = shown_names(event), event.by_id
    people = {
        number: replace(by_id[player].person, name=names[player]) for player, number in event.numbers.items()
    }
    found = prize_sheet(event.prizes, made, people)
    if not event.finished:
        return found
    return replace(found, why=(*found.why, *_doubtful(event, found)))


def _doubtful(event: Event, found: PrizeSheet) -> Iterator[Message]:
    """Prizes that an arbiter may want to look at: of somebody who left, or who never played."""
    played = {
        p for r in event.rounds for g in r.games if g.result.codes[0].played for p in (g.white, g.black)
    }
    for award in found.awards:
        player = event.by_id[event.order[award.number - 1]]
        if player.id not in played:
            yield msg(
                "{name} has played no game; by the table the prize is due all the same.", name=award.name
            )
        elif player.status is Status.WITHDRAWN:
            yield msg("{name} has withdrawn; by the table the prize is due all the same.", name=award.name)


def _provisional(event: Event, after: int) -> tuple[Message, ...]:
    if event.finished and after == len(event.rounds):
        return ()
    return (msg("Not final: this is how it would be if the event ended here."),)
