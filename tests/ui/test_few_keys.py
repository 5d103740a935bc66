"""How few keys the work of a night takes: the real screens, every key counted (NIGHT.md, targets 1 to 3 and 6 to 9)."""

from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound
from clubtd.event.event import Event, Settings
from clubtd.event.player import Person, Status
from clubtd.event.result import Code, Result
from clubtd.pairing.next_round import next_round
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import AT, make_event, play

TWENTY_LETTERS = "Bartholomew"
BEA, OLA, DENIZ, EVA, INIGO, MAX, NGUYET, BINH, AKI = range(1, 10)


def big(folder: Path, players: int, rounds: int = 1, results: int = 0) -> Path:
    """An event of so many players whose names have twenty letters; `results` of the last round are in."""
    path = folder / "big.json"
    names = [
        f"{TWENTY_LETTERS}, " + f"{chr(65 + i // 26)}{chr(97 + i % 26)}".ljust(7, "x") for i in range(players)
    ]
    assert {len(name) for name in names} == {20}
    file = EventFile.create(path, CreateEvent(Settings("Big", rounds=9), ("BH",)), at=AT)
    file.take(AddPlayers(tuple(Person(n, 2000 - 10 * i) for i, n in enumerate(names))), at=AT)
    for number in range(1, rounds + 1):
        file.take(PairRound(next_round(file.event, at=AT)), at=AT)
        games = file.event.rounds[-1].games
        for game in games if number < rounds else games[:results]:
            file.take(EnterResult(number, game.board, Result.WHITE_WINS), at=AT)
    file.close()
    return path


def after(path: Path, keys: str) -> Event:
    play(path.parent, keys, event=path)
    return load(path).history.event


def typed(path: Path, keys: str, *, most: int, name: str = "") -> Event:
    """The event after these keys, in which `{}` stands for the letters of a name: all others are counted."""
    assert len(keys.replace("{}", "").split()) <= most
    return after(path, keys.replace("{}", " ".join(name)))


def read(path: Path, keys: str) -> str:
    """The words on the screen, with the sentences of a box in one piece."""
    lines = play(path.parent, keys, event=path)
    inside = [line.partition("│ ")[2].rpartition(" │")[0] if line.count("│") > 1 else line for line in lines]
    return " ".join(" ".join(inside).split())


def result_of(event: Event, number: int, board: int) -> Result:
    game = event.round(number).game(board)
    assert game is not None
    return game.result


# 1: results

OUTCOMES = {
    "+": Result.WHITE_WINS,
    "-": Result.BLACK_WINS,
    "/": Result.DRAW,
    "* +": Result.WHITE_BY_FORFEIT,
    "* -": Result.BLACK_BY_FORFEIT,
    "* /": Result.DOUBLE_FORFEIT,
    ".": Result.OPEN,
}


def test_twelve_results_in_board_order_are_twelve_keys(tmp_path: Path) -> None:
    event = typed(big(tmp_path, 24), "+ - / + - / + - / + - /", most=12)
    assert event.rounds[0].finished
    assert [g.result for g in event.rounds[0].games[:3]] == list(OUTCOMES.values())[:3]


def test_any_board_is_three_keys_at_most(tmp_path: Path) -> None:
    assert result_of(typed(big(tmp_path, 24), "1 2 /", most=3), 1, 12) is Result.DRAW


# 2: a wrong key


@pytest.mark.parametrize("wrong", ["+", "1 -", "* /", "."])
def test_a_wrong_key_is_undone_by_one_key(event: Path, wrong: str) -> None:
    before = load(event).history.event
    assert after(event, f"{wrong} u").rounds == before.rounds


@pytest.mark.parametrize("keys", OUTCOMES)
def test_any_board_of_this_round_is_corrected_in_four_keys(tmp_path: Path, keys: str) -> None:
    path = big(tmp_path, 24, results=12)
    assert result_of(typed(path, f"1 1 {keys}", most=4), 1, 11) is OUTCOMES[keys]


