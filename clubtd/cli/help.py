"""`clubtd help`: the manual, a page a topic; also what a command, a verb or a tie-break means."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from difflib import get_close_matches

from clubtd.cli.answer import Json, WrongUsage, print_json
from clubtd.event.message import Message, Refused, msg
from clubtd.formats import manual
from clubtd.formats.words import say, t

_PAGE_WIDTH = 80
_EVERYTHING = "all"


def run(args: argparse.Namespace) -> int:
    """Prints the list of topics, a page, or all of them."""
    asked = " ".join(args.topic).strip()
    if not asked:
        _list(as_json=args.json, plain=args.plain)
    elif asked == _EVERYTHING:
        pages = [manual.page(topic) for topic in manual.TOPICS]
        if args.json:
            print_json([_json(page) for page in pages])
        else:
            print("\n\n".join(_text(page, plain=args.plain) for page in pages))
    else:
        _one(asked, args)
    return 0


def _list(*, as_json: bool, plain: bool) -> None:
    pages = [manual.page(topic) for topic in manual.TOPICS]
    if as_json:
        answer: list[Json] = [{"topic": p.topic, "title": p.title, "about": p.about} for p in pages]
        print_json(answer)
        return
    print(t("The manual: clubtd help TOPIC"))
    print()
    for page in pages:
        first = f"  {page.topic:<14} "
        print(first + page.about if plain else _line(first, page.about, 17))
    print()
    print(t("clubtd help BH-C1 explains a tie-break, clubtd help withdraw a verb."))
    print(t("clubtd COMMAND --help lists the options of a command, ? the keys of a screen."))


def _line(first: str, text: str, indent: int) -> str:
    """A line of 80 columns at most, broken where it is longer."""
    after = " " * indent
    return textwrap.fill(first + text, _PAGE_WIDTH, subsequent_indent=after, break_on_hyphens=False)


def _one(asked: str, args: argparse.Namespace) -> None:
    usage, meaning = _usage(asked), _tie_break(asked)
    topic = manual.found(asked) or ("tie-breaks" if meaning else None)
    if topic is None:
        raise WrongUsage(_unknown(asked))
    page = manual.page(topic)
    if args.json:
        print_json(_json(page))
        return
    for line in filter(None, (usage, meaning)):
        print(line)
    if meaning:
        print(t("All of them: clubtd help {topic}", topic=topic))
        return
    if usage:
        print()
    print(_text(page, plain=args.plain))


def _usage(asked: str) -> str:
    """How a command or a verb of that name is written; empty when there is none."""
    from clubtd.cli.main import COMMANDS
    from clubtd.cli.verbs import VERBS

    lines = []
    if asked in COMMANDS:
        lines.append(_line(f"clubtd {asked} ...  ", t(COMMANDS[asked]), 4))
    if asked in VERBS:
        lines.append(_line("clubtd do EVENT ", VERBS[asked].usage, 4))
    return "\n".join(lines)


def _tie_break(asked: str) -> str:
    """The name and the meaning of a tie-break; empty when there is none of that code."""
    from clubtd.standings.codes import tie_break

    try:
        found = tie_break(asked)
    except Refused:
        return ""
    return _line(f"{found.name}  ", f"{say(found.title)}: {say(found.line)}.", 4)


def _unknown(asked: str) -> Message:
    near = get_close_matches(asked.casefold(), manual.words_known(), 3, 0.5)
    if near:
        return msg("There is no page {topic}. Near to it: {near}.", topic=asked, near=tuple(near))
    return msg("There is no page {topic}. There are: {topics}.", topic=asked, topics=manual.TOPICS)


def _text(page: manual.Page, *, plain: bool) -> str:
    """The page as it is printed: never wider than 80 columns."""
    said = [] if page.translated else [t("This page is in English; it has not been translated yet."), ""]
    if plain:
        return "\n".join([*said, page.title, page.about, *manual.spoken(page)])
    width = min(shutil.get_terminal_size().columns if sys.stdout.isatty() else _PAGE_WIDTH, _PAGE_WIDTH)
    return "\n".join([*said, page.title, "", *(line for line, _ in manual.shown(page, width))])


def _json(page: manual.Page) -> Json:
    parts: list[Json] = [
        {"kind": part.kind.value, "text": part.text, **({"term": part.term} if part.term else {})}
        for part in page.parts
    ]
    return {"topic": page.topic, "title": page.title, "about": page.about, "parts": parts}
