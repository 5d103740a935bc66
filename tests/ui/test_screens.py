"""What the keys of the screens do; the pictures of all screens are in `test_every_screen.py`."""

import asyncio
import os
from pathlib import Path

import pytest

from clubtd.event.result import Code, Result
from clubtd.store.contents import load
from clubtd.ui.club import ClubApp
from tests.ui.club_night import make_club
from tests.ui.conftest import LATECOMER, make_event, play, press, texts

GOLDENS = Path(__file__).parent / "goldens"
SCREENS = {
    "home": "",
    "new": "n",
    "round": "enter",
    "round-earlier": "enter left",
    "round-forfeit": "enter 2 *",
    "round-correction": "enter left 1 -",
    "read-back": "enter + - / p",
    "players": "enter l",
    "players-find": "enter l / o h",
    "players-late": "enter l end home / t a n enter space",
    "player-form": "enter l e",
    "standings": "enter s",
    "help": "enter ?",
    "palette": "enter ctrl+p",
}
# What the fonts of the Linux console have besides the letters of names.
CONSOLE_GLYPHS = set("─│┌┐└┘├┤┬┴┼═║╔╗━┃█░▒■●▲▼◀▶←↑→↓•…½¼¾×±☐☑·»«“”")


def golden(name: str, shown: list[str]) -> None:
    path = GOLDENS / f"{name}.txt"
    text = "\n".join(shown) + "\n"
    if os.environ.get("CLUBTD_GOLDENS") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def results(path: Path, number: int) -> list[Result]:
    return [game.result for game in load(path).history.event.round(number).games]


def test_results_go_in_with_one_key_each_and_the_cursor_moves_on(event: Path) -> None:
    shown = play(event.parent, "- + /", event=event)
    assert results(event, 2) == [Result.WHITE_WINS, Result.BLACK_WINS, Result.WHITE_WINS, Result.DRAW]
    assert "All results are in: p pairs round 3" in shown[22]


def test_any_board_of_the_round_with_its_number(event: Path) -> None:
    play(event.parent, "4 * / 2 + 1 .", event=event)
    assert results(event, 2) == [Result.OPEN, Result.WHITE_WINS, Result.OPEN, Result.DOUBLE_FORFEIT]


def test_one_key_undoes_a_wrong_one_and_another_does_it_again(event: Path) -> None:
    play(event.parent, "- u", event=event)
    assert results(event, 2)[1] is Result.OPEN
    play(event.parent, "U", event=event)
    assert results(event, 2)[1] is Result.BLACK_WINS


def test_a_board_that_is_not_there_is_refused(event: Path) -> None:
    shown = play(event.parent, "9 +", event=event)
    assert "There is no board 9" in shown[22]
    assert results(event, 2) == [Result.WHITE_WINS, Result.OPEN, Result.OPEN, Result.OPEN]


def test_missing_results_are_named_before_the_next_pairing(event: Path) -> None:
    assert "No results yet of boards 2, 3, 4: press 2" in play(event.parent, "p", event=event)[22]
    assert "Board 4, Estévez, Íñ… - Fitzgerald" in play(event.parent, "+ + p", event=event)[22]
    assert "has no result: press 4" in play(event.parent, "p", event=event)[22]


def test_from_the_last_result_to_the_next_pairings_in_three_keys(event: Path) -> None:
    play(event.parent, "+ + + p enter", event=event)
    assert len(load(event).history.event.rounds) == 3


def test_a_correction_of_an_earlier_round_shows_its_consequences_first(event: Path) -> None:
    shown = "\n".join(play(event.parent, "left 1 /", event=event))
    for text in (
        "Round 1, board 1: Ånderson, Bea - Estévez, Íñigo, was 1 - 0",
        "½ - ½",
        "place",
        "stays as it is",
    ):
        assert text in shown
    assert results(event, 1)[0] is Result.WHITE_WINS
    play(event.parent, "left 1 / enter", event=event)
    assert results(event, 1)[0] is Result.DRAW
    play(event.parent, "left 1 + escape", event=event)
    assert results(event, 1)[0] is Result.DRAW


def test_the_lines_around_a_round_say_which_one_it_is_when_it_was_chosen_in_a_box(event: Path) -> None:
    shown = play(event.parent, "e 1", event=event)
    assert "round 1 of" in shown[0]
    assert "corrects this round" in shown[22]


def test_an_undone_result_has_the_cursor_for_another_try(event: Path) -> None:
    assert play(event.parent, "4 + u", event=event)[6].startswith(" ▶   4")


def test_letters_in_the_find_field_are_letters(event: Path) -> None:
    before = load(event).history.event
    shown = play(event.parent, "l / w b d p u + - x", event=event)
    assert any("wbdpu+-x" in line for line in shown)
    assert load(event).history.event == before


