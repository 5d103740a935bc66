"""What is read back before a pairing: all results on one screen, and who does not play."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.event import Event
from clubtd.event.player import Player, Status
from clubtd.event.result import Code
from clubtd.event.round import Game
from clubtd.formats.words import say, t
from clubtd.ui import cells, entry
from clubtd.ui.board_rows import BYES


def read_back(event: Event, room: int, height: int) -> tuple[str, list[str]]:
    """Title and lines of the question before the next pairing, in a room of so many cells and lines."""
    number = len(event.rounds)
    lines: list[str] = []
    if number:
        title = t("Round {round}: are these the results?", round=number)
        games = event.rounds[-1].games
        split = len(games) + 3 > height and room >= 64
        half = (len(games) + 1) // 2 if split else len(games)
        each = (room - 3) // 2 if split else min(room, 64)
        texts = [_read_game(event, game, each) for game in games]
        for left, right in zip(texts[:half], [*texts[half:], *[""] * half], strict=False):
            lines.append(f"{left} │ {right}" if split else left)
    else:
        title = t("Pair round 1?")
    present = event.present(number + 1)
    here = len(present) if event.is_swiss else len(event.order)
    lines += [""] if lines else []
    said = t("{n} players are in round {round}.", n=here, round=number + 1)
    if event.is_swiss and here % 2:
        said += " " + t("One has the bye.")
    lines += cells.wrapped(said, room)
    if fills_in := [p for p in event.players if p.house and p.id in present]:
        said = t("{name} fills in for the club.", name=event.name(fills_in[0].id))
        lines += cells.wrapped(said, room)
    if made := _by_hand(event, number + 1):
        lines += _in_lines(lambda some: t("By hand: {pairs}.", pairs=some), made, room, 4)
    in_it = {*present, event.bye_by_hand(number + 1)}
    away = [_absent(event, player, number + 1) for player in event.players if player.id not in in_it]
    if away and event.is_swiss:
        lines += _in_lines(lambda some: t("Not in it: {names}.", names=some), away, room, 4)
    if no_shows := _no_shows(event):
        lines += [""]

        def still_here(some: str) -> str:
            return t("Did not come in round {round}, and still here: {names}.", round=number, names=some)

        lines += _in_lines(still_here, no_shows, room, 3)
    return title, lines


def _in_lines(said: Callable[[str], str], parts: list[str], room: int, most: int) -> list[str]:
    """A sentence about so many things in at most so many lines; it says how many have no room."""
    for shown in range(len(parts), 0, -1):
        rest = [t("{n} more", n=len(parts) - shown)] if shown < len(parts) else []
        lines = cells.wrapped(said("; ".join([*parts[:shown], *rest])), room)
        if len(lines) <= most:
            break
    return lines[:most]


def _no_shows(event: Event) -> list[str]:
    """Who lost the last round by forfeit and would be paired again."""
    if not event.rounds or not event.is_swiss:
        return []
    present = event.present(len(event.rounds) + 1)
    lost = [
        player
        for game in event.rounds[-1].games
        for player, code in zip(game.players, game.result.codes, strict=True)
        if code is Code.FORFEIT_LOSS
    ]
    return [event.name(player) for player in lost if player in present]


def _by_hand(event: Event, number: int) -> list[str]:
    """The pairs that are fixed, and who has the bye whatever the rules say."""
    pairs = [t("{white} - {black}", white=event.name(h.white), black=event.name(h.black)) for h in event.held]
    taker = event.bye_by_hand(number)
    return [t("the bye {name}", name=event.name(taker)), *pairs] if taker else pairs


def _absent(event: Event, player: Player, number: int) -> str:
    """A name, and why this player is not paired."""
    request = event.request(player.id, number)
    if player.status is Status.WITHDRAWN:
        return t("{name} (left)", name=event.name(player.id))
    if player.status is Status.EXPECTED:
        return t("{name} (not here)", name=event.name(player.id))
    return (
        t("{name} ({bye})", name=event.name(player.id), bye=say(BYES[request.code]))
        if request
        else event.name(player.id)
    )


def _read_game(event: Event, game: Game, room: int) -> str:
    name = (room - 3 - 1 - 9) // 2
    white = cells.left(cells.cut_name(cells.shown(event.name(game.white)), name), name)
    black = cells.left(cells.cut_name(cells.shown(event.name(game.black)), name), name)
    return f"{game.board:3} {white} {cells.centre(entry.shown(game.result), 7)} {black}"
