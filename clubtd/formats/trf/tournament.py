"""What a Tournament Report File says, as one value."""

from __future__ import annotations

from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.frozen import frozen
from clubtd.event.message import Message
from clubtd.event.player import Person
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import STANDARD, Scoring
from clubtd.formats.encoding import Choice

# Where a kept line stands: above the players, or after everything else.
HEAD = 0
TAIL = -1


@frozen
class Kept:
    """A record that clubtd does not use, as it was read. `under` is the player it stands below, or HEAD or TAIL."""

    text: str
    under: int = TAIL


@frozen
class Request:
    """Record 240: a bye asked for, by pairing number."""

    player: int
    round: int
    code: Code


@frozen
class Pairs:
    """Record 260: no two of these numbers may meet in the rounds from `first` to `last` (0: to the end)."""

    numbers: tuple[int, ...]
    first: int = 1
    last: int = 0


@frozen
class TrfEntrant:
    """A record 001. `number` counts 1..n without gaps, `imported` is the number in the file.

    `stated` is the points column in tenths (None: left empty), `rank` 0 where there is none.
    """

    number: int
    person: Person
    records: tuple[Record, ...] = ()
    imported: int = 0
    stated: int | None = None
    rank: int = 0

    @property
    def points(self) -> int:
        """What the results add up to, in tenths of a point."""
        return sum(record.points for record in self.records)


@frozen
class TrfTournament:
    """A tournament as a TRF holds it. Everybody is named by pairing number; texts are as they stand in the file.

    `planned` is None when no record says how many rounds there are, `initial` when nothing shows the first
    colour (`inferred`: it was seen from the games). `order` are tie-breaks in the spelling of the TRF. `round_dates`
    is record 132 from column 5 on. `file` is its name, `choices` are the encodings it may be in when that is not
    certain.
    """

    entrants: tuple[TrfEntrant, ...]
    name: str = ""
    city: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    kind: str = ""
    arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    round_dates: str = ""
    planned: int | None = None
    initial: Colour | None = None
    inferred: bool = False
    scoring: Scoring = STANDARD
    rating_method: str = ""
    pairer: str = ""
    system: System = System.SWISS
    type_code: str = ""
    order: tuple[str, ...] = ()
    clock: str = ""
    requests: tuple[Request, ...] = ()
    forbidden: tuple[Pairs, ...] = ()
    comments: tuple[str, ...] = ()
    kept: tuple[Kept, ...] = ()
    warnings: tuple[Message, ...] = ()
    file: str = ""
    encoding: str = "utf-8"
    choices: tuple[Choice, ...] = ()

    @property
    def rounds(self) -> int:
        """How many rounds the file holds, the last of them perhaps with games that have no result yet."""
        return len(self.entrants[0].records) if self.entrants else 0

    @property
    def numbers(self) -> dict[int, int]:
        """Pairing number by the number in the file."""
        return {e.imported or e.number: e.number for e in self.entrants}


def crosstable(trf: TrfTournament) -> Crosstable:
    """The rows of the file; without a planned number of rounds, those in the file are all."""
    rows = tuple(Entrant(e.number, e.person.rating, e.records) for e in trf.entrants)
    return Crosstable(rows, trf.planned or trf.rounds, trf.scoring, trf.system)
