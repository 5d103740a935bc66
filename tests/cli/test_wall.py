"""`clubtd wall`: what it asks of the screens."""

import pytest

from clubtd.cli.main import run


class Screens:
    """Notes what it was asked to open."""

    def __init__(self) -> None:
        self.asked: list[tuple[str | None, int]] = []

    def __call__(self, data: str | None, event: str | None, *, wall: int = 0) -> int:
        self.asked.append((event, wall))
        return 0


@pytest.mark.parametrize(
    ("words", "asked"),
    [(["wall", "tuesday"], ("tuesday", 10)), (["wall", "tuesday", "--seconds", "4"], ("tuesday", 4))],
)
def test_the_event_and_the_seconds_of_a_page(words: list[str], asked: tuple[str, int]) -> None:
    screens = Screens()
    assert run(words, screens) == 0
    assert screens.asked == [asked]


@pytest.mark.parametrize("seconds", ["0", "-5", "4000"])
def test_a_page_stays_for_a_second_to_an_hour(seconds: str) -> None:
    screens = Screens()
    assert run(["wall", "tuesday", "--seconds", seconds], screens) == 2
    assert not screens.asked
