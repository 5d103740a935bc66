"""Verbs about rounds and about the event itself."""

from __future__ import annotations

from clubtd.cli.answer import TheAnswerIsNo
from clubtd.cli.verbs.words import Words, changed
from clubtd.event.actions import (
    EnterResult,
    SetRounds,
    SetTieBreaks,
    SwapColours,
    UnpairRound,
)
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.history import Redo, Step, Undo
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.result import Result
from clubtd.pairing.next_round import all_rounds, pairing_steps
from clubtd.standings.codes import tie_breaks
from clubtd.store.chance import lot
from clubtd.store.clock import now

SPELLED = {result.value: result for result in Result if result.value} | {
    "1/2": Result.DRAW,
    "draw": Result.DRAW,
    "½": Result.DRAW,
    "=": Result.DRAW,
    "½-½": Result.DRAW,
    "1/2u": Result.UNRATED_DRAW,
    "clear": Result.OPEN,
    "adjourn": Result.ADJOURNED,
}


def pair(event: Event, words: Words) -> tuple[Step, ...]:
    """The next round; `all`: every round of a round robin."""
    words.only(1)
    if words.places and words.at(0) != "all":
        raise words.wrong()
    chance, seed = lot()
    make = all_rounds if words.places else pairing_steps
    try:
        return make(event, now(), chance, seed)
    except Refused as error:
        raise TheAnswerIsNo(error.message) from error


def unpair(event: Event, words: Words) -> tuple[Step, ...]:
    """The last round taken back."""
    words.only(0)
    return (UnpairRound(len(event.rounds)),)


def result(event: Event, words: Words) -> tuple[Step, ...]:
    """The result of a board."""
    words.only(2)
    typed = words.at(1)
    if typed not in SPELLED:
        raise Refused(
            msg(
                "{text} is no result. Played: 1-0 1/2 0-1. By forfeit, to White, to Black, to nobody: +- -+ --."
                " Decided by the arbiter: 1/2-0 0-1/2 0-0. Played, but not rated: 1-0u 1/2u 0-1u. None: clear.",
                text=typed,
            )
        )
    return (EnterResult(words.round(event), words.number(0, "BOARD"), SPELLED[typed]),)


def adjourn(event: Event, words: Words) -> tuple[Step, ...]:
    """A game that goes on another day."""
    words.only(1)
    return (EnterResult(words.round(event), words.number(0, "BOARD"), Result.ADJOURNED),)


def swap(event: Event, words: Words) -> tuple[Step, ...]:
    """The colours of a board exchanged."""
    words.only(1)
    return (SwapColours(words.round(event), words.number(0, "BOARD"), words.option("reason")),)


def rounds(event: Event, words: Words) -> tuple[Step, ...]:
    """Another number of rounds."""
    words.only(1)
    number = words.number(0, "N")
    if number == event.settings.rounds:
        raise Refused(nmsg("The event has {n} round already.", "The event has {n} rounds already.", number))
    return (SetRounds(number),)


def order(event: Event, words: Words) -> tuple[Step, ...]:
    """The order of tie-breaks."""
    words.at(0)
    return (SetTieBreaks(tie_breaks(" ".join(words.places)), words.option("reason")),)


def rename(event: Event, words: Words) -> tuple[Step, ...]:
    """Another name for the event."""
    words.only(1)
    return changed(event, replace(event.settings, name=words.at(0)))


def kind(event: Event, words: Words) -> tuple[Step, ...]:
    """A club evening or a weekend open: what the advice on tie-breaks and prizes goes by."""
    words.only(1)
    if words.at(0) not in ("club", "open"):
        raise words.wrong()
    return changed(event, replace(event.settings, kind=words.at(0)))


def undo(event: Event, words: Words) -> tuple[Step, ...]:
    """The last action taken back."""
    words.only(0)
    return (Undo(),)


def redo(event: Event, words: Words) -> tuple[Step, ...]:
    """What was undone, done again."""
    words.only(0)
    return (Redo(),)
