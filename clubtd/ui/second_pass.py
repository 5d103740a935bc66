"""The second pass on the boards of a round, in which every result is typed again and compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from clubtd.event.actions import EnterResult
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.result import Result
from clubtd.event.round import Game
from clubtd.formats.words import t
from clubtd.ui import entry
from clubtd.ui.checking import Check, Verdict
from clubtd.ui.columns import Column
from clubtd.ui.desk import Desk
from clubtd.ui.kept_pass import CHECK, PASS, KeptPass
from clubtd.ui.listing import Cell, Row
from clubtd.ui.result_entry import ResultEntry


class SecondPass(ResultEntry):
    """A board list on which results can be typed twice. The first pass enters them, the second compares."""

    def __init__(self, desk: Desk) -> None:
        self._checks: dict[str, Check] = {}
        self._pass = ""
        self._kept: KeptPass | None = None
        super().__init__(desk)

    def content(self) -> Iterable[Widget]:
        """The board list, in the pass in which it was left."""
        self._kept = KeptPass(self.club.data, self.desk)
        self._kept.recall()
        self._pass = self.desk.places[PASS]
        if self.checking and self.unchecked and f"round {self.number}" not in self.desk.places:
            self._start = f"board {self.unchecked[0]}"
        return super().content()

    @property
    def _check(self) -> Check:
        """The second pass of the round on the screen, as far as it was when another screen came."""
        place = self._place()
        if place not in self._checks:
            self._checks[place] = Check(self.desk.places.get(place, ""))
        return self._checks[place]

    @property
    def checking(self) -> bool:
        """Whether this is the second pass."""
        return self._pass == self._place()

    @property
    def can_check(self) -> bool:
        """Whether there is a round whose results could be typed again."""
        return not self.checking and bool(
            self.shown and any(g.result in entry.KEYED for g in self.shown.games)
        )

    @property
    def unchecked(self) -> list[int]:
        """The boards whose results were not typed twice."""
        return list(self._check.left(self.shown)) if self.shown else []

    def begin_check(self) -> None:
        """From now on keys compare, beginning with the first board that is not checked."""
        self._pass = self._place()
        self._keep()
        left = self.unchecked
        self.grid.show(self.rows(), columns=self.columns(), cursor=f"board {left[0]}" if left else None)

    def end_check(self) -> None:
        """From now on keys enter results again; boards that differ are named once more."""
        differing = self._differing()
        self._pass = ""
        self._keep()
        self.grid.show(self.rows(), columns=self.columns())
        if differing:
            said = nmsg(
                "The 2nd pass is ended; board {boards} still differs, and c goes on with it.",
                "The 2nd pass is ended; boards {boards} still differ, and c goes on with them.",
                len(differing),
                boards=", ".join(differing),
            )
            self.tell(said, "warn")

    def ask_for_check(self) -> None:
        """Begin the second pass before a pairing, when the settings want it; Refused while boards are unchecked."""
        if not self.shown or not (self.checking or self.club.settings.checking):
            return
        if left := self.unchecked:
            if not self.checking:
                self.begin_check()
            raise Refused(
                nmsg(
                    "Not yet: board {boards} once more; c ends the second pass",
                    "Not yet: boards {boards} once more; c ends the second pass",
                    len(left),
                    boards=", ".join(map(str, left)),
                )
            )
        self.end_check()

    def _differing(self) -> list[str]:
        """The boards of which two different results were typed."""
        games = self.shown.games if self.shown else ()
        return [str(g.board) for g in games if g.result in entry.KEYED and self._check.differing(g)]

    def check_line(self) -> str:
        """Which pass this is, and how far it is."""
        assert self.shown is not None
        all_of_them = [g for g in self.shown.games if g.result in entry.KEYED]
        if differing := self._differing():
            return t("2nd pass: boards that differ: {boards}", boards=", ".join(differing))
        done = len(all_of_them) - len(self.unchecked)
        if done == len(all_of_them):
            return t("2nd pass: all {n} results are the same twice", n=done)
        return t("2nd pass: type the results again, {done} of {n} checked", done=done, n=len(all_of_them))

    # Typing

    def typed(self, game: Game, result: Result) -> None:
        """In the second pass compare, elsewhere enter; a board without a result is entered in both."""
        if not self.checking or game.result is Result.OPEN:
            super().typed(game, result)
            self._go_on()
            return
        logged = len(self.desk.file.history.log)
        if result is Result.OPEN:
            self._check.forget(game.board, logged)
            self._shown_again(game.board)
            return
        verdict = self._check.type(game, result, logged)
        if verdict is Verdict.CORRECTS:
            super().typed(game, result)
            self._shown_again(game.board)
            return
        left = self.unchecked
        after = [board for board in left if board > game.board] or left
        self._shown_again(game.board, after[0] if verdict is Verdict.SAME and after else game.board)
        if verdict is Verdict.DIFFERS:
            self.app.bell()
            self.tell(
                msg(
                    "Board {board}: first {first}, now {now}. Type it once more: that counts.",
                    board=game.board,
                    first=entry.shown(game.result).replace(" ", ""),
                    now=entry.shown(result).replace(" ", ""),
                ),
                "bad",
            )

    def enter(self, step: EnterResult) -> None:
        """In the second pass stay on the board that was corrected."""
        super().enter(step)
        if self.checking:
            self.grid.move_to(f"board {step.board}")

    def _go_on(self) -> None:
        """The last result of the first pass is in: the second begins, when the settings want it."""
        wanted = self.club.settings.checking and not self.has_later
        if wanted and not self.checking and self.shown and not self.shown.missing and self.unchecked:
            self.begin_check()

    def undo(self) -> None:
        """Take back what was typed last: a comparison, or an action."""
        if self.checking and self._check.take_back(len(self.desk.file.history.log)):
            self._keep()
            self.grid.show(self.rows())
            return
        super().undo()

    # What it looks like

    def columns(self) -> Sequence[Column]:
        """In the second pass with a column for it; where there is no room for all, the points go."""
        if not self.checking:
            return super().columns()
        before = (c._replace(drop=1) if c.key.endswith("points") else c for c in super().columns())
        return (*before, Column("check", t("2nd pass"), 9))

    def row(self, game: Game) -> Row:
        """In the second pass with what it came to."""
        row = super().row(game)
        if not self.checking or game.result not in entry.KEYED:
            return row
        if self._check.is_checked(game):
            cell = Cell(t("same"), "good")
        elif other := self._check.differing(game):
            cell = Cell(f"{entry.shown(other)} ?", "bad")
        else:
            cell = Cell("·", "muted")
        return row._replace(cells=(*row.cells, cell))

    def _shown_again(self, board: int, cursor: int = 0) -> None:
        game = self.shown.game(board) if self.shown else None
        if game:
            self.grid.replace(self.row(game), cursor=f"board {cursor or board}")
        self._keep()

    # To another screen and back, or out of the program

    def _place(self) -> str:
        """Where the desk has it: a round that is paired anew is another one."""
        return f"{CHECK}{self.number} {self.shown.at if self.shown else ''}"

    def _keep(self) -> None:
        before = dict(self.desk.places)
        self.desk.places[self._place()] = self._check.kept()
        self.desk.places[PASS] = self._pass
        if self._kept and self.desk.places != before and not self.desk.looking_back:
            self._kept.keep()

    def on_unmount(self) -> None:
        """All of it is written down before another screen, or another program, comes."""
        if self._kept:
            self._kept.wait()

    def leave(self) -> None:
        """Note the pass, too."""
        super().leave()
        self._keep()
