"""The night case prize-split-plain: money is pooled and shared, pence add up. By actions, and typed on the screen."""

from pathlib import Path
from random import Random

import pytest

from clubtd.advice.of_event import event_prizes
from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.formats.words import say
from clubtd.pairing.next_round import pairing_steps
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import AT, play

WON, DRAWN = Result.WHITE_WINS, Result.DRAW

CASES = {
    "A": ("200 + 100", (WON, WON), [15000, 15000]),
    "B": ("100 + 60 + 40", (WON, WON, WON), [6667, 6667, 6666]),
    "C": ("120 + 60 + 30", (WON, DRAWN, DRAWN), [12000, 2250, 2250, 2250, 2250]),
}
"""The prizes; the results of the one round; what the tied get, best first."""


def night(folder: Path, results: tuple[Result, ...]) -> Path:
    """An event of one round with these results, board by board."""
    path = folder / "night.json"
    file = EventFile.create(path, CreateEvent(Settings("Club night", rounds=1), ("BH", "SB")), at=AT)
    people = tuple(Person(name, 1900 - 50 * i) for i, name in enumerate("ABCDEF"[: 2 * len(results)]))
    file.take(AddPlayers(people), at=AT)
    file.take(*pairing_steps(file.event, AT, Random(1), "1"), at=AT)
    file.take(*(EnterResult(1, board, result) for board, result in enumerate(results, 1)), at=AT)
    file.close()
    return path


def typed(text: str) -> str:
    return " ".join("space" if letter == " " else letter for letter in text)


@pytest.mark.parametrize("case", CASES)
def test_prize_split_plain(tmp_path: Path, case: str) -> None:
    prizes, results, right = CASES[case]
    path = night(tmp_path, results)
    shown = "\n".join(play(tmp_path, f"s $ {typed(prizes)}", event=path, size=(80, 40)))
    for amount in set(right):
        pounds = f"{amount // 100}.{amount % 100:02}" if amount % 100 else str(amount // 100)
        assert pounds in shown.split()
    play(tmp_path, f"s $ {typed(prizes)} enter", event=path)

    sheet = event_prizes(load(path).history.event)
    assert [award.amount for award in sheet.awards] == right
    assert sum(award.amount for award in sheet.awards) == 100 * sum(map(int, prizes.split(" + ")))
    odd = [say(line) for line in sheet.why if "cannot be divided equally" in say(line)]
    assert bool(odd) is (case == "B")
    for line in odd:
        assert line in " ".join(shown.split())
