"""Closer looks: what the screens of an event open on top of themselves, at one player or at the whole table."""

from __future__ import annotations

from clubtd import TYPE_CHECKING
from clubtd.event.message import Refused, msg
from clubtd.ui.command import Command
from clubtd.ui.event_frame import EventFrame

if TYPE_CHECKING:
    from clubtd.advice.contests import Contest

CARD = Command(
    "card",
    ("v",),
    "card",
    "Everything about this player: games, colours, tie-breaks.",
    "card",
    to="clubtd.ui.card:Card",
)
FIRM = Command(
    "firm", ("t",), "how firm", "What one other result, or another order, would change.", "how_firm"
)
TABLE_LOOKS = (
    Command("why", ("enter",), "why", "Why the player stands here, and not one place higher.", "why"),
    FIRM,
    CARD,
    Command(
        "cross",
        ("c",),
        "cross-table",
        "Everybody against everybody.",
        "cross",
        to="clubtd.ui.cross_table:CrossTableScreen",
    ),
    Command(
        "race", ("g",), "race", "How the places moved, round by round.", "race", to="clubtd.ui.race:Race"
    ),
    Command(
        "tie-breaks",
        ("o",),
        "order",
        "Choose the tie-breaks and their order.",
        "choose_order",
        to="clubtd.ui.order_screen:OrderScreen",
    ),
    Command(
        "simulate",
        ("s",),
        "simulate",
        "Play the rest of this event many times: how much is left to the tie-breaks.",
        "simulate",
        "not_over",
        line=False,
        to="clubtd.ui.simulate_screen:SimulateScreen",
    ),
    Command(
        "outlook",
        ("f",),
        "first place",
        "What can still happen for first place in the last round.",
        "outlook",
        "last_round",
    ),
    Command(
        "prizes",
        ("$",),
        "prizes",
        "What can be won, and who gets what and why.",
        "prizes",
        to="clubtd.ui.prizes_screen:PrizesScreen",
    ),
    Command("export", ("e",), "export", "Print, save or copy this table and other sheets.", "sheets"),
    Command(
        "decide",
        ("d",),
        "play-off",
        "A play-off or lots between players who are level.",
        "decide",
        line=False,
        to="clubtd.ui.playoff_screen:PlayoffScreen",
    ),
)


class Closer(EventFrame):
    """A screen whose cursor is on a player. Subclasses give `player_id`."""

    @property
    def player_id(self) -> int:
        """The player under the cursor; 0: nobody."""
        return 0

    @property
    def rounds_shown(self) -> int | None:
        """After how many rounds the table on the screen stands; None: after all that are complete."""
        return None

    @property
    def _number(self) -> int:
        number = self.event.numbers.get(self.player_id, 0)
        if not number:
            raise Refused(msg("This player is not in the table yet."))
        return number

    def card(self) -> None:
        """The card of the player under the cursor."""
        from clubtd.ui.card import Card

        if self.player_id not in self.event.by_id:
            raise Refused(msg("No player is selected."))
        self.app.push_screen(Card(self.desk, self.player_id))

    def why(self) -> None:
        """Why the player under the cursor stands where he or she stands."""
        self._workings()

    def how_firm(self) -> None:
        """What one other result, or another order, would have made of that."""
        self._workings(firm=True)

    def _workings(self, *, firm: bool = False) -> None:
        from clubtd.ui.reckoned import reckoned
        from clubtd.ui.workings_box import WorkingsBox

        event = self.event
        found = reckoned(event, self.rounds_shown)
        self.app.push_screen(WorkingsBox(event, found, self._number, self.look_at, firm=firm))

    def look_at(self, number: int) -> None:
        """Another player is looked at: put the cursor there."""

    def cross(self) -> None:
        """The cross-table."""
        from clubtd.ui.cross_table import CrossTableScreen

        self.app.push_screen(CrossTableScreen(self.desk, self.rounds_shown))

    def race(self) -> None:
        """How the places moved."""
        from clubtd.ui.race import Race

        self.app.push_screen(Race(self.desk, self.player_id))

    def choose_order(self) -> None:
        """The order of tie-breaks."""
        from clubtd.ui.order_screen import OrderScreen

        self.app.push_screen(OrderScreen(self.desk), self._ordered)

    def prizes(self) -> None:
        """The prizes, and who gets what."""
        from clubtd.ui.prizes_screen import PrizesScreen

        self.app.push_screen(PrizesScreen(self.desk, self.rounds_shown), self._ordered)

    @property
    def not_over(self) -> bool:
        """Whether there is something left to be played."""
        return not self.event.finished

    def simulate(self) -> None:
        """What the tie-breaks will have to decide."""
        from clubtd.ui.simulate_screen import of_event

        self.app.push_screen(of_event(self.desk))

    @property
    def last_round(self) -> bool:
        """Whether the last round is being played."""
        event = self.event
        return len(event.rounds) == event.settings.rounds and not event.finished

    def outlook(self) -> None:
        """What can still happen for first place."""
        from clubtd.advice.of_event import event_outlook_lines
        from clubtd.formats.words import say, t
        from clubtd.ui.box import Box

        lines = [say(line) for line in event_outlook_lines(self.event)]
        self.app.push_screen(Box(t("What can still happen for first place"), lines, (), t("close")))

    def decide(self) -> None:
        """A play-off or lots between the player under the cursor and those level with him or her."""
        from clubtd.advice.contests import contests

        found = contests(self.event, self.player_id)
        if len(found) == 1:
            self._decide_between(found[0])
        else:
            from clubtd.ui.playoff_screen import which_contest

            self.app.push_screen(*which_contest(self.event, found, self._decide_between))

    def _decide_between(self, contest: Contest) -> None:
        from clubtd.ui.playoff_screen import PlayoffScreen

        self.app.push_screen(PlayoffScreen(self.desk, contest), self._ordered)

    def _ordered(self, answer: str | None) -> None:
        if answer and self.desk.said:
            self.redraw()
            self.tell(self.desk.said)
