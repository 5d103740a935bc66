"""Reads the reference tournaments of tests/data/dutch (a row of tokens a player, the pairs of each round)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from clubtd.event.crosstable import Crosstable, Entrant, Record
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import Scoring
from clubtd.pairing.dutch import Pairing, pair
from clubtd.pairing.no_pairing import NoLegalPairing


def table_of(event: dict[str, Any], rounds: int) -> Crosstable:
    """The cross-table after so many rounds."""
    points = event["points"]
    scoring = Scoring(points["win"], points["draw"], points["loss"], points["zpb"], points["pab"])
    entrants = [
        Entrant(number, rating, tuple(record_of(token, scoring) for token in row.split()[:rounds]))
        for (number, rating), row in zip(event["players"], event["records"], strict=True)
    ]
    return Crosstable(tuple(entrants), event["planned_rounds"], scoring)


def record_of(token: str, scoring: Scoring) -> Record:
    """`12w1`, `7b=`, `3w+`, or one letter for a round without an opponent."""
    code = Code(token[-1])
    if len(token) == 1:
        return Record(code, scoring.of(code))
    return Record(code, scoring.of(code), int(token[:-2]), Colour(token[-2]))


def initial_colour(event: dict[str, Any]) -> Colour:
    return Colour.WHITE if event["initial_color"] == "W" else Colour.BLACK


def expected(round_: dict[str, Any]) -> Pairing | None:
    """The right pairing; None when there is no legal one."""
    if "error" in round_:
        return None
    return Pairing(tuple((white, black) for white, black in round_["pairs"]), round_["bye"] or 0)


def paired(event: dict[str, Any], number: int) -> Pairing | None:
    """What we make of the round."""
    absent = {player for player, _ in event["rounds"][number - 1]["absent"]}
    present = [player for player, _ in event["players"] if player not in absent]
    table = table_of(event, number - 1)
    try:
        return pair(
            table,
            present,
            initial_colour=initial_colour(event),
            forbidden=[(one, other) for one, other in event["forbidden"]],
        )
    except NoLegalPairing:
        return None


def differences(event: dict[str, Any]) -> Iterator[tuple[int, Pairing | None, Pairing | None]]:
    """Every round where our boards, colours, order of boards or bye are not the right ones."""
    for number, round_ in enumerate(event["rounds"], 1):
        right, ours = expected(round_), paired(event, number)
        if right != ours:
            yield number, right, ours


def reference() -> list[dict[str, Any]]:
    """The tournaments of tests/data/dutch."""
    path = Path(__file__).parents[1] / "data" / "dutch" / "reference.json.gz"
    return list(json.loads(gzip.decompress(path.read_bytes())))
