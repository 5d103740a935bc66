"""The players: who is here tonight, who comes late, who has a bye, who leaves."""

from __future__ import annotations

from collections.abc import Iterable

from textual.events import Paste
from textual.widget import Widget

from clubtd.event.actions import SetHouse
from clubtd.event.history import Step
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Player, Status
from clubtd.event.result import Code
from clubtd.formats.words import t
from clubtd.ui.closer import Closer
from clubtd.ui.coming import remove, tick, tick_all, toggle_bye, withdraw
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.field import Field
from clubtd.ui.finding import Finding
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row
from clubtd.ui.player_keys import OFFERS
from clubtd.ui.player_rows import columns, player_row, same_names


class PlayersScreen(Finding, Closer):
    """The list of players, with a field that finds."""

    NAME = "players"
    ABOUT = (
        msg(
            "Space says who is here and who is not. / finds: type a few letters of a name, accents do not matter."
            " When one player is left, or you moved to one with the arrows, Space ticks and the field is free for"
            " the next; while several or nobody fit, Space is a blank in the name."
        ),
        msg(
            "Somebody who comes while a round is running: Space too, and then choose half a point, nothing, or a game"
            " against whoever has the bye. Whoever leaves keeps all results and is not paired any more."
        ),
    )
    OFFERS = OFFERS

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.field = Field(placeholder=t("/ and a few letters"), plain_keys=("space",))
        self.field.can_focus = False
        self.grid = Grid(columns(), frozen=3)
        self._orders = ["name", "number", "rating", "here"]

    # What it looks like

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
    def may_have_byes(self) -> bool:
        """Whether the player under the cursor can ask for a bye: nobody can in a round robin."""
        return self.player is not None and self.event.is_swiss

    @property
    def before_round_1(self) -> bool:
        """Whether nothing is paired yet."""
        return bool(self.event.players) and not self.event.rounds

    @property
    def rounds_left(self) -> bool:
        """Whether another round can come."""
        return len(self.event.rounds) < self.event.settings.rounds

    @property
    def chosen(self) -> Player:
        """The player under the cursor; Refused when there is none."""
        if not self.event.players:
            raise Refused(msg("Nobody is entered yet: press a to add a player, i for a list."))
        if self.player is None:
            raise Refused(msg("No player is selected."))
        return self.player

    def title_line(self) -> tuple[str, str]:
        """How many are here."""
        event = self.event
        counts = {status: sum(p.status is status for p in event.players) for status in Status}
        parts = [t("{n} here", n=counts[Status.HERE])]
        if counts[Status.EXPECTED]:
            parts.append(t("{n} not here", n=counts[Status.EXPECTED]))
        if counts[Status.WITHDRAWN]:
            parts.append(t("{n} left", n=counts[Status.WITHDRAWN]))
        playing = len(event.present(len(event.rounds) + 1))
        if playing % 2:
            parts.append(t("odd: a bye") if event.is_swiss else t("odd: a free round"))
        return t("{event} · players", event=event.settings.name), " · ".join(parts)

    def notice_line(self) -> tuple[str, str, str]:
        """Two players of the same name, an empty list, or nothing."""
        _, saved, style = super().notice_line()
        if not self.event.players:
            return t("Nobody is entered yet: i imports a list, a adds one player"), saved, style
        if doubles := same_names(self.event):
            return t("Same name twice: {names}", names=", ".join(doubles)), saved, "warn"
        if self._lots_to_come:
            return t("The numbers are drawn by lot when round 1 is paired"), saved, style
        return "", saved, style

    @property
    def _lots_to_come(self) -> bool:
        """Whether the numbers in the list are not the last ones: lots will be drawn."""
        if self.event.is_swiss:
            return False
        from clubtd.pairing.next_round import needs_draw

        return needs_draw(self.event)

    def on_line(self, command: Command) -> bool:
        """In the field only the keys that work there; later on only what an evening needs."""
        if self.finding:
            return command.id in ("here", "found", "list", "help")
        return command.id not in ("found", "list") and command.id not in (
            ("import", "edit", "zero") if self.event.rounds else ("half", "zero", "undo", "standings")
        )

    def _rows(self) -> list[Row]:
        names = shown_names(self.event)
        return [player_row(self.event, player, names) for player in self.event.players]

    def redraw(self) -> None:
        """Show the players as they are now."""
        self.grid.show(self._rows())

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

    # Who is here

    def do(self, *steps: Step) -> None:
        """Take the steps and say so."""
        self.desk.take(*steps)
        self.redraw()
        self.tell_done()

    def sign(self) -> None:
        """Here or not, late, or back."""
        tick(self, self.chosen)

    def sign_all(self) -> None:
        """Nobody is here yet; or, when nobody is, everybody."""
        tick_all(self)

    def withdraw(self) -> None:
        """Leaves, or comes back."""
        withdraw(self, self.chosen)

    def half_bye(self) -> None:
        """Half a point for the next round, or no bye after all."""
        toggle_bye(self, self.chosen, Code.HALF_BYE)

    def zero_bye(self) -> None:
        """No point for the next round, or no bye after all."""
        toggle_bye(self, self.chosen, Code.ZERO_BYE)

    def misses(self) -> None:
        """Ask which other rounds the player misses."""
        later = len(self.event.rounds) + 2
        self.do_line(
            f"absent {self._typed_name} --bye half --rounds {min(later, self.event.settings.rounds)}"
        )

    def house(self) -> None:
        """Fills in for the club when the others are odd, or plays for a place."""
        self.do(SetHouse(self.chosen.id, not self.chosen.house))

    def own_table(self) -> None:
        """Ask at which table the player always sits."""
        self.do_line(f"table {self._typed_name} ")

    def keep_apart(self) -> None:
        """Ask whom the player must not meet."""
        self.do_line(f"forbid {self._typed_name} ")

    @property
    def _typed_name(self) -> str:
        """The name of the player as the line of actions takes it."""
        name = self.event.name(self.chosen.id).replace("\\", "\\\\").replace('"', '\\"')
        return f'"{name}"'

    # Entries

    def add(self, name: str = "") -> None:
        """The form of a new player."""
        self._form(None, name)

    def edit(self) -> None:
        """The form of the player under the cursor."""
        self._form(self.chosen, "")

    def _form(self, player: Player | None, name: str) -> None:
        from clubtd.ui.player_form import PlayerForm

        def saved(key: str | None) -> None:
            if not key:
                return
            self.grid.show(self._rows(), cursor=key)
            if self.desk.said:
                self.tell(self.desk.said)
            if player is None and self.is_late:
                self.sign()

        self.app.push_screen(PlayerForm(self.desk, player, name), saved)

    def on_grid_chosen(self) -> None:
        """Enter on a player."""
        self.edit()

    def take_out(self) -> None:
        """Take back an entry, an undo brings it back; whoever was paired can only leave, which is offered."""
        remove(self, self.chosen)

    def tonight(self) -> None:
        """Who of the club list is here."""
        from clubtd.ui.club_door import open_tonight

        open_tonight(self)

    @property
    def somebody(self) -> bool:
        """Whether anybody is entered."""
        return bool(self.event.players)

    def keep_players(self) -> None:
        """Put these players on the club list."""
        from clubtd.ui.club_door import keep_these

        keep_these(self)

    def import_file(self) -> None:
        """Ask for a file and enter the players in it."""
        from clubtd.ui.importing import import_players

        import_players(self)

    def ratings(self) -> None:
        """Hold the players against a rating list."""
        from clubtd.ui.ratings_screen import update_ratings

        update_ratings(self)

    def paste(self) -> None:
        """Ask for players, pasted or typed."""
        from clubtd.ui.importing import paste_players

        paste_players(self)

    def on_paste(self, event: Paste) -> None:
        """A whole list is pasted onto the screen: show it before anything is taken."""
        from clubtd.ui.importing import pasted

        pasted(self, event.text)

    def reorder(self) -> None:
        """The next way to order the list."""
        self._orders = [*self._orders[1:], self._orders[0]]
        self.desk.places["order"] = self._orders[0]
        self.grid.sort(self._orders[0])

    def pair(self) -> None:
        """To the round screen, which asks before it pairs."""
        self.leave()
        self.desk.last = "round"
        self.club.change("round", desk=self.desk, pairing=True)

    def leave(self) -> None:
        """Note the player."""
        self.desk.places["player"] = self.grid.key
