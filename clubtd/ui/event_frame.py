"""What the screens of one event have in common: going from one to the other, and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from clubtd.event.event import Event
from clubtd.event.message import msg
from clubtd.formats.words import say, t
from clubtd.store.demo import is_demo
from clubtd.ui import cells
from clubtd.ui.clock_watch import ClockWatch
from clubtd.ui.command import Command
from clubtd.ui.event_keys import CHANGING
from clubtd.ui.frame import Frame

if TYPE_CHECKING:
    from textual.timer import Timer

    from clubtd.formats.bye_words import Days
    from clubtd.ui.desk import Desk
    from clubtd.ui.round_clock import Face

FOLLOW_SECONDS = 1.0
"""How often to look whether another program, which has the event, did something."""


class EventFrame(Frame):
    """A screen of the event on the desk."""

    NAME: ClassVar[str] = ""
    TURN: ClassVar[tuple[str, ...]] = ("round", "standings", "players")

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.before_title = t("Demo · ") if is_demo(desk.file.path) else ""
        self._following: Timer | None = None
        self.clock = ClockWatch(self)

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self.desk.event

    @property
    def undone(self) -> bool:
        """Whether something was undone that can be done again."""
        return bool(self.desk.file.history.undone)

    @property
    def not_round(self) -> bool:
        """Whether the round is another screen."""
        return self.NAME != "round"

    @property
    def not_players(self) -> bool:
        """Whether the players are another screen."""
        return self.NAME != "players"

    @property
    def not_standings(self) -> bool:
        """Whether the standings are another screen."""
        return self.NAME != "standings"

    def earlier_byes(self) -> Days:
        """The days on which the players had the bye on earlier nights, by id."""
        from clubtd.store.nights import earlier_byes

        return earlier_byes(self.club.data, self.event, self.desk.file.path)

    @property
    def playing(self) -> bool:
        """Whether a game of the last round is being played."""
        return bool(self.event.current and self.event.current.missing)

    def urgent_line(self) -> tuple[str, str] | None:
        """That something is not saved, or that this is not the event as it is now."""
        if self.desk.trouble:
            return say(self.desk.trouble), "bad"
        return (self.desk.looking_back, "warn") if self.desk.looking_back else None

    def in_vain(self, command: Command) -> bool:
        """Nothing can be changed in the past, nor while another program has the event."""
        return bool(self.desk.looking_back or self.desk.file.read_only) and command.id in CHANGING

    # The clock of the round

    def update(self) -> None:
        """Bring the lines up to date, and go on watching the clock where one runs."""
        super().update()
        self.clock.watch()

    def clock_face(self) -> Face | None:
        """The clock of the running round; None: there is none, or this is the past."""
        return self.clock.face()

    def set_clock(self) -> None:
        """Start, stop or change the clock."""
        from clubtd.ui.clock_box import ask_clock

        ask_clock(self)

    def leave(self) -> None:
        """Note where one was, before another screen comes."""

    def redraw(self) -> None:
        """Show the event as it is now."""

    def go(self, name: str) -> None:
        """Another screen of this event."""
        self.leave()
        self.desk.last = name
        self.club.change(name, desk=self.desk)

    def go_on(self) -> None:
        """The next screen of this event."""
        self.go(self.TURN[(self.TURN.index(self.NAME) + 1) % len(self.TURN)])

    def go_home(self) -> None:
        """Back to the list of events; from a look at the past, back to the present."""
        if self.desk.looking_back:
            self.dismiss("")
            return
        self.leave()
        self.desk.last = self.NAME
        self.club.home()

    def history(self) -> None:
        """Everything that was done."""
        from clubtd.ui.history_screen import HistoryScreen

        self.app.push_screen(HistoryScreen(self.desk), lambda _: self.redraw())

    def do_line(self, begun: str = "") -> None:
        """Any action by its verb; `begun` is written already."""
        from clubtd.ui.do_line import DoLine

        def done(answer: str | None) -> None:
            if answer and self.desk.said:
                self.redraw()
                self.tell_done()

        self.app.push_screen(DoLine(self, self.club.verbs(), begun), done)

    def tell_done(self) -> None:
        """Say what was done last, or what is worth a look about it."""
        if self.desk.noticed:
            self.tell(self.desk.noticed[0], "warn")
        elif self.desk.said:
            self.tell(self.desk.said)

    def backups(self) -> None:
        """The backups of this event."""
        from clubtd.ui.backups_screen import BackupsScreen

        self.app.push_screen(BackupsScreen(self.desk), lambda _: self.redraw())

    def sheets(self) -> None:
        """Sheets for the wall, the printer and the web site, beginning with the one that fits this screen."""
        from clubtd.ui.sheets_screen import SheetsScreen

        here = {"round": "pairings", "players": "names" if self.event.rounds else "entries"}
        self.app.push_screen(SheetsScreen(self.desk, here.get(self.NAME, "standings")))

    def copy_event(self) -> None:
        """A copy where the last one went."""
        from clubtd.ui.copying import copy_event

        copy_event(self)

    def copy_elsewhere(self) -> None:
        """A copy in another folder."""
        from clubtd.ui.copying import copy_elsewhere

        copy_elsewhere(self)

    def undo(self) -> None:
        """Take back the last thing done."""
        said = self.desk.undo()
        self.redraw()
        self.tell(said)

    def redo(self) -> None:
        """Do again what was taken back."""
        said = self.desk.redo()
        self.redraw()
        self.tell(said)

    def on_mount(self) -> None:
        """Follow another program that has this event; nothing to wait for otherwise."""
        super().on_mount()
        if self.desk.file.read_only and not self.desk.looking_back and self._following is None:
            self._following = self.set_interval(FOLLOW_SECONDS, self._follow)
            if self.desk.file.holder:
                self.tell(msg("Reading only: open in {holder}.", holder=self.desk.file.holder), "warn")
        elif self.desk.file.warnings and not self.desk.looking_back:
            self.tell(self.desk.file.warnings[0], "warn")

    def _follow(self) -> None:
        """Show what the other program did; go on here when it is gone."""
        away = self.desk.file.away
        if not self.is_current or not self.desk.file.refresh():
            if away != self.desk.file.away:
                self.update()
            return
        self.redraw()
        if not self.desk.file.read_only:
            if self._following:
                self._following.stop()
            self.tell(msg("The other program is gone: this one has the event now."), "good")
        else:
            self.update()

    def notice_line(self) -> tuple[str, str, str]:
        """When it was saved last, or why it is not."""
        if self.desk.trouble:
            return "", "", "plain"
        if self.desk.file.read_only:
            return "", t("its file cannot be read") if self.desk.file.away else t("reading only"), "warn"
        saved = t("saved {time}", time=self.desk.saved)
        aside = cells.right(t("saving"), cells.width(saved)) if self.desk.saving else saved
        return "", self.beside_clock(aside), "plain"

    def beside_clock(self, aside: str) -> str:
        """The end of the notice line with the time left before it, where there is room."""
        found = self.clock_face()
        left = found.words() if found and self.size.width >= 80 else ""
        return f"{left} · {aside}" if left else aside
