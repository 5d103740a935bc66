"""The page for the web site: whole, harmless, without a script; and in a real browser."""

import re
import subprocess
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from shutil import which

import pytest
from browser import asked, chromium, needs_browser
from finished_night import AT, night
from test_html import HOSTILE, Tags, event

from clubtd.event.actions import EditPlayer, SetPrizes
from clubtd.event.event import Event
from clubtd.event.message import msg
from clubtd.event.player import Person
from clubtd.event.prize import Prizes
from clubtd.event.published import published_order
from clubtd.formats.html import sheets_html
from clubtd.formats.page import page_html
from clubtd.formats.prize_text import read_prizes
from clubtd.formats.sheets import SHEETS, Column, Sheet, imprint, made
from clubtd.formats.sheets.sheet import Align
from clubtd.formats.slips import Slip, Slips, slips, slips_html
from clubtd.standings.of_event import event_standings

HISTORY = night()
EVENT = HISTORY.event


def page(of: Event = EVENT) -> bytes:
    return page_html(of, published=published_order(HISTORY) if of is EVENT else None, at=AT)


def hostile() -> Event:
    """Everything that people type is hostile, and long."""
    bad = EVENT
    for player in EVENT.players:
        name = f"{HOSTILE} {player.id}"
        person = replace(Person(name, player.rating), club=HOSTILE, title="</td>")
        bad = EditPlayer(player.id, person).on(bad)
    bad = SetPrizes(Prizes(read_prizes(f"5, {HOSTILE.replace(';', '')}", EVENT.prizes.currency))).on(bad)
    return replace(bad, settings=replace(bad.settings, name=HOSTILE, city=HOSTILE, time_control=HOSTILE))


def test_it_is_whole_and_tells_everything() -> None:
    found = Tags(page().decode())
    assert not found.open
    for told in (
        "Winter Rapid 4",
        "23 players, 4 rounds, Swiss system (FIDE Dutch)",
        "Final standings",
        "Ahead of Kirsi Lahtela on BH-C1 9 against 8½.",
        "cut: the least significant value (14.1)",
        "£30 + £20 + £10 shared by Eilidh Marwick, Kirsi Lahtela and Dmitri Vologdin, £20 each",
        "Depending on the order, 3 different players would win alone.",
        "1 of the 9 other boards of round 4 could have turned it",
        "Round 1 of 4, 26 Nov 19:30",
        "Order fixed 26 Nov 19:30: BH-C1 BH SB",
        "Reason: as the poster says",
        "as of 26 Nov 22:24",
    ):
        assert told in found.text, told


def test_a_row_opens_into_the_workings_of_every_value() -> None:
    text = page().decode()
    rows = text.partition('<table class="standings">')[2].split('<tr class="why">')[1:]
    table = event_standings(EVENT)
    assert len(rows) == len(table.rows)
    for row, told in zip(table.rows, rows, strict=True):
        assert told.count("<h3>") == len(table.order)
        shown = re.findall(r"<h3>[^<]*<b>([^<]*)</b>", told)
        values = [v for v in row.values if v is not None]
        assert len(shown) >= len(values)
    assert "<h3>Buchholz Cut-1: <b>9</b></h3>" in rows[0]


@pytest.mark.parametrize(
    "name", ["swiss_full", "club-night", "rr5", "rr4_double", "rr6_r3", "swiss_r3", "swiss_r0"]
)
def test_any_event_has_a_page(name: str) -> None:
    found = Tags(page(event(name)).decode())
    assert not found.open
    assert "Rules: FIDE, from 1 March 2026" in found.text


@pytest.mark.parametrize(
    "html",
    [
        lambda bad: page_html(bad, at=AT),
        lambda bad: slips_html(slips(bad)),
        lambda bad: sheets_html([made(name, bad, at=AT) for name in (*SHEETS, "prizes")], wall=True),
    ],
    ids=["page", "slips", "sheets"],
)
def test_hostile_names_stay_names(html) -> None:  # type: ignore[no-untyped-def]
    text = html(hostile()).decode()
    found = Tags(text)
    assert not found.open
    assert {tag for tag, _ in found.tags}.isdisjoint(
        {"script", "link", "img", "iframe", "object", "base", "form"}
    )
    assert not any(name.startswith("on") for _, attrs in found.tags for name in attrs)
    assert not any("src" in attrs or (attrs.get("href") or "#")[0] != "#" for _, attrs in found.tags)
    assert "\x1b" not in text and "\u202e" not in text
    assert "url(" not in text and "@import" not in text


@needs_browser
def test_a_click_on_a_row_opens_it_without_a_script(tmp_path: Path) -> None:
    script = """
        const row = document.querySelectorAll('.standings > tbody > tr')[2], box = row.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 3, box.top + box.height / 2);
        const closed = row.nextElementSibling.getBoundingClientRect().height;
        hit.click();
        const told = row.nextElementSibling.querySelector('details');
        const again = row.getBoundingClientRect();
        const above = document.elementFromPoint(again.left + 50, again.top + again.height / 2);
        return [hit.tagName, hit.textContent, closed < 1, told.open, told.offsetHeight > 100, above === hit].join('|');
    """
    assert asked(tmp_path, page(), script, 1280) == "SUMMARY|Kirsi Lahtela|true|true|true|true"


