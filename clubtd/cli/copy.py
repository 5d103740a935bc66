"""`clubtd copy`: a copy of an event in another folder, such as a stick."""

from __future__ import annotations

import argparse
from pathlib import Path

from clubtd.cli.source import event_path
from clubtd.formats.words import say
from clubtd.store.contents import load
from clubtd.store.copying import copy_to


def run(args: argparse.Namespace) -> int:
    """Writes the copy and reads it back."""
    path = event_path(args.data, args.event)
    print(say(copy_to(Path(args.folder), path.name, load(path).history)))
    return 0
