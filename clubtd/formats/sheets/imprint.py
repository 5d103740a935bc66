"""What every sheet carries at its foot: where and when, whose rules, the published order and when it was fixed."""

from __future__ import annotations

from clubtd.event.event import Event
from clubtd.event.message import Message, msg
from clubtd.event.published import PublishedOrder, order_lines
from clubtd.formats.words import clock, day
from clubtd.standings.rulesets import RULESETS


def imprint(event: Event, published: PublishedOrder | None = None, at: str = "") -> tuple[Message, ...]:
    """The lines at the foot. `at` is the time of the sheet (ISO), empty when it is not known.

    The order of tie-breaks stands there with the time of its publication and every change since (R8); before round 1
    is paired it is announced as it is now.
    """
    settings = event.settings
    place = " · ".join(filter(None, (settings.city, dated(settings.date), settings.time_control)))
    rules = msg("Rules: {rules}", rules=RULESETS[settings.rules].title)
    lines = [msg("{place}", place=place)] if place else []
    lines.append(msg("{rules} · as of {when}", rules=rules, when=moment(at)) if at else rules)
    return (*lines, *_order(event, published))


def _order(event: Event, published: PublishedOrder | None) -> tuple[Message, ...]:
    codes = " ".join(event.tie_breaks) or msg("none, level players share the place")
    if published is None and not event.rounds:
        return (msg("Order of tie-breaks: {order} (fixed when round 1 is paired)", order=codes),)
    if published is None or not published.at:
        return (msg("Order of tie-breaks: {order}", order=codes),)
    times = (published.at, *(change.at for change in published.changes))
    return order_lines(published, {time: moment(time) for time in times if time})


def dated(date: str) -> str:
    """A date with its year, `26 Nov 2026`; as it stands when it is none."""
    found = day(date)
    return f"{found} {date[:4]}" if found != date else date


def moment(at: str) -> str:
    """A time stamp as people write it: `26 Nov 19:30`."""
    return f"{day(at)} {clock(at)}"
