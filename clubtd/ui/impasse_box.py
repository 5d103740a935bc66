"""No legal pairing: who is stuck and why, and what can be done about it, as answers to a question."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.actions import HoldPair, SetRounds
from clubtd.event.event import Event, HeldPair
from clubtd.event.history import Step
from clubtd.event.message import Refused, msg
from clubtd.event.result import Colour
from clubtd.event.table import for_pairing
from clubtd.formats.helps import with_key
from clubtd.formats.words import say, t
from clubtd.pairing.impasse import Impasse, Remedy
from clubtd.pairing.no_pairing import Stuck
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.by_hand import make_by_hand
from clubtd.ui.event_frame import EventFrame

WIDTH = 70


def offer_remedies(screen: EventFrame, stuck: Stuck, pair: Callable[[], None]) -> None:
    """Say why the next round cannot be paired; `pair` is called when the pairs that must meet again are fixed."""
    event, found = screen.event, stuck.impasse
    lines = cells.wrapped(say(with_key(stuck.message)), WIDTH)
    answers = []
    if Remedy.REPEAT in found.remedies:
        answers.append(Answer(("a",), t("let them meet again"), Remedy.REPEAT.value))
    if event.rounds:
        answers.append(Answer(("e",), t("end the event here"), Remedy.END_HERE.value))
    answers.append(Answer(("m",), t("make pairs by hand"), Remedy.BY_HAND.value))
    if Remedy.ROUND_ROBIN in found.remedies:
        advice = t("A new event as a round robin would bring everybody together once: Esc, Esc, n.")
        lines += ["", *cells.wrapped(advice, WIDTH)]

    def answered(answer: str | None) -> None:
        if answer == Remedy.REPEAT.value:
            _take(screen, _repeats(event, found))
            pair()
        elif answer == Remedy.END_HERE.value:
            _take(screen, (SetRounds(len(event.rounds)),))
        elif answer == Remedy.BY_HAND.value:
            make_by_hand(screen, len(event.rounds) + 1, pair)

    title = t("Round {round} has no legal pairing", round=len(event.rounds) + 1)
    screen.app.push_screen(Box(title, lines, answers, t("leave it")), answered)


def _take(screen: EventFrame, steps: tuple[Step, ...]) -> None:
    try:
        said = screen.desk.take(*steps)
    except Refused as refusal:
        screen.tell(refusal.message, "bad")
        return
    screen.redraw()
    screen.tell(said)


def _repeats(event: Event, found: Impasse) -> tuple[Step, ...]:
    """The pairs that meet again, each with the colour that it had less often."""
    table = for_pairing(event)
    held = []
    for a, b in found.repeats:
        whites = [sum(r.colour is Colour.WHITE for r in table.entrants[n - 1].records) for n in (a, b)]
        white, black = (a, b) if whites[0] <= whites[1] else (b, a)
        held.append(HeldPair(event.order[white - 1], event.order[black - 1]))
    return tuple(HoldPair(pair, str(msg("no legal pairing without it"))) for pair in held)
