"""The verb about the clock of the round: started anew, stopped, sent on, set, given more or less time."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.advice.planning import longest_game, time_control
from clubtd.cli.answer import TheAnswerIsNo, WrongUsage
from clubtd.cli.verbs.words import Words
from clubtd.event.actions import ChangeSettings, SetClock
from clubtd.event.clock import Clock
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.history import Step
from clubtd.event.message import msg
from clubtd.store.clock import now

USAGE = (
    "clock start/stop/go [--time-control 15+5]  |  clock set MINUTES (that many left)  |  clock add MINUTES"
    " (-5: five less)"
)

_DOES: dict[str, Callable[[Clock, str], Clock]] = {
    "start": lambda before, at: Clock(at),
    "stop": lambda before, at: before.set(at, running=False),
    "go": lambda before, at: before.set(at, running=True),
}


def clock(event: Event, words: Words) -> tuple[Step, ...]:
    """The clock of the running round, and with `--time-control` the time that it counts down from."""
    control = words.option("time-control", event.settings.time_control)
    if not control:
        why = "The clock needs the time control: {command}"
        raise TheAnswerIsNo(msg(why, command="clubtd do EVENT clock start --time-control 15+5"))
    allowed = longest_game(time_control(control)) * 60
    played = event.current
    before = played.time if played else None
    if played is None or before is None or not played.missing:
        raise TheAnswerIsNo(msg("No round is being played: there is no clock."))
    wanted = _wanted(before, words, allowed, now())
    changed = replace(event.settings, time_control=control)
    steps: tuple[Step, ...] = (ChangeSettings(changed),) if changed != event.settings else ()
    return (*steps, SetClock(played.number, wanted))


def _wanted(before: Clock, words: Words, allowed: int, at: str) -> Clock:
    """The clock as it was asked for; `allowed` seconds are all it has."""
    does = words.at(0)
    if does in _DOES:
        words.only(1)
        wanted = _DOES[does](before, at)
        if does != "start" and wanted.running == before.running:
            standing = msg("The clock stands already: clock go sends it on.")
            running = msg("The clock runs already: clock start begins anew.")
            raise TheAnswerIsNo(running if before.running else standing)
        return wanted
    words.only(2)
    if does == "set":
        return Clock(at, allowed - _minutes(words.at(1)) * 60, before.running)
    if does == "add":
        return before.set(at, running=before.running, seconds=_minutes(words.at(1), below=True) * 60)
    raise words.wrong()


def _minutes(text: str, *, below: bool = False) -> int:
    """Whole minutes as typed, of at most a week; `below` 0 only where that is allowed."""
    digits = text.removeprefix("+") if below else text
    taken = below and digits[:1] in ("-", "−")
    digits = digits[1:] if taken else digits
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 5):
        raise WrongUsage(msg("{what} must be a whole number, not {text}.", what="MINUTES", text=text))
    return -int(digits) if taken else int(digits)
