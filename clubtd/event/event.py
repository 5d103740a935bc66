"""The event: an immutable value that actions turn into the next one."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from clubtd.event.crosstable import System
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.namesakes import namesakes, told_apart
from clubtd.event.player import Player, Status
from clubtd.event.playoff import Decider
from clubtd.event.prize import Prizes
from clubtd.event.result import Code, Colour
from clubtd.event.round import Round
from clubtd.event.scoring import Scoring


class Numbering(Enum):
    """How the numbers of a round robin are found. A Swiss always goes by rating, title, name (C.04.2 2.2)."""

    LOT = "lot"
    LIST = "list"
    RATING = "rating"


@frozen
class Settings:
    """What the organiser decides before round 1.

    `initial_colour` is that of the first pairing number (C.04.3 5.1), `colour_by_lot` that it was drawn;
    `exchange` swaps the last two rounds of the first cycle of a double round robin (C.05 Annex 1);
    `rules` is the edition of the tie-break rules; `bye_limit` how many half-point byes a player may ask for.
    The tables are numbered from `first_table`, so that two events in one hall do not collide; club mates do not
    meet in the first `clubs_apart` rounds.
    """

    name: str
    system: System = System.SWISS
    rounds: int = 5
    scoring: Scoring = Scoring()
    initial_colour: Colour = Colour.WHITE
    colour_by_lot: bool = False
    numbering: Numbering = Numbering.LOT
    exchange: bool = True
    rules: str = "fide-2026"
    kind: str = "club"
    time_control: str = ""
    date: str = ""
    city: str = ""
    federation: str = ""
    arbiter: str = ""
    bye_limit: int | None = None
    first_table: int = 1
    clubs_apart: int = 0


@frozen
class Request:
    """A bye in a round not paired yet: half a point, none or a full point as the player asked, or the bye by hand."""

    player: int
    round: int
    code: Code


@frozen
class HeldPair:
    """Two players whom the organiser has put together for the next round, at that table (0: any)."""

    white: int
    black: int
    board: int = 0

    @property
    def players(self) -> tuple[int, int]:
        """Both ids, White first."""
        return self.white, self.black


@frozen
class Forbidden:
    """Two players who must not meet in the rounds from `first` to `last` (0: to the end)."""

    a: int
    b: int
    first: int = 1
    last: int = 0

    def holds(self, round_number: int) -> bool:
        """Whether it counts in that round."""
        return self.first <= round_number and (not self.last or round_number <= self.last)


@frozen
class Adjustment:
    """Points that an arbiter gave or took away (tenths), and why.

    `after` how many rounds they stand in the table; `paired` rounds had been paired by then, without them.
    """

    player: int
    tenths: int
    after: int
    reason: str
    paired: int


@frozen
class Event:
    """Everything that is true of an event now.

    `order` lists the ids of those who have arrived by pairing number (the first is number 1). `lot` is the seed
    of the draw of a round robin's numbers. `trf_records` are lines of a file this event came from that say
    things clubtd does not know. `held` pairs are fixed for the next round; `deciders` are play-offs and lots.
    """

    settings: Settings
    players: tuple[Player, ...] = ()
    order: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    requests: tuple[Request, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    tie_breaks: tuple[str, ...] = ()
    numbers_fixed: bool = False
    lot: str = ""
    next_id: int = 1
    trf_records: tuple[str, ...] = ()
    held: tuple[HeldPair, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    deciders: tuple[Decider, ...] = ()
    prizes: Prizes = Prizes()
    archived: bool = False

    @property
    def is_swiss(self) -> bool:
        """A Swiss, not a round robin."""
        return self.settings.system is System.SWISS

    @property
    def by_id(self) -> dict[int, Player]:
        """The players by their ids."""
        return {player.id: player for player in self.players}

    @property
    def numbers(self) -> dict[int, int]:
        """Pairing number by id, for everybody who has arrived."""
        return {player: number for number, player in enumerate(self.order, 1)}

    @property
    def current(self) -> Round | None:
        """The last round that was paired."""
        return self.rounds[-1] if self.rounds else None

    @property
    def finished(self) -> bool:
        """All rounds were played and every result is in."""
        return len(self.rounds) >= self.settings.rounds and all(r.finished for r in self.rounds)

    def player(self, player: int) -> Player:
        """The player with that id; Refused when there is none."""
        for found in self.players:
            if found.id == player:
                return found
        raise Refused(msg("There is no player with the id {id}.", id=player))

    def name(self, player: int) -> str:
        """The name of the player with that id, told apart from others of the same name; Refused when there is none."""
        found = self.player(player)
        same = namesakes(found, self.players)
        return found.name if len(same) == 1 else told_apart(same, self.numbers)[player]

    def round(self, number: int) -> Round:
        """The round with that number; Refused when it has not been paired, or there is none."""
        if not 1 <= number <= max(self.settings.rounds, len(self.rounds)):
            raise self.no_round(number)
        if not 1 <= number <= len(self.rounds):
            raise Refused(msg("Round {round} has not been paired yet.", round=number))
        return self.rounds[number - 1]

    def no_round(self, number: int) -> Refused:
        """What refuses a round that the event will never have."""
        return Refused(
            nmsg(
                "Round {round}: this event has {n} round.",
                "Round {round}: this event has {n} rounds.",
                self.settings.rounds,
                round=number,
            )
        )

    def request(self, player: int, round_number: int) -> Request | None:
        """The bye that a player asked for in that round."""
        return next((r for r in self.requests if (r.player, r.round) == (player, round_number)), None)

    def bye_by_hand(self, round_number: int) -> int:
        """Who has been given the bye of a round that is not paired yet (an id); 0: nobody."""
        return next((r.player for r in self.requests if (r.round, r.code) == (round_number, Code.PAB)), 0)

    def present(self, round_number: int) -> tuple[int, ...]:
        """The ids to be paired in that round, by pairing number: here, and without a bye.

        One house player is among them when the others are an odd number.
        """
        away = {r.player for r in self.requests if r.round == round_number}
        held = {p for pair in self.held for p in pair.players}
        by_id = self.by_id
        here = [p for p in self.order if by_id[p].status is Status.HERE and p not in away]
        fill_in = [p for p in here if by_id[p].house and p not in held]
        left_out = set(fill_in[(len(here) - len(fill_in)) % 2 :])
        return tuple(p for p in here if p not in left_out)

    def before(self, number: int) -> Event:
        """The event as that round was paired from it, without what is asked for in the next one.

        Points that an arbiter has changed since do not count (C.04.2 4.3: only for the rounds that follow).
        """
        return replace(
            self,
            rounds=self.rounds[: number - 1],
            requests=(),
            held=(),
            adjustments=tuple(change for change in self.adjustments if change.paired < number),
        )

    def let_go(self, *players: int) -> Event:
        """The event that holds no pair of these players for the next round."""
        held = tuple(h for h in self.held if h.white not in players and h.black not in players)
        return replace(self, held=held)

    def has_taken_part(self, player: int) -> bool:
        """Whether a player has a record in any round."""
        return any(player in r.players for r in self.rounds)

    def with_player(self, player: Player) -> Event:
        """The event with this player in place of the one with the same id, or added."""
        if any(p.id == player.id for p in self.players):
            players: Iterable[Player] = (player if p.id == player.id else p for p in self.players)
        else:
            players = (*self.players, player)
        return replace(self, players=tuple(players))

    def with_round(self, changed: Round) -> Event:
        """The event with this round in place of the one with the same number."""
        return replace(self, rounds=tuple(changed if r.number == changed.number else r for r in self.rounds))
