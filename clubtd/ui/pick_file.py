"""Which file? A path is typed, the files that fit are listed below, Enter takes one."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from textual.containers import Horizontal
from textual.widget import Widget

from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import plain
from clubtd.formats.words import say, t
from clubtd.ui.columns import Column
from clubtd.ui.command import Command
from clubtd.ui.field import Field
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row
from clubtd.ui.picking import ARROWS, Picking
from clubtd.ui.text import Lines

MOST = 500


class Wanted(NamedTuple):
    """What kind of file is asked for: the endings that are listed, what is said of it, and when there is none."""

    endings: tuple[str, ...]
    about: Message
    nothing: Message


LISTS = Wanted(
    (".csv", ".tsv", ".txt", ".xlsx", ".trf", ".trfx", ".fide", ".json"),
    msg("Lists of players: CSV, one name a line, XLSX. Whole events: TRF."),
    msg("no list of players and no TRF there"),
)
RATING_LISTS = Wanted(
    (".txt", ".csv", ".tsv", ".zip"),
    msg("Rating lists: FIDE's text, any CSV with a column of names, or a zip of one."),
    msg("no rating list there"),
)


class PickFile(Picking):
    """Gives the path of a file, or nothing."""

    ABOUT = (
        msg(
            "Type the path of a file, or move to it with the arrows. Enter goes into a folder or takes the file."
        ),
    )
    OFFERS = (
        Command("take", ("enter",), "take", "Take the file, or go into the folder.", "choose"),
        Command(
            "complete", ("tab",), "complete", "Write the name under the cursor into the field.", "complete"
        ),
        *ARROWS,
        Command("back", ("escape",), "leave", "Leave without a file.", "back"),
    )
    DEFAULT_CSS = """
    PickFile Horizontal { height: 1; padding: 0 1 0 3; }
    PickFile Horizontal Lines { width: 6; }
    """

    def __init__(self, title: str, folder: Path, wanted: Wanted = LISTS) -> None:
        super().__init__()
        self._title, self._wanted = title, wanted
        self.field = Field(_written(folder))
        self.grid = Grid((Column("name", flexible=True),), header=False, frozen=1)
        self.grid.can_focus = False

    def content(self) -> Iterable[Widget]:
        """The field and the files."""
        return Horizontal(Lines([(t("File"), "muted")]), self.field), self.grid

    def about(self) -> tuple[Message, ...]:
        """How a file is picked, and of which kind."""
        return (*self.ABOUT, self._wanted.about)

    def title_line(self) -> tuple[str, str]:
        """What the file is for."""
        return self._title, ""

    @property
    def _folder(self) -> Path:
        return Path(os.path.expanduser(os.path.dirname(self.field.value) or "."))

    def on_input_changed(self) -> None:
        """List what fits."""
        begun = plain(os.path.basename(self.field.value))
        rows = [
            Row(name, (name,))
            for name in _names(self._folder, self._wanted.endings, hidden=begun.startswith("."))
        ]
        self.grid.show([row for row in rows if plain(row.key).startswith(begun)])
        self.update()

    def notice_line(self) -> tuple[str, str, str]:
        """That nothing fits."""
        if self.grid.rows or os.path.isfile(os.path.expanduser(self.field.value)):
            return "", "", "plain"
        return say(self._wanted.nothing), "", "warn"

    def complete(self) -> None:
        """The name under the cursor, in full."""
        if self.grid.key:
            self.field.value = _written(self._folder / self.grid.key)
            self.field.action_end()

    def on_grid_chosen(self) -> None:
        """A double click is Enter."""
        self.choose()

    def choose(self) -> None:
        """Give the file that is typed, else the one under the cursor."""
        typed = Path(os.path.expanduser(self.field.value))
        if os.path.isfile(typed):
            self.dismiss(str(typed))
            return
        if not self.grid.key:
            raise Refused(msg("There is no file {path}.", path=str(typed)))
        found = self._folder / self.grid.key
        if found.is_dir():
            self.complete()
        else:
            self.dismiss(str(found))


def _written(path: Path) -> str:
    home = str(Path.home())
    text = str(path)
    if text.startswith(home + os.sep) or text == home:
        text = "~" + text[len(home) :]
    return text + os.sep if path.is_dir() else text


def _names(folder: Path, endings: tuple[str, ...], *, hidden: bool) -> list[str]:
    """Files with these endings, then folders (with their stroke)."""
    try:
        found = [e for e in os.scandir(folder) if hidden or not e.name.startswith(".")]
    except OSError:
        return []
    folders = sorted((e.name + os.sep for e in found if e.is_dir()), key=plain)
    files = sorted((e.name for e in found if e.name.lower().endswith(endings) and not e.is_dir()), key=plain)
    return [*files, *folders][:MOST]
