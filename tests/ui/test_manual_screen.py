"""The manual on the screens: from the help of any screen to a page, by a word of it."""

from pathlib import Path

import pytest

from clubtd.formats import manual
from tests.ui.conftest import play


def test_the_help_of_a_screen_leads_to_the_topics(event: Path) -> None:
    shown = play(event.parent, "f1 m", event=event)
    assert shown[0].startswith(" The manual ")
    assert all(any(manual.page(topic).title in line for line in shown) for topic in manual.TOPICS[:10])


@pytest.mark.parametrize(
    ("word", "title"), [("withdraw", "Latecomers, leavers, byes"), ("season", "Season"), ("stick", "Files")]
)
def test_a_word_finds_the_page(event: Path, word: str, title: str) -> None:
    shown = play(event.parent, f"f1 m {' '.join(word)} enter", event=event)
    assert shown[0].startswith(f" The manual · {title}")


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_a_page_is_read_to_its_end(event: Path, size: tuple[int, int]) -> None:
    last = manual.shown(manual.page("first-evening"), min(size[0] - 4, 80))[-1][0].strip()
    shown = play(event.parent, "f1 m enter pagedown pagedown pagedown pagedown", event=event, size=size)
    assert any(last in line for line in shown)
    assert not any("more lines" in line for line in shown)


def test_the_arrows_turn_the_pages_round(event: Path) -> None:
    assert "Keys" in play(event.parent, "f1 m enter pagedown right", event=event)[0]
    assert "Commands and scripts" in play(event.parent, "f1 m enter left", event=event)[0]


def test_the_page_keys_move_in_the_list_of_topics(event: Path) -> None:
    title = manual.page(manual.TOPICS[-1]).title
    keys = "f1 m " + "pagedown " * len(manual.TOPICS)
    assert f"The manual · {title}" in play(event.parent, f"{keys} enter", event=event, size=(60, 20))[0]
    first = manual.page(manual.TOPICS[0]).title
    assert f"The manual · {first}" in play(event.parent, f"{keys} {'pageup ' * 40} enter", event=event)[0]


def test_nothing_is_found_and_nothing_opens(event: Path) -> None:
    shown = play(event.parent, "f1 m x x x enter", event=event)
    assert shown[0].startswith(" The manual ") and "Enter" not in shown[-1]


def test_the_way_back_leads_to_where_one_was(event: Path) -> None:
    before = play(event.parent, "", event=event)
    assert play(event.parent, "f1 m enter escape escape escape", event=event)[0] == before[0]
