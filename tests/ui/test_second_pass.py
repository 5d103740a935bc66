"""The checking mode: every result twice; what differs rings and is shown, and the event is touched only by corrections.

CLUBTD_GOLDENS=write python -m pytest tests/ui/test_second_pass.py     keeps what is shown now
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound, UnpairRound
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.event.round import Game, Round
from clubtd.pairing.next_round import next_round
from clubtd.store import remembered
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.ui import settings
from clubtd.ui.club import ClubApp
from tests.ui.conftest import AT, play


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """The settings of somebody who has all results typed twice."""
    folder = tmp_path / "config"
    settings.write(folder / settings.FILE, settings.Settings(checking=True))
    return folder


def log(path: Path) -> list[object]:
    return [entry.step for entry in load(path).history.log]


def results(path: Path) -> list[Result]:
    return [game.result for game in load(path).history.event.rounds[-1].games]


def test_the_second_pass_begins_by_itself_and_makes_no_actions(event: Path, config: Path) -> None:
    shown = play(event.parent, "+ - /", event=event, config=config)
    assert "2nd pass: type the results again, 0 of 4 checked" in shown[22]
    assert shown[3].startswith(" ▶   1")
    assert "c end 2nd pass" in shown[23]
    before = log(event)
    shown = play(event.parent, "+ + - /", event=event, config=config)
    assert "2nd pass: all 4 results are the same twice" in shown[22]
    assert [line.split()[-1] for line in shown[3:7]] == ["same"] * 4
    assert log(event) == before


def twelve(folder: Path) -> Path:
    path = folder / "twelve.json"
    file = EventFile.create(path, CreateEvent(Settings("Twelve boards", rounds=4), ("BH",)), at=AT)
    file.take(AddPlayers(tuple(Person(f"Player {n:02}", 2000 - n) for n in range(24))), at=AT)
    file.take(PairRound(next_round(file.event, at=AT)), at=AT)
    file.close()
    return path


def test_twelve_results_twice_in_24_keys(tmp_path: Path, config: Path) -> None:
    path = twelve(tmp_path)
    keys = "+ - / " * 4
    assert len((keys + keys).split()) == 24
    shown = play(tmp_path, keys + keys, event=path, config=config)
    assert "2nd pass: all 12 results are the same twice" in shown[22]
    assert sum(isinstance(step, EnterResult) for step in log(path)) == 12


def bells(path: Path, keys: str, config: Path) -> tuple[list[str], int]:
    rung: list[bool] = []

    def look(app: ClubApp) -> None:
        pass

    original = ClubApp.bell
    ClubApp.bell = lambda self: rung.append(True)  # type: ignore[method-assign]
    try:
        return play(path.parent, keys, event=path, config=config, look=look), len(rung)
    finally:
        ClubApp.bell = original  # type: ignore[method-assign]


def test_a_difference_rings_and_is_shown(event: Path, config: Path) -> None:
    shown, rung = bells(event, "+ - / + -", config)
    assert rung == 1
    assert "Board 2: first 1-0, now 0-1. Type it once more: that counts." in shown[22]
    assert shown[4].startswith(" ▶   2")
    assert shown[4].endswith("0 - 1 ?")
    assert results(event)[1] is Result.WHITE_WINS


@pytest.mark.parametrize(
    ("third", "result", "entered"), [("+", Result.WHITE_WINS, 0), ("-", Result.BLACK_WINS, 1)]
)
def test_the_third_typing_decides(
    event: Path, config: Path, third: str, result: Result, entered: int
) -> None:
    play(event.parent, "+ - /", event=event, config=config)
    before = len(log(event))
    shown = play(event.parent, f"+ - {third}", event=event, config=config)
    assert results(event)[1] is result
    assert len(log(event)) - before == entered
    assert shown[4].endswith("same")


def test_undo_takes_back_what_was_compared_then_what_was_entered(event: Path, config: Path) -> None:
    shown = play(event.parent, "+ - / + - u", event=event, config=config)
    assert "1 of 4 checked" in shown[22]
    shown = play(event.parent, "c u", event=event, config=config)
    assert "Undone:" in shown[22]
    assert results(event)[3] is Result.OPEN
    play(event.parent, "/ 2 - -", event=event, config=config)
    assert results(event)[1] is Result.BLACK_WINS
    play(event.parent, "u", event=event, config=config)
    assert results(event)[1] is Result.WHITE_WINS


def test_no_pairing_while_a_board_is_not_checked_unless_the_pass_is_ended(event: Path, config: Path) -> None:
    shown = play(event.parent, "+ - / 2 + p", event=event, config=config)
    assert "Not yet: boards 1, 3, 4 once more; c ends the second pass" in shown[22]
    play(event.parent, "p c p enter", event=event, config=config)
    assert len(load(event).history.event.rounds) == 2


def test_all_checked_and_on_to_the_next_round(event: Path, config: Path) -> None:
    play(event.parent, "+ - / + + - / p enter", event=event, config=config)
    assert len(load(event).history.event.rounds) == 3


def test_without_the_setting_a_key_begins_and_ends_it(event: Path) -> None:
    shown = play(event.parent, "+ - / c", event=event)
    assert "0 of 4 checked" in shown[22]
    assert "All results are in" in play(event.parent, "c", event=event)[22]
    assert "2nd pass" not in "".join(play(event.parent, event=event))


def test_a_board_that_differs_is_named_when_the_pass_is_ended(event: Path) -> None:
    assert "2nd pass is ended; board 1 still differs" in play(event.parent, "+ - / c - c", event=event)[22]
    assert "ended" not in "".join(play(event.parent, "c c c", event=event))


def test_another_screen_and_back_keeps_the_pass(event: Path) -> None:
    shown = play(event.parent, "+ - / c + + s r", event=event)
    assert "2 of 4 checked" in shown[22]


def test_a_result_that_changed_is_not_checked_any_more(event: Path) -> None:
    shown = play(event.parent, "+ - / c + + - / c 3 + c", event=event)
    assert "boards that differ: 3" in shown[22]


def test_a_board_typed_in_the_second_pass_for_the_first_time_is_entered(event: Path) -> None:
    shown = play(event.parent, "c 2 + 2 +", event=event)
    assert results(event)[1] is Result.WHITE_WINS
    assert "1 of 2 checked" in shown[22]


def test_the_dot_takes_the_check_away_not_the_result(event: Path) -> None:
    shown = play(event.parent, "+ - / c + 1 .", event=event)
    assert results(event)[0] is Result.WHITE_WINS
    assert "0 of 4 checked" in shown[22]


def test_an_earlier_round_has_a_pass_of_its_own(event: Path) -> None:
    shown = play(event.parent, "left c + right", event=event)
    assert "Missing" in shown[22]
    assert "2nd pass" not in shown[2]


def test_a_narrow_screen_shows_it_too(event: Path) -> None:
    shown = play(event.parent, "+ - / c + -", event=event, size=(60, 20))
    assert "2nd pass" in shown[2]
    assert [line.split()[-1] for line in shown[3:5]] == ["same", "?"]


def test_a_program_that_only_reads_begins_no_pass(event: Path) -> None:
    play(event.parent, "+ - / c + +", event=event)
    kept = (event.parent / remembered.NAME).read_text()
    file = EventFile.open(event)
    try:
        shown = play(event.parent, "down s r", event=event)
    finally:
        file.close()
    assert "2nd pass" not in "".join(shown)
    assert (event.parent / remembered.NAME).read_text() == kept


# Over a restart


def test_the_program_begins_again_where_the_second_pass_was(event: Path, config: Path) -> None:
    play(event.parent, "+ - / + -", event=event, config=config)
    shown = play(event.parent, event=event, config=config)
    assert "2nd pass: boards that differ: 2" in shown[22]
    assert [line[70:].strip() for line in shown[3:7]] == ["same", "0 - 1 ?", "·", "·"]
    assert shown[4].startswith(" ▶   2")
    shown = play(event.parent, "2 + - /", event=event, config=config)
    assert "2nd pass: all 4 results are the same twice" in shown[22]


def test_what_was_undone_ended_or_forgotten_stays_so(event: Path) -> None:
    play(event.parent, "+ - / c + + u", event=event)
    assert "1 of 4 checked" in play(event.parent, event=event)[22]
    play(event.parent, "1 .", event=event)
    assert "0 of 4 checked" in play(event.parent, event=event)[22]
    play(event.parent, "+ c", event=event)
    assert "All results are in" in play(event.parent, event=event)[22]
    assert "1 of 4 checked" in play(event.parent, "c", event=event)[22]


def test_a_pairing_made_anew_is_another_round(event: Path) -> None:
    play(event.parent, "+ - / c + + - / c", event=event)
    assert "all 4 results are the same twice" in play(event.parent, "c", event=event)[22]
    file = EventFile.open(event)
    before = file.event.rounds[-1]
    file.take(UnpairRound(2), at=AT)
    file.take(PairRound(replace(before, at="2026-11-29T20:45:00", games=unplayed(before))), at=AT)
    file.close()
    play(event.parent, "+ - / +", event=event)
    assert "0 of 4 checked" in play(event.parent, "c", event=event)[22]


def unplayed(played: Round) -> tuple[Game, ...]:
    return tuple(replace(game, result=Result.OPEN) for game in played.games)


def test_another_event_of_that_name_is_another_one(tmp_path: Path, event: Path) -> None:
    play(tmp_path, "+ - / c + + - /", event=event)
    event.unlink()
    path = twelve(tmp_path).rename(event)
    shown = play(tmp_path, "+ - /", event=path)
    assert "2nd pass" not in "".join(shown)
    assert "0 of 3 checked" in play(tmp_path, "c", event=path)[22]


@pytest.mark.parametrize(
    "kept",
    [
        "[]",
        '{"typed twice": 7}',
        '{"typed twice": {"event": EVENT, "places": 7}}',
        '{"typed twice": {"event": EVENT, "places": {"pass": "two"}}}',
        '{"typed twice": {"event": EVENT, "places": {"pass": "check 2", "check 2 AT": "1=won"}}}',
        '{"typed twice": {"event": EVENT, "places": {"pass": 2, "check 2 AT": ["1"], "order": "no"}}}',
    ],
)
def test_a_file_that_somebody_changed_is_no_reason_to_stop(event: Path, kept: str) -> None:
    at = load(event).history.log[0].at
    text = kept.replace("EVENT", json.dumps([event.name, at])).replace("AT", at)
    (event.parent / remembered.NAME).write_text(text)
    shown = play(event.parent, "+ - / c +", event=event)
    assert "1 of 4 checked" in shown[22]
