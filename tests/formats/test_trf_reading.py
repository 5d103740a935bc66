"""Files as programs write them, all generations of the format."""

import pytest
from trf_files import READABLE, data, rounds, says, trf

from clubtd.event.crosstable import System
from clubtd.event.message import Refused
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import STANDARD, Scoring
from clubtd.formats.trf import Kept, Pairs, Request, crosstable, read_trf

SWISS, SINGLE, DOUBLE = System.SWISS, System.ROUND_ROBIN, System.DOUBLE_ROUND_ROBIN


@pytest.mark.parametrize(
    ("name", "players", "played", "planned", "system"),
    [
        ("swiss_r0", 11, 0, 5, SWISS),
        ("swiss_r3", 11, 3, 5, SWISS),
        ("swiss_full", 11, 5, 5, SWISS),
        ("swiss310_r3", 7, 3, 5, SWISS),
        ("rr4_double", 4, 6, 6, DOUBLE),
        ("rr4_double_plain", 4, 6, 6, DOUBLE),
        ("rr5", 5, 5, 5, SINGLE),
        ("rr6_r3", 6, 3, 5, SINGLE),
        ("blank_opponents", 13, 10, 10, SWISS),
        ("byes_240", 16, 5, 5, SWISS),
        ("xx_codes", 52, 4, 9, SWISS),
        ("late_entries", 13, 4, 5, SWISS),
        ("wrong_points", 7, 5, 5, SWISS),
        ("comment", 7, 0, 5, SWISS),
        ("no_first_colour", 5, 1, 3, SWISS),
        ("no_system", 9, 7, 7, SWISS),
        ("birth_years", 52, 4, 9, SWISS),
        ("national_titles", 28, 1, 5, SWISS),
        ("z_with_opponent", 4, 1, 3, SWISS),
        ("club-night", 24, 4, 4, SWISS),
    ],
)
def test_the_shape_of_a_file(name: str, players: int, played: int, planned: int, system: System) -> None:
    found = trf(name)
    assert (len(found.entrants), found.rounds, found.planned, found.system) == (
        players,
        played,
        planned,
        system,
    )


@pytest.mark.parametrize("name", [n for n in READABLE if n != "wrong_points"])
def test_the_results_make_the_points_of_the_file(name: str) -> None:
    found = trf(name)
    early = {r.player: found.scoring.of(r.code) for r in found.requests if name == "birth_years"}
    free = {"rr5_U": 10}.get(name, 0)
    for entrant in found.entrants:
        assert entrant.stated == entrant.points + early.get(entrant.number, 0) + free, entrant


def test_every_field_of_a_complete_file() -> None:
    found = trf("swiss_full")
    assert (found.name, found.city, found.federation) == ("Club Night Autumn Swiss", "Exampleville", "ENG")
    assert (found.start, found.end) == ("2026/09/01", "2026/09/29")
    assert (found.arbiter, found.deputies) == ("Sample Arbiter", ("First Deputy", "Second Deputy"))
    assert (found.time_control, found.clock) == ("60 min + 10 s", "3600+10")
    assert (found.initial, found.inferred, found.scoring) == (Colour.WHITE, False, STANDARD)
    assert (found.type_code, found.pairer) == ("FIDE_DUTCH", "clubtd 0.1.0")
    assert found.order == ("BH/C1", "BH", "SB", "DE")
    assert found.forbidden == (Pairs((2, 7), 1, 5),)
    assert [k.text.split() for k in found.kept] == [["ENG", "1", "2150"], ["ENG", "11", "1390"]]
    assert says(found, "2 lines that clubtd does not use are kept: ENG")
    assert rounds(found, 1) == "6w1 4b= 7w1 0-H 8b0"
    assert rounds(found, 3) == "7w= 2b- 0-F 6b= 4w0"
    assert rounds(found, 5) == "10w1 7b0 11bL 0-Z 0-U"
    assert found.entrants[10].person.rating == 0


@pytest.mark.parametrize("name", ["swiss_r3_bom", "swiss_r3_cr"])
def test_marks_and_line_ends_change_nothing(name: str) -> None:
    assert trf(name).entrants == trf("swiss_r3").entrants


def test_sixteen_bits_a_letter() -> None:
    assert read_trf(data("swiss_r3").decode().encode("utf-16"), "x").entrants == trf("swiss_r3").entrants


@pytest.mark.parametrize("order", ["utf-16-le", "utf-16-be"])
def test_utf_16_without_its_mark(order: str) -> None:
    assert read_trf(data("swiss_r3").decode().encode(order), "x").entrants == trf("swiss_r3").entrants


def test_mixed_line_ends() -> None:
    lines = data("swiss_r3").replace(b"\r\n", b"\n").split(b"\n")
    mixed = b"".join(line + (b"\r\n", b"\r", b"\n")[i % 3] for i, line in enumerate(lines))
    assert read_trf(mixed, "x").entrants == trf("swiss_r3").entrants


