"""The players of an event held against a rating list, before anything is taken."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from textual.widget import Widget

from clubtd.event.actions import Action, EditPlayer, as_one
from clubtd.event.event import Event
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.namesakes import shown_names
from clubtd.formats.ratinglist import Kind, Match, Verdict
from clubtd.formats.sheets.ratings import KIND_TITLES, MOST_NAMED, change_of, takes
from clubtd.formats.words import say, t
from clubtd.store.rating_list import RatingList, opened
from clubtd.store.remembered import remember
from clubtd.ui import cells
from clubtd.ui.box import Box
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row
from clubtd.ui.looking_up import REMEMBERED_KIND, ask_list, beside, kind_used, with_list


class RatingsScreen(Frame):
    """Gives "taken", and then `action` is the step; "kind" or "other" to look again."""

    ABOUT = (
        msg(
            "The players and what the rating list says of them. A ticked one takes rating and title from the list, and"
            " id, birth year and federation where the entry has none; Space changes that. Nothing is changed before"
            " Enter, and one u takes all back."
        ),
        msg(
            "The same id is the same person, and so are the same name and birth year. Where only the name agrees nobody"
            " is ticked; where several may be meant nobody can be: an id or a birth year in the entry decides."
        ),
    )
    OFFERS = (
        Command(
            "take", ("enter",), "take them", "Take the list's ratings for those who are ticked.", "take_them"
        ),
        Command("tick", ("space",), "in/out", "Take this one, or not.", "tick", "changing"),
        Command(
            "names",
            ("a",),
            "by name",
            "Tick all of whom only the name agrees; again: none.",
            "by_name",
            "named",
        ),
        Command("why", ("w",), "who", "Who of the list may be meant.", "who", "unclear"),
        Command(
            "kind", ("k",), "other rating", "Take the rapid, the blitz, ... ratings.", "next_kind", "kinds"
        ),
        Command("other-list", ("o",), "other list", "Use another rating list.", "other"),
        Command("back", ("escape",), "leave it", "Leave without changing anything.", "back"),
    )

    SPARE = ("why", "kind", "other-list")

    def __init__(
        self,
        event: Event,
        listed: RatingList,
        found: Sequence[Match],
        kind: Kind,
        turned: Collection[int] = (),
    ) -> None:
        """`turned` are those ticked against the proposal in another kind of ratings."""
        super().__init__()
        self._event, self._list, self._found = event, listed, found
        self.kind = kind
        self._names = shown_names(event)
        self._proposed = {at for at, match in enumerate(found) if takes(match)}
        self._chosen = self._proposed ^ {at for at in turned if found[at].changes}
        self.grid = Grid(
            (
                Column("in", "", 1),
                Column("name", t("Player"), flexible=True, minimum=14),
                Column("rating", t("Rating"), align=Align.RIGHT),
                Column("listed", t("List"), align=Align.RIGHT),
                Column("found", t("Found"), flexible=True, minimum=12, grow=True),
            ),
            frozen=2,
        )

    @property
    def action(self) -> Action:
        """The one step that takes those who are ticked."""
        players = self._event.players
        return as_one(*(EditPlayer(players[at].id, self._found[at].after) for at in sorted(self._chosen)))

    @property
    def turned(self) -> Collection[int]:
        """Who was ticked or not against the proposal, by the places of the event's players."""
        return self._chosen ^ self._proposed

    @property
    def changes(self) -> int:
        """How many entries are changed."""
        return len(self._chosen)

    @property
    def _match(self) -> Match | None:
        return self._found[int(self.grid.key)] if self.grid.key else None

    @property
    def changing(self) -> bool:
        """Whether the one under the cursor could be taken."""
        return self._match is not None and self._match.changes

    @property
    def unclear(self) -> bool:
        """Whether several may be meant by the one under the cursor."""
        return self._match is not None and self._match.verdict is Verdict.UNCLEAR

    @property
    def kinds(self) -> bool:
        """Whether the list has several ratings."""
        return len(self._list.kinds) > 1

    @property
    def named(self) -> set[int]:
        """Those who would change, and of whom only the name agrees."""
        return {
            at for at, match in enumerate(self._found) if match.changes and match.verdict is Verdict.ONLY_NAME
        }

    # What it looks like

    def in_vain(self, command: Command) -> bool:
        """Nothing can be taken while nobody is ticked."""
        return command.id == "take" and not self._chosen

    def content(self) -> Iterable[Widget]:
        """The players: those who change first."""
        self._show()
        return (self.grid,)

    def title_line(self) -> tuple[str, str]:
        """Which list, which rating."""
        aside = t("{list} · {kind}", list=self._list.path.name, kind=KIND_TITLES[self.kind])
        return t("{event} · ratings", event=self._event.settings.name), aside

    def notice_line(self) -> tuple[str, str, str]:
        """What Enter does, and who stays as it is."""
        counted = say(nmsg("{n} entry changes", "{n} entries change", self.changes))
        unclear = sum(match.verdict is Verdict.UNCLEAR for match in self._found)
        absent = sum(match.verdict is Verdict.ABSENT for match in self._found)
        names = sum(match.verdict is Verdict.ONLY_NAME for match in self._found)
        parts = [counted]
        parts += [t("{n} not clear", n=unclear)] if unclear else []
        parts += [t("{n} by name only", n=names)] if names else []
        parts += [t("{n} not in the list", n=absent)] if absent else []
        return " · ".join(parts), "", "warn" if unclear else "plain"

    def _show(self) -> None:
        order = sorted(range(len(self._found)), key=lambda at: (not self._found[at].changes, at))
        self.grid.show([self._row(at) for at in order])

    def _row(self, at: int) -> Row:
        match = self._found[at]
        ticked = at in self._chosen
        mark = "■" if ticked else "·" if match.changes else ""
        listed = str(match.entry.rating(self.kind) or "-") if match.entry else ""
        change = change_of(match, ticked)
        remark = (f"{say(change)} · " if change else "") + say(match.remark)
        style = "warn" if match.verdict is Verdict.UNCLEAR else ""
        name = self._names[self._event.players[at].id]
        rating = str(match.person.rating or "-")
        return Row(
            str(at),
            (mark, name, rating, listed, Cell(remark, style)),
            style="" if ticked or style else "muted",
        )

    # What people do

    def tick(self) -> None:
        """Take the one under the cursor, or not."""
        at = int(self.grid.key)
        self._chosen ^= {at}
        self.grid.replace(self._row(at))
        self.grid.step(1)

    def by_name(self) -> None:
        """Take all of whom only the name agrees, or none of them."""
        self._chosen = self._chosen - self.named if self.named <= self._chosen else self._chosen | self.named
        self._show()

    def who(self) -> None:
        """Those of the list who may be meant."""
        match = self._match
        several = match.several if match else ()
        lines = [
            "  ".join(
                filter(
                    None, (e.name, e.year, e.federation, str(e.rating(self.kind) or "-"), e.fide_id or e.id)
                )
            )
            for e in several[: MOST_NAMED * 4]
        ]
        about = t("An id or a birth year in the entry (e on the list of players) decides.")
        wide = [cells.shown(line) for line in lines]
        self.app.push_screen(Box(t("Who may be meant"), [*wide, "", about], [], t("all right")))

    def on_grid_chosen(self) -> None:
        """Enter."""
        self.take_them()

    def take_them(self) -> None:
        """Take those who are ticked."""
        if not self._chosen:
            raise Refused(msg("Nobody is ticked: Space ticks a player whose entry would change, Esc leaves."))
        self.dismiss("taken")

    def next_kind(self) -> None:
        """Another of the ratings: look again."""
        kinds = self._list.kinds
        at = kinds.index(self.kind) if self.kind in kinds else -1
        self.kind = kinds[(at + 1) % len(kinds)]
        self.dismiss("kind")

    def other(self) -> None:
        """Another list."""
        self.dismiss("other")


