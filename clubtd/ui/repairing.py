"""A damaged event: what was found, what can be had back, and the repair, which keeps the damaged file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from clubtd.event.history import History
from clubtd.event.message import Refused, nmsg
from clubtd.formats.words import clock, day, say, t
from clubtd.store.damage import Damage, examine, repair
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box

if TYPE_CHECKING:
    from clubtd.ui.home import Home

_ROOM = 68


def offer_repair(screen: Home, path: Path) -> None:
    """Say what is wrong with the event and ask what to go on with; Refused when it is no event of ours at all."""
    damage = examine(path)
    if damage is None:  # meanwhile it is whole again
        screen.club.enter(path)
        return

    def answered(answer: str | None) -> None:
        if not answer:
            return
        try:
            said = repair(damage, damage.kept if answer == "backup" else damage.salvaged)
        except Refused as refused:
            screen.tell(refused.message, "bad")
        else:
            screen.refill()
            screen.tell(said, "good")

    leave = t("leave the file as it is")
    screen.app.push_screen(
        Box(t("{file} is damaged", file=path.name), _lines(damage), _answers(damage), leave), answered
    )


def _lines(damage: Damage) -> list[str]:
    """What was found, and what there is to go on with."""
    what = say(damage.what)
    lines = [*cells.wrapped(what[:1].upper() + what[1:] + ".", _ROOM), ""]
    if damage.salvaged.log:
        lines += _found(
            t(
                "From the file itself: {n} of about {all} actions,",
                n=len(damage.salvaged.log),
                all=damage.written,
            ),
            damage.salvaged,
        )
    else:
        lines += cells.wrapped(t("From the file itself nothing can be saved."), _ROOM)
    lines.append("")
    if damage.backup:
        made = datetime.fromtimestamp(damage.backup.made).isoformat()
        text = t(
            "The newest good backup ({day} {time}, {what}):",
            day=day(made),
            time=clock(made),
            what=damage.backup.occasion.label,
        )
        count = nmsg("{n} action,", "{n} actions,", len(damage.kept.log))
        lines += _found(f"{text} {say(count)}", damage.kept)
    else:
        lines.append(t("There is no backup."))
    lines += ["", *cells.wrapped(t("The damaged file is kept aside, whatever you choose."), _ROOM)]
    return lines


def _found(begin: str, history: History) -> list[str]:
    """How far a history goes: its last action, with its time."""
    last = history.lines()[-1]
    text = t("{begin} the last at {time}: {what}", begin=begin, time=clock(last.at), what=last.message)
    return cells.wrapped(cells.shown(text), _ROOM)


def _answers(damage: Damage) -> list[Answer]:
    """What holds most comes first and has Enter."""
    found = []
    if damage.salvaged.log:
        found.append(
            (("s",), t("go on with what the file still holds"), "salvaged", len(damage.salvaged.log))
        )
    if damage.kept.log:
        found.append((("b",), t("go on with the backup"), "backup", len(damage.kept.log)))
    found.sort(key=lambda answer: -answer[-1])
    return [
        Answer(("enter", *keys) if place == 0 else keys, label, value)
        for place, (keys, label, value, _) in enumerate(found)
    ]
