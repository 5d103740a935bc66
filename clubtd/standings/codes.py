"""How a tie-break is written: `BH-C1` here, `BH/C1` in a TRF, with the modifiers /P /F /R /L+k /U."""

from __future__ import annotations

import re
from functools import cache

from clubtd.event.duplicates import slips
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.standings.criteria import CRITERIA
from clubtd.standings.criterion import Criterion
from clubtd.standings.cuts import running_scores

_ALIASES = {"GE": "REP", "AROC": "ARO-C1", "BH/F": "FB", "SBUS": "SB-US"}
_CUT = re.compile(r"[CM]\d")
_LIMIT = re.compile(r"L[+-]\d{1,2}")
_UNRATED = re.compile(r"U[1-9]\d{2,3}")


@frozen
class TieBreak:
    """A code with its modifiers, read."""

    name: str
    criterion: Criterion
    least: int = 0
    most: int = 0
    forfeits_count: bool = False
    fore: bool = False
    reverse: bool = False
    koya: int = 0
    unrated: int = 0

    @property
    def ascending(self) -> bool:
        """Whether the lower value is better."""
        return self.criterion.ascending != self.reverse

    @property
    def trf(self) -> str:
        """The spelling in a Tournament Report File (records 202 and 212)."""
        name = self.name.replace("-C", "/C").replace("-M", "/M")
        return f"OTHER_{self.name}" if _is_our_own(self.criterion) else name

    @property
    def title(self) -> Message:
        """The name that people use."""
        title = self.criterion.title
        if self.most:
            title = msg("{name} Median-{n}", name=title, n=self.least)
        elif self.least:
            title = msg("{name} Cut-{n}", name=title, n=self.least)
        if self.fore and not self.criterion.fore:
            title = msg("{name} (Fore)", name=title)
        if self.forfeits_count:
            title = msg("{name} (forfeits count)", name=title)
        if self.reverse:
            title = msg("{name} (reversed)", name=title)
        if self.koya:
            title = msg("{name} {shift}", name=title, shift=f"{self.koya:+d}")
        return title

    @property
    def line(self) -> Message:
        """What it is, in a line."""
        line = self.criterion.line
        if self.most == 1:
            return msg("{line}, without the lowest and the highest (formerly Median Buchholz)", line=line)
        if self.most:
            return msg(
                "{line}, without the two lowest and the two highest (formerly Median Buchholz 2)", line=line
            )
        if self.criterion.cut is running_scores and self.least == 1:
            return msg("{line}, without the first", line=line)
        if self.criterion.cut is running_scores and self.least:
            return msg("{line}, without the first {n}", line=line, n=self.least)
        if self.least == 1:
            return msg("{line}, without the lowest", line=line)
        if self.least:
            return msg("{line}, without the {n} lowest", line=line, n=self.least)
        return msg("{line}, the other way round", line=line) if self.reverse else line


@cache
def tie_break(code: str) -> TieBreak:
    """The tie-break that a code names, in either spelling; Refused, with the nearest known one, if none."""
    written = code.strip().upper()
    text = written.removeprefix("OTHER_")
    text = _ALIASES.get(text, text)
    head, *modifiers = text.split("/")
    if head not in CRITERIA and "-" in head:
        head, modifier = head.split("-", 1)
        modifiers.insert(0, modifier)
    criterion = CRITERIA.get(head)
    if criterion is None or (written.startswith("OTHER_") and not _is_our_own(criterion)):
        raise _unknown(code)
    if len({modifier[:1] for modifier in modifiers}) < len(modifiers):
        raise _unknown(code)
    made: TieBreak | None = TieBreak(head, criterion, fore=criterion.fore)
    for modifier in sorted(modifiers, key=lambda m: (_CUT.fullmatch(m) is None, m)):
        made = made and _modified(made, modifier)
    if made is None:
        raise _unknown(code)
    return made


def tie_breaks(typed: str) -> tuple[str, ...]:
    """The names of the tie-breaks of an order as it is typed, with commas or blanks between them. Refused as above."""
    return tuple(tie_break(code).name for code in typed.replace(",", " ").split())


def _is_our_own(criterion: Criterion) -> bool:
    """Not one of FIDE's codes: a TRF marks those with OTHER_."""
    return bool(criterion.rules) or criterion.name == "LOTS"


def _modified(code: TieBreak, text: str) -> TieBreak | None:
    if text in code.criterion.cuts and not code.least:
        count = int(text[1])
        return replace(code, name=f"{code.name}-{text}", least=count, most=count if text[0] == "M" else 0)
    if not text or text[0] not in code.criterion.modifiers:
        return None
    name = f"{code.name}/{text}"
    if text == "P":
        return replace(code, name=name, forfeits_count=True)
    if text == "F":
        return replace(code, name=name, fore=True)
    if text == "R":
        return replace(code, name=name, reverse=True)
    if _LIMIT.fullmatch(text):
        return replace(code, name=name, koya=int(text[1:]))
    if _UNRATED.fullmatch(text):
        return replace(code, name=name, unrated=int(text[1:]))
    return None


def _spelled(us_chess: bool) -> tuple[str, ...]:
    return tuple(
        name
        for row in CRITERIA.values()
        if bool(row.rules) is us_chess
        for name in (row.name, *(f"{row.name}-{cut}" for cut in row.cuts))
    )


FIDE_CODES = _spelled(us_chess=False)
"""Every code of C.07 for individuals without its modifiers, cuts included."""

US_CODES = _spelled(us_chess=True)
"""Every code of US Chess rule 34."""


def _unknown(code: str) -> Refused:
    asked = code.strip().upper().replace("/", "-")
    nearest = min(FIDE_CODES + US_CODES, key=lambda known: _difference(asked, known))
    return Refused(
        msg("There is no tie-break “{code}”. The nearest is {nearest}.", code=code, nearest=nearest)
    )


def _difference(asked: str, known: str) -> tuple[int, int]:
    """How far an unknown code is from a known one or its name: slips of the hand, then letters not shared."""
    if len(asked) > 3 and str(tie_break(known).title).upper().startswith(asked):
        return 0, 0
    shared = sum(min(asked.count(letter), known.count(letter)) for letter in set(asked))
    return slips(asked, known), -shared
