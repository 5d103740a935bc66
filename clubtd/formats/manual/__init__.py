"""The manual: a page a topic, each a text file in a folder of its language, read when somebody asks for it.

A page begins with its title and a line that says what it is about; a page that is not translated is shown in English.
Then: paragraphs; `= ` a heading; two blanks, a term, two blanks and what it means; four blanks a command to type.
Keys stand in square brackets. `@ also:` lists other words that lead to the page, `@ codes` stands for all tie-breaks;
`@ keys:` names the screen that the keys below belong to.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path

from clubtd.event.frozen import frozen
from clubtd.formats.words import language, say, t

TOPICS = (
    "first-evening", "keys", "results", "people", "corrections", "by-hand", "round-robin", "tie-breaks", "advice",
    "prizes", "play-offs", "lists", "trf", "sheets", "club", "season", "wall", "themes", "settings", "files",
    "backups", "rules", "exactness", "commands",
)  # fmt: skip
"""The pages, in the order in which somebody new would read them."""

_FOLDER = Path(__file__).parent
_KEY = re.compile(r"\[(\S+)\]")
_ROW = re.compile(r"  (\S.*?)(?:  +|$)(.*)")
_WIDEST_TERM = 16
_LEAST = 20


class Kind(Enum):
    """What a part of a page is."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ROW = "row"
    COMMAND = "command"


@frozen
class Part:
    """A part of a page: its text, of a row also the term that the text explains."""

    kind: Kind
    text: str
    term: str = ""


@frozen
class Page:
    """One topic. `also` are other words that lead to it; `translated`: it is in the user's language."""

    topic: str
    title: str
    about: str
    also: tuple[str, ...]
    parts: tuple[Part, ...]
    translated: bool = True


def source(topic: str, spoken: str) -> str:
    """The text file of a page in a language, empty when it is not translated."""
    path = _FOLDER / spoken / f"{topic}.txt"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def page(topic: str) -> Page:
    """The page in the user's language, else in English."""
    return _page(topic, language())


@cache
def _page(topic: str, spoken: str) -> Page:
    text = source(topic, spoken)
    title, about, *rest = (text or source(topic, "en")).splitlines()
    also = [line.partition(":")[2] for line in rest if line.startswith("@ also:")]
    return Page(topic, title, about, tuple(" ".join(also).split()), tuple(_parts(rest)), bool(text))


def found(asked: str) -> str | None:
    """The topic that a word means: its name, or one of the other words that lead to it; else None."""
    word = asked.casefold().replace(" ", "-")
    if word in TOPICS:
        return word
    named = (topic for topic in TOPICS if word in (w.casefold() for w in _page(topic, "en").also))
    return next(named, None) or next((topic for topic in TOPICS if word in page(topic).also), None)


def words_known() -> list[str]:
    """Every word that leads to a page."""
    return [word for topic in TOPICS for word in (topic, *_page(topic, "en").also)]


def _parts(lines: list[str]) -> Iterator[Part]:
    text: list[str] = []
    for line in [*lines, ""]:
        row = _ROW.fullmatch(line) if line.startswith("  ") and not line.startswith("   ") else None
        if not line.startswith((" ", "@", "=")) and line.strip():
            text.append(line.strip())
            continue
        if text:
            yield Part(Kind.PARAGRAPH, " ".join(text))
            text = []
        if row:
            yield Part(Kind.ROW, row[2], row[1])
        elif line.startswith("    "):
            yield Part(Kind.COMMAND, line.strip())
        elif line.startswith("= "):
            yield Part(Kind.HEADING, line[2:])
        elif line.strip() == "@ codes":
            yield from _codes()


def _codes() -> Iterator[Part]:
    """All tie-breaks, from the table that reckons them."""
    from clubtd.standings.codes import FIDE_CODES, US_CODES, tie_break

    for title, codes in ((t("FIDE"), FIDE_CODES), (t("US Chess"), US_CODES)):
        yield Part(Kind.HEADING, title)
        for code in codes:
            found = tie_break(code)
            yield Part(Kind.ROW, f"{say(found.title)}: {say(found.line)}", code)


def shown(found: Page, width: int) -> list[tuple[str, Kind | None]]:
    """The lines of a page at most so wide, each with what it is; None parts one thing from the next.

    Headings stand at the margin and everything else a little to the right of it.
    """
    lines: list[tuple[str, Kind | None]] = []
    before: Kind | None = None
    terms = min(max((len(part.term) for part in found.parts), default=0), _WIDEST_TERM)
    for part in found.parts:
        alike = part.kind is before is not Kind.PARAGRAPH
        if before is not None and before is not Kind.HEADING and not alike:
            lines.append(("", None))
        lines += [(line, part.kind) for line in _broken(part, max(width, _LEAST), terms)]
        before = part.kind
    return lines


def _broken(part: Part, width: int, terms: int) -> list[str]:
    match part.kind:
        case Kind.COMMAND:
            return ["      " + part.text]
        case Kind.HEADING:
            return [part.text]
        case Kind.PARAGRAPH:
            return _wrapped(part.text, width, "  ", "  ")
    indent = " " * (terms + 4)
    if len(part.term) > terms:
        return ["  " + part.term, *_wrapped(part.text, width, indent, indent)]
    first = f"  {part.term:<{terms}}  "
    return _wrapped(part.text, width, first, indent) or [first.rstrip()]


def _wrapped(text: str, width: int, first: str, others: str) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)


def spoken(found: Page) -> list[str]:
    """The page for a screen reader: one thing a line, keys by their names without brackets."""
    said = ((_KEY.sub(r"\1", part.term), _KEY.sub(r"\1", part.text)) for part in found.parts)
    return [f"{term}: {text}" if term else text for term, text in said]
