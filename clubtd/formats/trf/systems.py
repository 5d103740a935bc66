"""Swiss or round robin: record 192, else the words of record 092."""

from __future__ import annotations

import re

from clubtd.event.crosstable import System
from clubtd.event.message import Message, msg

_WORDS = re.compile(r"[A-Z]+")
SWISS_TEXT = "Individual: Swiss System (Dutch)"
ROUND_ROBIN_TEXT = "Individual: Round Robin (Berger)"


def system_of(code: str, kind: str) -> tuple[System, Message | None]:
    """The system that records 192 (`code`) and 092 (`kind`) name, and what has to be said about it."""
    if found := of_code(code):
        return found, _doubts(code.upper(), found)
    if found := of_words(kind):
        said = msg(
            "the tournament type '{code}' is not known; taken as {system}", code=code, system=NAMES[found]
        )
        return found, said if code else None
    if code:
        return System.SWISS, msg("the tournament type '{code}' is not known; taken as a Swiss", code=code)
    return System.SWISS, msg("no record says how the rounds are paired (192); taken as a Swiss")


NAMES = {
    System.SWISS: msg("a Swiss"),
    System.ROUND_ROBIN: msg("a round robin"),
    System.DOUBLE_ROUND_ROBIN: msg("a double round robin"),
}


def of_code(code: str) -> System | None:
    """The system of a type code of record 192; None for an unknown one."""
    code = code.upper()
    if "ROUNDROBIN" in code:
        double = "DOUBLE" in code or code.endswith("_G2")
        return System.DOUBLE_ROUND_ROBIN if double else System.ROUND_ROBIN
    swiss = ("DUTCH", "SWISS", "DUBOV", "BURSTEIN")
    return System.SWISS if any(word in code for word in swiss) else None


def of_words(kind: str) -> System | None:
    """The system that the free text of record 092 names; None when it names none."""
    words = set(_WORDS.findall(kind.upper()))
    if words & {"SWISS", "DUTCH"}:
        return System.SWISS
    if words & {"ROBIN", "BERGER", "ROUNDROBIN", "RR"}:
        return System.DOUBLE_ROUND_ROBIN if "DOUBLE" in words else System.ROUND_ROBIN
    return None


def _doubts(code: str, found: System) -> Message | None:
    if "TEAM" in code:
        return msg("a team event; only the results of the players are read")
    if code.endswith("_BAKU"):
        return msg("the file is paired with acceleration ({code}); clubtd pairs without", code=code)
    if found is System.SWISS and not code.startswith("FIDE_DUTCH"):
        return msg("the file is paired by {code}; clubtd goes on by the Dutch rules", code=code)
    if re.search(r"_G([3-9]|\d\d)", code):
        return msg("every pair meets more than twice ({code}); taken as a round robin", code=code)
    return None


def type_code(system: System, code: str, exchange: bool = True) -> str:
    """What to write in record 192. `FIDE_DUTCH` is the only spelling of the Dutch system that every reader takes."""
    if of_code(code) is system and not code.upper().startswith("FIDE_DUTCH_20"):
        return code
    if system is System.SWISS:
        return "FIDE_DUTCH" + ("_BAKU" if code.upper().endswith("_BAKU") else "")
    if system is System.ROUND_ROBIN:
        return "FIDE_ROUNDROBIN"
    return "FIDE_DOUBLEROUNDROBIN" if exchange else "BERGER_DOUBLEROUNDROBIN"


def type_text(system: System, kind: str) -> str:
    """What to write in record 092: the text as it came when it names this system (gacrux reads it), else ours."""
    if of_words(kind) is system:
        return kind
    return SWISS_TEXT if system is System.SWISS else ROUND_ROBIN_TEXT


def exchanged(code: str) -> bool:
    """Whether a double round robin has the last two rounds of its first cycle exchanged (C.05 Annex 1)."""
    return "BERGER_" not in code.upper()
