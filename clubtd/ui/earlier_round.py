"""Which round? One digit where there are fewer than ten, for a correction."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.message import Refused, msg
from clubtd.formats.words import say, t
from clubtd.ui.box import Answer, Box
from clubtd.ui.event_frame import EventFrame

ONE_DIGIT = 9


def ask_round(screen: EventFrame, go: Callable[[int], None]) -> None:
    """Ask for one of the rounds that are paired, and go there."""
    last = len(screen.event.rounds)
    title = t("Which round is corrected?")
    about = msg("Its results are typed as always; what a correction changes is shown before it is saved.")

    def answered(typed: str | None) -> None:
        if typed:
            go(int(typed))

    if last <= ONE_DIGIT:
        numbers = [str(n) for n in range(1, last + 1)]
        answers = [Answer((n,), t("round {round}", round=n), n) for n in numbers]
        screen.app.push_screen(Box(title, [say(about)], answers, t("none")), answered)
        return
    from clubtd.ui.ask import AskLine

    def checked(typed: str) -> None:
        if not typed.isascii() or not typed.isdecimal() or not 1 <= int(typed) <= last:
            raise Refused(msg("The rounds that are paired are 1 to {last}.", last=last))

    screen.app.push_screen(AskLine(title, t("Round"), about, checked), answered)
