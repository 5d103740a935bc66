"""Level to the end: the games of a play-off with their results, or lots, as they decided between level players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from textual.widget import Widget

from clubtd.advice.contests import Contest
from clubtd.event.actions import Decide
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.playoff import Decider, PlayoffGame, playoff, playoff_points, programme
from clubtd.event.result import Result
from clubtd.formats.sheets.imprint import moment
from clubtd.formats.sheets.shown import shown
from clubtd.formats.words import points, t
from clubtd.store.chance import lot
from clubtd.store.clock import now
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row
from clubtd.ui.text import Lines

_RESULTS = {"+": Result.WHITE_WINS, "-": Result.BLACK_WINS, "/": Result.DRAW, ".": Result.OPEN}


class PlayoffScreen(Frame):
    """The games of a play-off; Enter saves when they have decided. `l` records lots instead."""

    ABOUT = (
        msg(
            "Players who are level on everything. The usual play-off: two rapid games, two blitz games, and then one"
            " game in which a draw wins for Black. Only games with a result count; it ends when it is decided."
        ),
        msg("Lots can be drawn by clubtd, or by hand and recorded here. Until then the place stays shared."),
    )
    OFFERS = (
        Command("save", ("enter",), "save", "Save the play-off.", "save", "decided"),
        Command("white", ("+", "w"), "White", "White wins.", "result", with_="+"),
        Command("black", ("-", "b"), "Black", "Black wins.", "result", with_="-"),
        Command(
            "draw",
            ("/", "=", "d"),
            "draw",
            "Draw; in a game of sudden death Black has won.",
            "result",
            with_="/",
        ),
        Command("clear", (".",), "clear", "Take the result away.", "result", line=False, with_="."),
        Command("swap", ("x",), "colours", "The other one has White.", "swap"),
        Command("add", ("a",), "one more", "One more game.", "add"),
        Command("remove", ("delete",), "not played", "This game is not played.", "leave_out", line=False),
        Command("lots", ("l",), "lots", "Draw lots, or record lots that were drawn.", "lots"),
        Command("back", ("escape",), "leave", "Leave everything as it was.", "back"),
    )
    CSS = "PlayoffScreen Lines { height: 3; margin: 1 2 0 3; }"

    def __init__(self, desk: Desk, contest: Contest) -> None:
        """Between these level players."""
        super().__init__()
        self._desk = desk
        self.players, self.rank, before = contest.players, contest.place, contest.before
        self._group = contest.group
        self._names = shown_names(desk.event)
        self.games = list(before.games) if before and before.games else [*programme(self.players)]
        self._before = before
        self._grid = Grid(
            (
                Column("game", t("Game"), align=Align.RIGHT),
                Column("control", t("Time")),
                Column("white", t("White"), flexible=True, minimum=10),
                Column("result", t("Result"), 7, Align.CENTRE),
                Column("black", t("Black"), flexible=True, minimum=10),
                Column("rule", "", flexible=True, minimum=6),
            ),
            frozen=2,
        )
        self._score = Lines()

    def content(self) -> Iterable[Widget]:
        """The score above the games."""
        self._show("1")
        return self._score, self._grid

    def title_line(self) -> tuple[str, str]:
        """Which place it is for, or whose cup."""
        name = self._desk.event.settings.name
        return t("{event} · play-off for place {place}", event=name, place=self.rank), self._group

    def notice_line(self) -> tuple[str, str, str]:
        """Who has won it, or that it is still level."""
        if self.decided:
            return (
                t("{name} has won: Enter saves it", name=self._names[self._decider().players[0]]),
                "",
                "good",
            )
        if not self._desk.event.finished:
            return t("The event is not over: the place may still change."), "", "warn"
        return t("still level"), "", "plain"

    # What it holds

    @property
    def _played(self) -> tuple[PlayoffGame, ...]:
        return tuple(game for game in self.games if game.result is not Result.OPEN)

    def _decider(self) -> Decider:
        return playoff(self.players, self._played, now())

    @property
    def decided(self) -> bool:
        """Whether the games have put everybody in order, and no game of the stage is still to come."""
        begun = {game.control for game in self._played}
        if any(game.result is Result.OPEN and game.control in begun for game in self.games):
            return False
        try:
            self._decider()
        except Refused:
            return False
        return True

    def _show(self, cursor: str | None = None) -> None:
        made = playoff_points(self._played)
        score = " · ".join(f"{self._names[p]} {points(made.get(p, 0))}" for p in self.players)
        said = [(score, "strong")]
        if self._before:
            said.append((self._was(self._before), "muted"))
        room = max(20, self.size.width - 6)
        self._score.show([(line, style) for text, style in said for line in cells.wrapped(text, room)][:3])
        rows = [self._row(number, game) for number, game in enumerate(self.games, 1)]
        self._grid.show(rows, cursor=cursor)

    def _was(self, before: Decider) -> str:
        names = {p: self._names[p] for p in before.players}
        return t("Recorded: {what}", what=before.says(names, moment(before.at)))

    def _row(self, number: int, game: PlayoffGame) -> Row:
        result = "· - ·" if game.result is Result.OPEN else shown(game.result)
        rule = t("a draw wins for Black") if game.draw_wins else ""
        names = (self._names[game.white], result, self._names[game.black])
        return Row(str(number), (str(number), game.control, *names, rule))

    # What people do

    def on_resize(self) -> None:
        """Break the lines anew."""
        self._show()

    def result(self, sign: str) -> None:
        """Enter the result of the game under the cursor and go on to the next one."""
        at = int(self._grid.key) - 1
        self.games[at] = replace(self.games[at], result=_RESULTS[sign])
        following = at + 1 if sign == "." else min(at + 2, len(self.games))
        self._show(str(following))

    def swap(self) -> None:
        """Change the colours of the game under the cursor."""
        at = int(self._grid.key) - 1
        game = self.games[at]
        if game.result is not Result.OPEN:
            raise Refused(msg("This game has a result: . takes it away first."))
        self.games[at] = replace(game, white=game.black, black=game.white)
        self._show()

    def add(self) -> None:
        """One more game, colours changed; with three or more players the pair under the cursor."""
        game = self.games[-1 if len(self.players) == 2 else int(self._grid.key) - 1]
        more = PlayoffGame(game.black, game.white, Result.OPEN, game.control, game.draw_wins)
        self.games.append(more)
        self._show(str(len(self.games)))

    def leave_out(self) -> None:
        """Take the game under the cursor out; one game stays."""
        if len(self.games) == 1:
            raise Refused(msg("A play-off has at least one game; l records lots."))
        del self.games[int(self._grid.key) - 1]
        self._show()

    def save(self) -> None:
        """Take the decision."""
        self._take(self._decider())

    def _take(self, decider: Decider) -> None:
        self._desk.take(Decide(decider))
        self.dismiss("saved")

    # Lots

    def lots(self) -> None:
        """Ask whether clubtd draws, or who was drawn by hand."""
        self._ask_lots(())

    def _ask_lots(self, drawn: tuple[int, ...]) -> None:
        left = [p for p in self.players if p not in drawn]
        if len(left) == 1:
            self._take_lots((*drawn, *left))
            return
        answers = [] if drawn else [Answer(("d",), t("clubtd draws now"), "draw")]
        answers += [
            Answer((str(i),), t("{name} was drawn", name=self._names[p]), str(p))
            for i, p in enumerate(left[:9], 1)
        ]
        if drawn:
            question = t("Who was drawn next, after {names}?", names=tuple(self._names[p] for p in drawn))
        else:
            question = t("Lots for place {place}: the first one drawn gets it", place=self.rank)

        def answered(answer: str | None) -> None:
            if answer == "draw":
                chance, seed = lot()
                self._take_lots(tuple(chance.sample(self.players, len(self.players))), seed)
            elif answer:
                self._ask_lots((*drawn, int(answer)))

        self.app.push_screen(Box(t("Drawing of lots"), [question], answers), answered)

    def _take_lots(self, order: tuple[int, ...], seed: str = "") -> None:
        try:
            self._take(Decider(order, now(), seed=seed))
        except Refused as refused:
            self.tell(refused.message, "bad")


def which_contest(
    event: Event, found: Sequence[Contest], chosen: Callable[[Contest], None]
) -> tuple[Box, Callable[[str | None], None]]:
    """The question which of several level groups it is about, and what to do with the answer."""
    names = shown_names(event)
    answers = [
        Answer(
            (str(i),),
            t(
                "{what}: {names}",
                what=contest.group or t("place {place}", place=contest.place),
                names=tuple(names[p] for p in contest.players),
            ),
            str(i),
        )
        for i, contest in enumerate(found[:9], 1)
    ]

    def answered(answer: str | None) -> None:
        if answer:
            chosen(found[int(answer) - 1])

    return Box(t("Play-off or lots"), [t("Between whom?")], answers), answered
