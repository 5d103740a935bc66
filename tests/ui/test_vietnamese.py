"""Every screen in Vietnamese, as text at two sizes.

CLUBTD_GOLDENS=write python -m pytest tests/ui/test_vietnamese.py     keeps what is shown now
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clubtd.formats import words
from clubtd.ui import themes
from tests.ui import test_backups_and_damage, test_closer_looks, test_prizes_and_playoff, test_sheets_screen
from tests.ui.conftest import make_event, play
from tests.ui.test_closer_looks import SIZES
from tests.ui.test_screens import CONSOLE_GLYPHS, SCREENS, golden
from tests.ui.test_wall import watch

Make = Callable[[Path], Path]

FROM_HOME: list[tuple[str, str, Make]] = [
    *((name, keys, make_event) for name, keys in SCREENS.items()),
    *((name, keys, make) for name, keys, make in test_backups_and_damage.SCREENS),
    ("settings", "f10", make_event),
    ("themes", "f9", make_event),
    ("history", "enter f6", make_event),
]
INSIDE: list[tuple[str, str, Make]] = [
    *((name, keys, make or make_event) for name, keys, make in test_closer_looks.ALL if make),
    *((name, keys, make) for name, keys, make in test_prizes_and_playoff.SCREENS),
    *((name, keys, make) for name, keys, make in test_sheets_screen.SCREENS),
]


@pytest.fixture(autouse=True)
def vietnamese() -> Iterator[None]:
    words.use_language("vi")
    yield
    words.use_language("en")


@SIZES
@pytest.mark.parametrize(("name", "keys", "make"), FROM_HOME, ids=[name for name, *_ in FROM_HOME])
def test_a_screen_in_vietnamese(tmp_path: Path, name: str, keys: str, make: Make, size) -> None:
    make(tmp_path)
    golden(f"vi-{name}-{size[0]}x{size[1]}", play(tmp_path, keys, size=size))


@SIZES
@pytest.mark.parametrize(("name", "keys", "make"), INSIDE, ids=[name for name, *_ in INSIDE])
def test_a_screen_of_an_event_in_vietnamese(tmp_path: Path, name: str, keys: str, make: Make, size) -> None:
    golden(f"vi-{name}-{size[0]}x{size[1]}", play(tmp_path, keys, event=make(tmp_path), size=size))


@pytest.mark.parametrize("size", [(80, 24), (40, 12)], ids=["80x24", "40x12"])
@pytest.mark.parametrize(("name", "turns"), [("board", 0), ("name", 1), ("standings", 2)])
def test_the_wall_in_vietnamese(event: Path, name: str, turns: int, size: tuple[int, int]) -> None:
    golden(f"vi-wall-{name}-{size[0]}x{size[1]}", watch(event, turns, size=size))


@pytest.mark.parametrize("name", ["home", "round", "players", "standings", "new", "help"])
def test_the_linux_console_shows_letters_and_known_glyphs(tmp_path: Path, name: str) -> None:
    make_event(tmp_path)
    used = set("".join(play(tmp_path, SCREENS[name], theme=themes.CONSOLE)))
    assert {c for c in used if not c.isalpha() and not c.isascii()} <= CONSOLE_GLYPHS
