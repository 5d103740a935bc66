"""Sheets for the wall, the printer and the web site: chosen, looked at, printed, saved, copied."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from clubtd.event.message import Message, Refused, msg
from clubtd.event.table import rounds_in
from clubtd.formats.words import say, t
from clubtd.formats.written import FORMATS, PAGE, SLIPS, Form, possible, written
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.paper import ELSEWHERE, KEEP, PRINT, SHOWN_FORMATS, Paper
from clubtd.ui.reading import paragraphs
from clubtd.ui.tabs import Tabs

TRF = "trf"
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
    (TRF, msg("TRF")),
)
_OF_A_ROUND = ("pairings", "names", SLIPS)
_OF_THE_EVENT = ("entries", PAGE, TRF)
_FORMATS = {**SHOWN_FORMATS, TRF: msg("report file")}
_ENDINGS = {**FORMATS, TRF: ".trf"}


class SheetsScreen(Paper):
    """One sheet at a time, as it will be on paper."""

    ABOUT = (
        msg(
            "The sheets of the event. Digits or the arrows choose one; what is shown is what will be printed. p prints"
            " it, P prints both lists of pairings at once, s saves it as a file, c copies it for a chat or an email."
        ),
        msg(
            "f changes the format of what is saved: plain text, a web page with print styles, a table for a"
            " spreadsheet. The page is the whole event for the club's web site, with workings that open on a click."
            " TRF is the file that rating officers and other programs want."
        ),
    )
    OFFERS = (
        PRINT,
        Command(
            "print-pairings", ("P",), "both pairings", "Print pairings by board and by name.", "print_both"
        ),
        *KEEP,
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
        ELSEWHERE,
        *(
            Command(f"sheet-{at}", (str(at),), word, "This sheet.", "choose", line=False, with_=word)
            for at, (word, _) in enumerate(SHEETS, 1)
        ),
        Command("back", ("escape", "q"), "back", "Back to the event.", "back"),
    )

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
        self._trouble: Message | None = None

    def content(self) -> Iterable[Widget]:
        """The names of the sheets, and the one that is chosen."""
        return self._tabs, self.reading

    def title_line(self) -> tuple[str, str]:
        """The format, and of which round."""
        aside = say(_FORMATS[self.sheet_form()])
        if self.number is not None:
            aside = t("round {round} · {format}", round=self.number, format=aside)
        return t("{event} · sheets", event=self._desk.event.settings.name), aside

    def notice_line(self) -> tuple[str, str, str]:
        """Why there is no such sheet."""
        if self._trouble:
            return say(self._trouble), "", "warn"
        return self.narrower() if self.sheet not in (PAGE, TRF) else "", "", "muted"

    def in_vain(self, command: Command) -> bool:
        """The page and the report have one format each, and neither is for paper."""
        return self.sheet in (PAGE, TRF) and command.id in ("print", "format")

    # Which sheet

    def sheet_form(self) -> str:
        """The format wanted, or the one this sheet can have."""
        if self.sheet == TRF:
            return TRF
        return self.format if possible(self.sheet, self.format) else "html"

    @property
    def _latest(self) -> int:
        return self._latest_of(self.sheet)

    def _latest_of(self, word: str) -> int:
        event = self._desk.event
        return len(event.rounds) if word in _OF_A_ROUND else rounds_in(event)

    @property
    def _at(self) -> int:
        return self._latest if self.number is None else min(self.number, self._latest)

    @property
    def has_earlier(self) -> bool:
        """Whether there is one of an earlier round."""
        return self.sheet not in _OF_THE_EVENT and self._at > (1 if self.sheet in _OF_A_ROUND else 0)

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
        if self.sheet == TRF:
            return
        formats = [form for form in SHOWN_FORMATS if possible(self.sheet, form)]
        self.format = formats[(formats.index(self.sheet_form()) + 1) % len(formats)]
        self._show()

    def on_mount(self) -> None:
        """Show the first sheet."""
        super().on_mount()
        self._show()

    def on_resize(self) -> None:
        """Show it as wide as there is room now."""
        self._show()

    def _show(self) -> None:
        self._tabs.choose([word for word, _ in SHEETS].index(self.sheet))
        self._trouble = None
        try:
            lines = self._lines()
        except Refused as refused:
            self._trouble, lines = refused.message, []
        self.reading.show(lines, from_top=True)
        self.update()

    def _lines(self) -> list[tuple[str, str]]:
        if self.sheet == TRF:
            about = msg(
                "One file for rating officers and other programs: everything that was played, as TRF-2026. s saves it."
            )
            left_out = [(say(warning), "warn") for warning in self._report()[1]]
            return paragraphs([(say(about), ""), *left_out], self.size.width - 6)
        if self.sheet == PAGE:
            about = msg(
                "One file for the web site: standings whose numbers open into their workings, cross-table, rounds,"
                " prizes, and how firm the places are. It needs nothing else and can be read on a phone. s saves it."
            )
            return paragraphs([(say(about), "")], self.size.width - 6)
        shown = self._bytes((self.sheet,), Form(width=self.preview_width)).decode()
        return [(line, "") for line in shown.replace("\f", "\n").splitlines()]

    def _bytes(self, names: Sequence[str], form: Form) -> bytes:
        return written(self._desk.file.history, names, form, self.number, self.club.now())

    def _report(self) -> tuple[bytes, tuple[Message, ...]]:
        from clubtd.formats.trf.report import report

        return report(self._desk.file.history)

    # What is done with it

    def sheet_bytes(self, form: str) -> bytes:
        """This sheet in that format."""
        if self.sheet == TRF:
            return self._report()[0]
        return self._bytes((self.sheet,), Form(form))

    def sheet_name(self) -> str:
        """The event, the round, the sheet."""
        of = "" if self.sheet in _OF_THE_EVENT else f"-round-{self._at}"
        what = "" if self.sheet == TRF else f"-{self.sheet}"
        return f"{self._desk.file.path.stem}{of}{what}{_ENDINGS[self.sheet_form()]}"

    def printed_title(self) -> str:
        """Which sheet, the round, the event."""
        return self._titled(self.sheet)

    def _titled(self, *words: str) -> str:
        """What tells jobs of a printer apart comes first: its queue cuts long titles."""
        named, event = dict(SHEETS), self._desk.event.settings.name
        sheets = ", ".join(say(named[word]) for word in words)
        number = self._latest_of(words[0]) if self.number is None else self.number
        if words[0] == "entries" or not number:
            return f"{sheets} · {event}"
        return t("{sheets}, round {round} · {event}", sheets=sheets, round=number, event=event)

    def print_sheet(self) -> None:
        """This sheet through the printer."""
        if self.sheet == PAGE:
            raise Refused(msg("The page is for a browser: s saves it."))
        if self.sheet == TRF:
            raise Refused(msg("A report is for other programs: s saves it."))
        super().print_sheet()

    def print_both(self) -> None:
        """Both lists of pairings, each on paper of its own."""
        both = "pairings", "names"
        self.print_out(self._bytes(both, Form()).decode(), self._titled(*both))
