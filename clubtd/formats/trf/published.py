"""The published order of tie-breaks in a TRF: comment lines that people read, for the format has no record of it.

One more line tells the same story to clubtd, so that an event made of the file goes on with it.
"""

from __future__ import annotations

from clubtd.event.frozen import replace
from clubtd.event.history import History
from clubtd.event.published import PublishedOrder, order_lines
from clubtd.formats.published import ORDER_RECORD, order_record, published, told_order
from clubtd.formats.trf.tournament import TrfTournament
from clubtd.formats.words import say

_MARK = " order: "
_TOLD = ORDER_RECORD.removeprefix("###")


def with_order(trf: TrfTournament, history: History) -> TrfTournament:
    """The file with a line on when its order was fixed, and one for each change with the reason.

    Lines that an earlier file brought stay as they are, in its language; only what is new since is added.
    """
    found = published(history)
    if not found:
        return trf
    times = (found.at, *(change.at for change in found.changes))
    lines = order_lines(found, {at: at[:16].replace("T", " ") for at in times})
    kept = [comment for comment in trf.comments if not comment.startswith(_TOLD)]
    told = told_order(f"###{comment}" for comment in trf.comments)
    if told and not _goes_on(told, found):
        kept = [comment for comment in kept if not comment.startswith(_MARK)]
    said = 0
    if any(comment.startswith(_MARK) for comment in kept):
        said = 1 + len(told.changes) if told else 1
    added = [_MARK + say(line) for line in lines[said:]]
    return replace(trf, comments=(*kept, *added, order_record(found).removeprefix("###")))


def _goes_on(told: PublishedOrder, found: PublishedOrder) -> bool:
    """Whether what is known now begins with what the file told."""
    begun = found.changes[: len(told.changes)]
    return (told.at, told.order, told.changes) == (found.at, found.order, begun)
