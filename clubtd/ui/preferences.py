"""The program as the one who uses it likes it: the settings, the keys of commands, the themes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import App

from clubtd.event.frozen import replace
from clubtd.event.message import Message
from clubtd.formats.words import say, t, use_language, was_asked
from clubtd.ui import settings, themes
from clubtd.ui.command import remap
from clubtd.ui.look import Look
from clubtd.ui.settings import Settings

if TYPE_CHECKING:
    from textual.theme import Theme


class AppWithPreferences(App[int]):
    """An app with the settings and the themes of the folder `config`; what is wrong with them is in `complaints`.

    Without colours (NO_COLOR) and on the Linux console the theme is the one for 16 colours, whatever was chosen.
    """

    def __init__(self, config: Path | None, theme: str = "") -> None:
        plain = "NO_COLOR" in os.environ
        super().__init__(ansi_color=True if plain else None)
        self.complaints: list[str] = []
        self._key_problems: list[Message] = []
        self.config = config
        self.settings = self._read_settings()
        if self.settings.language and not was_asked():
            use_language(self.settings.language)
        console = plain or os.environ.get("TERM") == "linux"
        self.use_theme(themes.CONSOLE if console else theme or self.settings.theme or themes.DEFAULT)

    # Settings and keys

    def _read_settings(self) -> Settings:
        if self.config is None:
            return Settings()
        found, problems = settings.read(self.config / settings.FILE)
        self.complaints += map(say, problems)
        self._use_keys(found)
        return found

    def _use_keys(self, found: Settings) -> None:
        """Other keys for commands, of those a terminal can send."""
        keys = found.keys
        if keys and self.config:
            from clubtd.ui import other_keys

            keys, self._key_problems = other_keys.usable(keys, other_keys.place(self.config / settings.FILE))
        remap(keys)

    def tell_of_settings(self, elsewhere: bool) -> None:
        """Say once, in one message, what of the settings is left out; with `elsewhere` complaints are seen already."""
        lines = [] if elsewhere else list(self.complaints)
        if problems := self._bad_keys():
            lines += [*([""] if lines else []), *map(say, problems), ""]
            lines.append(
                t(
                    "All other keys work. Where two commands share a key, the one that is first in the help has it."
                )
            )
        if lines:
            from clubtd.ui.box import Box

            title = t("Keys that cannot be") if problems else t("Settings that cannot be")
            self.push_screen(Box(title, lines, [], t("all right")))

    def _bad_keys(self) -> list[Message]:
        if not self.settings.keys or not self.config:
            return []
        from clubtd.ui import other_keys

        where = other_keys.place(self.config / settings.FILE)
        return [*self._key_problems, *other_keys.contradictions(self.settings.keys, where)]

    def keep(self, wanted: Settings) -> None:
        """Use these settings from now on. Refused when they cannot be written down."""
        self.settings = wanted
        if self.config:
            settings.write(self.config / settings.FILE, wanted)

    def speak(self, wanted: str) -> None:
        """Speak that language on every screen that is made from now on."""
        use_language(wanted)

    # Themes

    @property
    def more_themes(self) -> tuple[Path, ...]:
        """The folder of the user's own themes."""
        return (self.config / "themes",) if self.config else ()

    def keep_theme(self, name: str) -> None:
        """Put on this theme from now on. Refused when that cannot be written down."""
        self.keep(replace(self.settings, theme=name))

    def get_theme(self, theme_name: str) -> Theme | None:
        """The theme of that name. Textual asks for every line it draws, and its own answer copies all themes."""
        return self._registered_themes.get(theme_name) or super().get_theme(theme_name)

    def get_css_variables(self) -> dict[str, str]:
        """The colours of the theme, from which the look of our own widgets is made."""
        variables = super().get_css_variables()
        self.look = Look(variables)
        return variables

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours our style sheets name, for themes that do not."""
        return themes.VARIABLES

    def use_theme(self, name: str) -> None:
        """Put on the theme of that name; one that cannot be used is noted in `complaints`."""
        path = themes.find(name, self.more_themes) or themes.find(themes.DEFAULT)
        if path is None:
            return
        if path.stem != name:
            self.complaints.append(t("there is no theme {name}", name=name))
        try:
            theme = themes.load(path)
        except themes.BadTheme as bad:
            self.complaints.append(say(bad.message))
            return
        self.register_theme(theme)
        if self.is_running or theme.ansi:
            self.theme = theme.name
        else:
            # Before the start this is enough, and saves reading all style sheets twice.
            self.set_reactive(App.theme, theme.name)
            self.stylesheet.set_variables(self.get_css_variables())
