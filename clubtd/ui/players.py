"""The players: who is here tonight, who comes late, who has a bye, who leaves."""

from __future__ import annotations

from clubtd.event.actions import SetHouse
from clubtd.event.message import msg
from clubtd.event.player import Status
from clubtd.event.result import Code
from clubtd.formats.words import t
from clubtd.ui.coming import remove, tick_all, toggle_bye, withdraw
from clubtd.ui.command import Command
from clubtd.ui.entering import Entering
from clubtd.ui.player_keys import OFFERS
from clubtd.ui.player_rows import same_names


class PlayersScreen(Entering):
    """The list of players, with a field that finds."""

    NAME = "players"
    ABOUT = (
        msg(
            "Space says who is here and who is not. / finds, and a capital letter that is no key does: type a few"
            " letters of a name, accents do not matter. When one player is left, or you moved to one with the arrows,"
            " Space ticks and the field is free for the next; while several or nobody fit, Space is a blank in the"
            " name."
        ),
        msg(
            "Somebody who comes while a round is running: Space too, and then choose half a point, nothing, or a game"
            " against whoever has the bye. Whoever leaves keeps all results and is not paired any more."
        ),
    )
    OFFERS = OFFERS

    @property
    def has_left(self) -> bool:
        """Whether the player under the cursor has left the event."""
        return self.player is not None and self.player.status is Status.WITHDRAWN

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

    def title_line(self) -> tuple[str, str]:
        """How many are here."""
        event = self.event
        counts = {status: sum(p.status is status for p in event.players) for status in Status}
        parts = [t("{n} here", n=counts[Status.HERE])]
        if counts[Status.EXPECTED]:
            parts.append(t("{n} not here", n=counts[Status.EXPECTED]))
        if counts[Status.WITHDRAWN]:
            parts.append(t("{n} left", n=counts[Status.WITHDRAWN]))
        if self.rounds_left and len(event.present(len(event.rounds) + 1)) % 2:
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

    def in_vain(self, command: Command) -> bool:
        """No bye can be asked for when every round is paired."""
        return super().in_vain(command) or (command.id in ("half", "zero") and not self.rounds_left)

    def on_line(self, command: Command) -> bool:
        """In the field only the keys that work there; later on only what an evening needs."""
        if self.finding:
            return command.id in ("here", "found", "list", "help")
        return command.id not in ("found", "list") and command.id not in (
            ("import", "edit", "zero") if self.event.rounds else ("half", "zero", "undo", "standings")
        )

    # Who is here

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

    def take_out(self) -> None:
        """Take back an entry, an undo brings it back; whoever was paired can only leave, which is offered."""
        remove(self, self.chosen)

    def pair(self) -> None:
        """To the round screen, which asks before it pairs."""
        self.leave()
        self.desk.last = "round"
        self.club.change("round", desk=self.desk, pairing=True)
