"""The tie-break order proposed for an event of a given shape, with its reasons, warnings and alternatives."""

from __future__ import annotations

from collections.abc import Mapping

from clubtd.advice import steps
from clubtd.advice.alternatives import alternatives
from clubtd.advice.cautions import Caution, cautions, evidence
from clubtd.advice.shape import Kind, Shape
from clubtd.advice.steps import Step
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg


@frozen
class Advice:
    """An order with its reasons. Organisers may take it, edit it, or type their own.

    `label` says what the order is (never that FIDE has a default, Art. 4.1). `convention` is the habit where it
    differs from what the evidence supports, `habit` its label. `question` asks what the order depends on.
    """

    steps: tuple[Step, ...]
    label: Message
    warnings: tuple[Caution, ...] = ()
    alternatives: tuple[Message, ...] = ()
    evidence: Message | None = None
    numbers: Mapping[str, int] = {}
    convention: tuple[str, ...] = ()
    habit: Message | None = None
    question: Message | None = None

    @property
    def order(self) -> tuple[str, ...]:
        """The codes, most important first."""
        return tuple(step.code for step in self.steps)

    @property
    def reasons(self) -> tuple[Message, ...]:
        """One sentence a step."""
        return tuple(step.reason for step in self.steps)


_HABIT = msg(
    "The habit in organisers' guides for three or four rounds: the cumulative score, then Buchholz, or simply sharing"
    " the prize."
)
_EVIDENCE_FIRST = msg(
    "Proposed on the evidence of a simulation: first whom you met, then whom you beat, only then when you led."
)
_COMMON = msg("Buchholz Cut-1, then Buchholz is common practice in FIDE Swisses; FIDE itself names no order.")
_PROPOSED = msg("Proposed for a long event; FIDE itself names no order.")
_ROBIN = msg("Proposed for a round robin. Buchholz cannot be used: everybody has the same opponents.")
_US = msg("US Chess default, the order in its rule book.")
_US_ROBIN = msg("Proposed for a round robin under US Chess rules.")
_TEAM = msg("Advice for a team event, which clubtd does not run.")
_WHICH_KIND = msg(
    "Seven rounds: is this a club event or a weekend open? In an open, Buchholz Cut-2 would take the place of"
    " Buchholz in full."
)


def recommend(shape: Shape) -> Advice:
    """The order for an event of this shape, and all that an organiser should know before fixing it."""
    if shape.kind is Kind.TEAM:
        return Advice(steps.TEAM, _TEAM, alternatives=alternatives(shape))
    chosen, label = _order(shape)
    known = evidence(shape, chosen[0].code)
    return Advice(
        chosen,
        label,
        cautions(shape, chosen[0].code),
        alternatives(shape),
        known[0] if known else None,
        known[1] if known else {},
        *_convention(shape),
        question=_WHICH_KIND if shape.swiss and shape.rounds == 7 and shape.kind is None else None,
    )


def _order(shape: Shape) -> tuple[tuple[Step, ...], Message]:
    if not shape.swiss:
        return (steps.US_ROUND_ROBIN, _US_ROBIN) if shape.us else (steps.ROUND_ROBIN, _ROBIN)
    if shape.us:
        return steps.US_SWISS, _US
    if shape.rounds <= 4:
        return steps.SHORT_SWISS, _EVIDENCE_FIRST
    if shape.rounds >= 8 or (shape.rounds == 7 and shape.kind is Kind.OPEN):
        return steps.LONG_SWISS, _PROPOSED
    return steps.CLUB_SWISS, _COMMON


def _convention(shape: Shape) -> tuple[tuple[str, ...], Message | None]:
    if shape.swiss and not shape.us and shape.rounds <= 4:
        return ("PS", "BH"), _HABIT
    return (), None
