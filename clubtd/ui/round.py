"""The round: boards, results by key, byes, and the way to the next pairings."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from clubtd.event.actions import EnterResult
from clubtd.event.consequences import consequences
from clubtd.event.event import Event
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Game, Round
from clubtd.event.table import crosstable
from clubtd.formats.words import points, say, t
from clubtd.ui import cells, entry
from clubtd.ui.box import Answer, Box
from clubtd.ui.closer import CARD, Closer
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.event_frame import AROUND
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row

BYES = {
    Code.PAB: msg("the bye"),
    Code.HALF_BYE: msg("half-point bye"),
    Code.ZERO_BYE: msg("does not play"),
    Code.FULL_BYE: msg("full-point bye"),
    Code.REST: msg("free round"),
}


def columns() -> tuple[Column, ...]:
    """The columns of a board list."""
    return (
        Column("board", t("Board"), 3, Align.RIGHT),
        Column("white", t("White"), flexible=True, minimum=12),
        Column("white points", t("Pts"), align=Align.POINT),
        Column("result", t("Result"), 7, Align.CENTRE),
        Column("black points", t("Pts"), align=Align.POINT),
        Column("black", t("Black"), flexible=True, minimum=12),
    )


class RoundScreen(Closer):
    """The boards of a round, the last one paired or an earlier one."""

    NAME = "round"
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
        Command(
            "earlier", ("left", "<"), "earlier", "The round before.", "earlier", "has_earlier", line=False
        ),
        Command("later", ("right", ">"), "later", "The round after.", "later", "has_later", line=False),
        CARD._replace(keys=("v", "enter"), when="paired", line=False),
        *AROUND,
    )

    def __init__(self, desk: Desk, pairing: bool = False) -> None:
        """With `pairing` the question before the next round is asked at once."""
        super().__init__(desk)
        self._pairing = pairing
        self.number = len(desk.event.rounds)
        self.entry = entry.Entry()
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
        aside = t("an earlier round: the last one is {last} →", last=len(self.event.rounds)) if later else ""
        return title, aside

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
            return "", saved, style
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
        rows = [_game_row(game, names, before) for game in shown.games]
        for bye in sorted(shown.byes, key=lambda b: list(BYES).index(b.code)):
            if bye.player in before:
                rows.append(_bye_row(self.event, bye, names, before))
        return rows

    def _people(self) -> tuple[dict[int, str], dict[int, str]]:
        """Names by id, and the points before this round as they are written; reckoned once for all its results."""
        event, earlier = self.event, self.event.rounds[: self.number - 1]
        known = (event.players, event.order, earlier)
        if self._known is None or self._known[0] != known:
            table = crosstable(event, self.number - 1)
            before = {event.order[e.number - 1]: points(e.points) for e in table.entrants}
            self._known = (known, {p.id: p.name for p in event.players}, before)
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
        board = entered.board or int(self._board(self.grid.key) or 0)
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
        if said := consequences(self.event, step):
            self._ask_to_correct(step, game, [say(m) for m in said])
        else:
            self.enter(step)

    def _ask_to_correct(self, step: EnterResult, game: Game, said: list[str]) -> None:
        names = (self.event.name(game.white), self.event.name(game.black))
        lines = [
            t("{white} - {black}", white=names[0], black=names[1]),
            t("{old} becomes {new}", old=entry.shown(game.result), new=entry.shown(step.result)),
            "",
            *said,
        ]
        title = t("Round {round}, board {board}", round=step.round, board=step.board)

        def answered(answer: str | None) -> None:
            if answer:
                self.enter(step)

        box = Box(title, _wrapped(lines), [Answer(("enter",), t("correct it"), "yes")], t("leave it"))
        self.app.push_screen(box, answered)

    def enter(self, step: EnterResult) -> None:
        """Take a result, say it, and go on to the next board without one."""
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
        self.grid.replace(_game_row(game, *self._people()), cursor=on)
        if self.number < len(self.event.rounds):
            self.tell(said)

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
        self.grid.show(self._rows())

    def ask_to_pair(self) -> None:
        """Read the results back, then pair."""
        self.number = len(self.event.rounds)
        self.redraw()
        shown = self._shown
        if shown and shown.missing and self.event.is_swiss:
            raise Refused(self._missing(shown.missing))
        title, lines = read_back(self.event, max(40, self.size.width - 6), self.size.height - 4)
        label = t("pair round {round}", round=self.number + 1)

        def answered(answer: str | None) -> None:
            if answer:
                self.pair()

        self.app.push_screen(
            Box(title, lines, [Answer(("enter", "p"), label, "yes")], t("not yet")), answered
        )

    def _missing(self, missing: tuple[Game, ...]) -> Message:
        """Short enough for one line; the names only where there is room for them."""
        boards = ", ".join(str(game.board) for game in missing)
        if len(missing) > 1:
            return msg("Not yet: no results of boards {boards}", boards=boards)
        white, black = (self.event.name(p) for p in missing[0].players)
        return msg(
            "Not yet: no result of board {board}, {white} - {black}", board=boards, white=white, black=black
        )

    def pair(self) -> None:
        """Pair the next round and show it."""
        try:
            said = self.desk.pair()
        except Refused as refusal:
            self.tell(refusal.message, "bad")
            return
        self.number = len(self.event.rounds)
        self.grid.show(self._rows(), cursor="board 1")
        self.tell(said)


def _game_row(game: Game, names: dict[int, str], before: dict[int, str]) -> Row:
    style = "" if game.result.final else "warn"
    result = Cell(entry.shown(game.result), style)
    white, black = names[game.white], names[game.black]
    return Row(
        f"board {game.board}",
        (str(game.board), white, before[game.white], result, before[game.black], black),
    )


def _bye_row(event: Event, bye: Bye, names: dict[int, str], before: dict[int, str]) -> Row:
    gets = points(event.settings.scoring.of(bye.code)) if bye.code is not Code.REST else ""
    values = ("", names[bye.player], before[bye.player], gets, "", say(BYES[bye.code]))
    return Row(f"bye {bye.player}", values, style="muted")


def _wrapped(lines: Iterable[str], room: int = 70) -> list[str]:
    return [part for line in lines for part in cells.wrapped(line, room)]


def read_back(event: Event, room: int, height: int) -> tuple[str, list[str]]:
    """Title and lines of the question before a pairing: all results on one screen, and who does not play."""
    number = len(event.rounds)
    lines: list[str] = []
    if number:
        title = t("Round {round}: are these the results?", round=number)
        games = event.rounds[-1].games
        split = len(games) + 3 > height and room >= 64
        half = (len(games) + 1) // 2 if split else len(games)
        each = (room - 3) // 2 if split else min(room, 64)
        texts = [_read_game(event, game, each) for game in games]
        for left, right in zip(texts[:half], [*texts[half:], *[""] * half], strict=False):
            lines.append(f"{left} │ {right}" if split else left)
    else:
        title = t("Pair round 1?")
    away = [p.name for p in event.players if p.id not in event.present(number + 1)]
    here = len(event.present(number + 1)) if event.is_swiss else len(event.order)
    lines += [""] if lines else []
    said = t("{n} players are in round {round}.", n=here, round=number + 1)
    if event.is_swiss and here % 2:
        said += " " + t("One has the bye.")
    lines += cells.wrapped(said, room)
    if away and event.is_swiss:
        lines += cells.wrapped(t("Not in it: {names}", names=", ".join(away)), room)[:4]
    return title, lines


def _read_game(event: Event, game: Game, room: int) -> str:
    name = (room - 3 - 1 - 9) // 2
    white = cells.left(cells.shown(event.name(game.white)), name)
    black = cells.left(cells.shown(event.name(game.black)), name)
    return f"{game.board:3} {white} {cells.centre(entry.shown(game.result), 7)} {black}"
