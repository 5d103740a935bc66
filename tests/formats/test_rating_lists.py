"""Rating lists of federations: their layouts, looking somebody up, holding an event against one."""

import pytest

from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.formats.ratinglist import (
    Kind,
    Layout,
    ListEntry,
    Match,
    Verdict,
    Wanted,
    candidates,
    find,
    layout_of,
    matches,
)
from clubtd.formats.sheets.ratings import found_sheet, takes, update_sheet
from clubtd.formats.text import sheet_text

COMBINED = """\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA \
SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1000001        Stone, Ana                                                   ENG F   WIM  WIM                     \
2210  0   20 2190  4   20 0     0   20 1990
1000002        Stone, Ana                                                   AUS F                                \
1650  0   40 0     0   20 0     0   20 2008
1000003        Tate, Bo                                                     ENG M                                \
0     0   0  1500  0   20 0     0   20 0     i
"""
SINGLE = """\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA \
OCT26 Gms K  B-day Flag
1000001        Stone, Ana                                                   ENG F   WIM  WIM                     \
2210  0   20 1990
"""
LEGACY = """\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           \
SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1000001        Stone, Ana                                                   ENG F   WIM  WIM                 \
2210  0   20 2190  4   20 0     0   20 1990
"""
OLD = """\
ID number Name                            Titl Fed  Jul11 Games Born Flag
 1000001  Stone, Ana                      wm   ENG  2210   12   1990 w
"""
ANA = ListEntry(
    "Stone, Ana", {Kind.STANDARD: 2210}, "1000001", federation="ENG", born="1990", title="WIM", sex="w"
)
CSVS = {
    "DSB": (
        'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Spielberechtigung,Geburtsjahr,"Letzte Auswertung",'
        "DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname\n"
        '7,A1,12,A,"Stone,Ana",W,,1990,202640,2100,33,2210,WM,1000001,ENG,Ana,Stone\n',
        {Kind.STANDARD: 2100, Kind.FIDE: 2210},
    ),
    "DSB before": (
        "ID,VKZ,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,"
        'FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n7,A1,12,A,"Stone,Ana",W,,1990,202640,2100,33,2210,WM,1000001,ENG\n',
        {Kind.STANDARD: 2100, Kind.FIDE: 2210},
    ),
    "ECF": (
        "ECF_code,full_name,member_no,FIDE_no,gender,nation,original_standard,standard_original_category,"
        "revised_standard,original_rapid,revised_rapid,original_blitz,club_code,club_name,title\n"
        '"123456A","Stone, Ana","","1000001","F","ENG","2050","A","2060","1990","","","7RO","Rooks","WIM"\n',
        {Kind.STANDARD: 2060, Kind.RAPID: 1990},
    ),
    "KNSB": (
        "Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S\n7654321;Stone, Ana;wm;ENG;2100;0;1990;w\n",
        {Kind.STANDARD: 2100},
    ),
    "DSU": (
        "\nNr;Født;Alder;Navn;Klub;Titel;Rat.;Hur.;Lyn;Fide;Nr;K\n"
        "7;1990;36;Ana Stone;Rooks;WIM;2100;2050;2000;2210;9;20\n",
        {Kind.STANDARD: 2100, Kind.RAPID: 2050, Kind.BLITZ: 2000, Kind.FIDE: 2210},
    ),
    "FSI": (
        "Nominativo;Elo;ID FSI;Sex;FIN;Elo FIDE Std\nStone Ana;2100;7;F;1000001;2210\n",
        {Kind.STANDARD: 2100, Kind.FIDE: 2210},
    ),
    "CFC": (
        "CFC#,Expiry,Last,First,Prov,City,Rating,High,Active Rtg\n"
        '7,2027-01-01,Stone,Ana "Annie",ON,Ottawa,2100,2200,2050\n',
        {Kind.STANDARD: 2100, Kind.RAPID: 2050},
    ),
    "US Chess": (
        "MEM_ID\tMEM_NAME\tSTATE\tR_LPB_RAT\tQ_LPB_RAT\tB_LPB_RAT\n7654321\tSTONE,ANA\tNY\t2100\t2050\t0\n",
        {Kind.STANDARD: 2100, Kind.RAPID: 2050},
    ),
    "Swiss-Manager": (
        "ID_No;Name;Title;Fed;Rtg_Nat;Rtg_Int;Birthday;Sex;Fide_No;Clubnumber;ClubName\n"
        "7;Stone, Ana;WIM;ENG;2100;2210;1990/02/03;f;1000001;1;Rooks\n",
        {Kind.STANDARD: 2100, Kind.FIDE: 2210},
    ),
    "FIDE": (
        "fideid,name,country,sex,title,w_title,o_title,foa_title,rating,games,k,rapid_rating,rapid_games,rapid_k,"
        "blitz_rating,blitz_games,blitz_k,birthday,flag\n"
        '1000001,"Stone, Ana",ENG,F,WIM,WIM,,,2210,0,20,2190,0,20,0,0,20,1990,\n',
        {Kind.STANDARD: 2210, Kind.RAPID: 2190},
    ),
    "": (
        "List of the league 2026\n\nNumber|Player|Rapid rating|Rating|Born\n1|Ana Stone|2050|2100|1990\n",
        {Kind.STANDARD: 2100, Kind.RAPID: 2050},
    ),
}


