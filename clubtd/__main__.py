"""`clubtd` and `python -m clubtd`: opens the screens, or runs a command; imports only the one it needs."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program with the arguments of the shell; the exit code."""
    from clubtd.cli.main import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
