"""The last line after a fault of the program itself."""

import pytest

from clubtd.ui.app import ended


def test_after_a_fault_the_last_line_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(1) == 1
    assert "start it again and go on" in capsys.readouterr().err


def test_after_an_evening_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(0) == 0
    assert capsys.readouterr() == ("", "")
