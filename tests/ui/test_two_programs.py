"""A second program on the same event reads only, follows what the first does, and goes on when it is gone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clubtd.store.demo import demo_event
from tests.pseudo_terminal import Terminal


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return demo_event(tmp_path, 3)


@pytest.fixture
def first(event: Path) -> Iterator[Terminal]:
    with Terminal(event.name, data=event.parent) as terminal:
        terminal.wait("Missing: 4, 6, 9")
        yield terminal


def test_the_second_follows_and_takes_over(event: Path, first: Terminal) -> None:
    with Terminal(event.name, data=event.parent) as second:
        second.wait("Reading only: open in")
        second.press("+", then="That cannot be done")
        second.wait("is open in another program")
        second.press("Esc", then=lambda: "That cannot be done" not in second.text)
        first.press("+", then="Missing: 6, 9")
        second.wait(lambda: any("  4 " in line and "1 - 0" in line for line in second.lines))
        first.kill()
        second.wait("this one has the event now")
        second.press("6", "/", then="Missing: 9")
