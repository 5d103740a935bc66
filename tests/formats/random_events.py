"""Whole events that go their random way, played through the actions: latecomers, byes, forfeits, leavers."""

from random import Random

from clubtd.event.actions import (
    Action,
    AddPlayers,
    CreateEvent,
    EnterResult,
    ForbidPair,
    RequestBye,
    SignIn,
    Withdraw,
)
from clubtd.event.crosstable import System
from clubtd.event.event import Event, Forbidden, Settings
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.player import Person, Status
from clubtd.event.result import Code, Colour, Result
from clubtd.event.scoring import Scoring
from clubtd.pairing.next_round import pairing_steps

FIRST = [
    "Ana",
    "Bob",
    "Çelik",
    "Đura",
    "Eva",
    "Íñigo",
    "Jörg",
    "Łucja",
    "Mila",
    "Ned",
    "Ota",
    "Pip",
    "Søren",
    "Zoë",
]
LAST = [
    "Ash",
    "Bay",
    "van der Berg",
    "Dvořák",
    "Fitzgerald-O'Hara",
    "Gruber",
    "Nguyễn Văn",
    "O'Brien",
    "Ånderson",
]
SCORINGS = (
    Scoring(),
    Scoring(),
    Scoring(bye=5),
    Scoring(win=30, draw=10, bye=30),
    Scoring(win=30, draw=10, bye=10),
)
RESULTS = [*Result][:12]
OFTEN = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
ORDERS = {System.SWISS: ("BH-C1", "BH", "SB", "DE"), System.ROUND_ROBIN: ("DE", "WIN", "SB", "KS")}


class RandomEvent:
    """An event from its creation to the end of `played` rounds (fewer when nobody can be paired)."""

    def __init__(self, seed: int, system: System) -> None:
        self.chance = Random(seed)
        self.event: Event = NOTHING
        self.swiss = system is System.SWISS
        size = self.chance.randint(6, 14) if self.swiss else self.chance.randint(3, 7)
        rounds = self.chance.randint(3, min(6, size - 2)) if self.swiss else 9
        self.take(CreateEvent(self.settings(system, rounds), ORDERS.get(system, ORDERS[System.ROUND_ROBIN])))
        people = tuple(self.person(n) for n in range(size))
        self.take(AddPlayers(people))
        if self.swiss:
            self.take(AddPlayers((self.person(size),), here=False))
            if self.chance.random() < 0.3:
                self.take(ForbidPair(Forbidden(1, 2)))

    def settings(self, system: System, rounds: int) -> Settings:
        return Settings(
            "Random night",
            system,
            rounds,
            self.chance.choice(SCORINGS),
            self.chance.choice([*Colour]),
            exchange=self.chance.random() < 0.5,
            city="Exampleville",
            federation="ENG",
        )

    def person(self, number: int) -> Person:
        first, last = self.chance.choice(FIRST), f"{self.chance.choice(LAST)} {number}"
        rating = self.chance.choice([0, *range(1000, 2400, 7)])
        club = self.chance.choice(["", "Rooks", "Pawns"])
        if self.chance.random() < 0.5:
            return Person(f"{last}, {first}", rating, club=club)
        return Person(f"{first} {last}", rating, club=club, last=last, first=first, born="1987", sex="w")

    def take(self, action: Action) -> None:
        self.event = action.on(self.event)

    def play(self) -> Event:
        """Round after round, each with its results."""
        while len(self.event.rounds) < self.event.settings.rounds:
            if self.swiss:
                self.trouble()
            try:
                steps = pairing_steps(self.event, "", Random(1), "1")
            except Refused:
                break
            for step in steps:
                self.take(step)
            for game in self.event.rounds[-1].games:
                result = self.chance.choice(OFTEN if self.chance.random() < 0.8 else RESULTS)
                self.take(EnterResult(len(self.event.rounds), game.board, result))
        return self.event

    def trouble(self) -> None:
        """Before a round: somebody comes, somebody leaves, some ask for a bye."""
        number = len(self.event.rounds) + 1
        for player in self.event.players:
            if player.status is Status.EXPECTED and self.chance.random() < 0.5:
                self.take(SignIn((player.id,)))
            elif player.status is Status.HERE and self.chance.random() < 0.08:
                code = self.chance.choice([Code.HALF_BYE, Code.ZERO_BYE])
                self.take(RequestBye(player.id, number, code))
            elif player.status is Status.HERE and number > 1 and self.chance.random() < 0.03:
                self.take(Withdraw(player.id))


def random_event(seed: int) -> Event:
    """Every fifth a round robin, every tenth a double one; some are stopped on the way."""
    system = (
        System.DOUBLE_ROUND_ROBIN if seed % 10 == 9 else System.ROUND_ROBIN if seed % 5 == 4 else System.SWISS
    )
    return RandomEvent(seed, system).play()
