"""Theme files: a closed list of keys, colours that are colours, text that can be read."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.color import Color as RichColor
from rich.style import Style
from textual.color import Color

from clubtd.ui import themes
from clubtd.ui.club import ClubApp
from clubtd.ui.field import Field
from clubtd.ui.look import Look
from tests.ui.conftest import make_event, play, settled

SHIPPED = themes.files()
GOOD = (Path(SHIPPED["club"])).read_text(encoding="utf-8")


def test_at_least_eight_themes_are_shipped_and_all_can_be_used() -> None:
    loaded, problems = themes.load_all(SHIPPED)
    assert not problems
    assert len(loaded) >= 8
    assert sum(theme.dark for theme in loaded) >= 2
    assert sum(not theme.dark for theme in loaded) >= 2
    assert [theme.name for theme in loaded if theme.ansi] == [themes.CONSOLE]
    assert themes.DEFAULT in SHIPPED


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours as WCAG 2 defines it."""

    def light(colour: str) -> float:
        parts = [c / 255 for c in Color.parse(colour).rgb]
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    bright, dim = sorted((light(first), light(second)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("name", [name for name in SHIPPED if name != themes.CONSOLE])
def test_everything_can_be_read(name: str) -> None:
    theme = themes.load(SHIPPED[name])
    colour = {**theme.variables, "text": theme.foreground, "background": theme.background}
    least = 7 if name == "contrast" else 4.5
    for front in ("text", "club-muted", "club-key", "club-good", "club-missing", "club-error"):
        assert contrast(colour[front], colour["background"]) >= least, front
        assert contrast(colour[front], colour["club-field"]) >= least, front
    assert contrast(colour["club-cursor-text"], colour["club-cursor"]) >= least


def mangled(place: int, put: bytes) -> bytes:
    """A good theme with some bytes of it replaced."""
    raw = GOOD.encode()
    at = place % len(raw)
    return raw[:at] + put + raw[at + len(put) :]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = ", "is not TOML"),
        ("\xff", "is not TOML"),
        (GOOD.replace("#1b2420", "blackish", 1), "“blackish” is not a colour (background)"),
        (GOOD.replace('text = "#e9e4d4"', "text = 7"), "“7” is not a colour (text)"),
        (GOOD.replace("muted =", "mutted ="), "these colours are missing: muted"),
        (GOOD + 'blink = "#ffffff"\n', "“blink” is not a colour of a theme"),
        ("size = 3\n" + GOOD, "“size” is not a setting of a theme"),
        (GOOD.replace("dark = true", 'dark = "yes"'), "“dark” has a value of the wrong kind"),
    ],
)
def test_a_bad_file_is_named_with_its_fault(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(text.encode("latin-1" if text == "\xff" else "utf-8"))
    loaded, problems = themes.load_all({"mine": path})
    assert not loaded
    assert len(problems) == 1
    assert str(problems[0]).startswith("mine.toml")
    assert said in str(problems[0])


@given(st.one_of(st.binary(max_size=400), st.builds(mangled, st.integers(0, 10_000), st.binary(max_size=4))))
@settings(max_examples=200, deadline=None)
def test_no_file_whatever_is_in_it_does_more_than_be_named(raw: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_bytes(raw)
        loaded, problems = themes.load_all({"mine": path})
    assert len(loaded) + len(problems) == 1
    assert all(str(problem).startswith("mine.toml") for problem in problems)


def test_a_theme_of_the_users_own_wins_over_a_shipped_one_of_that_name(tmp_path: Path) -> None:
    mine = tmp_path / "paper.toml"
    mine.write_text(GOOD, encoding="utf-8")
    assert themes.files([tmp_path])["paper"] == mine
    assert themes.find("paper", [tmp_path]) == mine
    assert themes.find("no such theme") is None


def test_without_colour_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_event(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    colours: set[RichColor | None] = set()

    def look(app: ClubApp) -> None:
        for strip in app.screen._compositor.render_strips():
            shown = strip
            for line_filter in app.screen.get_line_filters():
                shown = shown.apply_filter(line_filter, Color(0, 0, 0))
            colours.update(s.style.color for s in shown if s.style)
            colours.update(s.style.bgcolor for s in shown if s.style)

    shown = play(tmp_path, "enter", look=look)
    assert all(colour is None or colour.is_default for colour in colours)
    assert any(line.startswith(" ▶") for line in shown)


def test_an_example_in_an_empty_field_is_not_dimmed(tmp_path: Path) -> None:
    names = (themes.CONSOLE, "contrast", "paper")
    muted = {name: themes.load(SHIPPED[name]).variables["club-muted"] for name in names}
    found: dict[str, Style] = {}

    async def run() -> None:
        app = ClubApp(tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("n")
            for name in names:
                app.use_theme(name)
                await settled(app)
                found[name] = app.screen.query_one(Field).get_component_rich_style("input--placeholder")

    asyncio.run(run())
    assert {name: style.color for name, style in found.items()} == {
        name: Color.parse(colour).rich_color for name, colour in muted.items()
    }
    assert not any(style.dim for style in found.values())


@pytest.mark.parametrize("name", ["", "warn", "strong", "muted"])
def test_the_cursor_of_a_console_is_not_bold_black(name: str) -> None:
    look = Look(
        themes.load(SHIPPED[themes.CONSOLE]).variables
        | {"foreground": "ansi_default", "background": "ansi_default"}
    )
    assert not look.style(name, "cursor").bold
    assert look.style("title").bold
