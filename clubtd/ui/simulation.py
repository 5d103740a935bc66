"""A simulation in another process: the screens stay as quick as before, and it can be stopped at any time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable

from clubtd.event.message import Refused, msg
from clubtd.formats.simulation import Progress, read_line

_LONGEST_LINE = 100_000


class Simulation:
    """One run of `clubtd simulate`; `told` is called with every bit of progress."""

    def __init__(self, event: bytes, runs: int, seed: str, told: Callable[[Progress], None]) -> None:
        """`event` is the event file, from its bytes."""
        self._event = event
        self._words = ("-m", "clubtd", "simulate", "-", "--stream", "--runs", str(runs), "--seed", seed)
        self._told = told
        self._process: asyncio.subprocess.Process | None = None
        self._stopped = False

    async def run(self) -> None:
        """Simulate to the end or until it is stopped; Refused with the reason when it cannot be done."""
        pipe = asyncio.subprocess.PIPE
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._words,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                limit=_LONGEST_LINE,
                start_new_session=os.name == "posix",  # Ctrl-C of a terminal is not meant for it
            )
        except OSError as error:
            raise Refused(
                msg("The simulation cannot be started: {why}.", why=error.strerror or str(error))
            ) from None
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            with contextlib.suppress(OSError):
                process.stdin.write(self._event)
                await process.stdin.drain()
                process.stdin.close()
            while text := await process.stdout.readline():
                if self._stopped:
                    return
                self._told(read_line(text))
            said = (await process.stderr.read(_LONGEST_LINE)).decode("utf-8", "replace").strip()
            if await process.wait() and not self._stopped:
                raise Refused(msg("{why}", why=said or msg("The simulation has ended too early.")))
        finally:
            self.stop()
            await process.wait()

    def stop(self) -> None:
        """End it now; what it has told so far stays."""
        self._stopped = True
        if self._process and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
