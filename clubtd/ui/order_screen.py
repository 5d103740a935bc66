"""The tie-breaks of the event: which, and in which order; those that cannot be used, with the reason."""

from __future__ import annotations

from collections.abc import Iterable

from textual.containers import Horizontal
from textual.widget import Widget

from clubtd.advice.choices import warned
from clubtd.advice.recommend import recommend
from clubtd.advice.shape import shape_of
from clubtd.event.actions import SetTieBreaks
from clubtd.event.message import Message, Refused, msg
from clubtd.event.namesakes import names_by_number
from clubtd.event.table import crosstable, rounds_in
from clubtd.formats.words import say, t
from clubtd.standings.codes import FIDE_CODES, US_CODES, tie_break
from clubtd.standings.comparison import POINTS
from clubtd.standings.of_event import event_standings
from clubtd.standings.refusals import refusal
from clubtd.ui import advised
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row
from clubtd.ui.reading import Reading, paragraphs


class OrderScreen(Frame):
    """Space puts a code into the order or takes it out, + and - move it, Enter saves."""

    CSS = """
    OrderScreen Horizontal { height: 1fr; }
    OrderScreen Grid { width: 46%; max-width: 60; }
    OrderScreen Reading { width: 1fr; margin: 0; }
    OrderScreen .stacked { layout: vertical; }
    OrderScreen .stacked Grid { width: 1fr; max-width: 100%; }
    OrderScreen .stacked Reading { height: 10; max-height: 65%; }
    """

    SPARE = ("other",)
    ABOUT = (
        msg(
            "The order of tie-breaks. Each one decides only between those who are still level after the ones above"
            " it; points always come first. Nothing is changed before Enter."
        ),
        msg(
            "After round 1 is paired the order is published: a change asks for a reason, which everybody can read."
        ),
    )
    OFFERS = (
        Command("save", ("enter",), "save", "Save the order.", "save"),
        Command("toggle", ("space",), "in/out", "Put it into the order, or take it out.", "toggle"),
        Command("up", ("+", "<"), "earlier", "One step earlier.", "earlier", "chosen"),
        Command("down", ("-", ">"), "later", "One step later.", "later", "chosen"),
        Command("other", ("t",), "type one", "Type a code that is not in the list, as ARO/U1400.", "other"),
        Command("advised", ("a",), "as advised", "Take the order that is advised for this event.", "advised"),
        Command("read-on", ("w",), "more", "Read on at the right.", "read_on", "below"),
        Command("read-on", ("w",), "top", "What is at the right, from the top again.", "read_on", "above"),
        Command(
            "simulate",
            ("s",),
            "simulate",
            "Play the rest of this event many times: what this order would decide.",
            "simulate",
            line=False,
        ),
        Command("back", ("escape", "o", "q"), "leave it", "Leave the order as it was.", "back"),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        event = desk.event
        self._table = crosstable(event, rounds_in(event))
        self._shape = shape_of(event)
        self.order = list(event.tie_breaks)
        self._grid = Grid(
            (
                Column("place", "#", 2, Align.RIGHT),
                Column("code", t("Code")),
                Column("title", t("Tie-break"), flexible=True, minimum=10),
            ),
            frozen=3,
        )
        self._reading = Reading(rule="│ ")
        self._sides = Horizontal(self._grid, self._reading)

    # What it looks like

    @property
    def changed(self) -> bool:
        """Whether the order is another one than that of the event."""
        return tuple(self.order) != self._desk.event.tie_breaks

    @property
    def chosen(self) -> bool:
        """Whether the code under the cursor is in the order."""
        return self._grid.key in self.order

    def content(self) -> Iterable[Widget]:
        """A list: the order, what could be in it, what cannot. Beside it what there is to say of it."""
        self._show()
        return (self._sides,)

    def title_line(self) -> tuple[str, str]:
        """The order as it would be written."""
        order = ", ".join(self.order) or t("none: level players share the place")
        return t("{event} · tie-breaks", event=self._desk.event.settings.name), order

    def notice_line(self) -> tuple[str, str, str]:
        """Who is first by this order."""
        first = self._first()
        return (t("By this order: {names}", names=first), "", "plain") if first else ("", "", "plain")

    def _explain(self, *, from_top: bool = False) -> None:
        """Beside the list: what the code under the cursor is, what speaks against it, and the advice."""
        room = max(20, self.size.width - self._list_width - 3)
        lines: list[tuple[str, str]] = []
        if self._grid.row and self._grid.row.open:
            code = self._grid.key
            read = tie_break(code)
            lines = paragraphs([(t("{title}: {line}.", title=read.title, line=read.line), "strong")], room)
            if reason := self._refusal(code) or warned(code, self._shape):
                lines += [("", ""), *advised.warning(say(reason), room)]
        advice = recommend(self._shape)
        lines += [("", ""), (t("Advised for this event"), "title"), ("", "")] if lines else []
        self._reading.show(
            [*lines, *advised.steps(advice, room), *advised.sentences(advice, room)], from_top=from_top
        )

    def _first(self) -> str:
        if not self._table.played:
            return ""
        try:
            ranked = event_standings(self._desk.event, order=self.order)
        except Refused as refused:
            return say(refused.message)
        names = names_by_number(self._desk.event)
        rows = [row for row in ranked.rows if row.rank][:3]
        return "  ".join(f"{row.rank} {names[row.number]}" for row in rows)

    def _refusal(self, code: str) -> Message | None:
        return refusal(tie_break(code), self._table, self._shape.unrated_rule)

    def _show(self, cursor: str | None = None) -> None:
        us = self._desk.event.settings.rules == "uschess"
        known = [code for code in (US_CODES + FIDE_CODES if us else FIDE_CODES + US_CODES) if code != POINTS]
        others = [code for code in known if code not in self.order]
        refused = [code for code in others if self._refusal(code)]
        rows = [_row(code, str(place), "strong") for place, code in enumerate(self.order, 1)]
        if not rows:
            rows.append(Row("none", wide="   " + t("none: shared")))
        rows.append(Row("could", wide="   " + t("can be added with Space"), style="muted"))
        rows += [_row(code) for code in others if code not in refused]
        if refused:
            rows.append(Row("cannot", wide="   " + t("cannot be used here"), style="muted"))
            rows += [_row(code, "×", "muted") for code in refused]
        self._grid.show(rows, cursor=cursor)
        self._explain()

    def on_grid_highlighted(self) -> None:
        """Say what there is to say of this code."""
        self._explain(from_top=True)
        self.update()

    def on_resize(self) -> None:
        """Break the lines anew; where the screen is narrow, below the list."""
        self._sides.set_class(self.size.width < advised.SIDES, "stacked")
        self._explain()

    @property
    def _list_width(self) -> int:
        return 0 if self.size.width < advised.SIDES else min(60, self.size.width * 46 // 100)

    @property
    def below(self) -> bool:
        """Whether there is more to read than is in sight."""
        return self._reading.below

    @property
    def above(self) -> bool:
        """Whether the end is in sight and the beginning is not."""
        return self._reading.above and not self._reading.below

    def read_on(self) -> None:
        """The lines below; after the last ones, the first."""
        self._reading.read_round()

    # What people do

    def on_grid_chosen(self) -> None:
        """A double click puts it in or takes it out."""
        self.toggle()
        self.update()

    def toggle(self) -> None:
        """Put it in, or take it out."""
        code = self._grid.key
        if code in self.order:
            self.order.remove(code)
        elif reason := self._refusal(code):
            raise Refused(reason)
        else:
            self.order.append(code)
        self._show(code)

    def earlier(self) -> None:
        """One step earlier."""
        self._move(-1)

    def later(self) -> None:
        """One step later."""
        self._move(1)

    def _move(self, by: int) -> None:
        at = self.order.index(self._grid.key)
        to = max(0, min(len(self.order) - 1, at + by))
        self.order.insert(to, self.order.pop(at))
        self._show(self.order[to])

    def advised(self) -> None:
        """The order that the advice proposes."""
        self.order = list(recommend(self._shape).order)
        self._show(self.order[0] if self.order else None)

    def other(self) -> None:
        """A code that is not in the list, as ARO/U1400 or BH/P."""
        from clubtd.ui.ask import AskLine

        about = msg(
            "A code with what is announced for it: /P forfeits count as games, /F the final round is drawn, /R the"
            " other way round, /U1400 those without a rating count as 1400, -C1 the least one is cut."
        )
        self.app.push_screen(AskLine(t("Another tie-break"), t("Code"), about, self._known), self._typed)

    def _known(self, line: str) -> None:
        code = tie_break(line).name
        if reason := self._refusal(code):
            raise Refused(reason)

    def _typed(self, line: str | None) -> None:
        if line:
            code = tie_break(line).name
            if code not in self.order:
                self.order.append(code)
            self._show(code)

    def simulate(self) -> None:
        """What this order would decide."""
        from clubtd.ui.simulate_screen import of_event

        self.app.push_screen(of_event(self._desk, tuple(self.order)))

    def save(self) -> None:
        """Take the order; after round 1 with a reason. An order that is as it was needs no saving."""
        if not self.changed:
            self.back()
            return
        if not self._desk.event.rounds:
            self._take("")
            return
        from clubtd.ui.ask import AskLine

        order = ", ".join(self.order) or t("none: level players share the place")
        question = AskLine(
            t("Why is the order changed to {order}?", order=order),
            t("Reason"),
            msg("The order was published when round 1 was paired. Everybody can read the reason."),
            _reason,
        )
        self.app.push_screen(question, self._reasoned)

    def _reasoned(self, reason: str | None) -> None:
        if reason:
            try:
                self._take(reason)
            except Refused as refused:
                self.tell(refused.message, "bad")

    def _take(self, reason: str) -> None:
        self._desk.take(SetTieBreaks(tuple(self.order), reason))
        self.dismiss("saved")


def _reason(line: str) -> None:
    if not line:
        raise Refused(msg("A reason is needed; Esc leaves the order as it was."))


def _row(code: str, place: str = "", style: str = "") -> Row:
    read = tie_break(code)
    return Row(code, (place, read.name, say(read.title)), style=style)
