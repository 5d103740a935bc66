"""Sheets on paper."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from clubtd.event.message import Refused
from clubtd.store.printing import print_text


def printer(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program `lp` that does what the script says, the only one there is."""
    lp = folder / "lp"
    lp.write_text(f"#!/bin/sh\n{script}\n")
    lp.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


def test_a_text_and_its_title_reach_the_printer_as_they_are(tmp_path, monkeypatch):
    said, got = tmp_path / "said", tmp_path / "got"
    printer(tmp_path, f'printf "%s\\n" "$@" > {said}; cat > {got}', monkeypatch)
    title = "$(touch pwned); `id` \x1b]0;x\x07 -o raw"
    assert str(print_text("Bảng 1 ½\n", title, "Hall 2")) == f"Sent to Hall 2: {title}."
    assert got.read_text(encoding="utf-8") == "Bảng 1 ½\n"
    assert said.read_text().splitlines() == [
        "-t",
        "clubtd: $(touch pwned); `id` ^[]0;x^G -o raw",
        "-d",
        "Hall 2",
    ]


def test_what_the_printer_says_is_told(tmp_path, monkeypatch):
    printer(tmp_path, 'echo "lp: Error - no default destination available." >&2; exit 1', monkeypatch)
    with pytest.raises(Refused, match=r"NOT PRINTED: Error - no default destination available\.$"):
        print_text("x", "x")


def test_without_a_printer_there_is_another_way(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Refused, match="no printer here"):
        print_text("x", "x")
