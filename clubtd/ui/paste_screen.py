"""Players pasted or typed, one a line."""

from __future__ import annotations

from collections.abc import Iterable

from textual import events
from textual.widget import Widget

from clubtd.event.message import Refused, msg
from clubtd.formats.words import t
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.reading import Reading

MOST_LETTERS = 1_000_000


class PasteScreen(Frame):
    """Gives the text: what is pasted is shown, what is typed is added; Enter after an empty line is the end."""

    explained = False
    OFFERS = (
        Command("go-on", ("ctrl+d", "f10"), "go on", "Go on with what is here.", "go_on"),
        Command("back", ("escape",), "leave", "Leave without players.", "back"),
    )

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._reading = Reading()

    def content(self) -> Iterable[Widget]:
        """What has come so far."""
        return (self._reading,)

    def title_line(self) -> tuple[str, str]:
        """What to do."""
        return t("Paste the players, one a line"), ""

    def notice_line(self) -> tuple[str, str, str]:
        """How it ends."""
        return t("Enter on an empty line goes on · Esc and / find a name"), "", "plain"

    def on_mount(self) -> None:
        """Show how a line may look."""
        super().on_mount()
        self._show()

    def on_paste(self, event: events.Paste) -> None:
        """Take what is pasted."""
        event.stop()
        self._add(event.text.replace("\r\n", "\n").replace("\r", "\n"))

    def take(self, key: str) -> bool:
        """Letters are letters here; Enter on an empty line goes on."""
        if key == "enter":
            if self._text.strip() and self._text.endswith("\n"):
                self.dismiss(self._text)
            elif self._text:
                self._add("\n")
            return True
        if key == "backspace":
            self._text = self._text[:-1]
            self._show()
            return True
        if key in ("tab", "space") or len(key) == 1:
            self._add({"tab": "\t", "space": " "}.get(key, key))
            return True
        return False

    def _add(self, text: str) -> None:
        self._text = (self._text + text)[:MOST_LETTERS]
        self._show()
        self.update()

    def _show(self) -> None:
        if not self._text:
            examples = t("For example:"), "", "Ana Stone, 1850", "Tate, Bo; 1720; Rooks", "Cai Upton"
            self._reading.show([(line, "muted") for line in examples], from_top=True)
            return
        lines = [(line, "") for line in (self._text + "█").split("\n")]
        self._reading.show(lines)
        self._reading.scroll_lines(len(lines))

    def go_on(self) -> None:
        """Give the text."""
        if not self._text.strip():
            raise Refused(msg("Nothing is pasted yet. Esc leaves."))
        self.dismiss(self._text)
