"""A step by hand before it is taken: what speaks against it, what is lost by it, and the reason for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clubtd.event.actions import Action, AsOne, BreakPair, SwapOpponents
from clubtd.event.consequences import Correcting, lost, reaches_back
from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Message, Refused, in_a_row, msg
from clubtd.formats.words import say, t
from clubtd.pairing.arranging import Way, with_reason
from clubtd.pairing.by_hand import objections
from clubtd.standings.consequences import consequences
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.event_frame import EventFrame

WIDTH = 72
Take = Callable[[Sequence[Step]], None]
KEYS = (("enter", "1"), ("o", "2"))
"""The keys of two ways."""


def choose(screen: EventFrame, title: str, ways: Sequence[Way], take: Take) -> None:
    """Ask which of the ways, each with what the referee has against it; then as `propose`."""
    lines, answers = [], []
    for place, (way, keys) in enumerate(zip(ways, KEYS, strict=False)):
        answers.append(Answer(keys, _said(way), str(place)))
        lines += [f"{_said(way)}: {say(m)}" for m in way.objections]

    def answered(answer: str | None) -> None:
        if answer:
            propose(screen, ways[int(answer)], take)

    lines = [part for line in lines for part in cells.wrapped(line, WIDTH)]
    screen.app.push_screen(Box(title, lines or [t("What shall be done?")], answers, t("nothing")), answered)


def propose(screen: EventFrame, way: Way, take: Take) -> None:
    """Take the step of the way; first say what it changes elsewhere, and ask why where the rules are against it."""
    event, step = screen.event, way.step

    def go_on(steps: Sequence[Step]) -> None:
        try:
            take(steps)
        except Refused as refusal:
            screen.tell(refusal.message, "bad")

    if isinstance(step, Correcting) and reaches_back(event, step):
        from clubtd.ui.correcting import ask_to_correct

        gone = lost(event, step) if isinstance(step, BreakPair | SwapOpponents) else ()
        ask_to_correct(screen, _said(way), [say(m) for m in gone], step, go_on)
    elif way.objections:
        _ask_why(screen, way, go_on)
    elif warnings := _elsewhere(event, step):
        lines = [part for m in warnings for part in cells.wrapped(say(m), WIDTH)]
        box = Box(_said(way), lines, [Answer(("enter",), t("do it all the same"), "yes")], t("leave it"))
        screen.app.push_screen(box, lambda answer: go_on((step,)) if answer else None)
    else:
        go_on((step,))


def _ask_why(screen: EventFrame, way: Way, go_on: Take) -> None:
    from clubtd.ui.ask import AskLine

    def checked(typed: str) -> None:
        if not typed:
            raise Refused(
                msg(
                    "Write in a few words why: it stands below the pairings. Esc leaves everything as it was."
                )
            )

    def answered(typed: str | None) -> None:
        if typed:
            go_on((with_reason(way.step, typed),))

    against = (*way.objections, *_elsewhere(screen.event, way.step))
    said = in_a_row(
        *against, msg("It is allowed with a reason: the history keeps it, the sheet of pairings shows it.")
    )
    screen.app.push_screen(AskLine(_said(way), t("Reason"), said, checked), answered)


def _elsewhere(event: Event, step: Action) -> list[Message]:
    """What is lost or changed elsewhere, apart from what the referee says."""
    found: list[Message] = []
    for part in step.steps if isinstance(step, AsOne) else (step,):
        against = objections(event, part)
        found += [m for m in consequences(event, part) if m not in against]
        event = part.on(event)
    return found


def _said(way: Way) -> str:
    return "; ".join(say(m) for m in way.says)
