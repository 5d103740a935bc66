"""Everything an organiser does, as values. `ACTIONS` names them all, for the file and for replay."""

from clubtd.event.actions.archive import ArchiveEvent
from clubtd.event.actions.as_one import AsOne, as_one
from clubtd.event.actions.base import Action, apply
from clubtd.event.actions.by_hand import BreakPair, MakePair, MovePair, SwapOpponents
from clubtd.event.actions.byes import CancelBye, RequestBye
from clubtd.event.actions.clock import SetClock
from clubtd.event.actions.decisions import AdjustPoints, Decide, SetPrizes
from clubtd.event.actions.held import GiveBye, HoldPair, ReleasePair
from clubtd.event.actions.leaving import Return, Withdraw, forfeited_meanwhile
from clubtd.event.actions.newcomer import TakeFreeNumber
from clubtd.event.actions.players import AddPlayers, EditPlayer, RemovePlayer, SignIn
from clubtd.event.actions.results import EnterResult, SwapColours
from clubtd.event.actions.rounds import PairRound, UnpairRound, missing_results, ready_to_pair
from clubtd.event.actions.seats import FixTable, SetHouse
from clubtd.event.actions.settings import ChangeSettings, CreateEvent, DrawNumbers, SetRounds, SetTieBreaks
from clubtd.event.actions.wishes import AllowPair, ForbidPair

ACTIONS: tuple[type[Action], ...] = (
    ChangeSettings,
    CreateEvent,
    DrawNumbers,
    SetRounds,
    SetTieBreaks,
    AllowPair,
    ForbidPair,
    AddPlayers,
    EditPlayer,
    RemovePlayer,
    SignIn,
    TakeFreeNumber,
    Return,
    Withdraw,
    FixTable,
    SetHouse,
    CancelBye,
    RequestBye,
    GiveBye,
    HoldPair,
    ReleasePair,
    PairRound,
    UnpairRound,
    BreakPair,
    MakePair,
    MovePair,
    SwapOpponents,
    EnterResult,
    SwapColours,
    SetClock,
    AdjustPoints,
    Decide,
    SetPrizes,
    ArchiveEvent,
    AsOne,
)

__all__ = [
    "ACTIONS",
    "Action",
    "AddPlayers",
    "AdjustPoints",
    "AllowPair",
    "ArchiveEvent",
    "AsOne",
    "BreakPair",
    "CancelBye",
    "ChangeSettings",
    "CreateEvent",
    "Decide",
    "DrawNumbers",
    "EditPlayer",
    "EnterResult",
    "FixTable",
    "ForbidPair",
    "GiveBye",
    "HoldPair",
    "MakePair",
    "MovePair",
    "PairRound",
    "ReleasePair",
    "RemovePlayer",
    "RequestBye",
    "Return",
    "SetClock",
    "SetHouse",
    "SetPrizes",
    "SetRounds",
    "SetTieBreaks",
    "SignIn",
    "SwapColours",
    "SwapOpponents",
    "TakeFreeNumber",
    "UnpairRound",
    "Withdraw",
    "apply",
    "as_one",
    "forfeited_meanwhile",
    "missing_results",
    "ready_to_pair",
]
