"""`clubtd export`, `prizes` and the table as a sheet: what comes out, the exit codes, all or nothing."""

import csv
import json
import os
from itertools import product
from pathlib import Path

import pytest

import clubtd as program
from clubtd.event.actions import SetPrizes
from clubtd.event.prize import Currency, Prizes
from clubtd.formats.prize_text import read_prizes
from clubtd.store.eventfile import EventFile
from tests.cli.conftest import DATA, Command

DEMO = Path(program.__file__).parent / "store" / "demo.json"
SHEETS = ("standings", "pairings", "names", "crosstable", "entries", "prizes")


@pytest.fixture
def event(tmp_path: Path) -> str:
    """The demo's night, with prizes."""
    path = tmp_path / "night.json"
    path.write_bytes(DEMO.read_bytes())
    file = EventFile.open(path)
    file.take(SetPrizes(Prizes(read_prizes("30 + 20, cup", Currency("£")), currency=Currency("£"))))
    file.close()
    return "night.json"


@pytest.mark.parametrize("sheet", [*SHEETS, "slips"])
@pytest.mark.parametrize("to", ["text", "html", "csv", "json"])
def test_every_sheet_in_every_format(clubtd: Command, event: str, sheet: str, to: str) -> None:
    answer = clubtd("export", event, "--to", to, "--sheet", sheet)
    assert (answer.code, answer.err) == (0, "")
    assert "Winter Rapid 4" in answer.out
    assert "FIDE, from 1 March 2026" in answer.out


REASON = "the arbiter asked for it"


@pytest.fixture
def changed(clubtd: Command) -> str:
    """An event whose order was changed after round 1 was paired."""
    for given in (
        "new night.json --rounds 3 --order BH,SB",
        "do night.json add Ana 1800",
        "do night.json add Bo 1700",
        "do night.json add Cai 1600",
        "do night.json add Dee 1500",
        "do night.json pair",
    ):
        assert clubtd(*given.split()).code == 0
    assert clubtd("do", "night.json", "order", "SB,BH", "--reason", REASON).code == 0
    return "night.json"


@pytest.mark.parametrize(
    ("to", "sheet"),
    [
        *product(
            ("text", "html", "csv", "json"), ("standings", "crosstable", "entries", "pairings", "names", "")
        ),
        ("trf", ""),
    ],
)
def test_a_changed_order_and_its_reason_stand_in_every_export(
    clubtd: Command, changed: str, to: str, sheet: str
) -> None:
    out = clubtd("export", changed, "--to", to, *(("--sheet", sheet) if sheet else ())).out
    assert REASON in out
    assert "Order fixed" in out or (to, sheet) == ("json", "")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("standings EVENT --csv --html", "--csv and --html are different formats: one at a time, please."),
        ("standings EVENT --csv --json", "--json and --csv are different formats: one at a time, please."),
        ("--json standings EVENT --html", "--json and --html are different formats: one at a time, please."),
        ("standings EVENT --json --csv --html", "--json, --csv and --html are different formats"),
        ("standings EVENT --csv --between 1 2", "--csv is for the whole table, and --between has none"),
        ("standings EVENT --html --outlook", "--html is for the whole table, and --outlook has none"),
        ("standings EVENT --csv --explain 1 --code BH", "and --explain has none: leave one of them out."),
        (
            "standings EVENT --outlook --between 1 2",
            "--between and --outlook are different questions: one at a",
        ),
        (
            "standings EVENT --between 1 2 --order SB",
            "--between is about the table as it stands: leave --order out",
        ),
        ("standings EVENT --plain --csv", "--plain and --csv are different formats: one at a time, please."),
        (
            "--plain standings EVENT --html",
            "--plain and --html are different formats: one at a time, please.",
        ),
        ("season --csv --json", "--json and --csv are different formats: one at a time, please."),
        ("simulate EVENT --stream --json", "--json and --stream are different formats"),
        ("export EVENT --to csv --json", "--json and --to csv would both go to standard output: add -o FILE"),
        ("club export --to csv --json", "--json and --to csv would both go to standard output: add -o FILE"),
    ],
)
def test_one_form_of_the_answer_at_a_time(clubtd: Command, event: str, command: str, said: str) -> None:
    answer = clubtd(*(event if word == "EVENT" else word for word in command.split()))
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def test_the_table_as_json_says_when_the_order_was_fixed_and_changed(clubtd: Command, changed: str) -> None:
    published = clubtd("standings", changed, "--json").json["published"]
    assert published["order"] == ["BH", "SB"]
    [change] = published["changes"]
    assert (change["order"], change["reason"]) == (["SB", "BH"], REASON)
    assert published["at"] <= change["at"]


