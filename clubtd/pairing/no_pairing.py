"""What is said when the rules leave no pairing."""

from __future__ import annotations

from clubtd import TYPE_CHECKING
from clubtd.event.message import Message, Refused

if TYPE_CHECKING:
    from clubtd.pairing.impasse import Impasse


class NoLegalPairing(Refused):
    """No complete round-pairing exists: the arbiter has to decide (C.04.3 1.9.3)."""


class Stuck(NoLegalPairing):
    """No legal pairing of a round of an event: `impasse` says who is stuck and what can be done."""

    def __init__(self, message: Message, impasse: Impasse) -> None:
        super().__init__(message)
        self.impasse = impasse
