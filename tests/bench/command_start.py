"""What a command costs before its own work, and in all on a small event, as ratios to `python -c pass` in one run.

python tests/bench/command_start.py [runs]

Processor time, not milliseconds on the wall: other programs disturb it least. "before" reads the arguments and
stops where the work begins; "help" prints the help of the command; "in all" does what is written there.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.cli.main import COMMANDS
from tests.bench.big_event import big_event
from tests.bench.terminal import ROOT

BEFORE = """
import sys
from clubtd.cli import main
class Work:
    def run(args): return 0
found = main.import_module
main.import_module = lambda name: found(name) if ".arguments." in name else Work
sys.exit(main.run(sys.argv[1:], None))
"""
# {event}: a small event, {folder}: where it is, {new}: a file that is not there.
WHOLE = {
    "demo": "demo", "new": "new {new}", "do": "do {event} result 2 1 1-0", "show": "show {event}",
    "history": "history {event}", "pair": "pair {event}", "check": "check {event}",
    "explain": "explain {event}", "standings": "standings {event}", "import": "import {list} -o {new}",
    "export": "export {event} --to trf", "prizes": "prizes {event}", "advise": "advise {event}",
    "wall": "wall {event}", "simulate": "simulate {event} --runs 1", "events": "events", "club": "club list",
    "season": "season", "ratings": "ratings", "restore": "restore {event}", "delete": "delete --list",
    "copy": "copy {event} {other}", "help": "help", "completion": "completion bash",
}  # fmt: skip


def milliseconds(arguments: list[str]) -> float:
    """The processor time of Python with these arguments."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    nothing = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in (0, 1, 2)]
    process = os.posix_spawn(
        sys.executable, [sys.executable, *arguments], {**environment, "PYTHONPATH": str(ROOT)},
        file_actions=nothing,
    )  # fmt: skip
    used = os.wait4(process, 0)[2]
    return (used.ru_utime + used.ru_stime) * 1000


def rows(folder: Path) -> dict[str, tuple[list[str], list[str], list[str]]]:
    """By command: the arguments of Python for what is before its work, its help, and all of it."""
    names = folder / "names.txt"
    names.write_text("Ana Stone\nBea Jensen\n")
    event = big_event(folder / "small.json", players=8, rounds=2, open_boards=2)
    places = {
        "event": event,
        "folder": folder,
        "list": names,
        "new": folder / "new" / "new.json",
        "other": folder,
    }
    here = ["--data", str(folder)]
    found = {}
    for name in COMMANDS:
        typed = WHOLE[name].format(**places).split() + here
        found[name] = (["-c", BEFORE, *typed], ["-m", "clubtd", name, "--help"], ["-m", "clubtd", *typed])
    return found


def main() -> None:
    """Interleave everything, print medians as ratios."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with TemporaryDirectory() as folder:
        commands = rows(Path(folder))
        lines = {
            "python -c pass": (["-c", "pass"],),
            "--version": (["-m", "clubtd", "--version"],),
            "--help": (["-m", "clubtd", "--help"],),
            **commands,
        }
        taken: dict[str, list[list[float]]] = {name: [[] for _ in line] for name, line in lines.items()}
        for turn in range(runs + 1):
            for name, line in lines.items():
                for times, arguments in zip(taken[name], line, strict=True):
                    spent = milliseconds(arguments)
                    if turn:  # the first turn compiles
                        times.append(spent)
    bare = median(taken["python -c pass"][0])
    print(f"{'':15} {'before':>7} {'help':>7} {'in all':>7}   (times python -c pass, {bare:.1f} ms)")
    for name, times in taken.items():
        print(f"{name:15} " + " ".join(f"{median(column) / bare:7.2f}" for column in times))


if __name__ == "__main__":
    main()
