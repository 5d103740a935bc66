"""Plays club nights with a seed until one ends with three champions under three orders; writes the demo event.

python tests/bench/make_demo.py clubtd/store/demo.json
"""

import sys
from itertools import count
from pathlib import Path
from random import Random

from clubtd.event.actions import (
    AddPlayers,
    CreateEvent,
    EnterResult,
    PairRound,
    RequestBye,
    SetPrizes,
    Withdraw,
)
from clubtd.event.event import Event, Settings
from clubtd.event.history import History
from clubtd.event.player import Person
from clubtd.event.prize import Currency, Prizes
from clubtd.event.result import Code, Result
from clubtd.event.table import crosstable
from clubtd.formats.prize_text import read_prizes
from clubtd.pairing.next_round import next_round
from clubtd.standings.ranking import standings
from clubtd.store.eventfile import EventFile

ORDER = ("BH-C1", "BH", "SB")
CHAMPIONS = ("BH", "BH-C1", "SB", "PS")
PEOPLE = """
Amara Quill,1874,Rooks|Bruno Estcourt,1835,Castle|Çağla Demirel,1790,Rooks|Dmitri Vologdin,1752,Pawns
Eilidh Marwick,1731,Castle|Fabio Lorenzetti,1688,Rooks|Greta Holmqvist,1660,Pawns|Hugo Tremblay,1642,
Ines Carvalho,1615,Rooks|Jonas Přibyl,1590,Castle|Kirsi Lahtela,1561,Pawns|Lê Minh Châu,1544,Rooks
Malik Osei,1510,Castle|Noor Haddad,1483,Pawns|Otto Weißkirch,1450,|Petra Žilinská,1421,Rooks
Quentin Aubry,1390,Castle|Rosa Igarashi,1344,Pawns|Søren Fjeldgaard,1302,|Tamsin Oakes,1260,Rooks
Uma Krishnan,1190,Pawns|Viggo Strand,1105,|Wren Ashby,0,Castle
"""
PRIZES = "50 + 30 + 20, cup; under 1500: 15; unrated: 10"
POUNDS = Currency("£")
BOARDS_START = ("19:30", "20:12", "20:55", "21:37")


def people() -> tuple[Person, ...]:
    rows = [row.split(",") for line in PEOPLE.strip().splitlines() for row in line.split("|")]
    return tuple(Person(name, int(rating), club=club) for name, rating, club in rows)


def result(white: int, black: int, chance: Random) -> Result:
    expected = 1 / (1 + 10 ** (((black or 1000) - (white or 1000) - 35) / 400))
    draw = min(0.3, 2 * min(expected, 1 - expected))
    x = chance.random()
    if x < expected - draw / 2:
        return Result.WHITE_WINS
    return Result.DRAW if x < expected + draw / 2 else Result.BLACK_WINS


def night(seed: int) -> History:
    chance = Random(seed)
    at = "2026-11-26T19:0{}:00".format
    settings = Settings("Winter Rapid 4", rounds=4, time_control="15+5", date="2026-11-26", city="Rooks CC")
    history = History().take(CreateEvent(settings, ORDER), at(0)).take(AddPlayers(people()), at(5))
    history = history.take(SetPrizes(Prizes(read_prizes(PRIZES, POUNDS), currency=POUNDS)), at(8))
    for number, start in enumerate(BOARDS_START, 1):
        moment = f"2026-11-26T{start}:00"
        if number == 3:
            history = history.take(RequestBye(9, 3, Code.HALF_BYE), moment)
        history = history.take(PairRound(next_round(history.event, at=moment)), moment)
        boards = list(history.event.rounds[-1].games)
        chance.shuffle(boards)
        for i, game in enumerate(boards):
            ratings = [history.event.player(p).rating for p in game.players]
            made = result(*ratings, chance)
            if number == 2 and game.board == 9:
                made = Result.WHITE_BY_FORFEIT
            hour, minute = divmod(int(start[:2]) * 60 + int(start[3:]) + 22 + i, 60)
            history = history.take(
                EnterResult(number, game.board, made), f"2026-11-26T{hour}:{minute:02}:{10 + i}"
            )
        if number == 2:
            history = history.take(Withdraw(22), "2026-11-26T20:50:00")
    return history


def champions(event: Event) -> list[tuple[int, ...]]:
    table = crosstable(event)
    return [standings(table, (code,)).groups[0] for code in CHAMPIONS]


def main() -> None:
    path = Path(sys.argv[1])
    for seed in count(1):
        history = night(seed)
        winners = champions(history.event)
        if all(len(w) == 1 for w in winners) and len(set(winners)) >= 3:
            break
    path.unlink(missing_ok=True)
    first, *rest = history.log
    assert isinstance(first.step, CreateEvent)
    file = EventFile.create(path, first.step, at=first.at)
    for entry in rest:
        file.take(entry.step, at=entry.at)
    file.close()
    print(f"seed {seed}: {dict(zip(CHAMPIONS, winners, strict=True))}")


if __name__ == "__main__":
    main()
