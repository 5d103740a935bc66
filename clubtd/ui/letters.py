"""In which letters a file is written that does not say so itself: asked with the names as they would read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clubtd.formats.encoding import Choice
from clubtd.formats.words import t
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.frame import Frame

_SAMPLES = 3
_DIGITS = 9


def ask_letters(screen: Frame, choices: Sequence[Choice], answered: Callable[[str], None]) -> None:
    """Ask which of these encodings is right, and give its name; empty when it stays as it is."""
    answers = [
        Answer((str(at),), f"{cells.left(choice.encoding, 8)} {_read(choice)}", choice.encoding)
        for at, choice in enumerate(choices[:_DIGITS], 1)
    ]
    lines = [t("The file does not say in which letters it is written. Which names are right?")]
    box = Box(t("Letters"), lines, answers, t("leave it"))
    screen.app.push_screen(box, lambda encoding: answered(encoding or ""))


def as_read(choices: Sequence[Choice], encoding: str) -> str:
    """Some words of the file as they read in that encoding, for whoever has to see whether they are right."""
    return next((_read(choice) for choice in choices if choice.encoding == encoding), "")


def _read(choice: Choice) -> str:
    return ", ".join(cells.shown(sample) for sample in choice.samples[:_SAMPLES])
