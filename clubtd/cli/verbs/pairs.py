"""Verbs for pairings by hand, tables, and wishes about who meets whom."""

from __future__ import annotations

from clubtd.cli.answer import TheAnswerIsNo
from clubtd.cli.verbs.words import Words, changed, rounds_from, whole
from clubtd.event.actions import (
    AllowPair,
    BreakPair,
    FixTable,
    ForbidPair,
    GiveBye,
    HoldPair,
    MakePair,
    MovePair,
    ReleasePair,
    SwapOpponents,
)
from clubtd.event.actions.base import table_number
from clubtd.event.event import Event, Forbidden, HeldPair
from clubtd.event.frozen import replace
from clubtd.event.history import Step
from clubtd.event.message import Refused, msg
from clubtd.formats.bye_words import no_fairer
from clubtd.formats.words import say
from clubtd.pairing.arranging import the_rest


def bye(event: Event, words: Words) -> tuple[Step, ...]:
    """The bye of the next round, or of the one named, by hand; `--fair`: to whom earlier nights owe it least."""
    if "fair" in words.flags:
        return _fair_bye(event, words)
    words.only(1)
    number = whole(words.option("round") or str(len(event.rounds) + 1), "--round")
    return (GiveBye(words.player(event, 0).id, number, words.option("reason")),)


def _fair_bye(event: Event, words: Words) -> tuple[Step, ...]:
    from clubtd.pairing.bye_choice import fair_bye

    words.only(0)
    number = len(event.rounds) + 1
    if words.option("round", str(number)) != str(number):
        raise TheAnswerIsNo(msg("A fair bye is for the next round, {round}.", round=number))
    try:
        found = fair_bye(event, {player: len(days) for player, days in words.earlier().items()})
    except Refused as error:
        raise TheAnswerIsNo(error.message) from error
    if not found.differs:
        raise TheAnswerIsNo(no_fairer(event, found))
    return (GiveBye(found.player, number, words.option("reason") or say(found.reason(event))),)


def set_pair(event: Event, words: Words) -> tuple[Step, ...]:
    """Two players put together: in a published round, or for the next one."""
    words.only(2)
    white, black = (words.player(event, i).id for i in (0, 1))
    board = whole(words.option("board") or "0", "--board")
    reason = words.option("reason")
    number = (
        whole(words.options["round"], "--round") if "round" in words.options else _meant(event, white, black)
    )
    if number <= len(event.rounds):
        return (MakePair(number, white, black, board, reason),)
    if board:
        table_number(board)
    return (HoldPair(HeldPair(white, black, board), reason),)


def _meant(event: Event, white: int, black: int) -> int:
    """The round being played; after it the next, unless a newcomer meets whoever has the bye."""
    current = event.current
    if current is None:
        return 1
    names = {white, black}
    newcomer = not names <= set(current.players)
    if current.missing or (newcomer and current.bye_taker in names):
        return current.number
    return current.number + 1


def release(event: Event, words: Words) -> tuple[Step, ...]:
    """A pair fixed for the next round, left to the rules again."""
    words.only(1)
    return (ReleasePair(words.player(event, 0).id),)


def repeat(event: Event, words: Words) -> tuple[Step, ...]:
    """The last round once more, colours changed: for a second game a pairing."""
    words.only(0)
    last = event.round(len(event.rounds))
    pairs = [HoldPair(HeldPair(g.black, g.white, g.board)) for g in last.games]
    byes = [GiveBye(last.bye_taker, last.number + 1)] if last.bye_taker else []
    return (*pairs, *byes)


def break_(event: Event, words: Words) -> tuple[Step, ...]:
    """A pair taken apart."""
    words.only(1)
    return (BreakPair(words.round(event), words.number(0, "BOARD"), words.option("reason")),)


def swap_opponents(event: Event, words: Words) -> tuple[Step, ...]:
    """Two players who change places."""
    words.only(2)
    a, b = (words.player(event, i).id for i in (0, 1))
    return (SwapOpponents(words.round(event), a, b, words.option("reason")),)


def pair_rest(event: Event, words: Words) -> tuple[Step, ...]:
    """Those without an opponent in a published round, paired by the rules."""
    words.only(0)
    try:
        return (the_rest(event, words.round(event)),)
    except Refused as error:
        raise TheAnswerIsNo(error.message) from error


def move(event: Event, words: Words) -> tuple[Step, ...]:
    """A pair that plays at another table."""
    words.only(2)
    return (MovePair(words.round(event), words.number(0, "BOARD"), words.number(1, "TABLE")),)


def table(event: Event, words: Words) -> tuple[Step, ...]:
    """A player's own table; 0: none any more."""
    words.only(2)
    return (FixTable(words.player(event, 0).id, words.number(1, "N")),)


def first_table(event: Event, words: Words) -> tuple[Step, ...]:
    """The number of the first table."""
    words.only(1)
    return changed(event, replace(event.settings, first_table=words.number(0, "N")))


def bye_limit(event: Event, words: Words) -> tuple[Step, ...]:
    """How many half-point byes a player may ask for; `none`: as many as anybody likes."""
    words.only(1)
    limit = None if words.at(0) == "none" else words.number(0, "N")
    return changed(event, replace(event.settings, bye_limit=limit))


def clubs_apart(event: Event, words: Words) -> tuple[Step, ...]:
    """In how many rounds club mates do not meet."""
    words.only(1)
    return changed(event, replace(event.settings, clubs_apart=words.number(0, "ROUNDS")))


def forbid(event: Event, words: Words) -> tuple[Step, ...]:
    """Two players who must not meet, in all rounds or in those named."""
    words.only(2)
    first, last = rounds_from(words.option("rounds"))
    a, b = (words.player(event, i).id for i in (0, 1))
    return (ForbidPair(Forbidden(a, b, first, last)),)


def allow(event: Event, words: Words) -> tuple[Step, ...]:
    """Two players who may meet again."""
    words.only(2)
    return (AllowPair(words.player(event, 0).id, words.player(event, 1).id),)
