"""A round made by hand: who meets whom, the bye, colours and tables; the rules pair the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from textual.widget import Widget

from clubtd.event.actions import Action
from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Code
from clubtd.formats.bye_words import also_had, takers
from clubtd.formats.words import say, t
from clubtd.pairing import arranging
from clubtd.ui import by_hand_rows, cells
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.event_keys import AROUND
from clubtd.ui.field import Field
from clubtd.ui.finding import Finding
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row
from clubtd.ui.proposing import choose, propose

_PAIR = "pair"
"""The answer when the rest of the next round is to be paired."""


def make_by_hand(screen: EventFrame, number: int, pair: Callable[[], None]) -> None:
    """Open the round to be made by hand on top of a screen; `pair` is called to pair the rest of the next one."""

    def done(answer: str | None) -> None:
        screen.redraw()
        if answer == _PAIR:
            pair()

    screen.app.push_screen(ByHand(screen.desk, number), done)


def round_to_make(event: Event, shown: int) -> int:
    """The round that is made by hand now: the one on the screen, or the next when its results are in."""
    last = len(event.rounds)
    over = shown == last and (not last or event.rounds[-1].finished)
    return last + 1 if over and last < event.settings.rounds else max(shown, 1)


class ByHand(Finding):
    """The players of a round with their places in it."""

    NAME = "by hand"
    SPARE = ("colours", "table", "find", "other", "undo")
    ABOUT = (
        msg(
            "Enter takes a player, Enter on a second one says what can be done: they play each other, or change"
            " places. b gives the bye, c changes the colours of a pair, a takes it apart, t moves it to a table."
        ),
        msg(
            "A round that is not paired yet: fix as many pairs as you like, all if you wish; p pairs the rest by the"
            " rules. When the rules speak against a pair you read why, and give a reason; ! marks it. Each u takes"
            " back one step."
        ),
    )
    OFFERS = (
        Command(
            "choose", ("enter", "space"), "take", "Take a player; then another one.", "choose", "anybody"
        ),
        Command("bye", ("b",), "bye", "This player has the bye.", "bye", "anybody"),
        Command("colours", ("c",), "colours", "The two of this pair change colours.", "colours", "anybody"),
        Command("apart", ("a",), "apart", "Take this pair apart.", "apart", "anybody"),
        Command("table", ("t",), "table", "Seat this pair at a table.", "table", "anybody"),
        Command("rest", ("p",), "the rest", "The rules pair who has no opponent.", "rest"),
        Command("find", ("/",), "find", "Find a player by a few letters.", "find"),
        *(command for command in AROUND if command.id in ("undo", "redo", "do")),
        Command(
            "other", ("tab", "right", ">"), "next round", "The round after this one.", "later", "has_later"
        ),
        Command("earlier", ("left", "<"), "before", "The round before.", "earlier", "has_earlier", False),
        Command("back", ("escape",), "back", "Let go of the player taken; back to the round.", "back"),
    )

    def __init__(self, desk: Desk, number: int) -> None:
        super().__init__(desk)
        self.number = number
        self.chosen = 0
        self.field = Field(placeholder=t("/ and a few letters"))
        self.field.can_focus = False
        self._against: dict[int, tuple[Message, ...]] = {}
        self.grid = Grid(by_hand_rows.columns(), frozen=2)

    # What it looks like

    def content(self) -> Iterable[Widget]:
        """The field and the list."""
        waiting = arranging.without_opponent(self.event, self.number)
        self.grid.show(self._rows(), cursor=str(waiting[0]) if waiting else None)
        return self.finder(), self.grid

    def _rows(self) -> list[Row]:
        self._against = by_hand_rows.against(self.event, self.number)
        return list(by_hand_rows.rows(self.event, self.number, self.chosen, self._against))

    def redraw(self) -> None:
        """Show the round as it is now."""
        self.number = min(self.number, self._last)
        if self.chosen not in self.event.by_id:
            self.chosen = 0
        self.grid.show(self._rows())

    def title_line(self) -> tuple[str, str]:
        """Which round, and how much of it is left to do."""
        title = t("{event} · round {round} by hand", event=self.event.settings.name, round=self.number)
        published = arranging.is_published(self.event, self.number)
        waiting = len(arranging.without_opponent(self.event, self.number)) - (published and self._free)
        parts = [t("published")] if published else []
        return title, " · ".join([*parts, *([t("{n} to be paired", n=waiting)] if waiting else [])])

    @property
    def _free(self) -> int:
        """How many have the bye by the rules: they play when somebody else wants an opponent."""
        byes = self.event.round(self.number).byes
        return sum(b.code is Code.PAB and not b.by_hand for b in byes)

    def notice_line(self) -> tuple[str, str, str]:
        """Who was taken, what the referee has against the pair under the cursor, or what to do."""
        _, saved, style = super().notice_line()
        if self.chosen:
            name = cells.cut_name(self.event.name(self.chosen), 30)
            return t("{name} and ...? Enter on another player, Esc lets go", name=name), saved, "warn"
        if found := self._against.get(self.player):
            return say(found[0]), saved, "warn"
        return t("Enter takes a player, then another one"), saved, style

    def on_line(self, command: Command) -> bool:
        """In the field only the keys that work there."""
        return not self.finding or command.id in ("choose", "back")

    @property
    def player(self) -> int:
        """The player under the cursor; 0: nobody."""
        return int(self.grid.key) if self.grid.key.isdecimal() else 0

    @property
    def anybody(self) -> bool:
        """Whether there is a player under the cursor."""
        return bool(self.player)

    @property
    def _last(self) -> int:
        """The last round that can be made: the next one, while there is one left."""
        return min(len(self.event.rounds) + 1, max(self.event.settings.rounds, len(self.event.rounds)))

    @property
    def has_later(self) -> bool:
        """Whether there is a round after this one."""
        return self.number < self._last

    @property
    def has_earlier(self) -> bool:
        """Whether there is a round before this one."""
        return self.number > 1

    # What people do

    def later(self) -> None:
        """The round after this one."""
        self._turn(1)

    def earlier(self) -> None:
        """The round before this one."""
        self._turn(-1)

    def _turn(self, by: int) -> None:
        if self.finding:
            self.stop_finding()
        self.number += by
        self.chosen = 0
        self.grid.show(self._rows())

    def choose(self) -> None:
        """Take the player under the cursor, or ask what to do with this one and the one taken before."""
        if self.finding:
            found = self.player
            self.stop_finding()
            if not found:
                raise Refused(msg("Nobody fits."))
        player = self.player
        if not self.chosen or self.chosen == player:
            self._hold(0 if self.chosen == player else player)
            return
        first, self.chosen = self.chosen, 0
        try:
            found_ways = arranging.ways(self.event, self.number, first, player)
        finally:
            self.redraw()
        names = [cells.cut_name(self.event.name(p), 30) for p in (first, player)]
        choose(self, t("{a} and {b}", a=names[0], b=names[1]), found_ways, self._done)

    def _hold(self, player: int) -> None:
        self.chosen = player
        self.redraw()

    def on_grid_chosen(self) -> None:
        """A double click."""
        self.choose()

    def _propose(self, step: Action) -> None:
        propose(self, arranging.way(self.event, self.number, step), self._done)

    def _done(self, steps: Sequence[Step]) -> None:
        event = self.event
        self.desk.take(*steps)
        self.redraw()
        self.tell_done()
        for player in takers(steps):
            if also := also_had(event, player, self.earlier_byes()):
                self.tell(also, "warn")

    @property
    def _meant(self) -> int:
        """The player taken, else the one under the cursor."""
        player = self.chosen or self.player
        if self.chosen:
            self._hold(0)
        return player

    def bye(self) -> None:
        """This player has the bye; pressed again in the next round: not any more."""
        self._propose(arranging.the_bye(self.event, self.number, self._meant))

    def colours(self) -> None:
        """The two of this pair change colours."""
        self._propose(arranging.other_colours(self.event, self.number, self._meant))

    def apart(self) -> None:
        """Neither of this pair has an opponent any more."""
        self._propose(arranging.apart(self.event, self.number, self._meant))

    def table(self) -> None:
        """Ask for the table of this pair."""
        from clubtd.ui.ask import AskLine

        player = self._meant
        found: list[Action] = []

        def checked(typed: str) -> None:
            if not typed.isascii() or not typed.isdecimal():
                raise Refused(msg("The number of a table, as 4."))
            found[:] = [arranging.at_table(self.event, self.number, player, int(typed))]
            found[0].on(self.event)

        def answered(typed: str | None) -> None:
            if typed:
                self._propose(found[0])

        arranging.at_table(self.event, self.number, player, 1)  # Refused before anything is asked
        question = t("The table of {name} and the opponent", name=self.event.name(player))
        about = msg("The number of the table. Whoever sits there comes to this one.")
        self.app.push_screen(AskLine(question, t("Table"), about, checked), answered)

    def rest(self) -> None:
        """The rules pair who has no opponent: in the next round after all results were read back."""
        if arranging.is_published(self.event, self.number):
            self._propose(arranging.the_rest(self.event, self.number))
        else:
            self.dismiss(_PAIR)

    def back(self) -> None:
        """Leave the field, let go of the player taken, or go back to the round."""
        if self.finding:
            self.stop_finding()
        elif self.chosen:
            self._hold(0)
        else:
            self.dismiss("done")
