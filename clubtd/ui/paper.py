"""What is done with a sheet on the screen: read, printed, saved as a file in a place that is told, copied."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import say, t
from clubtd.formats.written import Form
from clubtd.store.printing import print_text
from clubtd.store.remembered import recall, remember
from clubtd.store.replace import replace_file
from clubtd.ui import cells
from clubtd.ui.box import Box
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.reading import READING_KEYS, Leafing, Reading

REMEMBERED = "folder of sheets"
PAPER = Form().width
SHOWN_FORMATS = {"text": msg("text"), "html": msg("web page (HTML)"), "csv": msg("table (CSV)")}

PRINT = Command("print", ("p",), "print", "Print this sheet.", "print_sheet")
KEEP = (
    Command("save", ("s", "enter"), "save", "Save this sheet as a file; the message says where.", "save"),
    Command("copy", ("c",), "copy", "Copy this sheet to the clipboard.", "copy"),
    Command("format", ("f",), "format", "Text, web page or table.", "change_format"),
    *READING_KEYS,
)
ELSEWHERE = Command("folder", ("o",), "other folder", "Save sheets in another folder.", "folder", line=False)


class Paper(Leafing, Frame):
    """A sheet that can be read in `reading`. Subclasses say what it is: its bytes, its name, its format."""

    DEFAULT_CSS = "Paper Reading { margin: 0; }"  # a sheet is as wide as the screen

    def __init__(self) -> None:
        super().__init__()
        self.reading = Reading()

    # For subclasses

    def sheet_bytes(self, form: str) -> bytes:
        """The sheet in that format; Refused when there is none."""
        raise NotImplementedError

    def sheet_form(self) -> str:
        """The format in which it is saved and copied now."""
        return "text"

    def sheet_name(self) -> str:
        """The name of its file, with the ending."""
        raise NotImplementedError

    def printed_title(self) -> str:
        """Under which name it stands in the queue of the printer."""
        return ""

    # How it is shown

    @property
    def preview_width(self) -> int:
        """In how many columns it is shown: as on paper, or in those there are."""
        return min(PAPER, self.size.width or PAPER)

    def narrower(self) -> str:
        """That it is shown in fewer columns than paper has; else nothing."""
        return t("On paper it is {n} columns wide.", n=PAPER) if self.preview_width < PAPER else ""

    # What is done with it

    def print_sheet(self) -> None:
        """This sheet through the printer."""
        self.print_out(self.sheet_bytes("text").decode(), self.printed_title())

    def print_out(self, text: str, title: str) -> None:
        """A text through the printer, under that title."""
        self.tell(msg("Printing ..."))
        self.run_worker(self._told_when_done(print_text, text, title))

    def copy(self) -> None:
        """This sheet to the clipboard of the terminal."""
        self.app.copy_to_clipboard(self.sheet_bytes(self.sheet_form()).decode())
        self.tell(msg("Copied. Where the terminal does not allow it, s saves a file."), "good")

    def save(self) -> None:
        """This sheet as a file."""
        data = self.sheet_bytes(self.sheet_form())
        self.run_worker(self._told_when_done(_saved, self._folder / self.sheet_name(), data))

    async def _told_when_done(self, work: Callable[..., Message], *arguments: object) -> None:
        """Beside the keyboard: printers and sticks can be slow."""
        try:
            said, style = await asyncio.to_thread(work, *arguments), "good"
        except Refused as refused:
            said, style = refused.message, "bad"
        self._told = None
        if style == "good" and cells.width(say(said)) > self.size.width - 8:
            lines = _broken(say(said), self.size.width - 8)
            self.app.push_screen(Box(t("Done"), lines, [], t("all right")))
        else:
            self.tell(said, style)

    # Where

    @property
    def _folder(self) -> Path:
        kept = recall(self.club.data, REMEMBERED)
        return Path(kept) if isinstance(kept, str) and kept else self.club.data / "sheets"

    def folder(self) -> None:
        """Ask for another folder."""
        from clubtd.ui.ask import AskLine

        about = msg("Where sheets are saved from now on. An empty line is the folder in the club's own.")
        question = AskLine(t("Folder of the sheets"), t("Folder"), about, _checked)
        question.field.value = _short(self._folder)
        self.app.push_screen(question, self._chosen)

    def _chosen(self, line: str | None) -> None:
        if line is not None:
            remember(self.club.data, REMEMBERED, os.path.expanduser(line) if line else "")


def _saved(path: Path, data: bytes) -> Message:
    try:
        path.parent.mkdir(exist_ok=True)
        replace_file(path, data)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("NOT SAVED in {folder}: {why}.", folder=str(path.parent), why=why)) from None
    return msg("Saved as {path}", path=_short(path))


def _checked(line: str) -> None:
    if line and not os.path.isdir(os.path.expanduser(line)):
        raise Refused(msg("There is no folder {folder}.", folder=line))


def _broken(text: str, room: int) -> list[str]:
    """The text in lines, a path too long for one broken anywhere rather than cut."""
    words = [word[at : at + room] for word in text.split() for at in range(0, len(word), room)]
    return cells.wrapped(" ".join(words), room)


def _short(path: Path) -> str:
    """The path as people write it, the home folder as `~`."""
    try:
        return str("~" / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)
