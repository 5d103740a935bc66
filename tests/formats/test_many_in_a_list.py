"""Looking for many people at once finds what reading every line of the list in full finds."""

from __future__ import annotations

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from clubtd.event.names import words
from clubtd.event.player import Person
from clubtd.formats.ratinglist import Layout, ListEntry, Wanted, candidates, layout_of

NAMES = (
    "Adams, Jo", "Jo Adams", "ADAMS, JO", "O'Brien, Zoë", "van der Berg, Pip", "Ng, A.", "Nguyễn Văn Đạt",
    '"Tiny" Adams, Jo', "(Adams), Jo", ", Adams Jo", "Adams Jo", "Joan Adamson", "Müller-Lüdenscheid, Eva", "_Ng_ A.",
)  # fmt: skip
IDS = ("1000017", "100001", "17", "A17", "017", "")
HEADERS = {
    "fideid{s}name{s}country{s}rating": (0, 1),
    "ID_No{s}Name{s}Title{s}Fed{s}Rtg_Nat{s}Fide_No": (1,),
    "ECF_code{s}full_name{s}member_no{s}FIDE_no{s}original_standard": (1,),
    "Verein{s}Spieler{s}DWZ": (1,),
    "CFC#{s}Expiry{s}Last{s}First{s}Rating": (2, 3),
}


@st.composite
def cells(draw: st.DrawFn, separator: str) -> str:
    """A cell as programs and people write it: quoted, with blanks, with stray quotation marks."""
    text = draw(st.sampled_from((*NAMES, *IDS, "1850", "")))
    way = draw(st.sampled_from(("plain", "plain", "quoted", "quoted", "padded", "stray")))
    if way == "quoted" or (way != "stray" and separator in text):
        return '"' + text.replace('"', '""') + '"'
    return {"plain": text, "padded": f"  {text} ", "stray": f'{text}"'}[way]


@st.composite
def lists(draw: st.DrawFn) -> str:
    """A list of a few lines under one of the headers."""
    separator = draw(st.sampled_from((",", ";", "\t", "|")))
    header = draw(st.sampled_from([*HEADERS])).format(s=separator)
    width = header.count(separator) + 1
    lines = draw(st.lists(st.lists(cells(separator), min_size=width - 1, max_size=width + 1), max_size=6))
    ending = draw(st.sampled_from(("\n", "\r\n")))
    return ending.join([header, *map(separator.join, lines)]) + draw(st.sampled_from(("", ending)))


def in_full(text: str, layout: Layout, wanted: Wanted) -> list[ListEntry]:
    """Whoever is wanted, by reading every line."""
    entries = filter(None, map(layout.entry, text.splitlines(keepends=True)))
    return [e for e in entries if wanted.has(e) or words(e.name) in wanted.names]


@settings(max_examples=400)
@given(
    lists(),
    st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(IDS)), min_size=1, max_size=5),
    st.lists(st.sampled_from(IDS), max_size=2),
)
def test_nobody_is_passed_over(text: str, people: list[tuple[str, str]], numbers: list[str]) -> None:
    layout = layout_of(text.splitlines()[:1], "list.csv")
    wanted = Wanted.of([Person(name, fide_id=fide_id) for name, fide_id in people], numbers)
    found = list(candidates([text.encode()], layout, wanted))
    assert sorted(found, key=repr) == sorted(in_full(text, layout, wanted), key=repr)


def test_a_line_is_looked_at_where_names_and_ids_stand() -> None:
    """The club is called like the player: it is passed over without reading the line."""
    layout = layout_of(["club,name,rating,fideid"], "list.csv")
    lines = b"Adams Club,Baker Jo,1500,1\nBaker Club,Adams Jo,1600,2\nAdams Club,Carter Jo,1700,17\n"
    needle = layout.needle({"17"}, set(), {"adams", "jo"})
    found = [match.start() for match in islice(needle.finditer(b"\n" + lines), 9)]
    assert [lines[at:].split(b"\n")[0] for at in found] == lines.split(b"\n")[1:3]
