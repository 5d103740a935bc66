"""Damage is always found, never believed, and everything before it is had back."""

from __future__ import annotations

import json
import random

import pytest

from clubtd.event.message import Refused
from clubtd.store import layout
from clubtd.store.contents import load, parse, to_bytes
from clubtd.store.damage import examine, repair
from clubtd.store.eventfile import EventFile
from clubtd.store.layout import Damaged, Newer
from clubtd.store.salvage import salvage, trusted


def ends(raw, actions):
    """Where each action of the file ends."""
    found, position = [], 0
    for number in range(1, actions + 1):
        position = raw.index(b'"%d": {"at": ' % number, position)
        position = raw.index(b'"}', raw.index(layout.SUM, position)) + 2
        found.append(position)
    return found


def test_a_file_cut_short_at_any_byte_is_refused_and_every_whole_action_is_salvaged(forty):
    raw, history = forty
    marks = ends(raw, len(history.log))
    assert len(marks) == 40
    for length in range(len(raw)):
        cut = raw[:length]
        with pytest.raises(Damaged):
            parse(cut)
        whole = sum(mark <= length for mark in marks)
        assert len(trusted(cut)) == whole
        if length in marks or not length % 97:
            assert salvage(cut).log == history.log[:whole]


def test_a_flipped_bit_anywhere_is_refused_and_everything_before_it_is_salvaged(forty):
    raw, history = forty
    marks = ends(raw, len(history.log))
    chance = random.Random(20261122)
    for _ in range(1000):
        bit = chance.randrange(len(raw) * 8)
        flipped = bytearray(raw)
        flipped[bit // 8] ^= 1 << bit % 8
        with pytest.raises(Refused):
            parse(bytes(flipped))
        before = sum(mark <= bit // 8 for mark in marks)
        log = salvage(bytes(flipped)).log
        assert log == history.log[: len(log)]
        assert len(log) >= before


def test_zeros_in_the_middle_and_a_file_of_zeros(forty):
    raw, history = forty
    zeros = raw[:4000] + bytes(512) + raw[4512:]
    with pytest.raises(Damaged):
        parse(zeros)
    whole = sum(mark <= 4000 for mark in ends(raw, 40))
    assert 10 < whole < 40
    assert salvage(zeros).log == history.log[:whole]
    with pytest.raises(Damaged):
        parse(bytes(8000))
    assert salvage(bytes(8000)).log == ()


def with_checksum(document):
    """An event file made by somebody who knows how the checksum is made."""
    log = [layout.row(int(n), d) for n, d in document["actions"].items()]
    state = [layout.row(int(n), d) for n, d in document["state"].items()]
    return layout.to_bytes(log, state)


CHANGES = [
    (lambda d: d["state"]["2"].update(points=9.5), "do not add up to the state"),
    (lambda d: d["state"].popitem(), "do not add up to the state"),
    (lambda d: d["actions"]["40"].update(result="1-0"), "do not add up to the state"),
    (lambda d: d["actions"].popitem(), "do not add up to the state"),
    (lambda d: d["actions"].pop("7"), "its action 7 is missing"),
    (lambda d: d["actions"]["4"].update(verb="undo", round=None), "round is not known here"),
    (
        lambda d: d["actions"]["5"].update(board=44),
        r"one of its actions cannot be taken \(Round 1 has no board 44",
    ),
    (lambda d: d["actions"].clear(), "it holds no event"),
]


@pytest.mark.parametrize(("change", "sentence"), CHANGES)
def test_a_right_checksum_alone_is_not_believed(forty, change, sentence):
    document = json.loads(forty[0])
    change(document)
    with pytest.raises(Refused, match=sentence):
        parse(with_checksum(document))


def test_a_newer_format_is_said_and_left_alone(forty, path):
    newer = forty[0].replace(b'{"format": 2}', b'{"format": 3}')
    path.write_bytes(layout.with_checksum(newer[: newer.rindex(b',\n"checksum"')]))
    with pytest.raises(Newer, match="written by a newer clubtd"):
        EventFile.open(path)
    with pytest.raises(Newer):
        examine(path)


def test_a_whole_file_is_not_damaged(file, path):
    assert examine(path) is None


def test_repair_keeps_the_damaged_file_and_goes_on_from_the_last_trusted_action(file, path):
    file.close()
    raw = path.read_bytes()
    damaged = raw.replace(b'"verb": "order"', b'"verb": "ordeR"')
    path.write_bytes(damaged)
    with pytest.raises(Damaged, match="checksum is wrong"):
        EventFile.open(path)

    damage = examine(path)
    assert (len(damage.salvaged.log), damage.written) == (34, 40)
    assert damage.backup.occasion.kind == "restore"
    assert damage.salvaged.log == file.history.log[:34]
    assert damage.best.log == damage.kept.log == file.history.log[:35]

    said = str(repair(damage))
    aside = next(b for b in file.backups() if b.occasion.kind == "damaged")
    assert said.startswith("Evening is repaired: 35 of about 40 actions are there.")
    assert str(aside.path) in said
    assert aside.path.read_bytes() == damaged
    again = EventFile.open(path)
    assert again.history.log == file.history.log[:35]
    again.close()


def test_a_file_of_which_nothing_is_left_is_replaced_by_the_newest_good_backup(file, path):
    file.close()
    newest, second = file.backups()[:2]
    newest.path.write_bytes(newest.path.read_bytes()[:-9])
    path.write_bytes(bytes(7000))
    damage = examine(path)
    assert damage.backup == second
    repair(damage)
    assert load(path).history.log == file.history.log[: second.occasion.actions]


def test_a_file_that_another_program_wrote_over_comes_back_from_its_backup(file, path):
    file.close()
    path.write_bytes(b'{"recipes": []}')
    damage = examine(path)
    assert str(damage.what) == "it is not an event of clubtd"
    repair(damage)
    assert load(path).history.log == file.history.log[:35]


def test_a_file_that_is_none_of_ours_is_not_to_be_repaired(path):
    path.write_bytes(b'{"recipes": []}')
    with pytest.raises(Refused, match="not an event of clubtd"):
        examine(path)


def test_without_anything_to_go_on_nothing_is_touched(path):
    path.write_bytes(b"")
    damage = examine(path)
    with pytest.raises(Refused, match="nothing in it could be saved"):
        repair(damage)
    assert path.read_bytes() == b""


def test_the_bytes_of_a_history_do_not_depend_on_how_it_was_saved(forty):
    assert to_bytes(forty[1]) == forty[0]
