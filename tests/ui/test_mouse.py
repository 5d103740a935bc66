"""The mouse: a click on the key line is the key, a double click is Enter, and what is refused is told."""

from pathlib import Path

from clubtd.store.contents import load
from tests.pseudo_terminal import Terminal
from tests.ui.conftest import make_event


def click(terminal: Terminal, part: str, times: int = 1) -> None:
    """Click on the first place on the screen where this text begins, once it is there."""
    terminal.wait(part)
    y = next(y for y, line in enumerate(terminal.lines) if part in line)
    x = terminal.lines[y].index(part)
    terminal.type(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m" * times)


def test_a_click_on_the_key_line_is_the_key(tmp_path: Path) -> None:
    with Terminal(str(make_event(tmp_path)), data=tmp_path) as terminal:
        terminal.wait("Missing: 2, 3, 4")
        click(terminal, "- Black")
        terminal.wait("Missing: 3, 4")
        click(terminal, "undo")
        terminal.wait("Undone")
        click(terminal, "s standings")
        terminal.wait("after round 1")
        click(terminal, "Enter why")
        terminal.wait("Esc close")


def test_a_click_beside_the_keys_does_nothing(tmp_path: Path) -> None:
    path = make_event(tmp_path)
    before = load(path).history.event
    with Terminal(str(path), data=tmp_path, columns=120) as terminal:
        terminal.wait("Missing: 2, 3, 4")
        terminal.type("\x1b[<0;119;24M\x1b[<0;119;24m\x1b[<0;1;23M\x1b[<0;1;23m")
        terminal.press("?", then="Esc back")
        terminal.press("Esc", then="Missing: 2, 3, 4")
    assert load(path).history.event == before


def test_a_double_click_opens_what_is_there(tmp_path: Path) -> None:
    with Terminal(str(make_event(tmp_path)), data=tmp_path) as terminal:
        terminal.wait("Missing: 2, 3, 4")
        click(terminal, "Błaszczyk, Ola", times=2)
        terminal.wait("Opponent")
        terminal.press("Esc", then="Missing: 2, 3, 4")
        terminal.press("\x1b[17~", then="newest first")
        click(terminal, "9 players are entered", times=2)
        terminal.wait("As it was at 20:31")


def test_a_double_click_that_is_refused_is_told(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text('{"x":', encoding="utf-8")
    with Terminal(data=tmp_path) as terminal:
        terminal.wait("Enter open")
        click(terminal, "broken.json", times=2)
        terminal.wait(lambda: "it is not JSON" in terminal.lines[-2])
        terminal.press("\x11")
        assert terminal.ended() == 0
