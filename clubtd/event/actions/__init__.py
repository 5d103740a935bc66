"""Everything an organiser does, as values. `ACTIONS` names them all, for the file and for replay."""

from clubtd.event.actions.base import Action, apply
from clubtd.event.actions.byes import CancelBye, RequestBye
from clubtd.event.actions.players import AddPlayers, EditPlayer, RemovePlayer, Return, SignIn, Withdraw
from clubtd.event.actions.rounds import (
    EnterResult,
    PairRound,
    SwapColours,
    UnpairRound,
    missing_results,
    ready_to_pair,
)
from clubtd.event.actions.settings import (
    ChangeSettings,
    CreateEvent,
    DrawNumbers,
    ForbidPair,
    SetRounds,
    SetTieBreaks,
)

ACTIONS: tuple[type[Action], ...] = (
    CreateEvent,
    ChangeSettings,
    SetRounds,
    SetTieBreaks,
    DrawNumbers,
    ForbidPair,
    AddPlayers,
    EditPlayer,
    RemovePlayer,
    SignIn,
    Withdraw,
    Return,
    RequestBye,
    CancelBye,
    PairRound,
    UnpairRound,
    EnterResult,
    SwapColours,
)

__all__ = [
    "ACTIONS",
    "Action",
    "AddPlayers",
    "CancelBye",
    "ChangeSettings",
    "CreateEvent",
    "DrawNumbers",
    "EditPlayer",
    "EnterResult",
    "ForbidPair",
    "PairRound",
    "RemovePlayer",
    "RequestBye",
    "Return",
    "SetRounds",
    "SetTieBreaks",
    "SignIn",
    "SwapColours",
    "UnpairRound",
    "Withdraw",
    "apply",
    "missing_results",
    "ready_to_pair",
]
