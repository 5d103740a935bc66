"""Somebody who comes when the numbers of a round robin are drawn: the free number, or a sentence."""

from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, PairRound
from clubtd.event.crosstable import System
from clubtd.event.event import Numbering, Settings
from clubtd.event.player import Person
from clubtd.pairing.next_round import next_round
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import play


def robin(folder: Path, players: int) -> Path:
    path = folder / "robin.json"
    file = EventFile.create(
        path, CreateEvent(Settings("Robin", System.ROUND_ROBIN, numbering=Numbering.LIST))
    )
    file.take(AddPlayers(tuple(Person(name, 1500) for name in ("Ana", "Bo", "Cai", "Dee")[:players])))
    file.take(PairRound(next_round(file.event)))
    file.close()
    return path


@pytest.mark.parametrize(("players", "in_the_end"), [(3, 4), (4, 4)])
def test_the_free_number_is_taken_or_the_reason_said(tmp_path: Path, players: int, in_the_end: int) -> None:
    path = robin(tmp_path, players)
    shown = "\n".join(play(tmp_path, "l a Z e d enter", event=path))
    assert len(load(path).history.event.players) == in_the_end
    if players == in_the_end:
        assert "taken" in shown or "drawn" in shown
