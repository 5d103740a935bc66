"""The prizes with who gets what, and what a play-off or lots decided: as text and by their keys."""

from pathlib import Path

import pytest

from clubtd.advice.of_event import event_prizes
from clubtd.event.actions import EditPlayer, SetPrizes, SetTieBreaks
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.playoff import Decider
from clubtd.event.prize import Category, Currency, Prize, Prizes, Sharing
from clubtd.event.result import Result
from clubtd.formats.published import last_change
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.ui.wall_pages import pages
from tests.ui.conftest import AT, make_event, play
from tests.ui.test_closer_looks import finished

TYPED = "s $ ctrl+u 3 0 + 2 0 + 1 0 , space c u p tab u n d e r space 1 7 0 0 : 1 5"
SCREENS = [
    ("prizes", "s $", finished),
    ("prizes-typed", TYPED, finished),
    ("prizes-none", "s $", make_event),
    ("play-off", "s d + /", make_event),
    ("play-off-lots", "s d l", make_event),
]


def event(path: Path) -> Event:
    return load(path).history.event


# Prizes


def test_prizes_are_typed_and_saved_in_one_step(tmp_path: Path):
    path = finished(tmp_path)
    play(tmp_path, TYPED + " enter", event=path)
    prizes = event(path).prizes
    under = Category("under 1700", highest=1699)
    assert set(prizes.prizes) == {
        Prize(1, 3000), Prize(2, 2000), Prize(3, 1000), Prize(1, thing="cup"), Prize(1, 1500, category=under),
    }  # fmt: skip
    before = Prize(1, 3000), Prize(2, 2000), Prize(1, thing="cup")
    play(tmp_path, "s u", event=path)
    assert event(path).prizes.prizes == before


def test_the_sheet_follows_the_rule_that_is_chosen(tmp_path: Path):
    path = finished(tmp_path)
    pooled = "\n".join(play(tmp_path, "s $", event=path))
    by_place = "\n".join(play(tmp_path, "s $ tab tab right", event=path))
    assert "30 + 20 shared by Tanaka, Aki and Hồ Thị Ánh Nguyệt, 25 each" in pooled
    assert "Tanaka, Aki 30 (place 1)" in by_place
    play(tmp_path, "s $ tab tab right right tab $ tab right enter", event=path)
    prizes = event(path).prizes
    assert prizes.sharing is Sharing.HORT
    assert prizes.currency == Currency("$", 0)


def test_another_rule_shows_who_gets_what_again_and_the_end_says_how_to_go_back(tmp_path: Path):
    path = finished(tmp_path)
    screen = play(tmp_path, "s $ tab tab pagedown pagedown", event=path)
    assert not any("Who gets what" in line for line in screen)
    assert "PgUp back up" in screen[23] and "PgDn" not in screen[23]
    assert any("Who gets what" in line for line in play(tmp_path, "s $ tab tab pagedown right", event=path))


def test_escape_leaves_the_prizes_as_they_were(tmp_path: Path):
    path = finished(tmp_path)
    before = event(path)
    shown = play(tmp_path, "s $ ctrl+u 5", event=path)
    assert "not saved yet" in shown[22]
    asked = play(tmp_path, "s $ ctrl+u 5 escape", event=path)
    assert "prizes" in asked[0] and "Esc again leaves without it" in asked[22]
    assert "prizes" in play(tmp_path, "s $ ctrl+u 5 escape 0 escape", event=path)[0]
    assert "prizes" not in play(tmp_path, "s $ ctrl+u 5 escape escape", event=path)[0]
    assert event(path) == before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ctrl+u 3 0 + +", "lacks a prize beside the +"),
        ("ctrl+u 1 0 + 2 0", "The prize for place 2 is larger than the one above it."),
        ("tab u n d e r", "needs its prizes after a colon"),
        ("tab t a l l : 5", "is not a category of prizes"),
    ],
)
def test_what_cannot_be_read_is_said_at_once_and_never_saved(tmp_path: Path, typed: str, said: str):
    path = finished(tmp_path)
    before = event(path)
    assert said in " ".join(play(tmp_path, f"s $ {typed}", event=path))
    assert said in " ".join(
        " ".join(play(tmp_path, f"s $ {typed} enter", event=path)).replace("│", " ").split()
    )
    assert event(path) == before


# Level to the end


def decided(path: Path) -> Decider:
    return event(path).deciders[-1]


def test_three_who_are_level_play_each_other_once(tmp_path: Path):
    path = make_event(tmp_path)
    play(tmp_path, "s d + / + enter", event=path)
    found = decided(path)
    names = [event(path).name(p).partition(",")[0] for p in found.players]
    assert names == ["Ånderson", "Błaszczyk", "Nguyễn Văn Bình"]
    assert [g.result for g in found.games] == [Result.WHITE_WINS, Result.DRAW, Result.WHITE_WINS]
    play(tmp_path, "s u", event=path)
    assert not event(path).deciders


def test_as_long_as_it_is_level_or_a_game_is_missing_nothing_is_saved(tmp_path: Path):
    path = make_event(tmp_path)
    play(tmp_path, "s d + / enter", event=path)
    play(tmp_path, "s d / / / enter", event=path)
    assert not event(path).deciders


def test_colours_are_changed_and_games_added_or_left_out(tmp_path: Path):
    path = make_event(tmp_path)
    play(tmp_path, "s d / - + home a delete enter", event=path)
    assert not event(path).deciders
    play(tmp_path, "s d / - + home a + enter", event=path)
    assert event(path).name(decided(path).players[0]) == "Błaszczyk, Ola"
    assert len(decided(path).games) == 4
    play(tmp_path, "s u d x + - + enter", event=path)
    first = decided(path).games[0]
    assert (event(path).name(first.white), first.result) == ("Błaszczyk, Ola", Result.WHITE_WINS)


