"""The program with screens: themes, screens that are imported when they are first opened, and a quiet end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual.app import App
from textual.binding import BindingType
from textual.events import Event, Key, Paste

from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import language, say, t, use_language, was_asked
from clubtd.store import clock
from clubtd.ui import settings, themes
from clubtd.ui.command import remap
from clubtd.ui.handled import handled
from clubtd.ui.look import Look
from clubtd.ui.settings import Settings

if TYPE_CHECKING:
    from textual.screen import Screen
    from textual.theme import Theme

    from clubtd.ui.desk import Desk
    from clubtd.ui.do_line import Verbs
    from clubtd.ui.frame import Frame

# Where each screen lives.
PLACES = {
    "home": ("clubtd.ui.home", "Home"),
    "new": ("clubtd.ui.new_event", "NewEvent"),
    "players": ("clubtd.ui.players", "PlayersScreen"),
    "round": ("clubtd.ui.round", "RoundScreen"),
    "standings": ("clubtd.ui.standings", "StandingsScreen"),
    "calculator": ("clubtd.ui.calculator", "Calculator"),
    "help": ("clubtd.ui.help", "Help"),
    "manual": ("clubtd.ui.manual_screen", "Manual"),
    "palette": ("clubtd.ui.palette", "Palette"),
    "themes": ("clubtd.ui.pick_theme", "PickTheme"),
    "settings": ("clubtd.ui.settings_screen", "SettingsScreen"),
}

LONGEST_OPENING = 2.0
"""Seconds that a key waits for a screen to be there."""


class ClubApp(App[int]):
    """The screens of clubtd on the folder `data`; `event` is opened at once. Refused when it cannot be read."""

    TITLE = "clubtd"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        data: Path,
        event: Path | None = None,
        *,
        theme: str = "",
        config: Path | None = None,
        verbs: Callable[[], Verbs] | None = None,
    ) -> None:
        plain = "NO_COLOR" in os.environ
        super().__init__(ansi_color=True if plain else None)
        self._verbs = verbs
        self.data = data
        self.now = clock.now
        self.complaints: list[str] = []
        self._key_problems: list[Message] = []
        self.config = config
        self.settings = self._read_settings()
        if self.settings.language and not was_asked():
            use_language(self.settings.language)
        self._made_with = self._taste
        self.desk: Desk | None = None
        self.places: dict[Path, tuple[dict[str, str], str]] = {}
        self._warned = False
        self.home_row = ""
        console = plain or os.environ.get("TERM") == "linux"
        self.use_theme(themes.CONSOLE if console else theme or self.settings.theme or themes.DEFAULT)
        self._first = self.make("home") if event is None else self._event(event)

    # Settings and themes

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

    def _tell_of_keys(self) -> None:
        """Say once what is wrong with the keys of the settings file; all others work."""
        if not self.settings.keys or not self.config:
            return
        from clubtd.ui import other_keys
        from clubtd.ui.box import Box

        file = self.config / settings.FILE
        found = other_keys.contradictions(self.settings.keys, other_keys.place(file))
        if problems := [*self._key_problems, *found]:
            lines = [
                *map(say, problems),
                "",
                t(
                    "All other keys work. Where two commands share a key, the one that is first in the help has it."
                ),
            ]
            self.push_screen(Box(t("Keys that cannot be"), lines, [], t("all right")))

    @property
    def more_themes(self) -> tuple[Path, ...]:
        """The folder of the user's own themes."""
        return (self.config / "themes",) if self.config else ()

    def keep_theme(self, name: str) -> None:
        """Put on this theme from now on. Refused when that cannot be written down."""
        self.keep(replace(self.settings, theme=name))

    def keep(self, wanted: Settings) -> None:
        """Use these settings from now on. Refused when they cannot be written down."""
        self.settings = wanted
        if self.desk:
            self.desk.digits_are_results = wanted.results != "signs"
        if self.config:
            settings.write(self.config / settings.FILE, wanted)

    def speak(self, wanted: str) -> None:
        """Speak that language on every screen that is made from now on."""
        use_language(wanted)

    @property
    def _taste(self) -> tuple[str, str]:
        """What screens are made with: the language and the keys of results."""
        return language(), self.settings.results

    def freshen(self) -> None:
        """Make the screen of the event, or the list, again when its words or keys are others now."""
        if self._taste == self._made_with:
            return
        self._made_with = self._taste
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if self.desk:
            self.change(self._place_of(self.desk), desk=self.desk)
        else:
            self.change("home")

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

    # Screens

    def make(self, name: str, **arguments: Any) -> Frame:
        """The screen of that name."""
        module, kind = PLACES[name]
        screen: Frame = getattr(import_module(module), kind)(**arguments)
        return screen

    def verbs(self) -> Verbs:
        """The actions that can be typed; Refused where the program was started without them."""
        if self._verbs is None:
            raise Refused(msg("No actions can be typed here."))
        return self._verbs()

    def get_default_screen(self) -> Screen[Any]:
        """The first screen, without another one below it."""
        return self._first

    def push_screen(self, screen: Any, callback: Any = None, *more: Any, **named: Any) -> Any:
        """Put a screen on top. The one that asked shows what the answer led to, or why it was refused."""
        asking = self.screen if self._screen_stack else None

        def answered(answer: Any) -> None:
            from clubtd.ui.frame import Frame

            try:
                callback(answer)
            except Refused as refusal:
                if not isinstance(asking, Frame):
                    raise
                asking.tell(refusal.message, "bad")
            else:
                if isinstance(asking, Frame) and asking.is_attached:
                    asking.update()

        return super().push_screen(screen, answered if callback else None, *more, **named)

    def open(self, name: str, **arguments: Any) -> None:
        """Put a screen on top of this one."""
        self.push_screen(self.make(name, **arguments))

    def change(self, name: str, **arguments: Any) -> None:
        """Put a screen in the place of this one."""
        self._put(self.make(name, **arguments))

    def _put(self, screen: Frame) -> None:
        """The first screen cannot be taken away: the others take turns on top of it."""
        if len(self.screen_stack) == 1:
            self.push_screen(screen)
        else:
            self.switch_screen(screen)

    def home(self) -> None:
        """Give the event back and show the list. Refused when something cannot be saved."""
        self._put_away()
        self.change("home")

    def enter(self, path: Path) -> None:
        """Go into an event: where one was, or where its work is. Refused when it cannot be read."""
        self._put(self._event(path))

    def take_up(self, desk: Desk) -> Frame:
        """The screen on which the work of an event is."""
        self.desk = desk
        desk.tell_changes(self._saved)
        desk.digits_are_results = self.settings.results != "signs"
        desk.places, desk.last = self.places.get(desk.file.path, ({}, ""))
        self.home_row = str(desk.file.path)
        return self.make(self._place_of(desk), desk=desk)

    def _place_of(self, desk: Desk) -> str:
        event = desk.event
        return desk.last or ("players" if not event.rounds else "standings" if event.finished else "round")

    def _event(self, path: Path) -> Frame:
        from clubtd.ui.desk import Desk

        return self.take_up(Desk.open(path))

    def _put_away(self) -> None:
        if self.desk:
            self.desk.close()
            self.places[self.desk.file.path] = (self.desk.places, self.desk.last)
            self.desk = None

    def _saved(self) -> None:
        """Something was saved, or could not be: show it. This comes from the thread that saves."""
        from clubtd.ui.frame import Frame

        if isinstance(self.screen, Frame):
            self.screen.call_later(self.screen.update)

    def leave(self) -> None:
        """End the program. Refused, once, when something cannot be saved."""
        try:
            self._put_away()
        except Refused:
            if not self._warned:
                self._warned = True
                raise
        self.exit()

    # Keys

    async def on_event(self, event: Event) -> None:
        """A key has done its work before the next one is read: what is typed ahead goes where it was meant to go."""
        typed = isinstance(event, Key | Paste) and not event.is_forwarded
        if typed and isinstance(event, Key) and await self._pressed(event):
            return
        target = (self.screen.focused or self.screen) if typed else None
        await super().on_event(event)
        if target is not None:
            await handled(target)

    async def _pressed(self, event: Key) -> bool:
        from clubtd.ui.frame import Frame as Ours

        frame = self.screen
        if not isinstance(frame, Ours):
            return False
        if not frame.ready.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(frame.ready.wait(), LONGEST_OPENING)
        return self.screen is frame and await cast("Frame", frame).press(event)

    # The beginning and the end

    def on_ready(self) -> None:
        """The first frame is there: from now on garbage is collected again, but never what the start made."""
        gc.freeze()
        gc.enable()
        from clubtd.ui import hangup

        loop = asyncio.get_running_loop()
        hangup.watch(lambda: loop.call_soon_threadsafe(self._told_to_end))
        self.call_later(self._tell_of_keys)

    def on_mount(self) -> None:
        """End quietly when the terminal or the system says so: everything is saved already."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if number := getattr(signal, name, None):
                loop.add_signal_handler(number, self._told_to_end)

    def _told_to_end(self) -> None:
        if self.desk:
            self.desk.close(anyway=True)
        self.exit()
