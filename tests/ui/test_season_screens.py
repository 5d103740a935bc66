"""Seasons on the screen: the list, the table, a total taken apart, nights, rules, sheets.

CLUBTD_GOLDENS=write python -m pytest tests/ui/test_season_screens.py     keeps what is shown now
"""

import os
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from clubtd.event.actions import EditPlayer
from clubtd.formats import words
from clubtd.standings.season import SeasonRules, Tie, Worth
from clubtd.store import deleting
from clubtd.store.eventfile import EventFile
from clubtd.store.seasons import Season, create, load, seasons
from clubtd.ui import themes
from tests.ui.conftest import AT, play
from tests.ui.test_closer_looks import SIZES
from tests.ui.test_screens import CONSOLE_GLYPHS, golden
from tests.winter_nights import make_winter

RULES = SeasonRules(Worth.PLACE, best=2, places=(100, 80, 60, 50, 40, 30), attendance=10)
WINTER = Season("Winter", RULES, match="winter rapid")


def make_season(folder: Path, season: Season = WINTER) -> Path:
    """Four nights and a season of them; the files were all changed at the same time."""
    moment = datetime.fromisoformat(AT).timestamp()
    for path in make_winter(folder):
        os.utime(path, (moment, moment))
    return create(folder, season)


def make_nights(folder: Path) -> None:
    make_winter(folder)


SCREENS = [
    ("seasons-none", "s", make_nights),
    ("seasons", "s", make_season),
    ("season", "s enter", make_season),
    ("season-why", "s enter down down enter", make_season),
    ("season-nights", "s enter n", make_season),
    ("season-rules", "s enter r tab tab tab", make_season),
    ("season-sheet", "s enter e", make_season),
    ("season-help", "s enter ?", make_season),
]
EACH = pytest.mark.parametrize(("name", "keys", "make"), SCREENS, ids=[name for name, *_ in SCREENS])


@pytest.fixture
def vietnamese() -> Iterator[None]:
    words.use_language("vi")
    yield
    words.use_language("en")


@SIZES
@EACH
def test_it_looks_as_it_did(tmp_path: Path, name, keys, make, size):
    make(tmp_path)
    golden(f"{name}-{size[0]}x{size[1]}", play(tmp_path, keys, size=size))


@SIZES
@EACH
@pytest.mark.usefixtures("vietnamese")
def test_it_looks_as_it_did_in_vietnamese(tmp_path: Path, name, keys, make, size):
    make(tmp_path)
    golden(f"vi-{name}-{size[0]}x{size[1]}", play(tmp_path, keys, size=size))


@EACH
def test_the_linux_console_has_every_character_of_it(tmp_path: Path, name, keys, make):
    make(tmp_path)
    used = set("".join(play(tmp_path, keys, theme=themes.CONSOLE)))
    assert {c for c in used if not c.isalpha() and not c.isascii()} <= CONSOLE_GLYPHS


@pytest.mark.parametrize("size", [(60, 20), (200, 60), (30, 8)], ids=str)
@EACH
def test_it_fits_any_size(tmp_path: Path, name, keys, make, size):
    make(tmp_path)
    lines = play(tmp_path, keys, size=size)
    assert len(lines) == size[1]
    assert all(len(line) <= size[0] for line in lines)


@pytest.mark.parametrize(
    ("wide", "rule"),
    [
        (60, "Best 2 of 4 nights, …"),
        (75, "Best 2 of 4 nights, points by place (10, 8, 6, 5, 4, 3), …"),
        (90, "Best 2 of 4 nights, points by place (10, 8, 6, 5, 4, 3), 1 for being there"),
    ],
)
def test_the_title_has_as_many_parts_of_the_rule_as_are_whole(tmp_path: Path, wide: int, rule: str):
    make_season(tmp_path)
    assert play(tmp_path, "s enter", size=(wide, 20))[0].split("  ")[-1].strip() == rule


def shown(folder: Path, keys: str, **more) -> str:
    return "\n".join(play(folder, keys, **more))


