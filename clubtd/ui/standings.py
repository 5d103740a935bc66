"""The standings: points, tie-breaks, and every round of everybody."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from textual.widget import Widget

from clubtd.event.crosstable import Crosstable, Record
from clubtd.event.event import Event
from clubtd.event.history import History
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.names import plain
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.event.table import crosstable, rounds_in
from clubtd.formats.words import number, points, say, t
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings
from clubtd.ui import cells
from clubtd.ui.closer import TABLE_LOOKS
from clubtd.ui.columns import Align, Column
from clubtd.ui.desk import Desk
from clubtd.ui.event_keys import AROUND
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row
from clubtd.ui.round_cells import RESULTS, without_game
from clubtd.ui.table_after import TURNING, TableAfter
from clubtd.ui.text import Lines

RULES = {
    "fide-2026": msg("FIDE 2026"),
    "fide-2024": msg("FIDE 2024"),
    "uschess": msg("US Chess"),
    "club": msg("club rules"),
}

_MOST_LINES = 3
"""So many lines below the table are for what play-offs and lots decided and for a change of the order."""


class StandingsScreen(TableAfter):
    """The table after the last round that is complete, or after an earlier one."""

    NAME = "standings"
    FIRST = 0
    ABOUT = (
        msg(
            "The table after the last complete round. Each tie-break decides only between those who are still level"
            " after the ones before it."
        ),
        msg("R1, R2, ... are the rounds: the number of the opponent, w or b for the colour, and the score."),
    )
    SPARE = (
        "round",
        "export",
        "prizes",
        "outlook",
        "cross",
        "players",
        "tie-breaks",
        "card",
        "undo",
        "firm",
        "race",
        "later",
        "earlier",
    )
    OFFERS = (
        *TABLE_LOOKS,
        *TURNING,
        *AROUND,
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.grid = Grid(frozen=3)
        self._below = Lines(margin=" ")
        self._trouble = ""
        self._others: str | None = None
        self._event: Event | None = None
        self._tables: dict[int, tuple[list[Column], list[Row], str, str]] = {}
        self._decided = ""
        self._changed = ""
        self._has_lines = False

    @property
    def player_id(self) -> int:
        """The player under the cursor; 0: nobody."""
        return int(self.grid.key or 0)

    @property
    def rounds_shown(self) -> int:
        """After how many rounds this is the table."""
        return self.after

    def look_at(self, number: int) -> None:
        """Put the cursor on that player."""
        self.grid.move_to(str(self.event.order[number - 1]))

    def on_grid_chosen(self) -> None:
        """Enter on a player."""
        self.why()

    def content(self) -> Iterable[Widget]:
        """The table, and below it what the notice has no room for."""
        self.show(self.desk.places.get("standings", ""))
        return self.grid, self._below

    def title_line(self) -> tuple[str, str]:
        """After which round, and by which rules."""
        event = self.event
        rules = RULES.get(event.settings.rules)
        order = ", ".join(event.tie_breaks) or t("no tie-breaks")
        aside = f"{say(rules) if rules else event.settings.rules} · {order}"
        if not self.after:
            return t("{event} · starting list", event=event.settings.name), aside
        if event.finished and self.after == len(event.rounds):
            return t("{event} · final standings", event=event.settings.name), aside
        return t("{event} · after round {round}", event=event.settings.name, round=self.after), aside

    def notice_line(self) -> tuple[str, str, str]:
        """What cannot be reckoned, or what is still missing."""
        _, saved, style = super().notice_line()
        if self._trouble:
            return self._trouble, saved, "bad"
        others = (self._others or "") if self._is_final else ""
        settled = () if self._has_lines else (self._decided, self._changed)
        return " · ".join(filter(None, (self._missing, *settled, others))), saved, style

    def update(self) -> None:
        """Bring the lines up to date: what was decided is read in full below the table where the notice cuts it."""
        self._has_lines = False
        room, lines = self.size.width - 2, []
        if not self._trouble and cells.width(self.notice_line()[0]) > self.size.width - 4:
            self._has_lines = bool(self._decided or self._changed)
            lines = [
                part for text in (self._decided, self._changed) for part in cells.wrapped(text, room) if text
            ]
            if len(lines) > _MOST_LINES:
                lines[_MOST_LINES - 1 :] = [cells.cut(" ".join(lines[_MOST_LINES - 1 :]), room)]
        self._below.styles.height = len(lines)
        self._below.show([(line, "muted") for line in lines])
        super().update()

    @property
    def _missing(self) -> str:
        """That the running round is not in this table; empty when none is running."""
        running = self.event.current
        if not running or not running.missing or self.has_later:
            return ""
        return say(
            nmsg(
                "Round {round} is in play: {n} result is missing",
                "Round {round} is in play: {n} results are missing",
                len(running.missing),
                round=running.number,
            )
        )

    def show(self, cursor: str | None = None) -> None:
        """Show the table, reckoned once for each round, the cursor on that row or where it was."""
        if self._event is not self.event:
            self._event, self._tables, self._others = self.event, {}, None
            self._changed = _order_changed(self.desk.file.history) if self.event.rounds else ""
        if self.after not in self._tables:
            self._tables[self.after] = self._reckon()
        columns_, rows_, self._trouble, self._decided = self._tables[self.after]
        self.grid.show(rows_, columns=columns_, cursor=cursor)
        if self._is_final and self._others is None:
            self.call_after_refresh(self._look_for_others)

    @property
    def _is_final(self) -> bool:
        return self.event.finished and not self.has_later and not self._trouble

    def _look_for_others(self) -> None:
        """Who else would have won; nobody waits for that before the table is in sight."""
        from clubtd.ui.side_by_side import other_winners

        if self._is_final and self._others is None:
            self._others = other_winners(self.event)
            self.update()

    def _reckon(self) -> tuple[list[Column], list[Row], str, str]:
        """The table, what could not be reckoned, and what play-offs and lots decided."""
        event, trouble = self.event, ""
        table = crosstable(event, self.after)
        try:
            ranked = event_standings(event, after=self.after)
        except Refused as refusal:
            trouble = say(refusal.message)
            ranked = event_standings(event, after=self.after, order=())
        return columns(ranked, self.after), rows(event, table, ranked), trouble, _decided(event, ranked)

    def redraw(self) -> None:
        """Reckon again."""
        self.after = rounds_in(self.event)
        self.show()

    def leave(self) -> None:
        """Note the player."""
        self.desk.places["standings"] = self.grid.key


def _decided(event: Event, ranked: Standings) -> str:
    """What play-offs and lots decided: few events have any, and reading how it is said takes its time."""
    if not ranked.decisions:
        return ""
    from clubtd.formats.sheets.decisions import decisions_in_short

    return " · ".join(map(say, decisions_in_short(event, ranked)))


def _order_changed(history: History) -> str:
    """The last change of the published order, with its reason (R8)."""
    from clubtd.formats.published import last_change

    change = last_change(history)
    return say(change) if change else ""


_written = lru_cache(maxsize=1024)(number)


def columns(ranked: Standings, after: int) -> list[Column]:
    """Rank, number, name, points, a column for each tie-break and each round."""
    return [
        Column("rank", "#", 2, Align.RIGHT),
        Column("number", t("No"), align=Align.RIGHT),
        Column("name", t("Player"), flexible=True, minimum=16, name=True),
        Column("points", t("Pts"), align=Align.POINT),
        *(Column(f"code {i}", code, align=Align.POINT) for i, code in enumerate(ranked.order)),
        *(Column(f"round {n}", t("R{n}", n=n)) for n in range(1, after + 1)),
    ]


def rows(event: Event, table: Crosstable, ranked: Standings) -> list[Row]:
    """One row a player, by rank."""
    by_id, names = event.by_id, shown_names(event)
    found: list[Row] = []
    for row in ranked.rows:
        player = by_id[event.order[row.number - 1]]
        ties = ["" if value is None else _written(value) for value in row.values]
        games = [_cell(record, event) for record in table.entrants[row.number - 1].records]
        found.append(
            Row(
                str(player.id),
                (str(row.rank or ""), str(row.number), names[player.id], points(row.points), *ties, *games),
                style="muted"
                if player.status is Status.WITHDRAWN
                else "strong"
                if row.rank == 1 and row.points
                else "",
                search=plain(player.name),
            )
        )
    return found


def _cell(record: Record, event: Event) -> str:
    if record.opponent and record.colour:
        return f"{record.opponent:>2}{record.colour.value}{RESULTS[record.code]}"
    return without_game(record.code, event.settings.scoring.of(record.code))
