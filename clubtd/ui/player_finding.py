"""The list of the players of an event, and the field that finds one of them by a few letters."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from clubtd.event.history import Step
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Player, Status
from clubtd.formats.words import t
from clubtd.ui.closer import Closer
from clubtd.ui.coming import tick
from clubtd.ui.desk import Desk
from clubtd.ui.field import Field
from clubtd.ui.finding import Finding
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row
from clubtd.ui.player_rows import columns, player_row

_NOBODY = msg("Nobody is entered yet: press a to add a player, i for a list.")


class PlayerFinding(Finding, Closer):
    """The players, with the cursor on one of them. They are found by their names, and ticked."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.field = Field(placeholder=t("/ and a few letters"), plain_keys=("space",))
        self.field.can_focus = False
        self.grid = Grid(columns(), frozen=3)
        self._orders = ["name", "number", "rating", "here"]

    # For subclasses

    def add(self, name: str = "") -> None:
        """Enter a new player, with the name that was typed."""

    # The list

    def content(self) -> Iterable[Widget]:
        """The field and the list."""
        self.grid.show(self._rows(), cursor=self.desk.places.get("player"))
        self.grid.sort(self.desk.places.get("order", "name"))
        return self.finder(), self.grid

    @property
    def player(self) -> Player | None:
        """The player under the cursor."""
        return self.event.by_id.get(int(self.grid.key)) if self.grid.key.isdecimal() else None

    @property
    def player_id(self) -> int:
        """The player under the cursor; 0: nobody."""
        return self.player.id if self.player else 0

    @property
    def is_late(self) -> bool:
        """Whether the player under the cursor is not here yet, and a round is paired."""
        expected = self.player is not None and self.player.status is Status.EXPECTED
        return expected and bool(self.event.rounds)

    @property
    def chosen(self) -> Player:
        """The player under the cursor; Refused when there is none."""
        if not self.event.players:
            raise Refused(_NOBODY)
        if self.player is None:
            raise Refused(msg("No player is selected."))
        return self.player

    def _say_what_waits(self, key: str) -> None:
        """Where nobody is entered, a key for a player is answered by those that enter one."""
        if not self.event.players and any(
            key in c.keys and c.when in ("player", "may_have_byes") for c in self.keys.commands
        ):
            self.tell(_NOBODY, "warn")
        else:
            super()._say_what_waits(key)

    def _rows(self) -> list[Row]:
        names = shown_names(self.event)
        return [player_row(self.event, player, names) for player in self.event.players]

    def redraw(self) -> None:
        """Show the players as they are now."""
        self.grid.show(self._rows())

    def reorder(self) -> None:
        """The next way to order the list."""
        self._orders = [*self._orders[1:], self._orders[0]]
        self.desk.places["order"] = self._orders[0]
        self.grid.sort(self._orders[0])

    def leave(self) -> None:
        """Note the player."""
        self.desk.places["player"] = self.grid.key

    # Finding

    def find(self) -> None:
        """Let the field take the letters."""
        self._space_ticks(True)
        super().find()

    def searched(self, fit: int, typed: str) -> None:
        """Show who fits."""
        self._space_ticks(fit == 1 or not typed)
        if not fit:
            self.tell(msg("Nobody fits. Enter adds “{name}” as a new player.", name=typed), "warn")
        else:
            super().searched(fit, typed)

    def _space_ticks(self, ticks: bool) -> None:
        """Whether Space is the key that ticks, or a blank in the name being typed."""
        self.field.plain_keys = ("space",) if ticks else ()

    def take(self, key: str) -> bool:
        """While finding: arrows move in the list, Space ticks and frees the field."""
        if self.finding and key == "space":
            self._tick_found()
            return True
        if not super().take(key):
            return False
        self._space_ticks(bool(self.player))
        return True

    def found(self) -> None:
        """The player found, or a new one of that name."""
        name, found = self.field.value.strip(), self.player
        self.stop_finding()
        if found is None and name:
            self.add(name)

    def _tick_found(self) -> None:
        try:
            self.sign()
        except Refused as refusal:
            self.tell(refusal.message, "bad")
        self.field.value = ""
        self.grid.search("")

    # Ticking

    def do(self, *steps: Step) -> None:
        """Take the steps and say so."""
        self.desk.take(*steps)
        self.redraw()
        self.tell_done()

    def sign(self) -> None:
        """Here or not, late, or back."""
        tick(self, self.chosen)