def laid_out(text: str) -> Layout:
    return layout_of(text.splitlines()[:15], "list.txt")


def entries(text: str) -> list[ListEntry]:
    layout = laid_out(text)
    return [entry for line in text.splitlines() if (entry := layout.entry(line)) is not None]


def found(text: str, who: str, encoding: str = "utf-8", old: str = "cp1252") -> list[str]:
    return [e.name for e in find([text.encode(encoding)], laid_out(text), who, old)]


# Layouts


@pytest.mark.parametrize(
    "text", [COMBINED, SINGLE, LEGACY, OLD], ids=["combined", "single", "legacy", "2011"]
)
def test_fide_lists_of_every_layout_are_read_by_their_header(text: str) -> None:
    ana = entries(text)[0]
    assert (ana.name, ana.fide_id, ana.federation, ana.born, ana.rating()) == (
        "Stone, Ana",
        "1000001",
        "ENG",
        "1990",
        2210,
    )
    assert ana.title == "WIM"
    assert laid_out(text).name == "FIDE"


def test_a_combined_list_has_every_rating_and_none_is_0() -> None:
    ana, _, bo = entries(COMBINED)
    assert ana.ratings == {Kind.STANDARD: 2210, Kind.RAPID: 2190}
    assert (ana.rating(Kind.RAPID), ana.rating(Kind.BLITZ)) == (2190, 2210)
    assert (bo.rating(), bo.rating(Kind.RAPID), bo.born) == (0, 1500, "")


@pytest.mark.parametrize("name", CSVS)
def test_lists_of_federations_are_known_by_their_header(name: str) -> None:
    text, ratings = CSVS[name]
    layout = laid_out(text)
    assert layout.name == name.removesuffix(" before")
    (entry,) = entries(text)
    assert sorted(entry.name.casefold().replace(",", "").replace(' "annie"', "").split()) == ["ana", "stone"]
    assert entry.ratings == ratings
    assert set(ratings) <= set(layout.kinds)


