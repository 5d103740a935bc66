"""The program with screens: themes, screens that are imported when they are first opened, and a quiet end."""

from __future__ import annotations

import signal
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App
from textual.binding import BindingType

from clubtd.formats.words import say
from clubtd.ui import themes
from clubtd.ui.look import Look

if TYPE_CHECKING:
    from pathlib import Path

    from textual.theme import Theme

    from clubtd.ui.frame import Frame

# Where each screen lives.
SCREENS_BY_NAME = {
    "help": ("clubtd.ui.help", "Help"),
    "palette": ("clubtd.ui.palette", "Palette"),
    "themes": ("clubtd.ui.pick_theme", "PickTheme"),
}


class ClubApp(App[None]):
    """The screens of clubtd."""

    TITLE = "clubtd"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, theme: str = themes.DEFAULT, more_themes: tuple[Path, ...] = ()) -> None:
        super().__init__()
        self.more_themes = more_themes
        self.bad_themes: list[str] = []
        self.use_theme(theme)

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
        """Put on the theme of that name; one that cannot be used is noted in `bad_themes`."""
        path = themes.find(name, self.more_themes)
        if path is None:
            return
        try:
            theme = themes.load(path)
        except themes.BadTheme as bad:
            self.bad_themes.append(say(bad.message))
            return
        self.register_theme(theme)
        if self.is_running or theme.ansi:
            self.theme = name
        else:
            # Before the start this is enough, and saves reading all style sheets twice.
            self.set_reactive(App.theme, name)
            self.stylesheet.set_variables(self.get_css_variables())

    def make(self, name: str, **arguments: Any) -> Frame:
        """The screen of that name."""
        module, kind = SCREENS_BY_NAME[name]
        screen: Frame = getattr(import_module(module), kind)(**arguments)
        return screen

    def open(self, name: str, **arguments: Any) -> None:
        """Put a screen on top of this one."""
        self.push_screen(self.make(name, **arguments))

    def on_mount(self) -> None:
        """End quietly when the terminal or the system says so: everything is saved already."""
        import asyncio

        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if number := getattr(signal, name, None):
                loop.add_signal_handler(number, self.exit)