@needs_browser
@pytest.mark.parametrize(("of", "width"), [("night", 360), ("hostile", 360), ("rr5", 360), ("night", 1920)])
def test_nothing_sticks_out_of_the_window(tmp_path: Path, of: str, width: int) -> None:
    """Wide tables scroll in their own box; the page never does sideways."""
    shown = {"night": EVENT, "hostile": hostile(), "rr5": event("rr5")}[of]
    script = """
        document.querySelectorAll('details').forEach(d => d.open = true);
        return document.documentElement.scrollWidth <= innerWidth;
    """
    assert asked(tmp_path, page(shown), script, width) == "true"


@needs_browser
@pytest.mark.parametrize("sheet", ["pairings", "names", "standings"])
def test_the_wall_is_filled_with_type_that_is_read_from_afar(tmp_path: Path, sheet: str) -> None:
    html = sheets_html([made(sheet, EVENT, at=AT)], wall=True)
    script = """
        const table = document.querySelector('table').getBoundingClientRect();
        return [table.bottom <= innerHeight, table.bottom > 0.6 * innerHeight, table.right <= innerWidth].join('|');
    """
    assert asked(tmp_path, html, script, 1920, 1080) == "true|true|true"


@needs_browser
@pytest.mark.parametrize("width", [680, 1920])
def test_a_name_of_one_long_word_goes_on_in_the_next_line(tmp_path: Path, width: int) -> None:
    """680 pixels are a sheet of A4 between its margins."""
    long = EditPlayer(EVENT.players[0].id, Person("A" * 80, 2000)).on(EVENT)
    html = sheets_html(
        [made(name, long, at=AT) for name in ("names", "prizes", "entries")], wall=width > 1000
    )
    script = """
        const boxes = [...document.querySelectorAll('.table, li')];
        return boxes.filter(box => box.scrollWidth > box.clientWidth + 1).length;
    """
    assert asked(tmp_path, html, script, width) == "0"


@needs_browser
def test_whole_numbers_stand_above_the_whole_part_of_halves(tmp_path: Path) -> None:
    columns = (Column("name", msg("Name"), wide=True), Column("pts", msg("Pts"), Align.RIGHT))
    sheet = Sheet(
        "Night", msg("x"), columns, (("A", Fraction(2)), ("B", Fraction(5, 2)), ("C", Fraction(1, 2)))
    )
    script = """
        return [...document.querySelectorAll('tbody td:nth-child(2)')].map(cell => {
            const range = document.createRange();
            range.setStart(cell.firstChild, 0);
            range.setEnd(cell.firstChild, 1);
            return [cell.textContent, Math.round(range.getBoundingClientRect().left)].join('@');
        }).join(' ');
    """
    whole, half, only = (
        told.split("@") for told in asked(tmp_path, sheets_html([sheet]), script, 800).split()
    )
    assert (whole[0], half[0], only[0]) == ("2", "2½", "½")
    assert whole[1] == half[1] != only[1]


@needs_browser
@pytest.mark.skipif(which("pdfinfo") is None, reason="no pdfinfo here")
@pytest.mark.parametrize("paper", ["A4", "letter"])
@pytest.mark.parametrize(("boards", "pages"), [(1, 1), (9, 1), (10, 1), (11, 2)])
def test_ten_slips_fit_on_a_page(tmp_path: Path, paper: str, boards: int, pages: int) -> None:
    """Nor does the imprint take a page for itself."""
    found = Slips(
        "Winter Rapid 4",
        msg("Round 1 of 4, 26 Nov 19:30"),
        tuple(Slip(n, "Eilidh Marwick", "Kirsi Lahtela") for n in range(1, boards + 1)),
        imprint(EVENT, published_order(HISTORY), AT),
    )
    assert printed_pages(tmp_path, slips_html(found), paper) == pages


def printed_pages(folder: Path, html: bytes, paper: str) -> int:
    file = folder / "sheets.html"
    file.write_bytes(html.replace(b"@page { margin", f"@page {{ size: {paper}; margin".encode()))
    chromium(folder, file, "--no-pdf-header-footer", f"--print-to-pdf={folder / 'sheets.pdf'}")
    told = subprocess.run(
        ["pdfinfo", folder / "sheets.pdf"], capture_output=True, check=True, text=True
    ).stdout
    pages = re.search(r"Pages: +(\d+)", told)
    assert pages
    return int(pages[1])


@needs_browser
@pytest.mark.skipif(which("pdfinfo") is None, reason="no pdfinfo here")
@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_every_sheet_of_23_players_fits_on_one_page_of_either_paper(tmp_path: Path, paper: str) -> None:
    html = sheets_html([made(name, EVENT, at=AT) for name in SHEETS])
    assert printed_pages(tmp_path, html, paper) == len(SHEETS)
