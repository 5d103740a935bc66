"""Two people with one name are told apart on every screen, however narrow it is."""

from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import AT, play

NAME = "Fitzgerald-Featherstonehaugh, Maximilian"


@pytest.fixture
def namesakes(tmp_path: Path) -> Path:
    path = tmp_path / "namesakes.json"
    file = EventFile.create(path, CreateEvent(Settings("Namesakes", rounds=3), ("BH",)), at=AT)
    people = (Person(NAME, 1800), Person(NAME, 1600), Person("Ann Lee", 1500), Person("Bo Ray", 1400))
    file.take(AddPlayers(people), at=AT)
    from clubtd.pairing.next_round import pairing_steps
    from clubtd.store.chance import lot

    for _ in range(2):
        chance, seed = lot()
        file.take(*pairing_steps(file.event, AT, chance, seed), at=AT)
        number = len(file.event.rounds)
        games = file.event.rounds[-1].games
        file.take(*(EnterResult(number, g.board, Result.WHITE_WINS) for g in games), at=AT)
    file.close()
    return path


@pytest.mark.parametrize(
    "keys", ["", "l", "s", "p", "left 1 -"], ids=["round", "players", "standings", "read", "fix"]
)
@pytest.mark.parametrize("columns", [60, 80])
def test_both_are_seen(namesakes: Path, keys: str, columns: int) -> None:
    shown = "\n".join(play(namesakes.parent, keys, event=namesakes, size=(columns, 24)))
    assert "(1800)" in shown
    assert "(1600)" in shown


def test_reasons_are_broken_to_the_width_of_the_screen(namesakes: Path) -> None:
    shown = play(namesakes.parent, "left x", event=namesakes, size=(60, 24))
    box = [line.strip() for line in shown if line.strip().startswith("│")]
    assert box
    assert all(line.endswith("│") for line in box)
    assert not any("…" in line for line in box)
