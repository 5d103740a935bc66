"""The entry form of one player, new or to be corrected."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from clubtd.event.event import Event
from clubtd.event.message import msg
from clubtd.event.names import words
from clubtd.event.player import Person, Player
from clubtd.formats.words import t
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.field import Field
from clubtd.ui.form import FORM_KEYS, FormFrame


class PlayerForm(FormFrame):
    """Enter adds the player (or corrects the one given); the id goes back to the asker."""

    ABOUT = (
        msg("One player. Only the name is needed; somebody without a rating leaves it empty."),
        msg("The name stays as it is typed: Last, First or First Last, with all its accents."),
    )
    OFFERS = (
        Command("save", ("enter",), "save", "Save the entry.", "save"),
        *FORM_KEYS,
        Command("leave", ("escape",), "leave", "Leave everything as it was.", "back"),
    )

    def __init__(self, desk: Desk, player: Player | None = None, name: str = "") -> None:
        super().__init__()
        self._desk = desk
        self._player = player
        person = player.person if player else Person(name)
        self.name_field = Field(person.name)
        self.rating = Field(str(person.rating or ""), restrict=r"\d{0,4}")
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
        """A likely double entry, before it is saved."""
        if double := self._double():
            rating = double.rating or t("unrated")
            return t("{name} ({rating}) is in the list already", name=double.name, rating=rating), "", "warn"
        return "", "", "plain"

    def _double(self) -> Player | None:
        return same_name(self._desk.event, self.name_field.value, self._player)

    def on_input_changed(self) -> None:
        """Look for a double entry with every letter."""
        self.update()

    def save(self) -> None:
        """Take the entry."""
        from clubtd.event.actions import AddPlayers, EditPlayer

        person = replace(
            self._player.person if self._player else Person(""),
            name=self.name_field.value,
            rating=int(self.rating.value or 0),
            club=self.club_field.value,
            title=self.title_field.value.strip().upper(),
            born=self.born.value.strip(),
        )
        if self._player:
            if person.name != self._player.name:
                person = replace(person, last="", first="")
            self._desk.take(EditPlayer(self._player.id, person))
            chosen = self._player.id
        else:
            chosen = self._desk.event.next_id
            self._desk.take(AddPlayers((person,), here=not self._desk.event.rounds))
        self.dismiss(str(chosen))


def same_name(event: Event, name: str, but: Player | None = None) -> Player | None:
    """A player in the event with the same name, however it is written."""
    wanted = words(name)
    return next((p for p in event.players if wanted and p is not but and words(p.name) == wanted), None)
