"""The reasons for what was made by hand in a round, for under its pairings."""

from __future__ import annotations

from clubtd.event.by_hand import reasons_by_hand
from clubtd.event.history import History
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.event.result import Code


def by_hand_notes(history: History, number: int | None = None) -> tuple[Message, ...]:
    """The reasons given in that round (None: the last), a line each: for the round, its boards, who has no game."""
    event = history.event
    number = len(event.rounds) if number is None else number
    if not 1 <= number <= len(event.rounds):
        return ()
    played, names = event.rounds[number - 1], shown_names(event)
    given = {g.players: g.reason for g in reasons_by_hand(history, number)}
    boards: dict[str, list[int]] = {}
    for game in played.games:
        if reason := given.get(frozenset(game.players)):
            boards.setdefault(reason, []).append(game.board)
    without: dict[str, list[str]] = {}
    bye = []
    for found in played.byes:
        reason = given.get(frozenset((found.player,)))
        if not reason or event.player(found.player).status is Status.WITHDRAWN:
            continue
        if found.code is Code.PAB:
            bye.append(msg("The bye by hand: {reason}", reason=reason))
        else:
            without.setdefault(reason, []).append(names[found.player])
    whole = given.get(frozenset())
    return (
        *([msg("The whole round by hand: {reason}", reason=whole)] if whole else []),
        *(_of_boards(numbers, reason) for reason, numbers in boards.items()),
        *bye,
        *(_without_game(who, reason) for reason, who in without.items()),
    )


def _of_boards(numbers: list[int], reason: str) -> Message:
    return nmsg(
        "Board {boards} by hand: {reason}",
        "Boards {boards} by hand: {reason}",
        len(numbers),
        boards=tuple(numbers),
        reason=reason,
    )


def _without_game(names: list[str], reason: str) -> Message:
    return msg("{names} without a game, by hand: {reason}", names=tuple(names), reason=reason)
