"""The story of the order of tie-breaks as a line of a report: an event that is made of the file goes on with it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime

from clubtd.event.history import History
from clubtd.event.message import Message
from clubtd.event.published import OrderChange, PublishedOrder, order_lines, published_order
from clubtd.formats.sheets.imprint import moment

ORDER_RECORD = "### clubtd order "
_LONGEST_REASON, _MOST_CODES, _MOST_CHANGES = 2000, 30, 200


def published(history: History) -> PublishedOrder | None:
    """The order as it was published, also when that was before the event was read from a report."""
    return published_order(history, told_order(history.event.trf_records))


def last_change(history: History) -> Message | None:
    """The last change of the order after round 1 was paired, for under a table on the screen; None: there was none."""
    found = published(history)
    if found is None or not found.changes:
        return None
    return order_lines(found, {change.at: moment(change.at) for change in found.changes if change.at})[-1]


def order_record(found: PublishedOrder) -> str:
    """The story as a line of a report, which `told_order` reads."""
    changes = [{"at": c.at, "order": c.order, "reason": c.reason} for c in found.changes]
    values = {"at": found.at, "order": found.order, "changes": changes}
    return ORDER_RECORD + json.dumps(values, ensure_ascii=False, sort_keys=True)


def told_order(records: Iterable[str]) -> PublishedOrder | None:
    """The story that is told in the lines of a report, None where it is not told or makes no sense."""
    for record in records:
        if record.startswith(ORDER_RECORD):
            try:
                return _story(json.loads(record.removeprefix(ORDER_RECORD)))
            except (ValueError, TypeError, KeyError, RecursionError):
                return None
    return None


def _story(values: dict[str, object]) -> PublishedOrder:
    """Raises ValueError, TypeError or KeyError for what is none."""
    rows = values["changes"]
    if not isinstance(rows, list) or len(rows) > _MOST_CHANGES:
        raise ValueError(rows)
    changes = (
        OrderChange(_time(r["at"]), _order(r["order"]), _text(r["reason"], _LONGEST_REASON)) for r in rows
    )
    return PublishedOrder(_time(values["at"]), _order(values["order"]), tuple(changes))


def _time(value: object) -> str:
    text = _text(value, 40)
    datetime.fromisoformat(text)
    return text


def _order(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > _MOST_CODES:
        raise ValueError(value)
    return tuple(_text(code, 40) for code in value)


def _text(value: object, most: int) -> str:
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        raise ValueError(value)
    return value
