"""What the screens of one event have in common: going from one to the other, and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from clubtd.event.event import Event
from clubtd.formats.words import say, t
from clubtd.ui import cells
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame

if TYPE_CHECKING:
    from clubtd.ui.desk import Desk


COPY = (
    Command(
        "copy",
        ("f8",),
        "copy",
        "A copy of the event on a stick or in another folder, the same as the last time.",
        "copy_event",
        line=False,
    ),
    Command(
        "copy-elsewhere",
        ("f9",),
        "other place",
        "A copy of the event in another folder than the last time.",
        "copy_elsewhere",
        line=False,
    ),
)
AROUND = (
    Command("undo", ("u",), "undo", "Take back the last thing done; again: the one before.", "undo"),
    Command("redo", ("U", "ctrl+r"), "redo", "Do again what was undone.", "redo", "undone", line=False),
    Command(
        "round", ("r", "f3"), "round", "The round: boards and results.", "go", "not_round", with_="round"
    ),
    Command(
        "players",
        ("l", "f2"),
        "players",
        "Who is here, who leaves, byes.",
        "go",
        "not_players",
        with_="players",
    ),
    Command(
        "standings", ("s", "f4"), "standings", "The standings.", "go", "not_standings", with_="standings"
    ),
    Command(
        "history",
        ("f6",),
        "history",
        "Everything that was done, and the event as it was then.",
        "history",
        line=False,
    ),
    Command(
        "do",
        (":",),
        "do",
        "Any action by its verb, typed: tables, pairs by hand, points, prizes.",
        "do_line",
        line=False,
    ),
    Command(
        "backups",
        ("f7",),
        "backups",
        "The backups of this event, and the way back to one.",
        "backups",
        line=False,
    ),
    *COPY,
    Command(
        "next", ("tab",), "next screen", "From one screen of the event to the next.", "go_on", line=False
    ),
    Command(
        "home", ("escape",), "home", "Back to the list of events; everything is saved.", "go_home", line=False
    ),
)


class EventFrame(Frame):
    """A screen of the event on the desk."""

    NAME: ClassVar[str] = ""
    TURN: ClassVar[tuple[str, ...]] = ("round", "standings", "players")

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

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

    def update(self) -> None:
        """Bring the lines up to date; a look at the past always says so."""
        if self.desk.looking_back and not self._told:
            self._told = (self.desk.looking_back, "warn")
        super().update()

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
                self.tell(self.desk.said)

        self.app.push_screen(DoLine(self, self.club.verbs(), begun), done)

    def backups(self) -> None:
        """The backups of this event."""
        from clubtd.ui.backups_screen import BackupsScreen

        self.app.push_screen(BackupsScreen(self.desk), lambda _: self.redraw())

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

    def notice_line(self) -> tuple[str, str, str]:
        """When it was saved last, or why it is not."""
        if self.desk.trouble:
            return say(self.desk.trouble), "", "bad"
        if self.desk.file.read_only:
            return t("Open for reading only: another program has this event"), "", "warn"
        saved = t("saved {time}", time=self.desk.saved)
        return "", cells.right(t("saving"), cells.width(saved)) if self.desk.saving else saved, "plain"
