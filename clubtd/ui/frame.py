"""The one frame of all screens: title line, rule, content, notice, rule, and the keys of the moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from inspect import isawaitable
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.events import Key
from textual.geometry import Size
from textual.message import Message as TextualMessage
from textual.screen import Screen
from textual.widget import Widget

from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import say, t
from clubtd.ui import cells
from clubtd.ui.command import Command, Keys, cap, key_of
from clubtd.ui.lines import Foot, Head

if TYPE_CHECKING:
    from clubtd.ui.club import ClubApp

EVERYWHERE = (
    Command(
        "palette", ("ctrl+p",), "find", "Find any command or player by name.", "palette", "has_palette", False
    ),
    Command(
        "quit", ("ctrl+q", "ctrl+c"), "quit", "Leave clubtd. Everything is saved already.", "quit", line=False
    ),
    Command(
        "settings",
        ("f10",),
        "settings",
        "Language, colours, result keys, bell, mouse.",
        "settings",
        "explained",
        False,
    ),
    Command("themes", ("f9",), "colours", "Choose the colours of the screens.", "themes", "explained", False),
    Command(
        "suspend",
        ("ctrl+z",),
        "suspend",
        "Back to the shell for a while; fg there leads back.",
        "suspend",
        line=False,
    ),
    Command("help", ("?", "f1"), "help", "Explain this screen and its keys.", "help", "explained"),
)


class Frame(Screen[str]):
    """A screen with its commands. Subclasses give `content()`, the texts of the lines, and `OFFERS`.

    Where the key line is too narrow, the commands named in `SPARE` leave it first, the last named before the others.
    """

    OFFERS: ClassVar[tuple[Command, ...]] = ()
    ABOUT: ClassVar[tuple[Message, ...]] = ()
    before_title = ""
    SPARE: ClassVar[tuple[str, ...]] = ()
    explained: ClassVar[bool] = True
    has_palette: ClassVar[bool] = True
    ESCAPE_TO_MINIMIZE = False
    ALLOW_SELECT = False

    def __init__(self) -> None:
        super().__init__()
        self.head = Head()
        self.foot = Foot()
        own = {command.id for command in self.OFFERS}
        self.keys = Keys((*self.OFFERS, *(c for c in EVERYWHERE if c.id not in own)))
        self._told: tuple[str, str] | None = None
        self._laid_out: Size | None = None
        self.ready = asyncio.Event()

    @property
    def club(self) -> ClubApp:
        """The program."""
        return cast("ClubApp", self.app)

    def compose(self) -> ComposeResult:
        """Head, content, foot."""
        yield self.head
        yield from self.content()
        yield self.foot

    # For subclasses

    def content(self) -> Iterable[Widget]:
        """What stands between the rules."""
        return ()

    def about(self) -> tuple[Message, ...]:
        """What the screen is for, a paragraph each."""
        return self.ABOUT

    def title_line(self) -> tuple[str, str]:
        """Where we are, and what matters all the time."""
        return "clubtd", ""

    def notice_line(self) -> tuple[str, str, str]:
        """The standing notice, what stands at its right, and its style (plain, good, warn or bad)."""
        return "", "", "plain"

    def urgent_line(self) -> tuple[str, str] | None:
        """What has to be said before any standing notice, and its style."""
        return None

    def take(self, key: str) -> bool:
        """A chance to use a key before the commands do; True when it was used."""
        return False

    def in_vain(self, command: Command) -> bool:
        """Whether a command would only be refused now; its key is not promised then."""
        return False

    def on_line(self, command: Command) -> bool:
        """Whether a command that can be done now is among the keys of the moment."""
        return True

    # What screens do with it

    def tell(self, message: Message, style: str = "plain") -> None:
        """Say something on the notice line until the next key; a refusal too long for it, in a box."""
        if style == "bad":
            from clubtd.formats.helps import with_key

            message = with_key(message)
        text = say(message)
        if style == "bad" and cells.width(text) > self.size.width - 4:
            from clubtd.ui.box import Box

            lines = cells.wrapped(text, min(72, self.size.width - 6))
            self.app.push_screen(Box(t("That cannot be done"), lines, [], t("all right")))
            return
        self._told = (text, style)
        self.update()

    def hush(self) -> None:
        """Forget what was told; the standing notice is there again."""
        self._told = None
        self.update()

    def update(self) -> None:
        """Bring the lines up to date; what did not change is not repainted."""
        title, aside = self.title_line()
        self.head.show(self.before_title + title, aside)
        text, aside, style = self.notice_line()
        if urgent := self.urgent_line():
            text, style = urgent
        if self._told:
            text, style = self._told
            if cells.width(text) + cells.width(aside) + 7 > self.size.width:
                aside = ""  # it is there again with the next key
        self.foot.notice(text, aside, style)
        self.foot.keys(self._key_line())

    def _key_line(self) -> list[tuple[str, str]]:
        """Keys and labels; in a text field the keys that are letters go to the field and are not promised."""
        wants = getattr(self.focused, "wants", None)
        pairs, spare = [], []
        for command in self.keys.now(self):
            if command.line and self.on_line(command) and not self.in_vain(command):
                free = [
                    key
                    for key in command.keys
                    if not (wants and wants(key)) and self.keys.has(command, key, self)
                ]
                found = [(cap(key), t(command.label)) for key in free[:1]]
                pairs += found
                if found and command.id in self.SPARE:
                    spare.append((self.SPARE.index(command.id), found[0]))
        first_to_go = [pair for _, pair in sorted(spare)]
        while first_to_go and sum(cells.width(k + w) + 3 for k, w in pairs) > self.size.width + 1:
            pairs.remove(first_to_go.pop())
        return pairs

    async def perform(self, command: Command) -> None:
        """Run a command; what it refuses is told."""
        try:
            done = command.on(self)
            if isawaitable(done):
                await done
        except Refused as refusal:
            self.tell(refusal.message, "bad")
        if self.is_attached:
            self.update()

    async def _dispatch_message(self, message: TextualMessage) -> None:
        """What a click asks for can be refused too, and is told like what a key asks for."""
        try:
            await super()._dispatch_message(message)
        except Refused as refusal:
            self.tell(refusal.message, "bad")

    def _screen_resized(self, size: Size) -> None:
        """Lay out once for each size: Textual tells it twice at the start, and draws everything twice."""
        if size != self._laid_out:
            before, self._laid_out = self._laid_out, size
            super()._screen_resized(size)
            if before:
                self.call_later(self.update)  # what the lines say depends on their room

    def palette(self) -> None:
        """All commands, and all players, by name."""
        self.club.open("palette", of=self)

    def help(self) -> None:
        """What this screen is for, and its keys."""
        self.club.open("help", of=self)

    def themes(self) -> None:
        """Choose the colours."""
        self.club.open("themes")

    def settings(self) -> None:
        """What people set for themselves."""
        self.club.open("settings")

    def suspend(self) -> None:
        """To the shell and, with fg, back: everything is saved already."""
        self.app.action_suspend_process()
        self.app.refresh(layout=True)
        for widget in (self, *self.query("*")):
            widget.refresh()

    def quit(self) -> None:
        """Leave the program."""
        self.club.leave()

    def back(self) -> None:
        """Close this screen without an answer."""
        self.dismiss("")

    def on_mount(self) -> None:
        """Show the lines for the first time."""
        self.update()

    def on_screen_suspend(self) -> None:
        """Another screen is on top: keys wait until this one is back and its answer has been taken."""
        self.ready.clear()

    def on_screen_resume(self) -> None:
        """Show what may have changed meanwhile."""
        self.update()
        self.call_next(self.ready.set)

    def on_grid_highlighted(self) -> None:
        """What keys do, and what is said, may be another thing for another row."""
        self.update()

    async def on_foot_clicked(self, event: Foot.Clicked) -> None:
        """A click on the key line is the key."""
        keys = [key for command in self.keys.now(self) for key in command.keys if cap(key) == event.cap]
        if keys:
            await self.press(Key(keys[0], keys[0] if len(keys[0]) == 1 else None))

    async def press(self, event: Key) -> bool:
        """Do what a key is for, if a command has it. In a text field letters are letters."""
        key = key_of(event)
        wants = getattr(
            self.focused, "wants", None
        )  # a Field, whose module is not imported for its name only
        if wants and wants(key):
            return False
        told, self._told = self._told, None
        if self.take(key):
            self.update()
        elif command := self.keys.at(key, self):
            await self.perform(command)
        else:
            self._say_what_waits(key)
            if told:
                self.update()
            return False
        return True

    def _say_what_waits(self, key: str) -> None:
        """A sign or letter that the help lists is answered also while there is nothing for it to do."""
        found = [c for c in self.keys.commands if key in c.keys] if len(key) == 1 else []
        # What leads to a screen does nothing on that screen, and nobody wonders.
        if found and not any(c.when.startswith("not_") for c in found):
            self.tell(msg("{key} not now: {what}", key=cap(key), what=t(found[0].help)))
