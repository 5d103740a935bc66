"""The round: boards, results by key, byes, and the way to the next pairings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from clubtd.event.actions import EnterResult
from clubtd.event.consequences import reaches_back
from clubtd.event.history import Step
from clubtd.event.message import Message, Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.result import Result
from clubtd.event.round import Game, Round
from clubtd.event.table import crosstable
from clubtd.formats.words import points, t
from clubtd.pairing.no_pairing import Stuck
from clubtd.ui import cells, entry
from clubtd.ui.board_rows import BYES, bye_row, columns, game_row
from clubtd.ui.closer import CARD, Closer
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.event_frame import AROUND
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Row


class RoundScreen(Closer):
    """The boards of a round, the last one paired or an earlier one."""

    NAME = "round"
    SPARE = ("forfeit", "undo", "earlier", "later")
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
    OFFERS = (
        Command("white", ("+", "w"), "White", "White wins.", "take", "paired", with_="+"),
        Command("black", ("-", "b"), "Black", "Black wins.", "take", "paired", with_="-"),
        Command("draw", ("/", "=", "d"), "draw", "Draw.", "take", "paired", with_="/"),
        Command(
            "forfeit", ("*",), "forfeit", "Won by forfeit: * and then + - or /.", "take", "paired", with_="*"
        ),
        Command("clear", (".",), "clear", "Take the result away.", "take", "paired", line=False, with_="."),
        Command(
            "pair",
            ("p",),
            "pair",
            "Read all results back and pair the next round.",
            "ask_to_pair",
            "rounds_left",
        ),
        CARD._replace(keys=("v", "enter"), when="paired", line=False),
        Command(
            "explain",
            ("x",),
            "why",
            "Why these two play each other, and who has White.",
            "explain",
            "paired",
            False,
        ),
        *AROUND,
        Command("earlier", ("left", "<"), "earlier", "The round before.", "earlier", "has_earlier"),
        Command("later", ("right", ">"), "later", "The round after.", "later", "has_later"),
    )

    def __init__(self, desk: Desk, pairing: bool = False) -> None:
        """With `pairing` the question before the next round is asked at once."""
        super().__init__(desk)
        self._pairing = pairing
        self.number = len(desk.event.rounds)
        self.entry = entry.Entry(digits_are_results=desk.digits_are_results)
        self._known: tuple[object, dict[int, str], dict[int, str]] | None = None
        self.grid = Grid(columns(), self._rows())
        wanted = desk.places.get(f"round {self.number}", "")
        missing = self._shown.missing if self._shown else ()
        self._start = wanted or (f"board {missing[0].board}" if missing else "")

    @property
    def _shown(self) -> Round | None:
        return self.event.rounds[self.number - 1] if 0 < self.number <= len(self.event.rounds) else None

    def on_line(self, command: Command) -> bool:
        """While results are missing their keys stand on the key line, and the next pairing when all are in."""
        missing = bool(self._shown and self._shown.missing)
        return {
            "white": missing,
            "black": missing,
            "draw": missing,
            "forfeit": missing,
            "pair": not missing,
        }.get(command.id, True)

    @property
    def paired(self) -> bool:
        """Whether there is a round to enter results in."""
        return self._shown is not None

    @property
    def player_id(self) -> int:
        """Who has White on the board under the cursor, or has the bye; 0: nobody."""
        kind, _, at = self.grid.key.partition(" ")
        game = self._shown.game(int(at)) if self._shown and kind == "board" else None
        return game.white if game else int(at) if kind == "bye" else 0

    @property
    def rounds_left(self) -> bool:
        """Whether another round can come."""
        return len(self.event.rounds) < self.event.settings.rounds

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
        self.grid.show(self._rows(), cursor=self._start)
        return (self.grid,)

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
        later = len(self.event.rounds) - self.number
        if later:
            return title, t("an earlier round: the last one is {last} →", last=len(self.event.rounds))
        return title, self._forecast()

    def _forecast(self) -> str:
        shown = self._shown
        if not shown or not self.event.settings.time_control:
            return ""
        from clubtd.ui.forecast import of_round

        return of_round(self.event, shown)

    def notice_line(self) -> tuple[str, str, str]:
        """What waits for more keys, or which boards are missing."""
        _, saved, style = super().notice_line()
        if self.entry.pending:
            return self._pending(), saved, "warn"
        shown = self._shown
        if not shown:
            return t("p pairs round 1"), saved, style
        if missing := [str(g.board) for g in shown.missing]:
            return t("Missing: {boards}", boards=", ".join(missing)), saved, "warn"
        if self.number < len(self.event.rounds):
            return t("Typing a result corrects this round, after a question"), saved, style
        if self.event.finished:
            return t("The event is over: s shows the table"), saved, "good"
        return t("All results are in: p pairs round {next}", next=self.number + 1), saved, "good"

    def _pending(self) -> str:
        board = self.entry.digits or self._board(self.grid.key)
        if self.entry.forfeit:
            return t("Board {board}, forfeit won by: + White, - Black, / nobody", board=board)
        return t("Board {board}: + White, - Black, / draw, * forfeit, Enter go there", board=board)

    def _rows(self) -> list[Row]:
        shown = self._shown
        if not shown:
            return self._before_the_first()
        names, before = self._people()
        rows = [game_row(game, names, before) for game in shown.games]
        for bye in sorted(shown.byes, key=lambda b: list(BYES).index(b.code)):
            if bye.player in before:
                rows.append(bye_row(self.event, bye, names, before))
        return rows

    def _people(self) -> tuple[dict[int, str], dict[int, str]]:
        """Names by id, and the points before this round as they are written; reckoned once for all its results."""
        event, earlier = self.event, self.event.rounds[: self.number - 1]
        known = (event.players, event.order, earlier)
        if self._known is None or self._known[0] != known:
            table = crosstable(event, self.number - 1)
            before = {event.order[e.number - 1]: points(e.points) for e in table.entrants}
            self._known = (known, shown_names(event), before)
        return self._known[1], self._known[2]

    def _before_the_first(self) -> list[Row]:
        here = len(self.event.present(1))
        lines = [
            "",
            t("Nobody is here yet: l shows the players, i there imports a list.")
            if not here
            else t("{n} players are here. p pairs round 1.", n=here),
        ]
        return [Row(f"line {i}", wide=line or " ") for i, line in enumerate(lines)]

    def on_mount(self) -> None:
        """Ask at once, when one came to pair."""
        super().on_mount()
        if self._pairing:
            self.call_later(self.perform, next(c for c in self.keys.commands if c.id == "pair"))

    # Results

    def take(self, key: str) -> bool:
        """Keys of results come before all commands."""
        if not self._shown:
            return False
        fed = self.entry.feed(key)
        if isinstance(fed, entry.Entered):
            self._entered(fed)
            return True
        return fed

    def _board(self, key: str) -> str:
        return key.removeprefix("board ") if key.startswith("board ") else ""

    def _entered(self, entered: entry.Entered) -> None:
        board = int(self._board(self.grid.key) or 0) if entered.board is None else entered.board
        shown = self._shown
        assert shown is not None
        game = shown.game(board)
        if game is None:
            last = max((g.board for g in shown.games), default=0)
            self.tell(
                msg("There is no board {board}: the boards are 1 to {last}.", board=board, last=last), "bad"
            )
            return
        self.grid.move_to(f"board {board}")
        if entered.result is None:
            return
        step = EnterResult(self.number, board, entered.result)
        if reaches_back(self.event, step):
            self._ask_to_correct(step, game)
        else:
            self.enter(step)

    def _ask_to_correct(self, step: EnterResult, game: Game) -> None:
        from clubtd.ui.correcting import ask_to_correct

        names, _ = self._people()
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
        try:
            said = self.desk.take(*steps)
        except Refused as refusal:
            self.tell(refusal.message, "bad")
            return
        self.redraw()
        self.tell(said)

    def enter(self, step: EnterResult) -> None:
        """Take a result, say it when there was another, and go on to the next board without one."""
        old = self.event.round(step.round).game(step.board)
        before = old.result if old else Result.OPEN
        try:
            said = self.desk.take(step)
        except Refused as refusal:
            self.tell(refusal.message, "bad")
            return
        shown = self._shown
        assert shown is not None
        after = [g.board for g in shown.missing if g.board > step.board] or [g.board for g in shown.missing]
        on = f"board {after[0]}" if after and step.result is not Result.OPEN else f"board {step.board}"
        game = shown.game(step.board)
        assert game is not None
        self.grid.replace(game_row(game, *self._people()), cursor=on)
        if self.number < len(self.event.rounds):
            self.tell(said)
        elif before not in (Result.OPEN, game.result):
            self.tell(self._replaced(game, before))

    def _replaced(self, game: Game, before: Result) -> Message:
        """What a board has now and had before, short enough for one line."""
        white, black = (cells.cut_name(self.event.name(p), 16) for p in game.players)
        new, old = (entry.shown(result).replace(" ", "") for result in (game.result, before))
        return msg(
            "Board {board}, {white} - {black}: {new}, was {old}",
            board=game.board,
            white=white,
            black=black,
            new=new,
            old=old,
        )

    # Rounds

    def earlier(self) -> None:
        """Look at the round before."""
        self._turn(-1)

    def later(self) -> None:
        """Look at the round after."""
        self._turn(1)

    def _turn(self, by: int) -> None:
        self.leave()
        self.number += by
        self.grid.show(self._rows(), cursor=self.desk.places.get(f"round {self.number}", "board 1"))

    def leave(self) -> None:
        """Note the board."""
        if self.grid.key:
            self.desk.places[f"round {self.number}"] = self.grid.key

    def redraw(self) -> None:
        """Show the round as it is now; the last one, when there are fewer or more than before."""
        if self.number > len(self.event.rounds) or not self.number:
            self.number = len(self.event.rounds)
        old = {row.key: row for row in self.grid.rows}
        rows = self._rows()
        changed = [row.key for row in rows if row.key in old and old[row.key] != row and row.open]
        self.grid.show(rows, cursor=changed[0] if len(changed) == 1 else None)

    def ask_to_pair(self) -> None:
        """Read the results back, then pair."""
        self.number = len(self.event.rounds)
        self.redraw()
        shown = self._shown
        if shown and shown.missing and self.event.is_swiss:
            raise Refused(self._missing(shown.missing))
        from clubtd.ui.box import Answer, Box
        from clubtd.ui.read_back import read_back

        title, lines = read_back(self.event, max(40, self.size.width - 6), self.size.height - 4)
        label = t("pair round {round}", round=self.number + 1)

        def answered(answer: str | None) -> None:
            if answer:
                self.pair()

        self.app.push_screen(Box(title, lines, [Answer(("enter",), label, "yes")], t("not yet")), answered)

    def _missing(self, missing: tuple[Game, ...]) -> Message:
        """Short enough for one line; the names only where there is room for them."""
        boards = ", ".join(str(game.board) for game in missing)
        if len(missing) > 1:
            return msg("Not yet: no results of boards {boards}", boards=boards)
        white, black = (cells.cut_name(self.event.name(p), 20) for p in missing[0].players)
        return msg("Not yet: board {board}, {white} - {black}", board=boards, white=white, black=black)

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
        self.number = len(self.event.rounds)
        self.grid.show(self._rows(), cursor="board 1")
        self.tell(said)

    def explain(self) -> None:
        """Why these two, or why this player has the bye."""
        from clubtd.ui.why_board import why_board, why_bye

        kind, _, at = self.grid.key.partition(" ")
        game = self._shown.game(int(at)) if self._shown and kind == "board" else None
        if game:
            why_board(self, self.number, game)
        else:
            why_bye(self, self.number)


def _wrapped(lines: Iterable[str], room: int = 70) -> list[str]:
    return [part for line in lines for part in cells.wrapped(line, room)]
