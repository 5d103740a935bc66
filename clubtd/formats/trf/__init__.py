"""FIDE's Tournament Report File: all generations (TRF06, TRF16, TRF(x), TRF-2026) read, TRF-2026 written.

Columns are 1-based and count characters, as in the specification (C.02.03 Annexure A).
"""

from clubtd.formats.trf.reader import read_trf, read_trf_text
from clubtd.formats.trf.tournament import Kept, Pairs, Request, TrfEntrant, TrfTournament, crosstable
from clubtd.formats.trf.write import write_trf

__all__ = [
    "Kept",
    "Pairs",
    "Request",
    "TrfEntrant",
    "TrfTournament",
    "crosstable",
    "read_trf",
    "read_trf_text",
    "write_trf",
]