def test_lots_drawn_by_hand_are_recorded_in_their_order(tmp_path: Path):
    path = make_event(tmp_path)
    play(tmp_path, "s d l 2 2", event=path)
    names = [event(path).name(p).partition(",")[0] for p in decided(path).players]
    assert names == ["Błaszczyk", "Nguyễn Văn Bình", "Ånderson"]
    assert decided(path).by_lot
    assert not decided(path).seed


def test_lots_drawn_by_clubtd_keep_their_seed(tmp_path: Path):
    path = make_event(tmp_path)
    play(tmp_path, "s d l d", event=path)
    assert decided(path).seed.isdecimal()


def test_who_shares_a_place_with_nobody_has_nothing_to_play_off(tmp_path: Path):
    path = finished(tmp_path)
    assert "there is nothing to play off" in " ".join(play(tmp_path, "s d", event=path))


def test_what_was_decided_stands_under_the_table_on_the_card_and_on_the_wall(tmp_path: Path):
    path = make_event(tmp_path)
    shown = play(tmp_path, "s d + / + enter", event=path)
    assert "Ånderson, Bea ahead of" in " ".join(shown)
    for keys in ("s", "s v"):
        assert "Place 1: Ånderson, Bea, by a play-off, 1½" in " ".join(
            play(tmp_path, keys, event=path, size=(120, 40))
        )


def test_the_wall_says_who_won_it(tmp_path: Path):
    path = make_event(tmp_path)
    play(tmp_path, "s d + / + enter", event=path)
    lines = [line for page in pages(event(path), 80, 24) for line in page.lines]
    found = " ".join(piece for line in lines for piece, _ in line)
    assert "Place 1: Ånderson, Bea ahead of Błaszczyk, Ola and Nguyễn Văn Bình by a play-off" in found


def test_r8_a_change_of_the_order_stands_with_its_reason_under_the_table_and_on_the_wall(tmp_path: Path):
    path = make_event(tmp_path)
    file = EventFile.open(path)
    file.take(SetTieBreaks(("SB",), "the poster says so"), at="2026-11-26T21:07:00")
    change, finished = last_change(file.history), file.event
    file.close()
    assert change is not None
    changed = "Order changed 26 Nov 21:07 to SB. Reason: the poster says so"
    assert changed in play(tmp_path, "s", event=path, size=(160, 40))[-2]
    lines = [line for page in pages(finished, 80, 24, change) for line in page.lines]
    assert changed in [line[0][0] for line in lines]
    assert "changed" not in play(tmp_path, "s u", event=path, size=(160, 40))[-2]


def test_a_long_reason_is_read_in_full_below_the_table(tmp_path: Path):
    path = make_event(tmp_path)
    file = EventFile.open(path)
    reason = "the poster at the door said so from the first evening on, and nobody was against it"
    file.take(SetTieBreaks(("SB",), reason), at=AT)
    file.close()
    shown = play(tmp_path, "s", event=path)
    assert reason in " ".join(" ".join(shown[20:22]).split())
    assert "3 results are missing" in shown[22] and "changed" not in shown[22]
    assert "changed" not in " ".join(play(tmp_path, "s u", event=path)[20:])


def test_it_is_asked_whether_a_group_plays_off_for_its_own_cup(tmp_path: Path):
    path = make_event(tmp_path)
    asked = " ".join(play(tmp_path, "s d", event=path))
    assert "Between whom?" not in asked
    file = EventFile.open(path)
    ids = [file.event.order[n - 1] for n in (1, 2)]
    for player in ids:
        person = file.event.player(player).person
        file.take(EditPlayer(player, replace(person, club="Rooks")), at=AT)
    rooks = Category("club Rooks", club="Rooks")
    file.take(SetPrizes(Prizes((Prize(1, thing="cup", category=rooks),))), at=AT)
    file.close()
    asked = " ".join(play(tmp_path, "s d", event=path))
    assert "Between whom?" in asked
    assert "club Rooks: Ånderson, Bea and Błaszczyk, Ola" in asked.replace("; ", " and ")
    shown = " ".join(play(tmp_path, "s d 2 l 2", event=path))
    assert "Błaszczyk, Ola ahead of Ånderson, Bea by lot" in shown
    assert [a.name for a in event_prizes(event(path)).awards] == ["Błaszczyk, Ola"]
    assert "club Rooks: Błaszczyk, Ola, by lot" in " ".join(play(tmp_path, "s", event=path, size=(120, 40)))


def test_three_decimals_set_by_a_command_stay(tmp_path: Path):
    path = finished(tmp_path)
    file = EventFile.open(path)
    file.take(SetPrizes(replace(file.event.prizes, currency=Currency("KWD", 3))), at=AT)
    file.close()
    assert "● 12.500" in " ".join(play(tmp_path, "s $", event=path))
    play(tmp_path, "s $ end , space b o o k enter", event=path)
    assert event(path).prizes.currency == Currency("KWD", 3)


def test_before_anything_is_played_the_screen_shows_what_can_be_won(tmp_path: Path):
    path = make_event(tmp_path, rounds=1)
    shown = play(tmp_path, "s $ 3 0 + 2 0 , space c u p tab w o m e n : 1 0", event=path)
    assert [line.split() for line in shown[9:13]] == [
        ["1", "everybody", "30"], ["2", "everybody", "20"], ["1", "everybody", "cup"], ["1", "women", "10"],
    ]  # fmt: skip
    assert "as it would be" not in " ".join(shown)
