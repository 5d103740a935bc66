"""The round: boards, results by key, byes, and the way to the next pairings."""

from __future__ import annotations

from clubtd.event.message import Message, Refused, msg
from clubtd.event.round import Game
from clubtd.formats.words import t
from clubtd.pairing.no_pairing import Stuck
from clubtd.ui import cells
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.round_keys import OFFERS, with_digits
from clubtd.ui.second_pass import SecondPass

WITH_DIGITS = msg(
    "1: White wins, 0: Black wins, 5: draw; the cursor goes on to the next board that has no result. # and a"
    " number, then Enter, goes to that board."
)


class RoundScreen(SecondPass):
    """The boards of a round, the last one paired or an earlier one."""

    NAME = "round"
    SPARE = ("forfeit", "undo", "players", "standings", "earlier", "later", "explain")
    ABOUT = (
        msg(
            "Signs are results, digits are boards. + White wins, - Black wins, / draw; the cursor goes on to the"
            " next board that has no result. A number first names the board: 7+ or 12/."
        ),
        msg(
            "* and then + - or / is a game won by forfeit: by White, by Black, by nobody. A dot takes a result"
            " away. All of them are on the numeric keypad; w, b and d do the same."
        ),
    )
    OFFERS = OFFERS

    def __init__(self, desk: Desk, pairing: bool = False) -> None:
        """With `pairing` the question before the next round is asked at once."""
        super().__init__(desk)
        if desk.digits_are_results:
            self.keys.commands = tuple(with_digits(self.keys.commands))
        self._pairing = pairing

    def about(self) -> tuple[Message, ...]:
        """What the screen is for, with the keys of results that are set."""
        return (WITH_DIGITS, *self.ABOUT[1:]) if self.desk.digits_are_results else self.ABOUT

    def on_mount(self) -> None:
        """Ask at once, when one came to pair."""
        super().on_mount()
        if self._pairing:
            self.call_later(self.perform, next(c for c in self.keys.commands if c.id == "pair"))

    def on_line(self, command: Command) -> bool:
        """While results are typed, or corrected, their keys stand on the key line; the next pairing when all are in."""
        missing = bool(self.shown and self.shown.missing)
        typing = missing or self.has_later or (self.checking and bool(self.unchecked))
        return {
            "white": typing,
            "black": typing,
            "draw": typing,
            "forfeit": typing,
            "check": self.club.settings.checking and not missing,
            "pair": not typing,
            "by-hand": not typing,
        }.get(command.id, True)

    @property
    def rounds_left(self) -> bool:
        """Whether another round can come."""
        return len(self.event.rounds) < self.event.settings.rounds

    # What it looks like

    def title_line(self) -> tuple[str, str]:
        """Event and round."""
        settings = self.event.settings
        if not self.number:
            return t("{event} · no round yet", event=settings.name), ""
        title = t(
            "{event} · round {round} of {rounds}",
            event=settings.name,
            round=self.number,
            rounds=settings.rounds,
        )
        if self.has_later:
            last = len(self.event.rounds)
            if self.size.width < 80:
                return title, t("the last one is {last} →", last=last)
            return title, t("an earlier round: the last one is {last} →", last=last)
        return title, self._times_beside(cells.width(self.before_title + title), cells.width(settings.name))

    def beside_clock(self, aside: str) -> str:
        """The clock stands in the title line here."""
        return aside

    def _times_beside(self, title: int, name: int) -> str:
        """The times that fit beside a title of so many cells; before a forecast goes, the name in it is cut."""
        room = self.size.width - 4 - title
        spare = max(0, name - cells.SHORTEST_NAME)
        *forecasts, left = self._times() or [""]
        whole = [text for text in forecasts if cells.width(text) <= room]
        beside_a_cut_name = [text for text in (*forecasts[-1:], left) if cells.width(text) <= room + spare]
        return next(iter([*whole, *beside_a_cut_name]), "")

    def _times(self) -> list[str]:
        """The time left and when all will be over, in all their lengths, the longest first."""
        found, shown = self.clock_face(), self.shown
        if not found or not shown:
            return []
        from clubtd.ui.forecast import of_round

        now = self.club.now()
        long, medium = (of_round(self.event, shown, now, long=long) for long in (True, False))
        left, short = found.words(), found.words(short=True)
        pairs = (left, long), (left, medium), (short, medium), (left, "")
        return [" · ".join(filter(None, pair)) for pair in pairs] if left else []

    def notice_line(self) -> tuple[str, str, str]:
        """What waits for more keys, or which boards are missing."""
        _, saved, style = super().notice_line()
        if pending := self.pending:
            return pending, saved, "warn"
        shown = self.shown
        if not shown:
            return t("p pairs round 1"), saved, style
        if self.checking:
            return self.check_line(), saved, "warn"
        if missing := [str(g.board) for g in shown.missing]:
            return t("Missing: {boards}", boards=", ".join(missing)), saved, "warn"
        if self.has_later:
            return t("Typing a result corrects this round, after a question"), saved, style
        if self.event.finished:
            return t("The event is over: s shows the table, a sign corrects"), saved, "good"
        return (
            t("All results are in: p pairs round {next}, a sign corrects", next=self.number + 1),
            saved,
            "good",
        )

    # The next round

    def ask_to_pair(self) -> None:
        """Read the results back, then pair."""
        self.number = len(self.event.rounds)
        self.redraw()
        shown = self.shown
        if shown and shown.missing and self.event.is_swiss:
            raise Refused(self._missing(shown.missing))
        self.ask_for_check()
        from clubtd.ui.box import Answer, Box
        from clubtd.ui.fair_bye import before_the_bye, give_fair_bye
        from clubtd.ui.read_back import read_back

        room = max(40, self.size.width - 6)
        byes, fair = before_the_bye(self, room)
        title, lines = read_back(self.event, room, self.size.height - 4 - len(byes))
        label = t("pair round {round}", round=self.number + 1)

        def answered(answer: str | None) -> None:
            if answer == "fair":
                give_fair_bye(self)
            elif answer:
                self.pair()

        answers = [Answer(("enter",), label, "yes"), *fair]
        self.app.push_screen(Box(title, [*lines, *byes], answers, t("not yet")), answered)

    def _missing(self, missing: tuple[Game, ...]) -> Message:
        """Short enough for one line; the names only where there is room for them."""
        first = missing[0].board
        if len(missing) > 1:
            boards = ", ".join(str(game.board) for game in missing)
            return msg("No results yet of boards {boards}: press {board}", boards=boards, board=first)
        room = max(8, (self.size.width - 54 - 2 * len(str(first))) // 2)
        white, black = (cells.cut_name(self.event.name(p), room) for p in missing[0].players)
        text = "Board {board}, {white} - {black}, has no result: press {board}"
        return msg(text, board=first, white=white, black=black)

    def pair(self) -> None:
        """Pair the next round and show it."""
        try:
            said = self.desk.pair()
        except Stuck as stuck:
            from clubtd.ui.impasse_box import offer_remedies

            offer_remedies(self, stuck, self.pair)
            return
        except Refused as refusal:
            self.tell(refusal.message, "bad")
            return
        from clubtd.ui.fair_bye import with_earlier
        from clubtd.ui.hall_box import ask_about_tables

        self.show_last()
        self.tell(with_earlier(self, said))
        ask_about_tables(self)

    @property
    def has_rounds(self) -> bool:
        """Whether there is more than one round to look at."""
        return len(self.event.rounds) > 1

    def correct(self) -> None:
        """To an earlier round, whose results are corrected after a question."""
        from clubtd.ui.earlier_round import ask_round

        ask_round(self, self.show_round)

    @property
    def may_be_changed(self) -> bool:
        """Whether this is the event as it is now."""
        return not self.desk.looking_back

    def by_hand(self) -> None:
        """Make this round, or the next one, by hand."""
        from clubtd.ui.by_hand import make_by_hand, round_to_make

        make_by_hand(self, round_to_make(self.event, self.number), self.ask_to_pair)

    def explain(self) -> None:
        """Why these two, or why this player has the bye."""
        from clubtd.ui.why_board import why_board, why_bye

        if self.game:
            why_board(self, self.number, self.game)
        else:
            why_bye(self, self.number)
