"""The wall at double size in Vietnamese; all other screens are in `test_every_screen.py`.

CLUBTD_GOLDENS=write python -m pytest tests/ui/test_vietnamese.py     keeps what is shown now
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clubtd.formats import words
from clubtd.ui import cells
from clubtd.ui.cross_table import CrossTableScreen
from tests.ui.test_screens import golden
from tests.ui.test_wall import watch


@pytest.fixture(autouse=True)
def vietnamese() -> Iterator[None]:
    words.use_language("vi")
    yield
    words.use_language("en")


@pytest.mark.parametrize(("name", "turns"), [("board", 0), ("name", 1), ("standings", 2)])
def test_the_wall_at_double_size(event: Path, name: str, turns: int) -> None:
    golden(f"vi-wall-{name}-40x12", watch(event, turns, size=(40, 12)))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_60_columns_hold_how_a_cross_table_is_read(language: str) -> None:
    words.use_language(language)
    for how in CrossTableScreen.ABOUT[1:]:
        assert cells.width(words.say(how)) <= 60 - len("─  ─")
