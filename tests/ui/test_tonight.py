"""Who is here tonight: ticked from the club list, in three keys each."""

from pathlib import Path

import pytest

from clubtd.event.actions import EnterResult
from clubtd.event.event import Event
from clubtd.event.member import Member
from clubtd.event.player import Person, Status
from clubtd.event.result import Code, Result
from clubtd.store.club_list import change_members
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.ui.roster import Roster
from tests.pseudo_terminal import Terminal
from tests.ui.club_night import REGULARS, make_club, make_night, tonight
from tests.ui.conftest import AT, play


def event_of(path: Path) -> Event:
    return load(path).history.event


def here(path: Path) -> list[str]:
    return [p.name for p in event_of(path).players if p.status is Status.HERE]


def test_three_keys_a_member_through_the_real_program(tmp_path: Path) -> None:
    """NIGHT.md, target 6."""
    make_club(tmp_path)
    path = tonight(tmp_path)
    with Terminal(str(path), data=tmp_path) as terminal:
        terminal.wait("Nobody is entered yet")
        terminal.press("c", then="who is here")
        before = terminal.keys
        for count, letters in enumerate(REGULARS.values(), 1):
            terminal.type(letters)
            terminal.press("Space", then=f"{count} ticked")
        assert terminal.keys - before == 3 * len(REGULARS)
        terminal.press("Enter", then="30 came in")
        terminal.press("u", then="Undone")
        terminal.press("U", then="Done again")
        terminal.press("Esc", then="In progress")
    assert sorted(here(path)) == sorted(REGULARS)
    assert len(load(path).history.log) == 4  # new, thirty in one step, undo, redo


def test_letters_find_in_any_order_and_without_accents(tmp_path: Path) -> None:
    make_club(tmp_path)
    roster = Roster(tmp_path, AT)

    def found(query: str) -> list[str]:
        return [roster.name(n) for n in roster.found(query)]

    assert found("kov") == ["Kovács, Ágnes", "Kovalenko, Petro"]
    assert found("agnes kov") == found("kov agn") == found("agko") == found("koag") == ["Kovács, Ágnes"]
    assert found("dorde") == ["Đorđević, Eva"]
    assert found("nguyen binh") == found("nvb") == ["Nguyễn Văn Bình"]
    assert found("anh") == ["Hồ Thị Ánh Nguyệt"]
    assert found("o'hara") == found("ohara") == found("fitz max") == ["Fitzgerald-O'Hara, Maximilian"]
    assert found("zz") == []


def test_who_plays_often_is_first_with_byes_in_sight(tmp_path: Path) -> None:
    make_club(tmp_path)
    make_night(tmp_path, "2026-11-15", "Smith, Jo", "Quist, Per", "Kim, Zoe")
    make_night(tmp_path, "2026-11-22", "Smith, Jo", "Rossi, Ada", "Kim, Zoe")
    shown = play(tmp_path, "c", event=tonight(tmp_path))
    assert [line[6:16].rstrip() for line in shown[4:8]] == [
        "Kim, Zoe",
        "Smith, Jo",
        "Rossi, Ada",
        "Quist, Per",
    ]
    assert "22 Nov     2, 22 Nov" in shown[4]
    assert "15 Nov" in shown[7]


def test_the_field_is_free_after_a_tick_and_the_next_of_that_name_is_first(tmp_path: Path) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path)
    shown = play(tmp_path, "c k i space k i", event=path)
    assert "1 ticked" in shown[0]
    assert "Kim, Zoe" in shown[4]
    assert "■  Kim, Min-jun" in shown[6] or "■  Kim, Min-jun" in shown[5]
    shown = play(tmp_path, "c z p space", event=path)
    assert "Find  a few letters" in shown[2]


def test_ticks_are_kept_until_they_are_entered(tmp_path: Path) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path)
    play(tmp_path, "c s m space q u space escape", event=path)
    assert here(path) == []
    assert "2 ticked" in play(tmp_path, "c", event=path)[0]
    assert "2 came in. u takes them all back." in play(tmp_path, "c enter", event=path)[22]
    assert sorted(here(path)) == ["Quist, Per", "Smith, Jo"]
    assert "ticked" not in play(tmp_path, "c", event=path)[0]


def test_a_tick_is_taken_away_again(tmp_path: Path) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path)
    shown = play(tmp_path, "c s m space s m space", event=path)
    assert "Smith, Jo is not ticked any more." in shown[22]
    assert "ticked" not in shown[0]
    assert "Nobody is ticked" in play(tmp_path, "c enter", event=path)[22]


