"""The night test: a whole club evening in the real program, in a pseudo-terminal, by keys only."""

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from clubtd.event.event import Event
from clubtd.event.result import Code, Result
from clubtd.event.table import crosstable
from clubtd.formats.words import number, points
from clubtd.standings.ranking import standings
from clubtd.store.contents import load
from tests.pseudo_terminal import Terminal

DATA = Path(__file__).parent / "data" / "night"
NIGHT: dict[str, Any] = json.loads((DATA / "club-night.json").read_text(encoding="utf-8"))
KEYS = {"1-0": "+", "0-1": "-", "1/2-1/2": "/", "1-0 forfeit": "*+"}
ON_SCREEN = {"1-0": "1 - 0", "0-1": "0 - 1", "1/2-1/2": "½ - ½", "1-0 forfeit": "+ - -"}
LATECOMER = "Smith, Jo"
LEAVERS = {3: ("Quist, Per",), 4: ("Umar, Bilal",)}
HALF_POINT = {3: ("Gruber, Jörg",), 4: ("Rossi, Ada",)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copyfile(DATA / "club.csv", tmp_path / "club.csv")
    return tmp_path


@pytest.fixture
def terminal(folder: Path) -> Iterator[Terminal]:
    with Terminal(data=folder) as opened:
        yield opened


def on_disk(folder: Path) -> Event:
    return load(folder / "club-night.json").history.event


def shown(name: str, line: str) -> bool:
    """Whether a name stands in a line of the screen, perhaps cut with an ellipsis."""
    return name in line or any(name[:cut] + "…" in line for cut in range(8, len(name)))


def create_and_import(terminal: Terminal) -> None:
    terminal.wait("n ")
    terminal.press("n", then="New event")
    terminal.type("Club night", then="Club night")
    terminal.press(*["Tab"] * 7, "Right", then=lambda: "● White" in terminal.text)
    terminal.press("Tab", "Tab")
    terminal.type("BH SB PS", then="BH SB PS")
    terminal.press("Enter", then="Nobody is entered yet")
    terminal.press("i", then="Import players")
    terminal.type("club.csv", then="club.csv")
    terminal.press("Enter", then="24 players can be entered")
    terminal.press("Enter", then="24 here")


def choose(terminal: Terminal, name: str) -> None:
    """On the players' screen: find a player by a few letters."""
    letters = name.lower()[:4]
    terminal.press("/", then=lambda: "Find  / and" not in terminal.text or "/ find" not in terminal.text)
    terminal.type(letters, then=f"Find  {letters}")
    terminal.wait(lambda: shown(name, terminal.line("▶") or terminal.line("»")))
    terminal.press("Esc", then=lambda: "Find  / and" in terminal.text and "/ find" in terminal.text)


def players(terminal: Terminal, event_name: str = "Club night") -> None:
    terminal.press("l", then=f"{event_name} · players")


def check_boards(terminal: Terminal, folder: Path, played: dict[str, Any]) -> None:
    for board, (white, black, _) in enumerate(played["games"], 1):
        terminal.wait(
            lambda board=board, white=white, black=black: any(
                line.strip(" ▶").startswith(f"{board} ") and shown(white, line) and shown(black, line)
                for line in terminal.lines
            )
        )
    terminal.wait(lambda: len(on_disk(folder).rounds) == played["round"])
    event = on_disk(folder)
    published = event.rounds[-1]
    assert published.number == played["round"]
    games = [[event.name(g.white), event.name(g.black)] for g in published.games]
    assert games == [game[:2] for game in played["games"]]
    takers = [event.name(b.player) for b in published.byes if b.code is Code.PAB]
    assert takers == ([played["bye"]] if played["bye"] else [])


def enter_results(terminal: Terminal, played: dict[str, Any]) -> None:
    """Slips come in any order: the odd boards by number, from the last, then the rest in board order."""
    games = played["games"]
    boards = [*range(len(games), 0, -2), *range(1 + len(games) % 2, len(games), 2)]
    for board in boards:
        result = games[board - 1][2]
        terminal.type(f"{board}{KEYS[result]}")
        terminal.wait(
            lambda board=board, result=result: any(
                line.strip(" ▶").startswith(f"{board} ") and ON_SCREEN[result] in line
                for line in terminal.lines
            )
        )


def before_pairing(terminal: Terminal, number: int) -> None:
    """What people said during the last round: who leaves, who misses the next one."""
    players(terminal)
    for name in LEAVERS.get(number, ()):
        choose(terminal, name)
        terminal.press("w", then=f"{name} leaves")
    for name in HALF_POINT.get(number, ()):
        choose(terminal, name)
        terminal.press("h", then=f"{name} has a half-point bye in round {number}")


def check_table(terminal: Terminal, folder: Path) -> None:
    """The final table on the screen and, with the other order, from the file."""
    rows = NIGHT["standings"]["PTS,BH,SB,PS"]

    def of_players() -> list[str]:
        return [
            line
            for line in terminal.lines
            if not line.startswith("─") and any(shown(r["name"], line) for r in rows)
        ]

    terminal.wait(lambda: len(of_players()) >= 18 and shown(rows[0]["name"], of_players()[0]))
    first = of_players()
    for row, line in zip(rows, first, strict=False):
        assert shown(row["name"], line)
        score, *values = row["values"]
        cells = [points(int(float(score) * 10)), *(number_of(v) for v in values)]
        place = -1
        for cell in cells:
            place = line.index(cell, place + 1)
    event = on_disk(folder)
    for order, right in NIGHT["standings"].items():
        table = standings(crosstable(event), order.split(",")[1:])
        assert [
            [r.rank, event.name(event.order[r.number - 1]), r.points / 10, *(float(v or 0) for v in r.values)]
            for r in table.rows
        ] == [[r["rank"], r["name"], *map(float, r["values"])] for r in right]


def number_of(value: str) -> str:
    from fractions import Fraction

    return number(Fraction(value))


def test_a_whole_club_night(terminal: Terminal, folder: Path) -> None:
    create_and_import(terminal)
    choose(terminal, LATECOMER)
    terminal.press("Space", then="23 here")
    for played in NIGHT["played"]:
        number_: int = played["round"]
        if number_ > 1:
            before_pairing(terminal, number_)
        terminal.press("p")
        terminal.wait(
            lambda number_=number_: "Enter" in terminal.text and f"round {number_}" in terminal.text.lower()
        )
        terminal.press("Enter", then=f"round {number_} of 4")
        terminal.wait(lambda: "· - ·" in terminal.text)
        check_boards(terminal, folder, played)
        if number_ == 1:
            players(terminal)
            choose(terminal, LATECOMER)
            terminal.press("Space", then="comes late")
            terminal.press("h", then="24 here")
            terminal.press("r", then="round 1 of 4")
        enter_results(terminal, played)
    terminal.press("s", then="Club night · final")
    terminal.wait("Smith, Jo")
    check_table(terminal, folder)
    terminal.press("Esc", then="finished")
    terminal.press("q")
    assert terminal.ended() == 0


def test_killed_after_a_result_it_is_offered_first_with_the_result(folder: Path) -> None:
    with Terminal(data=folder) as terminal:
        create_and_import(terminal)
        terminal.press("p")
        terminal.press("Enter", then="· - ·")
        terminal.press("+", then=lambda: "1 - 0" in terminal.text)
        terminal.wait(lambda: on_disk(folder).rounds[0].games[0].result is Result.WHITE_WINS)
        terminal.kill()
    with Terminal(data=folder) as terminal:
        terminal.wait("Club night")
        terminal.wait(lambda: "▶" in terminal.line("Club night"))
        terminal.press("Enter", then="round 1 of 4")
        terminal.wait("1 - 0")


def test_a_picture_is_refused_with_a_sentence_and_nothing_changes(terminal: Terminal, folder: Path) -> None:
    (folder / "photo.csv").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    (folder / "empty.csv").write_bytes(b"")
    create_and_import(terminal)
    terminal.wait(lambda: len(on_disk(folder).players) == 24)
    before = (folder / "club-night.json").read_bytes()
    for name, said in (("photo.csv", "a picture"), ("empty.csv", "is empty")):
        terminal.press("i", then="Import players")
        terminal.type(name, then=name)
        terminal.press("Enter", then=said)
        terminal.press("Esc", then=lambda: "That cannot be done" not in terminal.text)
    assert (folder / "club-night.json").read_bytes() == before


def test_a_broken_event_file_is_named_on_the_home_screen(folder: Path) -> None:
    (folder / "broken.json").write_text('{"clubtd": ', encoding="utf-8")
    with Terminal(data=folder) as terminal:
        terminal.wait("broken")
        terminal.press("Enter", then="broken.json is damaged")
        terminal.wait("kept aside")


def test_a_terminal_that_goes_away_ends_the_program(folder: Path) -> None:
    terminal = Terminal(data=folder)
    create_and_import(terminal)
    terminal.wait(lambda: len(on_disk(folder).players) == 24)
    terminal.hang_up()
    terminal.process.wait(timeout=30)
    assert len(on_disk(folder).players) == 24
