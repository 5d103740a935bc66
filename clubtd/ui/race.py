"""The race: how the places of the leaders moved, round by round, and bars of their points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.segment import Segment
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from clubtd.event.message import msg
from clubtd.event.namesakes import names_by_number
from clubtd.event.table import rounds_in
from clubtd.formats.words import points, t
from clubtd.standings.race import Runner, race
from clubtd.ui import bumps, cells
from clubtd.ui.closer import CARD, Closer
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.look import Drawn
from clubtd.ui.reckoned import reckoned

LEADERS = 5
STYLES = ("title", "good", "plain", "warn", "muted")
MARGIN = 4
NAME = 18


class Plot(Drawn):
    """The plot: a line a place, a column a round; the names, points and bars at the right end."""

    DEFAULT_CSS = "Plot { height: 1fr; }"

    def __init__(self, runners: tuple[Runner, ...], names: dict[int, str], chosen: int) -> None:
        super().__init__()
        self._runners = runners
        self._names = names
        self._chosen = chosen
        self._drawn: tuple[Size, Sheet] | None = None

    @property
    def chosen(self) -> int:
        """The number of the player whose line is on top."""
        return self._chosen

    def choose(self, number: int) -> None:
        """Draw this player's line on top."""
        self._chosen, self._drawn = number, None
        self.refresh()

    @property
    def _sheet(self) -> Sheet:
        """The drawing for the size there is now."""
        if self._drawn is None or self._drawn[0] != self.size:
            self._drawn = self.size, drawn(self._runners, self._chosen, self.size)
        return self._drawn[1]

    @property
    def _top(self) -> int:
        """The first place in sight: the chosen player always is."""
        at = next((i for i, runner in enumerate(self._runners) if runner.number == self._chosen), 0)
        return max(0, at + 2 - self.size.height)

    def render_line(self, y: int) -> Strip:
        """The rounds, or one place."""
        sheet = self._sheet
        if not y:
            return self._strip([(sheet.header, "muted")])
        place = y - 1 + self._top
        if place >= len(self._runners):
            return self._strip([])
        runner = self._runners[place]
        chosen = runner.number == self._chosen
        style = "strong" if chosen else "" if place < LEADERS else "muted"
        score = runner.points[-1]
        name = cells.left(cells.shown(self._names[runner.number]), sheet.name)
        return self._strip(
            [
                (f"{place + 1:>{MARGIN - 1}} ", "muted"),
                *sheet.page.line(place),
                ("▶ " if chosen else "  ", "strong"),
                (f"{name} {cells.right(points(score), 3)} ", style),
                ("■" * (score // sheet.unit), "good" if place < LEADERS else "muted"),
            ]
        )

    def _strip(self, pieces: list[tuple[str, str]]) -> Strip:
        strip = Strip([Segment(text, self.look.style(style)) for text, style in pieces if text])
        return strip.adjust_cell_length(self.size.width, self.look.style(""))


class Sheet(NamedTuple):
    """A drawing: the lines, the titles above them, the room for a name, and how many tenths a square stands for."""

    page: bumps.Page
    header: str
    name: int
    unit: int


def drawn(runners: Sequence[Runner], chosen: int, size: Size) -> Sheet:
    """Draw the leaders, and the chosen one on top of them."""
    rounds = len(runners[0].lines) if runners else 0
    most = max((runner.points[-1] for runner in runners if rounds), default=0)
    unit = 5 if most // 5 <= size.width // 6 else 10
    wide = size.width - MARGIN - 2 - NAME - 5 - most // unit - 1
    page = bumps.Page(max(wide, 2 * rounds + 2), max(1, len(runners)))
    steps = [(page.columns - 6) * at // max(1, rounds - 1) for at in range(rounds)]
    others = [runner for runner in runners[:LEADERS] if runner.number != chosen]
    for at, runner in reversed(list(enumerate(others))):
        _draw(page, runner, steps, STYLES[at])
    for runner in runners:
        if runner.number == chosen:
            _draw(page, runner, steps, "strong", heavy=True)
    header = " " * MARGIN
    for at, x in enumerate(steps, 1):
        header = header.ljust(MARGIN + x) + t("R{n}", n=at)
    return Sheet(page, header if rounds else "   " + t("No round is complete yet."), NAME, unit)


def _draw(page: bumps.Page, runner: Runner, steps: Sequence[int], style: str, heavy: bool = False) -> None:
    ys = [line - 1 for line in runner.lines]
    bumps.run(page, [*steps, page.columns - 1], [*ys, ys[-1]], style, heavy=heavy)
    for x, y in zip(steps, ys, strict=True):
        for offset, character in enumerate(str(runner.lines[-1])):
            page.put(x + offset, y, character, style)


class Race(Closer):
    """The plot, with one player's line on top."""

    NAME = "race"
    ABOUT = (
        msg(
            "The places after every round, from the first at the top. The numbers on a line are the place at the end;"
            " the player you choose with the arrows is drawn on top."
        ),
        msg("Only the first five and the player you choose have a line."),
        msg(
            "At the right: the points, and a bar with a square for every half point (for every point in a long event)."
        ),
    )
    OFFERS = (
        Command("down", ("down",), "other players", "The player below.", "down"),
        Command("up", ("up",), "above", "The player above.", "up", line=False),
        CARD._replace(keys=("enter", "v")),
        Command("back", ("escape", "g", "q"), "back", "Back to the screen.", "back"),
    )

    def __init__(self, desk: Desk, player: int = 0) -> None:
        super().__init__(desk)
        event = desk.event
        self._runners = race([reckoned(event, n).ranked for n in range(1, rounds_in(event) + 1)])
        numbers = [runner.number for runner in self._runners]
        chosen = event.numbers.get(player, 0)
        self._plot = Plot(
            self._runners, names_by_number(event), chosen if chosen in numbers else next(iter(numbers), 0)
        )

    @property
    def player_id(self) -> int:
        """The player whose line is on top."""
        return self.event.order[self._plot.chosen - 1] if self._plot.chosen else 0

    def content(self) -> Iterable[Widget]:
        """The plot."""
        return (self._plot,)

    def title_line(self) -> tuple[str, str]:
        """Which event, how far."""
        rounds = len(self._runners[0].lines) if self._runners else 0
        event = self.event
        aside = t("after round {round} of {rounds}", round=rounds, rounds=event.settings.rounds)
        return t("{event} · the race", event=event.settings.name), aside

    def down(self) -> None:
        """The player below."""
        self._step(1)

    def up(self) -> None:
        """The player above."""
        self._step(-1)

    def _step(self, by: int) -> None:
        numbers = [runner.number for runner in self._runners]
        if numbers:
            at = max(0, min(len(numbers) - 1, numbers.index(self._plot.chosen) + by))
            self._plot.choose(numbers[at])
