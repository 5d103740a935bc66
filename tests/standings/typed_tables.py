"""Cross-tables written as people read them: a row a player, `12b1` a round, and the reference files."""

import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import STANDARD, Scoring

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
