"""Whatever is done, refused, undone, restored or not saved, in any order: the file holds what the program shows."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from evening import AT, in_order, people
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, UnpairRound, Withdraw
from clubtd.event.event import Settings
from clubtd.event.history import Redo, Undo
from clubtd.event.message import Refused
from clubtd.event.result import Result
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.store.replace import RealDisk


class SometimesFull(RealDisk):
    """A disk that may be full."""

    full = False

    def write(self, descriptor, data):
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(descriptor, data)

    def sync(self, descriptor):
        """Not waited for: these tests pull no plug."""


class AnyEvening(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "evening.json"
        self.disk = SometimesFull()

    @initialize(background=st.booleans())
    def create(self, background):
        self.background = background
        create = CreateEvent(Settings("Evening", rounds=5))
        self.file = EventFile.create(self.path, create, at=AT, background=background, disk=self.disk)
        self.file.take(AddPlayers(people(5)), at=AT)

    def attempt(self, *steps):
        before = self.file.history
        try:
            self.file.take(*steps, at=AT)
        except Refused:
            assert self.file.history == before

    @rule()
    def pair(self):
        self.attempt(in_order(self.file.event, len(self.file.event.rounds) + 1))

    @rule(board=st.integers(1, 2), results=st.lists(st.sampled_from(Result), min_size=1, max_size=3))
    def enter(self, board, results):
        self.attempt(*(EnterResult(max(1, len(self.file.event.rounds)), board, r) for r in results))

    @rule(
        step=st.sampled_from(
            [Undo(), Redo(), UnpairRound(1), UnpairRound(2), Withdraw(3), AddPlayers(people(1))]
        )
    )
    def do(self, step):
        self.attempt(step)

    @rule(which=st.integers(0, 3))
    def restore(self, which):
        if backups := self.file.backups()[which:]:
            before = self.file.history
            try:
                self.file.restore(backups[0])
            except Refused:
                assert self.file.history == before

    @rule(full=st.booleans())
    def fill(self, full):
        self.file.flush()
        self.disk.full = full

    @rule()
    def close_and_open_again(self):
        self.disk.full = False
        self.file.close()
        self.file = EventFile.open(self.path, background=self.background, disk=self.disk)

    @invariant()
    def the_file_holds_what_is_shown(self):
        if self.file.flush():
            assert load(self.path).history == self.file.history
        else:
            log = load(self.path).history.log
            assert log == self.file.history.log[: len(log)]

    def teardown(self):
        if hasattr(self, "file"):
            self.file.close(anyway=True)
        self.folder.cleanup()


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
