"""Refusals that have a way out name the key on the screens and the verb on the command line."""

import re
from pathlib import Path

import pytest

import clubtd
from clubtd.event.actions import (
    BreakPair,
    GiveBye,
    HoldPair,
    MakePair,
    PairRound,
    RemovePlayer,
    RequestBye,
    Withdraw,
)
from clubtd.event.actions.base import Action
from clubtd.event.event import Event, HeldPair
from clubtd.event.message import Refused, msg
from clubtd.formats.helps import HELPS, with_key, with_verb
from clubtd.formats.words import say
from tests.event.night import CASES, after, paired, start

SEVEN = CASES["unpair-repair-same"]


@pytest.mark.parametrize("sentence", HELPS)
def test_every_refusal_that_is_helped_is_one_that_is_made(sentence: str) -> None:
    texts = (path.read_text(encoding="utf-8") for path in Path(clubtd.__file__).parent.rglob("*.py"))
    words = re.sub(r'"\n\s*"', "", "".join(texts)).replace('"', "")
    pieces = [piece for piece in sentence.split(":") if piece]
    assert all(piece.strip() in words for piece in pieces)


@pytest.fixture
def event() -> Event:
    return paired(start(SEVEN))


@pytest.mark.parametrize(
    ("action", "key", "verb"),
    [
        (RemovePlayer(1), "Press w: the player leaves", 'Type: withdraw "Ada Brook"'),
        (RequestBye(1, 1), "Press r, then the board, * and a sign", "Type: result BOARD +-"),
        (MakePair(1, 1, 7), "Press m, then a on the name.", "Type: break 1 --round 1"),
        (GiveBye(1, 1), "Press m, then a on the name.", "Type: break 1 --round 1"),
        (BreakPair(2, 1), "Press r, then p.", "Type: pair"),
    ],
)
def test_the_way_out_stands_beside_the_refusal(event: Event, action: Action, key: str, verb: str) -> None:
    with pytest.raises(Refused) as refused:
        after(event, action)
    assert key in say(with_key(refused.value.message))
    assert verb in say(with_verb(refused.value.message))


def test_who_left_is_taken_back_first(event: Event) -> None:
    with pytest.raises(Refused) as refused:
        after(event, Withdraw(1), HoldPair(HeldPair(1, 2)))
    assert say(with_key(refused.value.message)).endswith("Press l, then w on the name.")
    assert say(with_verb(refused.value.message)).endswith('Type: return "Ada Brook"')


def test_a_missing_result_is_named_with_board_and_players(event: Event) -> None:
    with pytest.raises(Refused) as refused:
        after(event, PairRound(event.rounds[0]))
    said = say(with_verb(msg("Line {line}: {what}", line=3, what=refused.value.message)))
    assert said.startswith("Line 3: 3 results of round 1 are missing: board 1, Ada Brook - Dov Ellis")
    assert said.endswith("Type: result BOARD 1-0, 1/2 or 0-1")


def test_what_needs_no_help_stays_as_it_is() -> None:
    plain = msg("A player needs a name.")
    assert with_key(plain) is with_verb(plain) is plain
