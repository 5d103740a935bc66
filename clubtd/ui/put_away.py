"""Events out of the way: archived or deleted after a question, and brought back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import day, t
from clubtd.store.folder import Summary, summary
from clubtd.ui.box import Answer, Box

if TYPE_CHECKING:
    from clubtd.ui.home import Home

MOST = 9
"""How many events are offered at once: one for each digit."""


def ask_to_put_away(screen: Home, path: Path) -> None:
    """Archive or delete an event, or leave it."""
    from clubtd.store.deleting import delete

    found = summary(path)
    name = found.name or path.name
    lines = [
        t("Archived, it leaves this list and stays where it is."),
        t("Deleted, its file and its backups go into a folder of their own."),
        t("b brings it back from either."),
    ]
    answers = [Answer(("a",), t("archive"), "archive")] if not found.error else []
    answers.append(Answer(("d",), t("delete"), "delete"))

    def answered(answer: str | None) -> None:
        if answer == "archive":
            _told(screen, lambda: _archive(path, archived=True))
        elif answer == "delete":
            gone = msg("{name} is deleted. b brings it back.", name=name)
            _told(screen, lambda: _moved(delete, path, gone))

    screen.app.push_screen(Box(t("Put {name} away?", name=name), lines, answers, t("leave it")), answered)


def ask_to_bring_back(screen: Home) -> None:
    """Bring back one of the events that were put away, the one changed last first."""
    from clubtd.store.deleting import bring_back

    offered = {str(i): found for i, found in enumerate(screen.away[:MOST], 1)}
    answers = []
    for key, found in offered.items():
        how = t("archived") if found.path.parent == screen.club.data else t("deleted")
        label = f"{found.name or found.path.name} · {day(_date(found))} · {how}"
        answers.append(Answer((key,), label, key))

    def answered(answer: str | None) -> None:
        if not answer:
            return
        found = offered[answer]
        if found.path.parent == screen.club.data:
            _told(screen, lambda: _archive(found.path, archived=False))
        else:
            back = msg("{name} is back.", name=found.name or found.path.name)
            _told(screen, lambda: _moved(bring_back, found.path, back))

    lines = [t("Which event comes back into the list?")]
    screen.app.push_screen(Box(t("Bring back"), lines, answers), answered)


def _date(found: Summary) -> str:
    return datetime.fromtimestamp(found.modified).isoformat()


def _archive(path: Path, *, archived: bool) -> Message:
    from clubtd.event.actions import ArchiveEvent
    from clubtd.store.eventfile import EventFile

    file = EventFile.open(path)
    try:
        return file.take(ArchiveEvent(archived))[0]
    finally:
        file.close()


def _moved(move: Callable[[Path], Path], path: Path, said: Message) -> Message:
    move(path)
    return said


def _told(screen: Home, step: Callable[[], Message]) -> None:
    """Do it and say so, or why not."""
    try:
        said = step()
    except Refused as refusal:
        screen.tell(refusal.message, "bad")
    else:
        screen.refill()
        screen.tell(said, "good")
