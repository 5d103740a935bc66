"""Cross-tables written as people read them: a row a player, `12b1` a round, and the reference files."""

import gzip
import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import STANDARD, Scoring
from clubtd.standings.calculator import TypedRound

DATA = Path(__file__).parents[1] / "data" / "tiebreaks"


def record(token: str, scoring: Scoring = STANDARD) -> Record:
    """`12b1`: lost nothing to number 12 with Black; `--H`: a half-point bye."""
    opponent, colour, code = token[:-2].strip("-"), token[-2], Code(token[-1])
    return Record(code, scoring.of(code), int(opponent or 0), Colour(colour) if colour != "-" else None)


def table(
    *rows: str,
    ratings: Sequence[int] = (),
    planned: int = 0,
    system: System = System.SWISS,
    scoring: Scoring = STANDARD,
) -> Crosstable:
    entrants = tuple(
        Entrant(
            number,
            ratings[number - 1] if ratings else 1500,
            tuple(record(token, scoring) for token in row.split()),
        )
        for number, row in enumerate(rows, 1)
    )
    return Crosstable(entrants, planned or len(entrants[0].records), scoring, system)


def table_of(event: dict[str, Any]) -> Crosstable:
    """The table of one reference tournament."""
    ratings = [rating for rating, _ in event["players"]]
    rows = [row for _, row in event["players"]]
    return table(*rows, ratings=ratings, planned=event["rounds"], system=System(event["system"]))


def reference() -> list[dict[str, Any]]:
    with gzip.open(DATA / "reference.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def showcase() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / "showcase.json").read_text(encoding="utf-8"))
    return found


def worked_examples() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / "worked-examples.json").read_text(encoding="utf-8"))
    return found


def read_rounds(text: str) -> tuple[TypedRound, ...]:
    """One player's rounds, one a line: result and colour, then the opponent's final score, then a rating.

    `1w 3½`, `=b 3 1850`, `0 4/3½` (the adjusted score of US Chess rule 34), `+ 1½`, and the byes H, Z, F, U.
    """
    return tuple(_round(*line.split()) for line in text.splitlines() if line)


def _round(result: str, score: str = "0", rating: str = "0") -> TypedRound:
    code = Code(result[0].upper())
    final, _, adjusted = score.partition("/")
    colour = Colour(result[1]) if result[1:] else None
    return TypedRound(code, colour, _tenths(final), _tenths(adjusted or final), int(rating))


def _tenths(score: str) -> int:
    return int(Fraction(score.replace("½", ".5")) * 10)