def test_ticking_while_finding_leaves_the_field_free_for_the_next(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    shown = play(tmp_path, "/ t a n space", event=path)
    assert "9 here" in shown[0]
    assert "9 here" not in play(tmp_path, "/ b e a space o l a space", event=path)[0]
    assert len(load(path).history.event.order) == len((1, 2, 3, 4, 5, 6, 7))


def test_a_latecomer_gets_half_a_point_or_nothing_for_the_round_missed(event: Path) -> None:
    play(event.parent, "l / t a n enter space h", event=event)
    bye = load(event).history.event.round(2).bye_of(LATECOMER)
    assert bye and bye.code is Code.HALF_BYE
    play(event.parent, "l u / t a n enter space escape", event=event)
    assert LATECOMER not in load(event).history.event.order


def test_somebody_who_leaves_comes_back_with_the_same_key(event: Path) -> None:
    assert "1 left" in play(event.parent, "l w", event=event)[0]
    assert "left" not in play(event.parent, "l w", event=event)[0]


def test_a_new_player_is_added_by_a_form(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    play(tmp_path, "a Z o ë tab 1 5 0 0 tab C l u b enter", event=path)
    player = load(path).history.event.players[-1]
    assert (player.name, player.rating, player.person.club) == ("Zoë", 1500, "Club")


def test_a_double_entry_is_noticed_before_it_is_saved(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    shown = play(tmp_path, "a B e a space a n d e r s o n", event=path)
    assert "Ånderson, Bea (1894) is on the list already" in shown[22]


def test_going_away_and_coming_back_lands_where_one_was(event: Path) -> None:
    shown = play(event.parent, "enter down escape enter", event=None)
    assert shown[5].startswith(" ▶   3")
    shown = play(event.parent, "enter l down down escape enter")
    assert "players" in shown[0]
    assert shown[6].startswith(" ▶")


def test_a_new_event_is_created_and_goes_on_with_its_players(tmp_path: Path) -> None:
    shown = play(tmp_path, "n R o o k s enter")
    assert "Rooks · players" in shown[0]
    event = load(tmp_path / "rooks.json").history.event
    assert event.settings.rounds == 4
    assert event.tie_breaks[0] == "BH"


def test_a_new_event_needs_a_name(tmp_path: Path) -> None:
    assert "An event needs a name." in play(tmp_path, "n enter")[22]
    assert not list(tmp_path.iterdir())


def test_a_list_of_players_is_shown_before_it_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = make_event(tmp_path, rounds=0)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "l.csv").write_text(
        'Name,Rating\nNew One,1200\nNew Two,\n"Ånderson, Bea",1894\n', encoding="utf-8"
    )
    typed = "i ctrl+u l . c s v"
    shown = "\n".join(play(tmp_path, f"{typed} enter", event=path))
    assert "2 players can be entered" in shown
    play(tmp_path, f"{typed} enter enter", event=path)
    assert any(p.name == "New One" for p in load(path).history.event.players)


def test_the_standings_of_an_earlier_round(event: Path) -> None:
    assert "after round 1" in play(event.parent, "s", event=event)[0]
    assert "starting list" in play(event.parent, "s <", event=event)[0]
    assert "after round 1" in play(event.parent, "s < >", event=event)[0]


def test_nothing_of_a_paste_is_taken_for_a_result(event: Path) -> None:
    from textual.events import Paste

    before = load(event).history.event
    play(event.parent, event=event, look=lambda app: app.post_message(Paste("+-/+")))
    assert load(event).history.event == before


@pytest.mark.parametrize("way", ["l / o l", "l O l", "escape c / o l", "r m / o l"])
def test_shift_tab_leaves_the_letters_to_the_field_that_finds(tmp_path: Path, way: str) -> None:
    path = make_event(tmp_path, rounds=0)
    make_club(tmp_path)
    assert play(tmp_path, f"{way} shift+tab a", event=path)[2].casefold().split() == ["find", "ola"]


@pytest.mark.parametrize(
    ("keys", "said"), [("", "w is back"), ("down", "w leaves"), ("down up", "w is back")]
)
def test_the_keys_below_are_those_of_the_row_that_the_cursor_comes_to(
    tmp_path: Path, keys: str, said: str
) -> None:
    app = ClubApp(tmp_path, make_event(tmp_path, rounds=0))

    async def run() -> None:
        async with app.run_test(size=(80, 24)):
            await press(app, *f"l / o l tab w {keys}".split())
            assert app.desk and said in texts(app)[-1]
            app.desk.close()

    asyncio.run(run())
