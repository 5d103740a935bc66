"""The colours: every theme is put on as the cursor comes to it."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from clubtd.event.message import Message, msg
from clubtd.formats.words import say, t
from clubtd.ui import cells, themes
from clubtd.ui.box import Box
from clubtd.ui.columns import Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row


class PickTheme(Frame):
    """Enter keeps the theme for next time, Esc goes back to the one before."""

    ABOUT = (
        msg("Move the cursor: every theme is put on at once. Enter keeps it, Esc takes the old one back."),
        msg("A theme of your own is a TOML file in {folder}.", folder="~/.config/clubtd/themes"),
    )
    OFFERS = (
        Command("keep", ("enter",), "keep", "Keep this theme, next time too.", "keep"),
        Command("back", ("escape",), "leave", "Back to the theme before.", "leave"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.grid = Grid((Column("name"), Column("kind"), Column("sample")), header=False)
        self._before = ""
        self._kept = False
        self._problems: list[Message] = []
        self._titles: dict[str, str] = {}

    def content(self) -> Iterable[Widget]:
        """The themes."""
        self._before = self.club.theme
        found, problems = themes.load_all(themes.files(self.club.more_themes))
        self._problems = problems
        paths = themes.files(self.club.more_themes)
        self._titles = {theme.name: themes.title(paths[theme.name]) for theme in found}
        rows = [self._row(theme.name, theme.dark, theme.ansi) for theme in found]
        self.grid.show(rows, cursor=self._before)
        return (self.grid,)

    def on_mount(self) -> None:
        """Say which themes cannot be used, where the line has no room for it."""
        super().on_mount()
        left_out = self.notice_line()[0]
        if self._problems and cells.width(left_out) > self.size.width - 4:
            lines = [say(problem) for problem in self._problems]
            self.app.push_screen(Box(t("Themes that cannot be used"), lines, [], t("all right")))

    def on_unmount(self) -> None:
        """What was only looked at is taken off again, whatever way one leaves."""
        if not self._kept and self.club.is_running and self.club.theme != self._before:
            self.club.use_theme(self._before)

    def _row(self, name: str, dark: bool, ansi: bool) -> Row:
        kind = t("16 colours") if ansi else t("dark") if dark else t("light")
        return Row(name, (self._titles[name], kind, Cell("1½  1 - 0  + - -", "muted")))

    def title_line(self) -> tuple[str, str]:
        """Where we are."""
        return t("Colours"), ""

    def notice_line(self) -> tuple[str, str, str]:
        """How good, missing and bad things look, or which files cannot be used."""
        if self._problems:
            return t("Left out: {why}", why="; ".join(say(p) for p in self._problems)), "", "warn"
        return t("Missing: 3 and 7"), t("saved {time}", time="20:31"), "warn"

    def on_grid_highlighted(self) -> None:
        """Put it on."""
        self.club.use_theme(self.grid.key)

    def on_grid_chosen(self) -> None:
        """A double click keeps it."""
        self.keep()

    def keep(self) -> None:
        """Keep the theme."""
        self.club.keep_theme(self.grid.key)
        self._kept = True
        self.dismiss("")

    def leave(self) -> None:
        """The theme before."""
        self.club.use_theme(self._before)
        self.dismiss("")
