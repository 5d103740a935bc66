"""Last week's event as the beginning of the next one, and a second section in the same hall, by keys."""

from pathlib import Path

from clubtd.event.actions import SetRounds
from clubtd.event.event import Event
from clubtd.event.player import Status
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import make_event, play


def made(folder: Path, path: Path) -> Event:
    (found,) = (other for other in folder.glob("*.json") if other != path)
    return load(found).history.event


def test_an_evening_like_the_last_one(tmp_path: Path) -> None:
    path = make_event(tmp_path)
    play(tmp_path, "+ + +", event=path)
    file = EventFile.open(path)
    file.take(SetRounds(2))
    file.close()
    before = load(path).history.event
    shown = play(tmp_path, "l N e x t enter")
    assert "Next · players" in shown[0]
    event = made(tmp_path, path)
    assert event.settings.name == "Next"
    assert event.settings.first_table == 1
    assert event.tie_breaks == before.tie_breaks
    assert [p.person for p in event.players] == [p.person for p in before.players]
    assert {p.status for p in event.players} == {Status.EXPECTED}
    assert not event.rounds
    assert load(path).history.event == before


def test_a_second_section_has_other_tables(tmp_path: Path) -> None:
    path = make_event(tmp_path)
    assert "the tables of the new event begin at 6" in " ".join(" ".join(play(tmp_path, "l")).split())
    play(tmp_path, "l B enter")
    assert made(tmp_path, path).settings.first_table == 6


def test_it_needs_a_name(tmp_path: Path) -> None:
    make_event(tmp_path)
    assert "An event needs a name." in play(tmp_path, "l enter")[22]
    play(tmp_path, "l escape")
    assert len(list(tmp_path.glob("*.json"))) == 1
