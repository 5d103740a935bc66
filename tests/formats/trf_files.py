"""The report files of tests/data/trf."""

from pathlib import Path

from clubtd.formats.trf import TrfTournament, read_trf

FOLDER = Path(__file__).parent.parent / "data" / "trf"
CONTRADICTORY = ("same_colour", "missing_result")
READABLE = sorted(p.stem for p in FOLDER.glob("*.trf") if p.stem not in CONTRADICTORY)


def data(name: str) -> bytes:
    return (FOLDER / f"{name}.trf").read_bytes()


def trf(name: str) -> TrfTournament:
    return read_trf(data(name), f"{name}.trf")


def rounds(found: TrfTournament, number: int) -> str:
    """One row in the words of the TRF: `6w1 4b= 0-H`."""
    records = found.entrants[number - 1].records
    return " ".join(f"{r.opponent}{r.colour.value if r.colour else '-'}{r.code.value}" for r in records)


def says(found: TrfTournament, text: str) -> bool:
    return any(text in str(warning) for warning in found.warnings)
