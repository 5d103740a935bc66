"""The report file of an event: what `clubtd export --to trf` and the screens write."""

from __future__ import annotations

from clubtd.event.history import History
from clubtd.event.message import Message
from clubtd.formats.trf.export import trf_of
from clubtd.formats.trf.published import with_order
from clubtd.formats.trf.write import write_trf


def report(history: History, *, finished: bool = False) -> tuple[bytes, tuple[Message, ...]]:
    """The TRF of an event and what is not in it; with `finished` the complete rounds alone. Refused as `trf_of`."""
    trf = with_order(trf_of(history.event, unfinished=not finished), history)
    return write_trf(trf), trf.warnings
