"""The honest ways out that stand beside every proposal: share, play on, meet everybody, play off."""

from __future__ import annotations

from clubtd.advice.facts import SHARED, covers, nearest, nearest_players
from clubtd.advice.planning import NEAR, ROUNDS_MATTER, perfect_scores, round_robin_fits
from clubtd.advice.shape import Kind, Shape
from clubtd.event.message import Message, in_a_row, msg

_SHARE = msg("Share the place: money can be divided, and only a cup or a title needs a tie-break.")
_PLAY_OFF = msg(
    "If one cup must be handed over and everything is level: a play-off of quick games, or the drawing of lots. Both"
    " are recorded."
)
_WHICH_POINTS = msg(
    "Some leagues count game points first, then match points: whichever it is, publish it before the first match."
)
_TEAM_PAIRINGS = msg(
    "For the pairings of teams use a program for team events; clubtd pairs single players only."
)


def alternatives(shape: Shape) -> tuple[Message, ...]:
    """The other choices for an event of this shape."""
    if shape.kind is Kind.TEAM:
        return _WHICH_POINTS, _TEAM_PAIRINGS
    found = [_SHARE]
    if shape.swiss:
        found += [] if shape.over else _one_more_round(shape)
        found += [] if shape.begun else round_robin_fits(shape)
    return (*found, _PLAY_OFF)


def _one_more_round(shape: Shape) -> list[Message]:
    """R9: another round makes shared first places rarer, which no tie-break does."""
    more = shape.rounds + 1
    if not 1 <= shape.rounds <= 4 or (shape.players and more > shape.everybody_meets - NEAR):
        return []
    said_already = perfect_scores(shape.players, shape.rounds) > 1
    if not covers(shape.players, shape.rounds):
        if said_already:
            return [msg("Play one more round, {rounds} in all.", rounds=more)]
        return [msg("Play one more round: the number of rounds matters more than the choice of tie-break.")]
    now, then = (nearest(SHARED, shape.players, rounds) for rounds in (shape.rounds, more))
    if then >= now:
        return []
    figures = msg(
        "Play one more round, {rounds} in all: in events of about {players} players first place is then shared in"
        " about {then} of 100, not in about {now}.",
        rounds=more,
        players=nearest_players(SHARED, shape.players),
        then=then,
        now=now,
    )
    return [figures if said_already else in_a_row(figures, ROUNDS_MATTER)]