def update_ratings(screen: EventFrame) -> None:
    """Hold the players of the event against the rating list, and take what is ticked in one step."""
    if not screen.event.players:
        raise Refused(msg("Nobody is entered yet."))
    data = screen.club.data

    def look(path: Path | None, turned: Collection[int] = ()) -> None:
        kind, event = kind_used(data), screen.event

        def work() -> tuple[RatingList, tuple[Match, ...]]:
            listed = opened(data, path)
            used = kind if kind in listed.kinds else listed.kinds[0]
            return listed, listed.matches([player.person for player in event.players], used)

        def shown(found: tuple[RatingList, tuple[Match, ...]]) -> None:
            listed, matched = found
            used = kind if kind in listed.kinds else listed.kinds[0]
            preview = RatingsScreen(event, listed, matched, used, turned)
            screen.app.push_screen(preview, lambda answer: answered(preview, answer))

        beside(screen, work, shown)

    def answered(preview: RatingsScreen, answer: str | None) -> None:
        if answer == "taken":
            screen.desk.take(preview.action)
            screen.redraw()
            said = nmsg(
                "{n} entry changed; u takes it back.",
                "{n} entries changed; u takes them back.",
                preview.changes,
            )
            screen.tell(said, "good")
        elif answer == "kind":
            remember(data, REMEMBERED_KIND, preview.kind.value)
            look(None, preview.turned)
        elif answer == "other":
            ask_list(screen, look)

    with_list(screen, look)
