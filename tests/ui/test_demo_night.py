"""What a stranger sees of the demo: three orders, three champions; money shared and a cup that cannot be."""

import pytest

from clubtd.store.demo import demo_event
from tests.ui.conftest import play


def test_three_orders_and_three_champions_are_on_the_first_screen(tmp_path):
    lines = play(tmp_path, "", event=demo_event(tmp_path))
    assert "BH-C1" in lines[2]
    assert "Eilidh Marwick" in lines[3]
    assert "First by BH: Kirsi Lahtela, PS: Dmitri Vologdin" in lines[22]


def test_all_orders_side_by_side_are_two_keys_away(tmp_path):
    shown = " ".join(" ".join(play(tmp_path, "enter t", event=demo_event(tmp_path))).split())
    assert "BH Kirsi Lahtela" in shown
    assert "BH-C1 Eilidh Marwick" in shown
    assert "PS Dmitri Vologdin" in shown
    assert "1 of the 9 other boards of round 4 could have turned it." in shown


def test_an_earlier_table_names_no_other_winners(tmp_path):
    assert "First by" not in play(tmp_path, "<", event=demo_event(tmp_path))[22]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_prizes_are_shared_and_the_cup_is_not(tmp_path, size):
    shown = "\n".join(play(tmp_path, "$", event=demo_event(tmp_path), size=size))
    for part in ("£33.34", "£33.33", "cup"):
        assert part in shown