def test_ids_birth_years_and_titles_of_national_lists() -> None:
    (dsb,), (ecf,), (dsu,) = (entries(CSVS[name][0]) for name in ("DSB", "ECF", "DSU"))
    assert (dsb.fide_id, dsb.id, dsb.born, dsb.title, dsb.sex) == ("1000001", "7", "1990", "WIM", "w")
    assert (ecf.fide_id, ecf.id, ecf.club, ecf.federation) == ("1000001", "123456A", "Rooks", "ENG")
    assert (dsu.fide_id, dsu.id, dsu.born) == ("", "7", "1990")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello\nworld\n", "list.txt is no rating list"),
        ("name,club\nAna,Rooks\n", "list.txt is no rating list"),
        ('<?xml version="1.0"?>\n<playerslist>\n', "the list as XML: take the same list as text"),
    ],
)
def test_what_is_no_rating_list(text: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        laid_out(text)


# Looking up


@pytest.mark.parametrize(
    ("who", "names"),
    [
        ("stone", ["Stone, Ana", "Stone, Ana"]),
        ("an sto", ["Stone, Ana", "Stone, Ana"]),
        ("STONE, ANA", ["Stone, Ana", "Stone, Ana"]),
        ("1000003", ["Tate, Bo"]),
        ("100000", []),
        ("ton", []),
        ("ana tate", []),
        ("", []),
        ("eng", []),
        ("name", []),
    ],
)
def test_looking_somebody_up(who: str, names: list[str]) -> None:
    assert found(COMBINED, who) == names


ACCENTS = """\
Name;Rating
Müller, Jürgen;1700
Muller, Jo;1600
Groß, Änne;1500
Nguyễn Văn Bình;1490
Đorđević, Eva;1765
Иванова, Мила;1800
"""


@pytest.mark.parametrize(
    ("who", "names"),
    [
        ("muller", ["Muller, Jo", "Müller, Jürgen"]),
        ("MÜLLER", ["Muller, Jo", "Müller, Jürgen"]),
        ("jurgen", ["Müller, Jürgen"]),
        ("gross", ["Groß, Änne"]),
        ("nguyen binh", ["Nguyễn Văn Bình"]),
        ("dordevic", ["Đorđević, Eva"]),
        ("иванова", ["Иванова, Мила"]),
        ("ИВАН", ["Иванова, Мила"]),
    ],
)
def test_accents_and_case_do_not_matter(who: str, names: list[str]) -> None:
    assert sorted(found(ACCENTS, who)) == sorted(names)


def test_lines_of_an_older_encoding_are_read_in_it() -> None:
    text = "Name;Rating\nMüller, Jürgen;1700\nPetit, Zoë;1500\n"
    assert found(text, "muller", "cp1252") == ["Müller, Jürgen"]
    polish = "Name;Rating\nBłaszczyk, Ola;1822\n"
    assert found(polish, "blaszczyk", "cp1250", "cp1250") == ["Błaszczyk, Ola"]


def test_letters_that_are_not_composed_are_found() -> None:
    import unicodedata

    assert len(found(unicodedata.normalize("NFD", ACCENTS), "muller")) == 2


def test_wherever_a_block_ends_everybody_is_found_once() -> None:
    lines = COMBINED.encode().splitlines(keepends=True)
    layout = laid_out(COMBINED)
    for size in range(1, 5):
        blocks = [b"".join(lines[at : at + size]) for at in range(0, len(lines), size)]
        assert [e.fide_id for e in find(blocks, layout, "stone")] == ["1000001", "1000002"]
        wanted = Wanted.of([Person("Bo Tate"), Person("x", fide_id="1000001")])
        assert [e.fide_id for e in candidates(blocks, layout, wanted)] == ["1000001", "1000003"]


# Holding people against a list


def held(person: Person, text: str = COMBINED, kind: Kind = Kind.STANDARD) -> Match:
    layout = laid_out(text)
    people = [person]
    (match,) = matches(people, candidates([text.encode()], layout, Wanted.of(people)), kind)
    return match


@pytest.mark.parametrize(
    ("person", "verdict", "rating"),
    [
        (Person("Anna Stone-Marsh", 2000, fide_id="1000001"), Verdict.BY_ID, 2210),
        (Person("Ana Stone", 2000, born="1990"), Verdict.BY_NAME, 2210),
        (Person("STONE, Ana", 1500, born="2008/05/06"), Verdict.BY_NAME, 1650),
        (Person("Ana Stone", 2000), Verdict.UNCLEAR, 2000),
        (Person("Ana Stone", 2000, born="1971"), Verdict.ABSENT, 2000),
        (Person("Ana Stone", 2000, fide_id="99"), Verdict.ABSENT, 2000),
        (Person("Bo Tate", 1400), Verdict.ONLY_NAME, 1400),
        (Person("Bo Tate", 1400, born="1980"), Verdict.ONLY_NAME, 1400),
        (Person("Cai Upton", 1400), Verdict.ABSENT, 1400),
        (Person("Bo", 1400), Verdict.ABSENT, 1400),
    ],
)
def test_by_id_else_by_name_and_birth_never_by_guess(person: Person, verdict: Verdict, rating: int) -> None:
    match = held(person)
    assert (match.verdict, match.after.rating) == (verdict, rating)
    assert match.after.name == person.name
    assert takes(match) == (verdict in (Verdict.BY_ID, Verdict.BY_NAME))


@pytest.mark.parametrize(
    ("person", "number", "verdict"),
    [
        (Person("Ana Stone-Marsh", 2000), "123456A", Verdict.BY_ID),
        (Person("Ana Marsh", 2000), "123456a", Verdict.BY_ID),
        (Person("Jörg Tate", 2000), "123457B", Verdict.BY_ID),
        (Person("Dee Upton", 2000), "123456A", Verdict.ABSENT),
        (Person("Ana Marsh", 2000, fide_id="77"), "123456A", Verdict.ABSENT),
        (Person("Ana Marsh", 2000), "23456A", Verdict.ABSENT),
        (Person("Ana Stone", 2000), "", Verdict.ONLY_NAME),
        (Person("Bo Tate", 2000), "99", Verdict.ONLY_NAME),
    ],
)
def test_by_the_number_of_a_national_list_where_a_word_of_the_name_agrees(
    person: Person, number: str, verdict: Verdict
) -> None:
    text = (
        "ECF_code,full_name,member_no,FIDE_no,gender,nation,original_standard,club_name\n"
        '123456A,"Stone, Ana",ME1,1000001,F,ENG,2101,Rooks\n'
        '123457B,"Tâte, Bo Jörg",ME2,,M,ENG,1402,Rooks\n'
        '123458C,"Tate, Bo",ME3,,M,ENG,1403,Rooks\n'
    )
    layout, people, numbers = laid_out(text), [person], [number]
    found = candidates([text.encode()], layout, Wanted.of(people, numbers))
    (match,) = matches(people, found, numbers=numbers)
    assert match.verdict is verdict


def test_who_only_has_the_same_name_is_taken_when_that_is_wanted() -> None:
    match = held(Person("Bo Tate", 1400), kind=Kind.RAPID)
    assert not takes(match)
    assert takes(match, names=True)
    assert match.after.rating == 1500


def test_an_unrated_entry_takes_no_rating_away() -> None:
    assert held(Person("Tate, Bo", 1400, fide_id="1000003")).after.rating == 1400


def test_what_the_entry_form_says_already_stays() -> None:
    after = held(Person("Ana Stone", 2000, fide_id="1000001", federation="WLS", club="Rooks")).after
    assert (after.federation, after.club, after.born, after.title, after.sex) == (
        "WLS",
        "Rooks",
        "1990",
        "WIM",
        "w",
    )


def test_two_memberships_are_one_person() -> None:
    text = CSVS["DSB"][0] + '7,B2,40,P,"Stone,Ana",W,,1990,202640,2100,33,2210,WM,1000001,ENG,Ana,Stone\n'
    assert held(Person("Ana Stone", born="1990"), text).verdict is Verdict.BY_NAME


def test_accents_of_the_list_and_of_the_event_may_differ() -> None:
    assert held(Person("Jurgen Muller"), ACCENTS).entry == ListEntry("Müller, Jürgen", {Kind.STANDARD: 1700})


def test_sheets() -> None:
    people = [
        Person("Ana Stone", 2000),
        Person("Ana Stone-Marsh", 2000, fide_id="1000001"),
        Person("Bo Tate", 1400),
    ]
    layout = laid_out(COMBINED)
    made = matches(people, candidates([COMBINED.encode()], layout, Wanted.of(people)), Kind.RAPID)
    text = sheet_text(update_sheet("Rapid", "list.txt", made, Kind.RAPID, names=False), 200)
    assert "2000 → 2190" in text
    assert (
        "Ana Stone is not clear, unchanged: Stone, Ana 1990 ENG 1000001 and Stone, Ana 2008 AUS 1000002."
        in text
    )
    assert "1 agrees by name only" in text
    looked = list(find([COMBINED.encode()], layout, "stone"))
    assert "2 found under stone" in sheet_text(found_sheet("list.txt", "stone", looked, layout.kinds, 200))
    assert "The first 2 found" in sheet_text(found_sheet("list.txt", "stone", looked, layout.kinds, 2))
