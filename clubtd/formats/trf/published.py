"""The published order of tie-breaks in a TRF: comment lines that people read, for the format has no record of it."""

from __future__ import annotations

from clubtd.event.frozen import replace
from clubtd.event.history import History
from clubtd.event.published import order_lines, published_order
from clubtd.formats.trf.tournament import TrfTournament
from clubtd.formats.words import say

_MARK = " order: "


def with_order(trf: TrfTournament, history: History) -> TrfTournament:
    """The file with a line on when its order was fixed, and one for each change with the reason.

    Lines that an earlier file brought stay as they are: what was fixed, they know better. Only changes since are added.
    """
    found = published_order(history)
    if not found:
        return trf
    times = (found.at, *(change.at for change in found.changes))
    lines = order_lines(found, {at: at[:16].replace("T", " ") for at in times})
    brought = any(comment.startswith(_MARK) for comment in trf.comments)
    said = tuple(_MARK + say(line) for line in lines[brought:])
    return replace(trf, comments=trf.comments + said)
