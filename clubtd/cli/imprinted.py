"""What stands under a table on standard output: whose rules, and the published order with its changes (R8)."""

from __future__ import annotations

from clubtd.cli.answer import Json
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.history import History
from clubtd.event.published import PublishedOrder
from clubtd.formats.published import published
from clubtd.formats.sheets import Sheet
from clubtd.formats.sheets.imprint import imprint


def imprinted(sheet: Sheet, event: Event, history: History, at: str) -> Sheet:
    """The sheet with its foot; `at` is its time (ISO), empty when the event is that of an earlier moment."""
    return replace(sheet, imprint=imprint(event, published(history), at))


def published_json(fixed: PublishedOrder) -> Json:
    """When the order was fixed, and every change since with its reason."""
    changes: list[Json] = [
        {"at": change.at, "order": [*change.order], "reason": change.reason} for change in fixed.changes
    ]
    return {"at": fixed.at, "order": [*fixed.order], "changes": changes}
