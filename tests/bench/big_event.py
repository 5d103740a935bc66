"""Makes the event that the screens are measured with: 60 players, 9 rounds, the last one still being played."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.pairing.next_round import pairing_steps
from clubtd.store.eventfile import EventFile

LAST = "Stone,Ånderson,Błaszczyk,Çelik,Đorđević,Estévez,O'Hara,Nguyễn,Jensen,Kovács,Václavík,Ivanova"
FIRST = "Ana,Bea,Deniz,Eva,Íñigo,Maximilian,Ánh,Søren,Ágnes,Ota"
RESULTS = (Result.WHITE_WINS, Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.BLACK_WINS)


def big_event(path: Path, players: int = 60, rounds: int = 9, open_boards: int = 20) -> Path:
    """The event in that file; so many boards of the last round have no result."""
    chance = Random(60)
    names = [f"{last}, {first}" for last in LAST.split(",") for first in FIRST.split(",")]
    people = tuple(Person(name, 2300 - 17 * i) for i, name in enumerate(chance.sample(names, players)))
    file = EventFile.create(path, CreateEvent(Settings("Long Open", rounds=rounds), ("BH-C1", "BH", "SB")))
    file.take(AddPlayers(people))
    for number in range(1, rounds + 1):
        file.take(*pairing_steps(file.event, f"2026-11-{number:02}T19:00:00", chance, "60"))
        games = file.event.rounds[-1].games
        done = games[: len(games) - open_boards] if number == rounds else games
        if done:
            file.take(*(EnterResult(number, game.board, chance.choice(RESULTS)) for game in done))
    file.close()
    return path


if __name__ == "__main__":
    big_event(Path(sys.argv[1]))
