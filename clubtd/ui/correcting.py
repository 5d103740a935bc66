"""A correction before it is saved: what it changes, and what can be done about later pairings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clubtd.event.consequences import Correcting
from clubtd.event.history import Step
from clubtd.formats.words import say, t
from clubtd.pairing.by_hand import objections
from clubtd.standings.correction import Choice, correction
from clubtd.store.clock import now
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.event_frame import EventFrame

WIDTH = 72
Take = Callable[[Sequence[Step]], None]


def ask_to_correct(
    screen: EventFrame, title: str, first: Sequence[str], step: Correcting, take: Take
) -> None:
    """Show what a correction changes; take the steps of what is chosen, or nothing after Esc."""
    event = screen.event
    found = correction(event, step, at=now())
    sentences = [say(m) for m in (*objections(event, step), *found.sentences(event))]
    lines = [*first, "", *(part for sentence in sentences for part in cells.wrapped(sentence, WIDTH))]
    answers, offered = [], {}
    for offer in found.offers:
        keep = offer.choice is Choice.KEEP
        if keep and len(found.offers) == 1:
            answers.append(Answer(("enter", "k"), t("correct it"), offer.choice.value))
        elif keep:
            answers.append(Answer(("k", "enter"), t("correct, keep the pairings"), offer.choice.value))
        else:
            label = t("correct, pair round {round} again", round=found.later[0])
            answers.append(Answer(("a",), label, offer.choice.value))
        offered[offer.choice.value] = offer.steps

    def answered(answer: str | None) -> None:
        if answer:
            take(offered[answer])

    screen.app.push_screen(Box(title, lines, answers, t("leave it as it was")), answered)
