"""What was done is said on one line, whole: the time of saving gives way to it until the next key."""

from pathlib import Path

from tests.ui.conftest import play


def test_a_long_sentence_takes_the_room_of_the_time(event: Path) -> None:
    shown = play(event.parent, "+ - / p enter u", event=event, size=(90, 24))
    assert "Undone: Round 3 is paired: 3 games, " in shown[22]
    assert shown[22].rstrip("─ ").endswith(" has the bye.")
    assert "saved" not in shown[22]
    assert "saved" in play(event.parent, "down", event=event)[22]


def test_a_notice_that_fits_without_the_time_stands_alone(event: Path) -> None:
    assert "3 results are missing" in play(event.parent, "s", event=event, size=(58, 20))[18]
    assert "saved" not in play(event.parent, "s", event=event, size=(58, 20))[18]


def test_a_refusal_that_fits_needs_no_box(event: Path) -> None:
    shown = play(event.parent, "p", event=event, size=(60, 20))
    assert "┌" not in "".join(shown)
    assert "No results yet of boards 2, 3, 4: press 2" in shown[18]


def test_a_correction_says_what_there_was_in_one_line(event: Path) -> None:
    shown = play(event.parent, "+ - / p enter < 1 - enter", event=event)
    assert "Board 1, Nguyễn Văn Bình - Ånderson, Bea: 0-1, was " in shown[22]
    assert "…" not in shown[22]


def test_results_of_several_later_rounds_are_counted_as_such(event: Path) -> None:
    shown = "\n".join(play(event.parent, "+ - / p enter / < < 1 /", event=event))
    assert "5 results of rounds 2 and 3 are in: they are not paired again." in shown
