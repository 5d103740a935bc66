"""What the screens say to somebody who has read nothing: keys where it is narrow, words for the cursor's field."""

from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, Withdraw
from clubtd.event.crosstable import System
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.formats import words
from clubtd.store.eventfile import EventFile
from clubtd.ui.ask import in_columns
from tests.ui.conftest import make_event, play

SMALL = (60, 20)


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.use_language("en")


def test_a_narrow_round_shows_forfeits_and_undo(event: Path, tmp_path: Path) -> None:
    keys = play(tmp_path, "", event=event, size=SMALL)[-1]
    for key in ("+ White", "- Black", "/ draw", "* forfeit", "u undo", "? help"):
        assert key in keys


def test_a_narrow_table_shows_prizes_and_export(event: Path, tmp_path: Path) -> None:
    keys = play(tmp_path, "s", event=event, size=SMALL)[-1]
    for key in ("Enter why", "$ prizes", "e export", "r round", "? help"):
        assert key in keys


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_sheet_has_its_digit_on_a_narrow_screen(event: Path, tmp_path: Path, language: str) -> None:
    words.use_language(language)
    lines = play(tmp_path, "E", event=event, size=SMALL)
    tabs = " ".join(lines[2:4])
    assert all(f"{at}" in tabs for at in range(1, 9))


def test_prizes_fit_a_narrow_screen(event: Path, tmp_path: Path) -> None:
    text = "\n".join(play(tmp_path, "s $", event=event, size=SMALL))
    assert "US 32B" in text
    assert "money for three, a cup" in text
    assert "for those it fits" in text


def test_all_ways_to_deal_with_ties_are_explained_while_one_chooses(event: Path, tmp_path: Path) -> None:
    before = "\n".join(play(tmp_path, "s $", event=event, size=(120, 40)))
    shown = "\n".join(play(tmp_path, "s $ tab tab", event=event, size=(120, 40)))
    for way in ("Pool and share:", "By place:", "Hort system:", "US Chess rule 32B:"):
        assert way in shown and way not in before


@pytest.mark.parametrize("size", [SMALL, (80, 24)])
def test_when_all_results_are_in_the_way_to_correct_one_is_said(
    event: Path, tmp_path: Path, size: tuple[int, int]
) -> None:
    assert "a sign corrects" in play(tmp_path, "+ - /", event=event, size=size)[-2]


def test_down_from_the_first_place_tells_of_another_pair(event: Path, tmp_path: Path) -> None:
    first = _why(play(tmp_path, "s enter", event=event))
    second = _why(play(tmp_path, "s enter down", event=event))
    assert first != second
    assert _why(play(tmp_path, "s enter down up", event=event)) == first


def test_one_esc_closes_how_firm_and_the_next_one_the_comparison(event: Path, tmp_path: Path) -> None:
    assert "How firmly do" in _why(play(tmp_path, "s enter t", event=event))
    assert "Why do" in _why(play(tmp_path, "s enter t escape", event=event))
    shown = play(tmp_path, "s enter t escape escape", event=event)
    assert "after round 1" in shown[0]
    assert not any("Why do" in line for line in shown)


def test_who_left_is_named_and_u_takes_it_back(event: Path, tmp_path: Path) -> None:
    shown = play(tmp_path, "l w", event=event)
    assert "leaves" in shown[-2] and "u takes it back" in shown[-2]
    assert "1 left" in shown[0]
    assert "left" not in play(tmp_path, "l u", event=event)[0]


def test_w_is_said_to_bring_back_who_left(event: Path, tmp_path: Path) -> None:
    assert "w is back" in play(tmp_path, "l w", event=event)[-1]
    assert "w leaves" in play(tmp_path, "l w", event=event)[-1]


