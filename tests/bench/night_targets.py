"""The seconds of a night, on this machine, with 60 players: from the start into the running round, from the last
result to the next pairings; regulars ticked, a stranger added and a double flagged at the door; and a stranger's
evening of eight players and two rounds, by keys only.

python tests/bench/night_targets.py [times]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.event.actions import SetRounds
from clubtd.store.eventfile import EventFile
from tests.bench.big_event import big_event
from tests.pseudo_terminal import Terminal
from tests.ui.club_night import REGULARS, make_club, tonight

TYPING = 0.3
"""Seconds a key of somebody who looks for the letters."""
STRANGER, RATING = "Ferreira, Tomas", "1480"
PEOPLE = ("Ana", "Bo", "Cai", "Dee", "Eli", "Flo", "Gus", "Hal")


def start(folder: Path) -> float:
    """Seconds from the command to the boards of the running round, Enter on the list of events among them."""
    big_event(folder / "long-open.json", rounds=5)
    begun = monotonic()
    with Terminal(data=folder) as terminal:
        terminal.wait("Long Open")
        terminal.press("Enter", then="Missing:")
        return monotonic() - begun


def next_pairings(folder: Path) -> float:
    """Seconds from the last result's key to the pairings of the next round on the screen, over p and Enter."""
    path = big_event(folder / "long-open.json", rounds=5, open_boards=1)
    file = EventFile.open(path)
    file.take(SetRounds(6))
    file.close()
    with Terminal(str(path), data=folder) as terminal:
        terminal.wait("Missing:")
        begun = monotonic()
        terminal.press("+", then="p pairs round 6")
        terminal.press("p", then="are these the results?")
        terminal.press("Enter", then="round 6 of 6")
        return monotonic() - begun


def door(folder: Path) -> Terminal:
    """The players of a night that is about to begin, in a club of thirty."""
    make_club(folder)
    terminal = Terminal(str(tonight(folder)), data=folder)
    terminal.wait("Nobody is entered yet")
    return terminal


def regulars(folder: Path) -> float:
    """Keys a regular, all thirty ticked; the seconds of all of them."""
    with door(folder) as terminal:
        terminal.press("c", then="who is here")
        begun, before = monotonic(), terminal.keys
        for letters in REGULARS.values():
            terminal.type(letters)
            terminal.press("Space")
        terminal.wait(f"{len(REGULARS)} ticked")
        print(f"a regular ticked: {(terminal.keys - before) / len(REGULARS)} keys")
        return monotonic() - begun


def stranger(folder: Path) -> float:
    """Seconds from the wish to a stranger with name and rating in the event, typed slowly."""
    with door(folder) as terminal:
        begun, before = monotonic(), terminal.keys
        terminal.press("a", then="new player")
        terminal.type(STRANGER)
        terminal.press("Tab")
        terminal.type(RATING)
        terminal.press("Enter", then=f"{STRANGER} is entered")
        terminal.press("Esc", then=lambda: RATING in terminal.line(STRANGER))
        keys = terminal.keys - before
        print(
            f"a stranger with a rating: {keys} keys, {keys - len(STRANGER + RATING)} of them besides name and rating"
        )
        return monotonic() - begun + keys * TYPING


def double(folder: Path) -> float:
    """Seconds from Enter to the question whether a new player is one who is here already."""
    with door(folder) as terminal:
        terminal.press("a", then="new player")
        terminal.type("Kovacs, Agnes\r", then="is entered")
        terminal.type("Agnes Kovács")
        begun = monotonic()
        terminal.press("Enter", then="already")
        return monotonic() - begun


def evening(folder: Path) -> float:
    """Keys of an evening of eight players and two rounds, from an empty club to the final table; its seconds."""
    begun = monotonic()
    with Terminal(data=folder) as terminal:
        terminal.wait("n")
        terminal.press("n", then="New event")
        terminal.type("Tuesday")
        terminal.press("Tab", "Tab", "Backspace", "Backspace", "2", "Enter", then="Tuesday · players")
        terminal.press("a")
        for name in PEOPLE:
            terminal.type(name)
            terminal.press("Enter")
        terminal.press("Esc", then="8 here")
        terminal.press("p", then="Pair round 1?")
        terminal.press("Enter", then="round 1 of 2")
        terminal.press("+", "-", "/", "+", then="All results are in")
        terminal.press("p", "Enter", then="round 2 of 2")
        terminal.press("+", "-", "/", "+", then="The event is over")
        terminal.press("s", then="final standings")
        print(f"an evening of eight players and two rounds: {terminal.keys} keys")
    return monotonic() - begun


def measured(what: str, work: Callable[[Path], float], times: int, limit: float) -> bool:
    """Do it so often; whether the middle of the times keeps the limit."""
    seconds = []
    for _ in range(times):
        with TemporaryDirectory() as folder:
            seconds.append(work(Path(folder)))
    kept = median(seconds) <= limit
    print(f"{what}: {median(seconds):.2f} s (at most {limit} s) {'' if kept else 'TOO SLOW'}")
    return kept


def main() -> int:
    """All of them; 1 when one is too slow."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    kept = [
        measured("4. start, straight into the running round", start, times, 1.5),
        measured("3. last result to the next pairings", next_pairings, times, 0.5),
        measured("6. thirty regulars ticked, typed without a pause", regulars, 1, 60),
        measured(f"6. a stranger added, {TYPING} s a key", stranger, times, 15),
        measured("6. a likely double flagged before it is saved", double, times, 0.5),
        measured("10. a stranger's evening, typed without a pause", evening, 1, 600),
    ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    raise SystemExit(main())