def test_an_old_encoding_is_proposed_and_can_be_chosen() -> None:
    proposed = trf("swiss_r3_cp1250")
    assert proposed.encoding == "cp1252"
    assert "not in UTF-8" in str(proposed.warnings[0])
    assert proposed.choices[1].encoding == "cp1250"
    assert "Dvořák" in proposed.choices[1].samples
    chosen = read_trf(data("swiss_r3_cp1250"), "x", "cp1250")
    assert [chosen.entrants[i].person.name for i in (3, 7)] == ["Dvořák, Eva", "Hösl, Jürgen"]
    assert [e.records for e in chosen.entrants] == [e.records for e in trf("swiss_r3").entrants]


@pytest.mark.parametrize(
    ("name", "scoring"),
    [
        ("swiss310_r3", Scoring(win=30, draw=10, bye=30)),
        ("swiss_pab_half_final", Scoring(bye=5)),
        ("no_system", STANDARD),
        ("xx_codes", STANDARD),
        ("national_titles", STANDARD),
    ],
)
def test_stated_points(name: str, scoring: Scoring) -> None:
    assert trf(name).scoring == scoring


@pytest.mark.parametrize("name", ["swiss310_r3", "swiss_pab_half_final"])
def test_points_that_no_record_states_show_in_the_totals(name: str) -> None:
    text = b"\n".join(line for line in data(name).splitlines() if not line.startswith(b"162"))
    found = read_trf(text, "x")
    assert found.scoring == trf(name).scoring
    assert says(found, "no record says how points are counted")


@pytest.mark.parametrize("name", ["rr5", "rr5_blank", "rr5_U", "rr5_U0"])
def test_the_free_round_of_a_round_robin_is_worth_nothing(name: str) -> None:
    found = trf(name)
    assert [[i for i, r in enumerate(e.records) if r.code is Code.REST] for e in found.entrants] == [
        [0], [2], [4], [1], [3],
    ]  # fmt: skip
    assert [e.points for e in found.entrants] == [5, 20, 35, 30, 10]


def test_byes_with_a_blank_opponent() -> None:
    found = trf("blank_opponents")
    assert rounds(found, 5).startswith("0-H 0-Z 10w1")
    assert rounds(found, 6).startswith("3w0 0-U 11b1")


def test_requested_byes() -> None:
    assert trf("swiss_r3_with_round4_byes").requests == (
        Request(1, 4, Code.HALF_BYE),
        Request(5, 4, Code.ZERO_BYE),
    )
    assert Request(14, 4, Code.ZERO_BYE) in trf("byes_240").requests


def test_absences_of_an_older_generation() -> None:
    assert [(r.player, r.round, r.code.value) for r in trf("xx_codes").requests] == [
        (22, 5, "Z"), (28, 5, "Z"), (43, 5, "Z"),
    ]  # fmt: skip


def test_byes_of_the_next_round_among_the_results() -> None:
    found = trf("birth_years")
    assert found.rounds == 4
    assert Request(43, 5, Code.HALF_BYE) in found.requests
    assert not says(found, "points are stated")


def test_forbidden_pairs_of_an_older_generation() -> None:
    found = read_trf(data("swiss_r3") + b"XXP    2    7    9\n", "x")
    assert found.forbidden[-1] == Pairs((2, 7, 9))


@pytest.mark.parametrize(
    ("record", "pairs"),
    [
        ("260 001 005    2    7", Pairs((2, 7), 1, 5)),
        ("260   1   5    2    7    9", Pairs((2, 7, 9), 1, 5)),
        ("260   1        2    7", Pairs((2, 7), 1, 0)),
        ("260 1 5 2 7", Pairs((2, 7), 1, 5)),
    ],
)
def test_forbidden_pairs(record: str, pairs: Pairs) -> None:
    lines = data("swiss_r3").replace(b"260 001 005    2    7", record.encode())
    assert read_trf(lines, "x").forbidden == (pairs,)


@pytest.mark.parametrize(
    ("name", "first"),
    [("no_first_colour", Colour.WHITE), ("no_system", Colour.WHITE), ("byes", Colour.WHITE)],
)
def test_the_first_colour_shows_in_round_1(name: str, first: Colour) -> None:
    without = b"\n".join(line for line in data(name).splitlines() if not line.startswith((b"152", b"XXC")))
    found = read_trf(without, "x")
    assert (found.initial, found.inferred) == (first, True)


def test_nothing_shows_the_first_colour_before_round_1() -> None:
    found = read_trf(data("swiss_r0").replace(b"152 W", b"### no"), "x")
    assert (found.initial, found.inferred) == (None, False)
    assert says(found, "which colour number 1 has in round 1 (152); taken as White")


def test_who_is_away_in_round_1_flips_no_colour_but_a_forfeit_without_one_does() -> None:
    text = (
        "142 3\n"
        "001    1      Ash, Ann                                                           0.0       0000 - Z\n"
        "001    2      Bay, Bob                                                           1.0       0000 - U\n"
        "001    3      Cox, Col                                                           1.0          4 w 1\n"
        "001    4      Day, Deb                                                           0.0          3 b 0\n"
    )
    assert read_trf(text.encode(), "x").initial is Colour.BLACK


