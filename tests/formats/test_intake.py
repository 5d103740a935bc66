"""A list held against an event: new, already in, odd; one step to undo."""

from clubtd.event.actions import AddPlayers, CreateEvent
from clubtd.event.event import Event, Settings
from clubtd.event.history import History
from clubtd.event.player import Person
from clubtd.formats.intake import Intake, Kind, intake
from clubtd.formats.playerlist import read_player_list


def evening(*people: Person) -> History:
    history = History().take(CreateEvent(Settings("Night")), "")
    return history.take(AddPlayers(people), "") if people else history


def held(text: str, event: Event) -> Intake:
    return intake(read_player_list(text.encode(), "club.csv"), event)


def verdicts(found: Intake) -> list[tuple[str, str, bool]]:
    return [(c.listed.name, c.kind.value, c.add) for c in found.candidates]


def report(found: Intake) -> str:
    return "; ".join(str(message) for message in found.report())


def test_everybody_is_new_in_an_empty_event() -> None:
    found = held("Surname;First name;Elo\nPike;Oona;1480\n;;\nOrr;Ned;unr\n", evening().event)
    assert verdicts(found) == [("Oona Pike", "new", True), ("Ned Orr", "new", True)]
    assert report(found) == "2 added; blank row 3 skipped; row 4: rating 'unr' not a number, taken as unrated"


def test_the_same_name_in_other_order_case_and_without_accents_is_in_already() -> None:
    event = evening(Person("Dvořák, Eva", 1500), Person("Ana Stone")).event
    found = held("Name;Elo\nEVA DVORAK;1500\nStone, Ana;1400\nBob Bay;\n", event)
    assert verdicts(found) == [
        ("EVA DVORAK", "already in", False),
        ("Stone, Ana", "already in", False),
        ("Bob Bay", "new", True),
    ]
    assert [c.known for c in found.candidates] == [1, 2, 0]
    assert report(found) == "1 added; row 2: EVA DVORAK is in already; row 3: Stone, Ana is in already"


def test_the_same_name_with_something_else_is_odd() -> None:
    event = evening(Person("Alex Morgan", 820), Person("Sam Tully", 780, fide_id="11", born="1990")).event
    found = held("Name;Elo;FideID;Born\nAlex Morgan;900;;\nSam Tully;780;12;\nSam Tully;;;2001\n", event)
    assert [kind for _, kind, _ in verdicts(found)] == ["odd"] * 3
    assert not any(c.add for c in found.candidates)
    assert report(found) == (
        "0 added; row 2: another Alex Morgan (820) is in already; not added; "
        "row 3: another Sam Tully (780) is in already; not added; "
        "row 4: another Sam Tully (780) is in already; not added"
    )


def test_two_of_one_name_in_a_list_are_both_added_but_nobody_twice() -> None:
    found = held("Name;Elo\nAlex Morgan;900\nAlex Morgan;820\nMorgan, Alex;900\n", evening().event)
    assert verdicts(found) == [
        ("Alex Morgan", "new", True),
        ("Alex Morgan", "odd", True),
        ("Morgan, Alex", "already in", False),
    ]
    assert report(found) == (
        "2 added; row 3: Alex Morgan has the same name as row 2; both are added; "
        "row 4: Morgan, Alex stands in row 2 already, not added again"
    )


def test_the_same_id_is_the_same_person_under_another_name() -> None:
    event = evening(Person("Ana Stone", 1500, fide_id="4600001")).event
    found = held("Name;FideID\nAna Stein;4600001\n", event)
    assert verdicts(found) == [("Ana Stein", "already in", False)]
    assert report(found) == "0 added; row 2: Ana Stein is in already as Ana Stone"


def test_the_import_is_one_step() -> None:
    before = evening(Person("Ana Stone", 1500))
    found = held("Name;Elo\nAna Stone;1500\nBob Bay;1400\nCol Cox;1300\n", before.event)
    after = before.take(found.action(here=False), "")
    assert [p.name for p in after.event.players] == ["Ana Stone", "Bob Bay", "Col Cox"]
    assert len(after.event.order) == 1
    assert len(found.of_kind(Kind.NEW)) == 2
    assert len(after.log) == len(before.log) + 1


def test_rows_can_be_chosen() -> None:
    found = held("Name;Elo\nAna Stone;1500\nBob Bay;1400\n", evening(Person("Ana Stone", 1400)).event)
    assert [p.name for p in found.action({2}).people] == ["Ana Stone"]
