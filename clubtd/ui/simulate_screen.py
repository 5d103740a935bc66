"""This event, simulated: how often first place is shared, and what the tie-breaks then are worth."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from random import Random

from textual.widget import Widget

from clubtd.advice.simulate import Size, invented
from clubtd.advice.simulation_words import ASSUMPTIONS, TOO_FEW, figures_lines, named
from clubtd.advice.tally import Figures
from clubtd.event.actions import AddPlayers, CreateEvent, SetTieBreaks
from clubtd.event.event import Event, Settings
from clubtd.event.frozen import replace
from clubtd.event.history import Entry, History, replay
from clubtd.event.message import Refused, msg
from clubtd.event.player import Person
from clubtd.formats import simulation as formats
from clubtd.formats.simulation import Progress
from clubtd.formats.words import clock, day, say, t
from clubtd.store.chance import lot
from clubtd.store.clock import now
from clubtd.store.contents import to_bytes
from clubtd.store.remembered import recall, remember
from clubtd.ui import cells
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.frame import Frame
from clubtd.ui.reading import READING_KEYS, Leafing, Reading, paragraphs
from clubtd.ui.side_by_side import with_title
from clubtd.ui.simulation import Simulation

RUNS = (100, 300, 1000, 3000, 10_000)
USUAL = 1000


class SimulateScreen(Leafing, Frame):
    """Runs at once; the figures come while it runs. Esc stops it and goes back."""

    ABOUT = (
        msg(
            "The rest of the event is played many times by the computer, with the ratings, byes and pairings of this"
            " event. The more events are simulated, the smaller the spread: ten times as many make it three times"
            " smaller."
        ),
        msg(
            "The seed and the number of events show the very same simulation again; both are kept with the figures."
        ),
    )
    OFFERS = (
        Command("stop", ("space", "x"), "stop", "Stop here; the figures so far stay.", "stop", "running"),
        Command("again", ("enter",), "simulate", "Simulate again, with another seed.", "again", "idle"),
        Command(
            "repeat", ("r",), "same seed", "Simulate again with the same seed.", "repeat", "can_repeat", False
        ),
        Command("more", ("+",), "more events", "Simulate more events.", "more", "can_more"),
        Command("fewer", ("-",), "fewer events", "Simulate fewer events.", "fewer", "can_fewer"),
        *READING_KEYS,
        Command("back", ("escape", "q"), "back", "Stop and go back.", "back"),
    )
    CSS = "SimulateScreen Reading { margin: 1 0 0 2; }"

    def __init__(self, title: str, history: History, *, note: str = "", key: str = "") -> None:
        """`note` says what was invented; under `key` the last figures are kept."""
        super().__init__()
        self._title, self._note, self._key = title, note, key
        self._event = to_bytes(history)
        self._planned = history.event
        self._wanted = USUAL
        self._progress: Progress | None = None
        self._kept = ""
        self._simulation: Simulation | None = None
        self.reading = Reading()

    def content(self) -> Iterable[Widget]:
        """The bar and the sentences."""
        return (self.reading,)

    def title_line(self) -> tuple[str, str]:
        """The event, the seed and how many runs."""
        found = self._progress
        if not found:
            return t("{event} · simulation", event=self._title), t("{n} events", n=self._wanted)
        aside = t("seed {seed} · {done} of {runs} events", seed=found.seed, done=found.done, runs=found.runs)
        return t("{event} · simulation", event=self._title), aside

    def notice_line(self) -> tuple[str, str, str]:
        """What the keys would do."""
        if self.running:
            return "", "", "plain"
        return t("Enter simulates {n} events", n=self._wanted), self._kept, "plain"

    @property
    def running(self) -> bool:
        """Whether it is running."""
        return self._simulation is not None

    @property
    def idle(self) -> bool:
        """Whether it is not."""
        return not self.running

    @property
    def can_repeat(self) -> bool:
        """Whether there is a seed to show again."""
        return self.idle and self._progress is not None

    @property
    def can_more(self) -> bool:
        """Whether more can be asked for."""
        return self.idle and self._wanted < RUNS[-1]

    @property
    def can_fewer(self) -> bool:
        """Whether fewer can be asked for."""
        return self.idle and self._wanted > RUNS[0]

    # Running

    def on_mount(self) -> None:
        """Show what is known of this event, else begin."""
        super().on_mount()
        if not self._recalled():
            self.again()

    def on_unmount(self) -> None:
        """Leave no process running."""
        self.stop()

    def _recalled(self) -> bool:
        kept = recall(self.club.data, self._key) if self._key else None
        if not isinstance(kept, dict) or kept.get("event") != fingerprint(self._planned):
            return False
        try:
            self._progress = formats.read(kept.get("simulation"))
        except Refused:
            return False
        at = str(kept.get("at", ""))
        self._kept = t("simulated {day} {time}", day=day(at), time=clock(at))
        self._show()
        return True

    def again(self) -> None:
        """Simulate with a new seed."""
        self._start(lot()[1], self._wanted)

    def repeat(self) -> None:
        """Simulate with the same seed."""
        if self._progress:
            self._start(self._progress.seed, self._progress.runs)

    def _start(self, seed: str, runs: int) -> None:
        self._progress, self._kept = None, ""
        self._simulation = Simulation(self._event, runs, seed, self._heard)
        self._show()
        self.run_worker(self._run(self._simulation), exclusive=True)

    async def _run(self, simulation: Simulation) -> None:
        try:
            await simulation.run()
        except Refused as refused:
            self.tell(refused.message, "bad")
        finally:
            if self._simulation is simulation:
                self._simulation = None
        if self.is_attached:
            self._keep()
            self._show()
            self.update()

    def _keep(self) -> None:
        if self._progress and self._key:
            kept = {
                "event": fingerprint(self._planned),
                "at": now(),
                "simulation": formats.written(self._progress),
            }
            remember(self.club.data, self._key, kept)

    def stop(self) -> None:
        """Stop; what is known so far stays."""
        if self._simulation:
            self._simulation.stop()

    def more(self) -> None:
        """More events."""
        self._wanted = RUNS[RUNS.index(self._wanted) + 1]

    def fewer(self) -> None:
        """Fewer events."""
        self._wanted = RUNS[RUNS.index(self._wanted) - 1]

    def _heard(self, progress: Progress) -> None:
        self._progress = progress
        self._show()
        self.update()

    # What it says

    def on_resize(self) -> None:
        """Break the lines anew."""
        self._show()

    def _show(self) -> None:
        if not self.size.width:
            return
        room = self.size.width - 6
        lines = [*self._bar(room), ("", "")]
        if self._note:
            lines += [*paragraphs([(self._note, "muted")], room), ("", "")]
        texts: list[tuple[str, str]] = []
        if self._progress:
            figures = self._progress.figures
            first, *others = figures_lines(figures, named(figures.orders), going=bool(self._planned.rounds))
            lines += [*paragraphs([(say(first), "strong")], room), ("", "")]
            table = _compared(figures)
            if figures.ties >= TOO_FEW and max(cells.width(line) for line, _ in table) <= room:
                *others, last = others
                at = len(others) - len(figures.orders) - 2
                lines += [*paragraphs([(say(others[at]), "")], room), *table, ("", "")]
                others = [*others[:at], last]  # the rest of them says the same in sentences
            texts += [(say(other), "") for other in others]
        elif self.running:
            texts.append((t("The first figures come in a moment."), "muted"))
        texts.append((say(ASSUMPTIONS), "muted"))
        self.reading.show(lines + paragraphs(texts, room))

    def _bar(self, room: int) -> list[tuple[str, str]]:
        """How far it is."""
        found = self._progress
        share = found.done / found.runs if found else 0.0
        wide = max(10, min(50, room - 8))
        filled = int(share * wide)
        percent = t("{n} %", n=int(100 * share))
        return [("█" * filled + "░" * (wide - filled) + "  " + percent, "good" if share == 1 else "")]


def fingerprint(event: Event) -> str:
    """Another one for every event in which something else would be simulated."""
    return hashlib.sha256(repr(event).encode()).hexdigest()[:16]


def _compared(figures: Figures) -> list[tuple[str, str]]:
    """The orders below each other: how often each prefers the stronger player, and decides at all."""
    rows = [(t("Of 100 shared first places"), t("stronger player first"), t("decided at all"))]
    for order, right, decided in zip(figures.orders, figures.right, figures.decided, strict=True):
        said = t("{percent}  give or take {spread}", percent=right.percent, spread=2 * right.error)
        rows.append((with_title(order) or t("no tie-breaks"), said, str(decided.percent)))
    rows.append((t("a coin"), "50", "100"))
    first, second = (max(cells.width(row[i]) for row in rows) for i in (0, 1))
    last = len(rows) - 1
    return [
        (
            f"{cells.left(name, first)}  {cells.left(right, second)}  {decided}",
            "" if 0 < at < last else "muted",
        )
        for at, (name, right, decided) in enumerate(rows)
    ]


def of_event(desk: Desk, order: tuple[str, ...] | None = None) -> SimulateScreen:
    """The rest of an event, with its own order or another one. Refused when nothing is left to be played."""
    event = desk.event
    if desk.looking_back:
        raise Refused(msg("This is the event as it was: Esc leads back to what it is now."))
    if event.finished:
        raise Refused(msg("All rounds are played: there is nothing left to simulate."))
    if not event.order:
        raise Refused(msg("Nobody is in the event yet: there is nobody to simulate."))
    history, note = desk.file.history, ""
    if order is not None and order != event.tie_breaks:
        history = history.take(SetTieBreaks(order, "simulation"), now())
        note = t(
            "With the order that is not saved yet: {order}.", order=", ".join(order) or t("no tie-breaks")
        )
    return SimulateScreen(event.settings.name, history, note=note, key=f"simulation {desk.file.path.stem}")


def of_new_event(settings: Settings, codes: tuple[str, ...], players: int) -> SimulateScreen:
    """An event that is only planned, with an invented field of so many players."""
    if players < 2:
        raise Refused(msg("How many players will there be? Type the number you expect: it is only a guess."))
    table, _ = invented(Size(players, max(settings.rounds, 1)), Random(str(players)))
    people = tuple(Person(t("Player {n}", n=e.number), e.rating) for e in table.entrants)
    named_settings = replace(settings, name=settings.name.strip() or t("New event"))
    at = now()
    history = replay((Entry(at, CreateEvent(named_settings, codes)), Entry(at, AddPlayers(people))))
    note = t(
        "The {n} players are invented: ratings around 1500, most of them between 1200 and 1800.", n=players
    )
    return SimulateScreen(named_settings.name, history, note=note)
