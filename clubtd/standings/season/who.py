"""Which entries of several nights are one person: by id, else by name and birth year; never by guess."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.frozen import frozen
from clubtd.event.names import words
from clubtd.event.player import Person

Place = tuple[int, int]
"""A night and an entry of it, both counted from 0."""


@frozen
class Unsure:
    """An entry that may be one of several people: it keeps a row of its own until its entry says more."""

    name: str
    night: int
    twice: bool = False


@frozen
class People:
    """The entries of each person, and those of whom it cannot be told who they are (each alone in `groups` too)."""

    groups: tuple[tuple[Place, ...], ...]
    unsure: dict[Place, Unsure]


def people(nights: Sequence[Sequence[Person]]) -> People:
    """Who is who. The same id is the same person; so are the same name and year of birth.

    A name alone is enough only where nothing speaks against it: one id and one year at most under it, and never two
    of the name on one night. Accents, case and the order of the parts of a name do not matter.
    """
    entries = {(n, i): person for n, night in enumerate(nights) for i, person in enumerate(night)}
    groups = [list(group) for group in _by_id(entries).values()]
    unsure: dict[Place, Unsure] = {}
    for places in _by_name(entries).values():
        _sort_in(entries, places, groups, unsure)
    found = [part for group in groups for part in _once_a_night(entries, group, unsure)]
    return People(tuple(sorted(tuple(sorted(group)) for group in found)), unsure)


def _by_id(entries: dict[Place, Person]) -> dict[str, list[Place]]:
    found: dict[str, list[Place]] = {}
    for place, person in entries.items():
        if person.fide_id:
            found.setdefault(person.fide_id, []).append(place)
    return found


def _by_name(entries: dict[Place, Person]) -> dict[tuple[str, ...], list[Place]]:
    found: dict[tuple[str, ...], list[Place]] = {}
    for place, person in entries.items():
        found.setdefault(words(person.name), []).append(place)
    return found


def _sort_in(
    entries: dict[Place, Person],
    places: list[Place],
    groups: list[list[Place]],
    unsure: dict[Place, Unsure],
) -> None:
    """Put the entries of one name that have no id to the person they are, or to themselves."""
    bare = [place for place in places if not entries[place].fide_id]
    known = [group for group in groups if any(place in group for place in places)]
    years = {year for group in known for year in _years(entries, group)}
    years |= {entries[place].born[:4] for place in bare} - {""}
    nights = [night for night, _ in bare] + [night for group in known for night, _ in group]
    if len(known) <= 1 and len(years) <= 1 and len(set(nights)) == len(nights):
        if known:
            known[0].extend(bare)
        elif bare:
            groups.append(bare)
        return
    by_year: dict[str, list[Place]] = {}
    for place in bare:
        year = entries[place].born[:4]
        same = [group for group in known if year in _years(entries, group)] if year else []
        if not year or len(same) > 1:
            unsure[place] = Unsure(entries[place].name, place[0])
            groups.append([place])
        elif same:
            same[0].append(place)
        else:
            by_year.setdefault(year, []).append(place)
    groups.extend(by_year.values())


def _years(entries: dict[Place, Person], group: list[Place]) -> set[str]:
    return {entries[place].born[:4] for place in group} - {""}


def _once_a_night(
    entries: dict[Place, Person], group: list[Place], unsure: dict[Place, Unsure]
) -> list[list[Place]]:
    """The group, without entries of which two on one night would be the same person: each of these alone."""
    nights = [night for night, _ in group]
    twice = [place for place in group if nights.count(place[0]) > 1]
    for place in twice:
        unsure[place] = Unsure(entries[place].name, place[0], twice=True)
    rest = [place for place in group if place not in twice]
    return [*([rest] if rest else []), *([place] for place in twice)]
