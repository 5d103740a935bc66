"""What an event knows beyond a TRF: clubs, tables, prizes, decisions of the arbiter, what was done by hand."""

from __future__ import annotations

from collections.abc import Mapping

from clubtd.event.event import Event
from clubtd.event.names import clean
from clubtd.event.player import Player, Status
from clubtd.event.playoff import Decider
from clubtd.event.result import Code, Result
from clubtd.event.round import Round
from clubtd.formats.trf.ahead import ahead
from clubtd.formats.trf.boards import round_of
from clubtd.formats.trf.extras import Extras, Values
from clubtd.formats.trf.prizes import prizes_written
from clubtd.formats.trf.tournament import TrfTournament

_NAME_IN_FILE = 33
_USUAL: Mapping[str, object] = {
    "rules": "fide-2026",
    "kind": "club",
    "bye_limit": None,
    "first_table": 1,
    "clubs_apart": 0,
}


def beyond(event: Event, trf: TrfTournament) -> Extras:
    """The values that are not usual, by pairing numbers; `trf` is the file made of the event."""
    numbers = event.numbers
    by_id = event.by_id
    players = {number: _of_player(by_id[player]) for player, number in numbers.items()}
    rounds = {
        played.number: _of_round(played, round_of(trf, played.number - 1), numbers)
        for played in event.rounds[: trf.rounds]
    }
    return Extras(_of_event(event, trf.rounds), players, rounds)


def unnamed(event: Event) -> tuple[int, ...]:
    """Who was decided about (points, lots, play-offs) and has no number any more, by ids: no file can say it."""
    named = [adjustment.player for adjustment in event.adjustments]
    for decider in event.deciders:
        named += decider.players
    return tuple(dict.fromkeys(player for player in named if player not in event.numbers))


def _of_event(event: Event, rounds: int) -> Values:
    numbers = event.numbers
    values: dict[str, object] = {
        name: getattr(event.settings, name)
        for name, usual in _USUAL.items()
        if getattr(event.settings, name) != usual
    }
    if rounds and not _shows(event.rounds[rounds - 1]):
        values["paired"] = rounds
    adjustments = [
        {
            "player": numbers[a.player],
            "tenths": a.tenths,
            "after": min(a.after, rounds),
            "reason": a.reason,
        }
        for a in sorted(event.adjustments, key=lambda a: min(a.after, rounds))
        if a.player in numbers
    ]
    deciders = [_of_decider(d, numbers) for d in event.deciders if all(p in numbers for p in d.players)]
    for name, rows in (("adjustments", adjustments), ("deciders", deciders)):
        if rows:
            values[name] = rows
    if prizes := prizes_written(event.prizes):
        values["prizes"] = prizes
    return values | ahead(event, rounds)


def _shows(played: Round) -> bool:
    """Whether a reader sees that the round was paired: there is a game in it, or the bye."""
    return bool(played.games) or any(bye.code is Code.PAB for bye in played.byes)


def _of_decider(decider: Decider, numbers: Mapping[int, int]) -> Values:
    games = [
        {
            "white": numbers[game.white],
            "black": numbers[game.black],
            "result": game.result.value,
            "control": game.control,
            "draw_wins": game.draw_wins,
        }
        for game in decider.games
    ]
    values: dict[str, object] = {
        "players": [numbers[p] for p in decider.players],
        "at": decider.at,
        "games": games,
    }
    if decider.seed:
        values["seed"] = decider.seed
    return values


def _of_player(player: Player) -> Values:
    person = player.person
    values: dict[str, object] = {}
    if clean(person.last_first) != person.name or len(person.name) > _NAME_IN_FILE:
        values["name"] = person.name
    for name, text in (("club", person.club), ("last", person.last), ("first", person.first)):
        if text:
            values[name] = text
    if player.table:
        values["table"] = player.table
    for name, said in (
        ("house", player.house),
        ("left", player.status is Status.WITHDRAWN),
        ("cancelled", player.cancelled),
    ):
        if said:
            values[name] = True
    return values


def _of_round(played: Round, plain: Round, numbers: Mapping[int, int]) -> Values:
    """What is not as a reader would take it, by White's or the bye's number: time, boards, open games, made by hand."""
    values: dict[str, object] = {}
    if played.at:
        values["at"] = played.at
    tables = {numbers[game.white]: game.board for game in played.games}
    if tables != {game.white: game.board for game in plain.games}:
        values["whites"], values["tables"] = [*tables], [*tables.values()]
    taken = {game.white: game.result for game in plain.games}
    for name, result in (("open", Result.OPEN), ("adjourned", Result.ADJOURNED)):
        whites = [numbers[game.white] for game in played.games if game.result is result]
        if others := [white for white in whites if taken[white] is not result]:
            values[name] = others
    hand = [numbers[game.white] for game in played.games if game.by_hand]
    hand += [numbers[bye.player] for bye in played.byes if bye.by_hand]
    if hand:
        values["by_hand"] = hand
    if played.by_hand:
        values["changed"] = True
    return values
