"""How tie-breaks are written, named and explained."""

import pytest

from clubtd.event.message import Refused
from clubtd.standings.codes import FIDE_CODES, US_CODES, tie_break


@pytest.mark.parametrize("code", FIDE_CODES + US_CODES)
def test_both_spellings_are_read(code):
    read = tie_break(code)
    assert read.name == code
    assert tie_break(read.trf) == read
    assert tie_break(code.lower()) == read
    assert str(read.title)
    assert str(read.line)


@pytest.mark.parametrize(
    ("written", "name", "trf"),
    [
        ("BH/C1", "BH-C1", "BH/C1"),
        (" bh-m2 ", "BH-M2", "BH/M2"),
        ("BH-C1/P", "BH-C1/P", "BH/C1/P"),
        ("BH/P/C1", "BH-C1/P", "BH/C1/P"),
        ("AOB/F", "AOB/F", "AOB/F"),
        ("TPN/R", "TPN/R", "TPN/R"),
        ("RTNG/R", "RTNG/R", "RTNG/R"),
        ("KS/L+1", "KS/L+1", "KS/L+1"),
        ("KS-L-2", "KS/L-2", "KS/L-2"),
        ("ARO-C1/U1400", "ARO-C1/U1400", "ARO/C1/U1400"),
        ("DE/P", "DE/P", "DE/P"),
        ("AOB/P/F", "AOB/F/P", "AOB/F/P"),
        ("GE", "REP", "REP"),
        ("AROC", "ARO-C1", "ARO/C1"),
        ("BH/F", "FB", "FB"),
        ("MODMED", "MODMED", "OTHER_MODMED"),
        ("OTHER_SB-US", "SB-US", "OTHER_SB-US"),
        ("OTHER_LOTS", "LOTS", "OTHER_LOTS"),
    ],
)
def test_spellings(written, name, trf):
    read = tie_break(written)
    assert (read.name, read.trf) == (name, trf)
    assert tie_break(trf) == read


@pytest.mark.parametrize(
    ("written", "nearest"),
    [
        ("BHC1", "BH-C1"),
        ("BH-C3", "BH-C1"),
        ("SOLKOF", "SOLKOFF"),
        ("TRP", "TPR"),
        ("buchholz", "BH"),
        ("Koya", "KS"),
    ],
)
def test_an_unknown_code_names_the_nearest_known_one(written, nearest):
    with pytest.raises(Refused) as refused:
        tie_break(written)
    values = dict(refused.value.message.values)
    assert values["code"] == written
    assert values["nearest"] == nearest


@pytest.mark.parametrize(
    "written",
    [
        "",
        "/",
        "BH/",
        "BH//C1",
        "BH/X",
        "WIN/P",
        "SB-M1",
        "PS/P",
        "BH-C1-C2",
        "BH/P/P",
        "KS/L+1/L+2",
        "OTHER_BH",
        "OTHER_XYZ",
        "KS/L",
        "ARO/U9",
        "-C1",
    ],
)
def test_modifiers_that_do_not_belong_are_refused(written):
    with pytest.raises(Refused):
        tie_break(written)


@pytest.mark.parametrize(
    ("code", "title", "line"),
    [
        ("BH", "Buchholz", "sum of the opponents' scores"),
        ("BH-C1", "Buchholz Cut-1", "sum of the opponents' scores, without the lowest"),
        ("BH-C2", "Buchholz Cut-2", "sum of the opponents' scores, without the 2 lowest"),
        (
            "BH-M1",
            "Buchholz Median-1",
            "sum of the opponents' scores, without the lowest and the highest (formerly Median Buchholz)",
        ),
        (
            "AOB/F",
            "Average of Opponents' Buchholz (Fore)",
            "mean Buchholz of the opponents met over the board",
        ),
        ("PS-C1", "Progressive Score Cut-1", "sum of the scores after every round, without the first"),
        (
            "DE/P",
            "Direct Encounter (forfeits count)",
            "rank among the level players by their games with each other",
        ),
        ("TPN/R", "Pairing Number (reversed)", "the lower pairing number, the other way round"),
        ("KS/L+1", "Koya +1", "points against those who made at least half of the possible points"),
    ],
)
def test_names_and_lines(code, title, line):
    assert str(tie_break(code).title) == title
    assert str(tie_break(code).line) == line
