"""The header lines of known lists: which column is what. A new list is a new table here, no code."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from clubtd.event.frozen import frozen
from clubtd.formats.headers import Field, columns_of
from clubtd.formats.ratinglist.entry import Kind, Target


@frozen
class Preset:
    """A list by its columns. It is meant when all of them that are in `needs` are there.

    Of several columns for the same thing the one that stands first here, and is not empty, counts.
    """

    name: str
    needs: str
    columns: Mapping[str, Target]


_FIDE_NAMES: Mapping[str, Target] = {
    "fideid": Field.FIDE_ID, "id number": Field.FIDE_ID, "name": Field.NAME, "country": Field.FEDERATION,
    "fed": Field.FEDERATION, "sex": Field.SEX, "title": Field.TITLE, "tit": Field.TITLE, "rating": Kind.STANDARD,
    "srtng": Kind.STANDARD, "rapid_rating": Kind.RAPID, "rrtng": Kind.RAPID, "blitz_rating": Kind.BLITZ,
    "brtng": Kind.BLITZ, "birthday": Field.BORN, "b-day": Field.BORN,
}  # fmt: skip
_DSB: Mapping[str, Target] = {
    "id": Field.ID, "name,vorname": Field.NAME, "spielername": Field.NAME, "geschlecht": Field.SEX,
    "geburtsjahr": Field.BORN, "dwz": Kind.STANDARD, "fide-elozahl": Kind.FIDE, "fide-elo": Kind.FIDE,
    "fide-titel": Field.TITLE, "fide-id": Field.FIDE_ID, "fide-land": Field.FEDERATION,
}  # fmt: skip
_ECF: Mapping[str, Target] = {
    "ecf_code": Field.ID, "full_name": Field.NAME, "fide_no": Field.FIDE_ID, "gender": Field.SEX,
    "nation": Field.FEDERATION, "revised_standard": Kind.STANDARD, "original_standard": Kind.STANDARD,
    "revised_rapid": Kind.RAPID, "original_rapid": Kind.RAPID, "revised_blitz": Kind.BLITZ,
    "original_blitz": Kind.BLITZ, "club_name": Field.CLUB, "title": Field.TITLE,
}  # fmt: skip
_US: Mapping[str, Target] = {
    "mem_id": Field.ID, "mem_name": Field.NAME, "r_lpb_rat": Kind.STANDARD, "q_lpb_rat": Kind.RAPID,
    "b_lpb_rat": Kind.BLITZ,
}  # fmt: skip
_SWISS_MANAGER: Mapping[str, Target] = {
    "id_no": Field.ID, "name": Field.NAME, "title": Field.TITLE, "fed": Field.FEDERATION, "rtg_nat": Kind.STANDARD,
    "rtg_int": Kind.FIDE, "birthday": Field.BORN, "sex": Field.SEX, "sex (f/w)": Field.SEX, "fide_no": Field.FIDE_ID,
    "clubname": Field.CLUB,
}  # fmt: skip
_KNSB: Mapping[str, Target] = {
    "relatienummer": Field.ID, "naam": Field.NAME, "titel": Field.TITLE, "fed": Field.FEDERATION,
    "rating": Kind.STANDARD, "geboren": Field.BORN, "s": Field.SEX,
}  # fmt: skip
_DSU: Mapping[str, Target] = {
    "nr": Field.ID, "født": Field.BORN, "navn": Field.NAME, "klub": Field.CLUB, "titel": Field.TITLE,
    "rat.": Kind.STANDARD, "hur.": Kind.RAPID, "lyn": Kind.BLITZ, "fide": Kind.FIDE,
}  # fmt: skip
_FSI: Mapping[str, Target] = {
    "nominativo": Field.NAME, "elo": Kind.STANDARD, "id fsi": Field.ID, "sex": Field.SEX, "fin": Field.FIDE_ID,
    "elo fide std": Kind.FIDE,
}  # fmt: skip
_CFC: Mapping[str, Target] = {
    "cfc#": Field.ID, "last": Field.LAST, "first": Field.FIRST, "city": Field.CLUB, "rating": Kind.STANDARD,
    "active rtg": Kind.RAPID,
}  # fmt: skip

PRESETS = (
    Preset("FIDE", "fideid name country rating", _FIDE_NAMES),
    Preset("FIDE", "srtng name fed", _FIDE_NAMES),
    Preset("DSB", "dwz status geburtsjahr", _DSB),
    Preset("ECF", "ecf_code full_name original_standard", _ECF),
    Preset("US Chess", "mem_id mem_name", _US),
    Preset("Swiss-Manager", "id_no name rtg_nat", _SWISS_MANAGER),
    Preset("KNSB", "relatienummer naam rating", _KNSB),
    Preset("DSU", "født navn rat.", _DSU),
    Preset("FSI", "nominativo elo fin", _FSI),
    Preset("CFC", "cfc# last first rating", _CFC),
)
_FASTER = {Kind.RAPID: re.compile(r"rapid|schnell|active|rpd"), Kind.BLITZ: re.compile(r"blitz|lyn")}
_NO_RATING = re.compile(r"game|gms|gm$|category|k$|title|date")


Placed = tuple[tuple[int, Target], ...]
"""Which column holds what; of several for one thing the better one first."""


def columns_in(header: Sequence[str]) -> tuple[str, Placed] | None:
    """The name of the list with this header and what its columns are; None when nobody is named in it.

    A list that is not known is read by the words for columns that lists of players have; then its name is empty.
    """
    keys = [" ".join(cell.strip().strip('"').casefold().split()) for cell in header]
    for preset in PRESETS:
        if set(preset.needs.split()) <= set(keys):
            known = ((keys.index(key), target) for key, target in preset.columns.items() if key in keys)
            return preset.name, tuple(known)
    found: list[Target | None] = [
        Kind.STANDARD if target is Field.RATING else target for target in columns_of(header)
    ]
    for place, key in enumerate(keys):
        for kind, words in _FASTER.items():
            if words.search(key) and not _NO_RATING.search(key):
                found[place] = kind
    named = Field.NAME in found or (Field.LAST in found and Field.FIRST in found)
    if not named or Kind.STANDARD not in found:
        return None
    return "", tuple((place, target) for place, target in enumerate(found) if target)
