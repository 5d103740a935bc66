"""Whole tournaments, round by round: pairs, colours, bye and the order of boards as the reference has them."""

from __future__ import annotations

from typing import Any

import pytest
from dutch_reference import differences, paired, reference

TOURNAMENTS = reference()


@pytest.mark.parametrize("event", TOURNAMENTS, ids=lambda event: f"{event['family']}-{event['id']}")
def test_every_round_is_the_reference_pairing(event: dict[str, Any]) -> None:
    assert list(differences(event)) == []


def test_twenty_rounds_have_no_legal_pairing_and_are_refused() -> None:
    impossible = [event for event in TOURNAMENTS if "error" in event["rounds"][-1]]
    assert len(impossible) == 20
    assert [paired(event, len(event["rounds"])) for event in impossible] == [None] * 20
