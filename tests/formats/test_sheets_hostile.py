"""All seven sheets in every format with names that try to do harm, to a terminal, a browser or a spreadsheet."""

import csv
import io
import json
import re
from itertools import cycle

import pytest
from finished_night import AT, night
from test_html import Tags

from clubtd.event.actions import ChangeSettings, EditPlayer
from clubtd.event.frozen import replace
from clubtd.event.history import History
from clubtd.formats.sheets import ALL_SHEETS
from clubtd.formats.written import SLIPS, Form, written

NAMES = (
    "=HYPERLINK(\"http://x\";\"y\")", "+1+1", "-2+3", "@SUM(A1)", "\tTab", "1-1", "3/4", "10.12.", "1E5", "1:0",
    "<img src=x onerror=alert(1)>", "\x1b[2J\x1b]0;t\x07", "a\u202eb", "O'Brien; DROP",
    '"quoted", twice', "{name}", "%s",
    "李小龍", "e\u0301te\u0301", "a\nb\r\nc", "\u2028line", "x" * 70, "&lt;",
)  # fmt: skip
SHEETS = [*ALL_SHEETS, SLIPS]


@pytest.fixture(scope="module")
def hostile() -> History:
    """The finished night, everybody and everything in it renamed."""
    history = night()
    for player, name in zip(history.event.players, cycle(NAMES), strict=False):
        person = replace(player.person, name=name, last="", first="", club=name)
        history = history.take(EditPlayer(player.id, person), AT)
    settings = replace(
        history.event.settings, name="=1+1 <b>", city="+1", time_control="\x1b[31m", arbiter="@x"
    )
    return history.take(ChangeSettings(settings), AT)


def test_there_are_seven_sheets() -> None:
    assert sorted(SHEETS) == ["crosstable", "entries", "names", "pairings", "prizes", "slips", "standings"]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("width", [24, 42, 80])
@pytest.mark.parametrize("plain", [False, True])
def test_text_holds_nothing_that_a_terminal_obeys(
    hostile: History, sheet: str, width: int, plain: bool
) -> None:
    text = written(hostile, [sheet], Form("text", width, plain=plain), at=AT).decode()
    assert all(c.isprintable() or c == "\n" for c in text)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("wall", [False, True])
def test_html_stays_the_page_it_was(hostile: History, sheet: str, wall: bool) -> None:
    text = written(hostile, [sheet], Form("html", wall=wall), at=AT).decode()
    found = Tags(text)
    assert not found.open
    assert not {tag for tag, _ in found.tags} & {"img", "script", "iframe", "a"}
    assert "\x1b" not in text and "\u202e" not in text


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("comma", [False, True])
def test_no_cell_of_a_csv_is_a_formula_or_a_date(hostile: History, sheet: str, comma: bool) -> None:
    raw = written(hostile, [sheet], Form("csv", comma=comma), at=AT)
    assert raw.startswith(b"\xef\xbb\xbf")
    text = raw.decode("utf-8-sig")
    assert all(c.isprintable() or c in "\r\n\u00a0" for c in text)
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=";" if comma else ","))
    table = rows[: rows.index([])]
    assert {len(row) for row in table} == {len(rows[0])}
    number = re.compile(r"-?\d+([.,]\d+)?")
    for cell in (cell for row in rows for cell in row):
        assert cell[:1] not in tuple("=+@") and (cell[:1] != "-" or number.fullmatch(cell)), cell
        assert number.fullmatch(cell) or not re.fullmatch(
            r"\d+\s*[-/.:,]\s*\d+.*|\d+[eE]\d+", cell.strip(" ")
        ), cell


@pytest.mark.parametrize("sheet", SHEETS)
def test_json_is_one_value_with_the_names_as_they_are(hostile: History, sheet: str) -> None:
    found = json.loads(written(hostile, [sheet], Form("json"), at=AT))
    assert found["sheet"] == sheet and found["event"] == "=1+1 <b>"