@pytest.mark.parametrize("players", [9, 24, 40, 60])
def test_all_results_are_read_back_on_one_screen_at_the_close(tmp_path: Path, players: int) -> None:
    path = big(tmp_path, players, results=players // 2)
    screen = play(tmp_path, "p", event=path)
    assert any("Round 1: are these the results?" in line for line in screen)
    for board in range(1, players // 2 + 1):
        boards = [line for line in screen if f"{board:3} {TWENTY_LETTERS[:5]}" in line and "1 - 0" in line]
        assert len(boards) == 1, f"board {board}"
    assert any("Enter pair round 2" in line for line in screen)


# 3: the next pairings


def test_the_next_pairings_are_three_keys_away_with_the_last_result(event: Path) -> None:
    after(event, "+ +")
    assert len(typed(event, "+ p enter", most=3).rounds) == 3


# 6: at the door


def test_a_regular_is_ticked_in_three_keys(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    after(path, "A")
    assert not after(path, "").present(1)
    event = after(path, "/ b e space o l space")
    assert [p.id for p in event.players if p.status is Status.HERE] == [BEA, OLA]


def test_all_ticks_are_one_key_and_one_undo(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    before = load(path).history.event
    assert not typed(path, "A", most=1).present(1)
    assert after(path, "u") == before
    assert len(after(path, "A A").present(1)) == len(before.players)


# 7: coming and going, six keys besides the name; everything begins on the round screen, or before round 1 on the list


def bye(event: Event, number: int, player: int) -> Code | None:
    found = event.round(number).bye_of(player)
    return found.code if found else None


def test_a_latecomer_before_round_1(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    assert AKI in typed(path, "/ {} space", name="tan", most=6).present(1)


@pytest.mark.parametrize(("key", "kind"), [("h", Code.HALF_BYE), ("enter", Code.HALF_BYE), ("z", None)])
def test_a_latecomer_while_a_round_is_played(event: Path, key: str, kind: Code | None) -> None:
    boards = load(event).history.event.rounds[1].games
    late = typed(event, f"l / {{}} space {key}", name="tan", most=6)
    assert (bye(late, 2, AKI), late.rounds[1].games) == (kind, boards)
    assert AKI in late.present(3)
    assert after(event, "u").player(AKI).status is Status.EXPECTED  # one key takes back both


def test_a_latecomer_meets_whoever_has_the_bye(tmp_path: Path) -> None:
    path = big(tmp_path, 7)
    boards = load(path).history.event.rounds[0].games
    taker = load(path).history.event.rounds[0].byes[0].player
    late = typed(path, "l a {} enter g", name="Hugo", most=6)
    assert late.rounds[0].games[:3] == boards
    assert late.rounds[0].games[3].players == (taker, 8)
    assert not late.rounds[0].byes


def test_a_stranger_comes_late(event: Path) -> None:
    late = typed(event, "l a {} tab enter h", name="Hugo", most=6)  # in the form, the rating after Tab
    assert late.players[-1].name == "Hugo"
    assert bye(late, 2, late.players[-1].id) is Code.HALF_BYE


def test_esc_out_of_habit_after_the_form_says_that_the_latecomer_is_not_here(event: Path) -> None:
    shown = play(event.parent, "enter l a H u g o enter escape")
    assert "Hugo is entered, not here yet: Space for who comes late." in shown[-2]


def test_a_latecomer_between_two_rounds(event: Path) -> None:
    after(event, "+ + +")
    late = typed(event, "l / {} space z", name="tan", most=6)
    assert AKI in after(event, "r p enter").rounds[2].players
    assert AKI in late.present(3)


def test_a_leaver_and_one_who_comes_back(event: Path) -> None:
    boards = load(event).history.event.rounds
    left = typed(event, "l / {} enter w", name="bin", most=6)
    assert (left.player(BINH).status, left.rounds) == (Status.WITHDRAWN, boards)
    assert BINH not in left.present(3)
    assert BINH in typed(event, "r l / {} enter w", name="bin", most=6).present(3)


@pytest.mark.parametrize(("key", "kind"), [("h", Code.HALF_BYE), ("z", Code.ZERO_BYE)])
def test_who_misses_the_next_round(event: Path, key: str, kind: Code) -> None:
    asked = typed(event, f"l / {{}} enter {key}", name="bin", most=6).request(BINH, 3)
    assert asked is not None
    assert asked.code is kind


def test_who_misses_the_round_after_it(event: Path) -> None:
    asked = typed(event, "l / {} enter b enter", name="bin", most=6).request(BINH, 4)
    assert asked is not None
    assert asked.code is Code.HALF_BYE


def test_who_did_not_come_loses_by_forfeit(event: Path) -> None:
    assert result_of(typed(event, "3 * -", most=6), 2, 3) is Result.BLACK_BY_FORFEIT


def test_a_house_player_in_and_out(event: Path) -> None:
    assert typed(event, "l / {} enter H", name="bin", most=6).player(BINH).house
    assert not typed(event, "r l / {} enter H", name="bin", most=6).player(BINH).house


def test_a_house_player_who_is_not_on_the_list(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    assert typed(path, "a {} enter escape H", name="Club", most=6).players[-1].house


def test_the_bye_by_hand(event: Path) -> None:
    after(event, "+ + +")
    asked = typed(event, "m / {} enter b", name="ander", most=6).request(BEA, 3)
    assert asked is not None
    assert asked.code is Code.PAB


# 8: a correction of an earlier round, eight keys


def test_a_correction_shows_scores_table_and_pairings_before_it_is_saved(event: Path) -> None:
    before = load(event).history.event
    said = read(event, "e 1 2 /")
    assert "New result: ½ - ½" in said
    assert "Błaszczyk, Ola: points 1 → ½, place 1 → 3." in said
    assert "Places: Çelik, Deniz 4 → 3" in said
    assert "Round 2 was paired from the old result and stays as it is." in said
    assert "1 result of round 2 is in: it is not paired again." in said
    assert load(event).history.event == before


@pytest.mark.parametrize("keys", ["e 1 2 {} enter", "< 2 {} enter"])
@pytest.mark.parametrize("outcome", [o for o, result in OUTCOMES.items() if result is not Result.BLACK_WINS])
def test_a_correction_is_eight_keys_and_one_undo_after_a_restart(
    event: Path, keys: str, outcome: str
) -> None:
    before = load(event).history.event
    corrected = typed(event, keys.replace("{}", outcome), most=8)
    assert result_of(corrected, 1, 2) is OUTCOMES[outcome]
    assert corrected.rounds[1] == before.rounds[1]
    assert after(event, "u") == before


def test_many_rounds_back_and_a_board_of_two_digits_are_eight_keys_too(tmp_path: Path) -> None:
    path = big(tmp_path, 60, rounds=7, results=4)
    corrected = typed(path, "e 1 2 9 * - enter", most=8)
    assert result_of(corrected, 1, 29) is Result.BLACK_BY_FORFEIT


def test_a_correction_with_the_round_paired_again_is_one_undo(event: Path) -> None:
    after(event, "+ + + p enter")
    before = load(event).history.event
    assert "a correct, pair round 3 again" in read(event, "e 2 1 -")
    corrected = typed(event, "e 2 1 - a", most=8)
    assert result_of(corrected, 2, 1) is Result.BLACK_WINS
    assert corrected.rounds[2] != before.rounds[2]
    assert after(event, "u") == before


def test_colours_of_an_earlier_round_are_corrected_in_eight_keys(event: Path) -> None:
    before = load(event).history.event
    corrected = typed(event, "m < / {} enter c enter", name="bla", most=8)
    assert corrected.rounds[0].games[1].players == (OLA, MAX)
    assert result_of(corrected, 1, 2) is Result.WHITE_WINS  # the winner stays the winner
    assert after(event, "u") == before


# 9: what fits


def test_eighteen_boards_with_names_of_twenty_letters_fit_a_small_screen(tmp_path: Path) -> None:
    shown = play(tmp_path, event=big(tmp_path, 40))
    boards = [line for line in shown if line.count(TWENTY_LETTERS) == 2]
    assert len(boards) >= 18
    assert not any("…" in line for line in boards)
