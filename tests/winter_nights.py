"""Four club nights of one winter: three finished, the last one after two of its four rounds."""

from pathlib import Path

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.pairing.next_round import next_round
from clubtd.store.eventfile import EventFile

PEOPLE = (
    Person("Ånderson, Bea", 1894, born="1980"),
    Person("Błaszczyk, Ola", 1822),
    Person("Çelik, Deniz", 1811),
    Person("Đorđević, Eva", 1765),
    Person("Estévez, Íñigo", 1750),
    Person("Fitzgerald-O'Hara, Maximilian", 1718),
    Person("Hồ Thị Ánh Nguyệt", 1661),
    Person("Nguyễn Văn Bình", 1490),
)
RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.WHITE_WINS)
NIGHTS = (
    (PEOPLE[:6], "2026-09-08", 3, 3),
    (PEOPLE[2:], "2026-10-06", 4, 4),
    (PEOPLE, "2026-11-03", 3, 3),
    (PEOPLE[:4] + PEOPLE[6:], "2026-11-24", 4, 2),
)


def make_winter(folder: Path) -> list[Path]:
    """The files winter-rapid-1.json to winter-rapid-4.json."""
    paths = []
    for number, (people, date, rounds, played) in enumerate(NIGHTS, 1):
        paths.append(folder / f"winter-rapid-{number}.json")
        settings = Settings(f"Winter Rapid {number}", rounds=rounds, date=date)
        file = EventFile.create(paths[-1], CreateEvent(settings, ("BH", "SB")), at=f"{date}T19:00:00")
        file.take(AddPlayers(people), at=f"{date}T19:10:00")
        for paired in range(1, played + 1):
            file.take(PairRound(next_round(file.event)), at=f"{date}T2{paired}:00:00")
            boards = enumerate(file.event.round(paired).games)
            results = (EnterResult(paired, g.board, RESULTS[(b + paired + number) % 4]) for b, g in boards)
            file.take(*results, at=f"{date}T2{paired}:30:00")
        file.close()
    return paths
