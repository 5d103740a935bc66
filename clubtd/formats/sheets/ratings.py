"""What a rating list says: people found in it, and the players of an event held against it."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.message import Message, msg, nmsg
from clubtd.formats.ratinglist import Kind, ListEntry, Match, Verdict
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet

MOST_NAMED = 5
KIND_TITLES = {
    Kind.STANDARD: msg("Standard"),
    Kind.RAPID: msg("Rapid"),
    Kind.BLITZ: msg("Blitz"),
    Kind.FIDE: msg("FIDE"),
}


def found_sheet(title: str, text: str, found: Sequence[ListEntry], kinds: Sequence[Kind], most: int) -> Sheet:
    """The people found under a text, with every rating that the list has; `most` is where the search stopped."""
    columns = (
        Column("name", msg("Name"), wide=True),
        Column("federation", msg("Fed")),
        Column("born", msg("Born"), Align.RIGHT),
        Column("title", msg("Title"), optional=True),
        *(Column(kind.value, KIND_TITLES[kind], Align.RIGHT) for kind in kinds),
        Column("id", msg("Id"), Align.RIGHT),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            entry.name,
            entry.federation,
            entry.year,
            entry.title,
            *(entry.ratings.get(kind) for kind in kinds),
            entry.fide_id or entry.id,
        )
        for entry in found
    )
    heading = nmsg("{n} found under {text}", "{n} found under {text}", len(found), text=text)
    if len(found) == most:
        heading = msg("The first {n} found under {text}", n=most, text=text)
    return Sheet(title, heading, columns, rows)


def update_sheet(title: str, source: str, found: Sequence[Match], kind: Kind, names: bool) -> Sheet:
    """The players of an event with their ratings and those of the list; `names`: also who only has the same name."""
    columns = (
        Column("name", msg("Name"), wide=True),
        Column("rating", msg("Rating"), Align.RIGHT),
        Column("listed", msg("List"), Align.RIGHT),
        Column("by", msg("Found"), wide=True),
        Column("takes", msg("Change")),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            match.person.name,
            match.person.rating or None,
            match.entry.rating(kind) or None if match.entry else None,
            match.remark,
            change_of(match, takes(match, names=names)),
        )
        for match in found
    )
    heading = msg("Against {list}, {kind} ratings", list=source, kind=KIND_TITLES[kind])
    return Sheet(title, heading, columns, rows, tuple(_notes(found, names)))


def takes(match: Match, *, names: bool = False) -> bool:
    """Whether the entry is taken from the list when nobody says otherwise."""
    return match.changes and (match.certain or (names and match.verdict is Verdict.ONLY_NAME))


def change_of(match: Match, taken: bool) -> Message | None:
    """What taking it changes, in a word or two; None where nothing is taken."""
    if not taken:
        return None
    before, after = match.person.rating, match.after.rating
    if before != after:
        return msg("{before} → {after}", before=before or msg("unrated"), after=after)
    return msg("details")


def _notes(found: Sequence[Match], names: bool) -> list[Message]:
    notes: list[Message] = []
    unclear = [m for m in found if m.verdict is Verdict.UNCLEAR]
    only = [m for m in found if m.verdict is Verdict.ONLY_NAME and m.changes]
    for match in unclear:
        maybe = tuple(
            " ".join(filter(None, (e.name, e.year, e.federation, e.fide_id or e.id)))
            for e in match.several[:MOST_NAMED]
        )
        notes.append(msg("{name} is not clear, unchanged: {several}.", name=match.person.name, several=maybe))
    if only and not names:
        notes.append(
            nmsg(
                "{n} agrees by name only and stays as it is: an id or a birth year decides, or --names takes it.",
                "{n} agree by name only and stay as they are: ids or birth years decide, or --names takes them.",
                len(only),
            )
        )
    return notes
