"""Who plays."""

from __future__ import annotations

from enum import Enum

from clubtd.event.frozen import frozen
from clubtd.event.names import plain

# C.04.2 2.2: titles in order of strength
TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
HIGHEST_RATING = 3999


class Status(Enum):
    """Whether a player is to be paired."""

    EXPECTED = "expected"
    HERE = "here"
    WITHDRAWN = "withdrawn"


@frozen
class Person:
    """What the entry form says. `rating` 0 means unrated; `born` is a year or `YYYY/MM/DD`; `sex` is m, w or empty.

    `name` is as it came; `last` and `first` are known when the list had two columns.
    """

    name: str
    rating: int = 0
    title: str = ""
    club: str = ""
    federation: str = ""
    fide_id: str = ""
    born: str = ""
    sex: str = ""
    last: str = ""
    first: str = ""

    @property
    def last_first(self) -> str:
        """The name as a TRF wants it, `Last, First`, where the parts are known."""
        return f"{self.last}, {self.first}" if self.last and self.first else self.name

    @property
    def strength(self) -> tuple[int, int, str, str]:
        """Sorts by C.04.2 2.2: rating, then title, then alphabet."""
        title = TITLES.index(self.title) if self.title in TITLES else len(TITLES)
        return (-self.rating, title, plain(self.last_first), self.last_first)


@frozen
class Player:
    """A person in an event. The id never changes; the pairing number is the place in `Event.order`.

    `table` is where somebody who cannot move always sits (0: anywhere). A `house` player fills in when the others
    are an odd number, and takes no place. `cancelled`: left a round robin early, the results count for nobody.
    """

    id: int
    person: Person
    status: Status = Status.HERE
    table: int = 0
    house: bool = False
    cancelled: bool = False

    @property
    def name(self) -> str:
        """The name as it is shown."""
        return self.person.name

    @property
    def rating(self) -> int:
        """The rating, 0 when unrated."""
        return self.person.rating
