"""What the sheet of prizes says of money that nobody gets, and of players whom a category could not judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clubtd.advice.prizes import Fund
from clubtd.advice.purse import Finisher
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.prize import Category, Prizes

_NAMED = 4


def left_over(prizes: Prizes, funds: Sequence[Fund], finishers: Sequence[Finisher]) -> Iterator[Message]:
    """The money that is not given out, and why; a line for everybody's prizes and for each category."""
    given = [prize for fund in funds for prize in fund.prizes]
    rest = [prize for prize in prizes.prizes if prize.amount and prize not in given]
    for category in dict.fromkeys(prize.category for prize in rest):
        mine = (prize.amount for prize in rest if prize.category == category)
        what = " + ".join(map(prizes.currency.written, mine))
        if category is None and sum(1 for prize in prizes.prizes if prize.amount) > len(finishers):
            yield msg("Not given out: {what}. There are more prizes than players.", what=what)
        elif category is None:
            yield msg("Not given out: {what}. All get as much or more without it.", what=what)
        elif any(category.admits(f.person) for f in finishers):
            yield msg(
                "Not given out: {what} ({group}). All whom it fits get as much or more without it.",
                what=what,
                group=category.name,
            )
        else:
            yield msg("Not given out: {what} ({group}). It fits nobody here.", what=what, group=category.name)


def left_out(prizes: Prizes, finishers: Sequence[Finisher]) -> Iterator[Message]:
    """Who is in no group of age or sex only because the entry does not say it."""
    for category in dict.fromkeys(prize.category for prize in prizes.prizes if prize.category):
        if category.born_from or category.born_to:
            missing = [f for f in finishers if not category.knows_age(f.person.born)]
            yield from _left_out(category, missing, msg("the year of birth"))
        if category.sex and _asked(finishers, category):
            yield from _left_out(category, [f for f in finishers if not f.person.sex], msg("the sex"))


def _asked(finishers: Sequence[Finisher], category: Category) -> bool:
    """Whether a blank means that nobody asked. Where only the women are marked, it says that somebody is none."""
    entered = {f.person.sex for f in finishers}
    return category.sex not in entered or entered > {"", category.sex}


def _left_out(category: Category, missing: Sequence[Finisher], what: Message) -> Iterator[Message]:
    if not missing:
        return
    names = tuple(f.person.name for f in missing)
    who = names if len(names) <= _NAMED else nmsg("{n} player", "{n} players", len(names))
    yield msg(
        "{group}: not counting {who}, for {what} is not entered.", group=category.name, who=who, what=what
    )
