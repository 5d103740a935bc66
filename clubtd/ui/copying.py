"""A copy of the event in another folder, such as a stick, with one key; the folder is remembered."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING

from clubtd.event.message import Refused, msg
from clubtd.formats.words import t
from clubtd.store.remembered import recall, remember
from clubtd.store.sticks import sticks
from clubtd.ui.ask import AskLine

if TYPE_CHECKING:
    from clubtd.ui.event_frame import EventFrame

REMEMBERED = "folder of copies"


def copy_event(screen: EventFrame) -> None:
    """Copy to the folder of the last copy; the first time ask which."""
    folder = _remembered(screen)
    if folder is None:
        copy_elsewhere(screen)
    else:
        screen.run_worker(_copied(screen, folder))


def copy_elsewhere(screen: EventFrame) -> None:
    """Ask for the folder, and copy."""
    about = msg(
        "The whole event goes there as one file: on another computer clubtd goes on with it. F8 copies there again,"
        " with one key, whenever you like."
    )
    question = AskLine(t("Copy the event to another place"), t("Folder"), about, _checked)
    inserted = sticks()
    known = _remembered(screen) or (inserted[0] if inserted else None)
    question.field.value = str(known) if known else ""

    def answered(line: str | None) -> None:
        if line:
            screen.run_worker(_copied(screen, Path(os.path.expanduser(line))))

    screen.app.push_screen(question, answered)


def _remembered(screen: EventFrame) -> Path | None:
    kept = recall(screen.club.data, REMEMBERED)
    return Path(kept) if isinstance(kept, str) and kept else None


def _checked(line: str) -> None:
    if not line:
        raise Refused(msg("Type the folder, as /media/stick; Esc leaves."))
    if not os.path.isdir(os.path.expanduser(line)):
        raise Refused(msg("There is no folder {folder}: is the stick in?", folder=line))


async def _copied(screen: EventFrame, folder: Path) -> None:
    """Copy beside the keyboard: a stick can be slow, or gone."""
    try:
        said = await asyncio.to_thread(screen.desk.file.copy_to, folder)
    except Refused as refused:
        screen.tell(refused.message, "bad")
        return
    remember(screen.club.data, REMEMBERED, str(folder))
    screen.tell(said, "good")
