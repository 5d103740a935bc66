"""The real program in a pseudo-terminal: keys go in, and the screen is read as a person would see it."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import pyte

ROOT = Path(__file__).parent.parent
KEYS = {
    "Enter": "\r",
    "Esc": "\x1b",
    "Tab": "\t",
    "Space": " ",
    "Up": "\x1b[A",
    "Down": "\x1b[B",
    "Right": "\x1b[C",
    "Left": "\x1b[D",
    "Home": "\x1b[H",
    "End": "\x1b[F",
    "Del": "\x1b[3~",
    "Backspace": "\x7f",
    "F1": "\x1bOP",
}


class Terminal:
    """The program on a screen of its own. Waiting is always for something on the screen, with a limit.

    A frame arrives in pieces: what should be on the screen is waited for, never asserted at once.
    """

    def __init__(
        self,
        *words: str,
        data: Path,
        columns: int = 80,
        rows: int = 24,
        shell: bool = False,
        **environment: str,
    ) -> None:
        """With `shell` a shell with job control is opened, in which the program can be typed."""
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.output = bytearray()
        self.keys = 0
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        inherited = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CLUBTD_DATA")}
        self._master = master
        self.process = subprocess.Popen(
            ["setsid", "--ctty", "bash", "--norc", "-i"]
            if shell
            else [sys.executable, "-m", "clubtd", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=not shell,
            cwd=data,
            env={
                **inherited,
                "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8",
                "PYTHONPATH": str(ROOT),
                "CLUBTD_DATA": str(data),
                **environment,
            },
        )
        os.close(slave)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        os.close(self._master)

    @property
    def lines(self) -> list[str]:
        """The screen, line by line, without trailing blanks."""
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        """The whole screen."""
        return "\n".join(self.lines)

    def line(self, part: str) -> str:
        """The first line of the screen that holds this text; empty when none does."""
        return next((line for line in self.lines if part in line), "")

    def read(self, seconds: float) -> bool:
        """Take in what the program writes next; False when nothing comes in that time."""
        ready, _, _ = select.select([self._master], [], [], max(seconds, 0))
        if not ready:
            return False
        try:
            chunk = os.read(self._master, 65536)
        except OSError:
            return False
        self.output += chunk
        self._stream.feed(chunk)
        return bool(chunk)

    def wait(self, wanted: str | Callable[[], bool], seconds: float = 20) -> None:
        """Until the screen shows this text, or the condition holds; fails with the screen when it never does."""
        shown = (lambda: wanted in self.text) if isinstance(wanted, str) else wanted
        end = time.monotonic() + seconds
        while not shown():
            left = end - time.monotonic()
            if left < 0 or (not self.read(min(left, 0.5)) and self.process.poll() is not None):
                raise AssertionError(f"never seen: {wanted!r}\n{self.text}")
        while self.read(0.01):
            pass  # the rest of the frame

    def press(self, *keys: str, then: str | Callable[[], bool] | None = None) -> None:
        """Press keys by name or character, then wait for what should come."""
        for key in keys:
            os.write(self._master, KEYS.get(key, key).encode())
            self.keys += 1
        if then is not None:
            self.wait(then)

    def type(self, text: str, then: str | Callable[[], bool] | None = None) -> None:
        """Type a text, a key a letter; then wait for what should come."""
        for letter in text:
            os.write(self._master, letter.encode())
        self.keys += len(text)
        if then is not None:
            self.wait(then)

    def ended(self, seconds: float = 20) -> int:
        """Wait for the end of the program; its exit code."""
        end = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < end:
            self.read(0.2)
        assert self.process.returncode is not None, f"still running\n{self.text}"
        return self.process.returncode

    def hang_up(self) -> None:
        """Close the terminal under the program."""
        os.close(self._master)

    def kill(self) -> None:
        """Kill -9, whatever it is doing."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