def test_who_is_in_the_event_is_shown_so(tmp_path: Path) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path, "Jo Smith", "Per Quist")
    shown = play(tmp_path, "c s m", event=path)
    assert "2 here" in shown[0]
    assert "■  Smith, Jo" in shown[4]
    assert "Smith, Jo is here already." in play(tmp_path, "c s m space", event=path)[22]


def test_somebody_expected_is_signed_in_and_not_entered_twice(tmp_path: Path) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path, "Jo Smith", "Per Quist")
    play(tmp_path, "home space", event=path)  # Jo is not here yet
    assert "expected" in play(tmp_path, "c s m", event=path)[4]
    play(tmp_path, "c s m space r o space enter", event=path)
    assert here(path) == ["Jo Smith", "Per Quist", "Rossi, Ada"]
    play(tmp_path, "u", event=path)
    assert here(path) == ["Per Quist"]


def test_a_stranger_is_entered_from_here(tmp_path: Path) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path)
    shown = play(tmp_path, "c Z u b i n", event=path)
    assert "+  new: Zubin" in shown[4]
    shown = play(tmp_path, "c Z u b i n space tab 1 4 0 0 enter", event=path)
    assert "who is here" in shown[0]
    assert "1 here" in shown[0]
    assert here(path) == ["Zubin"]


@pytest.mark.parametrize(
    ("key", "byes"), [("h", {"Petit, Zoë": Code.HALF_BYE, "Nash, Mia": Code.HALF_BYE}), ("z", {})]
)
def test_latecomers_choose_what_the_missed_round_is_worth(
    tmp_path: Path, key: str, byes: dict[str, Code]
) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path, "Jo Smith", "Per Quist", "Ada Rossi", "Kit Wright", paired=True)
    shown = "\n".join(play(tmp_path, "l c z p space n a space enter", event=path))
    assert "2 come late and play from round 2 on." in shown
    play(tmp_path, f"l c enter {key}", event=path)
    event = event_of(path)
    assert {event.name(b.player): b.code for b in event.rounds[0].byes} == byes
    assert {"Petit, Zoë", "Nash, Mia"} < set(here(path))
    play(tmp_path, "u", event=path)
    assert len(event_of(path).players) == 4


def test_one_latecomer_may_play_who_has_the_bye(tmp_path: Path) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path, "Jo Smith", "Per Quist", "Ada Rossi", paired=True)
    shown = "\n".join(play(tmp_path, "l c z p space enter", event=path))
    assert "a game against Ada Rossi, who has the bye" in shown
    play(tmp_path, "l c enter g", event=path)
    event = event_of(path)
    assert not event.rounds[0].byes
    assert {event.name(p) for p in event.rounds[0].games[-1].players} == {"Ada Rossi", "Petit, Zoë"}
    play(tmp_path, "u", event=path)
    assert event_of(path).rounds[0].byes
    assert len(event_of(path).players) == 3


def test_an_empty_list_says_which_key_helps(tmp_path: Path) -> None:
    path = tonight(tmp_path, "Jo Smith", "Per Quist")
    assert "The club list is empty: k puts these players on it" in "\n".join(play(tmp_path, "c", event=path))
    shown = play(tmp_path, "k", event=path)
    assert "Club list: 2 new members." in shown[22]
    assert "Everybody here is on the club list already." in play(tmp_path, "k", event=path)[22]
    assert "■  Jo Smith" in "\n".join(play(tmp_path, "c", event=path))


def test_whoever_looks_like_a_member_is_told_in_full(tmp_path: Path) -> None:
    change_members(tmp_path, [Member(Person("Quist, Per", 1880))])
    path = tonight(tmp_path, "Jo Smith", "Ada Rossi", "Quits Per")
    shown = "\n".join(play(tmp_path, "k", event=path, size=(60, 20)))
    assert "Club list: 3 new members." in shown
    assert "the same person?" in shown


def test_a_past_night_does_not_promise_the_key(tmp_path: Path) -> None:
    make_club(tmp_path)
    path = tonight(tmp_path, "Jo Smith", "Per Quist")
    shown = play(tmp_path, "f6 enter", event=path)
    assert "c club" not in shown[23]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_it_fits(tmp_path: Path, size: tuple[int, int]) -> None:
    make_club(tmp_path)
    make_night(tmp_path, "2026-11-22", "Smith, Jo", "Rossi, Ada", "Kim, Zoe")
    shown = play(tmp_path, "c", event=tonight(tmp_path), size=size)
    assert len(shown) == size[1]
    assert "Kim, Zoe" in shown[4]
    assert "22 Nov" in shown[4]
    assert "1, 22 Nov" in shown[4]
    assert "Space here" in shown[-1]
    assert "Enter enter them" in shown[-1]


