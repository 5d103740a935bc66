"""Whether a file is a Tournament Report File, whatever encoding it has and whatever stands above its records."""

from __future__ import annotations

import pytest

from clubtd.formats.filetype import has_trf_players, is_trf
from clubtd.formats.playerlist import read_player_list

PLAYER = f"001    1 m    {'Adams, Ann':<33} 1800                             0.0    1"
REPORT = f"012 Autumn Cup\r\n{PLAYER}\r\n"
LONG = "".join(f"### {'a word ' * 20}\r\n" for _ in range(60))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("above", ["", LONG])
def test_in_any_encoding_after_any_comments(encoding: str, above: str) -> None:
    data = (above + REPORT).encode(encoding)
    assert is_trf(data)
    assert has_trf_players(data)
    assert [row.name for row in read_player_list(data, "players").rows] == ["Adams, Ann"]


@pytest.mark.parametrize("ending", ["\r", "\n", "\r\n"])
def test_a_report_that_has_no_players_yet(ending: str) -> None:
    data = (LONG + "012 Autumn Cup\r\n142 5\r\n").replace("\r\n", ending).encode()
    assert is_trf(data)
    assert not has_trf_players(data)


@pytest.mark.parametrize("text", ["", "Name;Rating\nAnn;1800\n", "1 Ann\n2 Bob\n", "### only comments\n"])
def test_what_is_none(text: str) -> None:
    assert not is_trf(text.encode())
