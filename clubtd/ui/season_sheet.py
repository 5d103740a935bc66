"""The table of a season on paper: printed, saved, copied, by the keys of every sheet."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from clubtd.event.message import msg
from clubtd.formats.sheets.season import season_sheet
from clubtd.formats.words import say, t
from clubtd.formats.written import FORMATS, Form, as_bytes
from clubtd.store.season_nights import Gathered
from clubtd.ui.command import Command
from clubtd.ui.paper import ELSEWHERE, KEEP, PRINT, SHOWN_FORMATS, Paper


class SeasonSheet(Paper):
    """The season as it will be on paper."""

    ABOUT = (
        msg(
            "The table of the season as it will be on paper. p prints it, s saves it as a file, c copies it."
        ),
        msg("f changes the format of what is saved: plain text, a web page, a table for a spreadsheet."),
    )
    OFFERS = (
        PRINT,
        *KEEP,
        ELSEWHERE,
        Command("back", ("escape", "q"), "back", "Back to the season.", "back"),
    )

    def __init__(self, found: Gathered, stem: str) -> None:
        super().__init__()
        self._found, self._stem = found, stem
        self.format = "text"

    def content(self) -> Iterable[Widget]:
        """The sheet."""
        return (self.reading,)

    def title_line(self) -> tuple[str, str]:
        """Which season, in which format."""
        return t("{season} · sheet", season=self._found.season.name), say(SHOWN_FORMATS[self.format])

    def notice_line(self) -> tuple[str, str, str]:
        """Whether paper is wider than this."""
        return self.narrower(), "", "muted"

    def on_mount(self) -> None:
        """Show it."""
        super().on_mount()
        self.on_resize()

    def on_resize(self) -> None:
        """Show it as wide as there is room now."""
        lines = self._bytes(Form(width=self.preview_width)).decode().splitlines()
        self.reading.show([(line, "") for line in lines], from_top=True)
        self.update()

    def change_format(self) -> None:
        """The next format."""
        formats = list(SHOWN_FORMATS)
        self.format = formats[(formats.index(self.format) + 1) % len(formats)]

    def sheet_form(self) -> str:
        """The format wanted."""
        return self.format

    def sheet_name(self) -> str:
        """The name of the season's own file."""
        return f"season-{self._stem}{FORMATS[self.format]}"

    def printed_title(self) -> str:
        """That it is the table, and of which season."""
        return t("season table · {name}", name=self._found.season.name)

    def sheet_bytes(self, form: str) -> bytes:
        """The table in that format."""
        return self._bytes(Form(form))

    def _bytes(self, form: Form) -> bytes:
        found = self._found
        sheet = season_sheet(found.season.name, found.table, found.troubles, self.club.now())
        return as_bytes([sheet], form)
