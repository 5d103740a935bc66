"""A path that no system can have is answered like one that is not there, in every field that takes one."""

from pathlib import Path

import pytest

from tests.pseudo_terminal import Terminal
from tests.ui.conftest import make_event

IMPOSSIBLE = {"home of nobody": "~nobodyhere/list.csv", "nobody": "~nobodyhere", "too long": "x" * 5000}


@pytest.mark.parametrize("path", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
@pytest.mark.parametrize(
    ("key", "there", "answer"),
    [("i", "Tab complete", "There is no file"), ("\x1b[19~", "Copy", "There is no folder")],
    ids=["list", "copy"],
)
def test_it_is_not_there(tmp_path: Path, key: str, there: str, answer: str, path: str) -> None:
    with Terminal(str(make_event(tmp_path, rounds=0)), data=tmp_path) as terminal:
        terminal.wait("saved 20:31")
        terminal.press(key, then=there)
        terminal.press("\x15", f"\x1b[200~{path}\x1b[201~", "Enter", then=answer)
