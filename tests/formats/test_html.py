"""Sheets as one page: nothing from elsewhere, hostile names harmless, readable in a real browser."""

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from trf_files import trf

from clubtd.event.event import Event
from clubtd.event.history import Entry, replay
from clubtd.event.message import msg
from clubtd.formats.html import sheets_html
from clubtd.formats.sheets import SHEETS, Column, Sheet
from clubtd.formats.trf.bridge import actions_of

HOSTILE = "<script>alert(1)</script>\"' onmouseover=x \x1b]0;t\x07 &amp; \u202eevil"
BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def event(name: str) -> Event:
    return replay(Entry("", action) for action in actions_of(trf(name))).event


def page(name: str, *, wall: bool = False) -> str:
    return sheets_html([sheet(event(name), None) for sheet in SHEETS.values()], wall=wall).decode()


class Tags(HTMLParser):
    """Every tag with its attributes, and the text outside the style."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "wbr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += data


def test_a_page_is_whole_and_holds_every_sheet() -> None:
    found = Tags(page("swiss_full"))
    assert not found.open
    assert [tag for tag, _ in found.tags].count("table") == len(SHEETS)
    for words in ("Hösl, Jürgen", "½ – ½", "Final standings after round 5 of 5", "Level on points"):
        assert words in found.text


def test_nothing_is_loaded_and_nothing_runs() -> None:
    found = Tags(page("swiss_full"))
    assert {tag for tag, _ in found.tags}.isdisjoint({"script", "link", "img", "iframe", "a", "object"})
    assert not any({"src", "href", "style"} & set(attrs) for _, attrs in found.tags)
    assert "url(" not in page("swiss_full") and "@import" not in page("swiss_full")


def test_hostile_names() -> None:
    sheet = Sheet(
        HOSTILE,
        msg("{x}", x=HOSTILE),
        (Column("a", msg("A"), wide=True),),
        ((HOSTILE,),),
        (msg("{x}", x=HOSTILE),),
    )
    text = sheets_html([sheet]).decode()
    found = Tags(text)
    assert {tag for tag, _ in found.tags}.isdisjoint({"script"})
    assert not any(name.startswith("on") for _, attrs in found.tags for name in attrs)
    assert "\x1b" not in text and "\u202e" not in text
    assert found.text.count("<script>alert(1)</script>") == 5


def test_the_wall_has_large_type_and_paper_its_styles() -> None:
    assert "<body class=wall>" in page("rr5", wall=True)
    assert re.search(r"@media print.*break-after: page", page("rr5"), re.DOTALL)


@pytest.mark.skipif(BROWSER is None, reason="no Chromium here")
@pytest.mark.parametrize("size", ["360,800", "1600,900"])
def test_in_a_browser(size: str, tmp_path: Path) -> None:
    """The browser's own view of the page: the body is no wider than the window, the policy breaks nothing."""
    assert BROWSER
    file = tmp_path / "page.html"
    file.write_bytes(sheets_html([s(event("blank_opponents"), None) for s in SHEETS.values()]))
    shot = tmp_path / "page.png"
    done = subprocess.run(
        [
            BROWSER, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}",
            f"--window-size={size}", f"--screenshot={shot}", file.as_uri(),
        ],
        capture_output=True,
        timeout=120,
        check=False,
        text=True,
    )  # fmt: skip
    assert "Content Security Policy" not in done.stderr
    assert shot.stat().st_size > 10_000
