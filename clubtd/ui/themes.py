"""Colour themes: one TOML file each, read with a closed list of keys before Textual sees them.

Meaning is never in a colour alone, so a theme can be whatever eyes like.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from textual.color import Color, ColorParseError
from textual.theme import Theme

from clubtd.event.message import Message, msg

DEFAULT = "club"
CONSOLE = "console"

COLOURS = (
    "background", "text", "muted", "line", "key", "cursor", "cursor-text", "good", "missing", "error", "field",
)  # fmt: skip
_KEYS = {"name": str, "dark": bool, "ansi": bool, "colours": dict}
# What our style sheets use before any theme of ours is there.
VARIABLES = {
    "club-muted": "#8a919c",
    "club-line": "#4a5260",
    "club-key": "#e8b04b",
    "club-cursor": "#2f5d8a",
    "club-cursor-text": "#ffffff",
    "club-good": "#7fbf7f",
    "club-missing": "#e8b04b",
    "club-error": "#f08080",
    "club-field": "#232a36",
    # Textual names these, and gives them to some of its own themes only.
    "ansi-background": "ansi_default",
    "ansi-foreground": "ansi_default",
}


class BadTheme(Exception):
    """A theme file that cannot be used; says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def folders() -> list[Path]:
    """Where the shipped themes are: beside the package in a wheel, else at the top of the checkout."""
    package = Path(__file__).parent.parent
    return [f for f in (package / "themes", package.parent / "themes") if f.is_dir()][:1]


def files(more: Sequence[Path] = ()) -> dict[str, Path]:
    """Theme files by name; those in the folders of `more` (the user's own) win over the shipped ones."""
    return {path.stem: path for folder in (*folders(), *more) for path in sorted(folder.glob("*.toml"))}


def find(name: str, more: Sequence[Path] = ()) -> Path | None:
    """The file of one theme."""
    places = [folder / f"{name}.toml" for folder in (*reversed(more), *folders())]
    return next((path for path in places if path.is_file()), None)


def load(path: Path) -> Theme:
    """The theme of a file; BadTheme when it is not one."""
    import tomllib

    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadTheme(
            msg("{file} cannot be read: {why}", file=path.name, why=str(error.strerror))
        ) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadTheme(msg("{file} is not TOML: {why}", file=path.name, why=str(error))) from error
    for problem in _problems(table):
        raise BadTheme(msg("{file}: {problem}", file=path.name, problem=problem))
    return _theme(path.stem, table)


def load_all(paths: dict[str, Path]) -> tuple[list[Theme], list[Message]]:
    """All themes that can be used, and what is wrong with the others."""
    themes, problems = [], []
    for path in paths.values():
        try:
            themes.append(load(path))
        except BadTheme as bad:
            problems.append(bad.message)
    return themes, problems


def title(path: Path) -> str:
    """The name a theme file gives itself."""
    import tomllib

    return str(tomllib.loads(path.read_text(encoding="utf-8")).get("name", path.stem))


def _problems(table: dict[str, object]) -> Iterator[Message]:
    for key, value in table.items():
        if key not in _KEYS:
            yield msg("“{key}” is not a setting of a theme; there are {known}.", key=key, known=tuple(_KEYS))
        elif not isinstance(value, _KEYS[key]):
            yield msg("“{key}” has a value of the wrong kind.", key=key)
    colours = table.get("colours", {})
    if not isinstance(colours, dict):
        return
    missing = tuple(name for name in COLOURS if name not in colours)
    if missing:
        yield msg("these colours are missing: {names}.", names=missing)
    for key, value in colours.items():
        if key not in COLOURS:
            yield msg("“{key}” is not a colour of a theme; there are {known}.", key=key, known=COLOURS)
        elif not _is_colour(value):
            yield msg("“{value}” is not a colour ({key}).", value=str(value), key=key)


def _is_colour(value: object) -> bool:
    try:
        return isinstance(value, str) and Color.parse(value) is not None
    except ColorParseError:
        return False


def _theme(name: str, table: dict[str, object]) -> Theme:
    colours = table["colours"]
    assert isinstance(colours, dict)
    theme = Theme(
        name=name,
        primary=colours["key"],
        secondary=colours["muted"],
        accent=colours["key"],
        foreground=colours["text"],
        background=colours["background"],
        surface=colours["field"],
        panel=colours["field"],
        success=colours["good"],
        warning=colours["missing"],
        error=colours["error"],
        dark=bool(table.get("dark", True)),
        ansi=bool(table.get("ansi", False)),
        variables={
            **{f"club-{key}": colours[key] for key in COLOURS if f"club-{key}" in VARIABLES},
            "input-cursor-background": colours["text"],
            "input-cursor-foreground": colours["background"],
            "input-cursor-text-style": "none",
            "input-selection-background": colours["cursor"],
            "input-selection-foreground": colours["cursor-text"],
        },
    )
    theme.to_color_system().generate()
    return theme
