"""Who of the rating list is meant: the people found, and which of their ratings is taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from clubtd.formats.ratinglist import Kind, ListEntry
from clubtd.formats.sheets.ratings import KIND_TITLES
from clubtd.formats.words import say, t
from clubtd.store.rating_list import MOST_FOUND, RatingList
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row


class LookUpScreen(Frame):
    """Gives "taken", with `entry` and `kind`; or "other" for another list."""

    OFFERS = (
        Command(
            "take",
            ("enter",),
            "take",
            "Take rating, id, birth year and title of this one.",
            "take_it",
            "some",
        ),
        Command(
            "kind", ("k",), "other rating", "Take the rapid, the blitz, ... rating.", "next_kind", "kinds"
        ),
        Command("other-list", ("o",), "other list", "Look in another rating list.", "other"),
        Command("back", ("escape",), "leave", "Leave without taking anybody.", "back"),
    )

    def __init__(self, listed: RatingList, text: str, found: Sequence[ListEntry], kind: Kind) -> None:
        super().__init__()
        self._list, self._text, self._found = listed, text, found
        self.kind = kind if kind in listed.kinds else listed.kinds[0]
        self.grid = Grid((), frozen=1)

    explained = False

    @property
    def some(self) -> bool:
        """Whether anybody was found."""
        return bool(self._found)

    @property
    def kinds(self) -> bool:
        """Whether the list has several ratings."""
        return len(self._list.kinds) > 1

    @property
    def entry(self) -> ListEntry:
        """The one under the cursor."""
        return self._found[int(self.grid.key)]

    def content(self) -> Iterable[Widget]:
        """Those found."""
        self._show()
        return (self.grid,)

    def title_line(self) -> tuple[str, str]:
        """What was looked for, and where."""
        return t("Look up “{text}”", text=self._text), self._list.path.name

    def notice_line(self) -> tuple[str, str, str]:
        """That there is nobody, or too many; which rating is taken."""
        if not self._found:
            nobody = t(
                "Nobody under “{text}” in this list: Esc and type less, or o for another list.",
                text=self._text,
            )
            return nobody, "", "warn"
        if len(self._found) == MOST_FOUND:
            return t("The first {n}: Esc and type more of the name.", n=MOST_FOUND), "", "warn"
        if self.kind is Kind.STANDARD:
            return "", "", "plain"
        return (
            t("Taken: {kind}; where there is none, the standard one", kind=KIND_TITLES[self.kind]),
            "",
            "plain",
        )

    def _show(self) -> None:
        kinds = self._list.kinds
        columns = (
            Column("name", t("Name"), flexible=True, minimum=16),
            Column("born", t("Born"), align=Align.RIGHT),
            Column("federation", t("Fed"), drop=1),
            Column("title", t("Title"), drop=2),
            *(Column(kind.value, self._head(kind), align=Align.RIGHT) for kind in kinds),
            Column("id", t("Id"), align=Align.RIGHT, drop=3),
            Column("club", t("Club"), flexible=True, minimum=6, drop=4),
        )
        self.grid.show([self._row(at, entry) for at, entry in enumerate(self._found)], columns=columns)

    def _head(self, kind: Kind) -> str:
        title = say(KIND_TITLES[kind])
        return f"▶{title}" if kind is self.kind and self.kinds else title

    def _row(self, at: int, entry: ListEntry) -> Row:
        ratings = (
            Cell(str(entry.ratings.get(kind, "-")), "" if kind is self.kind else "muted")
            for kind in self._list.kinds
        )
        number = entry.fide_id or entry.id
        return Row(
            str(at), (entry.name, entry.year, entry.federation, entry.title, *ratings, number, entry.club)
        )

    def on_grid_chosen(self) -> None:
        """Enter on somebody."""
        self.take_it()

    def take_it(self) -> None:
        """This one."""
        self.dismiss("taken")

    def next_kind(self) -> None:
        """Another of the ratings."""
        kinds = self._list.kinds
        self.kind = kinds[(kinds.index(self.kind) + 1) % len(kinds)]
        self._show()

    def other(self) -> None:
        """Another list."""
        self.dismiss("other")
