"""Sheets for the wall, the printer and the web site: chosen, looked at, printed, saved, copied."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from textual.widget import Widget

from clubtd.event.message import Message, Refused, msg
from clubtd.event.table import rounds_in
from clubtd.formats.words import say, t
from clubtd.formats.written import FORMATS, PAGE, SLIPS, Form, possible, written
from clubtd.store.printing import print_text
from clubtd.store.remembered import recall, remember
from clubtd.store.replace import replace_file
from clubtd.ui import cells
from clubtd.ui.box import Box
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.frame import Frame
from clubtd.ui.reading import READING_KEYS, Reading, paragraphs
from clubtd.ui.tabs import Tabs

REMEMBERED = "folder of sheets"
# The word of each sheet, and its title; pairings first, they are wanted most often and in a hurry.
SHEETS = (
    ("pairings", msg("boards")),
    ("names", msg("names")),
    (SLIPS, msg("slips")),
    ("standings", msg("standings")),
    ("crosstable", msg("cross")),
    ("prizes", msg("prizes")),
    ("entries", msg("entries")),
    (PAGE, msg("page")),
)
_OF_A_ROUND = ("pairings", "names", SLIPS)
_SHOWN_FORMATS = {"text": msg("text"), "html": msg("web page (HTML)"), "csv": msg("table (CSV)")}


class SheetsScreen(Frame):
    """One sheet at a time, as it will be on paper."""

    ABOUT = (
        msg(
            "The sheets of the event. Digits or the arrows choose one; what is shown is what will be printed. p prints"
            " it, P prints both lists of pairings at once, s saves it as a file, c copies it for a chat or an email."
        ),
        msg(
            "f changes the format of what is saved: plain text, a web page with print styles, a table for a"
            " spreadsheet. The page is the whole event for the club's web site, with workings that open on a click."
        ),
    )
    OFFERS = (
        Command("print", ("p",), "print", "Print this sheet.", "print_sheet"),
        Command(
            "print-pairings", ("P",), "both pairings", "Print pairings by board and by name.", "print_both"
        ),
        Command("save", ("s", "enter"), "save", "Save this sheet as a file; the message says where.", "save"),
        Command("copy", ("c",), "copy", "Copy this sheet to the clipboard.", "copy"),
        Command("format", ("f",), "format", "Text, web page or table.", "change_format"),
        *READING_KEYS,
        Command("next", ("right", "tab"), "next sheet", "The next sheet.", "step", with_="1"),
        Command(
            "before",
            ("left", "shift+tab"),
            "sheet before",
            "The sheet before.",
            "step",
            line=False,
            with_="-1",
        ),
        Command(
            "earlier", ("<",), "earlier", "The sheet of the round before.", "earlier", "has_earlier", False
        ),
        Command("later", (">",), "later", "The sheet of the round after.", "later", "has_later", False),
        Command("folder", ("o",), "other folder", "Save sheets in another folder.", "folder", line=False),
        *(
            Command(f"sheet-{at}", (str(at),), word, "This sheet.", "choose", line=False, with_=word)
            for at, (word, _) in enumerate(SHEETS, 1)
        ),
        Command("back", ("escape", "q"), "back", "Back to the event.", "back"),
    )

    CSS = "SheetsScreen Reading { margin: 0; }"  # a sheet is as wide as the screen

    def __init__(self, desk: Desk, sheet: str) -> None:
        """Begins with that sheet; Refused for an event as it was."""
        super().__init__()
        if desk.looking_back:
            raise Refused(msg("This is the event as it was: Esc leads back to what it is now."))
        self._desk = desk
        self.sheet = sheet
        self.format = "text"
        self.number: int | None = None
        self._tabs = Tabs([say(title) for _, title in SHEETS])
        self._preview = Reading()
        self._trouble: Message | None = None

    def content(self) -> Iterable[Widget]:
        """The names of the sheets, and the one that is chosen."""
        return self._tabs, self._preview

    def title_line(self) -> tuple[str, str]:
        """The format, and of which round."""
        aside = say(_SHOWN_FORMATS[self._form])
        if self.number is not None:
            aside = t("round {round} · {format}", round=self.number, format=aside)
        return t("{event} · sheets", event=self._desk.event.settings.name), aside

    def notice_line(self) -> tuple[str, str, str]:
        """Why there is no such sheet."""
        if self._trouble:
            return say(self._trouble), "", "warn"
        return "", "", "plain"

    @property
    def above(self) -> bool:
        """Whether the sheet goes on above."""
        return self._preview.above

    @property
    def below(self) -> bool:
        """Whether the sheet goes on below."""
        return self._preview.below

    def read_down(self) -> None:
        """The lines below."""
        self._preview.leaf(1)

    def read_up(self) -> None:
        """The lines above."""
        self._preview.leaf(-1)

    # Which sheet

    @property
    def _form(self) -> str:
        """The format wanted, or the one this sheet can have."""
        return self.format if possible(self.sheet, self.format) else "html"

    @property
    def _latest(self) -> int:
        event = self._desk.event
        return len(event.rounds) if self.sheet in _OF_A_ROUND else rounds_in(event)

    @property
    def _at(self) -> int:
        return self._latest if self.number is None else min(self.number, self._latest)

    @property
    def has_earlier(self) -> bool:
        """Whether there is one of an earlier round."""
        return self.sheet not in ("entries", PAGE) and self._at > (1 if self.sheet in _OF_A_ROUND else 0)

    @property
    def has_later(self) -> bool:
        """Whether there is one of a later round."""
        return self.number is not None and self._at < self._latest

    def choose(self, word: str) -> None:
        """That sheet."""
        self.sheet, self.number = word, None
        self._show()

    def on_tabs_clicked(self, event: Tabs.Clicked) -> None:
        """The sheet whose name was clicked."""
        self.choose(SHEETS[event.at][0])

    def step(self, by: str) -> None:
        """The sheet beside."""
        words = [word for word, _ in SHEETS]
        self.choose(words[(words.index(self.sheet) + int(by)) % len(words)])

    def earlier(self) -> None:
        """The round before."""
        self.number = self._at - 1
        self._show()

    def later(self) -> None:
        """The round after."""
        self.number = self._at + 1
        self._show()

    def change_format(self) -> None:
        """The next format that this sheet can have."""
        formats = [form for form in _SHOWN_FORMATS if possible(self.sheet, form)]
        self.format = formats[(formats.index(self._form) + 1) % len(formats)]
        self._show()

    def on_mount(self) -> None:
        """Show the first sheet."""
        super().on_mount()
        self._show()

    def _show(self) -> None:
        self._tabs.choose([word for word, _ in SHEETS].index(self.sheet))
        self._trouble = None
        try:
            lines = self._lines()
        except Refused as refused:
            self._trouble, lines = refused.message, []
        self._preview.show(lines, from_top=True)
        self.update()

    def _lines(self) -> list[tuple[str, str]]:
        if self.sheet == PAGE:
            about = msg(
                "One file for the web site: standings whose numbers open into their workings, cross-table, rounds,"
                " prizes, and how firm the places are. It needs nothing else and can be read on a phone. s saves it."
            )
            return paragraphs([(say(about), "")], self.size.width - 6)
        return [(line, "") for line in self._text((self.sheet,)).replace("\f", "\n").splitlines()]

    def _text(self, names: Sequence[str]) -> str:
        return self._bytes(names, "text").decode()

    def _bytes(self, names: Sequence[str], form: str) -> bytes:
        return written(self._desk.file.history, names, Form(form), self.number, self.club.now())

    # What is done with it

    def print_sheet(self) -> None:
        """This sheet through the printer."""
        if self.sheet == PAGE:
            raise Refused(msg("The page is for a browser: s saves it."))
        self._print((self.sheet,))

    def print_both(self) -> None:
        """Both lists of pairings, each on paper of its own."""
        self._print(("pairings", "names"))

    def _print(self, names: Sequence[str]) -> None:
        text, title = self._text(names), self._desk.event.settings.name
        self.tell(msg("Printing ..."))
        self.run_worker(self._told_when_done(print_text, text, title))

    def copy(self) -> None:
        """This sheet to the clipboard of the terminal."""
        form = "html" if self.sheet == PAGE else self._form
        self.app.copy_to_clipboard(self._bytes((self.sheet,), form).decode())
        self.tell(msg("Copied. Where the terminal does not allow it, s saves a file."), "good")

    def save(self) -> None:
        """This sheet as a file."""
        form = self._form
        data = self._bytes((self.sheet,), form)
        event = self._desk.file.path.stem
        of = f"-round-{self._at}" if self.sheet not in ("entries", PAGE) else ""
        path = self._folder / f"{event}{of}-{self.sheet}{FORMATS[form]}"
        self.run_worker(self._told_when_done(_saved, path, data))

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
            remember(self.club.data, REMEMBERED, str(Path(line).expanduser()) if line else "")


def _saved(path: Path, data: bytes) -> Message:
    try:
        path.parent.mkdir(exist_ok=True)
        replace_file(path, data)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("NOT SAVED in {folder}: {why}.", folder=str(path.parent), why=why)) from None
    return msg("Saved as {path}", path=_short(path))


def _checked(line: str) -> None:
    if line and not Path(line).expanduser().is_dir():
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