def test_people() -> None:
    people = [e.person for e in trf("birth_years").entrants]
    assert (people[0].title, people[0].sex, people[0].born, people[0].federation) == (
        "GM",
        "m",
        "1964",
        "AZE",
    )
    assert people[1].title == "IM"
    assert people[0].fide_id == "56918413"
    assert people[5].rating == 0
    assert trf("national_titles").entrants[9].person.born == "1973/09/13"
    assert trf("national_titles").entrants[0].person.title == "1N"
    assert trf("no_system").entrants[0].person.sex == ""


def test_numbers_with_gaps_and_out_of_order() -> None:
    text = (
        "142 1\n192 FIDE_DUTCH\n"
        "001   20      Bay, Bob                          1500                             0.0    2     7 b 0\n"
        "001    7      Ash, Ann                          1600                             1.0    1    20 w 1\n"
        "ENG   20                                        1490\n"
        "240 H   2   20\n"
    )
    found = read_trf(text.encode(), "x")
    assert found.numbers == {7: 1, 20: 2}
    assert [e.person.name for e in found.entrants] == ["Ash, Ann", "Bay, Bob"]
    assert rounds(found, 1) == "2w1"
    assert found.requests == (Request(2, 2, Code.HALF_BYE),)
    assert found.kept == (Kept("ENG    2                                        1490", under=1),)
    assert says(found, "numbered from 1 to 2")


def test_pairing_by_the_order_of_the_lines() -> None:
    text = (
        "XXC white1 rank\n"
        "001   20      Bay, Bob                          1500                             0.0    2     7 b 0\n"
        "001    7      Ash, Ann                          1600                             1.0    1    20 w 1\n"
    )
    assert read_trf(text.encode(), "x").numbers == {20: 1, 7: 2}


@pytest.mark.parametrize(
    ("records", "system"),
    [
        ("192 FIDE_DUTCH", SWISS),
        ("192 FIDE_DUTCH_2026 ", SWISS),
        ("192 BERGER_ROUNDROBIN_G2", DOUBLE),
        ("192 CUSTOM_ROUNDROBIN", SINGLE),
        ("092 Individual: Swiss-System", SWISS),
        ("092 All play all, Round Robin", SINGLE),
        ("092 Double Round Robin (Berger)", DOUBLE),
        ("092 FIDE_DUTCH_2025", SWISS),
        ("092 Limited to juniors", SWISS),
        ("092 Swiss\n192 FIDE_ROUNDROBIN", SINGLE),
    ],
)
def test_swiss_or_round_robin(records: str, system: System) -> None:
    player = "001    1      Ash, Ann                                                           0.0\n"
    assert read_trf(f"{records}\n{player}".encode(), "x").system is system


def test_more_rounds_than_one_cycle_are_a_double_round_robin() -> None:
    found = read_trf(data("rr4_double").replace(b"FIDE_DOUBLEROUNDROBIN", b"FIDE_ROUNDROBIN"), "x")
    assert found.system is DOUBLE


def test_a_game_that_is_still_open() -> None:
    text = (
        "142 2\n192 FIDE_DUTCH\n"
        "001    1      Ash, Ann                                                           0.0          2 w\n"
        "001    2      Bay, Bob                                                           0.0          1 b\n"
    )
    found = read_trf(text.encode(), "x")
    assert found.rounds == 1
    assert rounds(found, 1) == "2w?"


def test_the_cross_table_of_a_file() -> None:
    table = crosstable(trf("swiss_r3"))
    assert (table.planned, table.played, len(table.entrants)) == (5, 3, 11)
    without = data("swiss_r3").replace(b"142 5\r\n", b"").replace(b"142 5\n", b"")
    assert read_trf(without, "x").planned is None
    assert crosstable(read_trf(without, "x")).planned == 3


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "x.trf is empty; a Tournament Report File (TRF) was expected."),
        (b"\x89PNG\r\n\x1a\n\0\0", "x.trf is a picture (PNG); a Tournament Report File (TRF) was expected."),
        (
            b"PK\x03\x04\x14\0\0\0",
            "x.trf is a zip archive or an office document; a Tournament Report File (TRF) was expected.",
        ),
        (
            b"Name;Rating\r\nAsh;1500\r\n",
            "x.trf has no player (record 001); a Tournament Report File (TRF) was expected.",
        ),
        (b" " * 8_000_001, "x.trf is empty; a Tournament Report File (TRF) was expected."),
        (b"a " * 4_000_001, "x.trf has more than 8 MB: too much for a Tournament Report File (TRF)."),
    ],
)
def test_what_is_no_report_file(content: bytes, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read_trf(content, "x.trf")
    assert str(refused.value) == why


@pytest.mark.parametrize("share", [0.45, 0.55, 0.7, 0.9])
def test_a_file_cut_in_half_names_the_line(share: float) -> None:
    whole = data("club-night")
    with pytest.raises(Refused, match=r"half\.trf, line \d+, column \d+: "):
        read_trf(whole[: int(len(whole) * share)], "half.trf")
