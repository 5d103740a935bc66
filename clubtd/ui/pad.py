"""The pad of the calculator: lines that are typed into, each with what it is read as beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.segment import Segment
from textual import events
from textual.message import Message as Event
from textual.strip import Strip

from clubtd.event.crosstable import System
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import in_points
from clubtd.formats.words import say, t
from clubtd.standings.calculator import TypedRound
from clubtd.standings.typed_line import CHARACTERS, read_line
from clubtd.ui import cells
from clubtd.ui.command import key_of
from clubtd.ui.look import Drawn

MOST_ROUNDS = 30
SYSTEMS = ((System.SWISS, msg("Swiss")), (System.ROUND_ROBIN, msg("round robin")))
RULES = (("fide-2026", msg("FIDE 2026")), ("fide-2024", msg("FIDE 2024")), ("club", msg("club, not FIDE")))
_ABOVE = 3
_LONGEST = 14


class Line(NamedTuple):
    """What a typed line is: a round, or why it is none."""

    round: TypedRound | None
    trouble: Message | None = None


class Pad(Drawn, can_focus=True):
    """Rounds, system, rules, and a line a round. Up, Down and Enter go from line to line."""

    DEFAULT_CSS = "Pad { width: 50%; min-width: 41; max-width: 54; height: 1fr; }"

    class Changed(Event):
        """Something else is typed or chosen."""

    class Finished(Event):
        """Enter on the last line."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds = "5"
        self._system = 0
        self._rules = 0
        self.lines = [""] * MOST_ROUNDS
        self.at = _ABOVE
        self._top = 0

    # What is typed

    @property
    def rounds(self) -> int:
        """The rounds of the tournament."""
        return max(1, min(MOST_ROUNDS, int(self._rounds or 1)))

    @property
    def system(self) -> System:
        """Swiss or round robin."""
        return SYSTEMS[self._system][0]

    @property
    def rules(self) -> str:
        """The rules of the left half."""
        return RULES[self._rules][0]

    def read(self, at: int) -> Line | None:
        """What the line of round `at` (from 0) says; None: nothing yet."""
        if not self.lines[at].strip():
            return None
        try:
            return Line(read_line(self.lines[at], self.rounds))
        except Refused as refusal:
            return Line(None, refusal.message)

    @property
    def typed(self) -> tuple[TypedRound, ...]:
        """The rounds that can be read."""
        lines = (self.read(at) for at in range(self.rounds))
        return tuple(line.round for line in lines if line and line.round)

    def wants(self, key: str) -> bool:
        """Whether a key is for this pad before it is a command."""
        return (len(key) == 1 and key.lower() in CHARACTERS) or key in ("space", "backspace", "delete")

    def clear(self) -> None:
        """Start with empty lines."""
        self.put_back([""] * MOST_ROUNDS)

    def put_back(self, lines: list[str]) -> None:
        """Start with lines typed before."""
        self.lines = list(lines)
        self.at = _ABOVE
        self._changed()

    # What people do

    def on_key(self, event: events.Key) -> None:
        """Type, choose, go to another line."""
        key = key_of(event)
        if key in ("up", "down", "home", "end", "pageup", "pagedown", "enter"):
            self._go(key)
        elif key in ("left", "right", "space") and self.at in (1, 2):
            self._choose(-1 if key == "left" else 1)
        elif key == "backspace":
            self._type(self._text[:-1])
        elif key in ("delete", "ctrl+u"):
            self._type("")
        elif len(key) == 1 or key == "space":
            self._add(" " if key == "space" else key)
        else:
            return
        event.stop()
        event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        """A line a round, from this round on."""
        event.stop()
        lines = [line.strip() for line in event.text.splitlines() if line.strip()]
        start = max(0, self.at - _ABOVE)
        for at, line in enumerate(lines[: MOST_ROUNDS - start], start):
            self.lines[at] = "".join(c for c in line.lower() if c in CHARACTERS)[:_LONGEST]
            self._rounds = str(max(self.rounds, at + 1))
        self._changed()

    def on_click(self, event: events.Click) -> None:
        """Go to that line; a click on a choice takes the next answer."""
        y = event.y + (self._top if event.y > _ABOVE else 0)
        at = y if event.y < _ABOVE else y - 1
        if event.y != _ABOVE and at < _ABOVE + self.rounds:
            if at == self.at and at in (1, 2):
                self._choose(1)
            self.at = at
            self.refresh()

    def _go(self, key: str) -> None:
        last = _ABOVE + self.rounds - 1
        if key == "enter" and self.at == last:
            self.post_message(self.Finished())
            return
        steps = {"up": -1, "down": 1, "enter": 1, "pageup": -10, "pagedown": 10}
        self.at = {"home": 0, "end": last}.get(key, max(0, min(last, self.at + steps.get(key, 0))))
        self._keep_in_sight()
        self.refresh()

    def _choose(self, by: int) -> None:
        if self.at == 1:
            self._system = (self._system + by) % len(SYSTEMS)
        else:
            self._rules = (self._rules + by) % len(RULES)
        self._changed()

    @property
    def _text(self) -> str:
        return self._rounds if self.at == 0 else self.lines[self.at - _ABOVE] if self.at >= _ABOVE else ""

    def _add(self, character: str) -> None:
        if self.at == 0:
            if character.isdecimal():
                # A new number replaces the old one when it can be no part of it.
                longer = self._rounds + character
                self._type(longer if 0 < int(longer) <= MOST_ROUNDS else character)
        elif self.at >= _ABOVE and character.lower() in CHARACTERS and len(self._text) < _LONGEST:
            self._type((self._text + character.lower()).lstrip())

    def _type(self, text: str) -> None:
        if self.at == 0:
            self._rounds = text
        elif self.at >= _ABOVE:
            self.lines[self.at - _ABOVE] = text
        self._changed()

    def _changed(self) -> None:
        self._keep_in_sight()
        self.refresh()
        self.post_message(self.Changed())

    def _keep_in_sight(self) -> None:
        room = max(1, self.size.height - _ABOVE - 1)
        line = self.at - _ABOVE
        self._top = max(0, min(max(self._top, line - room + 1), max(line, 0), self.rounds - room))

    # How it looks

    def on_resize(self) -> None:
        """The line that is typed into stays in sight."""
        self._keep_in_sight()

    def on_focus(self) -> None:
        """Keys go here."""
        self.refresh()

    def on_blur(self) -> None:
        """Keys go elsewhere."""
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line."""
        if y < _ABOVE:
            pieces = self._setting(y)
        elif y == _ABOVE:
            pieces = [(" " * 3 + cells.left(t("Round"), 7) + t("Opponent's score, w b, result"), "muted")]
        else:
            pieces = self._round(y - _ABOVE - 1 + self._top)
        strip = Strip([Segment(text, self.look.style(style)) for text, style in pieces if text])
        return strip.adjust_cell_length(self.size.width, self.look.style(""))

    def _pointer(self, at: int) -> tuple[str, str]:
        here = at == self.at
        return (" ▶ " if here and self.has_focus else " » " if here else "   ", "key")

    def _entry(self, at: int, text: str, room: int) -> tuple[str, str]:
        """The text, with a cursor behind it while it is typed."""
        here = at == self.at and self.has_focus
        return (cells.left(text + ("_" if here else ""), room), "field" if here else "strong")

    def _setting(self, y: int) -> Sequence[tuple[str, str]]:
        pieces = [self._pointer(y)]
        labels = t("Rounds"), t("System"), t("Rules")
        room = max(7, *map(cells.width, labels)) + 1
        pieces.append((cells.left(labels[y], room), "muted"))
        if y == 0:
            return [*pieces, self._entry(0, self._rounds, 4)]
        answers = [say(label) for _, label in (SYSTEMS, RULES)[y - 1]]
        chosen = (self._system, self._rules)[y - 1]
        if y == self.at and self.has_focus:
            return [*pieces, (f"← {answers[chosen]} →", "field")]
        return [*pieces, (answers[chosen], "strong")]

    def _round(self, at: int) -> Sequence[tuple[str, str]]:
        if at >= self.rounds:
            return []
        line = self.read(at)
        read = ("", "")
        if line and line.round:
            read = (in_words(line.round), "muted")
        elif line and line.trouble:
            read = (say(line.trouble), "warn")
        label = (f"{at + 1:>2}  ", "muted")
        return [
            self._pointer(at + _ABOVE),
            label,
            self._entry(at + _ABOVE, self.lines[at], 10),
            (" ", ""),
            read,
        ]


_GAMES = {
    Code.WIN: msg("beat {score}"),
    Code.DRAW: msg("drew with {score}"),
    Code.LOSS: msg("lost to {score}"),
    Code.FORFEIT_WIN: msg("forfeit win ({score})"),
    Code.FORFEIT_LOSS: msg("forfeit loss ({score})"),
}
_BYES = {
    Code.HALF_BYE: msg("half-point bye"),
    Code.ZERO_BYE: msg("zero-point bye"),
    Code.FULL_BYE: msg("full-point bye"),
    Code.PAB: msg("the pairing's bye"),
}


def in_words(typed: TypedRound) -> str:
    """What a line was read as."""
    if typed.code.bye:
        return say(_BYES[typed.code])
    said = say(msg(_GAMES[typed.code].text, score=in_points(typed.score)))
    if typed.us_score != typed.score:
        said += " " + t("(US {score})", score=in_points(typed.us_score))
    if typed.colour:
        said = t(
            "{colour}, {game}", colour=t("White") if typed.colour is Colour.WHITE else t("Black"), game=said
        )
    return f"{said}, {typed.rating}" if typed.rating else said
