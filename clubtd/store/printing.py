"""Paper: text sent to the printer through `lp`, where there is one."""

from __future__ import annotations

import os
import shutil
import subprocess

from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import visible

_PATIENCE = 20  # seconds until `lp` must have taken a text
_LONGEST_TITLE = 60


def print_text(text: str, title: str, printer: str = "") -> Message:
    """Send a text to that printer, or to the usual one. Says so; Refused with the reason when nothing is printed."""
    program = shutil.which("lp")
    if program is None:
        raise Refused(msg("There is no printer here (no program lp): save the sheet and print it elsewhere."))
    command = [program, "-t", f"clubtd: {visible(title)[:_LONGEST_TITLE]}"]
    if printer:
        command += ["-d", printer]
    try:
        done = subprocess.run(
            command,
            input=text.encode("utf-8", "replace"),
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
    except subprocess.TimeoutExpired:
        raise Refused(msg("NOT PRINTED: the printer did not answer for {n} seconds.", n=_PATIENCE)) from None
    except OSError as error:
        raise Refused(msg("NOT PRINTED: {why}.", why=error.strerror or str(error))) from None
    if done.returncode:
        raise Refused(msg("NOT PRINTED: {why}.", why=_reason(done.stderr)))
    where = printer or msg("the usual printer")
    return msg("Sent to {printer}: {title}.", printer=where, title=title)


def _reason(said: bytes) -> str | Message:
    """What `lp` said, in one line: `lp: Error - no default destination available.`"""
    lines = said.decode("utf-8", "replace").strip().splitlines()
    return lines[0].removeprefix("lp: ").rstrip(".")[:200] if lines else msg("lp gave no reason")
