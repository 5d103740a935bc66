"""Frozen records: what they promise, and that they are what the standard library's would be."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import ClassVar

import pytest

from clubtd.event.frozen import frozen, replace


@frozen
class Game:
    """A board."""

    kind: ClassVar[str] = "game"
    board: int
    white: str = ""
    moves: tuple[str, ...] = ()

    @property
    def short(self) -> bool:
        """Whether it was over soon."""
        return len(self.moves) < 3


@frozen
class Rest:
    """No field at all."""


@frozen
class Seat:
    """The same fields as another record."""

    board: int
    white: str = ""
    moves: tuple[str, ...] = ()


def test_fields_are_given_in_order_or_by_name_and_have_defaults() -> None:
    assert Game(1, "Ana") == Game(board=1, white="Ana", moves=())
    assert Game.kind == Game(1).kind == "game"
    assert Game(1).short


def test_equal_are_records_of_one_kind_with_equal_fields() -> None:
    assert len({Game(1), Game(1), Game(2), Rest(), Rest()}) == 3
    assert Game(1) != Game(2)
    assert Game(1) != Seat(1)
    assert Rest() == Rest() != 1


def test_nothing_can_be_changed_or_added() -> None:
    game = Game(1)
    for name in ("board", "other"):
        with pytest.raises(AttributeError, match="Game is frozen"):
            setattr(game, name, 2)
    with pytest.raises(AttributeError, match="Game is frozen"):
        del game.board
    assert not hasattr(game, "__dict__")


@pytest.mark.parametrize("given", [(), (1, "Ana", (), 4)])
def test_too_few_and_too_many_fields_are_refused(given: tuple[object, ...]) -> None:
    with pytest.raises(TypeError):
        Game(*given)  # type: ignore[arg-type]


def test_a_record_shows_its_fields() -> None:
    assert repr(Game(1, "Ana")) == "Game(board=1, white='Ana', moves=())"
    assert repr(Rest()) == "Rest()"


def test_a_change_makes_another_record() -> None:
    game = Game(1, "Ana")
    assert replace(game, white="Bea") == Game(1, "Bea")
    assert game == Game(1, "Ana")
    with pytest.raises(TypeError):
        replace(game, black="Eva")


def test_patterns_take_it_apart() -> None:
    match Game(3, "Ana"):
        case Game(board, white):
            assert (board, white) == (3, "Ana")


@pytest.mark.parametrize("record", [Game(1, "Ana", ("e4",)), Rest()])
def test_it_can_be_copied_and_sent(record: object) -> None:
    assert copy.deepcopy(record) == pickle.loads(pickle.dumps(record)) == record


def test_the_functions_of_dataclasses_know_it() -> None:
    assert [field.name for field in dataclasses.fields(Game)] == ["board", "white", "moves"]
    assert dataclasses.replace(Game(1), board=2) == Game(2)
    assert dataclasses.asdict(Game(1)) == {"board": 1, "white": "", "moves": ()}
