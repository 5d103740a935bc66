"""The plan of a real event for simulation: its ratings, rounds, byes and forbidden pairs, and the real pairing."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.advice.of_event import terms_of
from clubtd.advice.simulate import Pairer, Pairs, Plan
from clubtd.event.crosstable import Crosstable
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.player import Status
from clubtd.event.result import Code, Colour
from clubtd.event.table import for_pairing
from clubtd.pairing import roundrobin
from clubtd.pairing.dutch import pair
from clubtd.pairing.next_round import kept_apart
from clubtd.pairing.no_pairing import NoLegalPairing
from clubtd.standings.of_event import house_players


def plan_of(event: Event) -> Plan:
    """The rest of an event, from the rounds that are complete. Who is only expected counts as coming.

    An event whose players have not arrived yet has nobody to simulate: `Plan.table` is empty.
    """
    complete = next((r.number - 1 for r in event.rounds if r.missing), len(event.rounds))
    known = tuple(replace(a, paired=min(a.paired, complete)) for a in event.adjustments)
    table = for_pairing(replace(event, rounds=event.rounds[:complete], adjustments=known))
    pairer = dutch(event) if event.is_swiss else berger(event)
    return Plan(table, pairer, _away(event, complete), terms_of(event))


def _away(event: Event, complete: int) -> dict[int, dict[int, Code]]:
    """Who is away in each round to come: those who have left in all, those who asked for a bye in theirs."""
    away = {}
    gone = {
        number: Code.ZERO_BYE
        for player, number in event.numbers.items()
        if event.player(player).status is Status.WITHDRAWN
    }
    numbers = event.numbers
    for round_number in range(complete + 1, event.settings.rounds + 1):
        away[round_number] = dict(gone)
        for request in event.requests:
            if request.round == round_number and request.player in numbers:
                away[round_number].setdefault(numbers[request.player], request.code)
    return away


def dutch(event: Event) -> Pairer:
    """Rounds by the Dutch system, as this event pairs them: one house player fills in for an odd number."""
    numbers = event.numbers
    house = set(house_players(event))

    def round_of(table: Crosstable, number: int, present: Sequence[int]) -> tuple[Pairs, int]:
        forbidden = [(numbers[a], numbers[b]) for a, b in kept_apart(event, number)]
        playing = [n for n in present if n not in house]
        if len(playing) % 2:
            playing += [n for n in present if n in house][:1]
        return dutch_round(table, playing, event.settings.initial_colour, forbidden)

    return round_of


def dutch_round(
    table: Crosstable,
    present: Sequence[int],
    initial: Colour = Colour.WHITE,
    forbidden: Sequence[tuple[int, int]] = (),
) -> tuple[Pairs, int]:
    """One round by the Dutch system; no pairs when too few are present or no pairing is legal."""
    if len(present) < 2:
        return (), 0
    try:
        made = pair(table, present, initial_colour=initial, forbidden=forbidden)
    except NoLegalPairing:
        return (), 0
    return made.pairs, made.bye


def berger(event: Event) -> Pairer:
    """The rounds of the Berger table."""
    cycles, exchange = event.settings.system.cycles, event.settings.exchange

    def round_of(table: Crosstable, number: int, present: Sequence[int]) -> tuple[Pairs, int]:
        return roundrobin.pairing(len(table.entrants), number, cycles, exchange)

    return round_of
