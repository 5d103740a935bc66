"""Two sections in one evening: the tables collide, the screen says so, and one key gives others."""

from pathlib import Path

from clubtd.event.actions import AddPlayers, CreateEvent, PairRound
from clubtd.event.event import Event, Settings
from clubtd.event.player import Person
from clubtd.pairing.next_round import next_round
from clubtd.store.clock import now
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import play


def section(folder: Path, name: str, players: int, *, paired: bool, first_table: int = 1) -> Path:
    path = folder / f"{name.lower()}.json"
    file = EventFile.create(path, CreateEvent(Settings(name, first_table=first_table), ("BH",)))
    file.take(AddPlayers(tuple(Person(f"{chr(65 + n)}{name} Somebody", 1900 - n) for n in range(players))))
    if paired:
        file.take(PairRound(next_round(file.event, at=now())))
    file.close()
    return path


def read(path: Path) -> Event:
    return load(path).history.event


def boards(path: Path) -> list[int]:
    return [game.board for game in read(path).rounds[0].games]


def test_the_second_section_gets_tables_of_its_own(tmp_path: Path) -> None:
    section(tmp_path, "Juniors", 10, paired=True)
    path = section(tmp_path, "Open", 8, paired=False)
    shown = " ".join(play(tmp_path, "r p enter", event=path))
    assert "Juniors plays at these tables too: 1-4." in shown
    assert "f tables from 6 on, in this event" in shown
    assert boards(path) == [1, 2, 3, 4]
    play(tmp_path, "r u p enter f", event=path)
    assert boards(path) == [6, 7, 8, 9]
    assert [set(game.players) for game in read(path).rounds[0].games] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]
    assert "tables too" not in " ".join(play(tmp_path, "r u p enter", event=path))


def test_it_can_be_left(tmp_path: Path) -> None:
    section(tmp_path, "Juniors", 10, paired=True)
    path = section(tmp_path, "Open", 8, paired=False)
    shown = play(tmp_path, "r p enter escape", event=path)
    assert "Round 1 is paired" in shown[22] + shown[21]
    assert boards(path) == [1, 2, 3, 4]


def test_no_table_in_common_is_no_question(tmp_path: Path) -> None:
    section(tmp_path, "Juniors", 10, paired=True, first_table=21)
    path = section(tmp_path, "Open", 8, paired=False)
    assert "tables too" not in " ".join(play(tmp_path, "r p enter", event=path))
