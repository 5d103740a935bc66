"""A season for programs: its rules, its nights, and every number with where it comes from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from clubtd.event.message import Message
from clubtd.event.scoring import in_points
from clubtd.formats.sheets.season import season_notes
from clubtd.formats.words import say
from clubtd.standings.season import SeasonCell, SeasonRow, SeasonTable


def season_json(name: str, table: SeasonTable, troubles: Sequence[Message]) -> str:
    """One JSON value; points are decimal numbers with six places at most."""
    return json.dumps(season_value(name, table, troubles), ensure_ascii=False)


def season_value(name: str, table: SeasonTable, troubles: Sequence[Message]) -> dict[str, Any]:
    """The value that `season_json` writes."""
    rules = table.rules
    return {
        "season": name,
        "rules": {
            "by": rules.worth.value,
            "best": rules.best or None,
            "places": [_number(in_points(points)) for points in rules.places],
            "attendance": _number(in_points(rules.attendance)),
            "ties": [tie.value for tie in rules.ties],
        },
        "nights": [
            {
                "file": night.key,
                "name": night.name,
                "date": night.date,
                "rounds": night.rounds,
                "after": night.after,
                "finished": night.finished,
            }
            for night in table.nights
        ],
        "players": [_player(row) for row in table.rows],
        "notes": [say(note) for note in (*season_notes(table), *troubles)],
    }


def player_json(row: SeasonRow) -> str:
    """One person's row as one JSON value."""
    return json.dumps(_player(row), ensure_ascii=False)


def _player(row: SeasonRow) -> dict[str, Any]:
    """One person's row: every night with its points, whether they count and why."""
    return {
        "rank": row.rank,
        "name": row.name,
        "nights": row.nights,
        "points": [_cell(cell) for cell in row.cells],
        "attendance": _number(row.attendance),
        "total": _number(row.total),
        "unsure": row.unsure,
    }


def _cell(cell: SeasonCell | None) -> dict[str, Any] | None:
    if cell is None:
        return None
    return {
        "points": _number(cell.points),
        "place": cell.place or None,
        "counts": cell.counts,
        "why": say(cell.why),
    }


def _number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else round(float(value), 6)
