"""Results by key on the boards of a round, and corrections of what was paired from."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.actions import EnterResult, PairRound
from clubtd.event.consequences import reaches_back
from clubtd.event.history import Step
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Result
from clubtd.event.round import Game, Round
from clubtd.formats.words import t
from clubtd.ui import cells, entry
from clubtd.ui.board_list import BoardList
from clubtd.ui.desk import Desk


class ResultEntry(BoardList):
    """A board list whose keys are results."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.entry = entry.Entry(digits_are_results=desk.digits_are_results)

    @property
    def pending(self) -> str:
        """What waits for more keys, and for which; empty: nothing."""
        if not self.entry.pending:
            return ""
        board = self.entry.digits or (self.board or "")
        if self.entry.by_digits and self.entry.pending == "*":
            return t("Board {board}, forfeit: 1 White, 0 Black, 5 nobody; * other board", board=board)
        if self.entry.pending == "#":
            return t("The number of the board, then Enter")
        if self.entry.forfeit:
            return t("Board {board}, forfeit won by: + White, - Black, / nobody", board=board)
        return t("Board {board}: + White, - Black, / draw, * forfeit, Enter go there", board=board)

    def take(self, key: str) -> bool:
        """Keys of results come before all commands."""
        if not self.shown:
            return False
        fed = self.entry.feed(key)
        if isinstance(fed, entry.Entered):
            self._entered(fed)
            return True
        return fed

    def _entered(self, entered: entry.Entered) -> None:
        board = self.board if entered.board is None else entered.board
        shown = self.shown
        assert shown is not None
        game = shown.game(board)
        if game is None:
            last = max((g.board for g in shown.games), default=0)
            self.tell(
                msg("There is no board {board}: the boards are 1 to {last}.", board=board, last=last), "bad"
            )
            return
        self.grid.move_to(f"board {board}")
        if entered.result is not None:
            self.typed(game, entered.result)

    def typed(self, game: Game, result: Result) -> None:
        """A result was typed for this board: take it, after a question where others follow from it."""
        step = EnterResult(self.number, game.board, result)
        if reaches_back(self.event, step):
            self._ask_to_correct(step, game)
        else:
            self.enter(step)

    def _ask_to_correct(self, step: EnterResult, game: Game) -> None:
        from clubtd.ui.correcting import ask_to_correct

        names, _ = self.people()
        title = t(
            "Round {round}, board {board}: {white} - {black}, was {old}",
            round=step.round,
            board=step.board,
            white=names[game.white],
            black=names[game.black],
            old=entry.shown(game.result),
        )
        first = [t("New result: {new}", new=entry.shown(step.result))]
        ask_to_correct(self, title, first, step, self._correct)

    def _correct(self, steps: Sequence[Step]) -> None:
        before = self.event.round(self.number)
        try:
            said = self.desk.take(*steps)
        except Refused as refusal:
            self.tell(refusal.message, "bad")
            return
        self.redraw()
        self.tell(self._shorter(steps, before) or said)

    def _shorter(self, steps: Sequence[Step], before: Round) -> Message | None:
        """What was corrected, short enough for one line; None when more than a result was."""
        match steps:
            case (EnterResult(round=before.number, board=board),):
                old, new = before.game(board), self.event.round(before.number).game(board)
                return self._replaced(new, old.result) if old and new else None
            case (EnterResult(round=before.number, board=board), *_, PairRound(round=again)):
                old, new = before.game(board), self.event.round(before.number).game(board)
                if old and new:
                    return msg(
                        "Round {again} is paired again: board {board} of round {round} is {new}, was {old}.",
                        again=again.number,
                        board=board,
                        round=before.number,
                        **_signs(new=new.result, old=old.result),
                    )
        return None

    def enter(self, step: EnterResult) -> None:
        """Take a result, say it when there was another, and go on to the next board without one."""
        old = self.event.round(step.round).game(step.board)
        before = old.result if old else Result.OPEN
        try:
            said = self.desk.take(step)
        except Refused as refusal:
            self.tell(refusal.message, "bad")
            return
        shown = self.shown
        assert shown is not None
        after = [g.board for g in shown.missing if g.board > step.board] or [g.board for g in shown.missing]
        on = f"board {after[0]}" if after and step.result is not Result.OPEN else f"board {step.board}"
        game = shown.game(step.board)
        assert game is not None
        self.grid.replace(self.row(game), cursor=on)
        if self.has_later:
            self.tell(said)
        elif before not in (Result.OPEN, game.result):
            self.tell(self._replaced(game, before))

    def _replaced(self, game: Game, before: Result) -> Message:
        """What a board has now and had before, short enough for one line."""
        white, black = (cells.cut_name(self.event.name(p), 16) for p in game.players)
        signs = _signs(new=game.result, old=before)
        return msg(
            "Board {board}, {white} - {black}: {new}, was {old}",
            board=game.board,
            white=white,
            black=black,
            **signs,
        )


def _signs(**results: Result) -> dict[str, str]:
    """The results in their signs, as short as can be."""
    return {name: entry.shown(result).replace(" ", "") for name, result in results.items()}
