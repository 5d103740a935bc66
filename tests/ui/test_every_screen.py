"""Every screen: as text at two sizes in both languages, in every theme, on the console, and while the size changes.

CLUBTD_GOLDENS=write python -m pytest tests/ui/test_every_screen.py     keeps what is shown now

A new kind of screen joins by a picture in the table of `every_screen.py`; without one a test here fails.
"""

import asyncio
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import iter_modules

import pytest
from textual.screen import Screen

import clubtd.ui
from clubtd.formats import words
from clubtd.ui import themes
from clubtd.ui.club import ClubApp
from tests.ui.conftest import resize, settled, texts
from tests.ui.every_screen import FOUND_ON, SHOTS, Shot, at_the_screen
from tests.ui.test_screens import CONSOLE_GLYPHS, GOLDENS, golden

SIZES = [(80, 24), (120, 40)]
FIRST = (SIZES[0], "en")
SHOWS = {name: kind for kind, name in FOUND_ON.items()}
MONEY = set("£€")
EVERY = pytest.mark.parametrize("shot", SHOTS, ids=[shot.name for shot in SHOTS])


@pytest.fixture(autouse=True)
def in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Paths on the screen do not depend on where the tests run."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    yield
    words.use_language("en")


def shown(shot: Shot, folder: Path, size: tuple[int, int]) -> list[str]:
    lines: list[str] = []
    asyncio.run(at_the_screen(shot, folder, size, lambda app: lines.extend(texts(app))))
    return lines


def compared(shot: Shot, lines: list[str], size: tuple[int, int], language: str) -> None:
    """It is the picture that is kept, in what the fonts of the console have."""
    assert len(lines) == size[1]
    assert {c for c in "".join(lines) if not c.isalpha() and not c.isascii()} <= CONSOLE_GLYPHS | MONEY
    golden(f"{'' if language == 'en' else language + '-'}{shot.name}-{size[0]}x{size[1]}", lines)


@pytest.mark.parametrize(
    ("size", "language"),
    [pair for pair in product(SIZES, words.LANGUAGES) if pair != FIRST],
    ids=lambda value: value if isinstance(value, str) else "{}x{}".format(*value),
)
@EVERY
def test_it_looks_as_it_did(shot: Shot, size: tuple[int, int], language: str, tmp_path: Path) -> None:
    words.use_language(language)
    compared(shot, shown(shot, tmp_path, size), size, language)


@EVERY
def test_it_looks_as_it_did_in_every_theme_and_the_size_may_change_at_any_moment(
    shot: Shot, tmp_path: Path
) -> None:
    async def tour(app: ClubApp) -> None:
        before = texts(app)
        compared(shot, before, *FIRST)
        assert shot.name not in SHOWS or type(app.screen).__name__ == SHOWS[shot.name]
        for name in themes.files():
            app.use_theme(name)
            await settled(app)
            assert texts(app) == before, name
        for width, height in ((60, 20), (200, 60), (30, 8), (60, 20), (120, 40), (80, 24)):
            await resize(app, width, height)
            lines = texts(app)
            assert len(lines) == height
            assert all(len(line) <= width for line in lines)
        after = texts(app)
        if any(line.endswith("█") or "█│" in line for line in before):
            # A long list may stand a line higher or lower now.
            before, after = [*before[:2], *before[-2:]], [*after[:2], *after[-2:]]
        assert after == before

    asyncio.run(at_the_screen(shot, tmp_path, (80, 24), tour))


def kinds(of: type[Screen[object]] = Screen) -> Iterator[type[Screen[object]]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_no_kind_of_screen_is_without_a_picture() -> None:
    for module in iter_modules(clubtd.ui.__path__):
        import_module(f"clubtd.ui.{module.name}")
    ours = {k.__name__ for k in kinds() if k.__module__.startswith("clubtd.ui.") and not k.__subclasses__()}
    assert ours - set(FOUND_ON) == set(), "these have no picture in the table of every_screen.py"
    assert set(FOUND_ON) - ours == set()


def test_every_kind_of_screen_has_a_picture_of_its_own() -> None:
    assert len(SHOWS) == len(FOUND_ON)
    assert set(SHOWS) <= {shot.name for shot in SHOTS}


def test_no_text_is_kept_that_no_picture_has_any_more() -> None:
    sizes = [f"{width}x{height}" for width, height in [*SIZES, (40, 12)]]
    wanted = {f"{lang}{shot.name}-{size}.txt" for lang in ("", "vi-") for shot in SHOTS for size in sizes}
    assert {path.name for path in GOLDENS.iterdir()} - wanted == set()
