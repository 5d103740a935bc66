"""Whole evenings at random: whatever is done, in whatever order, an event stays one that an arbiter would sign.

A step that is refused changes nothing; of a step that is taken everything below is checked at once.
"""

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import HealthCheck, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from clubtd.event.actions import (
    AddPlayers,
    AdjustPoints,
    AsOne,
    BreakPair,
    CancelBye,
    CreateEvent,
    Decide,
    EditPlayer,
    EnterResult,
    FixTable,
    ForbidPair,
    GiveBye,
    HoldPair,
    MakePair,
    MovePair,
    PairRound,
    ReleasePair,
    RemovePlayer,
    RequestBye,
    Return,
    SetHouse,
    SetRounds,
    SignIn,
    SwapColours,
    SwapOpponents,
    UnpairRound,
    Withdraw,
    as_one,
    forfeited_meanwhile,
)
from clubtd.event.crosstable import System
from clubtd.event.event import Event, Forbidden, HeldPair, Numbering, Settings
from clubtd.event.history import History, Redo, Restore, Step, Undo, replay
from clubtd.event.message import Refused
from clubtd.event.numbering import numbers_stay
from clubtd.event.player import Person, Status
from clubtd.event.playoff import Decider
from clubtd.event.result import Code, Result
from clubtd.event.round import Round
from clubtd.event.scoring import Scoring
from clubtd.event.table import crosstable
from clubtd.pairing.arranging import apart, other_colours, the_bye, the_rest, ways, without_opponent
from clubtd.pairing.next_round import kept_apart, newcomer, pairing_steps
from clubtd.standings.consequences import consequences
from clubtd.standings.of_event import event_standings
from clubtd.store.contents import parse, to_bytes

AT = "2026-11-30T19:30:00"
MOST = 14
SCORINGS = (Scoring(), Scoring(bye=5), Scoring(30, 10, 0, 0, 30), Scoring(30, 20, 10, 0, 30))
SYSTEMS = (System.SWISS, System.SWISS, System.SWISS, System.ROUND_ROBIN, System.DOUBLE_ROUND_ROBIN)
ASKED = (Code.HALF_BYE, Code.ZERO_BYE, Code.FULL_BYE)

# What touches no board of a published round.
HANDS_OFF = (
    AddPlayers,
    SignIn,
    Return,
    CancelBye,
    HoldPair,
    ReleasePair,
    ForbidPair,
    FixTable,
    SetHouse,
    AdjustPoints,
    Decide,
    EditPlayer,
)

numbers = st.integers(0, 99)


