"""Damaged and hostile files: a value or one refusal, never anything else, and never for long."""

import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from trf_files import READABLE, data

from clubtd.event.event import Event
from clubtd.event.history import Entry, replay
from clubtd.event.message import Refused
from clubtd.event.table import crosstable as crosstable_of_event
from clubtd.formats.playerlist import PlayerList, read_player_list
from clubtd.formats.trf import TrfTournament, read_trf, write_trf
from clubtd.formats.trf.bridge import actions_of, trf_of

SMALL = [data(name) for name in READABLE if len(data(name)) < 3500]
CSV = (
    b'"Surname";First name;Club;Elo\r\n"Pike, Jr";Oona;Rooks;1480\r\n;;;\r\nQuill;Pip;;\r\n',
    'Name,Rating,Club\r\n"Błaszczyk, Ola",1822,Rooks\r\nÉva, Nagy,1 850,\r\n'.encode(),
    "sep=|\nName|Rating\nMüller|1850.0\n".encode("cp1252"),
    "1. Ann Ash 1500\n2. Bob Bay\n".encode("utf-16"),
)
PIECES = st.one_of(
    st.binary(max_size=6),
    st.sampled_from(
        [b"\r", b"\n", b"\t", b"\0", b'"', b";", b",", b"\xef\xbb\xbf", b"0000 - Z", b"   7 w 1", b"9" * 400]
    ),
)
CUTS = st.tuples(st.floats(0, 1), st.integers(0, 12), PIECES)


def mutated(original: bytes, cuts: list[tuple[float, int, bytes]]) -> bytes:
    """The bytes with pieces cut out and put in at places given as shares of the length."""
    for share, length, piece in cuts:
        at = int(share * len(original))
        original = original[:at] + piece + original[at + length :]
    return original


def plain(name: str) -> str:
    """The name without the joiners that belong to some scripts; never empty."""
    assert name
    return name.replace("\u200c", "").replace("\u200d", "")


def or_refused(
    read: Callable[[], TrfTournament | PlayerList | Event],
) -> TrfTournament | PlayerList | Event | None:
    try:
        return read()
    except Refused as refused:
        assert str(refused).strip()
        return None


def event_of(found: TrfTournament) -> Event:
    return replay(Entry("", action) for action in actions_of(found)).event


OURS = [write_trf(trf_of(event_of(read_trf(raw, "x.trf")), unfinished=True)) for raw in SMALL]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(SMALL), st.lists(CUTS, min_size=1, max_size=4))
def test_a_damaged_report_file(original: bytes, cuts: list[tuple[float, int, bytes]]) -> None:
    found = or_refused(lambda: read_trf(mutated(original, cuts), "x.trf"))
    if not isinstance(found, TrfTournament):
        return
    again = read_trf(write_trf(found), "again.trf")
    assert write_trf(again) == write_trf(found)
    assert [e.records for e in again.entrants] == [e.records for e in found.entrants]
    event = or_refused(lambda: event_of(found))
    if isinstance(event, Event):
        assert [e.number for e in crosstable_of_event(event).entrants] == [e.number for e in found.entrants]
        write_trf(trf_of(event))


LINES = st.tuples(
    st.sampled_from(["cut", "double", "swap", "shorten"]), st.floats(0, 0.999), st.floats(0, 0.999)
)


def shuffled(original: bytes, changes: list[tuple[str, float, float]]) -> bytes:
    """The file with lines cut out, doubled, exchanged or shortened."""
    lines = original.split(b"\n")
    for what, one, other in changes:
        if not lines:
            break
        at, there = int(one * len(lines)), int(other * len(lines))
        if what == "cut":
            del lines[at : at + 1]
        elif what == "double":
            lines.insert(there, lines[at])
        elif what == "swap":
            lines[at], lines[there] = lines[there], lines[at]
        else:
            lines[at] = lines[at][: int(other * len(lines[at]))]
    return b"\n".join(lines)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from([*SMALL, *OURS]),
    st.lists(LINES, min_size=1, max_size=3),
    st.lists(CUTS, max_size=1),
)
def test_what_is_accepted_is_an_event_that_goes_out_and_comes_back_the_same(
    original: bytes, changes: list[tuple[str, float, float]], cuts: list[tuple[float, int, bytes]]
) -> None:
    event = or_refused(lambda: event_of(read_trf(mutated(shuffled(original, changes), cuts), "x.trf")))
    if isinstance(event, Event):
        out = write_trf(trf_of(event, unfinished=True))
        assert write_trf(trf_of(event_of(read_trf(out, "x.trf")), unfinished=True)) == out


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(CSV), st.lists(CUTS, max_size=4))
def test_a_damaged_player_list(original: bytes, cuts: list[tuple[float, int, bytes]]) -> None:
    found = or_refused(lambda: read_player_list(mutated(original, cuts), "x.csv"))
    if isinstance(found, PlayerList):
        assert found.rows
        assert all(plain(row.name).isprintable() and 0 <= row.rating <= 3999 for row in found.rows)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    or_refused(lambda: read_trf(content, "x"))
    or_refused(lambda: read_player_list(content, "x"))


def big(players: int, rounds: int) -> bytes:
    """A file in which everybody is away in every round."""
    blank = "  0000 - Z" * rounds
    rows = (f"001 {n:>4}      P{n:<32} 1500{'':28} 0.0 {n:>4}{blank}" for n in range(1, players + 1))
    return "\r\n".join(["142 99", "192 FIDE_DUTCH", *rows]).encode()


@pytest.mark.parametrize(
    "content",
    [
        big(2000, 50),
        b"001    1 " + b" 1.0 " * 1000,
        b"001    1 " + b" " * 3900 + b"x",
        b"\n".join(b"001 %4d 1.5    7 w 1" % n + b"    7 w 1" * 300 for n in range(1, 200)),
        b"162 " + b"W 1.0" * 200_000 + b"\n001    1      A",
        b"240 H   4 " + b"   1 " * 100_000 + b"\n001    1      A",
        b"142 " + b"9" * 500_000 + b"\n001    1      A",
        b'### clubtd event {"a":' + b"[" * 100_000 + b"}\n001    1      A",
        b'Name;Elo\n"' + b"a;b\n" * 19_000,
        b"Name" + b";x" * 1_000_000,
        b"a, b\n" * 19_000,
        b"Name\n" + b"1 " * 500_000,
    ],
    ids=range(12),
)
def test_nothing_takes_long(content: bytes) -> None:
    start = time.process_time()
    for read in (read_trf, read_player_list):
        or_refused(lambda read=read: read(content, "x"))
    assert time.process_time() - start < 8
