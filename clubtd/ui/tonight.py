"""Who is here tonight: the members of the club, ticked with a few letters and a blank each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from clubtd.event.actions import MakePair, RequestBye, as_one
from clubtd.event.history import Step
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.player import Status
from clubtd.event.result import Code
from clubtd.formats.words import say, t
from clubtd.pairing.arranging import colours
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.coming import NAME, without_opponent
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.find_field import STEPS
from clubtd.ui.listing import CellLike, Row
from clubtd.ui.members import MembersFrame
from clubtd.ui.roster import Roster
from clubtd.ui.ticks import Ticks

NEW = "+"


class TonightScreen(MembersFrame):
    """Gives "entered" when the ticked are in the event; `new NAME` when a stranger comes late and needs the form."""

    ABOUT = (
        msg(
            "Type the beginning of a name, first or last, or the initials: accents and order do not matter. Space"
            " ticks the member under the cursor and frees the field for the next. Who plays often is first."
        ),
        msg(
            "Enter brings all who are ticked into the event, as here; one u takes them all back. Until then the"
            " ticks are kept, also when you leave. Byes are those of the last twelve months."
        ),
    )
    OFFERS = (
        Command(
            "tick", ("space",), "here", "Tick the member under the cursor, or take the tick away.", "tick"
        ),
        Command(
            "enter", ("enter",), "enter them", "Bring everybody who is ticked into the event.", "enter_them"
        ),
        Command(
            "only", ("tab",), "ticked only", "Only those who are ticked; again: everybody.", "only_ticked"
        ),
        Command("back", ("escape",), "players", "Back to the players; the ticks are kept.", "back"),
    )

    SPARE = ("only",)

    def __init__(self, desk: Desk, roster: Roster, folder: Path) -> None:
        """`folder` is that of the club, where the ticks are kept until they are entered."""
        super().__init__(roster)
        self.field.plain_keys = ("space",)
        self.grid.can_focus = False
        self.desk = desk
        self._ticks = Ticks(desk, roster, folder)
        self._only = False

    # What it looks like

    def title_line(self) -> tuple[str, str]:
        """How many are here, and how many are ticked."""
        event = self.desk.event
        here = sum(p.status is Status.HERE for p in event.players)
        parts = [t("{n} here", n=here)]
        if self._ticks.numbers:
            parts.append(t("{n} ticked", n=len(self._ticks.numbers)))
            if (here + len(self._ticks.numbers)) % 2 and event.is_swiss:
                parts.append(t("odd: a bye"))
        return t("{event} · who is here", event=event.settings.name), " · ".join(parts)

    def notice_line(self) -> tuple[str, str, str]:
        """What comes next."""
        if self.desk.trouble:
            return say(self.desk.trouble), "", "bad"
        if self.grid.key == NEW:
            return t("Nobody else fits: Space opens the form of a new player"), "", "plain"
        if self._ticks.numbers and not self.field.value:
            said = nmsg(
                "Enter: {n} comes into the event.",
                "Enter: {n} come into the event.",
                len(self._ticks.numbers),
            )
            return say(said), "", "good"
        return "", "", "plain"

    def mark(self, number: int) -> str:
        """Ticked or here, not here, gone."""
        player = self._ticks.player(number)
        if player and player.status is Status.WITHDRAWN:
            return "×"
        return "■" if number in self._ticks.numbers or (player and player.status is Status.HERE) else "·"

    def note(self, number: int) -> CellLike:
        """Whether the member is in the event already."""
        if number in self._ticks.numbers:
            return t("ticked")
        player = self._ticks.player(number)
        if player is None:
            return ""
        return {
            Status.HERE: t("here"),
            Status.EXPECTED: t("expected"),
            Status.WITHDRAWN: t("left"),
        }[player.status]

    def style(self, number: int) -> str:
        """Those who are in already stand back."""
        if number in self._ticks.numbers:
            return "strong"
        return "" if self._ticks.possible(number) else "muted"

    def in_turn(self, numbers: Iterable[int]) -> Iterator[int]:
        """Among those found the ones who can still be ticked come first: Space is meant for them."""
        if self._only:
            numbers = (n for n in numbers if n in self._ticks.numbers)
        if not self.field.value.strip():
            yield from numbers
            return
        later = []
        for number in numbers:
            if number in self._ticks.numbers or not self._ticks.possible(number):
                later.append(number)
            else:
                yield number
        yield from later

    def last_rows(self) -> Iterable[Row]:
        """A stranger of that name."""
        name = self.field.value.strip()
        if not name:
            return ()
        return (Row(NEW, ("+", t("new: {name}", name=name))),)

    # What people do

    def take(self, key: str) -> bool:
        """Arrows move in the list while the field has the letters."""
        if key in STEPS:
            self.grid.step(STEPS[key])
        return key in STEPS

    def tick(self) -> None:
        """Here, or not after all; the field is free again."""
        if self.grid.key == NEW:
            self.stranger()
            return
        number = self.number
        if not number:
            raise Refused(msg("Nobody is under the cursor."))
        if not self._ticks.turn(number):
            self.tell(msg("{name} is not ticked any more.", name=self.roster.name(number)))
        searched, self.field.value = bool(self.field.value), ""
        if searched:
            self.fill()
        else:
            self.grid.replace(self.row(number))
            self.grid.step(1)

    def only_ticked(self) -> None:
        """Only those who are ticked, or everybody again."""
        self._only = not self._only
        self.fill()

    def stranger(self) -> None:
        """The form of somebody who is not on the list."""
        name = self.field.value.strip()
        if self.desk.event.rounds:
            self.dismiss(f"new {name}")
            return
        from clubtd.ui.player_form import PlayerForm

        def saved(key: str | None) -> None:
            self.field.value = ""
            self._ticks.match()
            self.fill()
            if key and self.desk.said:
                self.tell(self.desk.said)

        self.app.push_screen(PlayerForm(self.desk, None, name), saved)

    def enter_them(self) -> None:
        """Everybody who is ticked comes in; while letters stand in the field, Enter ticks first."""
        if self.field.value.strip():
            self.tick()
            return
        if not self._ticks.numbers:
            raise Refused(msg("Nobody is ticked: a few letters of a name, then Space."))
        event = self.desk.event
        if event.rounds and event.is_swiss:
            self._ask_late()
        else:
            self._enter(self._ticks.coming())

    def _ask_late(self) -> None:
        """What the latecomers have for the round that is being played: points, or a game; two can meet each other."""
        event, number = self.desk.event, len(self.desk.event.rounds)
        coming = self._ticks.coming()
        ids = self._ticks.ids
        ways: dict[str, list[Step]] = {
            "half": [*coming, *(RequestBye(player, number, Code.HALF_BYE) for player in ids)],
            "zero": [*coming],
        }
        answers = [Answer(("h", "enter"), t("half a point"), "half"), Answer(("z",), t("nothing"), "zero")]
        if len(ids) == 2 and event.rounds[-1].missing:
            white, black = colours(as_one(*coming).on(event), number, *ids)
            ways["game"] = [*coming, MakePair(number, white, black)]
            answers.append(Answer(("g",), t("a game between the two"), "game"))
        taker = without_opponent(event)
        if taker and len(ids) == 1:
            white, black = colours(as_one(*coming).on(event), number, taker, ids[0])
            ways["game"] = [*coming, MakePair(number, white, black)]
            opponent = cells.cut_name(event.name(taker), NAME)
            answers.append(Answer(("g",), t("a game against {name}, who has the bye", name=opponent), "game"))
        late = nmsg(
            "{n} comes late and plays from round {next} on.",
            "{n} come late and play from round {next} on.",
            len(ids),
            next=number + 1,
        )
        if number == event.settings.rounds:
            late = nmsg(
                "{n} comes late, and no round is left to be paired.",
                "{n} come late, and no round is left to be paired.",
                len(ids),
            )
        lines = [say(late), t("For round {round}, which is paired already:", round=number)]

        def answered(answer: str | None) -> None:
            if answer:
                self._enter(ways[answer])

        self.app.push_screen(Box(t("Late"), lines, answers, t("not yet")), answered)

    def _enter(self, steps: Sequence[Step]) -> None:
        """Everybody in one step of the history."""
        self.desk.take(*steps)
        said = nmsg(
            "{n} came in. u takes it back.", "{n} came in. u takes them all back.", self._ticks.clear()
        )
        self.desk.said = said
        self.dismiss("entered")