def test_when_every_round_is_paired_no_bye_is_spoken_of(event: Path, tmp_path: Path) -> None:
    before = play(tmp_path, "+ - / + l", event=event)
    assert "h ½ bye" in before[-1] and "odd: a bye" in before[0]
    over = play(tmp_path, "r p enter + - / + p enter l", event=event)
    assert "h ½ bye" not in over[-1] and "odd" not in over[0]
    assert "this event has 4 rounds" in "\n".join(play(tmp_path, "l h", event=event))


def test_an_earlier_round_names_the_keys_that_correct_it(event: Path, tmp_path: Path) -> None:
    assert "+ White  - Black  / draw" in play(tmp_path, "e 1", event=event)[-1]


def test_the_sample_of_colours_is_called_a_sample(tmp_path: Path) -> None:
    assert "Only a sample: Missing: 3, 7" in play(tmp_path, "f10 tab")[-2]


def test_a_new_event_says_what_its_fields_ask(tmp_path: Path) -> None:
    assert "everybody meets everybody twice" in play(tmp_path, "n tab right right")[-2]
    assert "BH Buchholz" in play(tmp_path, "n shift+tab", size=SMALL)[-2]


def test_why_not_lists_the_opponents_one_by_one(event: Path, tmp_path: Path) -> None:
    for size in (SMALL, (80, 24), (120, 40)):
        shown = play(tmp_path, "x w", event=event, size=size)
        assert any("Enter ask" in line for line in shown)
        for name in ("Ånderson, Bea", "Nguyễn Văn Bình", "Hồ Thị Ánh Nguyệt"):
            assert any(name in line for line in shown), (size, name)


def test_a_list_in_columns_breaks_no_item() -> None:
    items = [f"{n:>2} Player {n}" for n in range(1, 25)]
    lines = in_columns(items, 56, 9)
    assert len(lines) == 8
    assert lines[0].split("   ")[0].strip() == "1 Player 1"
    assert sorted(item.strip() for item in items) == sorted(
        part.strip() for line in lines for part in line.split("   ") if part.strip()
    )


def test_the_numbers_of_a_round_robin_are_announced_as_drawn_later(tmp_path: Path) -> None:
    robin = Settings(name="Robin", system=System.ROUND_ROBIN, rounds=1)
    people = tuple(Person(name=name) for name in ("Ana", "Bo", "Cy", "Di"))
    file = EventFile.create(tmp_path / "robin.json", CreateEvent(robin, ()))
    file.take(AddPlayers(people))
    file.close()
    path = tmp_path / "robin.json"
    assert "drawn by lot when round 1 is paired" in play(tmp_path, "l", event=path)[-2]


def test_who_has_left_is_away_and_has_no_bye(event: Path, tmp_path: Path) -> None:
    file = EventFile.open(event)
    gone = file.event.players[0]
    file.take(Withdraw(gone.id))
    file.close()
    play(tmp_path, "+ - / + p enter", event=event)
    for keys in ("s", "s c"):
        line = next(line for line in play(tmp_path, keys, event=event) if gone.person.name in line)
        assert "bye" not in line


def test_home_breaks_its_first_sentence_on_a_narrow_screen(tmp_path: Path) -> None:
    assert "standings." in " ".join(play(tmp_path, "", size=SMALL))


def test_colours_have_their_letters_in_vietnamese(event: Path, tmp_path: Path) -> None:
    words.use_language("vi")
    shown = "\n".join(play(tmp_path, "x", event=event, size=(120, 40)))
    assert ": Đ, nên cầm Trắng" in shown
    assert ": B, " not in shown and ": W, " not in shown


def _why(lines: list[str]) -> str:
    return next((line for line in lines if "┌" in line), "")


def test_before_round_1_those_who_are_here_and_those_who_play_are_counted(tmp_path: Path) -> None:
    event = make_event(tmp_path, rounds=0)
    assert "8 players are here. p pairs round 1." in "\n".join(play(tmp_path, "r", event=event))
    play(tmp_path, "h", event=event)
    assert "8 are here: 7 play, 1 does not. p pairs round 1." in "\n".join(play(tmp_path, "r", event=event))
