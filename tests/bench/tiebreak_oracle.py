"""The tie-breaks of a table by gacrux, in process. Needs the extra `oracle`."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from gacrux.tiebreak import tiebreak  # type: ignore[import-untyped]
from gacrux.trf2json import trf2json  # type: ignore[import-untyped]

from clubtd.event.crosstable import Crosstable, System
from clubtd.event.result import Code
from clubtd.standings.codes import tie_break


class Oracle:
    """One table, read by gacrux once."""

    def __init__(self, table: Crosstable) -> None:
        reader = trf2json()
        reader.parse_file(trf(table), 0)
        self.tournament = reader.get_tournament(1)
        self.swiss = table.system is System.SWISS

    def reckon(
        self, codes: Sequence[str], rounds: int, edition: str = ""
    ) -> dict[int, tuple[int, list[Fraction | None]]]:
        """Rank and values by pairing number after so many rounds; gacrux wants PTS first and FB last."""
        params: dict[str, Any] = {
            "pre_determined": not self.swiss,
            "swiss": self.swiss,
            "tiebreak": [tie_break(code).trf + edition for code in codes],
            "unrated": None,
            "check": False,
            "rank": False,
        }
        reckoner = tiebreak(self.tournament, rounds, params)
        result = reckoner.compute_tiebreaks(self.tournament, params)
        return {c["cid"]: (c["rank"], [_exact(v) for v in c["tiebreakScore"]]) for c in result["competitors"]}


def _exact(value: Any) -> Fraction | None:
    return None if value is None else Fraction(Decimal(str(value)))


def trf(table: Crosstable) -> str:
    """The table as a minimal tournament report file."""
    kind = "SWISS" if table.system is System.SWISS else "ROUND ROBIN"
    scoring = table.scoring
    worth = {"W": scoring.win, "D": scoring.draw, "L": scoring.loss, "Z": scoring.absence, "P": scoring.bye}
    lines = ["012 invented", f"092 {kind}", f"142 {table.planned}"]
    lines.append("162" + "".join(f"  {letter} {points / 10:3.1f}  " for letter, points in worth.items()))
    for entrant in table.entrants:
        line = f"001 {entrant.number:4} m    Player {entrant.number:04}{'':23}{entrant.rating or '':>4}"
        line += f"{'':28}{entrant.points / 10:4.1f} {entrant.number:4}"
        for record in entrant.records:
            letter = "Z" if record.code is Code.REST else record.code.value
            colour = record.colour.value if record.colour else "-"
            line += f"  {record.opponent:04} {colour} {letter}"
        lines.append(line)
    return "\n".join(lines) + "\n"
