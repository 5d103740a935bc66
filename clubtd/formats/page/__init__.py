"""A page for the web site: one HTML file of an event, in which every number opens into its workings."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from clubtd.event.crosstable import System
from clubtd.event.event import Event
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.published import PublishedOrder
from clubtd.event.table import rounds_in
from clubtd.formats.html import document, lines, said, style, table
from clubtd.formats.page.noise import noise
from clubtd.formats.page.standings import standings_table
from clubtd.formats.sheets import cross_table, entries, imprint, pairings, prizes
from clubtd.formats.sheets.standings import standings
from clubtd.formats.words import t, visible


def page_html(event: Event, *, published: PublishedOrder | None = None, at: str = "") -> bytes:
    """The page as the event stands; `at` is the time it is made (ISO). It needs no script and loads nothing."""
    name = event.settings.name
    parts = [part for part in _parts(event) if part[2]]
    links = "".join(f'<a href="#{key}">{escape(title)}</a>' for key, title, _ in parts)
    sections = "\n".join(
        f'<section id="{key}">\n<h2>{escape(title)}</h2>\n{body}\n</section>' for key, title, body in parts
    )
    body = (
        f"<header>\n<h1>{escape(visible(name))}</h1>\n<p>{said(_line(event))}</p>\n<nav>{links}</nav>\n</header>\n"
        f"<main>\n{sections}\n</main>\n<footer>{lines(imprint(event, published, at), 'imprint')}\n</footer>"
    )
    return document(name, body, f"{style('sheet')}\n{style('page')}", "page")


def _parts(event: Event) -> Iterator[tuple[str, str, str]]:
    """The anchor, the title and the HTML of each part; an empty one is left out."""
    if not event.rounds:
        sheet = entries(event)
        yield "entries", t("Entries"), f"{table(sheet)}{lines(sheet.notes, 'notes')}"
        return
    after = rounds_in(event)
    rounds = event.settings.rounds
    final = event.finished and after == len(event.rounds)
    title = (
        t("Final standings") if final else t("After round {round} of {rounds}", round=after, rounds=rounds)
    )
    sheet = standings(event, after)
    yield "standings", title, f"{standings_table(event, sheet, after)}{lines(sheet.notes, 'notes')}"
    if event.prizes.prizes:
        yield "prizes", t("Prizes"), _prizes(event, after)
    yield "noise", t("How firm is it?"), noise(event, after)
    yield "crosstable", t("Cross-table"), table(cross_table(event, after))
    yield "rounds", t("Rounds"), _rounds(event)


def _prizes(event: Event, after: int) -> str:
    """Who gets what; or why that cannot be said: the rest of the page is there all the same."""
    try:
        sheet = prizes(event, after)
    except Refused as refused:
        return lines((refused.message,), "notes")
    return f"{table(sheet)}{lines(sheet.notes, 'notes')}"


def _rounds(event: Event) -> str:
    """Every round behind its heading, one that is not over yet open."""
    found = []
    for played in event.rounds:
        sheet = pairings(event, played.number)
        opened = "" if played.finished else " open"
        found.append(
            f"<details{opened}><summary>{said(sheet.heading)}</summary>\n"
            f"{table(sheet)}{lines(sheet.notes, 'notes')}\n</details>"
        )
    return "\n".join(found)


_SYSTEMS = {
    System.SWISS: msg("Swiss system (FIDE Dutch)"),
    System.ROUND_ROBIN: msg("round robin"),
    System.DOUBLE_ROUND_ROBIN: msg("double round robin"),
}


def _line(event: Event) -> Message:
    """What kind of event it is, in a line."""
    return msg(
        "{players}, {rounds}, {system}",
        players=nmsg("{n} player", "{n} players", len(event.order)),
        rounds=nmsg("{n} round", "{n} rounds", event.settings.rounds),
        system=_SYSTEMS[event.settings.system],
    )
