"""A correction before it is saved: scores, places, later pairings, and what can sensibly be done about these."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from clubtd.event.actions import Action, PairRound, UnpairRound
from clubtd.event.consequences import Correcting, reaches_back
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, Value, msg, nmsg
from clubtd.event.namesakes import shown_names
from clubtd.event.result import Result
from clubtd.event.round import Round
from clubtd.event.scoring import in_points
from clubtd.event.table import rounds_in
from clubtd.pairing.next_round import next_round
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Row


@frozen
class Change:
    """What a correction does to one player: points in tenths, and places (0: has none)."""

    player: int
    points: tuple[int, int]
    places: tuple[int, int]


class Choice(Enum):
    """What to do about the round that was paired from the old result."""

    KEEP = "keep"
    PAIR_AGAIN = "pair again"


@frozen
class Offer:
    """One choice: the steps to take for it, the correction first, and the boards of the round that change by it."""

    choice: Choice
    steps: tuple[Action, ...]
    boards: tuple[int, ...] = ()


@frozen
class Correction:
    """What a correction changes.

    `changes` are those whose points change, then those whose place alone does; `others` is the number of players
    with the same points and place but another tie-break value; `later` the rounds paired from the old result, and
    `results` how many results of them are in. The first of the `offers` is to keep the pairings; to pair the next
    round again is offered as long as it has no result. Nothing is ever paired again unasked.
    """

    changes: tuple[Change, ...]
    others: int
    later: tuple[int, ...]
    results: int
    offers: tuple[Offer, ...]

    def sentences(self, event: Event) -> tuple[Message, ...]:
        """All of it as people read it before they confirm."""
        return (*self._scores(event), *self._rounds())

    def _scores(self, event: Event) -> Iterator[Message]:
        names = shown_names(event)
        for change in self.changes:
            before, after = change.points
            if before != after:
                yield msg(
                    "{name}: points {before} → {after}, place {place} → {new}.",
                    name=names[change.player],
                    before=in_points(before),
                    after=in_points(after),
                    place=change.places[0] or "-",
                    new=change.places[1] or "-",
                )
        if moved := [c for c in self.changes if c.points[0] == c.points[1]]:
            places = tuple(
                msg("{name} {place} → {new}", name=names[c.player], place=c.places[0], new=c.places[1])
                for c in moved
            )
            yield msg("Places: {places}.", places=places)
        if self.others:
            yield nmsg(
                "The tie-breaks of {n} other player change.",
                "The tie-breaks of {n} other players change.",
                self.others,
            )

    def _rounds(self) -> Iterator[Message]:
        if not self.later:
            return
        yield nmsg(
            "Round {first} was paired from the old result and stays as it is.",
            "Rounds {rounds} were paired from the old result and stay as they are.",
            len(self.later),
            first=self.later[0],
            rounds=_from_to(self.later),
        )
        again = next((o for o in self.offers if o.choice is Choice.PAIR_AGAIN), None)
        if again is None:
            if self.results and len(self.later) > 1:
                yield nmsg(
                    "{n} result of rounds {rounds} is in: they are not paired again.",
                    "{n} results of rounds {rounds} are in: they are not paired again.",
                    self.results,
                    rounds=_from_to(self.later),
                )
            elif self.results:
                yield nmsg(
                    "{n} result of round {last} is in: it is not paired again.",
                    "{n} results of round {last} are in: it is not paired again.",
                    self.results,
                    last=self.later[-1],
                )
        elif again.boards:
            yield nmsg(
                "No result of round {round} is in. Paired again, board {boards} changes.",
                "No result of round {round} is in. Paired again, boards {boards} change.",
                len(again.boards),
                round=self.later[0],
                boards=again.boards,
            )
        else:
            yield msg("Round {round} paired again would be the same.", round=self.later[0])


def _from_to(rounds: tuple[int, ...]) -> Value:
    """`2 and 3`, `2 to 5`."""
    return rounds if len(rounds) < 3 else msg("{first} to {last}", first=rounds[0], last=rounds[-1])


def correction(event: Event, step: Correcting, at: str = "") -> Correction:
    """What a change of a published round changes. Refused as the step itself is.

    `at` is the time at which the next round would be published if it is paired again.
    """
    after = step.on(event)
    changes, others = _changes(event, after, max(rounds_in(event), step.round))
    later: tuple[int, ...] = ()
    if event.is_swiss and reaches_back(event, step):
        later = tuple(range(step.round + 1, len(event.rounds) + 1))
    results = sum(g.result is not Result.OPEN for n in later for g in event.round(n).games)
    keep = Offer(Choice.KEEP, (step,))
    again = _again(step, after, at) if len(later) == 1 and not results else ()
    return Correction(changes, others, later, results, (keep, *again))


def compared(before: Event, after: Event) -> Correction:
    """What is different in the table of two states of one event; nothing is said of later pairings."""
    changes, others = _changes(before, after, rounds_in(before))
    return Correction(changes, others, (), 0, ())


def _changes(before: Event, after: Event, rounds: int) -> tuple[tuple[Change, ...], int]:
    old, new = _rows(before, rounds), _rows(after, rounds)
    changes, others = [], 0
    for player in before.order:
        was, now = old[player], new[player]
        if (was.points, was.rank) != (now.points, now.rank):
            changes.append(Change(player, (was.points, now.points), (was.rank, now.rank)))
        elif was.values != now.values:
            others += 1
    changes.sort(key=lambda c: (c.points[0] == c.points[1], c.places[0]))
    return tuple(changes), others


def _rows(event: Event, rounds: int) -> dict[int, Row]:
    try:
        made = event_standings(event, after=rounds)
    except Refused:  # an order that does not fit this event: points alone
        made = event_standings(event, after=rounds, order=())
    return {event.order[row.number - 1]: row for row in made.rows}


def _again(step: Action, after: Event, at: str) -> tuple[Offer, ...]:
    number = len(after.rounds)
    unpair = UnpairRound(number)
    try:
        made = next_round(unpair.on(after), at=at)
    except Refused:
        return ()
    return (Offer(Choice.PAIR_AGAIN, (step, unpair, PairRound(made)), _boards(after.round(number), made)),)


def _boards(old: Round, new: Round) -> tuple[int, ...]:
    before, after = ({g.board: g.players for g in r.games} for r in (old, new))
    return tuple(sorted(b for b in before.keys() | after.keys() if before.get(b) != after.get(b)))
