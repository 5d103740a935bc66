"""A club of thirty regulars, and a night that is about to begin."""

from pathlib import Path

from clubtd.event.actions import AddPlayers, CreateEvent, PairRound
from clubtd.event.event import Settings
from clubtd.event.member import Member
from clubtd.event.player import Person
from clubtd.pairing.next_round import next_round
from clubtd.store.club_list import change_members
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import AT

# Each with the two letters that a person at the door would type: initials, or how the name begins.
REGULARS = {
    "Kovács, Ágnes": "ag", "Kovalenko, Petro": "pk", "Kim, Zoe": "zk", "Kim, Min-jun": "mk", "Morgan, Alex": "am",
    "O'Brien, Nia": "ni", "Nguyễn Văn Bình": "nb", "Hồ Thị Ánh Nguyệt": "ho", "Tanaka, Aki": "ta",
    "Đorđević, Eva": "ed", "Błaszczyk, Ola": "bl", "Çelik, Deniz": "ce", "Estévez, Íñigo": "es",
    "Fitzgerald-O'Hara, Maximilian": "fi", "Ånderson, Bea": "be", "Jensen, Søren": "sj", "Umar, Bilal": "um",
    "Quist, Per": "qu", "Rossi, Ada": "ro", "Wright, Kit": "wr", "Gruber, Jörg": "gr", "Petit, Zoë": "zp",
    "Smith, Jo": "sm", "Ivanova, Mila": "iv", "Lee, Min-jun": "le", "Václavík, Ota": "va", "Marsh, Vi": "vi",
    "Ekström, Ulla": "ul", "Nash, Mia": "na", "Orr, Ned": "or",
}  # fmt: skip


def make_club(folder: Path) -> None:
    """The regulars on the club list."""
    people = [
        Person(name, 1900 - 20 * place, club=("Rooks", "Castle", "Pawns")[place % 3])
        for place, name in enumerate(REGULARS)
    ]
    change_members(folder, [Member(person) for person in people])


def make_night(folder: Path, day: str, *names: str, paired: bool = True, name: str = "night") -> Path:
    """An evening of these; the last of an odd number has the bye of round 1."""
    at = f"{day}T19:00:00"
    path = folder / f"{name}-{day}.json"
    settings = Settings(f"{name.capitalize()} {day}", rounds=4)
    file = EventFile.create(path, CreateEvent(settings, ("BH",)), at=at)
    if names:
        file.take(AddPlayers(tuple(Person(n, 1900 - 10 * i) for i, n in enumerate(names))), at=at)
    if paired:
        file.take(PairRound(next_round(file.event, at=at)), at=at)
    file.close()
    return path


def tonight(folder: Path, *names: str, paired: bool = False) -> Path:
    """The night of today."""
    return make_night(folder, AT[:10], *names, paired=paired)
