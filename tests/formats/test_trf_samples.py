"""Every sample file, and what other programs were seen to say of it: which rounds the engines pair the same way."""

import pytest
from trf_files import data, says, trf

from clubtd.event.history import Entry, replay
from clubtd.formats.trf import read_trf, write_trf
from clubtd.formats.trf.bridge import actions_of, trf_of
from clubtd.pairing.recheck import recheck

SWISS = (
    "swiss_r0", "swiss_r1", "swiss_r2", "swiss_r3", "swiss_r4", "swiss_final", "swiss_r3_with_round4_byes",
    "swiss_r3_cr", "swiss_r3_lf", "swiss_r3_bom", "swiss_r3_cp1250", "swiss_full", "swiss310_r2", "swiss310_r3",
    "swiss_pab_half_r2", "swiss_pab_half_final",
)  # fmt: skip
ROUND_ROBIN = (
    "rr5", "rr5_blank", "rr5_U", "rr5_U0", "rr6_r0", "rr6_r3", "rr6", "rr6_wd_after2", "rr6_wd_after3", "rr4_double",
    "rr4_double_plain", "rr4_double_r2",
)  # fmt: skip
OTHERS = ("sixty_players", "criterion_5", "no_first_colour", "no_system", "byes", "z_with_opponent")


def event_of(name: str):  # type: ignore[no-untyped-def]
    return replay(Entry("", action) for action in actions_of(trf(name))).event


@pytest.mark.parametrize("name", [*SWISS, *ROUND_ROBIN, *OTHERS])
def test_every_round_is_paired_as_it_stands_in_the_file(name: str) -> None:
    event = event_of(name)
    checked = list(recheck(event))
    assert len(checked) == len(event.rounds)
    assert [c.round for c in checked if not c.same] == []


@pytest.mark.parametrize(
    ("name", "players", "played", "planned"),
    [
        ("swiss_r1", 11, 1, 5),
        ("swiss_r2", 11, 2, 5),
        ("swiss_r4", 11, 4, 5),
        ("swiss_r3_lf", 11, 3, 5),
        ("swiss310_r2", 7, 2, 5),
        ("swiss_pab_half_r2", 5, 2, 3),
        ("rr6", 6, 5, 5),
        ("rr6_r0", 6, 0, 5),
        ("rr6_wd_after2", 6, 5, 5),
        ("rr6_wd_after3", 6, 5, 5),
        ("rr4_double_r2", 4, 1, 6),
        ("dates_in_words", 9, 9, 9),
        ("sixty_players", 60, 14, 15),
        ("criterion_5", 6, 2, 3),
    ],
)
def test_the_shape_of_the_other_samples(name: str, players: int, played: int, planned: int) -> None:
    found = trf(name)
    assert (len(found.entrants), found.rounds, found.planned) == (players, played, planned)
    for entrant in found.entrants:
        assert entrant.stated == entrant.points


def test_line_ends_of_every_kind_are_one_file() -> None:
    assert trf("swiss_r3_lf").entrants == trf("swiss_r3_cr").entrants == trf("swiss_r3").entrants


def test_the_tournament_of_sixty_is_one_line_for_who_looks_for_line_feeds() -> None:
    assert b"\n" not in data("sixty_players")


def test_a_date_that_cannot_be_read_is_kept_as_it_is() -> None:
    found = trf("dates_in_words")
    assert (found.start, found.end) == ("Jun 26, 2020", "Jun 26, 2020")
    assert b"\r\n052 Jun 26, 2020\r\n" in write_trf(trf_of(event_of("dates_in_words")))


@pytest.mark.parametrize("name", ["rr6_wd_after2", "rr6_wd_after3"])
def test_games_lost_by_who_left_are_forfeits_and_all_of_them_count(name: str) -> None:
    """The file says what was recorded; taking somebody out of the table is the arbiter's act."""
    four = trf(name).entrants[3]
    assert {record.code.value for record in four.records[-2:]} == {"-"}


def test_nothing_is_lost_that_is_only_kept() -> None:
    found = trf("swiss_full")
    assert says(found, "kept: ENG")
    written = write_trf(trf_of(event_of("swiss_full")))
    again = read_trf(written, "again.trf")
    assert [kept.text for kept in again.kept] == [kept.text for kept in found.kept]
    for record in (b"112 First Deputy", b"172 ", b"222 3600+10", b"\r\nENG "):
        assert record in written