def test_what_a_trf_says_of_its_order_outlives_an_import_and_later_changes_are_added(
    clubtd: Command, changed: str, tmp_path: Path
) -> None:
    def said(event: str) -> list[str]:
        out = clubtd("export", event, "--to", "trf").out
        return [line for line in out.splitlines() if line.startswith("### order: ")]

    before = said(changed)
    assert len(before) == 2
    clubtd("export", changed, "--to", "trf", "-o", "night.trf")
    assert clubtd("import", "night.trf", "-o", "again.json").code == 0
    assert said("again.json") == before
    assert clubtd("do", "again.json", "order", "SB", "--reason", "second thoughts").code == 0
    assert said("again.json")[:2] == before
    assert [line for line in said("again.json")[2:] if "second thoughts" in line]


def published_of(clubtd: Command, event: str) -> object:
    """What the table says of its order."""
    return clubtd("standings", event, "--json").json["published"]


def imported_again(clubtd: Command, event: str, folder: Path) -> str:
    """The event that a report of this one becomes."""
    assert clubtd("export", event, "--to", "trf", "-o", "night.trf").code == 0
    assert clubtd("import", "night.trf", "-o", "again.json").code == 0
    return "again.json"


def test_the_table_of_an_event_from_a_report_tells_the_true_story_of_its_order(
    clubtd: Command, changed: str, tmp_path: Path
) -> None:
    assert clubtd("do", changed, "order", "SB,DE", "--reason", "as announced").code == 0
    before = published_of(clubtd, changed)
    again = imported_again(clubtd, changed, tmp_path)
    assert published_of(clubtd, again) == before
    assert (
        clubtd("standings", again).out.splitlines()[-3:] == clubtd("standings", changed).out.splitlines()[-3:]
    )
    first = Path("night.trf").read_bytes()
    assert clubtd("export", again, "--to", "trf").out.encode() == first

    assert clubtd("do", again, "order", "BH", "--reason", "second thoughts").code == 0
    [*known, last] = published_of(clubtd, again)["changes"]  # type: ignore[index]
    assert known == before["changes"]  # type: ignore[index]
    assert (last["order"], last["reason"]) == (["BH"], "second thoughts")


def test_a_round_1_that_is_paired_anew_fixes_the_order_anew(
    clubtd: Command, changed: str, tmp_path: Path
) -> None:
    again = imported_again(clubtd, changed, tmp_path)
    assert clubtd("do", again, "unpair", "--yes").code == 0
    assert clubtd("do", again, "pair").code == 0
    assert published_of(clubtd, again)["changes"] == []  # type: ignore[index]
    orders = [
        x for x in clubtd("export", again, "--to", "trf").out.splitlines() if x.startswith("### order: ")
    ]
    assert len(orders) == 1 and "SB BH" in orders[0]


@pytest.mark.parametrize(
    "line",
    [
        "### clubtd order",
        "### clubtd order {",
        "### clubtd order []",
        "### clubtd order {}",
        '### clubtd order {"at": 1, "changes": [], "order": ["SB", "BH"]}',
        '### clubtd order {"at": "yesterday", "changes": [], "order": ["SB", "BH"]}',
        '### clubtd order {"at": "2026-11-30T19:00:00", "changes": [], "order": ["BH"]}',
        '### clubtd order {"at": "2026-11-30T19:00:00", "changes": [7], "order": ["SB", "BH"]}',
        '### clubtd order {"at": "2026-11-30T19:00:00", "changes": {}, "order": ["SB\\u001b[2J", "BH"]}',
        "### clubtd order " + "[" * 5000,
    ],
)
def test_a_story_that_makes_no_sense_is_not_told(
    clubtd: Command, changed: str, tmp_path: Path, line: str
) -> None:
    text = clubtd("export", changed, "--to", "trf").out
    lines = [line if x.startswith("### clubtd order ") else x for x in text.splitlines()]
    Path("odd.trf").write_text("\r\n".join([*lines, ""]), encoding="utf-8")
    assert clubtd("import", "odd.trf", "-o", "odd.json").code == 0
    published = published_of(clubtd, "odd.json")
    assert (published["order"], published["changes"]) == (["SB", "BH"], [])  # type: ignore[index]
    assert clubtd("export", "odd.json", "--to", "trf").code == 0


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--to", "pdf"), 2, "invalid choice"),
        ((), 2, "--to"),
        (("--to", "text", "--sheet", "pairing"), 2, "no sheet pairing"),
        (("--to", "text", "--sheet", "page"), 2, "--to text has no sheet page"),
        (("--to", "trf", "--sheet", "standings"), 2, "--to trf has no sheet standings"),
        (("--to", "csv", "--sheet", "pairings,names"), 2, "One sheet at a time"),
        (("--to", "html", "--sheet", "slips,names"), 2, "One sheet at a time"),
        (("--to", "text", "--width", "5"), 2, "--width is from 24"),
        (("--to", "text", "--round", "5"), 3, "Round 5: this event has 4 rounds"),
        (("--to", "text", "--round", "0"), 3, "Round 0"),
        (("--to", "text", "-o", "no/such/folder.txt"), 3, "cannot be written: No such file"),
        (("--to", "text", "-o", "."), 3, "cannot be written"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    clubtd: Command, event: str, words: tuple[str, ...], code: int, said: str
) -> None:
    before = sorted(Path.cwd().iterdir())
    answer = clubtd("export", event, *words)
    assert (answer.code, answer.out) == (code, "")
    assert said in answer.err
    assert len(answer.err.strip().splitlines()) == 1
    assert sorted(Path.cwd().iterdir()) == before


