"""A club list of 5000 members against an empty one and one of 100, in a pseudo-terminal: opened and searched.

What an empty list has not to do is to draw rows; one of 100 draws as many as one of 5000.

python tests/bench/club_list.py [runs]
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.event.actions import AddPlayers, CreateEvent, PairRound
from clubtd.event.event import Settings
from clubtd.event.member import Member
from clubtd.event.player import Person
from clubtd.pairing.next_round import next_round
from clubtd.store.club_list import change_members
from clubtd.store.eventfile import EventFile
from tests.bench.terminal import Terminal

FAMILY = (
    "Kov",
    "Bra",
    "Ste",
    "Mor",
    "Wil",
    "Đor",
    "Ngu",
    "Łap",
    "Søn",
    "Tan",
    "Qui",
    "Ros",
    "Umb",
    "Val",
    "Zab",
)
MIDDLE = ("a", "e", "i", "o", "u", "er", "ar", "in")
END = ("ker", "man", "ski", "ez", "son", "dal", "berg", "ić", "ová", "tti")
GIVEN = (
    "Ana",
    "Bo",
    "Cai",
    "Dee",
    "Eva",
    "Finn",
    "Gwen",
    "Hugo",
    "Íñigo",
    "Jörg",
    "Kit",
    "Lee",
    "Mia",
    "Ned",
)
KEYS = "ko", "st", "ng", "za", "wi"
CLEAR = "\x15"


def people(count: int) -> list[Person]:
    """Invented people, all different."""
    names = [f"{a}{b}{c}, {g}" for a in FAMILY for b in MIDDLE for c in END for g in GIVEN]
    step = len(names) // max(count, 1)
    return [
        Person(
            names[i * step], 1000 + i % 1300, club=f"Club {i % 40}", fide_id=str(4_000_000 + i), born="1990"
        )
        for i in range(count)
    ]


def club(folder: Path, members: int, nights: int = 30) -> None:
    """So many members, and nights of twenty-five of them (people of no list, when it is empty)."""
    if members:
        change_members(folder, [Member(person) for person in people(members)])
    for number in range(nights):
        at = f"2026-{1 + number // 28:02}-{1 + number % 28:02}T19:00:00"
        file = EventFile.create(
            folder / f"night-{number}.json", CreateEvent(Settings(f"Night {number}")), at=at
        )
        file.take(AddPlayers(tuple(people(5000)[number * 7 :: 190][:25])), at=at)
        file.take(PairRound(next_round(file.event, at=at)), at=at)
        file.close()


def measure(folder: Path) -> dict[str, list[float]]:
    """Seconds until the list was there, and until letters were answered, in one start of the program."""
    terminal = Terminal([sys.executable, "-m", "clubtd", "--data", str(folder)])
    found: dict[str, list[float]] = {"open": [], "again": [], "search": []}
    try:
        terminal.wait_for("club list")
        terminal.settle()
        found["open"].append(terminal.key("c", 0.3)[0])
        terminal.key("\x1b", 0.3)
        for _ in range(3):
            found["again"].append(terminal.key("c", 0.2)[0])
            terminal.key("\x1b", 0.2)
        terminal.key("c", 0.3)
        terminal.key("/", 0.1)
        for letters in KEYS:
            found["search"] += [terminal.key(letter, 0.05)[0] for letter in letters]
            terminal.key(CLEAR, 0.05)
        return found
    finally:
        terminal.close()


def main() -> None:
    """Medians of both in turn, and the ratios."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with TemporaryDirectory() as place:
        folders = {name: Path(place) / name for name in ("empty", "100", "5000")}
        for name, folder in folders.items():
            folder.mkdir()
            club(folder, int(name) if name.isdecimal() else 0)
        found: dict[str, list[dict[str, list[float]]]] = {name: [] for name in folders}
        for folder in folders.values():
            measure(folder)  # compiles, and keeps what the nights say
        for _ in range(runs):
            for name, folder in folders.items():
                found[name].append(measure(folder))
    print(f"{'':8}" + "".join(f"{name:>10}" for name in folders) + "   5000:empty  5000:100")
    for what in ("open", "again", "search"):
        middle = {name: median(s for run in rows for s in run[what]) for name, rows in found.items()}
        times = "".join(f"{seconds * 1000:8.1f}ms" for seconds in middle.values())
        print(
            f"{what:8}{times}   {middle['5000'] / middle['empty']:10.2f}  {middle['5000'] / middle['100']:8.2f}"
        )


if __name__ == "__main__":
    main()
