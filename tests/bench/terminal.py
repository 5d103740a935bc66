"""A program in a pseudo-terminal, with a clock on what it writes."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Terminal:
    """Starts a program 80x24 (or another size), sends keys, and keeps what it wrote and when."""

    def __init__(self, argv: list[str], columns: int = 80, rows: int = 24, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "PYTHONPATH": str(ROOT)}
        env.pop("NO_COLOR", None)
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled, as Textual is
        self.output = bytearray()
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            argv, stdin=slave, stdout=slave, stderr=slave, env={**env, **environment}, start_new_session=True
        )
        os.close(slave)

    def read(self, seconds: float) -> bytes:
        """What comes next, waiting at most so long; empty when nothing does."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, seconds))
        if not ready:
            return b""
        try:
            chunk = os.read(self.master, 65536)
        except OSError:
            return b""
        self.output += chunk
        return chunk

    def wait_for(self, text: str, seconds: float = 20) -> float:
        """Seconds from the start until the text has been written."""
        wanted, end = text.encode(), time.perf_counter() + seconds
        while wanted not in self.output:
            if time.perf_counter() > end:
                raise TimeoutError(f"{text!r} did not come: {bytes(self.output[-2000:])!r}")
            self.read(end - time.perf_counter())
        return time.perf_counter() - self.begun

    def settle(self, quiet: float = 0.4) -> float:
        """Seconds from the start to the last thing written before a silence."""
        last = time.perf_counter()
        while self.read(quiet):
            last = time.perf_counter()
        return last - self.begun

    def key(self, keys: str, quiet: float = 0.15) -> tuple[float, int]:
        """Seconds until the answer to a key began, and how many bytes it had."""
        begun = time.perf_counter()
        os.write(self.master, keys.encode())
        chunk = self.read(2)
        seconds, size = time.perf_counter() - begun, len(chunk)
        while chunk := self.read(quiet):
            size += len(chunk)
        return seconds, size

    def memory(self) -> int:
        """Resident memory in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def spent(self) -> float:
        """Seconds of processor time that the program has used so far, in all its threads (Linux)."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9

    def close(self) -> None:
        """End the program."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        os.close(self.master)
