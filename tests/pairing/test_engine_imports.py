"""The engine is imported in less time than Python takes to start: it asks for nothing that is slow to import."""

import subprocess
import sys
from pathlib import Path

import clubtd

SLOW = {"ast", "dataclasses", "decimal", "fractions", "inspect", "numbers", "re", "tokenize", "typing"}


def test_the_engine_asks_for_no_slow_library() -> None:
    code = "import sys, clubtd.pairing.dutch; print(*sys.modules)"
    place = Path(clubtd.__file__).parents[1]
    # -S: what an installation imports at its start is no fault of the engine
    run = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=place, capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split())
    assert "clubtd.pairing.dutch" in loaded
    assert not loaded & SLOW
