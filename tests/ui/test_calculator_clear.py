"""The calculator's c empties the lines, and c again brings them back."""

from tests.ui.conftest import play

TYPED = "t 3 5 w 1 enter 2 0"


def test_c_empties_and_brings_back(tmp_path):
    typed = play(tmp_path, TYPED)
    assert "1 of 2" in typed[0]
    cleared = play(tmp_path, f"{TYPED} c")
    assert "1 of 2" not in cleared[0]
    assert "c brings them back" in cleared[22]
    assert play(tmp_path, f"{TYPED} c c")[0] == typed[0]


def test_what_is_typed_after_it_is_not_lost(tmp_path):
    assert "1 of 1" in play(tmp_path, f"{TYPED} c 4 w 1 tab tab")[0]
