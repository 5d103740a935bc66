"""Points as they are typed."""

from __future__ import annotations

import re
from fractions import Fraction

from clubtd.event.message import Refused, msg


def tenths(text: str) -> int:
    """A number of points as typed (`½`, `0.5`, `0,5`, `1½`, `3`) in tenths; Refused when it is none."""
    spelled = text.strip().replace(",", ".").replace("½", ".5").replace("1/2", "0.5")
    if not re.fullmatch(r"\d{1,2}(\.\d)?|\.\d", spelled, re.ASCII):
        raise Refused(msg("{text} is no number of points: write 1, 0.5 or ½.", text=text))
    return int(Fraction(spelled) * 10)