def test_a_season_is_begun_with_a_name_and_words(tmp_path: Path):
    make_winter(tmp_path)
    lines = shown(tmp_path, "s n C u p tab r a p i d enter")
    assert "Cup" in lines
    assert "All 4 nights, points as scored" in lines
    (kept,) = seasons(tmp_path)
    assert kept.season == Season("Cup", match="rapid")


def test_a_season_needs_a_name(tmp_path: Path):
    make_winter(tmp_path)
    assert "A season needs a name." in shown(tmp_path, "s n enter")
    assert seasons(tmp_path) == []


def test_rules_are_changed_in_their_form(tmp_path: Path):
    path = make_season(tmp_path)
    keys = "s enter r tab tab left tab tab backspace 3 tab backspace 0 . 5 tab w o n enter"
    lines = shown(tmp_path, keys)
    assert "Best 3 of 4 nights" in lines
    assert load(path).rules == SeasonRules(Worth.SCALED, 3, RULES.places, 5, (Tie.WON,))


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("tab tab tab tab x", "how many of the best nights count"),
        ("tab tab tab , x", "x is no number of points"),
        ("tab tab tab tab tab x", "is no number of points"),
        ("tab tab tab tab tab tab l u c k", "Level people are parted by"),
    ],
)
def test_a_field_that_cannot_be_right_says_so_at_once_and_is_not_kept(tmp_path: Path, keys: str, said: str):
    path = make_season(tmp_path)
    assert said in shown(tmp_path, f"s enter r {keys}", size=(120, 40))
    assert said in shown(tmp_path, f"s enter r {keys} enter", size=(120, 40))
    assert load(path) == WINTER


def test_nights_are_ticked_and_kept_at_once(tmp_path: Path):
    path = make_season(tmp_path)
    lines = shown(tmp_path, "s enter n space space escape")
    assert "Best 2 of 2 nights" in lines
    assert len(load(path).without) == 2
    assert "Best 2 of 4 nights" in shown(tmp_path, "s enter n space space escape")
    assert load(path).without == ()


def test_the_total_says_how_it_comes_about(tmp_path: Path):
    make_season(tmp_path)
    lines = shown(tmp_path, "s enter down down enter")
    assert "6 + 10 + 4 = 20; dropped: 5 and 0" in lines
    assert "Winter Rapid 1, 8 Sep     [5] place 4, dropped" in lines
    assert "4. Đorđević, Eva: 18" in shown(tmp_path, "s enter down down enter down")
    assert "1. Hồ Thị Ánh Nguyệt: 23" in shown(tmp_path, "s enter down enter up")


def test_a_deleted_night_is_told_and_the_rest_is_shown(tmp_path: Path):
    make_season(tmp_path)
    deleting.delete(tmp_path / "winter-rapid-2.json")
    lines = shown(tmp_path, "s enter", size=(120, 40))
    assert "winter-rapid-2 was deleted and is left out" in lines
    assert "Hồ Thị Ánh Nguyệt" in lines
    assert "not there any more" in shown(tmp_path, "s enter n")


def test_somebody_who_is_not_clear_is_marked(tmp_path: Path):
    from clubtd.event.actions import EditPlayer
    from clubtd.event.frozen import replace
    from clubtd.store.eventfile import EventFile

    make_season(tmp_path)
    file = EventFile.open(tmp_path / "winter-rapid-1.json")
    eva = next(p for p in file.event.players if "Eva" in p.name)
    file.take(EditPlayer(eva.id, replace(eva.person, born="1990")))
    file.close()
    file = EventFile.open(tmp_path / "winter-rapid-2.json")
    eva = next(p for p in file.event.players if "Eva" in p.name)
    file.take(EditPlayer(eva.id, replace(eva.person, born="1960")))
    file.close()
    lines = shown(tmp_path, "s enter", size=(120, 40))
    assert "It is not clear who Đorđević, Eva of Winter Rapid 3 is" in lines
    assert (
        any(line.startswith(" ?") and "Winter Rapid 3" in line for line in lines.splitlines())
        or "?  " in lines
    )


