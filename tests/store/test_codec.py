"""The codec: what is written is read back, and nothing else is read."""

from __future__ import annotations

import pytest

from clubtd.event.actions import AddPlayers, AsOne, CreateEvent, EnterResult, PairRound, RequestBye, SignIn
from clubtd.event.event import Settings
from clubtd.event.history import Entry, Redo, Undo
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Game, Round
from clubtd.event.scoring import Scoring
from clubtd.store import codec
from clubtd.store.entries import VERBS, read_entry, write_entry

AT = "2026-11-22T19:04:11"

SPELLINGS = [
    (EnterResult(2, 4, Result.DRAW), {"verb": "result", "round": 2, "board": 4, "result": "1/2-1/2"}),
    (EnterResult(1, 1, Result.OPEN), {"verb": "result", "round": 1, "board": 1, "result": ""}),
    (RequestBye(7, 3), {"verb": "bye", "player": 7, "round": 3}),
    (RequestBye(7, 3, Code.ZERO_BYE), {"verb": "bye", "player": 7, "round": 3, "code": "Z"}),
    (Undo(), {"verb": "undo"}),
    (Redo(), {"verb": "redo"}),
    (
        CreateEvent(Settings("Đêm cờ", rounds=4, scoring=Scoring(30, 10))),
        {"verb": "new", "settings": {"name": "Đêm cờ", "rounds": 4, "scoring": {"win": 30, "draw": 10}}},
    ),
    (
        AddPlayers((Person("Stone, Ana", 1800), Person("Bo")), here=False),
        {"verb": "add", "people": [{"name": "Stone, Ana", "rating": 1800}, {"name": "Bo"}], "here": False},
    ),
    (
        AsOne((SignIn((7,)), RequestBye(7, 1))),
        {
            "verb": "as-one",
            "steps": [{"verb": "sign-in", "players": [7]}, {"verb": "bye", "player": 7, "round": 1}],
        },
    ),
    (
        PairRound(Round(1, (Game(1, 3, 5),), (Bye(2, Code.PAB),))),
        {
            "verb": "pair",
            "round": {
                "number": 1,
                "games": [{"board": 1, "white": 3, "black": 5}],
                "byes": [{"player": 2, "code": "U"}],
            },
        },
    ),
]


@pytest.mark.parametrize(("step", "spelling"), SPELLINGS, ids=lambda v: getattr(v, "verb", ""))
def test_actions_are_spelled_compactly_and_read_back(step, spelling):
    written = write_entry(Entry(AT, step))
    assert written == {"at": AT, **spelling}
    assert read_entry(written, 1) == Entry(AT, step)


@pytest.mark.parametrize("verb", sorted(VERBS.keys() - {AsOne.verb}))
def test_every_action_can_be_kept_in_a_file(verb):
    codec.codec(VERBS[verb])


WRONG = [
    ({"at": AT, "verb": "as-one"}, "action 7 (as-one): a list of actions was expected"),
    ({"at": AT, "verb": "as-one", "steps": []}, "action 7 (as-one): a list of actions was expected"),
    ({"at": AT, "verb": "as-one", "steps": [3]}, "action 7 (as-one), 1: an action was expected"),
    (
        {"at": AT, "verb": "as-one", "steps": [{"verb": "undo"}]},
        "action 7 (as-one), 1: an action was expected",
    ),
    (
        {"at": AT, "verb": "as-one", "steps": [{"verb": "as-one", "steps": []}]},
        "action 7 (as-one), 1: an action was expected",
    ),
    (
        {"at": AT, "verb": "as-one", "steps": [{"verb": "return", "player": 1}, {"verb": "withdraw"}]},
        "action 7 (as-one), 2 (withdraw): player is missing",
    ),
    ({}, "action 7: its time is missing"),
    ({"at": "", "verb": "undo"}, "action 7: its time is missing"),
    ({"at": "\x1b[2J", "verb": "undo"}, "action 7: its time is missing"),
    ({"at": AT}, "action 7: there is no action called None"),
    ({"at": AT, "verb": "explode"}, "action 7: there is no action called explode"),
    ({"at": AT, "verb": ["undo"]}, "action 7: there is no action called ['undo']"),
    ({"at": AT, "verb": "undo", "all": True}, "action 7 (undo): all is not known here"),
    ({"at": AT, "verb": "withdraw"}, "action 7 (withdraw): player is missing"),
    (
        {"at": AT, "verb": "withdraw", "player": "3"},
        "action 7 (withdraw).player: a whole number was expected, not 3",
    ),
    ({"at": AT, "verb": "withdraw", "player": True}, "a whole number was expected, not True"),
    ({"at": AT, "verb": "withdraw", "player": 3.0}, "a whole number was expected, not 3.0"),
    ({"at": AT, "verb": "withdraw", "player": 10**30}, "a number is too large"),
    (
        {"at": AT, "verb": "result", "round": 1, "board": 1, "result": "2-0"},
        "result: one of 1-0, 1/2-1/2, 0-1",
    ),
    ({"at": AT, "verb": "result", "round": 1, "board": 1, "result": []}, "result: one of 1-0, 1/2-1/2, 0-1"),
    (
        {"at": AT, "verb": "add", "people": [{"name": "Bo"}, {"name": 7}]},
        "(add).people.2.name: text was expected",
    ),
    ({"at": AT, "verb": "add", "people": {"name": "Bo"}}, "people: a list was expected, not an object"),
    ({"at": AT, "verb": "add", "people": [{"name": "\ud800"}]}, "a text holds half a character"),
    ({"at": AT, "verb": "add", "people": [{"name": "x" * 10_001}]}, "a text is longer than 10000 letters"),
    ({"at": AT, "verb": "add", "people": [[]] * 10_001}, "a list is longer than 10000"),
]


@pytest.mark.parametrize(("document", "sentence"), WRONG)
def test_anything_else_is_refused_and_the_place_named(document, sentence):
    with pytest.raises(Refused) as refused:
        read_entry(document, 7)
    assert sentence in str(refused.value)
