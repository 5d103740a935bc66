"""How few keys the work of a night takes, counted key by key."""

from pathlib import Path

from clubtd.event.actions import AddPlayers, CreateEvent, PairRound
from clubtd.event.event import Event, Settings
from clubtd.event.player import Person, Status
from clubtd.event.result import Result
from clubtd.pairing.next_round import next_round
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import AT, make_event, play

TWENTY_LETTERS = "Bartholomew"


def big(folder: Path, players: int, rounds: int = 1) -> Path:
    """An event of so many players whose names have twenty letters."""
    path = folder / "big.json"
    names = [
        f"{TWENTY_LETTERS}, " + f"{chr(65 + i // 26)}{chr(97 + i % 26)}".ljust(7, "x") for i in range(players)
    ]
    assert {len(name) for name in names} == {20}
    file = EventFile.create(path, CreateEvent(Settings("Big", rounds=4), ("BH",)), at=AT)
    file.take(AddPlayers(tuple(Person(n, 2000 - 10 * i) for i, n in enumerate(names))), at=AT)
    for _ in range(rounds):
        file.take(PairRound(next_round(file.event, at=AT)), at=AT)
    file.close()
    return path


def after(path: Path, keys: str) -> Event:
    play(path.parent, keys, event=path)
    return load(path).history.event


def test_twelve_results_in_board_order_are_twelve_keys(tmp_path: Path) -> None:
    event = after(big(tmp_path, 24), "+ - / + - / + - / + - /")
    assert event.rounds[0].finished
    assert [g.result for g in event.rounds[0].games[:3]] == [
        Result.WHITE_WINS,
        Result.BLACK_WINS,
        Result.DRAW,
    ]


def test_any_board_is_three_keys_at_most(tmp_path: Path) -> None:
    assert after(big(tmp_path, 24), "1 2 /").rounds[0].games[11].result is Result.DRAW


def test_a_wrong_key_is_one_key_and_a_wrong_board_four(event: Path) -> None:
    before = load(event).history.event
    assert after(event, "+ u").rounds == before.rounds
    assert after(event, "0 1 -").rounds[1].games[0].result is Result.BLACK_WINS


def test_the_next_pairings_are_three_keys_away_with_the_last_result(event: Path) -> None:
    after(event, "+ +")
    assert len(after(event, "+ p enter").rounds) == 3


def test_a_regular_is_ticked_in_three_keys(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    after(path, "/ b e a space o l a space")
    event = after(path, "/ b e space o l space")
    assert all(event.player(p).status is Status.HERE for p in (1, 2))


def test_a_latecomer_and_a_leaver_are_six_keys_besides_the_name(event: Path) -> None:
    assert len(after(event, "l / t a n enter space h").order) == 9
    assert after(event, "l / t a n enter w").player(9).status is Status.WITHDRAWN


def test_a_correction_of_an_earlier_round_is_eight_keys(event: Path) -> None:
    assert after(event, "< 2 / enter").rounds[0].games[1].result is Result.DRAW


def test_eighteen_boards_with_names_of_twenty_letters_fit_a_small_screen(tmp_path: Path) -> None:
    shown = play(tmp_path, event=big(tmp_path, 40))
    boards = [line for line in shown if line.count(TWENTY_LETTERS) == 2]
    assert len(boards) >= 18
    assert not any("…" in line for line in boards)
