"""The entry form of one player, new or to be corrected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clubtd import TYPE_CHECKING
from clubtd.event.duplicates import Duplicate, Likeness, among
from clubtd.event.frozen import replace
from clubtd.event.history import Step
from clubtd.event.message import Refused, msg
from clubtd.event.names import words
from clubtd.event.player import HIGHEST_RATING, Person, Player
from clubtd.formats.listcells import birth_of
from clubtd.formats.words import say, t
from clubtd.ui.desk import Desk
from clubtd.ui.field import Field
from clubtd.ui.form import PERSON_KEYS, FormFrame, Leaving

if TYPE_CHECKING:
    from clubtd.formats.ratinglist import Kind, ListEntry

_NO_RATING = msg(
    "A rating is a number from 1 to {highest}; without one the field is empty.", highest=HIGHEST_RATING
)


class PlayerForm(FormFrame):
    """Enter adds the player (or corrects the one given); the id goes back to the asker.

    Before round 1 the form is free for the next player after each, until Esc.
    """

    ABOUT = (
        msg("One player. Only the name is needed; somebody without a rating leaves it empty."),
        msg("The name stays as it is typed: Last, First or First Last, with all its accents."),
    )
    OFFERS = PERSON_KEYS
    leaving = Leaving.TELLS

    def __init__(self, desk: Desk, player: Player | None = None, name: str = "") -> None:
        super().__init__()
        self._desk = desk
        self._player = player
        self._many = player is None and not name and not desk.event.rounds
        self._saved = ""
        self._listed: ListEntry | None = None
        person = player.person if player else Person(name)
        self.name_field = Field(person.name)
        self.rating = Field(str(person.rating or ""))
        self.club_field = Field(person.club)
        self.title_field = Field(person.title)
        self.born = Field(person.born)

    def rows(self) -> Iterable[tuple[str, Field]]:
        """Name, rating, club, title, born."""
        return (
            (t("Name"), self.name_field),
            (t("Rating"), self.rating),
            (t("Club"), self.club_field),
            (t("Title"), self.title_field),
            (t("Born"), self.born),
        )

    def title_line(self) -> tuple[str, str]:
        """Whose entry it is."""
        event = self._desk.event.settings.name
        if self._player:
            return t("{event} · {name}", event=event, name=self._player.name), ""
        return t("{event} · new player", event=event), ""

    def notice_line(self) -> tuple[str, str, str]:
        """What cannot be a rating; a likely double entry, before it is saved."""
        if not self._rated:
            return say(_NO_RATING), "", "bad"
        others = [p for p in self._desk.event.players if p is not self._player]
        if self.name_field.value.strip():
            for double in among(others, self._person()):
                return say(double.message), "", "warn"
        return "", "", "plain"

    @property
    def _rated(self) -> bool:
        """Whether what is typed can be a rating."""
        typed = self.rating.value.strip()
        digits = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(HIGHEST_RATING))
        return not typed or (digits and int(typed) <= HIGHEST_RATING)

    def on_input_changed(self) -> None:
        """Look at the entry with every letter."""
        if any(field.value for _, field in self.rows()):
            self._told = None
        self.update()

    def _person(self) -> Person:
        """What stands in the form."""
        person = replace(
            self._player.person if self._player else Person(""),
            name=self.name_field.value,
            rating=int(self.rating.value.strip() or 0) if self._rated else 0,
            club=self.club_field.value,
            title=self.title_field.value.strip().upper(),
            born=self.born.value.strip(),
        )
        if self._player and person.name != self._player.name:
            person = replace(person, last="", first="")
        if self._listed:
            listed = self._listed
            person = replace(
                person,
                fide_id=listed.fide_id or person.fide_id,
                federation=person.federation or listed.federation,
                sex=person.sex or listed.sex,
            )
        return person

    def look_up(self) -> None:
        """Find the name, or the id, in a rating list."""
        from clubtd.ui.looking_up import look_up

        look_up(self, self.name_field.value, self._fill)

    def _fill(self, entry: ListEntry, kind: Kind) -> None:
        """What the list says; a name that was typed in full stays as it is."""
        self._listed = entry
        typed = self.name_field.value
        if typed.islower() or words(typed) != words(entry.name):
            self.name_field.value = entry.name
        found = entry.filled(self._person(), kind)
        self.rating.value = str(found.rating or "")
        self.title_field.value = found.title
        self.born.value = found.born

    def _entry(self, person: Person) -> Step:
        """How a newcomer comes in: into the free number of a round robin that is drawn, late when a round is paired."""
        from clubtd.event.actions import AddPlayers
        from clubtd.pairing.next_round import newcomer

        event = self._desk.event
        if event.numbers_fixed and not event.is_swiss:
            return newcomer(event, person)
        return AddPlayers((person,), here=not event.rounds)

    def save(self) -> None:
        """Take the entry; ask first when the same person, or nearly the same name, is on the list already."""
        self._save()

    def _save(self, ahead: Sequence[str] = ()) -> bool:
        """Whether it is asked first; `ahead` was typed after the key that saves."""
        if not self._rated:
            self.set_focus(self.rating)
            raise Refused(_NO_RATING)
        person = self._person()
        born = birth_of(person.born)
        if born is None and not (self._player and person.born == self._player.person.born):
            self.set_focus(self.born)
            text = "{text} is no date of birth: write the year, 2012, or the day, 2012-03-31."
            raise Refused(msg(text, text=person.born))
        person = replace(person, born=person.born if born is None else born)
        likely = among(self._desk.event.players, person) if self._player is None else ()
        if likely and likely[0].likeness is not Likeness.NAMESAKE:
            self._ask_twice(likely[0], person, ahead)
            return True
        self._enter(person)
        return False

    def _ask_twice(self, double: Duplicate, person: Person, ahead: Sequence[str]) -> None:
        """A second entry of one person is nearly always a slip: only its own key makes it."""
        from clubtd.ui.twice_box import TwiceBox

        box = TwiceBox(say(double.message), ahead)

        def answered(answer: str | None) -> None:
            if answer:
                self._enter(person)
            elif self._many and box.ahead:  # somebody else is being typed already
                self._clear()
                self.tell(msg("{name} is not entered.", name=person.name))
            if self._many:
                self._type(box.ahead)

        self.app.push_screen(box, answered)

    def _type(self, keys: Sequence[str]) -> None:
        """Do what these keys, typed while a question was open, would have done here."""
        fields = [field for _, field in self.rows()]
        for at, key in enumerate(keys):
            field = self.focused if isinstance(self.focused, Field) else self.name_field
            if key == "tab":
                self.set_focus(fields[(fields.index(field) + 1) % len(fields)])
            elif key != "enter":
                field.insert_text_at_cursor(key)
            else:
                try:
                    asked = self._save(keys[at + 1 :])
                except Refused as refusal:
                    self.tell(refusal.message, "bad")
                    continue
                if asked:
                    return

    def _enter(self, person: Person) -> None:
        from clubtd.event.actions import EditPlayer

        if self._player:
            self._desk.take(EditPlayer(self._player.id, person))
            chosen = self._player.id
        else:
            chosen = self._desk.event.next_id
            self._desk.take(self._entry(person))
        self._saved = str(chosen)
        if not self._many:
            self.dismiss(self._saved)
            return
        self._clear()
        self.tell(msg("{name} is entered. The next one, or Esc.", name=self._desk.event.name(chosen)), "good")

    def _clear(self) -> None:
        """The form is free for the next player."""
        self._listed = None
        for _, field in self.rows():
            field.value = ""
        self.set_focus(self.name_field)

    def end(self) -> None:
        """Close the form; the list goes to the last one who was saved."""
        self.dismiss(self._saved)
