"""The settings: every change is seen and kept at once."""

from __future__ import annotations

from collections.abc import Iterable

from rich.segment import Segment
from textual.strip import Strip
from textual.widget import Widget

from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import LANGUAGES, language, say, t
from clubtd.ui import cells, themes
from clubtd.ui.choice import Choice
from clubtd.ui.command import Command
from clubtd.ui.form import FORM_KEYS, FormFrame, Leaving
from clubtd.ui.settings import BELLS, FILE, SCHEMES
from clubtd.ui.text import Lines

ABOUT = {
    "language": msg("The language of the screens. The commands take --lang, or what the system says."),
    "theme": msg("Left and Right put the next colours on. A theme of your own is a TOML file beside the settings."),
    "results": msg("Signs: + White wins, - Black wins, / draw, digits are boards. 1 0 5: digits are results."),
    "bell": msg("The clock of a round rings five minutes before the end and at the end, only at the end, or never."),
    "checking": msg("All results are typed a second time before the next pairing. What differs rings and is shown."),
    "mouse": msg("Without the mouse the terminal's own marking and copying works. From the next start on."),
}  # fmt: skip


class OneOf(Choice):
    """One of many answers, only the chosen one in sight."""

    def render_line(self, y: int) -> Strip:
        """The answer between arrows."""
        style = self.look.style("key", "field" if self.has_focus else "")
        text = f"← {self._answers[self._at][1]} →" if self.has_focus else f"● {self._answers[self._at][1]}"
        return Strip([Segment(cells.left(text, self.size.width), style)])


class SettingsScreen(FormFrame):
    """Language, colours, keys of results, checking, bell, mouse."""

    leaving = Leaving.LEAVES
    ABOUT = (
        msg("What you set for yourself on this computer; no event is changed by it."),
        msg(
            "Keys of commands are changed in the file, by their names, which the help of a wide terminal shows:"
            ' [keys] undo = ["f12"].'
        ),
    )
    OFFERS = (
        Command("back", ("escape", "enter"), "back", "Back to the screen, with everything kept.", "leave"),
        *FORM_KEYS,
    )
    DEFAULT_CSS = "SettingsScreen .form { height: 9; } SettingsScreen > Lines { height: 1fr; margin: 0 1; }"

    def __init__(self, at: str = "") -> None:
        super().__init__()
        self._start = at
        self._about = Lines()
        self._problems: list[Message] = []

    def rows(self) -> Iterable[tuple[str, Choice]]:
        """The settings."""
        wanted = self.club.settings
        paths = themes.files(self.club.more_themes)
        found, self._problems = themes.load_all(paths)
        names = [(theme.name, themes.title(paths[theme.name])) for theme in found]
        self.language = Choice(list(LANGUAGES.items()), language(), id="language")
        self.colours = OneOf(names, self.club.theme, id="theme")
        self.results = Choice(
            list(zip(SCHEMES, (t("signs"), "1 0 5"), strict=True)), wanted.results, id="results"
        )
        self.bell = Choice(
            list(zip(BELLS, (t("on"), t("at the end"), t("off")), strict=True)), wanted.bell, id="bell"
        )
        self.checking = Choice(
            [("on", t("each twice")), ("off", t("each once"))],
            "on" if wanted.checking else "off",
            id="checking",
        )
        self.mouse = Choice([("on", t("on")), ("off", t("off"))], "on" if wanted.mouse else "off", id="mouse")
        return (
            (t("Language"), self.language),
            (t("Colours"), self.colours),
            (t("Result keys"), self.results),
            (t("Mouse"), self.mouse),
            (t("Bell"), self.bell),
            (t("Type results"), self.checking),
        )

    def content(self) -> Iterable[Widget]:
        """The settings, and what the one that has the focus means."""
        return self.form(), self._about

    def title_line(self) -> tuple[str, str]:
        """Where we are, and the file."""
        folder = self.club.config
        return t("Settings"), str(folder / FILE) if folder else ""

    def notice_line(self) -> tuple[str, str, str]:
        """Which files cannot be used; while colours are chosen, how a missing result looks in them."""
        if self._problems:
            return t("Left out: {why}", why="; ".join(say(p) for p in self._problems)), "", "warn"
        if self.focused is not self.colours:
            return "", "", "plain"
        sample = t("Missing: {boards}", boards="3, 7")
        return t("Only a sample: {line}", line=sample), t("saved {time}", time="20:31"), "warn"

    def on_mount(self) -> None:
        """Begin where one was."""
        super().on_mount()
        if self._start:
            self.query_one(f"#{self._start}").focus()

    def on_descendant_focus(self) -> None:
        """Say what this setting is."""
        self._explain()

    def on_resize(self) -> None:
        """Break the lines anew."""
        self._explain()

    def _explain(self) -> None:
        about = ABOUT.get(self.focused.id or "") if self.focused else None
        told = cells.wrapped(say(about), max(20, self.size.width - 4)) if about else []
        self._about.show([(line, "muted") for line in told])
        self.update()

    def on_choice_changed(self) -> None:
        """Use it and keep it."""
        try:
            self._use()
        except Refused as refusal:
            self.tell(refusal.message, "bad")

    def _use(self) -> None:
        club, before = self.club, self.club.settings
        spoken = self.language.value if self.language.value != language() else before.language
        club.keep(
            replace(
                before,
                language=spoken,
                theme=self.colours.value if self.colours.value != club.theme else before.theme,
                results=self.results.value,
                mouse=self.mouse.value == "on",
                bell=self.bell.value,
                checking=self.checking.value == "on",
            )
        )
        if self.colours.value != club.theme:
            club.use_theme(self.colours.value)
        if self.language.value != language():
            club.speak(self.language.value)
            club.change("settings", at="language")

    def leave(self) -> None:
        """Back to where one was; screens that would look different now are made again."""
        self.dismiss("")
        self.app.call_later(self.club.freshen)