def test_the_bye_of_earlier_nights_is_seen_before_the_pairing_and_after(tmp_path: Path) -> None:
    make_night(tmp_path, "2026-11-22", "Smith, Jo", "Rossi, Ada", "Kim, Zoe")
    path = tonight(tmp_path, "Jo Smith", "Ada Rossi", "Zoe Kim")
    shown = "\n".join(play(tmp_path, "p", event=path))
    assert "Had the bye on earlier nights: Zoe Kim (22 Nov)." in shown
    shown = "\n".join(play(tmp_path, "p f", event=path))
    assert "byes on earlier nights: Ada Rossi 0; Zoe Kim 1." in " ".join(shown.replace("│", " ").split())
    assert "Zoe Kim also had the bye on 22 Nov." in play(tmp_path, "p enter", event=path)[22]
    assert "Zoe Kim also had the bye on 22 Nov." in "\n".join(play(tmp_path, "end x", event=path))


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        ("b y e space k i m", "Zoe Kim also had the bye on 22 Nov."),
        ("b y e space minus minus f a i r", "Ada Rossi gets the bye of round 1, by hand."),
    ],
)
def test_a_bye_typed_as_a_verb(tmp_path: Path, verb: str, said: str) -> None:
    make_night(tmp_path, "2026-11-22", "Smith, Jo", "Rossi, Ada", "Kim, Zoe")
    path = tonight(tmp_path, "Jo Smith", "Ada Rossi", "Zoe Kim")
    shown = "\n".join(play(tmp_path, f"colon {verb} enter", event=path))
    assert said in shown


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("m / k i m enter b", "Zoe Kim also had the bye on 22 Nov."),
        ("m / r o s s i enter b", "Ada Rossi gets the bye of round 1, by hand."),
    ],
)
def test_a_bye_given_by_hand_says_who_had_one_on_earlier_nights(tmp_path: Path, keys: str, said: str) -> None:
    make_night(tmp_path, "2026-11-22", "Smith, Jo", "Rossi, Ada", "Kim, Zoe")
    path = tonight(tmp_path, "Jo Smith", "Ada Rossi", "Zoe Kim")
    shown = play(tmp_path, f"r {keys}", event=path)
    assert "by hand" in shown[0]
    assert said in shown[22]


def test_the_fair_bye_is_given_by_hand_with_its_reason(tmp_path: Path) -> None:
    make_night(tmp_path, "2026-11-22", "Smith, Jo", "Rossi, Ada", "Kim, Zoe")
    path = tonight(tmp_path, "Jo Smith", "Ada Rossi", "Zoe Kim")
    play(tmp_path, "p f enter", event=path)
    event = event_of(path)
    assert [(event.name(b.player), b.by_hand) for b in event.rounds[0].byes] == [("Ada Rossi", True)]
    assert any(
        "By the rules alone it is Zoe Kim's" in str(line.message) for line in load(path).history.lines()
    )


def test_the_rules_own_choice_needs_no_hand(tmp_path: Path) -> None:
    make_night(tmp_path, "2026-11-22", "Zoe Kim", "Rossi, Ada", "Smith, Jo")
    path = tonight(tmp_path, "Jo Smith", "Ada Rossi", "Zoe Kim")
    assert "Nothing to change: the pairing gives the bye to Zoe Kim" in "\n".join(
        play(tmp_path, "p f", event=path)
    )
    play(tmp_path, "p f enter", event=path)
    assert [b.by_hand for b in event_of(path).rounds[0].byes] == [False]


def test_an_even_number_is_asked_nothing(tmp_path: Path) -> None:
    make_night(tmp_path, "2026-11-22", "Smith, Jo", "Rossi, Ada", "Kim, Zoe")
    path = tonight(tmp_path, "Jo Smith", "Zoe Kim")
    assert "earlier nights" not in "\n".join(play(tmp_path, "p", event=path))


def test_results_do_not_wait_for_other_nights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What earlier nights say is asked when the bye is, never while results are typed."""
    path = tonight(tmp_path, "Jo Smith", "Ada Rossi", "Zoe Kim", paired=True)
    asked: list[Path] = []
    monkeypatch.setattr("clubtd.store.nights.nights", lambda folder, **_: asked.append(folder) or ())
    play(tmp_path, "+ u -", event=path)
    assert not asked
    file = EventFile.open(path)
    file.take(EnterResult(1, 1, Result.DRAW))
    file.close()
    play(tmp_path, "p", event=path)
    assert asked
