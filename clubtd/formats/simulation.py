"""How far a simulation is, as a line of JSON: from the process that simulates to whoever shows it, and for keeping."""

from __future__ import annotations

import json
from typing import Any

from clubtd.advice.tally import Estimate, Figures
from clubtd.event.frozen import frozen
from clubtd.event.message import Refused, msg


@frozen
class Progress:
    """The figures so far, of how many runs they are to be in the end, and the seed that shows all of it again."""

    figures: Figures
    runs: int
    seed: str

    @property
    def done(self) -> int:
        """The runs so far."""
        return self.figures.runs

    @property
    def finished(self) -> bool:
        """Whether all runs are done."""
        return self.done >= self.runs


def written(progress: Progress) -> dict[str, Any]:
    """Plain JSON values."""
    figures = {name: getattr(progress.figures, name) for name in progress.figures.__match_args__}
    return {"runs": progress.runs, "seed": progress.seed, "figures": figures}


def line(progress: Progress) -> str:
    """One line."""
    return json.dumps(written(progress), ensure_ascii=False)


def read_line(text: str | bytes) -> Progress:
    """What a line says; Refused when it is none."""
    try:
        return read(json.loads(text))
    except ValueError:
        raise Refused(_UNREADABLE) from None


_UNREADABLE = msg("This is no line of a simulation.")


def read(value: object) -> Progress:
    """What JSON values say; Refused when they are no simulation."""
    try:
        return _progress(value)
    except (KeyError, TypeError, ValueError):
        raise Refused(_UNREADABLE) from None


def _progress(value: Any) -> Progress:
    figures = value["figures"]
    found = Figures(
        int(figures["runs"]),
        int(figures["stuck"]),
        int(figures["ties"]),
        tuple(tuple(str(code) for code in order) for order in figures["orders"]),
        _estimate(figures["shared"]),
        tuple(_estimate(e) for e in figures["right"]),
        tuple(_estimate(e) for e in figures["decided"]),
        _estimate(figures["changed"]),
        _estimate(figures["reversed"]),
    )
    if not len(found.orders) == len(found.right) == len(found.decided):
        raise ValueError
    return Progress(found, int(value["runs"]), str(value["seed"]))


def _estimate(value: Any) -> Estimate:
    percent, error = value
    return Estimate(int(percent), int(error))
