"""Planning an event: how many rounds for how many players, and when the evening ends."""

from __future__ import annotations

import re
from collections.abc import Mapping

from clubtd.advice.shape import Shape
from clubtd.event.crosstable import System
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, in_a_row, msg, nmsg

NEAR = 1
"""A Swiss is too long when so few rounds more would let everybody meet everybody."""

ROUNDS_MATTER = msg("The number of rounds matters more than the choice of tie-break.")

MOVES = 60
"""The number of moves that time controls are compared by (FIDE Rapid and Blitz, A.1)."""


def rounds_cautions(shape: Shape) -> list[tuple[Message, Mapping[str, int]]]:
    """What is wrong with the number of rounds, with the numbers: too many for a Swiss, too few for one winner."""
    if shape.players < 2 or not shape.swiss:
        return []
    full = shape.everybody_meets
    numbers = {"players": shape.players, "rounds": shape.rounds, "round_robin": full}
    if shape.rounds > full:
        text = nmsg(
            "{players} players cannot play {rounds} rounds without meeting twice: after one round everybody has met"
            " everybody.",
            "{players} players cannot play {rounds} rounds without meeting twice: after {n} rounds everybody has met"
            " everybody.",
            full,
            players=shape.players,
            rounds=shape.rounds,
        )
        return [(text, numbers)]
    if shape.rounds >= full - NEAR and shape.players > 2:
        text = msg(
            "{rounds} rounds are many for a Swiss of {players} players: the last pairings may be forced or impossible;"
            " a round robin of {full} rounds has no such trouble.",
            players=shape.players,
            rounds=shape.rounds,
            full=full,
        )
        return [(text, numbers)]
    perfect = perfect_scores(shape.players, shape.rounds)
    if perfect > 1:
        text = nmsg(
            "One round is little for {players} players: up to {perfect} of them can win every game.",
            "{n} rounds are few for {players} players: up to {perfect} of them can win every game.",
            shape.rounds,
            players=shape.players,
            perfect=perfect,
        )
        return [(in_a_row(text, ROUNDS_MATTER), {**numbers, "perfect": perfect})]
    return []


def perfect_scores(players: int, rounds: int) -> int:
    """How many players at most can win all their games in a Swiss: half of them, rounded up, go on each round."""
    for _ in range(rounds):
        players = (players + 1) // 2
    return players


def round_robin_fits(shape: Shape) -> list[Message]:
    """The offer of a round robin, where it takes at most two rounds more than the Swiss."""
    full = shape.everybody_meets
    if shape.players < 3 or full > shape.rounds + 2:
        return []
    return [
        msg(
            "A round robin would fit: {players} players, {full} rounds, and everybody meets everybody.",
            players=shape.players,
            full=full,
        )
    ]


def round_robin_rounds(system: System, players: int) -> int:
    """How many rounds a round robin of so many players takes, all its cycles; 0: too few players to tell."""
    return Shape(system, players=players).everybody_meets * system.cycles if players > 1 else 0


@frozen
class Stage:
    """A part of a time control: seconds for so many moves (0: for the rest), and seconds added a move."""

    seconds: int
    moves: int
    increment: int


_PLAIN = re.compile(r"(?:(\d{1,3})/(\d{1,3})[+,;])?(?:g/?)?(\d{1,3})(?:[+,;d]{1,2}(\d{1,3}))?")
"""Moves in a first stage and its minutes (either first), minutes, seconds a move; `G/60;d5` as US Chess writes it."""


def time_control(text: str) -> tuple[Stage, ...]:
    """The stages of a time control such as `15+5`, `60+10`, `90/40+30+30`, `G/60;d5`; Refused if it is none.

    In `90/40` and `40/90` the larger number is the minutes. A delay counts as an increment.
    """
    found = _PLAIN.fullmatch(re.sub(r"\s+|minutes?|mins?|seconds?|secs?|['’\"″′]", "", text.casefold()))
    if found is None or not int(found[3]):
        raise Refused(
            msg(
                "“{text}” is not a time control. Write minutes and seconds a move, as in 15+5, 60+10 or 90/40+30+30.",
                text=text,
            )
        )
    moves, first, minutes, increment = (int(group or 0) for group in found.groups())
    stages = (Stage(minutes * 60, 0, increment),)
    if not moves:
        return stages
    return Stage(max(moves, first) * 60, min(moves, first), increment), *stages


def longest_game(control: tuple[Stage, ...], moves: int = MOVES) -> int:
    """How long, in minutes rounded up, a game of so many moves can take when both use all their time."""
    seconds = sum(stage.seconds for stage in control) + control[-1].increment * moves
    return -(-2 * seconds // 60)


def minutes_needed(control: tuple[Stage, ...], rounds: int, turn_round: int = 5) -> int:
    """Minutes from the first move to the last result: every round at its longest, and the breaks between them."""
    return rounds * longest_game(control) + max(rounds - 1, 0) * turn_round


def ends_at(start: str, minutes: int) -> str:
    """The time of day so many minutes after another one: `19:30` and 175 give `22:25`."""
    hour, _, minute = start.partition(":")
    total = int(hour) * 60 + int(minute) + minutes
    return f"{total // 60 % 24:02}:{total % 60:02}"
