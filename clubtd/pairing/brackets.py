"""Pairing one bracket (C.04.3 Art. 3): the best candidate, and the earliest among equals.

Three ways lead to it, the quickest first; each proves its answer or passes the question on.

1. `walk`: the first candidate in order that is as good as can be.
2. `alone`: the best candidate with as few downfloaters as the bracket itself allows. If the next bracket can then
   be at its best, and the round completed, nothing better exists.
3. `everybody`: the best of all complete round-pairings.
"""

from __future__ import annotations

from clubtd.pairing.alone import Alone
from clubtd.pairing.bracket import Bracket, Outcome, Pairs
from clubtd.pairing.costs import Costs
from clubtd.pairing.everybody import Everybody
from clubtd.pairing.lookahead import Lookahead
from clubtd.pairing.walk import ideal_candidate


def pair_bracket(bracket: Bracket, ahead: Lookahead) -> Outcome:
    """The pairs and the downfloaters of one bracket."""
    pairs = best_candidate(bracket, ahead)
    assert pairs is not None, "C4 has let a bracket pass that cannot be completed"
    return Outcome(bracket, tuple(pairs))


def best_candidate(bracket: Bracket, ahead: Lookahead) -> Pairs | None:
    """The pairs of the best candidate, the earliest of equals; None if the round cannot be completed at all."""
    costs = Costs(bracket.field, bracket.members, bracket.following)
    pairs = None
    if bracket.last or not bracket.may_hold_bye:
        pairs = ideal_candidate(bracket, costs, ahead)
        if pairs is None and not bracket.last:
            pairs = Alone(bracket, costs).certified(ahead)
    return Everybody(bracket, costs).pairs() if pairs is None else pairs
