"""The program with screens: they are imported when they are first opened, and end quietly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual.binding import BindingType
from textual.events import Event, Key, Paste

from clubtd.event.message import Refused, msg
from clubtd.formats.words import language
from clubtd.store import clock
from clubtd.ui.handled import handled
from clubtd.ui.preferences import AppWithPreferences
from clubtd.ui.settings import Settings

if TYPE_CHECKING:
    from textual.screen import Screen

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


class ClubApp(AppWithPreferences):
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
        super().__init__(config, theme)
        self._verbs = verbs
        self.data = data
        self.now = clock.now
        self._made_with = self._taste
        self.desk: Desk | None = None
        self.places: dict[Path, tuple[dict[str, str], str]] = {}
        self._warned = False
        self.home_row = ""
        self._first = self.make("home") if event is None else self._event(event)

    # Settings

    def keep(self, wanted: Settings) -> None:
        """Use these settings from now on. Refused when they cannot be written down."""
        super().keep(wanted)
        if self.desk:
            self.desk.digits_are_results = wanted.results != "signs"

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

        for screen in self.screen_stack:  # a box leaves the line of the screen below it in sight
            if isinstance(screen, Frame):
                screen.call_later(screen.update)

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
        edit = getattr(target, "edit", None)  # of a Field, whose module is not imported for its name only
        if not (edit and isinstance(event, Key) and await edit(event)):
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
        # All screens are looked at for keys: the first one is drawn before that.
        if self.complaints or self.settings.keys:
            self.screen.call_after_refresh(self._tell_of_settings)

    def _tell_of_settings(self) -> None:
        from clubtd.ui import cells
        from clubtd.ui.home import Home

        shown = self.screen.notice_line()[0] if isinstance(self.screen, Home) else ""
        self.tell_of_settings(elsewhere=bool(shown) and cells.width(shown) <= self.size.width - 4)

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