def test_the_table_is_saved_by_the_keys_of_every_sheet(tmp_path: Path):
    make_season(tmp_path)
    play(tmp_path, "s enter e s")
    text = (tmp_path / "sheets" / "season-winter.txt").read_text(encoding="utf-8")
    assert text.startswith("Winter\nBest 2 of 4 nights")
    play(tmp_path, "s enter e f s")
    assert (tmp_path / "sheets" / "season-winter.html").read_bytes().startswith(b"<!DOCTYPE html>")
    play(tmp_path, "s enter e f f s")
    assert (tmp_path / "sheets" / "season-winter.csv").read_bytes().startswith(b"\xef\xbb\xbfrank,")


def test_a_season_is_deleted_and_brought_back(tmp_path: Path):
    path = make_season(tmp_path)
    assert "Winter is deleted. b brings it back." in shown(tmp_path, "s delete d")
    assert not path.exists()
    assert len(list(tmp_path.glob("winter-rapid-*.json"))) == 4
    assert "Winter is back." in shown(tmp_path, "s b 1")
    assert load(path) == WINTER


def test_a_damaged_season_is_told_and_others_can_be_opened(tmp_path: Path):
    make_season(tmp_path)
    (tmp_path / "seasons" / "bad.json").write_text("{")
    assert "it is damaged" in shown(tmp_path, "s", size=(120, 40))
    assert "it is damaged" in shown(tmp_path, "s enter", size=(120, 40))
    assert "Hồ Thị Ánh Nguyệt" in shown(tmp_path, "s down enter")


def test_twenty_nights_are_shifted_through(tmp_path: Path):
    make_season(tmp_path, Season("S", RULES, match="winter"))
    for number in range(5, 21):
        source = tmp_path / f"winter-rapid-{number % 4 + 1}.json"
        (tmp_path / f"winter-rapid-{number}.json").write_bytes(source.read_bytes())
    lines = shown(tmp_path, "s enter")
    assert "20" not in lines.splitlines()[2]
    moved = shown(tmp_path, "s enter" + " right" * 12)
    assert "←" in moved.splitlines()[2]
    assert "Hồ Thị" in moved


def test_two_nights_on_one_day_have_numbers_and_the_remarks_say_which_they_are(tmp_path: Path) -> None:
    second = make_winter(tmp_path)[1]
    shutil.copy(second, second.with_stem("winter-rapid-2-late"))
    create(tmp_path, WINTER)
    assert re.search(r"Total +1 +2 +3 +4 +5", "\n".join(play(tmp_path, "s enter")))
    remarks = "\n".join(play(tmp_path, "s enter m", size=(120, 40)))
    assert "2: Winter Rapid 2, 6 Oct 2026" in remarks
    assert "3: Winter Rapid 2, 6 Oct 2026" in remarks


def test_a_name_spelled_in_two_ways_is_told_on_the_screen(tmp_path: Path) -> None:
    file = EventFile.open(make_winter(tmp_path)[2])
    bea = file.event.players[0]
    file.take(EditPlayer(bea.id, replace(bea.person, name="Andersson, Bea")), at=AT)
    file.close()
    create(tmp_path, replace(WINTER, events=("winter-rapid-1.json", "winter-rapid-3.json"), match=""))
    remarks = "\n".join(play(tmp_path, "s enter m", size=(120, 40)))
    assert re.search(
        "Are (Ånderson, Bea and Andersson, Bea|Andersson, Bea and Ånderson, Bea) the same", remarks
    )


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_without_a_season_the_whole_sentence_stands_there(tmp_path: Path, size: tuple[int, int]) -> None:
    said = " ".join(" ".join(play(tmp_path, "s", size=size)).split())
    assert (
        "the best three of five, points by place, a point for being there, or just all points added up."
        in said
    )
