"""Every command is declared once; the keys, the key line, the help and the palette follow from it."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import clubtd.ui
from clubtd.ui.command import Command, Keys, cap, remap
from clubtd.ui.frame import EVERYWHERE, Frame
from tests.ui.conftest import play

for found in iter_modules(clubtd.ui.__path__):
    import_module(f"clubtd.ui.{found.name}")


def kinds(of: type[Frame] = Frame) -> Iterator[type[Frame]]:
    """Every screen there is."""
    for kind in of.__subclasses__():
        if not kind.__subclasses__() and kind.__module__.startswith("clubtd.ui."):
            yield kind
        yield from kinds(kind)


FRAMES = sorted(set(kinds()), key=lambda kind: kind.__name__)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.__name__)
def test_what_a_command_names_exists_on_its_screen(frame: type[Frame]) -> None:
    for command in (*frame.OFFERS, *EVERYWHERE):
        assert callable(getattr(frame, command.run)), command
        assert not command.when or hasattr(frame, command.when), command
        assert command.keys and command.label and command.help.endswith((".", "?")), command


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.__name__)
def test_no_key_hides_another_command_for_good(frame: type[Frame]) -> None:
    taken: set[str] = set()
    for command in frame.OFFERS:
        free = [key for key in command.keys if key not in taken]
        assert free, f"{command.id} of {frame.__name__} can never be reached"
        if not command.when:
            taken.update(command.keys)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.__name__)
def test_every_screen_that_has_a_help_page_says_what_it_is_for(frame: type[Frame]) -> None:
    assert frame.ABOUT or not frame.explained


@pytest.mark.parametrize(
    ("key", "shown"),
    [("p", "p"), ("+", "+"), ("U", "U"), ("enter", "Enter"), ("space", "Space"), ("f2", "F2"),
     ("ctrl+q", "Ctrl+Q"), ("shift+tab", "Shift+Tab"), ("escape", "Esc"), ("left", "←"), ("f", "f")],
)  # fmt: skip
def test_keys_as_they_are_printed(key: str, shown: str) -> None:
    assert cap(key) == shown


class Thing:
    """A screen with one command that can be done and one that cannot."""

    ready = False

    def go(self, how: str = "plainly") -> str:
        return how


def test_a_command_answers_to_its_key_when_it_can_be_done() -> None:
    keys = Keys(
        [Command("a", ("x",), "a", "A.", "go", "ready"), Command("b", ("x",), "b", "B.", "go", with_="b")]
    )
    thing = Thing()
    assert [c.id for c in keys.now(thing)] == ["b"]
    found = keys.at("x", thing)
    assert found and found.on(thing) == "b"
    thing.ready = True
    assert keys.at("x", thing) == keys.commands[0]
    assert keys.commands[0].on(thing) == "plainly"
    assert keys.at("y", thing) is None


def test_keys_can_be_given_to_commands_by_their_ids() -> None:
    remap({"a": ("f5", "y")})
    try:
        keys = Keys([Command("a", ("x",), "a", "A.", "go")])
    finally:
        remap({})
    assert keys.at("x", Thing()) is None
    assert keys.at("f5", Thing()) is keys.at("y", Thing()) is keys.commands[0]


def test_the_help_page_lists_the_keys_of_its_screen(event: Path) -> None:
    shown = "\n".join(play(event.parent, "enter ?", size=(80, 50)))
    for text in ("Signs are results", "+ w", "White wins.", "p ", "Read all results back", "Ctrl+P"):
        assert text in shown
    assert "round 2 of 4" in "\n".join(play(event.parent, "enter ? escape"))


@pytest.mark.parametrize("width", [60, 70, 80, 100, 120])
def test_the_help_page_says_at_any_width_what_each_key_does(event: Path, width: int) -> None:
    shown = play(event.parent, "?", size=(width, 60))
    assert "Open the event." in next(line for line in shown if line.startswith(" ▶ Enter"))
    assert "Leave clubtd." in next(line for line in shown if "Ctrl+Q" in line)
    assert not any("…" in line for line in shown)


def test_a_narrow_key_line_drops_what_can_be_spared_and_keeps_the_way_out(event: Path) -> None:
    assert play(event.parent, size=(60, 20))[-1].endswith("q quit  ? help")
    assert "x why" in play(event.parent, "enter", size=(100, 24))[-1]
    assert "x why" not in (narrow := play(event.parent, "enter", size=(80, 24))[-1]) and "u undo" in narrow


def test_the_help_page_lists_each_command_once(event: Path) -> None:
    shown = play(event.parent, "?", size=(80, 50))
    assert sum("Leave clubtd." in line for line in shown) == 1


@pytest.mark.parametrize(
    ("keys", "key", "means"),
    [
        ("enter l ?", "k", "Put these players on the club list."),
        ("enter ?", "c", "Check: type all results a second time; what differs rings"),
        ("enter + c ?", "c", "End the second pass: keys enter results again."),
    ],
)
def test_the_help_page_lists_a_key_with_what_it_does_now_alone(
    event: Path, keys: str, key: str, means: str
) -> None:
    shown = play(event.parent, keys, size=(80, 70))
    assert [line[3:].split(None, 1)[1].strip() for line in shown if line[3:].startswith(key + " ")] == [means]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("enter s f", "f not now: What can still happen for first place in the last round."),
        ("enter >", "> not now: The round after."),
        ("enter s X", ""),
        ("enter l l", ""),
        ("enter r", ""),
    ],
)
def test_a_key_with_nothing_to_do_says_what_it_is_for(event: Path, keys: str, said: str) -> None:
    shown = "\n".join(play(event.parent, keys))
    assert said in shown if said else "not now" not in shown


def test_the_palette_finds_a_command_and_runs_it(event: Path) -> None:
    shown = "\n".join(play(event.parent, "enter ctrl+p s t a n d enter"))
    assert "after round 1" in shown


def test_methods_that_commands_run_take_no_surprises() -> None:
    for frame in FRAMES:
        for command in frame.OFFERS:
            parameters = list(inspect.signature(getattr(frame, command.run)).parameters.values())[1:]
            needed = [
                p
                for p in parameters
                if p.default is inspect.Parameter.empty and p.kind is p.POSITIONAL_OR_KEYWORD
            ]
            assert len(needed) <= (1 if command.with_ else 0), command
