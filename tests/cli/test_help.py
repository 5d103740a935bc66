"""The manual: every command it prints is run, every key it names is there, every page fits and is found."""

import io
import re
import shlex
import sys
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path

import pytest

from clubtd.cli.main import COMMANDS
from clubtd.cli.verbs import VERBS
from clubtd.formats import manual
from clubtd.formats.words import LANGUAGES, use_language
from clubtd.standings.codes import FIDE_CODES, US_CODES
from clubtd.ui.command import Command as Key
from clubtd.ui.command import cap
from clubtd.ui.frame import EVERYWHERE
from tests.cli.conftest import Command
from tests.cli.manual_folder import furnish

SCREENS = ("clubtd demo", "clubtd wall")
PAGES = [(spoken, topic) for spoken in LANGUAGES for topic in manual.TOPICS if manual.source(topic, spoken)]


def commands(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.startswith("    clubtd")]


@pytest.mark.parametrize("topic", manual.TOPICS)
def test_every_command_of_a_page_does_what_it_says_one_after_the_other(
    clubtd: Command,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    topic: str,
) -> None:
    furnish(clubtd, tmp_path, tmp_path_factory)
    for line in commands(manual.source(topic, "en")):
        if line.startswith(SCREENS):
            continue
        command, _, given = line.partition(" < ")
        if given:
            monkeypatch.setattr(sys, "stdin", io.StringIO(Path(given).read_text(encoding="utf-8")))
        answer = clubtd(*shlex.split(command.partition(" > ")[0])[1:])
        assert answer.code == 0, f"{line}\n{answer.out}{answer.err}"


def keys_of(screen: str) -> set[str]:
    """The keys of a screen, as they are printed."""
    module = import_module(f"clubtd.ui.{screen}")
    declared: list[Key] = list(EVERYWHERE)
    for _, found in getmembers(module, isclass):
        if found.__module__ == module.__name__:
            declared += getattr(found, "OFFERS", ())
    return {cap(key) for command in declared for key in command.keys}


@pytest.mark.parametrize(("spoken", "topic"), PAGES)
def test_every_key_of_a_page_is_a_key_of_the_screen_that_the_page_names(spoken: str, topic: str) -> None:
    screen = ""
    for line in manual.source(topic, spoken).splitlines():
        if line.startswith("@ keys:"):
            screen = line.partition(":")[2].strip()
        elif not line.startswith(("    ", "@")):
            for key in re.findall(r"\[(\S+)\]", line):
                assert screen, f"{key}: on which screen?"
                assert key in keys_of(screen), f"{screen}: {line}"


@pytest.mark.parametrize(("spoken", "topic"), PAGES)
@pytest.mark.parametrize("width", [40, 60, 80])
def test_every_page_fits(spoken: str, topic: str, width: int) -> None:
    use_language(spoken)
    try:
        page = manual.page(topic)
        shown = manual.shown(page, width)
    finally:
        use_language("en")
    assert page.title and page.about.endswith(".") and page.parts
    for line, kind in shown:
        assert len(line) <= (80 if kind is manual.Kind.COMMAND else width), line
        assert line == line.rstrip()


@pytest.mark.parametrize("spoken", [spoken for spoken in LANGUAGES if spoken != "en"])
def test_a_translated_page_has_the_commands_and_the_keys_of_the_english_one(spoken: str) -> None:
    for topic in manual.TOPICS:
        if text := manual.source(topic, spoken):
            english = manual.source(topic, "en")
            assert commands(text) == commands(english), topic
            for part in (r"^  \S", "^= "):
                assert len(re.findall(part, text, re.M)) == len(re.findall(part, english, re.M)), topic
            assert sorted(re.findall(r"\[\S+\]", text)) == sorted(re.findall(r"\[\S+\]", english)), topic


def test_the_list_names_every_topic(clubtd: Command) -> None:
    answer = clubtd("help")
    assert answer.code == 0
    for topic in manual.TOPICS:
        assert f"  {topic} " in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80
    assert [page["topic"] for page in clubtd("help", "--json").json] == [*manual.TOPICS]


@pytest.mark.parametrize("word", [*COMMANDS, *VERBS, *FIDE_CODES, *US_CODES, "BH/C1", "KEYS"])
def test_every_command_verb_and_code_leads_to_a_page(clubtd: Command, word: str) -> None:
    answer = clubtd("help", word)
    assert (answer.code, answer.err) == (0, "")
    assert word.casefold().replace("/", "-") in answer.out.casefold()
    assert max(map(len, answer.out.splitlines())) <= 80


def test_the_page_of_the_tie_breaks_explains_each_of_them(clubtd: Command) -> None:
    page = clubtd("help", "tie-breaks").out
    for code in (*FIDE_CODES, *US_CODES):
        assert re.search(rf"^  {re.escape(code)} +\S", page, re.MULTILINE), code


@pytest.mark.parametrize(
    ("asked", "near"),
    [("withdrawl", "withdraw"), ("tiebraks", "tiebreaks"), ("printing", "print"), ("seson", "season")],
)
def test_the_nearest_topics_are_suggested(clubtd: Command, asked: str, near: str) -> None:
    answer = clubtd("help", asked)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"There is no page {asked}. Near to it: ")
    assert near in answer.err


@pytest.mark.parametrize("asked", ["xyzzy", "", " ", "../en/keys", "{topic}", "\x1b[31m", "a" * 5000, "½"])
def test_whatever_is_asked_there_is_an_answer(clubtd: Command, asked: str) -> None:
    answer = clubtd("help", asked)
    assert answer.code == (0 if not asked.strip() else 2)
    assert "Traceback" not in answer.err and "\x1b" not in answer.err


def test_for_a_screen_reader_there_are_no_brackets_and_one_thing_a_line(clubtd: Command) -> None:
    answer = clubtd("help", "keys", "--plain")
    assert "[" not in answer.out
    assert "p: read the results back, pair the next round\n" in answer.out


def test_the_whole_manual(clubtd: Command) -> None:
    text = clubtd("help", "all").out
    assert all(manual.page(topic).title in text for topic in manual.TOPICS)


@pytest.mark.parametrize("spoken", [spoken for spoken in LANGUAGES if spoken != "en"])
def test_the_manual_is_translated(clubtd: Command, spoken: str) -> None:
    for topic in manual.TOPICS:
        answer = clubtd("help", topic, "--lang", spoken)
        title = manual.source(topic, spoken).partition("\n")[0]
        assert title, f"{topic} has no page in {spoken}"
        assert title in answer.out
        assert manual.source(topic, "en").partition("\n")[0] not in answer.out.splitlines()
    use_language("en")


def test_the_commands_of_the_readme_work_one_after_the_other(clubtd: Command) -> None:
    readme = (Path(__file__).parent.parent.parent / "README.md").read_text(encoding="utf-8")
    lines = [line for line in readme.splitlines() if line.startswith("clubtd ")]
    assert len(lines) > 5
    for line in lines:
        answer = clubtd(*shlex.split(line)[1:])
        assert answer.code == 0, f"{line}\n{answer.err}"


def test_the_pictures_of_the_readme_are_there_and_load_nothing() -> None:
    root = Path(__file__).parent.parent.parent
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (root / "README.md").read_text(encoding="utf-8"))
    assert pictures
    for picture in pictures:
        text = (root / picture).read_text(encoding="utf-8")
        assert text.startswith("<svg")
        assert not re.search(r"url\((?!#)|@import|<script|href", text), picture