def test_an_event_without_prizes_or_rounds(clubtd: Command) -> None:
    clubtd("new", "x.json")
    for words in (("prizes", "x.json"), ("export", "x.json", "--to", "text", "--sheet", "prizes")):
        answer = clubtd(*words)
        assert (answer.code, answer.out) == (3, "")
        assert "has no prizes" in answer.err
    assert (
        "No round has been paired yet" in clubtd("export", "x.json", "--to", "text", "--sheet", "slips").err
    )
    assert "Entries" in clubtd("export", "x.json", "--to", "text").out
    assert "Entries" in clubtd("export", "x.json", "--to", "html").out


def test_a_file_is_replaced_whole_or_not_at_all(clubtd: Command, event: str, tmp_path: Path) -> None:
    out = tmp_path / "wall.html"
    out.write_text("old")
    tmp_path.chmod(0o500)
    try:
        answer = clubtd("export", event, "--to", "html", "-o", out)
        if os.geteuid():
            assert answer.code == 3
            assert out.read_text() == "old"
    finally:
        tmp_path.chmod(0o700)
    assert clubtd("export", event, "--to", "html", "-o", out).out == f"Written: {out}\n"
    assert out.read_bytes().startswith(b"<!DOCTYPE html>")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["night.json", "wall.html"]


def test_csv_for_a_spreadsheet_of_either_kind(clubtd: Command, event: str, tmp_path: Path) -> None:
    clubtd("export", event, "--to", "csv", "--sheet", "pairings", "-o", "p.csv")
    raw = (tmp_path / "p.csv").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    assert raw.count(b"\n") == raw.count(b"\r\n")
    rows = list(csv.reader(raw.decode("utf-8-sig").splitlines()))
    assert rows[0] == [
        "board",
        "white",
        "white points",
        "white result",
        "black result",
        "result",
        "black points",
        "black",
    ]
    assert rows[1] == ["1", "Dmitri Vologdin", "3", "0.5", "0.5", "\u00a01/2-1/2", "2.5", "Çağla Demirel"]
    assert rows[12:14] == [[], ["Winter Rapid 4"]]
    assert rows[-1] == ["Order fixed 26 Nov 19:30: BH-C1 BH SB"]
    clubtd("export", event, "--to", "csv", "--sheet", "pairings", "--comma", "--bare", "-o", "p.csv")
    lines = (tmp_path / "p.csv").read_text("utf-8-sig").splitlines()
    assert lines[1] == "1;Dmitri Vologdin;3;0,5;0,5;\u00a01/2-1/2;2,5;Çağla Demirel"
    assert len(lines) == 12


def test_the_table_for_programs(clubtd: Command, event: str) -> None:
    rows = list(csv.reader(clubtd("standings", event, "--csv").out.splitlines()))
    assert rows[:2] == [
        ["rank", "no", "name", "rating", "points", "BH-C1", "BH", "SB"],
        ["1", "5", "Eilidh Marwick", "1731", "3.5", "9", "10", "8.25"],
    ]
    assert len(rows) == 24


