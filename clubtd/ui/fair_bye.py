"""Byes of earlier nights where the next one is about to fall on somebody, and a fair one when that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clubtd.event.actions import GiveBye
from clubtd.event.message import Message
from clubtd.formats.bye_words import also_had, had_before, no_fairer
from clubtd.formats.words import say, t
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box

if TYPE_CHECKING:
    from clubtd.ui.round import RoundScreen

MOST_LINES = 3


def before_the_bye(screen: RoundScreen, room: int) -> tuple[list[str], list[Answer]]:
    """What the question before a pairing says of byes on earlier nights, and the answer that lets them count."""
    event = screen.event
    number = len(event.rounds) + 1
    present = event.present(number)
    if not event.is_swiss or (len(present) % 2 == 0 and not _by_hand(screen)):
        return [], []
    earlier = screen.earlier_byes()
    if taker := _by_hand(screen):
        also = also_had(event, taker, earlier)
        return (cells.wrapped(say(also), room) if also else []), []
    by_id = event.by_id
    had = had_before(event, [p for p in present if not by_id[p].house], earlier)
    if not had:
        return [], []
    lines = cells.wrapped(t("Had the bye on earlier nights: {names}.", names=had), room)
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], cells.cut(" ".join(lines[MOST_LINES - 1 :]), room)]
    return lines, [Answer(("f",), t("fair bye"), "fair")]


def _by_hand(screen: RoundScreen) -> int:
    """Who has the bye of the next round by hand; 0: nobody."""
    number = len(screen.event.rounds) + 1
    return screen.event.bye_by_hand(number)


def give_fair_bye(screen: RoundScreen) -> None:
    """The bye of the next round for whom earlier nights owe it least, after a question; then the pairing."""
    from clubtd.pairing.bye_choice import fair_bye

    event = screen.event
    found = fair_bye(event, {player: len(days) for player, days in screen.earlier_byes().items()})
    if not found.differs:
        lines = [say(no_fairer(event, found))]
        answers = [Answer(("enter",), t("pair"), "pair")]
    else:
        reason = found.reason(event)
        step = GiveBye(found.player, len(event.rounds) + 1, say(reason))
        lines = [say(step.says(event))]
        answers = [Answer(("enter",), t("give it, and pair"), "give")]

    def answered(answer: str | None) -> None:
        if answer == "give":
            screen.desk.take(step)
        if answer:
            screen.pair()

    title = t("The bye of round {round}", round=len(event.rounds) + 1)
    room = min(72, screen.size.width - 8)
    parts = [part for line in lines for part in cells.wrapped(line, room)]
    screen.app.push_screen(Box(title, parts, answers, t("not yet")), answered)


def with_earlier(screen: RoundScreen, said: Message) -> Message:
    """What was said of a pairing, and that whoever has the bye had it on earlier nights too."""
    event = screen.event
    taker = event.rounds[-1].bye_taker
    if not taker:
        return said
    also = also_had(event, taker, screen.earlier_byes())
    return also or said
