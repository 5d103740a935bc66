"""An evening that is over is put away, out of the list of those that go on."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg


@frozen
class ArchiveEvent:
    """Put the event into the archive, or (`archived` False) fetch it back. Nothing is lost and nothing moves."""

    verb: ClassVar[str] = "archive"
    archived: bool = True

    def on(self, event: Event) -> Event:
        """The event marked so."""
        if event.archived is self.archived:
            if self.archived:
                raise Refused(msg("{name} is in the archive already.", name=event.settings.name))
            raise Refused(msg("{name} is not in the archive.", name=event.settings.name))
        return replace(event, archived=self.archived)

    def says(self, event: Event) -> Message:
        """Where the event is now."""
        if self.archived:
            return msg("{name} is in the archive.", name=event.settings.name)
        return msg("{name} is back from the archive.", name=event.settings.name)
