"""Verbs about the table and the event itself: points, level players, prizes, the archive."""

from __future__ import annotations

from itertools import combinations

from clubtd.advice.contests import contest_between
from clubtd.advice.prizes import divide
from clubtd.cli.answer import WrongUsage
from clubtd.cli.points import tenths
from clubtd.cli.verbs.rounds import SPELLED
from clubtd.cli.verbs.words import Words, whole
from clubtd.event.actions import AdjustPoints, ArchiveEvent, Decide, SetPrizes
from clubtd.event.event import Event
from clubtd.event.find import find_player
from clubtd.event.history import Step
from clubtd.event.message import msg
from clubtd.event.playoff import Decider, PlayoffGame, playoff
from clubtd.event.prize import Prizes, Sharing
from clubtd.event.result import Result
from clubtd.formats.prize_text import read_currency, read_prizes
from clubtd.store.clock import now


def adjust(event: Event, words: Words) -> tuple[Step, ...]:
    """Points that an arbiter gives or takes away."""
    words.only(2)
    text = words.at(1).replace("−", "-")
    points = tenths(text[1:] if text[:1] in ("+", "-") else text)
    player = words.player(event, 0).id
    return (AdjustPoints(player, -points if text.startswith("-") else points, words.option("reason")),)


def lots(event: Event, words: Words) -> tuple[Step, ...]:
    """Level players in the order in which their lots were drawn."""
    words.at(1)
    players = tuple(find_player(event, name).id for name in words.places)
    if "LOTS" not in event.tie_breaks:
        contest_between(event, players)
    return (Decide(Decider(players, now())),)


def decide_by_playoff(event: Event, words: Words) -> tuple[Step, ...]:
    """A play-off of level players: names, then the results of their games.

    Of two the first named has White first, then colours change. Of more, each plays each in the order of the names.
    """
    names = tuple(word for word in words.places if word not in SPELLED)
    results = words.places[len(names) :]
    if len(names) < 2 or not results or words.places[: len(names)] != names:
        raise words.wrong()
    if not all(SPELLED[typed].final for typed in results):
        raise words.wrong()
    players = tuple(find_player(event, name).id for name in names)
    contest_between(event, players)
    games = _games(players, [SPELLED[typed] for typed in results], words)
    return (Decide(playoff(players, games, now())),)


def _games(players: tuple[int, ...], results: list[Result], words: Words) -> tuple[PlayoffGame, ...]:
    """The games with their times; in the last one, if it is sudden death, a draw wins for Black."""
    pairs = list(combinations(players, 2))
    times = words.option("times").replace(" ", "").split(",") if words.option("times") else []
    if len(times) > len(results):
        raise words.wrong()
    games = []
    for i, result in enumerate(results):
        white, black = pairs[i % len(pairs)] if i // len(pairs) % 2 == 0 else pairs[i % len(pairs)][::-1]
        sudden = "sudden-death" in words.flags and i == len(results) - 1
        games.append(PlayoffGame(white, black, result, times[i] if i < len(times) else "", sudden))
    return tuple(games)


def prize(event: Event, words: Words) -> tuple[Step, ...]:
    """What can be won, in one line, and how those who tie share it; an empty line: nothing."""
    before = event.prizes
    decimals = words.option("decimals")
    currency = read_currency(
        words.option("currency", before.currency.symbol),
        whole(decimals, "--decimals") if decimals else before.currency.decimals,
    )
    sharing = words.option("sharing", before.sharing.value)
    if sharing not in {s.value for s in Sharing}:
        raise WrongUsage(
            msg(
                "Prizes are shared by {rules}, not {text}.",
                rules=tuple(s.value for s in Sharing),
                text=sharing,
            )
        )
    won = read_prizes(" ".join(words.places), currency) if words.places else before.prizes
    prizes = Prizes(won, Sharing(sharing), currency)
    divide(prizes, ())  # Refused when they make no sense
    return (SetPrizes(prizes),)


def archive(event: Event, words: Words) -> tuple[Step, ...]:
    """The event put into the archive."""
    words.only(0)
    return (ArchiveEvent(),)


def unarchive(event: Event, words: Words) -> tuple[Step, ...]:
    """The event fetched back from the archive."""
    words.only(0)
    return (ArchiveEvent(archived=False),)
