"""The next round of an event: what the organiser's one key asks for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Protocol

from clubtd.event.actions import Action, DrawNumbers, PairRound, TakeFreeNumber, ready_to_pair
from clubtd.event.actions.leaving import forfeited
from clubtd.event.event import Event, HeldPair, Numbering
from clubtd.event.message import Message, Refused, in_a_row, msg
from clubtd.event.names import plain
from clubtd.event.namesakes import names_by_number
from clubtd.event.numbering import not_gone
from clubtd.event.player import Person
from clubtd.event.result import Code
from clubtd.event.round import Bye, Game, Round
from clubtd.event.table import for_pairing
from clubtd.event.tables import seated
from clubtd.pairing import roundrobin
from clubtd.pairing.no_pairing import NoLegalPairing, Stuck
from clubtd.pairing.referee import cards

if TYPE_CHECKING:
    from clubtd.pairing.impasse import Impasse


class Chance(Protocol):
    """A seeded generator: the part of `random.Random` that a draw needs."""

    def random(self) -> float:
        """The next number, from 0 up to but not including 1."""
        ...


def draw_numbers(event: Event, chance: Chance, seed: str) -> DrawNumbers:
    """The numbers of a round robin drawn by lot for all who have not left; the same seed gives the same draw."""
    order = sorted(not_gone(event))
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return DrawNumbers(tuple(order), seed)


def needs_draw(event: Event) -> bool:
    """Whether lots must be drawn before round 1 of this event can be paired."""
    return not event.is_swiss and event.settings.numbering is Numbering.LOT and not event.numbers_fixed


def pairing_steps(event: Event, at: str, chance: Chance, seed: str) -> tuple[Action, ...]:
    """The actions that publish the next round, with the draw of numbers before the first of a round robin.

    Without a draw the numbers are closed up all the same where somebody has left: everybody would win against the gap.
    Refused when it cannot be paired; `NoLegalPairing` when the rules leave no pairing.
    """
    if needs_draw(event):
        draw = draw_numbers(event, chance, seed)
    elif not event.is_swiss and not event.rounds and not_gone(event) != event.order:
        draw = DrawNumbers(not_gone(event), event.lot)
    else:
        return (PairRound(next_round(event, at=at)),)
    return draw, PairRound(next_round(draw.on(event), at=at))


def all_rounds(event: Event, at: str, chance: Chance, seed: str) -> tuple[Action, ...]:
    """The actions that publish all rounds of a round robin that are left, with the draw before the first."""
    if event.is_swiss:
        raise Refused(msg("A Swiss is paired round by round, from the results of the rounds before."))
    steps: list[Action] = []
    while not steps or len(event.rounds) < event.settings.rounds:
        for step in pairing_steps(event, at, chance, seed):
            event = step.on(event)
            steps.append(step)
    return tuple(steps)


def newcomer(event: Event, person: Person) -> TakeFreeNumber:
    """The action by which somebody takes the free number of a round robin. Refused when none is free."""
    number = roundrobin.newcomer_number(len(event.order))
    system = event.settings.system
    whites = (
        played.number
        for played in event.rounds
        for white, _ in roundrobin.pairing(
            number, played.number, system.cycles, event.settings.exchange
        ).pairs
        if white == number
    )
    return TakeFreeNumber(person, tuple(whites))


def next_round(event: Event, *, at: str = "", fixed: Sequence[HeldPair] | None = None) -> Round:
    """The next round as the rules pair it, published at that time. Refused when it cannot be paired.

    In a Swiss the bye given by hand and the `fixed` pairs (else those that the event holds) stay as they are, and
    the rules pair the rest around them.
    """
    ready_to_pair(event)
    number = len(event.rounds) + 1
    if event.is_swiss:
        return swiss_round(
            event, number, event.present(number), at=at, fixed=event.held if fixed is None else fixed
        )
    return round_robin_round(event, number, at=at)


def swiss_round(
    event: Event, number: int, present: Collection[int], *, at: str = "", fixed: Sequence[HeldPair] = ()
) -> Round:
    """Round `number` by the Dutch system for those present (ids), from all rounds that the event has."""
    given = event.bye_by_hand(number)
    by_hand = (Bye(given, Code.PAB, by_hand=True),) if given in event.order else ()
    held = [pair for pair in fixed if set(pair.players) <= set(present)]
    met = {player for pair in held for player in pair.players}
    rest = [player for player in present if player not in met]
    if len(present) < 2:
        raise Refused(_too_few(event, number, present))
    if by_hand and len(rest) % 2:
        raise Refused(_odd_without_bye(event, number, given, len(rest)))
    pairs, taker = _by_the_rules(event, number, rest, met)
    games = [Game(0, white, black) for white, black in pairs]
    if held:
        games += [Game(pair.board, *pair.players, by_hand=True) for pair in held]
        games = _in_board_order(event, games)
    byes = [*by_hand, *([Bye(taker, Code.PAB)] if taker else [])]
    return Round(
        number,
        seated(event, games),
        (*byes, *_away(event, number, present)),
        at,
        by_hand=bool(held or by_hand),
    )


def taking_part(event: Event, number: int) -> frozenset[int]:
    """Whom 5.2.5 counts in that round, published or the next one (ids): who is paired, by the rules or by hand.

    As in the endorsed program, whoever has the bye by hand is passed over like the absent.
    """
    if number > len(event.rounds):
        return frozenset(event.present(number))
    played = event.round(number)
    return played.paired.difference(b.player for b in played.byes if b.by_hand)


def _by_the_rules(
    event: Event, number: int, present: Sequence[int], met: Collection[int]
) -> tuple[list[tuple[int, int]], int]:
    """White and Black of every pair, and who has the bye (0: nobody), by ids; those `met` are paired by hand."""
    from clubtd.pairing.dutch import pair

    if len(present) < 2:
        return [], _left_over(event, number, present)
    numbers, seat = event.numbers, event.order
    table, colour = for_pairing(event), event.settings.initial_colour
    apart = [(numbers[a], numbers[b]) for a, b in kept_apart(event, number)]
    here = [numbers[p] for p in present]
    try:
        pairing = pair(table, here, initial_colour=colour, forbidden=apart, aside=[numbers[p] for p in met])
    except NoLegalPairing as error:
        from clubtd.pairing.impasse import impasse

        found = impasse(table, here, colour, apart, names_by_number(event).__getitem__)
        if found is None:
            raise
        raise Stuck(_why_not(found, number, bool(apart)), found) from error
    pairs = [(seat[white - 1], seat[black - 1]) for white, black in pairing.pairs]
    return pairs, seat[pairing.bye - 1] if pairing.bye else 0


def _left_over(event: Event, number: int, present: Sequence[int]) -> int:
    """Who has the bye when everybody else was put together by hand; Refused when that player cannot have it (C2)."""
    if not present:
        return 0
    taker = event.numbers[present[0]]
    if cards(for_pairing(event), (taker,))[taker].barred:
        raise Refused(
            msg(
                "Only {name} is left over in round {round}, and has had a bye or a win without a game: give the bye"
                " by hand, or take a fixed pair apart.",
                name=event.name(present[0]),
                round=number,
            )
        )
    return present[0]


def _why_not(found: Impasse, number: int, forbidden: bool) -> Message:
    if not forbidden:
        return in_a_row(*found.messages)
    text = "Pairs are kept apart in round {round}: allow some of them to meet, or pair by hand."
    return in_a_row(*found.messages, msg(text, round=number))


def _in_board_order(event: Event, games: Iterable[Game]) -> list[Game]:
    """The order of boards (C.04.3 3.6) for pairs that come from different hands."""
    table = for_pairing(event)
    score = {event.order[e.number - 1]: e.points for e in table.entrants}
    numbers = event.numbers

    def place(game: Game) -> tuple[int, int, int]:
        high, low = sorted(game.players, key=lambda p: (-score[p], numbers[p]))
        return -score[high], -score[low], numbers[high]

    return sorted(games, key=place)


def kept_apart(event: Event, number: int) -> list[tuple[int, int]]:
    """The pairs (ids) that must not meet in that round: those forbidden, and club mates in the first rounds."""
    arrived = set(event.order)
    apart = [(f.a, f.b) for f in event.forbidden if f.holds(number) and f.a in arrived and f.b in arrived]
    if number <= event.settings.clubs_apart:
        by_id = event.by_id
        clubs: dict[str, list[int]] = {}
        for player in event.order:
            if club := plain(by_id[player].person.club):
                clubs.setdefault(club, []).append(player)
        apart += [pair for mates in clubs.values() for pair in combinations(mates, 2)]
    return apart


def _away(event: Event, number: int, present: Collection[int]) -> tuple[Bye, ...]:
    """Byes of those who are not paired; a house player who is not needed has none."""
    asked = {r.player: r.code for r in event.requests if r.round == number}
    by_id = event.by_id
    return tuple(
        Bye(player, asked.get(player, Code.ZERO_BYE))
        for player in event.order
        if player not in present and asked.get(player) is not Code.PAB and not by_id[player].house
    )


def _odd_without_bye(event: Event, number: int, taker: int, rest: int) -> Message:
    return msg(
        "{name} has the bye of round {round} by hand, and {n} others cannot be paired without a second one:"
        " let {name} play, or add a house player.",
        name=event.name(taker),
        round=number,
        n=rest,
    )


def _too_few(event: Event, number: int, present: Collection[int]) -> Message:
    if not present:
        return msg("Nobody is here to play round {round}: tick who is here, or end the event.", round=number)
    return msg(
        "Only {name} is here to play round {round}: fewer than two players cannot be paired."
        " Tick who is here, take somebody back, or end the event.",
        name=event.name(next(iter(present))),
        round=number,
    )


def round_robin_round(event: Event, number: int, *, at: str = "") -> Round:
    """Round `number` of the Berger table; the games of a player who has left are forfeited."""
    if len(event.order) < 2:
        raise Refused(_too_few(event, number, event.order))
    system, seat = event.settings.system, event.order
    pairing = roundrobin.pairing(len(seat), number, system.cycles, event.settings.exchange)
    games = seated(
        event,
        (forfeited(event, Game(0, seat[white - 1], seat[black - 1])) for white, black in pairing.pairs),
    )
    rest = (Bye(seat[pairing.rest - 1], Code.REST),) if pairing.rest else ()
    return Round(number, games, rest, at)
