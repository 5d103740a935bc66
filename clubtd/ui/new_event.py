"""A new event: the form, and beside it what the advice says of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from textual.containers import Horizontal
from textual.widget import Widget

from clubtd.advice.planning import round_robin_rounds
from clubtd.advice.recommend import Advice, recommend
from clubtd.advice.shape import Kind, Shape
from clubtd.advice.steps import Step
from clubtd.event.actions import CreateEvent
from clubtd.event.crosstable import System
from clubtd.event.event import Settings
from clubtd.event.limits import TWO_GAMES
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.names import clean
from clubtd.event.result import Colour
from clubtd.event.scoring import Scoring
from clubtd.formats.words import say, t
from clubtd.standings.codes import tie_break
from clubtd.store.chance import lot
from clubtd.store.clock import now
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import events, new_path
from clubtd.ui import advised, cells
from clubtd.ui.choice import Choice
from clubtd.ui.command import Command
from clubtd.ui.field import Field
from clubtd.ui.forecast import of_night
from clubtd.ui.form import FORM_KEYS, FormFrame
from clubtd.ui.reading import READING_KEYS, Leafing, Reading

MANY_ROUNDS = 15
SYSTEMS = {
    "swiss": msg("Swiss: players of equal points meet, nobody the same twice"),
    "round-robin": msg("Round robin: everybody meets everybody once"),
    "double-round-robin": msg("Twice: everybody meets everybody twice, colours reversed"),
}
KIND = msg("What the advice on tie-breaks is for; no rule depends on it")
SCORES = msg("The points for a win, a draw and a loss")
FIRST_BOARD = msg("The colour of the first player in round 1; by lot: drawn")
WHOSE_RULES = msg("Whose tie-breaks are advised, and how they are counted")
POINTS = {"1": Scoring(), "3": Scoring(30, 10, 0, 0, 30)}


class NewEvent(Leafing, FormFrame):
    """Enter creates the event and goes to its players."""

    ABOUT = (
        msg("What is decided before round 1. Enter creates the event with what stands in the form."),
        msg("At the right: the order of tie-breaks that suits this event, and why. An empty field takes it."),
        TWO_GAMES,
    )
    SPARE = ("simulate",)
    OFFERS = (
        Command("create", ("enter",), "create", "Create the event and go to its players.", "create"),
        *FORM_KEYS,
        *READING_KEYS,
        Command(
            "simulate",
            ("ctrl+s",),
            "simulate",
            "Play this event many times: what its tie-breaks will decide.",
            "simulate",
        ),
        Command(
            "habit", ("ctrl+g",), "habit", "Take the guides' habit as the order.", "habit", "has_habit", False
        ),
        Command("own", ("ctrl+o",), "own order", "Type an order of tie-breaks.", "own", line=False),
        Command("leave", ("escape",), "leave", "Leave without a new event.", "back"),
    )
    DEFAULT_CSS = """
    NewEvent .sides { height: 1fr; }
    NewEvent .form { width: 47; padding: 1 0 0 0; }
    NewEvent .stacked { layout: vertical; }
    NewEvent .stacked .form { width: 1fr; height: auto; padding: 0; }
    NewEvent .advice { width: 1fr; height: 1fr; margin: 0; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.name_field = Field()
        self.system = Choice(
            [("swiss", t("Swiss")), ("round-robin", t("round robin")), ("double-round-robin", t("twice"))]
        )
        self.rounds = Field("4", restrict=r"\d{0,2}", replaced=True, placeholder=t("one for each opponent"))
        self.players = Field("", restrict=r"\d{0,3}", placeholder=t("expected, for the advice"))
        self.time_control = Field("", placeholder=t("none, or such as {example}", example="15+5"))
        self.points = Choice([("1", "1 · ½ · 0"), ("3", "3 · 1 · 0")])
        self.first = Choice([("lot", t("by lot")), ("white", t("White")), ("black", t("Black"))])
        self.kind = Choice([("club", t("club")), ("open", t("weekend open"))])
        self.rules = Choice([("fide-2026", "FIDE"), ("uschess", "US Chess"), ("club", t("club"))])
        self.order = Field("", placeholder=t("as advised"))
        self.reading = Reading(rule="│ ")
        self._steps: tuple[Step, ...] = ()
        self._sides = Horizontal()

    def rows(self) -> Iterable[tuple[str, Field | Choice]]:
        """What can be decided."""
        return (
            (t("Name"), self.name_field),
            (t("System"), self.system),
            (t("Rounds"), self.rounds),
            (t("Players"), self.players),
            (t("Time control"), self.time_control),
            (t("Kind"), self.kind),
            (t("Points"), self.points),
            (t("First board"), self.first),
            (t("Rules"), self.rules),
            (t("Tie-breaks"), self.order),
        )

    def content(self) -> Iterable[Widget]:
        """The form, and the advice beside it."""
        self.name_field.value = self._next_name()
        self.reading.add_class("advice")
        self._sides = Horizontal(self.form(), self.reading, classes="sides")
        return (self._sides,)

    def title_line(self) -> tuple[str, str]:
        """Where we are."""
        control, rounds = self.time_control.value, self.shape.rounds
        night = of_night(control, rounds, self.club.now()) if control and rounds else ""
        return t("New event"), night and t("beginning now, it {ends}", ends=night)

    def notice_line(self) -> tuple[str, str, str]:
        """A number of rounds that no evening has."""
        rounds = int(self.rounds.value or 0) if self.rounds.can_focus else 0
        if rounds > MANY_ROUNDS:
            return t("{n} rounds: is that meant?", n=rounds), "", "warn"
        return self._meaning(), "", "plain"

    def _meaning(self) -> str:
        """What the field with the focus asks, where its name alone does not tell."""
        if self.focused is self.system:
            return say(SYSTEMS[self.system.value])
        if self.focused is self.order:
            try:
                known = [tie_break(code) for code in self._codes()]
            except Refused:
                return ""
            return ", ".join(f"{code.name} {say(code.title)}" for code in known)
        told = {self.kind: KIND, self.points: SCORES, self.first: FIRST_BOARD, self.rules: WHOSE_RULES}
        return next((say(text) for field, text in told.items() if field is self.focused), "")

    def on_descendant_focus(self) -> None:
        """Say what the field asks."""
        self.update()

    @property
    def _stacked(self) -> bool:
        return self.size.width < advised.SIDES

    def on_mount(self) -> None:
        """Advise from the first moment on."""
        super().on_mount()
        self.advise()

    def on_input_changed(self) -> None:
        """The advice follows every letter."""
        self.advise()
        self.update()

    def on_choice_changed(self) -> None:
        """The advice follows every choice; a round robin finds its rounds itself."""
        swiss = self.system.value == "swiss"
        if swiss != self.rounds.can_focus:
            self.rounds.can_focus = swiss
            self.rounds.value = "4" if swiss else ""
        self.advise()
        self.update()

    def on_resize(self) -> None:
        """Break the lines of the advice anew; where the screen is narrow, below the form."""
        self._sides.set_class(self._stacked, "stacked")
        self.advise()

    # What stands in the form

    @property
    def shape(self) -> Shape:
        """The event as far as the form tells."""
        system, players = System(self.system.value), int(self.players.value or 0)
        rounds = (
            int(self.rounds.value or 0) if system is System.SWISS else round_robin_rounds(system, players)
        )
        kind = Kind.OPEN if self.kind.value == "open" else None  # nobody has said that it is a club event
        return Shape(system, rounds, players, rules=self.rules.value, kind=kind)

    def _codes(self) -> tuple[str, ...]:
        if not self.order.value.strip():
            return recommend(self.shape).order
        return tuple(tie_break(code).name for code in self.order.value.replace(",", " ").split())

    def _settings(self) -> Settings:
        by_lot = self.first.value == "lot"
        colours = {"white": Colour.WHITE, "black": Colour.BLACK}
        drawn = (Colour.WHITE, Colour.BLACK)[lot()[0].randrange(2)]
        return Settings(
            name=self.name_field.value,
            system=System(self.system.value),
            rounds=int(self.rounds.value or 0) if self.rounds.can_focus else 1,
            scoring=POINTS[self.points.value],
            initial_colour=drawn if by_lot else colours[self.first.value],
            colour_by_lot=by_lot,
            rules=self.rules.value,
            kind=self.kind.value,
            time_control=self.time_control.value.strip(),
            date=now()[:10],
        )

    @property
    def has_habit(self) -> bool:
        """Whether the guides have another habit for such an event."""
        return bool(recommend(self.shape).convention)

    def habit(self) -> None:
        """Put the guides' habit into the form."""
        self.order.value = ", ".join(recommend(self.shape).convention)
        self.set_focus(self.order)
        self.order.action_end()

    def own(self) -> None:
        """Begin an order of one's own with the one that is advised."""
        self.order.value = self.order.value or ", ".join(recommend(self.shape).order)
        self.set_focus(self.order)
        self.order.action_end()

    def simulate(self) -> None:
        """What the tie-breaks of this event will decide."""
        from clubtd.ui.simulate_screen import of_new_event

        screen = of_new_event(self._settings(), self._codes(), int(self.players.value or 0))
        self.app.push_screen(screen)

    def create(self) -> None:
        """Make the file and go to the players."""
        if not clean(self.name_field.value):
            self.set_focus(self.name_field)
            raise Refused(msg("An event needs a name."))
        settings = self._settings()
        action = CreateEvent(settings, self._codes())
        file = EventFile.create(new_path(self.club.data, clean(settings.name)), action)
        file.close()
        path, club = Path(file.path), self.club
        self.dismiss("")
        club.call_later(club.enter, path)

    def _next_name(self) -> str:
        """The newest event's name with its number one higher: `Winter Rapid 5`."""
        for summary in events(self.club.data)[:1]:
            head, _, last = summary.name.rpartition(" ")
            if head and last.isdecimal():
                return f"{head} {int(last) + 1}"
        return ""

    # Advice

    def advise(self) -> None:
        """What the advice says of the event in the form."""
        shape = self.shape
        advice = recommend(shape)
        room = max(20, self.size.width - (3 if self._stacked else 50))
        about = t("Tie-breaks") if shape.swiss else t("Tie-breaks for a round robin")
        if shape.swiss and shape.rounds:
            about = say(nmsg("Tie-breaks for one round", "Tie-breaks for {n} rounds", shape.rounds))
        lines: list[tuple[str, str]] = [("", ""), (about, "title"), ("", "")]
        lines += self._own_lines(advice) if self.order.value.strip() else advised.steps(advice, room)
        lines += [("", ""), (t("Ctrl+S simulate   Ctrl+O own"), "key")]
        if advice.convention:
            habit = ", ".join(advice.convention)
            lines.append((t("Ctrl+G guides' habit: {order}", order=habit), "key"))
        lines += advised.sentences(advice, room)
        self.reading.show(lines, from_top=advice.steps != self._steps)
        self._steps = advice.steps

    def _own_lines(self, advice: Advice) -> list[tuple[str, str]]:
        """The order that is typed, each code with its name; and the one that is advised."""
        lines: list[tuple[str, str]] = []
        for place, typed in enumerate(self.order.value.replace(",", " ").split(), 1):
            try:
                code = tie_break(typed)
            except Refused:
                lines.append((f"{place} {cells.left(typed, 7)} " + t("is no tie-break"), "bad"))
            else:
                lines.append((f"{place} {cells.left(code.name, 7)} {say(code.title)}", ""))
        return [*lines, ("", ""), (t("Advised: {order}", order=", ".join(advice.order)), "muted")]
