"""What a stranger sees of the demo: three orders, three champions; money shared and a cup that cannot be."""

import pytest

from clubtd.store.demo import demo_event
from tests.ui.conftest import play


def test_three_orders_and_three_champions_are_on_the_first_screen(tmp_path):
    lines = play(tmp_path, "", event=demo_event(tmp_path))
    assert "BH-C1" in lines[2]
    assert "Eilidh Marwick" in lines[3]
    assert "First by BH: Kirsi Lahtela, PS: Dmitri Vologdin" in lines[22]


def said(lines):
    return " ".join(" ".join(lines).replace("│", " ").split())


def test_all_orders_side_by_side_are_one_key_away(tmp_path):
    shown = said(play(tmp_path, "t", event=demo_event(tmp_path)))
    assert "BH Buchholz Kirsi Lahtela" in shown
    assert "BH-C1 Buchholz Cut-1 Eilidh Marwick" in shown
    assert "PS Progressive Score Dmitri Vologdin" in shown
    assert "WIN Wins 3 level" in shown
    assert "1 of the 9 other boards of round 4 could have turned it." in shown
    assert "½-½ or 0-1 instead of 1-0, and Kirsi Lahtela is ahead." in shown


def test_escape_leads_back_to_where_the_key_was_pressed(tmp_path):
    event = demo_event(tmp_path)
    assert "First by" in play(tmp_path, "t escape", event=event)[22]
    assert "Why is Eilidh Marwick ahead of Kirsi Lahtela?" in said(
        play(tmp_path, "enter t escape", event=event)
    )
    assert "Why is" in said(play(tmp_path, "t t", event=event))


@pytest.mark.parametrize(
    ("keys", "asked"),
    [
        ("tab", "Eilidh Marwick ahead of Dmitri Vologdin"),
        ("tab tab", "Eilidh Marwick ahead of Kirsi Lahtela"),
        ("shift+tab", "Eilidh Marwick ahead of Dmitri Vologdin"),
        ("down", "Kirsi Lahtela ahead of Dmitri Vologdin"),
        ("down tab", "Eilidh Marwick ahead of Dmitri Vologdin"),
    ],
)
def test_any_two_who_are_level_can_be_compared(tmp_path, keys, asked):
    assert f"How firmly is {asked}?" in said(play(tmp_path, f"t {keys}", event=demo_event(tmp_path)))


@pytest.mark.parametrize("keys", ["t", "r x"])
def test_more_is_promised_only_as_long_as_there_is_more(tmp_path, keys):
    event, size = demo_event(tmp_path), (60, 16)
    edges = [play(tmp_path, keys + " pagedown" * n, event=event, size=size)[15] for n in (0, 9)]
    assert "PgDn more" in edges[0] and "PgUp" not in edges[0]
    assert "PgUp back up" in edges[1] and "PgDn" not in edges[1]


def test_an_earlier_table_names_no_other_winners(tmp_path):
    assert "First by" not in play(tmp_path, "<", event=demo_event(tmp_path))[22]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_prizes_are_shared_and_the_cup_is_not(tmp_path, size):
    shown = "\n".join(play(tmp_path, "$", event=demo_event(tmp_path), size=size))
    for part in ("£33.34", "£33.33", "cup"):
        assert part in shown
