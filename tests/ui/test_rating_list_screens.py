"""The rating list on the screen: a player looked up from the form, all players held against it.

CLUBTD_GOLDENS=write python -m pytest tests/ui/test_rating_list_screens.py     keeps what is shown now
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clubtd.event.event import Event
from clubtd.formats import words
from clubtd.store.contents import load
from clubtd.store.rating_list import opened, remembered
from clubtd.ui import themes
from tests.ui.conftest import make_event, play
from tests.ui.test_closer_looks import SIZES
from tests.ui.test_screens import CONSOLE_GLYPHS, golden

LIST = """\
fideid,name,country,sex,title,rating,rapid_rating,blitz_rating,birthday,flag
101,"Ånderson, Bea",NOR,F,WFM,1904,1850,1800,1990,
102,"Çelik, Deniz",TUR,M,,1815,1811,0,1985,
103,"Çelik, Deniz",GER,M,,1400,0,0,2010,
104,"Błaszczyk, Ola",POL,F,,1822,1790,0,1991,
105,"Tanaka, Aki",JPN,M,,1333,0,0,2001,
106,"Marsh, Fen",ENG,F,WIM,2205,2190,2180,1999,
"""


def make_list(folder: Path) -> Path:
    path = folder / "list.csv"
    path.write_text(LIST, encoding="utf-8")
    opened(folder, path)
    return path


def make_listed(folder: Path) -> Path:
    """The nine players, nothing paired yet, and a rating list that the club has used before."""
    make_list(folder)
    return make_event(folder, 0)


SCREENS = [
    ("look-up", "l a c e l f2", make_listed),
    ("look-up-nobody", "l a x y z f2", make_listed),
    ("look-up-taken", "l a m a r s h f2 enter", make_listed),
    ("ratings", "R", make_listed),
    ("ratings-by-name", "R a", make_listed),
    ("ratings-who", "R down down down w", make_listed),
    ("ratings-help", "R ?", make_listed),
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
    golden(f"{name}-{size[0]}x{size[1]}", play(tmp_path, keys, event=make(tmp_path), size=size))


@SIZES
@EACH
@pytest.mark.usefixtures("vietnamese")
def test_it_looks_as_it_did_in_vietnamese(tmp_path: Path, name, keys, make, size):
    golden(f"vi-{name}-{size[0]}x{size[1]}", play(tmp_path, keys, event=make(tmp_path), size=size))


@EACH
def test_the_linux_console_has_every_character_of_it(tmp_path: Path, name, keys, make):
    used = set("".join(play(tmp_path, keys, event=make(tmp_path), theme=themes.CONSOLE)))
    assert {c for c in used if not c.isalpha() and not c.isascii()} <= CONSOLE_GLYPHS


@pytest.mark.parametrize("size", [(60, 20), (200, 60), (30, 8)], ids=str)
@EACH
def test_it_fits_any_size(tmp_path: Path, name, keys, make, size):
    lines = play(tmp_path, keys, event=make(tmp_path), size=size)
    assert len(lines) == size[1]
    assert all(len(line) <= size[0] for line in lines)


def after(folder: Path, keys: str) -> tuple[Event, str]:
    """The event in its file, and the screen, after these keys."""
    path = make_listed(folder)
    shown = "\n".join(play(folder, keys, event=path))
    return load(path).history.event, shown


def test_the_form_is_filled_from_the_list(tmp_path: Path):
    event, _ = after(tmp_path, "a m a r s h f2 enter enter")
    fen = event.players[-1].person
    assert (fen.name, fen.rating, fen.title, fen.born) == ("Marsh, Fen", 2205, "WIM", "1999")
    assert (fen.fide_id, fen.federation, fen.sex) == ("106", "ENG", "w")


def test_an_id_is_enough(tmp_path: Path):
    event, _ = after(tmp_path, "a 1 0 6 f2 enter enter")
    assert event.players[-1].person.name == "Marsh, Fen"


def test_the_rapid_rating_is_taken_and_asked_for_the_next_time(tmp_path: Path):
    event, shown = after(tmp_path, "a m a r s h f2 k enter enter a n d f2")
    assert event.players[-1].rating == 2190
    assert "Taken: Rapid" in shown


def test_nothing_is_taken_with_escape(tmp_path: Path):
    event, shown = after(tmp_path, "a m a r s h f2 escape")
    assert len(event.players) == 9
    assert "marsh" in shown


def test_the_next_player_of_the_form_has_nothing_of_the_one_before(tmp_path: Path):
    event, _ = after(tmp_path, "a m a r s h f2 enter enter Z o e enter")
    assert (event.players[-1].person.name, event.players[-1].person.fide_id) == ("Zoe", "")


def test_without_a_name_there_is_nothing_to_look_up(tmp_path: Path):
    _, shown = after(tmp_path, "a f2")
    assert "Type a name, enough of one, or an id" in shown


def test_the_first_time_a_list_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fide.zip").touch()
    (tmp_path / "evening.trf").touch()
    path = make_event(tmp_path, 0)
    written = tmp_path / "list.csv"
    written.write_text(LIST, encoding="utf-8")
    asked = "\n".join(play(tmp_path, "a m a r s h f2 ctrl+u", event=path))
    assert "fide.zip" in asked
    assert "evening.trf" not in asked
    shown = "\n".join(play(tmp_path, "a m a r s h f2 ctrl+u l i s t . c s v enter", event=path))
    assert "Marsh, Fen" in shown
    assert remembered(tmp_path) == written


def test_nobody_is_taken_by_name_alone_unless_ticked(tmp_path: Path):
    event, shown = after(tmp_path, "R enter")
    assert "Nobody is ticked" in shown
    assert event.players[0].rating == 1894


def test_those_who_are_ticked_are_taken_in_one_step_and_one_undo_takes_it_back(tmp_path: Path):
    event, shown = after(tmp_path, "R a enter")
    assert "3 entries changed; u takes them back." in shown
    ratings = {p.name: p.rating for p in event.players}
    assert (ratings["Ånderson, Bea"], ratings["Tanaka, Aki"], ratings["Çelik, Deniz"]) == (1904, 1333, 1811)
    (tmp_path / "again").mkdir()
    event, shown = after(tmp_path / "again", "R a enter u")
    assert "Undone: 3 entries are corrected." in shown
    assert {p.name: p.rating for p in event.players}["Ånderson, Bea"] == 1894


def test_one_is_ticked(tmp_path: Path):
    event, _ = after(tmp_path, "R space enter")
    assert [p.name for p in event.players if p.person.fide_id] == ["Ånderson, Bea"]


def test_who_may_be_meant(tmp_path: Path):
    _, shown = after(tmp_path, "R down down down w")
    assert "Çelik, Deniz  1985  TUR  1815  102" in shown
    assert "Çelik, Deniz  2010  GER  1400  103" in shown


def test_a_list_that_is_broken_is_told(tmp_path: Path):
    path = make_listed(tmp_path)
    (tmp_path / "list.csv").write_text("no columns here\n")
    assert "list.csv is no rating list" in "\n".join(play(tmp_path, "R", event=path))


def test_a_member_of_the_club_is_looked_up_too(tmp_path: Path):
    from clubtd.store.club_list import read_members

    make_list(tmp_path)
    make_event(tmp_path, 0)
    play(tmp_path, "c a m a r s h f2 enter enter")
    (member,) = read_members(tmp_path).values()
    fen = member.person
    assert (fen.name, fen.rating, fen.title, fen.born) == ("Marsh, Fen", 2205, "WIM", "1999")
    assert (fen.fide_id, fen.federation, fen.sex) == ("106", "ENG", "w")


def test_who_was_ticked_stays_so_in_another_kind_of_ratings(tmp_path: Path):
    event, _ = after(tmp_path, "R space k enter")
    assert [player.rating for player in event.players[:2]] == [1850, 1822]


def test_a_title_before_a_name_does_not_change_its_place(tmp_path: Path):
    path = make_listed(tmp_path)
    shown = play(tmp_path, "R a enter", event=path)
    names = [line[10:40].strip() for line in shown[4:13]]
    assert names[0] == "WFM Ånderson, Bea"
