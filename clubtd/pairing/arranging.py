"""A round arranged by hand: what can be done with one player, or with two, and the action for each.

A round is a published one, or the next, whose fixed pairs wait for the rest to be paired around them.
"""

from __future__ import annotations

from collections.abc import Iterator

from clubtd.event.actions import (
    Action,
    AsOne,
    BreakPair,
    CancelBye,
    GiveBye,
    HoldPair,
    MakePair,
    MovePair,
    ReleasePair,
    SwapColours,
    SwapOpponents,
    as_one,
)
from clubtd.event.actions.base import table_number, two_players
from clubtd.event.event import Event, HeldPair, Request
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.player import Status
from clubtd.event.result import Code
from clubtd.event.round import Bye, Game, Round
from clubtd.event.table import for_pairing
from clubtd.pairing.by_hand import objections
from clubtd.pairing.next_round import swiss_round, taking_part
from clubtd.pairing.referee import allocation, cards


@frozen
class Way:
    """One thing that can be done: what there is then, the action, and what the referee has against it."""

    says: tuple[Message, ...]
    step: Action
    objections: tuple[Message, ...] = ()


def is_published(event: Event, number: int) -> bool:
    """Whether that round is on the sheets already; if not it is the next one."""
    return number <= len(event.rounds)


def pair_of(event: Event, number: int, player: int) -> Game | HeldPair | None:
    """The pair of a player in that round: the game, or in the next round the pair that is fixed."""
    if is_published(event, number):
        return event.round(number).game_of(player)
    return next((h for h in event.held if player in h.players), None)


def ways(event: Event, number: int, a: int, b: int) -> tuple[Way, ...]:
    """What can be done with two players, the likeliest first. Refused when nothing can."""
    two_players(event, a, b)
    steps = _in_published(event, number, a, b) if is_published(event, number) else _in_next(event, a, b)
    return tuple(way(event, number, step) for step in steps)


def way(event: Event, number: int, step: Action) -> Way:
    """The step with what it leads to. Refused as the step itself is."""
    return Way(tuple(_changed(event, step, number)), step, objections(event, step))


def _in_published(event: Event, number: int, a: int, b: int) -> Iterator[Action]:
    played = event.round(number)
    mine, yours = played.game_of(a), played.game_of(b)
    if mine and mine is yours:
        yield SwapColours(number, mine.board)
        yield BreakPair(number, mine.board)
    elif mine and yours:
        yield SwapOpponents(number, _other(mine, a), b)
        yield SwapOpponents(number, a, b)
    elif mine or yours:
        game, busy, free = (mine, a, b) if mine else (yours, b, a)
        assert game is not None
        yield _takes_place(played, _other(game, busy), free, game)
        yield _takes_place(played, busy, free, game)
    else:
        white, black = colours(event, number, a, b)
        yield MakePair(number, white, black)
        yield MakePair(number, black, white)


def _takes_place(played: Round, out: int, free: int, game: Game) -> Action:
    """Somebody without a game takes the place of one who has one; a newcomer has nothing to give in exchange."""
    if free in played.players:
        return SwapOpponents(played.number, out, free)
    white, black = (free if p == out else p for p in game.players)
    return AsOne((BreakPair(played.number, game.board), MakePair(played.number, white, black, game.board)))


def _in_next(event: Event, a: int, b: int) -> Iterator[Action]:
    number = len(event.rounds) + 1
    byes = tuple(CancelBye(p, number) for p in (a, b) if event.request(p, number))
    held = pair_of(event, number, a)
    if held and b in held.players:
        yield HoldPair(replace(_held(held), white=held.black, black=held.white))
        yield ReleasePair(a)
        return
    white, black = colours(event, number, a, b)
    yield as_one(*byes, HoldPair(HeldPair(white, black)))
    yield as_one(*byes, HoldPair(HeldPair(black, white)))


def colours(event: Event, number: int, a: int, b: int) -> tuple[int, int]:
    """Who has White and who Black by the rules (C.04.3 5.2), when these two meet in that round."""
    numbers = event.numbers
    if a not in numbers or b not in numbers:
        return a, b
    present = [numbers[p] for p in taking_part(event, number).union((a, b))]
    made = cards(for_pairing(event.before(number)), present)
    found = allocation(made[numbers[a]], made[numbers[b]], event.settings.initial_colour)
    return (a, b) if found.white == numbers[a] else (b, a)


def the_bye(event: Event, number: int, player: int) -> Action:
    """Give the bye of the round to this player; in the next round, take it back if it was given by hand.

    Whoever had the bye of a published round plays in that place. Refused when it cannot be.
    """
    if not is_published(event, number):
        has_it = event.bye_by_hand(number) == player
        return CancelBye(player, number) if has_it else GiveBye(player, number)
    played = event.round(number)
    game = played.game_of(player)
    taker = played.bye_taker
    if taker == player:
        raise Refused(msg("{name} has the bye already.", name=event.name(player)))
    if game and taker:
        return SwapOpponents(number, player, taker)
    return as_one(*([BreakPair(number, game.board)] if game else []), GiveBye(player, number))


