"""What comes on top of a screen and goes again: questions and explanations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.screen import ModalScreen

from clubtd.ui.command import Keys

if TYPE_CHECKING:
    from clubtd.ui.frame import Frame


class OnTop(ModalScreen[str]):
    """A screen that leaves the one below in sight. Subclasses read their keys first."""

    @property
    def below(self) -> Frame | None:
        """The screen it came from."""
        from clubtd.ui.frame import Frame

        return next((screen for screen in reversed(self.app.screen_stack) if isinstance(screen, Frame)), None)

    async def everywhere(self, key: str) -> None:
        """Do what that key does on every screen: the palette, the help of the screen below, the end."""
        from clubtd.ui.frame import EVERYWHERE

        below = self.below
        command = Keys(EVERYWHERE).at(key, below) if below else None
        if below and command:
            await below.perform(command)
