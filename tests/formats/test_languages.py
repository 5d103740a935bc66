"""The translations: complete, up to date with what the program reads, and true to the rule books' words."""

import ast
import re
from collections.abc import Iterator

import pytest

from clubtd.event.message import msg, nmsg
from clubtd.formats import words
from tests.bench.words import LANGUAGES, Text, compiled, file_of, read, template, texts

OTHERS = [language for language in words.LANGUAGES if language != "en"]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    words.use_language("en")


def holes(text: str) -> set[str]:
    return set(re.findall(r"\{\w*\}", text))


def test_the_languages_offered_are_those_that_are_shipped() -> None:
    assert {path.name for path in LANGUAGES.iterdir() if path.is_dir()} == set(OTHERS)


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_program_reads_is_what_was_translated(language: str) -> None:
    path = file_of(language)
    assert path.with_suffix(".mo").read_bytes() == compiled(read(path), language)


@pytest.mark.parametrize("language", OTHERS)
def test_nearly_every_text_is_translated(language: str) -> None:
    """A new text is English until a translator has seen it; a release has them all."""
    found = template().keys()
    missing = found - read(file_of(language)).keys()
    assert len(missing) < len(found) / 20, sorted(missing)[:10]


@pytest.mark.parametrize("language", OTHERS)
def test_every_value_of_a_text_is_in_its_translation(language: str) -> None:
    for text, said in read(file_of(language)).items():
        always = holes(text.one) & holes(text.many or text.one)
        assert always <= holes(said) <= holes(text.one) | holes(text.many), text


@pytest.mark.parametrize("language", OTHERS)
def test_lists_of_words_keep_their_number(language: str) -> None:
    words.use_language(language)
    assert len(words.t("Mon Tue Wed Thu Fri Sat Sun").split()) == 7
    assert len(words.t("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split()) == 12


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_begins_and_ends_with_the_blanks_of_the_text(language: str) -> None:
    for text, said in read(file_of(language)).items():
        for strip in (str.lstrip, str.rstrip):
            assert len(said) - len(strip(said)) == len(text.one) - len(strip(text.one)), text


@pytest.mark.parametrize(
    ("english", "vietnamese"),
    [
        ("Buchholz", "Buchholz"),
        ("Tie-breaks", "Hệ số phụ"),
        ("the bye", "miễn đấu"),
        ("Sonneborn-Berger", "Sonneborn-Berger"),
        ("Direct Encounter", "Đối đầu trực tiếp"),
        ("round robin", "vòng tròn"),
        ("pair", "bốc thăm"),
        ("White", "Trắng"),
    ],
)
def test_vietnamese_has_the_words_of_the_rule_books(english: str, vietnamese: str) -> None:
    words.use_language("vi")
    assert words.t(english) == vietnamese


def test_values_and_counts_are_filled_in_after_translation() -> None:
    words.use_language("vi_VN")
    assert words.language() == "vi"
    assert words.say(nmsg("{n} player", "{n} players", 1)) == "1 kỳ thủ"
    assert words.say(nmsg("{n} player", "{n} players", 24)) == "24 kỳ thủ"
    said = words.say(msg("{name} has {bye} in round {round}.", name="Ana", bye=msg("the bye"), round=3))
    assert said == "Ana có miễn đấu ở vòng 3."
    assert words.day("2026-11-22") == "22/11"


def test_a_language_that_is_not_there_is_english() -> None:
    words.use_language("xx")
    assert words.language() == "en"
    assert words.t("White") == "White"


def test_texts_are_found_where_they_are_marked() -> None:
    code = """
text = "first" if odd else "second"
TABLE = {"a": "third"}
msg(text, n=1)
t(TABLE[key])
nmsg("{n} game", "{n} games", n)
Command("id", ("k",), "label", "Help.", "run")
print("not a text")
"""
    assert sorted(texts(ast.parse(code))) == [
        Text("Help."),
        Text("first"),
        Text("label"),
        Text("second"),
        Text("third"),
        Text("{n} game", "{n} games"),
    ]
