"""What a line of a rating list says of somebody."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from clubtd.event.frozen import frozen, replace
from clubtd.event.player import Person
from clubtd.formats.headers import Field
from clubtd.formats.listcells import birth_of, name_of, rating_of, sex_in, title_in


class Kind(Enum):
    """Which rating: that of the list (STANDARD), at a faster pace, or the FIDE rating in a national list."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"
    FIDE = "fide"


Target = Field | Kind
"""What a column of a list holds."""


@frozen
class ListEntry:
    """A person of a list; `id` is the number in that list, `ratings` has no kind in which there is none."""

    name: str
    ratings: Mapping[Kind, int] = {}
    fide_id: str = ""
    id: str = ""
    federation: str = ""
    born: str = ""
    title: str = ""
    sex: str = ""
    club: str = ""

    def rating(self, kind: Kind = Kind.STANDARD) -> int:
        """The rating of that kind, else the standard one, 0 for none: B.02 rates the unrated at rapid chess so, too."""
        return self.ratings.get(kind) or self.ratings.get(Kind.STANDARD, 0)

    @property
    def year(self) -> str:
        """The year of birth, empty when it is not known."""
        return self.born[:4]

    def filled(self, person: Person, kind: Kind = Kind.STANDARD) -> Person:
        """The person with the rating and title of the list, and whatever else the entry form does not say yet."""
        return replace(
            person,
            rating=self.rating(kind) or person.rating,
            title=self.title or person.title,
            fide_id=person.fide_id or self.fide_id,
            federation=person.federation or self.federation,
            born=person.born or self.born,
            sex=person.sex or self.sex,
        )


def entry_of(cells: Mapping[Target, str]) -> ListEntry | None:
    """The entry in these cells; None without a name. What cannot be read is left out."""
    last, first = cells.get(Field.LAST, ""), cells.get(Field.FIRST, "")
    name = name_of(f"{last}, {first}" if last and first else cells.get(Field.NAME, last or first))
    if not name:
        return None
    ratings = {kind: rating_of(cells.get(kind, "").strip()) or 0 for kind in Kind if kind in cells}
    fide_id = cells.get(Field.FIDE_ID, "").strip()
    return ListEntry(
        name,
        {kind: rating for kind, rating in ratings.items() if rating},
        fide_id if fide_id.strip("0- ") else "",
        cells.get(Field.ID, "").strip(),
        cells.get(Field.FEDERATION, "").strip().upper()[:3],
        birth_of(cells.get(Field.BORN, "").strip()) or "",
        title_in(cells.get(Field.TITLE, "").strip()) or "",
        sex_in(cells.get(Field.SEX, "").strip()),
        cells.get(Field.CLUB, "").strip(),
    )
