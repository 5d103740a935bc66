"""Likely duplicates at the desk: somebody who may be on the list already, noticed before saving."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import permutations

from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.names import words
from clubtd.event.player import Person, Player


class Likeness(Enum):
    """How much two entries look like one person.

    SAME: the same number of the federation, or the same name and nothing that speaks against it; the entry is not
    added unless somebody insists. NAMESAKE: the same name, other details: two people, probably. SIMILAR: names
    that a slip of the hand could have made of each other.
    """

    SAME = "same"
    NAMESAKE = "namesake"
    SIMILAR = "similar"


@frozen
class Duplicate:
    """Somebody on the list who may be the person being entered."""

    player: Player
    likeness: Likeness

    @property
    def message(self) -> Message:
        """The warning, for the desk."""
        name, rating = self.player.name, self.player.rating or msg("unrated")
        match self.likeness:
            case Likeness.SAME:
                return msg("{name} ({rating}) is on the list already.", name=name, rating=rating)
            case Likeness.NAMESAKE:
                text = "Another {name} ({rating}) is on the list: both are shown with what tells them apart."
                return msg(text, name=name, rating=rating)
            case Likeness.SIMILAR:
                return msg("{name} ({rating}) is on the list: the same person?", name=name, rating=rating)


def likely_duplicates(event: Event, person: Person) -> tuple[Duplicate, ...]:
    """Who of the event may be this person, the likeliest first."""
    return among(event.players, person)


def now_alike(event: Event, player: int, person: Person) -> tuple[Duplicate, ...]:
    """Whom of the others somebody looks like with the corrected entry, and did not before."""
    others = [p for p in event.players if p.id != player]
    before = set(among(others, event.player(player).person))
    return tuple(d for d in among(others, person) if d not in before)


def among(players: Iterable[Player], person: Person) -> tuple[Duplicate, ...]:
    """Who of these players may be this person, the likeliest first."""
    found = [Duplicate(p, like) for p in players if (like := likeness(p.person, person)) is not None]
    order = list(Likeness)
    return tuple(sorted(found, key=lambda d: order.index(d.likeness)))


def likeness(one: Person, other: Person) -> Likeness | None:
    """How much two people look like one; None when they do not. Accents, case and the order of names do not matter."""
    if one.fide_id and one.fide_id == other.fide_id:
        return Likeness.SAME
    mine, yours = words(one.name), words(other.name)
    if mine == yours:
        return Likeness.NAMESAKE if _different_people(one, other) else Likeness.SAME
    if _slip(mine, yours) and not _different_people(one, other, FAR):
        return Likeness.SIMILAR
    return None


FAR = 150  # points of rating by which the same person's ratings in two lists hardly differ


def _different_people(one: Person, other: Person, far: int = 0) -> bool:
    """Something that both entries say, and say differently: year of birth, number, sex, or rating by more than that."""
    if one.rating and other.rating and abs(one.rating - other.rating) > far:
        return True
    details = ((one.born[:4], other.born[:4]), (one.fide_id, other.fide_id), (one.sex, other.sex))
    return any(a and b and a != b for a, b in details)


def _slip(mine: tuple[str, ...], yours: tuple[str, ...]) -> bool:
    """Whether one name is the other with a slip of the hand, or with a part left out or cut short."""
    if len(mine) > 1 and len(yours) > 1 and (set(mine) < set(yours) or set(yours) < set(mine)):
        return True
    if len(mine) != len(yours):
        return _close("".join(mine), "".join(yours))
    left, right = set(mine) - set(yours), set(yours) - set(mine)
    if len(left) != len(right) or len(left) > 3:
        return False
    return any(
        all(_close(a, b) or _initial(a, b) for a, b in zip(left, order, strict=True))
        for order in permutations(right)
    )


def _initial(a: str, b: str) -> bool:
    """`J.` for `Jo`."""
    short, long = sorted((a.rstrip("."), b.rstrip(".")), key=len)
    return len(short) == 1 and long.startswith(short)


def _close(a: str, b: str) -> bool:
    """One slip in a word, two in one of eight letters or more; in a very short one only a letter too many."""
    longest = max(len(a), len(b))
    allowed = int(len(a) != len(b)) if longest < 4 else 1 if longest < 8 else 2
    return abs(len(a) - len(b)) <= allowed and slips(a, b) <= allowed


def slips(a: str, b: str) -> int:
    """How many letters were left out, put in, changed, or exchanged with the next one."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        last, before, row = before, row, [i]
        for j, other in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]
