"""The club list: who is on it, who plays often, who had byes; added, corrected, removed, brought in and sent out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from clubtd.event.attendance import brought_along
from clubtd.event.member import Member
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.formats.bye_words import so_often
from clubtd.formats.words import day, say, t
from clubtd.store.club_list import change_members
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.command import Command
from clubtd.ui.find_field import FindField
from clubtd.ui.listing import CellLike
from clubtd.ui.members import MembersFrame
from clubtd.ui.roster import NOTHING, Roster


class ClubListScreen(MembersFrame, FindField):
    """The members of the club, with a field that finds."""

    ABOUT = (
        msg(
            "The people of the club, who plays often first. / finds, and a capital letter that is no key does: type a"
            " few letters of a first or last name, or initials; accents do not matter. Nights and byes are those of the"
            " last twelve months."
        ),
        msg(
            "What happened on a night is not typed here: it follows from the events of the club. Correct or delete"
            " an event, and the list is right again."
        ),
    )
    OFFERS = (
        Command(
            "list", ("escape", "tab"), "list", "While finding: back to the list.", "stop_finding", "finding"
        ),
        Command("found", ("enter",), "edit", "While finding: the entry of the member.", "edit", "finding"),
        Command("find", ("/",), "find", "Find a member by a few letters.", "find"),
        Command("add", ("a",), "add", "Enter a new member.", "add"),
        Command(
            "edit", ("enter", "e"), "edit", "Correct name, ratings, numbers, club, note.", "edit", "number"
        ),
        Command("card", ("v",), "nights", "Every night and bye of the member.", "card", "number"),
        Command("remove", ("delete",), "remove", "Take the member off the list.", "remove_member", "number"),
        Command("import", ("i",), "import", "Bring in a list from a file.", "import_file"),
        Command("export", ("E", "f5"), "export", "Write the whole list into a file.", "export"),
        Command("home", ("escape",), "home", "Back to the list of events.", "back"),
    )

    def __init__(self, folder: Path, roster: Roster) -> None:
        super().__init__(roster)
        self._folder = folder
        self.field.can_focus = False

    # What it looks like

    def title_line(self) -> tuple[str, str]:
        """How many are on the list."""
        count = len(self.roster.members)
        return t("Club list"), say(nmsg("{n} member", "{n} members", count))

    def notice_line(self) -> tuple[str, str, str]:
        """What an empty list needs."""
        if not self.roster.members:
            return t("Nobody is on the list yet: i brings a list from a file, a adds one member"), "", "plain"
        return "", "", "plain"

    def on_line(self, command: Command) -> bool:
        """In the field only the keys that work there."""
        if self.finding:
            return command.id in ("list", "found", "help")
        return command.id not in ("list", "found")

    def note(self, number: int) -> CellLike:
        """The note in the entry."""
        return str(self.roster.members.documents[number].get("note", ""))

    def _refill(self, cursor: str = "") -> None:
        """Read the list again, the cursor on that member."""
        self.roster = Roster(self._folder, self.club.now())
        self.fill(cursor or self.grid.key)

    # Finding

    def stop_finding(self) -> None:
        """Back to the list, the cursor on what was found."""
        key = self.grid.key
        self.finding = False
        self.field.value = ""
        self.keys_to(self.grid, self.field)
        self.fill(key)
        self.grid.move_to(key)

    # Entries

    def _chosen(self) -> tuple[int, Member]:
        number = self.number
        if not number:
            raise Refused(msg("Nobody is under the cursor."))
        return number, self.roster.member(number)

    def add(self) -> None:
        """The form of a new member."""
        self._form(0)

    def edit(self) -> None:
        """The form of the member under the cursor."""
        number, _ = self._chosen()
        if self.finding:
            self.stop_finding()
        self._form(number)

    def on_grid_chosen(self) -> None:
        """Enter on a member."""
        self.edit()

    def _form(self, number: int) -> None:
        from clubtd.ui.member_form import MemberForm

        def saved(key: str | None) -> None:
            if key:
                self._refill(key)
                name = self.roster.name(int(key))
                if number:
                    self.tell(msg("The entry of {name} is corrected.", name=name), "good")
                else:
                    self.tell(msg("{name} is on the club list.", name=name), "good")

        self.app.push_screen(MemberForm(self._folder, self.roster.members, number), saved)

    def card(self) -> None:
        """Every night on which the member was there, and every bye."""
        number, member = self._chosen()
        record = self.roster.records.get(number, NOTHING)
        lines = []
        if record.days:
            seen = msg("Was here on {days}.", days=_days(record.days))
            lines += cells.wrapped(say(seen), min(72, self.size.width - 8))
        else:
            lines.append(t("Was at none of the club's events yet."))
        if record.byes:
            byes = msg("Had the bye on {days}.", days=_days(record.byes))
            lines += cells.wrapped(say(byes), min(72, self.size.width - 8))
        if member.note:
            lines += ["", member.note]
        self.app.push_screen(Box(member.name, lines, []))

    def remove_member(self) -> None:
        """Take the member off the list, after a question."""
        number, member = self._chosen()

        def answered(answer: str | None) -> None:
            if answer:
                change_members(self._folder, remove=[number])
                self._refill()
                self.tell(msg("{name} is not on the club list any more.", name=member.name))

        lines = [t("The events in which the member played stay as they are.")]
        answers = [Answer(("d", "delete"), t("take off the list"), "yes")]
        title = t("Take {name} off the club list?", name=member.name)
        self.app.push_screen(Box(title, lines, answers, t("leave it")), answered)

    # In and out

    def import_file(self) -> None:
        """Ask for a file and bring its people in, after showing what that does."""
        from clubtd.ui.club_import import import_members

        import_members(self, self._folder, self._brought)

    def _brought(self, said: Message) -> None:
        self._refill()
        self.tell(said, "good")

    def export(self) -> None:
        """Ask for a name and write the list there."""
        from clubtd.ui.ask import AskLine
        from clubtd.ui.club_import import default_export, export_members

        everybody = [
            brought_along(self.roster.member(n), self.roster.records.get(n, NOTHING))
            for n in self.roster.members
        ]
        written: list[Path] = []

        def checked(line: str) -> None:
            written[:] = [export_members(everybody, line or str(default_export(self.club.now())))]

        def answered(line: str | None) -> None:
            if written:
                self.tell(msg("Written: {file}", file=str(written[0])), "good")

        about = msg(
            "A name that ends in .csv is a table for a spreadsheet, one in .json keeps everything. Empty: {file}",
            file=str(default_export(self.club.now())),
        )
        self.app.push_screen(
            AskLine(t("Write the club list into a file"), t("File"), about, checked), answered
        )


def _days(days: tuple[str, ...]) -> tuple[str, ...]:
    """Days for people, the oldest first, each year named once at its last day."""
    shown: list[str] = []
    named = ""
    for found, times in Counter(days).items():
        told = day(found) if found[:4] == named else f"{day(found)} {found[:4]}"
        shown.insert(0, so_often(told, times))
        named = found[:4]
    return tuple(shown)
