"""A long list in the question before a pairing says how many have no room; the bye by hand comes first."""

from clubtd.event.actions import AddPlayers, CreateEvent, GiveBye, HoldPair
from clubtd.event.event import HeldPair, Settings
from clubtd.event.history import NOTHING
from clubtd.event.player import Person
from clubtd.ui.read_back import read_back


def test_twelve_pairs_and_a_bye_by_hand() -> None:
    event = CreateEvent(Settings("Evening")).on(NOTHING)
    event = AddPlayers(tuple(Person(f"Player {chr(64 + n)}. Somebody") for n in range(1, 26))).on(event)
    event = GiveBye(25, 1).on(event)
    for white in range(1, 24, 2):
        event = HoldPair(HeldPair(white, white + 1)).on(event)
    _, lines = read_back(event, 74, 24)
    said = " ".join(lines)
    assert "By hand: the bye Player Y. Somebody; Player A. Somebody - Player B. Somebody;" in said
    shown = said.count(" - ")
    assert said.endswith(f"; {12 - shown} more.")
    assert 0 < shown < 12
    assert len(lines) == 5
