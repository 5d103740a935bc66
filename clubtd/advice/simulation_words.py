"""A simulation in words: its figures with their spread, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.advice.facts import tenths
from clubtd.advice.tally import Estimate, Figures, Order
from clubtd.event.message import Message, msg, nmsg

ASSUMPTIONS = msg(
    "Taken for granted: everybody plays the strength of the rating, give or take 120 points; a player without a rating"
    " may be anybody in this field. Results come with the chances that Elo ratings give, with draws and a small"
    " advantage for White. The pairings are those that clubtd would make."
)

TOO_FEW = 30
"""Below so many events no percentage is said; below so many shared first places the tie-breaks are not compared."""


def figures_lines(found: Figures, what: Sequence[Message], *, going: bool = False) -> tuple[Message, ...]:
    """The figures in sentences; `what` names the orders; `going`: the rest of an event was played.

    A spread is two standard errors.
    """
    if found.stuck == found.runs:
        return (msg("No event could be played to its end: there are too many rounds for these players."),)
    if found.runs - found.stuck < TOO_FEW:
        return (_few(found, going), *_stuck(found))
    if not found.ties:
        return (_never(found, going), *_stuck(found))
    return (_shared(found, going), *_stuck(found), *_ties(found, what))


def _never(found: Figures, going: bool) -> Message:
    if going:
        return nmsg(
            "With the rest of this event played {n} time, first place is never shared: the tie-breaks have no say in"
            " it.",
            "With the rest of this event played {n} times, first place is never shared: the tie-breaks have no say in"
            " it.",
            found.runs,
        )
    return nmsg(
        "In {n} simulated event like this one first place is never shared: the tie-breaks have no say in it.",
        "In {n} simulated events like this one first place is never shared: the tie-breaks have no say in it.",
        found.runs,
    )


def _shared(found: Figures, going: bool) -> Message:
    shared = of_100(found.shared)
    if going:
        return nmsg(
            "With the rest of this event played {n} time, first place is shared in about {shared}.",
            "With the rest of this event played {n} times, first place is shared in about {shared}.",
            found.runs,
            shared=shared,
        )
    return nmsg(
        "In {n} simulated event like this one first place is shared in about {shared}.",
        "In {n} simulated events like this one first place is shared in about {shared}.",
        found.runs,
        shared=shared,
    )


def _few(found: Figures, going: bool) -> Message:
    if going:
        return nmsg(
            "With the rest of this event played {n} time, first place is shared in {ties}: too few to say more; let it"
            " run longer.",
            "With the rest of this event played {n} times, first place is shared in {ties}: too few to say more; let"
            " it run longer.",
            found.runs,
            ties=found.ties,
        )
    return nmsg(
        "In {n} simulated event like this one first place is shared in {ties}: too few to say more; let it run longer.",
        "In {n} simulated events like this one first place is shared in {ties}: too few to say more; let it run"
        " longer.",
        found.runs,
        ties=found.ties,
    )


def _stuck(found: Figures) -> tuple[Message, ...]:
    if not found.stuck:
        return ()
    return (
        nmsg(
            "{n} of them could not be played to its end: too many had met before.",
            "{n} of them could not be played to their end: too many had met before.",
            found.stuck,
        ),
    )


def _ties(found: Figures, what: Sequence[Message]) -> tuple[Message, ...]:
    if found.ties < TOO_FEW:
        return (msg("That is too seldom to compare tie-breaks; let it run longer."),)
    right = tuple(
        msg("{name} prefers the stronger player in about {right}.", name=name, right=of_100(estimate))
        for name, estimate in zip(what, found.right, strict=True)
    )
    return (
        msg("In these {n} shared first places:", n=found.ties),
        *right,
        msg("A coin would do so in 50 of 100."),
        msg(
            "In {changed} of these one other result of the last round changes the verdict of {name}; in {reversed} it"
            " turns it round.",
            changed=tenths(found.changed.percent),
            reversed=tenths(found.reversed.percent),
            name=what[0],
        ),
    )


def of_100(estimate: Estimate) -> Message:
    """An estimate with its spread: `27 of 100 (give or take 3)`."""
    return msg(
        "{percent} of 100 (give or take {spread})", percent=estimate.percent, spread=2 * estimate.error
    )


def named(orders: Sequence[Order]) -> tuple[Message, ...]:
    """The orders by their codes: `BH, then SB, then PS`."""
    return tuple(_named(order) for order in orders)


def _named(order: Order) -> Message:
    found = msg("{code}", code=order[0]) if order else msg("no tie-break")
    for code in order[1:]:
        found = msg("{one}, then {code}", one=found, code=code)
    return found
