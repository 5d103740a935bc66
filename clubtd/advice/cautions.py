"""What an organiser should know before the order is fixed: warnings with their numbers."""

from __future__ import annotations

from collections.abc import Mapping

from clubtd.advice.facts import covers, facts, sentence
from clubtd.advice.planning import rounds_cautions
from clubtd.advice.shape import Shape
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg, nmsg


@frozen
class Caution:
    """A warning: the rule of advice it follows (`R9`), the sentence, and the numbers in it by name."""

    id: str
    message: Message
    numbers: Mapping[str, int] = {}


NEED_RATINGS = ("ARO", "ARO-C1", "TPR", "PTP", "APRO", "APPO", "RTNG")
"""The codes made of ratings (C.07 Art. 10)."""

_NAMES = {
    "BH": msg("Buchholz"),
    "BH-C1": msg("Buchholz Cut-1"),
    "MODMED": msg("Modified Median"),
}


def evidence(shape: Shape, code: str) -> tuple[Message, Mapping[str, int]] | None:
    """What the simulation says of this size and of the tie-break proposed first; None where it says nothing."""
    if not shape.swiss or not covers(shape.players, shape.rounds) or shape.rounds > shape.everybody_meets:
        return None
    found = facts(shape.players, shape.rounds, code)
    return sentence(found, _NAMES[code], msg("the cumulative score")), found.numbers


def cautions(shape: Shape, code: str) -> tuple[Caution, ...]:
    """The warnings for an event of this shape whose first tie-break is this code."""
    found = [*_noise(shape, code), *_rules(shape), *_unrated(shape)]
    return (*found, *(Caution("R23", *caution) for caution in rounds_cautions(shape) if not shape.over))


def _noise(shape: Shape, code: str) -> list[Caution]:
    if not 1 <= shape.rounds <= 4:
        return []
    known = evidence(shape, code)
    if known is None:
        return [
            Caution(
                "R9",
                nmsg(
                    "With one round tie-breaks are mostly noise: a single result often turns them.",
                    "With {n} rounds tie-breaks are mostly noise: a single result often turns them.",
                    shape.rounds,
                ),
                {"rounds": shape.rounds},
            )
        ]
    text, numbers = known
    return [
        Caution(
            "R9",
            msg(
                "With {rounds} rounds tie-breaks are mostly noise. {evidence}",
                rounds=shape.rounds,
                evidence=text,
            ),
            numbers,
        )
    ]


def _rules(shape: Shape) -> list[Caution]:
    if shape.rules == "club":
        return [
            Caution(
                "R18",
                msg(
                    "Not FIDE: that unplayed games count nothing is a local rule; it has to be announced before round"
                    " 1, and stands under every table."
                ),
            )
        ]
    if shape.rules == "fide-2024":
        return [
            Caution(
                "R16",
                msg(
                    "These are FIDE's rules as they were before 1 March 2026: a round without a game may count more"
                    " than it does now."
                ),
            )
        ]
    return []


def _unrated(shape: Shape) -> list[Caution]:
    if not shape.unrated or shape.unrated_rule:
        return []
    return [
        Caution(
            "R11",
            nmsg(
                "One player has no rating, so tie-breaks made of ratings ({codes}) cannot be chosen. A rule fixed"
                " before round 1 can change that: ARO/U1400 counts those without a rating as 1400.",
                "{n} players have no rating, so tie-breaks made of ratings ({codes}) cannot be chosen. A rule fixed"
                " before round 1 can change that: ARO/U1400 counts those without a rating as 1400.",
                shape.unrated,
                codes=NEED_RATINGS,
            ),
            {"unrated": shape.unrated},
        )
    ]
