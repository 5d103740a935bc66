"""The entry of a member of the club, new or to be corrected."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from clubtd import TYPE_CHECKING
from clubtd.event.frozen import replace
from clubtd.event.member import Member, Register
from clubtd.event.message import Refused, msg
from clubtd.event.names import words
from clubtd.event.player import Person
from clubtd.formats.listcells import birth_of
from clubtd.formats.words import say, t
from clubtd.store.club_list import change_members
from clubtd.store.member_rows import Members
from clubtd.ui.field import Field
from clubtd.ui.form import PERSON_KEYS, FormFrame, Leaving

if TYPE_CHECKING:
    from clubtd.formats.ratinglist import Kind, ListEntry

_NO_RATING = msg("A rating is a number of at most four digits; without one the field is empty.")
_SEX = {"": "", "m": "m", "w": "w", "f": "w"}


class MemberForm(FormFrame):
    """Enter saves; the number of the member goes back to the asker."""

    ABOUT = (
        msg("One member. Only the name is needed; it stays as it is typed, with all its accents."),
        msg("The rating counts at the club's events; where there is none the national one does."),
    )
    OFFERS = PERSON_KEYS
    leaving = Leaving.TELLS

    def __init__(self, folder: Path, members: Members, number: int = 0, name: str = "") -> None:
        """`number` is that of the member to be corrected."""
        super().__init__()
        self._folder, self._number = folder, number
        self._member = members[number] if number else None
        self._register: Register | None = None
        self._members = members
        member = self._member or Member(Person(name))
        person = member.person
        self.fields = {
            "name": Field(person.name),
            "rating": Field(str(person.rating or "")),
            "national_rating": Field(str(member.national_rating or "")),
            "club": Field(person.club),
            "title": Field(person.title),
            "born": Field(person.born),
            "sex": Field(person.sex),
            "federation": Field(person.federation),
            "fide_id": Field(person.fide_id),
            "national_id": Field(member.national_id),
            "note": Field(member.note),
        }

    def rows(self) -> Iterable[tuple[str, Field]]:
        """The fields with their names."""
        names = (
            t("Name"),
            t("Rating"),
            t("Nat. rating"),
            t("Club"),
            t("Title"),
            t("Born"),
            t("Sex (m/w)"),
            t("Federation"),
            t("FIDE number"),
            t("Nat. number"),
            t("Note"),
        )
        return zip(names, self.fields.values(), strict=True)

    def title_line(self) -> tuple[str, str]:
        """Whose entry it is."""
        return t("Club list · {name}", name=self._member.name if self._member else t("new member")), ""

    def notice_line(self) -> tuple[str, str, str]:
        """What cannot be right; a likely double entry, before it is saved."""
        try:
            member = self._entry()
        except Refused as refused:
            return say(refused.message), "", "bad"
        if member.name:
            if self._register is None:
                found = ((n, self._members[n].person) for n in self._members if n != self._number)
                self._register = Register(found)
            for double in self._register.alike(member.person):
                return say(double.message), "", "warn"
        return "", "", "plain"

    def on_input_changed(self) -> None:
        """Look at the entry with every letter."""
        self.update()

    def _entry(self) -> Member:
        """What stands in the form; Refused when a field cannot be right."""
        typed = {name: field.value.strip() for name, field in self.fields.items()}
        if typed["sex"].lower() not in _SEX:
            raise Refused(msg("{text} is not m or w.", text=typed["sex"]))
        before = self._member or Member(Person(""))
        same_name = typed["name"] == before.name
        person = replace(
            before.person,
            name=typed["name"],
            last=before.person.last if same_name else "",
            first=before.person.first if same_name else "",
            rating=_rating(typed["rating"]),
            club=typed["club"],
            title=typed["title"].upper(),
            born=typed["born"],
            sex=_SEX[typed["sex"].lower()],
            federation=typed["federation"].upper(),
            fide_id=typed["fide_id"],
        )
        return replace(
            before,
            person=person,
            national_rating=_rating(typed["national_rating"]),
            national_id=typed["national_id"],
            note=typed["note"],
        )

    def look_up(self) -> None:
        """Find the name, or the id, in a rating list."""
        from clubtd.ui.looking_up import look_up

        look_up(self, self.fields["name"].value, self._fill)

    def _fill(self, entry: ListEntry, kind: Kind) -> None:
        """What the list says; a name that was typed in full stays as it is."""
        name = self.fields["name"]
        if name.value.islower() or words(name.value) != words(entry.name):
            name.value = entry.name
        says = {
            "rating": str(entry.rating(kind) or ""),
            "title": entry.title,
            "born": entry.born,
            "sex": entry.sex,
            "federation": entry.federation,
            "fide_id": entry.fide_id,
            "national_id": entry.id,
        }
        for field, value in says.items():
            self.fields[field].value = value or self.fields[field].value

    def save(self) -> None:
        """Write the entry into the list."""
        member = self._entry()
        born = birth_of(member.person.born)
        if born is None:
            self.set_focus(self.fields["born"])
            text = "{text} is no date of birth: write the year, 2012, or the day, 2012-03-31."
            raise Refused(msg(text, text=member.person.born))
        member = replace(member, person=replace(member.person, born=born))
        if self._number:
            change_members(self._folder, put={self._number: member})
            self.dismiss(str(self._number))
        else:
            (number,) = change_members(self._folder, [member])
            self.dismiss(str(number))


def _rating(text: str) -> int:
    if text and not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise Refused(_NO_RATING)
    return int(text or 0)
