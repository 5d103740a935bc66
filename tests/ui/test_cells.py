"""Values in terminal cells: aligned, cut between letters, harmless."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubtd.ui import cells

DECOMPOSED = unicodedata.normalize("NFD", "Nguyễn Văn Bình")


@pytest.mark.parametrize(
    ("text", "room", "cut"),
    [
        ("Stone, Ana", 10, "Stone, Ana"),
        ("Stone, Ana", 9, "Stone, A…"),
        ("Stone, Ana", 7, "Stone,…"),
        ("Stone, Ana", 1, "…"),
        ("Stone, Ana", 0, ""),
        ("漢字太郎", 5, "漢字…"),
        ("漢字太郎", 4, "漢…"),
        ("x\u0323\u0302yz", 2, "x\u0323\u0302…"),
    ],
)
def test_long_names_are_cut_with_an_ellipsis_never_through_a_letter(text: str, room: int, cut: str) -> None:
    assert cells.cut(text, room) == cut


@pytest.mark.parametrize(
    ("title", "room", "cut"),
    [
        ("Winter Rapid 4 · round 3 of 4", 29, "Winter Rapid 4 · round 3 of 4"),
        ("Winter Rapid 4 · round 3 of 4", 25, "Winter Ra… · round 3 of 4"),
        ("Demo · Winter Rapid 4 · round 3 of 4", 30, "Demo · Winter… · round 3 of 4"),
        ("Winter Rapid 4 · round 3 of 4", 20, "Winter Rapid 4 · ro…"),
        ("Winter Rapid 4", 10, "Winter Ra…"),
        ("ab\u0323\u0302cdefghijkl · round 3", 18, "ab\u0323\u0302cdefg… · round 3"),
    ],
)
def test_in_a_title_the_longest_part_gives_way(title: str, room: int, cut: str) -> None:
    assert cells.cut_title(title, room) == cut


@given(st.text(alphabet="a ·漢\u0323", max_size=40), st.integers(0, 30))
def test_a_title_never_takes_more_than_its_room(title: str, room: int) -> None:
    assert cells.width(cells.cut_title(title, room)) <= room


@given(st.text(max_size=30), st.integers(0, 20))
def test_whatever_the_text_it_takes_exactly_the_room(text: str, room: int) -> None:
    shown = cells.shown(text)
    for placed in (cells.left(shown, room), cells.right(shown, room), cells.centre(shown, room)):
        assert cells.width(placed) == room


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mRed", "^[[31mRed"),
        ("[b]Bold[/b]", "[b]Bold[/b]"),
        ("a\tb\nc", "a b c"),
        ("\u202egnihtyna", "<202e>gnihtyna"),
        ("\x9b2J", "<009b>2J"),
        (DECOMPOSED, "Nguyễn Văn Bình"),
    ],
)
def test_what_could_command_a_terminal_is_written_out(text: str, shown: str) -> None:
    assert cells.shown(text) == shown


@pytest.mark.parametrize(
    ("text", "cells_"), [("3½", 1), ("3", 0), ("12.25", 3), ("½", 1), ("-1½", 1), ("adj.", 0)]
)
def test_the_part_right_of_the_point(text: str, cells_: int) -> None:
    assert cells.fraction(text) == cells_


def test_sentences_are_broken_between_words() -> None:
    assert cells.wrapped("White has won on board 12", 10) == ["White has", "won on", "board 12"]
    assert cells.wrapped("", 10) == [""]
    assert cells.wrapped("Rechtsschutzversicherung", 8) == ["Rechtss…"]


def test_the_left_text_gives_way_to_the_right_one() -> None:
    assert cells.ends("Winter Rapid 4", "20:31", 15) == "Winter…   20:31"
    assert cells.ends("Winter", "", 8) == "Winter  "


@pytest.mark.parametrize(
    ("room", "shown"),
    [
        (24, "Morgan, Alexander (1520)"),
        (18, "Morgan, Al… (1520)"),
        (12, "Morg… (1520)"),
        (10, "Morgan, A…"),
    ],
)
def test_what_tells_namesakes_apart_stays_when_a_name_is_cut(room: int, shown: str) -> None:
    assert cells.cut_name("Morgan, Alexander (1520)", room) == shown
