"""The reasons for what was made by hand stand as long as what they are for."""

from collections.abc import Callable

import pytest

from clubtd.event.actions import (
    AddPlayers,
    BreakPair,
    CreateEvent,
    GiveBye,
    HoldPair,
    MakePair,
    PairRound,
    ReleasePair,
    SwapColours,
    SwapOpponents,
    UnpairRound,
    as_one,
)
from clubtd.event.by_hand import reasons_by_hand
from clubtd.event.event import HeldPair, Settings
from clubtd.event.history import History, Redo, Restore, Step, Undo
from clubtd.event.player import Person
from clubtd.pairing.next_round import next_round

ADA, BEN, CLEO, DOV, EVE = range(1, 6)
PEOPLE = tuple(Person(name, 1900 - 10 * n) for n, name in enumerate(("Ada", "Ben", "Cleo", "Dov", "Eve")))
PAIR: Callable[[History], Step] = lambda history: PairRound(next_round(history.event))  # noqa: E731
# Round 1 by the rules: Ada - Cleo, Dov - Ben, Eve has the bye.
HOLD = HoldPair(HeldPair(BEN, ADA), "sponsor's wish")
BYE = GiveBye(DOV, 1, "leaves early")
BROKEN = BreakPair(1, 1, "quarrel")


def standing(*steps: Step | Callable[[History], Step]) -> dict[tuple[int, ...], str]:
    history = History().take(CreateEvent(Settings("Night", rounds=5)), "").take(AddPlayers(PEOPLE), "")
    for step in steps:
        history = history.take(step(history) if callable(step) else step, "")
    return {tuple(sorted(given.players)): given.reason for given in reasons_by_hand(history, 1)}


@pytest.mark.parametrize(
    ("steps", "reasons"),
    [
        ((PAIR,), {}),
        ((HOLD,), {(ADA, BEN): "sponsor's wish"}),
        ((HOLD, BYE, PAIR), {(ADA, BEN): "sponsor's wish", (DOV,): "leaves early"}),
        ((HOLD, ReleasePair(ADA), PAIR), {}),
        ((HOLD, HoldPair(HeldPair(ADA, BEN)), PAIR), {}),
        ((HOLD, GiveBye(BEN, 1), PAIR), {}),
        ((HOLD, PAIR, UnpairRound(1), PAIR), {(ADA, BEN): "sponsor's wish"}),
        ((PAIR, SwapColours(1, 1, "sat down so")), {(ADA, CLEO): "sat down so"}),
        ((PAIR, SwapColours(1, 1, "sat down so"), UnpairRound(1), PAIR), {}),
        ((PAIR, SwapOpponents(1, ADA, BEN, "cousins")), {(BEN, CLEO): "cousins", (ADA, DOV): "cousins"}),
        ((PAIR, SwapOpponents(1, ADA, EVE, "ill")), {(CLEO, EVE): "ill", (ADA,): "ill"}),
        ((PAIR, BROKEN), {(ADA,): "quarrel", (CLEO,): "quarrel"}),
        ((PAIR, BROKEN, MakePair(1, ADA, EVE, reason="both free")), {(CLEO,): "quarrel", (ADA, EVE): "both free"}),
        ((PAIR, as_one(BROKEN, MakePair(1, CLEO, ADA, reason="made up"))), {(ADA, CLEO): "made up"}),
        ((PAIR, BROKEN, Undo()), {}),
        ((PAIR, BROKEN, Undo(), Redo()), {(ADA,): "quarrel", (CLEO,): "quarrel"}),
        ((PAIR, BROKEN, Restore(3)), {}),
        ((PAIR, BROKEN, Undo(), Restore(4)), {(ADA,): "quarrel", (CLEO,): "quarrel"}),
        ((PAIR, BROKEN, Restore(3), Undo()), {(ADA,): "quarrel", (CLEO,): "quarrel"}),
        ((lambda h: PairRound(next_round(h.event), "no computer"),), {(): "no computer"}),
        ((lambda h: PairRound(next_round(h.event), "no computer"), UnpairRound(1), PAIR), {}),
    ],
)  # fmt: skip
def test_what_was_said_last_of_what_still_stands(
    steps: tuple[Step | Callable[[History], Step], ...], reasons: dict[tuple[int, ...], str]
) -> None:
    assert standing(*steps) == reasons
