"""One thing wrong at a time: what the reader says of each."""

# ruff: noqa: E501 (the lines of the format are long)

from random import Random

import pytest
from trf_files import data, rounds, says, trf

from clubtd.event.actions import SetRounds
from clubtd.event.event import Event
from clubtd.event.history import Entry, replay
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.formats.trf import TrfTournament, read_trf
from clubtd.formats.trf.bridge import actions_of
from clubtd.pairing.next_round import pairing_steps

PLAYER_5 = "001    5      Eriksen, Liv                      1813                             1.0    8    10 w 1     7 b 0    11 b L"


def changed(old: str, new: str, name: str = "swiss_r3") -> TrfTournament:
    text = data(name).decode("utf-8")
    assert old in text
    return read_trf(text.replace(old, new, 1).encode(), "night.trf")


def unchanged(found: TrfTournament) -> bool:
    return [e.records for e in found.entrants] == [e.records for e in trf("swiss_r3").entrants]


def player_5(start: int, end: int, text: str) -> TrfTournament:
    """The file with other text in some columns (from 1) of number 5's line."""
    return changed(PLAYER_5, PLAYER_5[: start - 1] + text + PLAYER_5[end:])


@pytest.mark.parametrize(
    ("old", "new", "warning"),
    [
        (" 1.0    8    10 w", " 1,0    8    10 w", ""),
        (" 1.0    8    10 w", "1.00    8    10 w", ""),
        (" 1.0    8    10 w", " 1.0         10 w", ""),
        (" 1.0    8    10 w", " 2.0    8    10 w", "line 21, column 81: 2 points are stated, but the results make 1"),
        (" 1.0    8    10 w", "        8    10 w", "line 21, column 81: no points; they are counted"),
        ("Eriksen, Liv  ", "Eriksen, Liv ", "line 21, column 84: the columns are shifted by -1"),
        ("Eriksen, Liv", "Eriksen, Livia", "line 21, column 87: the columns are shifted by +2"),
        ("Eriksen, Liv", "Eriksen,\tLiv", ""),
        ("Eriksen, Liv        ", "Eriksen, Liv\t", "the columns are shifted by -7"),
        ("1813", "unr ", "line 21, column 49: rating 'unr' not a number, taken as unrated"),
        ("1813", "9813", "line 21, column 49: rating 9813 is above 3999, taken as 3999"),
        ("142 5", "142 0", "column 5: '0' is no number of rounds"),
        ("142 5", "142 5 rounds", ""),
        ("142 5", "XXR 5", ""),
        ("152 W", "152 W   ", ""),
        ("152 W", "XXC white1", ""),
        ("192 FIDE_DUTCH", "192 FIDE_DUTCH  ", ""),
        ("260 001 005", "hello 001 005", "line 28: no record of a TRF; left out"),
        ("260 001 005", "DAT 001 005", "1 line that clubtd does not use is kept: DAT"),
        ("260 001 005", "013 001 005", "record 013 is about teams"),
        ("BH/C1,BH,SB,DE", "BH/C1,BX", "BX"),
        ("  0000 - U", "          ", "points are stated"),
        ("  0000 - Z", "          ", ""),
        ("  0000 - Z", "  0000   Z", ""),
        ("  0000 - Z", "       - z", ""),
        ("  0000 - Z", "  0000 - -", ""),
        ("  0000 - U", "  0000 - +", ""),
        ("11 b L", "11 B l", ""),
        ("     1 b =     8 w -", "     1 - =     8 w -", ""),
    ],
)  # fmt: skip
def test_read_all_the_same(old: str, new: str, warning: str) -> None:
    if old.startswith("     1 b ="):
        old, new = "9 b 1     1 w =", "9 b 1     1 - ="
        warning = "no colour; the opponent's line tells it"
    found = changed(old, new)
    assert says(found, warning) if warning else not found.warnings
    if "U" not in old or "+" in new:
        assert unchanged(found)


