"""The desk: likely duplicates, and people with the same name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubtd.event.actions import AddPlayers, EnterResult, apply
from clubtd.event.duplicates import Likeness, likely_duplicates, likeness, slips
from clubtd.event.event import Event
from clubtd.event.find import find_player
from clubtd.event.message import Refused
from clubtd.event.namesakes import shown_name, shown_names
from clubtd.event.player import Person
from tests.event.night import CASES, WHITE, paired, pairs, scores, start

ALEX = Person("Alex Morgan", 900)


@pytest.fixture
def event() -> Event:
    case = CASES["same-name-twice"]
    people = (ALEX, Person("Sam Tully", 780), Person("Robin Vale", 700), Person("Alex Morgan", 820))
    return apply(start({"setup": {**case["setup"], "players": []}}), AddPlayers(people))


def test_same_name_twice(event: Event) -> None:
    case = CASES["same-name-twice"]
    assert list(shown_names(event).values()) == [
        "Alex Morgan (900)",
        "Sam Tully",
        "Robin Vale",
        "Alex Morgan (820)",
    ]
    third = likely_duplicates(event, ALEX)
    assert [d.likeness for d in third] == [Likeness.SAME, Likeness.NAMESAKE]
    assert str(third[0].message) == "Alex Morgan (900) is on the list already."
    event = paired(event)
    names = shown_names(event)
    assert [[names[g.white], names[g.black]] for g in event.rounds[0].games] == [
        [name.replace(" 900", " (900)").replace(" 820", " (820)") for name in pair]
        for pair in case["right"]["round1"]
    ]
    event = apply(event, EnterResult(1, 2, WHITE))
    assert pairs(event)[1][0] == "Robin Vale"
    assert scores(event)["Robin Vale"] == 1


def test_a_shown_name_can_be_typed(event: Event) -> None:
    with pytest.raises(Refused, match=r"Alex Morgan \(900\) \(number 1\), Alex Morgan \(820\) \(number 2\)"):
        find_player(event, "alex morgan")
    assert find_player(event, "Alex Morgan (820)").rating == 820


@pytest.mark.parametrize(
    ("people", "shown"),
    [
        ((Person("A B", 1500), Person("a b", 1400)), ["A B (1500)", "a b (1400)"]),
        ((Person("A B", born="2014"), Person("A B", born="2012/03/01")), ["A B (2014)", "A B (2012)"]),
        ((Person("A B", 900, club="Rooks"), Person("A B", club="Pawns")), ["A B (Rooks)", "A B (Pawns)"]),
        ((Person("A B"), Person("Á B")), ["A B (#1)", "Á B (#2)"]),
        ((Person("A B", 1500), Person("A C", 1400)), ["A B", "A C"]),
    ],
    ids=["rating", "year", "club", "number", "different"],
)
def test_what_tells_apart(people: tuple[Person, ...], shown: list[str]) -> None:
    event = apply(start({"setup": {"players": []}}), AddPlayers(people))
    assert list(shown_names(event).values()) == shown
    assert [shown_name(event, p.id) for p in event.players] == shown


SAME, NAMESAKE, SIMILAR = Likeness.SAME, Likeness.NAMESAKE, Likeness.SIMILAR


@pytest.mark.parametrize(
    ("on_the_list", "entered", "alike"),
    [
        (Person("Ágnes Kovács", 1577), Person("Kovacs, Agnes"), SAME),
        (Person("علی\u200cرضا", 1500), Person("علیرضا"), SAME),
        (Person("[/]"), Person("||"), None),
        (Person("[/]"), Person("[/]"), SAME),
        (Person("Kovács, Á.", fide_id="700123"), Person("Agnes Kovac", fide_id="700123"), SAME),
        (Person("Alex Morgan", born="2014"), Person("Alex Morgan", born="2012"), NAMESAKE),
        (Person("Alex Morgan", 900), Person("alex  morgan", 820), NAMESAKE),
        (Person("Alberts"), Person("Albert"), SIMILAR),
        (Person("Jo Smith", 1500), Person("Joe Smith", 1490), SIMILAR),
        (Person("J. Smith"), Person("Jo Smith"), SIMILAR),
        (Person("Nguyễn Văn Bình"), Person("Nguyen Binh"), SIMILAR),
        (Person("Maximilian Fitz"), Person("Fits, Maximillian"), SIMILAR),
        (Person("Bilal Umar"), Person("Bilal Umra"), SIMILAR),
        (Person("Jo Smith", 1500), Person("Joe Smith", 1000), None),
        (Person("Ana Stone"), Person("Ada Stone"), None),
        (Person("Ana Stone"), Person("Bo Stone"), None),
        (Person("Zoë Petit"), Person("Mila Ivanova"), None),
    ],
    ids=lambda value: value.name if isinstance(value, Person) else None,
)
def test_likely_duplicates(on_the_list: Person, entered: Person, alike: Likeness | None) -> None:
    event = apply(start({"setup": {"players": []}}), AddPlayers((Person("Mia Nash"), on_the_list)))
    found = likely_duplicates(event, entered)
    assert [(d.player.person.name, d.likeness) for d in found] == (
        [(event.players[1].name, alike)] if alike else []
    )


names = st.text(alphabet="abcdeé -'.", max_size=9)


@given(names, names)
def test_slips_are_counted_the_same_both_ways(one: str, other: str) -> None:
    assert slips(one, other) == slips(other, one)
    assert (slips(one, other) == 0) == (one == other)
    assert slips(one, other) >= abs(len(one) - len(other))


@given(names, names, st.sampled_from((0, 1000, 1400)), st.sampled_from((0, 1000, 1100)))
def test_two_people_are_alike_both_ways(one: str, other: str, rating: int, another: int) -> None:
    a, b = Person(one, rating), Person(other, another)
    assert likeness(a, b) == likeness(b, a)
    assert likeness(a, a) is Likeness.SAME
