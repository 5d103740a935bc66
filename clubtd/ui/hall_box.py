"""Two sections at the same tables: noticed when a round is paired, mended by one key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clubtd.event.actions import ChangeSettings
from clubtd.event.frozen import replace
from clubtd.event.message import Refused
from clubtd.event.tables import HIGHEST_TABLE, table_after
from clubtd.formats.words import t
from clubtd.store.hall import beside
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box

if TYPE_CHECKING:
    from clubtd.ui.round import RoundScreen


def ask_about_tables(screen: RoundScreen) -> None:
    """After a pairing: where another event of today plays at these tables, offer others; nothing otherwise."""
    desk = screen.desk
    others = list(beside(desk.event, desk.file.path, screen.club.data))
    if not others:
        return
    room = max(40, min(72, screen.size.width - 8))
    lines: list[str] = []
    for other, tables in others:
        said = t(
            "{event} plays at these tables too: {tables}.", event=other.settings.name, tables=_spans(tables)
        )
        lines += cells.wrapped(said, room)
    first = max(table_after(other) for other, _ in others)
    answers = [Answer(("f",), t("tables from {table} on, in this event", table=first), "first")]
    if first > HIGHEST_TABLE:
        answers = []

    def answered(answer: str | None) -> None:
        if not answer:
            return
        try:
            desk.undo()
            desk.take(ChangeSettings(replace(desk.event.settings, first_table=first)))
            said = desk.pair()
        except Refused as refusal:
            screen.tell(refusal.message, "bad")
            return
        screen.show_last()
        screen.tell(said)

    screen.app.push_screen(Box(t("Two sections at one table"), lines, answers, t("leave it")), answered)


def _spans(numbers: tuple[int, ...]) -> str:
    """Numbers in order, runs as `1-12`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)