@pytest.mark.parametrize(
    ("start", "end", "text", "why"),
    [
        (5, 8, "   6", "line 22, column 5: number 6 stands in line 21 already"),
        (5, 8, "    ", "line 21, column 5: '' is no starting number; a number from 1 to 9999 was expected in columns 5-8"),
        (5, 8, "  x5", "line 21, column 5: 'x5' is no starting number; a number from 1 to 9999 was expected in columns 5-8"),
        (92, 95, "  88", "line 21, column 92: opponent 88 is not in the file"),
        (92, 95, "   5", "line 21, column 92: number 5 cannot meet itself"),
        (92, 95, "   9", "line 21, column 92: the opponent in round 1 is 9, but line 25 has 4 there"),
        (92, 95, " 1 0", "line 21, column 92: '1 0' is no opponent; a number was expected"),
        (97, 97, "b", "line 21, column 97: 5 and the opponent 10 have the same colour in round 1"),
        (99, 99, "+", "line 21, column 99: result '+' does not go with result '0' of the opponent 10 (line 26) in round 1"),
        (99, 99, " ", "line 21, column 99: no result does not go with result '0' of the opponent 10 (line 26) in round 1"),
        (99, 99, "x", "line 21, column 99: 'X' is no result; one of 1 = 0 W D L + - U F H Z was expected"),
        (92, 99, "0000 - 1", "line 21, column 92: the result '1' needs an opponent"),
        (92, 99, "0000 - Z", "line 26, column 92: the opponent in round 1 is 5, but line 21 has nobody there"),
        (92, 99, "10 white", "line 21, column 92: '10 white' is no result of round 1; an opponent, a colour and a result like '   7 w 1' were expected"),
        (81, 84, " abc", "line 21, column 81: 'abc' are no points; a number like 2.5 was expected in columns 81-84"),
    ],
)  # fmt: skip
def test_what_contradicts_itself(start: int, end: int, text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        player_5(start, end, text)
    sentence = str(refused.value).removeprefix("night.trf, ")
    assert sentence == why


@pytest.mark.parametrize("letter", ["0", "=", "½"])
def test_results_that_only_an_arbiter_gives(letter: str) -> None:
    """Both lost, or half a point for one side and none for the other."""
    assert rounds(player_5(99, 99, letter), 5).startswith("10w=" if letter != "0" else "10w0")


def test_both_winners() -> None:
    with pytest.raises(Refused, match="result '1' does not go with result '1'"):
        changed("     5 b 0     9 w 0", "     5 b 1     9 w 0")


def test_a_line_cut_before_its_results() -> None:
    with pytest.raises(
        Refused, match="line 23, column 102: the opponent in round 2 is 5, but line 21 has nobody there"
    ):
        changed(PLAYER_5, PLAYER_5[:90])


def test_a_line_cut_before_its_results_when_there_are_none() -> None:
    found = changed("    0.0    1", "", "swiss_r0")
    assert found.entrants[0].stated is None
    assert len(found.entrants) == 11


def test_columns_counted_in_bytes() -> None:
    """A program that pads UTF-8 by bytes writes lines that are too short by the accents."""
    lines = [
        line[:40] + line[40 + len(line.encode()) - len(line) :] if line.startswith("001") else line
        for line in data("swiss_r3").decode().split("\n")
    ]
    found = read_trf("\n".join(lines).encode(), "x")
    assert unchanged(found)
    assert [e.person for e in found.entrants] == [e.person for e in trf("swiss_r3").entrants]
    assert says(found, "the columns are shifted by -2")


def test_letters_in_two_parts_count_as_one_column() -> None:
    composed = data("swiss_r3").decode()
    decomposed = composed.replace("ř", "ř")
    found = read_trf(decomposed.encode(), "x")
    assert unchanged(found)
    assert found.entrants[3].person.name == "Dvořák, Eva"


def test_a_separator_of_unicode_inside_a_name_ends_no_line() -> None:
    found = changed("Eriksen, Liv", "Eriksen,\u2028Liv")
    assert found.entrants[4].person.name == "Eriksen, Liv"


def test_a_bye_with_an_opponent_is_read_with_a_warning() -> None:
    found = trf("z_with_opponent")
    assert len(found.entrants) == 4
    assert rounds(found, 3) == "0-Z"
    assert says(found, "line 4, column 92: '4 b Z': a bye has no opponent; taken as a bye")


def test_wrong_points_are_said_and_counted_from_the_results() -> None:
    found = trf("wrong_points")
    assert found.entrants[1].points == 30
    assert says(found, "line 2, column 81: 4 points are stated, but the results make 3; the results count")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("same_colour", "same_colour.trf, line 2, column 137: 2 and the opponent 3 have the same colour in round 5"),
        ("missing_result", "missing_result.trf, line 2, column 132: the opponent in round 5 is 3, but line 3 has nobody there"),
    ],
)  # fmt: skip
def test_files_that_were_met(name: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        trf(name)
    assert str(refused.value) == why


def test_a_rematch_is_said() -> None:
    text = (
        "142 2\n192 FIDE_DUTCH\n"
        "001    1      Ash, Ann                                                           1.5          2 w 1     2 b =\n"
        "001    2      Bay, Bob                                                           0.5          1 b 0     1 w =\n"
    )
    assert says(read_trf(text.encode(), "x"), "1 and 2 met in round 1 already")
    assert not read_trf(text.replace("FIDE_DUTCH", "FIDE_DOUBLEROUNDROBIN").encode(), "x").warnings


def test_many_alike_are_summed_up() -> None:
    text = data("byes").decode().replace("142 9", "192 FIDE_DUTCH")
    many = text.replace(".5 ", ".4 ")
    found = read_trf(many.encode(), "x")
    assert len(found.warnings) == 10
    assert str(found.warnings[-1]).startswith("and ")


@pytest.mark.parametrize(
    ("record", "byes"),
    [
        ("240 H   4    1", [(1, 4, "H")]),
        ("240 H 004 0001", [(1, 4, "H")]),
        ("240 H   4    1    ", [(1, 4, "H")]),
        ("240 Z   4    1    5   11", [(1, 4, "Z"), (5, 4, "Z"), (11, 4, "Z")]),
        ("240 F   5    1", [(1, 5, "F")]),
        ("240 h   4    1", [(1, 4, "H")]),
    ],
)
def test_byes_asked_for_in_every_spelling(record: str, byes: list[tuple[int, int, str]]) -> None:
    found = read_trf(data("swiss_r3") + f"{record}\r\n".encode(), "x")
    assert [(r.player, r.round, r.code.value) for r in found.requests] == byes
    assert not [w for w in found.warnings if "240" in str(w)]


def test_a_bye_of_a_round_that_is_played_already_changes_nothing() -> None:
    assert unchanged(read_trf(data("swiss_r3") + b"240 H   2    1\r\n", "x"))


def test_a_file_that_does_not_say_how_many_rounds_there_are() -> None:
    found = changed("142 5", "### no")
    assert found.planned is None
    assert says(found, "no record says how many rounds are planned (142); taken as the 3 in the file")


# What can go on, and what cannot


def event_of(found: TrfTournament) -> Event:
    return replay(Entry("", action) for action in actions_of(found)).event


def paired(found: TrfTournament) -> Event:
    """The event with its next round."""
    event = event_of(found)
    for action in pairing_steps(event, "2026-10-01T19:30", Random(1), "1"):
        event = action.on(event)
    return event


@pytest.mark.parametrize("name", ["swiss_final", "rr6"])
def test_after_the_final_round_there_is_none_to_pair(name: str) -> None:
    with pytest.raises(
        Refused, match=r"^All 5 rounds are paired: the event is over when the results are in\.$"
    ):
        paired(trf(name))


def test_without_a_number_of_rounds_the_event_ends_with_those_in_the_file_until_more_are_planned() -> None:
    found = changed("142 5", "### no")
    with pytest.raises(Refused, match="All 3 rounds are paired"):
        paired(found)
    more = SetRounds(5).on(event_of(found))
    assert pairing_steps(more, "2026-10-01T19:30", Random(1), "1")


@pytest.mark.parametrize("number", ["0", "-1", "2.5", "five"])
def test_a_number_of_rounds_that_is_none_is_said(number: str) -> None:
    assert says(changed("142 5", f"142 {number}"), f"column 5: '{number}' is no number of rounds")


def test_without_a_first_colour_round_1_gives_number_1_white() -> None:
    found = changed("152 W", "### no", "swiss_r0")
    assert says(found, "no record says which colour number 1 has in round 1 (152); taken as White")
    assert next(g.white for g in paired(found).rounds[0].games if 1 in (g.white, g.black)) == 1


def test_a_pairing_without_result_on_both_sides_is_a_game_still_open() -> None:
    text = data("swiss_r3").decode()
    both = text.replace("    11 b L", "    11 b  ").replace("     5 w W", "     5 w  ")
    found = read_trf(both.encode(), "x")
    assert rounds(found, 5).endswith("11b?")
    with pytest.raises(Refused, match="One result of round 3 is missing: board 4"):
        paired(found)


@pytest.mark.parametrize("end", [8, 14, 47, 52, 80])
def test_a_line_cut_before_the_points_of_somebody_without_games(end: int) -> None:
    """What is cut off is empty."""
    line = "001    1      Ash, Ann                          1500 AUS     1234567 1990/01/02  0.0    1"
    text = f"142 3\n{line[:end]}\n001    2      Bay, Bob\n"
    found = read_trf(text.encode(), "x")
    first = found.entrants[0]
    assert says(found, "line 2, column 81: no points; they are counted from the results")
    if end < 15:
        assert says(found, "line 2, column 15: no name; #1 stands for it")
        assert first.person == Person("#1")
        return
    assert first.person == Person(
        "Ash, Ann",
        1500 if end >= 52 else 0,
        federation="AUS" if end >= 56 else "",
        fide_id="1234567" if end >= 68 else "",
        born="1990/01/02" if end >= 79 else "",
    )


def test_a_gap_in_the_numbers_is_closed_and_the_next_round_paired() -> None:
    """Other programs refuse it, or pair nobody."""
    text = data("swiss_r0").decode()
    found = read_trf(text.replace("001    9 ", "001   19 ").encode(), "x")
    assert [e.number for e in found.entrants] == list(range(1, 12))
    assert len(paired(found).rounds[0].games) == 5
