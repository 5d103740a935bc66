"""What people set for themselves: theme, language, mouse, keys of results and of commands. A small TOML file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import LANGUAGES

SCHEMES = ("signs", "1-0-5")
BELLS = ("on", "end", "off")
FILE = "settings.toml"


@frozen
class Settings:
    """`results` is the scheme of the result keys, `keys` other keys for commands by their ids.

    An empty `language` is that of the system. `bell` says when the clock of a round rings: also before the end, at
    the end, never; `checking` that all results are typed twice.
    """

    theme: str = ""
    results: str = SCHEMES[0]
    keys: Mapping[str, tuple[str, ...]] = {}
    language: str = ""
    mouse: bool = True
    bell: str = BELLS[0]
    checking: bool = False


def folder() -> Path:
    """Where the settings and the user's own themes are: CLUBTD_CONFIG, else the platform's folder."""
    if chosen := os.environ.get("CLUBTD_CONFIG"):
        return Path(os.path.expanduser(chosen))
    from platformdirs import user_config_path

    return user_config_path("clubtd", appauthor=False)


def read(path: Path) -> tuple[Settings, list[Message]]:
    """The settings of the file and what is wrong with it; what is wrong is left out. No file: nothing is set."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings(), []
    except (OSError, UnicodeDecodeError) as error:
        return Settings(), [msg("{file} cannot be read: {why}", file=path.name, why=str(error))]
    import tomllib

    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return Settings(), [msg("{file} is not TOML: {why}", file=path.name, why=str(error))]
    return _settings(table, path.name)


def _settings(table: dict[str, object], file: str) -> tuple[Settings, list[Message]]:
    settings, problems = Settings(), []
    for name, value in table.items():
        if name == "theme" and isinstance(value, str):
            settings = replace(settings, theme=value)
        elif name == "results" and value in SCHEMES:
            settings = replace(settings, results=str(value))
        elif name == "language" and value in LANGUAGES:
            settings = replace(settings, language=str(value))
        elif name == "mouse" and isinstance(value, bool):
            settings = replace(settings, mouse=value)
        elif name == "bell" and value in BELLS:
            settings = replace(settings, bell=str(value))
        elif name == "checking" and isinstance(value, bool):
            settings = replace(settings, checking=value)
        elif name == "keys" and isinstance(value, dict):
            keys, bad = _keys(value)
            settings = replace(settings, keys=keys)
            problems += [
                msg('{file}: “{name}” needs a list of keys, as ["f5"].', file=file, name=name) for name in bad
            ]
        else:
            known = (
                "theme",
                f"results ({', '.join(SCHEMES)})",
                f"language ({', '.join(LANGUAGES)})",
                "mouse",
                f"bell ({', '.join(BELLS)})",
                "checking",
                "keys",
            )
            problems.append(
                msg(
                    "{file}: “{name}” cannot be set so; there are {known}.", file=file, name=name, known=known
                )
            )
    return settings, problems


def _keys(table: dict[str, object]) -> tuple[dict[str, tuple[str, ...]], list[str]]:
    good = {
        name: tuple(keys)
        for name, keys in table.items()
        if isinstance(keys, list) and keys and all(isinstance(key, str) and key for key in keys)
    }
    return good, [name for name in table if name not in good]


def write(path: Path, settings: Settings) -> None:
    """Keep the settings; Refused when the file cannot be written."""
    lines = [f"theme = {_quoted(settings.theme)}", f"results = {_quoted(settings.results)}"]
    if settings.language:
        lines.append(f"language = {_quoted(settings.language)}")
    if not settings.mouse:
        lines.append("mouse = false")
    if settings.bell != BELLS[0]:
        lines.append(f"bell = {_quoted(settings.bell)}")
    if settings.checking:
        lines.append("checking = true")
    if settings.keys:
        lines += ["", "[keys]"]
        lines += [f"{_quoted(n)} = [{', '.join(map(_quoted, k))}]" for n, k in settings.keys.items()]
    fresh = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
        os.replace(fresh, path)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("The settings cannot be kept in {file}: {why}.", file=str(path), why=why)) from None


def _quoted(text: str) -> str:
    escaped = "".join(f"\\u{ord(c):04x}" if c in '"\\' or not c.isprintable() else c for c in text)
    return f'"{escaped}"'
