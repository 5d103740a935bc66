"""One player's values taken apart, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.formats.words import say, t
from clubtd.standings.codes import tie_break
from clubtd.standings.workings import Workings
from clubtd.ui import taken_apart
from clubtd.ui.box import LESS, MORE
from clubtd.ui.command import Command
from clubtd.ui.sheet import CLOSE, EMPTY, Sheet, Text, wrapped


class ValueBox(Sheet):
    """The workings on the page `at`; a page may hold several that belong together."""

    OFFERS = (
        Command(
            "right", ("right", "down"), "other tie-breaks", "The next tie-break.", "forward", "has_others"
        ),
        Command("left", ("left", "up"), "before", "The tie-break before.", "backward", line=False),
        MORE,
        LESS,
        CLOSE,
    )

    def __init__(
        self, pages: Sequence[Sequence[Workings]], at: int, name: str, names: taken_apart.Names
    ) -> None:
        super().__init__()
        self._pages = pages
        self._at = at
        self._name = name
        self._names = names

    @property
    def has_others(self) -> bool:
        """Whether there are other tie-breaks."""
        return len(self._pages) > 1

    def question(self) -> str:
        """Which value this is."""
        values = t(" and ").join(say(found.title) for found in self._pages[self._at])
        return t("{title} of {name}", title=values, name=self._name) if self._name else values

    def texts(self, room: int) -> list[Text]:
        """What it is, its parts, the total."""
        lines: list[Text] = []
        for found in self._pages[self._at]:
            code = tie_break(found.code)
            lines += [EMPTY] if lines else []
            about = f"{code.name}  {say(code.line)}"
            lines += wrapped(about, room, "title")
            lines += taken_apart.single(found, self._names, room)
        return lines

    def forward(self) -> None:
        """The next tie-break."""
        self._leaf(1)

    def backward(self) -> None:
        """The tie-break before."""
        self._leaf(-1)

    def _leaf(self, by: int) -> None:
        self._at = (self._at + by) % len(self._pages)
        self.pane.top = 0
        self.show()
