"""The same rounds paired by gacrux, in process. Needs the extra `oracle`."""

from __future__ import annotations

from typing import Any

from gacrux.gacruxexeptions import GacruxNoLegalPairing  # type: ignore[import-untyped]
from gacrux.pairingdutch import pairing_dutch  # type: ignore[import-untyped]
from gacrux.trf2json import trf2json  # type: ignore[import-untyped]

PARAMS: dict[str, Any] = {"experimental": [], "verbose": 0, "top_color": "", "rank": False}
Round = tuple[frozenset[tuple[int, int]], int]


class Oracle:
    """One event, read by gacrux once."""

    def __init__(self, event: dict[str, Any]) -> None:
        reader = trf2json()
        reader.parse_file(trf(event), 0)
        self.tournament = reader.get_tournament(1)

    def pair(self, number: int) -> Round | None:
        """The games (white, black) and the bye of a round; None when there is no legal pairing."""
        engine = pairing_dutch(self.tournament, number, PARAMS)
        try:
            brackets = engine.compute_pairing(False, 0)
        except GacruxNoLegalPairing:
            return None
        pairs = {(p["w"], p["b"]) for bracket in brackets if bracket for p in bracket.get("pairs", ())}
        bye = next((white for white, black in pairs if not black), 0)
        return frozenset(p for p in pairs if p[1]), bye


def trf(event: dict[str, Any]) -> str:
    """The event as a tournament report file; the absences of a round without a pairing as 240 records."""
    points = event["points"]
    played = sum("error" not in round_ for round_ in event["rounds"])
    lines = [
        "012 simulated",
        "092 FIDE_DUTCH_2026",
        f"142 {event['planned_rounds']}",
        f"152 {event['initial_color']}",
    ]
    worth = {"W": "win", "D": "draw", "L": "loss", "Z": "zpb", "P": "pab"}
    lines.append("162" + "".join(f"  {letter} {points[name] / 10:3.1f}  " for letter, name in worth.items()))
    lines += [f"260 {1:3} {event['planned_rounds']:3} {one:4} {other:4}" for one, other in event["forbidden"]]
    for (number, rating), row in zip(event["players"], event["records"], strict=True):
        tokens = row.split()
        total = sum(_worth(token, points) for token in tokens)
        line = f"001 {number:4} m    Player {number:04}{'':23}{rating:4}{'':28}{total / 10:4.1f} {number:4}"
        for token in tokens:
            opponent, colour = (int(token[:-2]), token[-2]) if len(token) > 1 else (0, "-")
            line += f"  {opponent:4} {colour} {token[-1]}" if opponent else f"  0000 - {token}"
        lines.append(line)
    for round_ in event["rounds"][played:]:
        for code in "FHZ":
            away = [player for player, kind in round_["absent"] if kind == code]
            if away:
                lines.append(f"240 {code} {played + 1:3}" + "".join(f" {player:4}" for player in away))
    return "\n".join(lines) + "\n"


def _worth(token: str, points: dict[str, int]) -> int:
    names = {
        "1": "win",
        "+": "win",
        "F": "win",
        "=": "draw",
        "H": "draw",
        "0": "loss",
        "-": "forfeit_loss",
        "U": "pab",
    }
    return points[names.get(token[-1], "zpb")]
