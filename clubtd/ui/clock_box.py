"""The question about the clock of the round: start it now, stop it, let it go on, more or less time."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from clubtd.advice.planning import longest_game, time_control
from clubtd.event.actions import ChangeSettings, SetClock
from clubtd.event.clock import Clock
from clubtd.event.frozen import replace
from clubtd.event.message import Message, msg
from clubtd.formats.words import clock, t
from clubtd.ui.ask import AskLine
from clubtd.ui.box import Answer, Box
from clubtd.ui.round_clock import Face

if TYPE_CHECKING:
    from clubtd.ui.event_frame import EventFrame

STEP = 5
"""Minutes that one key gives or takes."""


def ask_clock(screen: EventFrame) -> None:
    """Show the clock and do what is chosen; without a time control ask for that first."""
    found = screen.clock_face()
    if found is None:
        _ask_control(screen)
        return
    title = t("The clock of round {round}", round=len(screen.event.rounds))
    control = screen.event.settings.time_control
    lines = [
        t(
            "{control}: the longest game of 60 moves takes {n} minutes.",
            control=control,
            n=longest_game(time_control(control)),
        ),
        found.words() or t("time is up"),
    ]
    screen.app.push_screen(Box(title, lines, _answers(found), t("leave")), lambda a: _do(screen, a))


def _answers(found: Face) -> list[Answer]:
    answers = [Answer(("s",), t("start anew, now"), "start")]
    if found.running:
        answers.insert(0, Answer(("enter", "k", "space"), t("stop it"), "stop"))
    else:
        answers.insert(0, Answer(("enter", "k", "space"), t("go on"), "go"))
    answers += [
        Answer(("+",), t("{n} min more", n=STEP), "more"),
        Answer(("-",), t("{n} min less", n=STEP), "less"),
    ]
    return answers


def _do(screen: EventFrame, answer: str | None) -> None:
    played, now = screen.event.current, screen.club.now()
    before = played.time if played else None
    if not answer or played is None or before is None:
        return
    wanted = {
        "start": Clock(now),
        "stop": before.set(now, running=False),
        "go": before.set(now, running=True),
        "more": before.set(now, running=before.running, seconds=STEP * 60),
        "less": before.set(now, running=before.running, seconds=-STEP * 60),
    }[answer]
    screen.tell(screen.desk.take(SetClock(played.number, wanted)))


def _ask_control(screen: EventFrame) -> None:
    about = msg(
        "The clock needs the time control of this event: minutes and seconds a move, as 15+5, 60+10 or 90/40+30+30."
        " It begins with the pairing; k starts it anew."
    )
    question = AskLine(t("The clock of the round"), t("Time control"), about, time_control)
    question.field.value = screen.event.settings.time_control

    def answered(line: str | None) -> None:
        if line:
            settings = replace(screen.event.settings, time_control=line)
            said = screen.desk.take(ChangeSettings(settings))
            screen.redraw()
            screen.tell(_until(screen) or said)

    screen.app.push_screen(question, answered)


def _until(screen: EventFrame) -> Message | None:
    """How long the round goes on by the clock; None: no clock runs."""
    found = screen.clock_face()
    if found is None or not found.running:
        return None
    end = datetime.fromisoformat(screen.club.now()) + timedelta(seconds=found.left)
    number, time = len(screen.event.rounds), clock(end.isoformat())
    if found.left <= 0:
        return msg(
            "By this time control the time of round {round} was up at {time}.", round=number, time=time
        )
    return msg("The clock of round {round} runs: the last game can end {time}.", round=number, time=time)
