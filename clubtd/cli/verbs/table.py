"""Verbs about the table and the event itself: points, level players, prizes, the archive."""

from __future__ import annotations

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
from clubtd.formats.prize_text import read_currency, read_prizes
from clubtd.store.clock import now


def adjust(event: Event, words: Words) -> tuple[Step, ...]:
    """Points that an arbiter gives or takes away."""
    words.only(2)
    text = words.at(1).replace("−", "-")
    points = tenths(text.lstrip("+-"))
    player = words.player(event, 0).id
    return (AdjustPoints(player, -points if text.startswith("-") else points, words.option("reason")),)


def lots(event: Event, words: Words) -> tuple[Step, ...]:
    """Level players in the order in which their lots were drawn."""
    words.at(1)
    players = tuple(find_player(event, name).id for name in words.places)
    return (Decide(Decider(players, now())),)


def decide_by_playoff(event: Event, words: Words) -> tuple[Step, ...]:
    """A play-off of two players: the results of its games, the first named having White first."""
    words.at(2)
    players = tuple(words.player(event, i).id for i in (0, 1))
    games = []
    white, black = players
    for typed in words.places[2:]:
        if typed not in SPELLED or not SPELLED[typed].final:
            raise words.wrong()
        games.append(PlayoffGame(white, black, SPELLED[typed]))
        white, black = black, white
    return (Decide(playoff(players, tuple(games), now())),)


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
    return (SetPrizes(Prizes(won, Sharing(sharing), currency)),)


def archive(event: Event, words: Words) -> tuple[Step, ...]:
    """The event put into the archive."""
    words.only(0)
    return (ArchiveEvent(),)


def unarchive(event: Event, words: Words) -> tuple[Step, ...]:
    """The event fetched back from the archive."""
    words.only(0)
    return (ArchiveEvent(archived=False),)