class WholeEvents(RuleBasedStateMachine):
    """An organiser who does anything."""

    @initialize(
        system=st.sampled_from(SYSTEMS),
        scoring=st.sampled_from(SCORINGS),
        players=st.integers(2, 9),
        bye_limit=st.sampled_from((None, 1)),
        first_table=st.sampled_from((1, 31)),
        played=st.integers(0, 3),
    )
    def create(
        self,
        *,
        system: System,
        scoring: Scoring,
        players: int,
        bye_limit: int | None,
        first_table: int,
        played: int,
    ) -> None:
        self.history = History()
        self.named = 0
        decided = Settings(
            "Evening",
            system,
            5,
            scoring,
            numbering=Numbering.LIST,
            bye_limit=bye_limit,
            first_table=first_table,
        )
        self.take(CreateEvent(decided, ("BH", "SB") if system is System.SWISS else ("SB",)))
        self.take(AddPlayers(tuple(self.person(1000 + 100 * i) for i in range(players))))
        self.play_and_pair(played, [Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS])

    # ── what the organiser does ──

    @rule(rating=st.sampled_from((0, 900, 1450, 1450, 2100)), here=st.booleans())
    def add(self, rating: int, here: bool) -> None:
        if numbers_stay(self.event):
            self.take_made(lambda: (newcomer(self.event, self.person(rating)),))
        else:
            self.take(AddPlayers((self.person(rating),), here))

    @precondition(lambda self: self.event.rounds)
    @rule(code=st.sampled_from(ASKED))
    def late(self, code: Code) -> None:
        """A latecomer gets points for the round being played, or meets whoever has the bye."""
        number = len(self.event.rounds)
        taker = next((b.player for b in self.event.rounds[-1].byes if b.code is Code.PAB), 0)
        last = self.event.next_id
        meets = taker and code is Code.FULL_BYE
        for_it = MakePair(number, taker, last) if meets else RequestBye(last, number, code)
        if len(self.event.players) < MOST:
            self.take(AsOne((AddPlayers((self.person(1300),)), for_it)))

    @rule(who=numbers, remove=st.booleans(), cancel=st.booleans())
    def leave(self, who: int, remove: bool, cancel: bool) -> None:
        player = self.player(who)
        self.take(RemovePlayer(player) if remove else Withdraw(player, cancel and not self.event.is_swiss))

    @precondition(lambda self: any(p.status is Status.WITHDRAWN for p in self.event.players))
    @rule(who=numbers, cleared=st.booleans())
    def come_back(self, who: int, cleared: bool) -> None:
        """In a round robin with the games that were forfeited meanwhile, or without."""
        left = [p.id for p in self.event.players if p.status is Status.WITHDRAWN]
        player = left[who % len(left)]
        self.take(as_one(Return(player), *(forfeited_meanwhile(self.event, player) if cleared else ())))

    @rule(who=numbers, rating=st.sampled_from((0, 1250, 1999)))
    def edit(self, who: int, rating: int) -> None:
        player = self.player(who)
        if player:
            self.take(EditPlayer(player, Person(self.event.player(player).name, rating)))

    @rule(who=numbers, here=st.booleans())
    def sign_in(self, who: int, here: bool) -> None:
        self.take(SignIn((self.player(who),), here))

    @rule(who=numbers, later=st.integers(0, 2), code=st.sampled_from(ASKED))
    def ask_for_a_bye(self, who: int, later: int, code: Code) -> None:
        self.take(RequestBye(self.player(who), len(self.event.rounds) + later, code))

    @rule(who=numbers, later=st.integers(0, 1))
    def the_bye_by_hand(self, who: int, later: int) -> None:
        self.take(GiveBye(self.player(who), len(self.event.rounds) + later))

    @rule(who=numbers)
    def play_after_all(self, who: int) -> None:
        self.take(CancelBye(self.player(who), len(self.event.rounds) + 1))

    @rule(
        rounds=st.integers(1, 3),
        results=st.lists(st.sampled_from(list(Result)[:-2]), min_size=1, max_size=7),
    )
    def play_and_pair(self, rounds: int, results: list[Result]) -> None:
        """The results that are missing, then the next round."""
        for turn in range(rounds):
            for played in self.event.rounds:
                for place, game in enumerate(played.missing, turn):
                    self.take(EnterResult(played.number, game.board, results[place % len(results)]))
            self.pair()

    @rule()
    def pair(self) -> None:
        self.take_made(lambda: pairing_steps(self.event, AT, Random(1), "1"))

    @precondition(lambda self: self.event.rounds)
    @rule(which=numbers, board=numbers, result=st.sampled_from(Result))
    def enter_or_correct(self, which: int, board: int, result: Result) -> None:
        self.on_a_board(which, board, lambda r, b: EnterResult(r, b, result))

    @precondition(lambda self: self.event.rounds)
    @rule(which=numbers, board=numbers)
    def swap(self, which: int, board: int) -> None:
        self.on_a_board(which, board, SwapColours)

    @precondition(lambda self: self.event.rounds)
    @rule(which=numbers, board=numbers, make=st.booleans())
    def break_a_pair(self, which: int, board: int, make: bool) -> None:
        self.on_a_board(which, board, BreakPair)
        number = which % len(self.event.rounds) + 1
        free = [b.player for b in self.event.round(number).byes if b.by_hand]
        if make and len(free) > 1:
            self.take(MakePair(number, free[-1], free[0]))

    @precondition(lambda self: self.event.rounds)
    @rule(which=numbers, board=numbers, to=st.integers(1, 40))
    def move(self, which: int, board: int, to: int) -> None:
        self.on_a_board(which, board, lambda r, b: MovePair(r, b, to))

    @precondition(lambda self: self.event.rounds)
    @rule(which=numbers, a=numbers, b=numbers, make=st.booleans())
    def by_hand(self, which: int, a: int, b: int, make: bool) -> None:
        number = which % len(self.event.rounds) + 1
        one, other = self.player(a), self.player(b)
        self.take(MakePair(number, one, other) if make else SwapOpponents(number, one, other))

    @precondition(lambda self: self.event.is_swiss)
    @rule(a=numbers, b=numbers, later=st.integers(0, 1), other=st.booleans())
    def two_players_by_hand(self, a: int, b: int, later: int, other: bool) -> None:
        """Whatever the screen offers for two players can be done, in the last round and in the next."""
        number = len(self.event.rounds) + later
        if number:
            self.take_made(lambda: [ways(self.event, number, self.player(a), self.player(b))[other].step])

    @precondition(lambda self: self.event.is_swiss and self.event.rounds)
    @rule(who=numbers, what=st.sampled_from((apart, the_bye, other_colours)))
    def one_player_by_hand(self, who: int, what) -> None:  # type: ignore[no-untyped-def]
        self.take_asked(lambda: what(self.event, len(self.event.rounds), self.player(who)))

    @precondition(lambda self: self.event.is_swiss and self.event.rounds)
    @rule()
    def pair_those_who_wait(self) -> None:
        """The rules pair who has no opponent; nobody else is touched, and nobody is left without a reason."""
        number = len(self.event.rounds)
        before, waiting = self.event.rounds[-1], without_opponent(self.event, number)
        if self.take_asked(lambda: the_rest(self.event, number)):
            now = self.event.rounds[-1]
            assert {g.players for g in before.games} <= {g.players for g in now.games}
            assert sum(now.game_of(p) is None for p in waiting) <= 1

    @precondition(lambda self: self.event.is_swiss)
    @rule(seed=numbers)
    def a_whole_round_by_hand(self, seed: int) -> None:
        """Every pair fixed, and the bye given: the round is what the organiser said."""
        number = len(self.event.rounds) + 1
        for played in self.event.rounds:
            for game in played.missing:
                self.take(EnterResult(played.number, game.board, Result.DRAW))
        players = list(self.event.present(number))
        Random(seed).shuffle(players)
        pairs = list(zip(players[::2], players[1::2], strict=False))
        for white, black in pairs:
            self.take(HoldPair(HeldPair(white, black), "as the club wants it"))
        if len(players) % 2 and not any(
            r.round == number and r.code is Code.PAB for r in self.event.requests
        ):
            self.take(GiveBye(players[-1], number))
        held = {h.players for h in self.event.held}
        self.pair()
        if len(self.event.rounds) == number:
            assert held <= {g.players for g in self.event.rounds[-1].games if g.by_hand}

    @rule(a=numbers, b=numbers, release=st.booleans())
    def fix_a_pair(self, a: int, b: int, release: bool) -> None:
        one, other = self.player(a), self.player(b)
        self.take(ReleasePair(one) if release else HoldPair(HeldPair(one, other)))

    @rule(a=numbers, b=numbers, last=st.integers(0, 2))
    def forbid(self, a: int, b: int, last: int) -> None:
        self.take(ForbidPair(Forbidden(self.player(a), self.player(b), 1, last)))

    @rule(who=numbers, table=st.integers(0, 5))
    def keep_a_table(self, who: int, table: int) -> None:
        self.take(FixTable(self.player(who), table))

    @rule(who=numbers, house=st.booleans())
    def house_player(self, who: int, house: bool) -> None:
        self.take(SetHouse(self.player(who), house))

    @rule(who=numbers, tenths=st.sampled_from((-10, -5, 5)))
    def adjust(self, who: int, tenths: int) -> None:
        self.take(AdjustPoints(self.player(who), tenths, "the arbiter"))

    @rule(a=numbers, b=numbers)
    def decide(self, a: int, b: int) -> None:
        self.take(Decide(Decider((self.player(a), self.player(b)), AT)))

    @rule(rounds=st.integers(1, 9))
    def another_length(self, rounds: int) -> None:
        self.take(SetRounds(rounds))

    @precondition(lambda self: self.event.rounds)
    @rule()
    def unpair(self) -> None:
        self.take(UnpairRound(len(self.event.rounds)))

    @rule()
    def pair_unpair_and_pair(self) -> None:
        """Taken back and made again, a round has the same boards and byes."""
        rounds = len(self.event.rounds)
        self.play_and_pair(1, [Result.BLACK_WINS, Result.DRAW])
        if len(self.event.rounds) == rounds + 1:
            made = self.event.rounds[-1]
            self.take(UnpairRound(made.number))
            self.pair()
            assert self.event.rounds[-1] == made

    @precondition(lambda self: self.event.rounds and self.event.rounds[-1].games)
    @rule(board=numbers, last=st.sampled_from((0, 9)))
    def keep_apart_who_was_just_paired(self, board: int, last: int) -> None:
        games = self.event.rounds[-1].games
        white, black = games[board % len(games)].players
        self.take(UnpairRound(len(self.event.rounds)))
        self.take(ReleasePair(white))
        self.take(ForbidPair(Forbidden(black, white, 1, last)))
        self.pair()

    @precondition(lambda self: self.event.rounds and self.event.rounds[-1].byes)
    @rule(who=numbers, bye=numbers)
    def swap_with_a_bye(self, who: int, bye: int) -> None:
        byes = self.event.rounds[-1].byes
        free = byes[bye % len(byes)].player
        self.take(SwapOpponents(len(self.event.rounds), self.player(who), free))

    @rule(steps=st.integers(1, 3), again=st.integers(0, 3))
    def undo(self, steps: int, again: int) -> None:
        for _ in range(steps):
            self.take(Undo())
        for _ in range(again):
            self.take(Redo())

    @rule(steps=st.integers(1, 3))
    def redo(self, steps: int) -> None:
        for _ in range(steps):
            self.take(Redo())

    @rule(back=st.integers(0, 9))
    def restore(self, back: int) -> None:
        self.take(Restore(len(self.history.log) - back))

    @rule()
    def save_and_load(self) -> None:
        assert replay(self.history.log).event == self.event
        loaded = parse(to_bytes(self.history)).history
        assert loaded.event == self.event
        assert loaded.log == self.history.log
        assert loaded.undone == self.history.undone
        self.history = loaded

    # ── how it is done ──

    @property
    def event(self) -> Event:
        return self.history.event

    def person(self, rating: int) -> Person:
        self.named += 1
        return Person(f"Player {self.named}", rating)

    def player(self, index: int) -> int:
        return self.event.players[index % len(self.event.players)].id if self.event.players else 0

    def on_a_board(self, which, board, make) -> None:  # type: ignore[no-untyped-def]
        number = which % len(self.event.rounds) + 1
        games = self.event.round(number).games
        if games:
            self.take(make(number, games[board % len(games)].board))

    def take_asked(self, make) -> bool:  # type: ignore[no-untyped-def]
        """Take a step that is made on asking; whether it could be made and taken."""
        try:
            step = make()
        except Refused:
            event("refused: asked")
            return False
        taken = len(self.history.log)
        self.take(step)
        return len(self.history.log) > taken

    def take_made(self, make) -> None:  # type: ignore[no-untyped-def]
        try:
            steps = make()
        except Refused:
            event("refused: pair")
            return
        for step in steps:
            taken = len(self.history.log)
            self.take(step)
            assert len(self.history.log) == taken + 1, "what was made for the event is refused by it"

    def take(self, step: Step) -> None:
        before = self.event
        if isinstance(step, AddPlayers) and len(before.players) >= MOST:
            return
        try:
            warned = consequences(before, step)
            after = self.history.take(step, AT)
        except Refused:
            event(f"refused: {step.verb}")
            assert self.event == before
            return
        event(f"taken: {step.verb}")
        self.history = after
        match step:
            case Undo():
                assert after.take(Redo(), AT).event == before
            case Redo():
                assert after.take(Undo(), AT).event == before
            case CreateEvent():
                pass
            case _:
                assert after.take(Undo(), AT).event == before
                assert after.take(Undo(), AT).take(Redo(), AT).event == self.event
        if isinstance(step, PairRound):
            self.newly_paired(before, step.round)
        elif not isinstance(step, UnpairRound | Undo | Redo | Restore | CreateEvent):
            self.nobody_is_lost(before)
        if isinstance(step, UnpairRound):
            assert bool(warned) == any(g.result is not Result.OPEN for g in before.rounds[-1].games)
        if isinstance(step, HANDS_OFF) or (isinstance(step, Withdraw) and before.is_swiss):
            assert self.event.rounds == before.rounds

    def nobody_is_lost(self, before: Event) -> None:
        for was, now in zip(before.rounds, self.event.rounds, strict=True):
            assert set(was.players) <= set(now.players)

    def newly_paired(self, before: Event, made: Round) -> None:
        playing = {p for g in made.games for p in g.players}
        status = {p.id: p.status for p in before.players}
        here = {p.id for p in before.players if p.status is Status.HERE and not p.house}
        assert here <= set(made.players)
        assert all(status[p] is not Status.EXPECTED for p in made.players)
        if not before.is_swiss:
            return
        assert all(status[p] is Status.HERE for p in playing)
        asked = {r.player for r in before.requests if r.round == made.number}
        assert not playing & asked
        house = {p.id for p in before.players if p.house}
        by_hand = {p for g in made.games if g.by_hand for p in g.players}
        others = [p.id for p in before.players if p.id in here | by_hand and p.id not in asked]
        assert len(playing & house - by_hand) <= len(others) % 2
        met = {frozenset(g.players) for r in before.rounds for g in r.games if _counts_as_played(g.result)}
        apart = {frozenset(pair) for pair in kept_apart(before, made.number)}
        for game in made.games:
            if not game.by_hand:
                assert frozenset(game.players) not in met | apart
        for bye in made.byes:
            if bye.code is Code.PAB and not bye.by_hand:
                assert not any(_free_points(r, bye.player, before) for r in before.rounds)

    # ── what is always so ──

    @invariant()
    def nobody_twice(self) -> None:
        for played in self.event.rounds:
            assert not [p for p, times in Counter(played.players).items() if times > 1]
            assert len({g.board for g in played.games}) == len(played.games)
            assert sum(b.code is Code.PAB for b in played.byes) <= 1

    @invariant()
    def every_score_is_the_sum_of_its_records(self) -> None:
        now = self.event
        gone = {p.id for p in now.players if p.cancelled}
        expected = {
            player: sum(a.tenths for a in now.adjustments if a.player == player) for player in now.order
        }
        for played in now.rounds:
            for player in now.order:
                expected[player] += _points(played, player, now, gone)
        assert {now.order[e.number - 1]: e.points for e in crosstable(now).entrants} == expected

    @invariant()
    def everybody_is_in_the_table_once(self) -> None:
        made = event_standings(self.event)
        assert sorted(row.number for row in made.rows) == list(range(1, len(self.event.order) + 1))
        ranks = [row.rank for row in made.rows if row.rank]
        assert all(a <= b for a, b in pairwise(ranks))

    @invariant()
    def in_a_round_robin_everybody_meets_everybody_as_often_as_the_table_says(self) -> None:
        if not self.event.is_swiss:
            met = Counter(frozenset(g.players) for r in self.event.rounds for g in r.games)
            assert max(met.values(), default=0) <= self.event.settings.system.cycles

    def teardown(self) -> None:
        if hasattr(self, "history"):
            event(f"rounds at the end: {len(self.event.rounds)}")
            again = replay(self.history.log)
            assert again.event == self.event
            assert again.past == self.history.past
            self.save_and_load()


def _counts_as_played(result: Result) -> bool:
    return result is Result.ADJOURNED or result.codes[0].played


def _code_and_colour(played: Round, player: int) -> Code | None:
    if game := played.game_of(player):
        return game.result.codes[0 if game.white == player else 1]
    bye = played.bye_of(player)
    return bye.code if bye else None


def _points(played: Round, player: int, now: Event, gone: set[int]) -> int:
    """From the round itself: an absence is a zero-point bye, a free round and an open game are nothing."""
    game = played.game_of(player)
    if player in gone or (game and gone & set(game.players)):
        return 0
    code = _code_and_colour(played, player)
    if code is None:
        return now.settings.scoring.absence if now.is_swiss else 0
    return now.settings.scoring.of(code)


def _free_points(played: Round, player: int, now: Event) -> bool:
    """The bye, or the points of a win without a game (C.04.1 Art. 4)."""
    code = _code_and_colour(played, player)
    if code is None or code.played or code is Code.OPEN:
        return False
    scoring = now.settings.scoring
    return code is Code.PAB or scoring.of(code) >= scoring.win


WholeEvents.TestCase.settings = settings(
    max_examples=200,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
TestWholeEvents = WholeEvents.TestCase
