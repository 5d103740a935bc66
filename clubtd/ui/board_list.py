"""The boards of one round, and the way to the rounds before and after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from clubtd.event.event import Event
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.event.round import Game, Round
from clubtd.event.table import crosstable
from clubtd.formats.words import points, say
from clubtd.ui.board_rows import BYES, bye_row, columns, game_row
from clubtd.ui.closer import Closer
from clubtd.ui.columns import Column
from clubtd.ui.desk import Desk
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row


class BoardList(Closer):
    """A round with the cursor on one of its boards; it begins with the last round that is paired."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.number = len(desk.event.rounds)
        self._known: tuple[object, dict[int, str], dict[int, str]] | None = None
        self.grid = Grid(columns())
        wanted = desk.places.get(f"round {self.number}", "")
        missing = self.shown.missing if self.shown else ()
        self._start = wanted or (f"board {missing[0].board}" if missing else "")

    @property
    def shown(self) -> Round | None:
        """The round on the screen; None before the first."""
        return self.event.rounds[self.number - 1] if 0 < self.number <= len(self.event.rounds) else None

    @property
    def paired(self) -> bool:
        """Whether there is a round on the screen."""
        return self.shown is not None

    @property
    def board(self) -> int:
        """The board under the cursor; 0: none."""
        kind, _, at = self.grid.key.partition(" ")
        return int(at) if kind == "board" else 0

    @property
    def game(self) -> Game | None:
        """The game under the cursor."""
        return self.shown.game(self.board) if self.shown else None

    @property
    def player_id(self) -> int:
        """Who has White on the board under the cursor, or has the bye; 0: nobody."""
        kind, _, at = self.grid.key.partition(" ")
        return self.game.white if self.game else int(at) if kind == "bye" else 0

    @property
    def has_earlier(self) -> bool:
        """Whether there is a round before this one."""
        return self.number > 1

    @property
    def has_later(self) -> bool:
        """Whether there is a round after this one."""
        return self.number < len(self.event.rounds)

    # What it looks like

    def content(self) -> Iterable[Widget]:
        """The board list."""
        self.grid.show(self.rows(), columns=self.columns(), cursor=self._start)
        return (self.grid,)

    def columns(self) -> Sequence[Column]:
        """The columns of the list."""
        return columns()

    def row(self, game: Game) -> Row:
        """The row of a board."""
        return game_row(game, *self.people())

    def rows(self) -> list[Row]:
        """The boards in their order, then who has no game."""
        shown = self.shown
        if not shown:
            return self._before_the_first()
        names, before = self.people()
        rows = [self.row(game) for game in shown.games]
        for bye in sorted(shown.byes, key=lambda b: list(BYES).index(b.code)):
            if bye.player in before:
                rows.append(bye_row(self.event, bye, names, before))
        return rows

    def people(self) -> tuple[dict[int, str], dict[int, str]]:
        """Names by id, and the points before this round as they are written; reckoned once for all its results."""
        event, earlier = self.event, self.event.rounds[: self.number - 1]
        known = (event.players, event.order, earlier)
        if self._known is None or self._known[0] != known:
            table = crosstable(event, self.number - 1)
            before = {event.order[e.number - 1]: points(e.points) for e in table.entrants}
            self._known = (known, shown_names(event), before)
        return self._known[1], self._known[2]

    def _before_the_first(self) -> list[Row]:
        lines = ["", say(_who_plays_first(self.event))]
        return [Row(f"line {i}", wide=line or " ") for i, line in enumerate(lines)]

    def on_grid_chosen(self) -> None:
        """A double click is Enter."""
        self.card()

    # Rounds

    def show_last(self) -> None:
        """Show the round paired last, the cursor on its first board."""
        self.number = len(self.event.rounds)
        self.grid.show(self.rows(), columns=self.columns(), cursor="board 1")

    def show_round(self, number: int) -> None:
        """Show that round."""
        self._turn(number - self.number)

    def earlier(self) -> None:
        """Look at the round before."""
        self._turn(-1)

    def later(self) -> None:
        """Look at the round after."""
        self._turn(1)

    def _turn(self, by: int) -> None:
        self.leave()
        self.number += by
        cursor = self.desk.places.get(f"round {self.number}", "board 1")
        self.grid.show(self.rows(), columns=self.columns(), cursor=cursor)

    def leave(self) -> None:
        """Note the board."""
        if self.grid.key:
            self.desk.places[f"round {self.number}"] = self.grid.key

    def redraw(self) -> None:
        """Show the round as it is now; the last one, when there are fewer or more than before."""
        columns = None
        if self.number > len(self.event.rounds) or not self.number:
            self.number = len(self.event.rounds)
            columns = self.columns()
        old = {row.key: row for row in self.grid.rows}
        rows = self.rows()
        changed = [row.key for row in rows if row.key in old and old[row.key] != row and row.open]
        self.grid.show(rows, columns=columns, cursor=changed[0] if len(changed) == 1 else None)


def _who_plays_first(event: Event) -> Message:
    """How many are here, and how many of them play, where byes or a house player make that another number."""
    here = sum(player.status is Status.HERE for player in event.players)
    playing = len(event.present(1))
    if not here:
        return msg("Nobody is here yet: l shows the players, i there imports a list.")
    if playing == here:
        return nmsg("{n} player is here. p pairs round 1.", "{n} players are here. p pairs round 1.", here)
    return nmsg(
        "{here} are here: {playing} play, {n} does not. p pairs round 1.",
        "{here} are here: {playing} play, {n} do not. p pairs round 1.",
        here - playing,
        here=here,
        playing=playing,
    )
