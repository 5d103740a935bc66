"""Event files from strangers: only a refusal comes out, soon, and nothing is done outside the folder."""

from __future__ import annotations

import json
import random
import time
from contextlib import suppress

import pytest
from evening import played
from hypothesis import given, settings
from hypothesis import strategies as st

from clubtd.event.message import Refused
from clubtd.store import layout
from clubtd.store.contents import parse
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import events, new_path, summary
from clubtd.store.salvage import salvage

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)
VALUES = JSON | st.sampled_from(
    [0, -1, 1, 2, 3, 9, 10**6, "", "1-0", "U", "pair", "undo", "restore", "new", True]
)


def file_of(actions, state=None):
    """A file with a right format and a right checksum, whatever is in it."""
    log = [layout.row(n, d) for n, d in enumerate(actions, 1)]
    return layout.to_bytes(log, [layout.row(n, d) for n, d in enumerate(state or [{}], 1)])


def mutated(value, path, new):
    """The JSON value with the part that the numbers of the path lead to replaced, or left out for ...."""
    if not path or not isinstance(value, (dict, list)) or not value:
        return new
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = keys[path[0] % len(keys)]
    changed = value.copy()
    inner = mutated(value[key], path[1:], new)
    if inner is ...:
        del changed[key]
    else:
        changed[key] = inner
    return changed


@settings(deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_refused(raw):
    with pytest.raises(Refused):
        parse(raw)
    salvage(raw)


@settings(deadline=None)
@given(JSON)
def test_any_json_is_refused(value):
    with pytest.raises(Refused):
        parse(json.dumps(value).encode())


@settings(deadline=None)
@given(
    st.lists(
        st.dictionaries(st.sampled_from(["at", "verb", "round", "player", "result"]), VALUES), max_size=5
    )
)
def test_any_actions_under_a_right_checksum_are_refused(actions):
    with pytest.raises(Refused):
        parse(file_of(actions))


@settings(deadline=None, max_examples=200)
@given(st.lists(st.integers(0, 40), min_size=1, max_size=7), VALUES | st.just(...))
def test_an_evening_with_anything_changed_is_read_or_refused(actions_of_evening, path, new):
    changed = mutated(actions_of_evening, path, new)
    if isinstance(changed, list) and all(isinstance(d, dict) for d in changed):
        with suppress(Refused):
            parse(file_of(changed))


@pytest.fixture(scope="module")
def actions_of_evening(tmp_path_factory):
    path = tmp_path_factory.mktemp("hostile") / "evening.json"
    played(path).close()
    actions = json.loads(path.read_bytes())["actions"].values()
    return [{key: value for key, value in action.items() if key != "sum"} for action in actions]


def test_an_evening_in_any_order_is_read_or_refused(actions_of_evening):
    chance = random.Random(4)
    first, *rest = actions_of_evening
    for _ in range(300):
        chance.shuffle(rest)
        with suppress(Refused):
            parse(file_of([first, *rest[: chance.randrange(1, 40)]]))


NEST = 200_000
BOMBS = {
    "deep lists": b'{"clubtd": ' + b"[" * NEST,
    "deep objects": b'{"clubtd": ' + b'{"a": ' * NEST,
    "a long number": b'{"clubtd": {"1": {"format": ' + b"9" * 100_000 + b"}}}",
    "a huge number": b'{"clubtd": {"1": {"format": 1e999}}}',
    "not a number": b'{"clubtd": {"1": {"format": NaN}}}',
    "too large": b'{"clubtd": {' + b" " * layout.LARGEST_FILE + b"}}",
    "too many actions": file_of([{"at": "x", "verb": "undo"}] * 20_001),
    "only undo": file_of([{"at": "x", "verb": "undo"}] * 1000),
    "a restore of nothing": file_of([{"at": "x", "verb": "restore", "actions": 1}]),
    "ten thousand rounds": file_of([{"at": "x", "verb": "new", "settings": {"name": "x", "rounds": 10_000}}]),
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_is_refused_within_a_second_or_two(bomb, path):
    path.write_bytes(BOMBS[bomb])
    began = time.monotonic()
    with pytest.raises(Refused):
        EventFile.open(path)
    assert summary(path).error or bomb in ("only undo", "a restore of nothing", "ten thousand rounds")
    assert time.monotonic() - began < 5


@settings(deadline=None)
@given(st.text(max_size=100))
def test_no_name_leads_out_of_the_folder(tmp_path_factory, name):
    folder = tmp_path_factory.getbasetemp()
    made = new_path(folder, name)
    assert made.parent == folder
    assert len(made.name.encode()) < 200
    assert made.name.isprintable()
    assert not made.name.startswith(("-", "."))


def test_a_folder_of_rubbish_is_listed(tmp_path):
    for number, bomb in enumerate(BOMBS.values()):
        (tmp_path / f"bomb-{number}.json").write_bytes(bomb)
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "nowhere.json").symlink_to(tmp_path / "gone")
    played(tmp_path / "good.json").close()
    assert [s.name for s in events(tmp_path) if not s.error and s.players] == ["Evening"]
