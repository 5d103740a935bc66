"""A list of players before it is taken: who is new, who is in already, who is odd; and whether it was read rightly."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from textual.widget import Widget

from clubtd.event.actions import AddPlayers
from clubtd.event.event import Event
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.formats.intake import Candidate, Kind, intake
from clubtd.formats.playerlist import PlayerList
from clubtd.formats.words import say, t
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.letters import ask_letters
from clubtd.ui.listing import Cell, Row
from clubtd.ui.text import Lines

_REMARKS_IN_SIGHT = 3
_VERDICTS = {Kind.NEW: msg("new"), Kind.ALREADY: msg("already in"), Kind.ODD: msg("odd")}


class ImportScreen(Frame):
    """Gives "here" or "expected" when the players are to be entered; `action` is then the step."""

    ABOUT = (
        msg(
            "The players of the list as they will stand in the event. A ticked one is entered; Space changes that."
            " Whoever is in already is left as he or she is. Nothing is changed before Enter, and u takes it back."
        ),
        msg(
            "Names look wrong? c reads the file in another encoding. Ratings or clubs are? m says what the columns are."
        ),
    )
    OFFERS = (
        Command("take", ("enter",), "all are here", "Enter those who are ticked; all are here.", "take_here"),
        Command("expected", ("n",), "nobody yet", "Enter them; nobody is here yet.", "take_expected"),
        Command("tick", ("space",), "in/out", "Enter this one, or not.", "tick", "ticking"),
        Command(
            "encoding",
            ("c",),
            "letters",
            "Read the file in another encoding.",
            "choose_encoding",
            "uncertain",
        ),
        Command("columns", ("m",), "columns", "Say what each column holds.", "map_columns", "mapped"),
        Command("remarks", ("r",), "remarks", "All remarks about odd rows.", "remarks", "remarked"),
        Command("back", ("escape",), "leave it", "Leave without entering anybody.", "back"),
    )
    CSS = "ImportScreen Lines { height: 5; margin: 0 1 0 3; }"

    def __init__(self, listed: PlayerList, event: Event, reread: Callable[[str | None], PlayerList]) -> None:
        """`reread` reads the same list in another encoding."""
        super().__init__()
        self._event, self._reread = event, reread
        self._choices = listed.choices
        self._about = Lines()
        self._grid = Grid(frozen=3)
        self._hold(listed)

    def _hold(self, listed: PlayerList) -> None:
        self._listed = listed
        self._found = intake(listed, self._event)
        self._chosen = {c.listed.line for c in self._found.candidates if c.add}

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """Every row of the list with its verdict."""
        return self._found.candidates

    @property
    def action(self) -> AddPlayers:
        """The one step that enters those who are ticked; all of them here."""
        return self._found.action(self._chosen)

    @property
    def notes(self) -> tuple[Message, ...]:
        """What was odd about reading the list, and about its rows."""
        return (*self._found.notes, *(c.reason for c in self._found.candidates if c.reason))

    # What it looks like

    @property
    def ticking(self) -> bool:
        """Whether a player is under the cursor."""
        return bool(self._grid.key)

    @property
    def uncertain(self) -> bool:
        """Whether the file may be in several encodings."""
        return len(self._choices) > 1

    @property
    def mapped(self) -> bool:
        """Whether the list has columns."""
        return bool(self._listed.table.rows)

    @property
    def remarked(self) -> bool:
        """Whether there are remarks."""
        return bool(self.notes)

    def content(self) -> Iterable[Widget]:
        """The count and the first remarks, and the players."""
        self._show()
        return self._about, self._grid

    def title_line(self) -> tuple[str, str]:
        """The file, and how it was read."""
        aside = t("read as {encoding}", encoding=self._listed.encoding) if self._listed.encoding else ""
        return t("Import · {file}", file=self._listed.file), aside

    def on_resize(self) -> None:
        """Break the lines anew."""
        self._say()

    def _say(self) -> None:
        known = len(self._found.of_kind(Kind.ALREADY))
        counted = nmsg("{n} player can be entered.", "{n} players can be entered.", len(self._chosen))
        lines = [(say(counted), "strong")]
        if known:
            already = nmsg("{n} is in already.", "{n} are in already.", known)
            lines[0] = (f"{say(counted)} {say(already)}", "strong")
        room = max(20, self.size.width - 6)
        wanted = [c.reason for c in self._found.of_kind(Kind.ODD) if c.reason]
        wanted = [*self._found.notes, *wanted]
        lines += [(cells.cut(cells.shown(say(note)), room), "warn") for note in wanted[:_REMARKS_IN_SIGHT]]
        if len(wanted) > _REMARKS_IN_SIGHT:
            more = nmsg(
                "... and {n} more remark: r", "... and {n} more remarks: r", len(wanted) - _REMARKS_IN_SIGHT
            )
            lines.append((say(more), "muted"))
        self._about.show((lines + [("", "")] * 5)[:5])

    @property
    def _columns(self) -> list[Column]:
        """The year of birth is a column where the list has one."""
        return [
            Column("in", "", 1),
            Column("row", t("Row"), align=Align.RIGHT, drop=2),
            Column("name", t("Player"), flexible=True, minimum=14),
            Column("rating", t("Rating"), align=Align.RIGHT),
            *([Column("born", t("Born"), align=Align.RIGHT, drop=3)] if self._has_births else []),
            Column("club", t("Club"), flexible=True, minimum=6, drop=1),
            Column("verdict", "", flexible=True, minimum=10),
        ]

    @property
    def _has_births(self) -> bool:
        return any(candidate.listed.person.born for candidate in self._found.candidates)

    def _show(self) -> None:
        self._grid.show([self._row(c) for c in self._found.candidates], columns=self._columns)
        self._say()

    def _row(self, candidate: Candidate) -> Row:
        line, person = candidate.listed.line, candidate.listed.person
        chosen = line in self._chosen
        verdict = Cell(say(_VERDICTS[candidate.kind]), "warn" if candidate.kind is Kind.ODD else "muted")
        rating = str(person.rating or t("unrated"))
        born = [person.born[:4]] if self._has_births else []
        return Row(
            str(line),
            ("■" if chosen else "·", str(line), person.name, rating, *born, person.club, verdict),
            style="" if chosen else "muted",
        )

    # What people do

    def tick(self) -> None:
        """Enter the player under the cursor, or not."""
        line = int(self._grid.key)
        self._chosen ^= {line}
        at = next(c for c in self._found.candidates if c.listed.line == line)
        self._grid.replace(self._row(at))
        self._grid.step(1)
        self._say()

    def take_here(self) -> None:
        """Enter those who are ticked; they are here."""
        self._take("here")

    def take_expected(self) -> None:
        """Enter those who are ticked; they are only expected."""
        self._take("expected")

    def _take(self, answer: str) -> None:
        if not self._chosen:
            raise Refused(msg("Nobody is ticked: Space ticks a player, Esc leaves."))
        self.dismiss(answer)

    def remarks(self) -> None:
        """All remarks, in a box that scrolls."""
        lines = [cells.shown(say(note)) for note in self.notes]
        self.app.push_screen(Box(t("Remarks"), lines, [Answer(("enter",), t("all right"), "")]))

    def choose_encoding(self) -> None:
        """The encodings that the file may be in, with its names as they would read."""

        def answered(encoding: str) -> None:
            if encoding:
                try:
                    self._hold(self._reread(encoding))
                except Refused as refused:
                    self.tell(refused.message, "bad")
                self._show()
                self.update()

        ask_letters(self, self._choices, answered)

    def map_columns(self) -> None:
        """What each column holds."""
        from clubtd.ui.mapping_screen import MappingScreen

        screen = MappingScreen(self._listed)

        def answered(answer: str | None) -> None:
            if answer:
                self._hold(screen.listed)
                self._show()
                self.update()

        self.app.push_screen(screen, answered)
