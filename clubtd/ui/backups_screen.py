"""The backups that clubtd made without asking, newest first; Enter goes back to one, and u back again."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from textual.widget import Widget

from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.formats.words import clock, day, say, t
from clubtd.store.backups import Backup
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.event_keys import COPY
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row


class BackupsScreen(EventFrame):
    """Every backup with its time, what came next, and how much was done since."""

    NAME = "backups"
    ABOUT = (
        msg(
            "clubtd makes a backup before every pairing and before a backup is restored; the last ten rounds are kept."
            " Enter makes the event what it was then. Nothing is lost by that: u brings everything back."
        ),
        msg("A copy in another place, as a stick, protects from more than a mistake: F8."),
    )
    OFFERS = (
        Command("restore", ("enter",), "go back to it", "Make the event what it was then.", "restore"),
        Command("undo", ("u",), "undo", "Take back the last thing done; again: the one before.", "undo"),
        Command("redo", ("U", "ctrl+r"), "redo", "Do again what was undone.", "redo", "undone"),
        *(command._replace(line=True) for command in COPY),
        Command("back", ("escape", "f7"), "back", "Back to the event.", "back"),
    )

    def content(self) -> Iterable[Widget]:
        """The list."""
        self.grid = Grid(
            (
                Column("time", t("Made")),
                Column("what", t("What it is"), flexible=True, minimum=20, grow=True),
                Column("since", t("Done since"), align=Align.RIGHT, drop=1),
            ),
            frozen=1,
        )
        self.grid.show(self._rows())
        return (self.grid,)

    def title_line(self) -> tuple[str, str]:
        """Where we are."""
        return t("{event} · backups", event=self.event.settings.name), t("newest first")

    def _rows(self) -> list[Row]:
        self._backups = {str(backup.path): backup for backup in self.desk.file.backups()}
        if not self._backups:
            return [
                Row("none", wide=" "),
                Row("why", wide="  " + t("No backup yet: the first one is made before round 1 is paired.")),
            ]
        rows: list[Row] = []
        date = ""
        for key, backup in self._backups.items():
            made = _time(backup)
            if made[:10] != date:
                date = made[:10]
                rows.append(Row(f"day {date}", wide=day(date)))
            damaged = backup.occasion.kind == "damaged"
            what = cells.shown(say(backup.occasion.label))
            rows.append(
                Row(key, (clock(made), what, say(self._since(backup))), style="muted" if damaged else "")
            )
        return rows

    def _since(self, backup: Backup) -> Message:
        return nmsg("{n} action", "{n} actions", self._actions_since(backup))

    def _actions_since(self, backup: Backup) -> int:
        return max(0, len(self.desk.file.history.log) - backup.occasion.actions)

    def redraw(self) -> None:
        """Show the backups as they are now."""
        self.grid.show(self._rows())

    def on_grid_chosen(self) -> None:
        """A double click."""
        self.restore()

    def restore(self) -> None:
        """Ask, and go back to the backup under the cursor."""
        backup = self._backups.get(self.grid.key)
        if backup is None:
            raise Refused(msg("No backup is selected."))
        if self.desk.looking_back:
            raise Refused(msg("This is the event as it was: Esc leads back to what it is now."))
        lines = [
            t("The event becomes what it was {what}.", what=backup.occasion.label),
            say(
                nmsg(
                    "{n} action done since then is taken back; u brings it back.",
                    "{n} actions done since then are taken back; u brings them back.",
                    self._actions_since(backup),
                )
            ),
        ]

        def answered(answer: str | None) -> None:
            if answer:
                try:
                    said = self.desk.restore(backup)
                except Refused as refused:
                    self.tell(refused.message, "bad")
                else:
                    self.redraw()
                    self.tell(said)

        title = t("Backup of {day} {time}", day=day(_time(backup)), time=clock(_time(backup)))
        answers = [Answer(("enter",), t("go back to it"), "yes")]
        wrapped = [part for line in lines for part in cells.wrapped(line, 70)]
        self.app.push_screen(Box(title, wrapped, answers, t("leave it")), answered)


def _time(backup: Backup) -> str:
    return datetime.fromtimestamp(backup.made).isoformat()
