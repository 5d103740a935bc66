"""The ways players are entered: a form, the club list, a file, what is pasted."""

from __future__ import annotations

from textual.events import Paste

from clubtd.event.player import Player
from clubtd.ui.player_finding import PlayerFinding


class Entering(PlayerFinding):
    """The list of players, and the ways onto it."""

    def add(self, name: str = "") -> None:
        """The form of a new player."""
        self._form(None, name)

    def edit(self) -> None:
        """The form of the player under the cursor."""
        self._form(self.chosen, "")

    def _form(self, player: Player | None, name: str) -> None:
        from clubtd.ui.player_form import PlayerForm

        def saved(key: str | None) -> None:
            if not key:
                return
            self.grid.show(self._rows(), cursor=key)
            if self.desk.said:
                self.tell(self.desk.said)
            if player is None and self.is_late:
                self.sign()

        self.app.push_screen(PlayerForm(self.desk, player, name), saved)

    def on_grid_chosen(self) -> None:
        """Enter on a player."""
        self.edit()

    def tonight(self) -> None:
        """Who of the club list is here."""
        from clubtd.ui.club_door import open_tonight

        open_tonight(self)

    @property
    def somebody(self) -> bool:
        """Whether anybody is entered."""
        return bool(self.event.players)

    def keep_players(self) -> None:
        """Put these players on the club list."""
        from clubtd.ui.club_door import keep_these

        keep_these(self)

    def import_file(self) -> None:
        """Ask for a file and enter the players in it."""
        from clubtd.ui.importing import import_players

        import_players(self)

    def ratings(self) -> None:
        """Hold the players against a rating list."""
        from clubtd.ui.ratings_screen import update_ratings

        update_ratings(self)

    def paste(self) -> None:
        """Ask for players, pasted or typed."""
        from clubtd.ui.importing import paste_players

        paste_players(self)

    def on_paste(self, event: Paste) -> None:
        """A whole list is pasted onto the screen: show it before anything is taken."""
        from clubtd.ui.importing import pasted

        pasted(self, event.text)
