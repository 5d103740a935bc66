"""Any action by its verb, typed: everything that has no key of its own, in the words of the command line."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from textual.containers import Horizontal
from textual.widget import Widget

from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Refused, msg
from clubtd.formats.bye_words import Days, also_had, takers
from clubtd.formats.reasons import with_reasons
from clubtd.formats.words import say, t
from clubtd.standings.consequences import consequences_of
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.columns import Column
from clubtd.ui.command import Command
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.field import Field
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row
from clubtd.ui.picking import ARROWS, Picking
from clubtd.ui.text import Lines


class Verbs(NamedTuple):
    """The verbs with how each is written, and what a typed line stands for."""

    usages: Mapping[str, str]
    steps: Callable[[Event, Sequence[str], Callable[[], Days]], tuple[Step, ...]]


class DoLine(Picking):
    """One line; below it the verbs that fit, as they are written. What an action changes is asked about first."""

    ABOUT = (
        msg(
            "Type what to do: withdraw quist, table marsh 4, swap-opponents ana bo, adjust quist -½ --reason phone."
        ),
        msg("A name may be a pairing number, or enough of a name; names with a blank stand in quotes."),
    )
    OFFERS = (
        Command(
            "do", ("enter",), "do it", "Do what is typed; asks first when it changes something else.", "do"
        ),
        Command("complete", ("tab",), "complete", "Write the verb under the cursor.", "complete"),
        *ARROWS,
        Command("back", ("escape",), "leave", "Leave without doing anything.", "back"),
    )
    CSS = """
    DoLine Horizontal { height: 1; padding: 0 1 0 3; }
    DoLine Horizontal Lines { width: 4; }
    """

    def __init__(self, of: EventFrame, verbs: Verbs, begun: str = "") -> None:
        super().__init__()
        self._of = of
        self._verbs = verbs
        self.field = Field(begun)
        rows = [Row(name, (usage,), search=name) for name, usage in verbs.usages.items()]
        self.grid = Grid([Column("usage", flexible=True)], rows, header=False)
        self.grid.can_focus = False

    def content(self) -> Iterable[Widget]:
        """The line and the verbs."""
        return Horizontal(Lines([(t("Do"), "muted")]), self.field), self.grid

    def title_line(self) -> tuple[str, str]:
        """Where we are."""
        return t("{screen} · do", screen=self._of.title_line()[0]), ""

    def on_input_changed(self) -> None:
        """Show the verbs that begin like the first word."""
        self.grid.search(self.field.value.split(" ", maxsplit=1)[0])

    def complete(self) -> None:
        """Write the verb under the cursor, ready for its words."""
        _, _, rest = self.field.value.partition(" ")
        if self.grid.key:
            self.field.value = f"{self.grid.key} {rest}"
            self.field.cursor_position = len(self.field.value)

    def do(self) -> None:
        """Take the steps of the line, after asking where something else changes."""
        try:
            typed = shlex.split(self.field.value)
        except ValueError:
            raise Refused(msg("A quote is not closed.")) from None
        if not typed:
            raise Refused(msg("Type what to do, or Esc leaves."))
        steps = self._verbs.steps(self._of.event, typed, self._of.earlier_byes)
        warnings = consequences_of(self._of.event, steps)
        if not warnings:
            self._take(steps)
            return
        lines = [part for m in warnings for part in cells.wrapped(say(m), 72)]

        def answered(answer: str | None) -> None:
            if answer:
                try:
                    self._take(steps)
                except Refused as refusal:
                    self.tell(refusal.message, "bad")

        answers = [Answer(("enter",), t("do it all the same"), "yes")]
        self.app.push_screen(Box(self.field.value, lines, answers, t("leave it")), answered)

    def _take(self, steps: Sequence[Step]) -> None:
        event, desk = self._of.event, self._of.desk
        desk.take(*with_reasons(event, steps))
        for player in takers(steps):
            if also := also_had(event, player, self._of.earlier_byes()):
                desk.noticed = (*desk.noticed, also)
        self.dismiss("done")