def apart(event: Event, number: int, player: int) -> Action:
    """Take the pair of this player apart. Refused for somebody who is in none."""
    pair = _in_a_pair(event, number, player)
    return BreakPair(number, pair.board) if isinstance(pair, Game) else ReleasePair(player)


def other_colours(event: Event, number: int, player: int) -> Action:
    """Exchange the colours of the pair of this player. Refused for somebody who is in none."""
    pair = _in_a_pair(event, number, player)
    if isinstance(pair, Game):
        return SwapColours(number, pair.board)
    return HoldPair(replace(pair, white=pair.black, black=pair.white))


def at_table(event: Event, number: int, player: int, table: int) -> Action:
    """Seat the pair of this player at a table. Refused for somebody who is in none."""
    pair = _in_a_pair(event, number, player)
    if isinstance(pair, Game):
        return MovePair(number, pair.board, table)
    if table:  # 0: any
        table_number(table)
    return HoldPair(replace(pair, board=table))


def without_opponent(event: Event, number: int) -> tuple[int, ...]:
    """Who is here and waits for an opponent in that round: nobody's game, and no bye that was asked for."""
    if not is_published(event, number):
        held = {p for pair in event.held for p in pair.players}
        return tuple(p for p in event.present(number) if p not in held)
    played = event.round(number)
    waits = []
    for player in event.order:
        bye = played.bye_of(player)
        taken_apart = bye is not None and bye.by_hand and bye.code is Code.ZERO_BYE
        by_the_rules = bye is not None and bye.code is Code.PAB and not bye.by_hand
        new = bye is None and not played.game_of(player) and not event.player(player).house
        if event.player(player).status is Status.HERE and (taken_apart or by_the_rules or new):
            waits.append(player)
    return tuple(waits)


def the_rest(event: Event, number: int) -> Action:
    """Pair those who wait in a published round by the rules, around the games that there are.

    Refused when there are fewer than two, or no pairing of them is legal.
    """
    waiting, played = without_opponent(event, number), event.round(number)
    if len(waiting) < 2:
        raise Refused(msg("Fewer than two players of round {round} are without an opponent.", round=number))
    given = tuple(Request(b.player, number, b.code) for b in played.byes if b.code is Code.PAB and b.by_hand)
    before = replace(event.before(number), requests=given)
    seated = [HeldPair(*game.players, game.board) for game in played.games]
    present = [*waiting, *(p for pair in seated for p in pair.players)]
    made = swiss_round(before, number, [p for p in event.order if p in present], fixed=seated)
    steps: list[Action] = [MakePair(number, *g.players) for g in made.games if not g.by_hand]
    if made.bye_taker not in (0, played.bye_taker):
        steps.append(GiveBye(made.bye_taker, number))
    return as_one(*steps)


def _in_a_pair(event: Event, number: int, player: int) -> Game | HeldPair:
    pair = pair_of(event, number, player)
    if pair is None:
        raise Refused(
            msg(
                "{name} has no opponent yet in round {round}: Enter takes a player, Enter on another one pairs them.",
                name=event.name(player),
                round=number,
            )
        )
    return pair


def _held(pair: Game | HeldPair) -> HeldPair:
    return pair if isinstance(pair, HeldPair) else HeldPair(pair.white, pair.black, pair.board)


def _other(game: Game, player: int) -> int:
    return game.black if game.white == player else game.white


def _changed(event: Event, step: Action, number: int) -> Iterator[Message]:
    """The games and byes of the round that are new by the step."""
    after = step.on(event)
    old, new = _as_round(event, number), _as_round(after, number)
    seated = {(g.players, g.board) for g in old.games}
    for game in new.games:
        if (game.players, game.board) not in seated:
            yield msg("{white} - {black}", white=event.name(game.white), black=event.name(game.black))
    kept = {(b.player, b.code) for b in old.byes}
    for bye in new.byes:
        if (bye.player, bye.code) not in kept:
            text = "{name} has the bye" if bye.code is Code.PAB else "{name} has no opponent"
            yield msg(text, name=event.name(bye.player))
    waiting = set(without_opponent(event, number)) if not is_published(event, number) else set()
    for player in without_opponent(after, number) if not is_published(event, number) else ():
        if player not in waiting:
            yield msg("{name} is left to the rules", name=event.name(player))


def _as_round(event: Event, number: int) -> Round:
    """The round as far as it is made."""
    if is_published(event, number):
        return event.round(number)
    games = tuple(Game(h.board, h.white, h.black) for h in event.held)
    taker = event.bye_by_hand(number)
    return Round(number, games, (Bye(taker, Code.PAB),) if taker else ())


def with_reason(step: Action, reason: str) -> Action:
    """The step with the organiser's reason, which the history keeps."""
    if isinstance(step, AsOne):
        *first, last = step.steps
        return AsOne((*first, with_reason(last, reason)))
    if isinstance(step, HoldPair | GiveBye | MakePair | SwapOpponents | BreakPair | SwapColours):
        return replace(step, reason=reason)
    return step
