"""Names as people look for them."""

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, apply
from clubtd.event.event import Event, Settings
from clubtd.event.find import find_player, matching
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.names import clean, plain, words
from clubtd.event.player import Person


@pytest.mark.parametrize(
    ("name", "spelled"),
    [
        ("Đorđević", "dordevic"),
        ("Błaszczyk", "blaszczyk"),
        ("Søren", "soren"),
        ("Hồ Thị Ánh Nguyệt", "ho thi anh nguyet"),
        ("Weiß", "weiss"),
        ("İpek", "ipek"),
    ],
)
def test_accents_and_case_do_not_matter(name: str, spelled: str) -> None:
    assert plain(name) == spelled


def test_either_order_is_the_same_person() -> None:
    assert words("Stone, Ana") == words("Ana Stone") == words("ana  STONE")


def test_a_decomposed_name_is_composed() -> None:
    assert clean("Zoe\u0308") == "Zoë"


EVENT = apply(
    apply(NOTHING, CreateEvent(Settings("x"))),
    AddPlayers(
        (Person("Morgan, Alex", 1520), Person("Morgan, Alex (jun.)", 1180), Person("Kovács, Ágnes", 1577))
    ),
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("1", "Kovács, Ágnes"),
        ("kov", "Kovács, Ágnes"),
        ("agnes kovacs", "Kovács, Ágnes"),
        ("Morgan, Alex", "Morgan, Alex"),
        ("alex morgan", "Morgan, Alex"),
        ("jun", "Morgan, Alex (jun.)"),
    ],
)
def test_enough_of_a_name_finds_the_player(typed: str, name: str) -> None:
    assert find_player(EVENT, typed).name == name


def test_an_ambiguous_name_is_refused_with_the_candidates() -> None:
    with pytest.raises(Refused, match=r"Morgan, Alex \(number 2\).*Morgan, Alex \(jun.\) \(number 3\)"):
        find_player(EVENT, "mor")


@pytest.mark.parametrize(("typed", "said"), [("9", "no number 9"), ("Zed", "No player is called Zed")])
def test_nobody_is_meant(typed: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        find_player(EVENT, typed)


def test_nothing_typed_matches_nobody() -> None:
    empty: Event = EVENT
    assert matching(empty, "  ") == ()


def test_joiners_between_letters_stay_and_do_not_matter() -> None:
    joined, apart = "علی\u200cرضا", "علیرضا"
    assert clean(f" \u200d{joined}\u200c ") == joined
    assert clean("क\u200d\u200dष") == "क\u200dष"
    assert plain(joined) == plain(apart)
    assert words(joined) == words(apart)


@pytest.mark.parametrize("stray", ["\u00ad", "\u200e", "\u200f", "\u202a", "\u2066", "\u2060"])
def test_marks_that_cannot_be_seen_are_no_part_of_a_name(stray: str) -> None:
    assert clean(f"An{stray}a Stone{stray}") == "Ana Stone"


def test_signs_alone_are_different_names_where_they_differ() -> None:
    signs = ["[/]", "||", "♞", "( )", "."]
    assert len({words(sign) for sign in signs}) == len(signs)
    assert words("[/]") == words("[/]")
    assert words(" ") == ()
