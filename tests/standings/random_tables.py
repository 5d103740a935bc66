"""Random tables from a seed: not well paired, but with everything that can happen to a player."""

from random import Random

from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.result import Code, Colour, Result
from clubtd.event.scoring import STANDARD, Scoring

GAMES = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS) * 8 + (
    Result.UNRATED_WHITE_WINS,
    Result.UNRATED_DRAW,
    Result.UNRATED_BLACK_WINS,
)
FORFEITS = (Result.WHITE_BY_FORFEIT, Result.BLACK_BY_FORFEIT, Result.DOUBLE_FORFEIT)
BYES = (Code.HALF_BYE, Code.ZERO_BYE, Code.FULL_BYE)


def swiss(
    rng: Random,
    *,
    players: int = 0,
    rounds: int = 0,
    absences: float = 0.2,
    unrated: float = 0.0,
    scoring: Scoring = STANDARD,
) -> Crosstable:
    """A Swiss in which neighbours by score meet, never twice if it can be helped."""
    n = players or rng.randint(4, 24)
    rows: list[list[Record]] = [[] for _ in range(n)]
    met: set[tuple[int, int]] = set()
    gone: set[int] = set()
    for _ in range(rounds or rng.randint(1, 9)):
        here = []
        for p in range(n):
            if p not in gone and rng.random() < absences / 6:
                gone.add(p)
            if p in gone or rng.random() < absences / 2:
                code = Code.ZERO_BYE if p in gone else rng.choice(BYES)
                rows[p].append(Record(code, scoring.of(code)))
            else:
                here.append(p)
        here.sort(key=lambda p: (-sum(r.points for r in rows[p]), rng.random()))
        _pair(rng, rows, here, met, absences=absences, scoring=scoring)
    return _table(rng, rows, System.SWISS, unrated, scoring)


def _pair(rng, rows, here, met, *, absences, scoring):
    if len(here) % 2:
        unlucky = here.pop()
        rows[unlucky].append(Record(Code.PAB, scoring.of(Code.PAB)))
    while here:
        white = here.pop(0)
        at = next((i for i, p in enumerate(here) if (white, p) not in met), 0)
        black = here.pop(at)
        if rng.random() < 0.5:
            white, black = black, white
        met |= {(white, black), (black, white)}
        result = rng.choice(FORFEITS) if rng.random() < absences / 3 else rng.choice(GAMES)
        _enter(rows, white, black, result, scoring)


def _enter(rows, white, black, result, scoring):
    mine, theirs = result.codes
    rows[white].append(Record(mine, scoring.of(mine), black + 1, Colour.WHITE))
    rows[black].append(Record(theirs, scoring.of(theirs), white + 1, Colour.BLACK))


def round_robin(rng: Random, *, players: int = 0, double: bool = False, absences: float = 0.2) -> Crosstable:
    """Everybody against everybody by the circle method; forfeits, and a free round with an odd number."""
    n = players or rng.randint(3, 11)
    size = n + n % 2
    rows: list[list[Record]] = [[] for _ in range(n)]
    for cycle in range(1 + double):
        for number in range(size - 1):
            circle = [0, *(1 + (number + i) % (size - 1) for i in range(size - 1))]
            for a, b in zip(circle[: size // 2], reversed(circle[size // 2 :]), strict=True):
                if max(a, b) >= n:
                    rows[min(a, b)].append(Record(Code.REST))
                    continue
                white, black = (a, b) if (number + cycle) % 2 else (b, a)
                result = rng.choice(FORFEITS) if rng.random() < absences / 3 else rng.choice(GAMES)
                _enter(rows, white, black, result, STANDARD)
    system = System.DOUBLE_ROUND_ROBIN if double else System.ROUND_ROBIN
    return _table(rng, rows, system, 0.0, STANDARD)


def _table(rng, rows, system, unrated, scoring):
    ratings = [0 if rng.random() < unrated else rng.randint(1000, 2400) for _ in rows]
    entrants = tuple(
        Entrant(number, rating, tuple(row))
        for number, (rating, row) in enumerate(zip(ratings, rows, strict=True), 1)
    )
    return Crosstable(entrants, len(rows[0]), scoring, system)