def test_the_table_for_a_browser_and_for_people(clubtd: Command, event: str) -> None:
    page = clubtd("standings", event, "--html", "--order", "SB")
    assert page.code == 0
    assert page.out.startswith("<!DOCTYPE html>")
    assert "Not by the order and rules of the event" in page.out
    assert '<th scope="col" class="right">SB</th>' in page.out
    text = clubtd("standings", event, "--after", 2).out
    assert text.startswith("Winter Rapid 4\nAfter round 2 of 4\n")
    assert "Not by the order" not in text


def test_a_row_a_line_for_a_screen_reader(clubtd: Command, event: str) -> None:
    line = "# 1, No. 5, Name Eilidh Marwick, Rating 1731, Pts 3½, BH-C1 9, BH 10, SB 8¼"
    for words in (("standings", event), ("export", event, "--to", "text", "--sheet", "standings")):
        assert line in clubtd(*words, "--plain").out.splitlines()
    assert (
        "# 1, Name Eilidh Marwick, Pts 3½, Money £16.67, Prize cup" in clubtd("prizes", event, "--plain").out
    )


def test_sheets_as_json(clubtd: Command, event: str) -> None:
    found = clubtd("export", event, "--to", "json", "--sheet", "pairings", "--round", 2).json
    assert found["heading"] == "Round 2 of 4, 26 Nov 20:12"
    assert found["rows"][8] == {
        "board": 9, "white": "Rosa Igarashi", "white points": 0.0, "result": "+-",
        "black points": 0.0, "black": "Otto Weißkirch",
    }  # fmt: skip
    assert clubtd("export", event, "--to", "json", "--sheet", "prizes").json["rows"][0]["amount"] == 16.67


def test_the_event_itself_as_json_is_an_event_again(clubtd: Command, event: str, tmp_path: Path) -> None:
    assert clubtd("export", event, "--to", "json", "-o", "copy.json").code == 0
    assert (tmp_path / "copy.json").read_bytes() == (tmp_path / event).read_bytes()


def test_several_sheets_in_one_file(clubtd: Command, event: str) -> None:
    text = clubtd("export", event, "--to", "text", "--sheet", "pairings,names").out
    boards, names = text.split("\f")
    assert "Board  White" in boards and "Colour" in names
    assert clubtd("export", event, "--to", "html", "--sheet", "pairings,names").out.count("<section") == 2


def test_a_trf_has_sheets_too(clubtd: Command, event: str) -> None:
    clubtd("export", event, "--to", "trf", "-o", "night.trf")
    answer = clubtd("export", "night.trf", "--to", "text", "--sheet", "standings")
    assert "Eilidh Marwick" in answer.out
    assert "Order fixed 26 Nov 19:30: BH-C1 BH SB" in answer.out
    foreign = clubtd("export", DATA / "trf" / "swiss_full.trf", "--to", "text").out
    assert "Order of tie-breaks: BH-C1 BH SB DE" in foreign
    assert clubtd("export", "night.trf", "--to", "html").code == 0


def test_prizes(clubtd: Command, event: str) -> None:
    answer = clubtd("prizes", event)
    assert answer.code == 0
    assert "Prizes after round 4 of 4" in answer.out
    assert "cup: Eilidh Marwick, on BH-C1 9 against 8½" in answer.out
    found = clubtd("prizes", event, "--json").json
    assert sum(p["amount"] for p in found["prizes"]) == 5000
    assert (found["final"], found["prizes"][0]["things"]) == (True, ["cup"])
    assert clubtd("prizes", event, "--after", 3, "--json").json["final"] is False
    assert clubtd("prizes", event, "--after", 9).code == 2


def test_with_json_exactly_one_value_is_said(clubtd: Command, event: str) -> None:
    answer = clubtd("export", event, "--to", "html", "-o", "p.html", "--json")
    assert json.loads(answer.out) == {"file": "p.html", "warnings": []}


def test_r8_the_order_and_its_change_stand_under_the_prizes_too(clubtd: Command, event: str) -> None:
    assert clubtd("do", event, "order", "BH,SB", "--reason", "the poster says so").code == 0
    assert "Order fixed 26 Nov 19:30: BH-C1 BH SB" in clubtd("prizes", event).out
    for told in (("prizes", event), ("prizes", event, "--plain"), ("standings", event)):
        assert "Reason: the poster says so" in clubtd(*told).out
    changes = clubtd("prizes", event, "--json").json["published"]["changes"]
    assert [change["reason"] for change in changes] == ["the poster says so"]
