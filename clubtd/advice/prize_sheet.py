"""The sheet: who gets what and why, money and things side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clubtd.advice.not_given import left_out, left_over
from clubtd.advice.prizes import Fund, divide
from clubtd.advice.purse import Finisher
from clubtd.advice.trophies import Trophy, trophies
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.player import Person
from clubtd.event.prize import Currency, Prize, Prizes, Sharing
from clubtd.standings.ranking import Standings

RULES = {
    Sharing.POOL: msg(
        "Pool and share: players level on points put their prizes together and share them equally."
    ),
    Sharing.PLACE: msg(
        "By place: tie-breaks decide who gets which prize; only players level on these too share."
    ),
    Sharing.HORT: msg(
        "Hort system: half of each prize goes by place, tie-breaks deciding; players level on points share the other"
        " halves."
    ),
    Sharing.US: msg(
        "US Chess rule 32B: players level on points bring one prize each and share equally; nobody gets more than"
        " was possible without the tie. A class prize that only some of them can win, and that is worth more to them"
        " than a share, is theirs."
    ),
}
"""The rule for who is level, by its name and in a sentence."""


@frozen
class Award:
    """What one player gets: money in the smallest unit, things, and the groups whose money it is."""

    number: int
    name: str
    amount: int
    things: tuple[str, ...]
    groups: tuple[str, ...] = ()

    @property
    def what(self) -> tuple[str, ...]:
        """The groups and the things, as they are named beside the money."""
        return (*self.groups, *self.things)


@frozen
class Sheet:
    """Everybody who gets something, best first; `rule` is the rule for ties, `why` the reasons, prize by prize."""

    rule: Message
    awards: tuple[Award, ...]
    why: tuple[Message, ...]


def sheet(prizes: Prizes, standings: Standings, people: Mapping[int, Person]) -> Sheet:
    """The prizes of a table, play-offs and lots included. `people` by pairing number; who has no rank wins nothing."""
    finishers = tuple(
        Finisher(r.number, people[r.number], r.points, r.rank) for r in standings.rows if r.rank
    )
    funds = divide(prizes, finishers)
    things = trophies(prizes.prizes, finishers, standings)
    amounts = {
        f.number: amount for fund in funds for f, amount in zip(fund.members, fund.amounts, strict=True)
    }
    groups = {f.number: _groups(fund) for fund in funds for f in fund.members}
    awards = []
    for finisher in sorted(finishers, key=lambda f: (f.rank, f.number)):
        amount = amounts.get(finisher.number, 0)
        of = groups[finisher.number] if amount else ()
        won = tuple(_thing(t.prize, of) for t in things if t.winner == finisher)
        if amount or won:
            awards.append(Award(finisher.number, finisher.person.name, amount, won, of))
    why = (
        *_money_and_things(funds, things, prizes.currency),
        *left_over(prizes, funds, finishers),
        *left_out(prizes, finishers),
    )
    return Sheet(RULES[prizes.sharing], tuple(awards), why)


def _groups(fund: Fund) -> tuple[str, ...]:
    """The groups whose prizes a fund holds; none when a prize of everybody is in it too."""
    named = dict.fromkeys(prize.category.name if prize.category else "" for prize in fund.prizes)
    return () if "" in named else tuple(named)


def _thing(prize: Prize, named: tuple[str, ...] = ()) -> str:
    """A cup, with its group unless that has been named: `cup (women)`."""
    group = prize.category.name if prize.category else ""
    return f"{prize.thing} ({group})" if group and group not in named else prize.thing


def _money_and_things(funds: Sequence[Fund], things: Sequence[Trophy], currency: Currency) -> list[Message]:
    """A line for each fund, with the things that its members compete for beside it; then the other things."""
    lines: list[Message] = []
    told: set[int] = set()
    for fund in funds:
        money = fund_line(fund, currency)
        members = {f.number for f in fund.members}
        beside = [
            (i, thing)
            for i, thing in enumerate(things)
            if i not in told and members & {f.number for f in (thing.winner, *thing.level) if f}
        ]
        told.update(i for i, _ in beside)
        parts = (msg("money: {money}", money=money), *(thing_line(thing) for _, thing in beside))
        line = parts[0]
        for part in parts[1:]:
            line = msg("{one}; {other}", one=line, other=part)
        lines.append(line)
        lines += fund_notes(fund, currency)
    return lines + [thing_line(thing) for i, thing in enumerate(things) if i not in told]


def fund_line(fund: Fund, currency: Currency) -> Message:
    """What was divided and what everybody takes: `100 + 50 shared by Ana and Bo, 75 each`."""
    what = " + ".join(currency.written(prize.amount) for prize in fund.prizes)
    names = tuple(f.person.name for f in fund.members)
    if len(fund.members) == 1:
        return msg("{name} {amount} ({prize})", name=names[0], amount=what, prize=label(fund.prizes[0]))
    if len(set(fund.amounts)) == 1:
        each = currency.written(fund.amounts[0])
        return msg("{what} shared by {names}, {each} each", what=what, names=names, each=each)
    takes = tuple(
        msg("{name} {amount}", name=f.person.name, amount=currency.written(amount))
        for f, amount in zip(fund.members, fund.amounts, strict=True)
    )
    return msg("{what} shared: {takes}", what=what, takes=takes)


def fund_notes(fund: Fund, currency: Currency) -> list[Message]:
    """Who gets the odd penny and why, and whom a cap of 32B holds back."""
    names = {f.number: f.person.name for f in fund.members}
    equal = "{total} cannot be divided equally: {names} {gets} {unit} more, {why}."
    unequal = "The shares of {total} do not come out even: {names} {gets} {unit} more, {why}."
    notes = []
    if fund.odd:
        notes.append(
            msg(
                equal if max(fund.amounts) - min(fund.amounts) < 2 else unequal,
                total=currency.written(fund.total),
                names=tuple(names[n] for n in fund.odd),
                gets=nmsg("gets", "get", len(fund.odd)),
                unit=currency.written(1),
                why=_why_odd(fund),
            )
        )
    for number in fund.held:
        amount = next(a for f, a in zip(fund.members, fund.amounts, strict=True) if f.number == number)
        notes.append(
            msg(
                "{name} takes {amount}, the largest prize open to {name} without the tie (32B).",
                name=names[number],
                amount=currency.written(amount),
            )
        )
    return notes


_AHEAD = msg("being ahead in the table")
_BY_NUMBER = msg("level in the table too, but first by pairing number")


_BOTH = msg("by the table, and first by pairing number where it is level")


def _why_odd(fund: Fund) -> Message:
    """Why just these get the odd unit: by the table, or, level there with one who does not, by the pairing number."""
    rank = {f.number: f.rank for f in fund.members}
    last = rank[fund.odd[-1]]
    if not any(rank[n] == last for n in rank if n not in fund.odd and n not in fund.held):
        return _AHEAD
    return _BY_NUMBER if all(rank[n] == last for n in fund.odd) else _BOTH


def thing_line(thing: Trophy) -> Message:
    """Who gets a thing, and on what: `cup: Ana, on BH-C1 12 against 11½`."""
    what = _thing(thing.prize)
    if thing.winner:
        return msg("{thing}: {name}, {why}", thing=what, name=thing.winner.person.name, why=thing.why)
    if thing.level:
        return msg(
            "{thing}: {names}, {why}",
            thing=what,
            names=tuple(f.person.name for f in thing.level),
            why=thing.why,
        )
    return msg("{thing}: {why}", thing=what, why=thing.why)


def label(prize: Prize) -> Message:
    """A prize by its place and category: `place 1`, `under 1600, place 2`."""
    if prize.category is None:
        return msg("place {place}", place=prize.place)
    return msg("{category}, place {place}", category=prize.category.name, place=prize.place)
