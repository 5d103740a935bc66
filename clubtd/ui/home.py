"""The club's events: the one in progress first and selected."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path

from textual.widget import Widget

from clubtd.event.message import msg, nmsg
from clubtd.formats.words import clock, day, say, t
from clubtd.store import folder
from clubtd.store.layout import Damaged
from clubtd.ui import cells
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row


class Home(Frame):
    """The list of events."""

    ABOUT = (
        msg("The events of the club, the one in progress first. Enter goes straight into its running round."),
        msg("Everything is saved as it is typed: leaving, a crash or a power cut loses nothing."),
    )
    OFFERS = (
        Command("open", ("enter",), "open", "Open the event.", "open_event", "chosen"),
        Command("new", ("n",), "new event", "Start a new event.", "new", to="clubtd.ui.new_event:NewEvent"),
        Command("import", ("i",), "import", "Make an event of a TRF or a list of players.", "import_file"),
        Command(
            "club",
            ("c",),
            "club list",
            "The people of the club: look after the list.",
            "club_list",
            to="clubtd.ui.club_list:ClubListScreen",
        ),
        Command(
            "season",
            ("s",),
            "season",
            "Tables over several nights.",
            "seasons",
            to="clubtd.ui.seasons_screen:SeasonsScreen",
        ),
        Command(
            "calculator",
            ("t",),
            "tie-breaks",
            "The tie-break calculator, without any event.",
            "calculator",
            to="clubtd.ui.calculator:Calculator",
        ),
        Command(
            "demo", ("d",), "demo", "Try everything on a made-up event, apart from the club's own.", "demo"
        ),
        Command(
            "put-away",
            ("delete",),
            "put away",
            "Archive or delete the event, after a question; it can be brought back.",
            "put_away",
            "chosen",
            line=False,
        ),
        Command(
            "another",
            ("l",),
            "like it",
            "A new event with the settings and people of this one; or a second section beside it.",
            "another",
            "chosen",
            line=False,
        ),
        Command("bring-back", ("b",), "bring back", "Bring back what was put away.", "bring_back", "away"),
        Command(
            "quit", ("q", "ctrl+q", "ctrl+c"), "quit", "Leave clubtd. Everything is saved already.", "quit"
        ),
    )

    SPARE = ("import", "season", "calculator", "demo")

    def __init__(self) -> None:
        super().__init__()
        self._away: list[folder.Summary] = []
        self._empty = False
        self.grid = Grid(
            (
                Column("name", flexible=True, minimum=14),
                Column("state", flexible=True, minimum=16, grow=True),
                Column("players", align=Align.RIGHT, drop=2),
                Column("when", align=Align.RIGHT, drop=1),
            ),
            header=False,
        )

    @property
    def chosen(self) -> str:
        """The event under the cursor."""
        return self.grid.key

    @property
    def away(self) -> list[folder.Summary]:
        """What was put away and can be brought back."""
        return self._away

    def content(self) -> Iterable[Widget]:
        """The list."""
        self._fill()
        return (self.grid,)

    def title_line(self) -> tuple[str, str]:
        """The program, and what day it is."""
        today = self.club.now()
        weekday = t("Mon Tue Wed Thu Fri Sat Sun").split()[date.fromisoformat(today[:10]).weekday()]
        return t("clubtd"), t("{weekday} {day}", weekday=weekday, day=day(today))

    def notice_line(self) -> tuple[str, str, str]:
        """Which settings and themes cannot be used."""
        if self.club.complaints:
            return t("Left out: {why}", why="; ".join(self.club.complaints)), "", "warn"
        return "", "", "plain"

    def on_screen_resume(self) -> None:
        """Read the folder again."""
        self._fill()

    def on_resize(self) -> None:
        """Break the lines of the welcome anew."""
        if self._empty:
            self._fill()

    def refill(self) -> None:
        """Read the folder again."""
        self._fill()

    def _fill(self) -> None:
        everything = folder.events(self.club.data, archived=True)
        found = [s for s in everything if not s.archived]
        self._away = folder.put_away(self.club.data, everything)
        running = [s for s in found if _running(s)]
        others = [s for s in found if not _running(s)]
        rows: list[Row] = []
        for title, events in ((t("In progress"), running), (t("Earlier"), others)):
            if events:
                rows.append(Row(title, wide=title, style="muted"))
                rows += [_row(s, self.club.now()[:10]) for s in events]
                rows.append(Row(f"after {title}", wide=" "))
        self._empty = not rows
        first = str((running or others)[0].path) if found else ""
        self.grid.show(rows or _welcome(self.app.size.width), cursor=self.club.home_row or first)

    # Commands

    def on_grid_chosen(self) -> None:
        """Enter on an event."""
        self.open_event()

    def open_event(self) -> None:
        """Go into the event under the cursor."""
        path = Path(self.grid.key)
        if not folder.summary(path).error:
            try:
                self.club.enter(path)
                return
            except Damaged:
                pass
        from clubtd.ui.repairing import offer_repair

        offer_repair(self, path)

    def new(self) -> None:
        """The form of a new event."""
        self.club.open("new")

    def another(self) -> None:
        """A new event like the one under the cursor."""
        from clubtd.ui.again import ask_for_another

        ask_for_another(self, Path(self.grid.key))

    def import_file(self) -> None:
        """Ask for a file and make an event of it."""
        from clubtd.ui.importing import import_event

        import_event(self)

    def put_away(self) -> None:
        """Archive or delete the event under the cursor."""
        from clubtd.ui.put_away import ask_to_put_away

        ask_to_put_away(self, Path(self.grid.key))

    def bring_back(self) -> None:
        """Bring back an event that was put away."""
        from clubtd.ui.put_away import ask_to_bring_back

        ask_to_bring_back(self)

    def club_list(self) -> None:
        """The people of the club."""
        from clubtd.ui.club_door import open_club_list

        open_club_list(self)

    def seasons(self) -> None:
        """The tables over several nights."""
        from clubtd.ui.seasons_screen import SeasonsScreen

        self.app.push_screen(SeasonsScreen(self.club.data))

    def calculator(self) -> None:
        """Reckon tie-breaks without an event."""
        self.club.open("calculator")

    def demo(self) -> None:
        """Open the demo, in a folder of its own."""
        import tempfile

        from clubtd.store.demo import FOLDERS, demo_event

        self.club.enter(demo_event(Path(tempfile.mkdtemp(prefix=FOLDERS)), None))


def _running(summary: folder.Summary) -> bool:
    return not summary.error and not summary.finished


def _row(summary: folder.Summary, today: str) -> Row:
    key = str(summary.path)
    when = datetime.fromtimestamp(summary.modified).isoformat()
    at = clock(when) if when[:10] == today else day(when)
    if summary.error:
        return Row(key, (summary.path.name, Cell(say(summary.error), "bad"), "", at))
    players = say(nmsg("{n} player", "{n} players", summary.players))
    return Row(key, (summary.name, _state(summary), players, at))


def _state(summary: folder.Summary) -> str | Cell:
    if summary.finished:
        if len(summary.leaders) > 1:
            return t("finished · {n} players level on points", n=len(summary.leaders))
        return t("finished · won by {names}", names=summary.leaders)
    if not summary.round:
        return t("not started")
    where = t("round {round} of {rounds}", round=summary.round, rounds=summary.rounds)
    if summary.missing:
        return Cell(
            where + " · " + say(nmsg("{n} result missing", "{n} results missing", summary.missing)), "warn"
        )
    return where + " · " + t("all results are in")


def _welcome(wide: int) -> list[Row]:
    lines = (
        "",
        *cells.wrapped(
            t("clubtd runs a chess club's evening: who is here, pairings, results, standings."), wide - 2
        ),
        "",
        t("n  starts your first event"),
        t("d  shows everything on a made-up one"),
    )
    return [Row(f"line {i}", wide=line or " ") for i, line in enumerate(lines)]
