"""Every sheet as it comes out of a printer, on paper of 80 columns and of a receipt's 42.

CLUBTD_GOLDENS=write python -m pytest tests/formats/test_sheets_on_paper.py     keeps what is printed now
"""

import os
from pathlib import Path

import pytest
from finished_night import AT, night

from clubtd.event.history import History
from clubtd.event.message import Refused
from clubtd.event.published import published_order
from clubtd.formats.columns import width
from clubtd.formats.sheets import ALL_SHEETS, imprint, made
from clubtd.formats.slips import slips, slips_text
from clubtd.formats.text import sheet_text

GOLDENS = Path(__file__).parent / "goldens"
HISTORY = night()
EVENT = HISTORY.event
PUBLISHED = published_order(HISTORY)


def printed(sheet: str, columns: int, number: int | None = None) -> str:
    if sheet == "slips":
        return slips_text(slips(EVENT, number, imprint(EVENT, PUBLISHED, AT)), columns)
    return sheet_text(made(sheet, EVENT, number, published=PUBLISHED, at=AT), columns)


@pytest.mark.parametrize("columns", [80, 42])
@pytest.mark.parametrize("sheet", [*ALL_SHEETS, "slips"])
def test_on_paper(sheet: str, columns: int) -> None:
    text = printed(sheet, columns)
    path = GOLDENS / f"{sheet}-{columns}.txt"
    if os.environ.get("CLUBTD_GOLDENS") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
    assert max(map(width, text.split("\n"))) <= columns


@pytest.mark.parametrize("sheet", [*ALL_SHEETS, "slips"])
def test_every_sheet_says_event_round_time_rules_and_order(sheet: str) -> None:
    text = printed(sheet, 80)
    for told in (
        "Winter Rapid 4",
        "as of 26 Nov 22:24",
        "FIDE, from 1 March 2026",
        "Order fixed 26 Nov 19:30",
    ):
        assert told in text
    assert "Order changed 26 Nov 22:24 to BH-C1 SB DE. Reason: as the poster says" in text
    if sheet != "entries":
        assert "4 of 4" in text


@pytest.mark.parametrize("sheet", ["pairings", "names", "slips"])
def test_an_earlier_round(sheet: str) -> None:
    assert "Round 2 of 4, 26 Nov 20:12" in printed(sheet, 80, 2)


@pytest.mark.parametrize("sheet", ["standings", "names", "pairings", "crosstable", "entries", "slips"])
def test_namesakes_are_told_apart(sheet: str) -> None:
    assert "(1590)" in printed(sheet, 42) and "(1642)" in printed(sheet, 42)
    text = printed(sheet, 80)
    assert "Jonas Přibyl (1590)" in text and "Jonas Přibyl (1642)" in text


def test_prizes_that_are_not_final_say_so() -> None:
    assert "Not final" in printed("prizes", 80, 3)
    assert "Not final" not in printed("prizes", 80)
    assert "Prizes after round 3 of 4" in printed("prizes", 80, 3)


def test_what_is_not_there_is_refused() -> None:
    empty = History().take(HISTORY.log[0].step, HISTORY.log[0].at).event
    with pytest.raises(Refused, match="No round has been paired"):
        slips(empty)
    with pytest.raises(Refused, match="has no prizes"):
        made("prizes", empty)


def test_before_round_1_the_order_is_announced() -> None:
    new = History().take(HISTORY.log[0].step, HISTORY.log[0].at)
    assert published_order(new) is None
    told = [str(line) for line in imprint(new.event, None, AT)]
    assert told[-1] == "Order of tie-breaks: BH-C1 BH SB (fixed when round 1 is paired)"
