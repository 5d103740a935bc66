"""The prizes: what can be won, typed on two lines, and below them who gets what and why, as one types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.widget import Widget

from clubtd.advice.prize_sheet import RULES
from clubtd.event.actions import SetPrizes
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.prize import Prizes, Sharing
from clubtd.event.table import rounds_in
from clubtd.formats.prize_text import prizes_text, read_currency, read_prizes
from clubtd.formats.sheets.prizes import awards, to_be_won
from clubtd.formats.sheets.shown import shown
from clubtd.formats.words import points, say, t
from clubtd.standings.of_event import event_standings
from clubtd.ui import cells
from clubtd.ui.choice import Choice
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.field import Field
from clubtd.ui.form import FORM_KEYS, FormFrame
from clubtd.ui.reading import READING_KEYS, Leafing, Reading

_NAME = 28
_MONEY = 4


class PrizesScreen(Leafing, FormFrame):
    """Enter saves the prizes, one step that one undo takes back."""

    ABOUT = (
        msg(
            "First place first, + between the places, a comma before what cannot be divided: 30 + 20 + 10, cup."
            " Groups have their name and a colon before their prizes, a semicolon between them: under 1600: 15 + 10;"
            " women: 10."
        ),
        msg(
            "Groups can be: under 1600, 1400-1599, unrated, women, born 2010 or later, born 1966 or earlier, club"
            " Rooks. Nobody gets more than one money prize; a cup goes by the tie-breaks."
        ),
    )
    OFFERS = (
        Command("save", ("enter",), "save", "Save the prizes.", "save"),
        *FORM_KEYS,
        *READING_KEYS,
        Command("back", ("escape",), "leave", "Leave the prizes as they were.", "back"),
    )
    CSS = "PrizesScreen .form { height: 7; }"

    def __init__(self, desk: Desk, after: int | None = None) -> None:
        """With the table after so many rounds; None: after all that are complete."""
        super().__init__()
        self._desk = desk
        event, now = desk.event, desk.event.prizes
        self._after = rounds_in(event) if after is None else after
        self._standings = event_standings(event, after=after)
        self._names = shown_names(event)
        everybody = tuple(p for p in now.prizes if p.category is None)
        groups = tuple(p for p in now.prizes if p.category is not None)
        self.everybody = Field(
            prizes_text(everybody, now.currency),
            placeholder=t("None, or such as {example}", example=t("30 + 20 + 10, cup")),
        )
        self.groups = Field(
            prizes_text(groups, now.currency),
            placeholder=t("None, or such as {example}", example=t("under 1600: 15 + 10; women: 10")),
        )
        self.sharing = Choice(
            [
                (Sharing.POOL.value, t("shared")),
                (Sharing.PLACE.value, t("by place")),
                (Sharing.HORT.value, t("Hort")),
                (Sharing.US.value, "US 32B"),
            ],
            now.sharing.value,
        )
        self.symbol = Field(now.currency.symbol, placeholder=t("None, or such as {example}", example="£ $ €"))
        self.decimals = Choice(_decimals(now.currency.decimals), str(now.currency.decimals))
        self.reading = Reading()
        self._trouble = ""

    def rows(self) -> Iterable[tuple[str, Field | Choice]]:
        """What can be won, and how it is shared and written."""
        return (
            (t("Everybody"), self.everybody),
            (t("Groups"), self.groups),
            (t("Ties"), self.sharing),
            (t("Currency"), self.symbol),
            (t("Amounts"), self.decimals),
        )

    def content(self) -> Iterable[Widget]:
        """The form, and the sheet below it."""
        return self.form(), self.reading

    def title_line(self) -> tuple[str, str]:
        """Where we are, and whether this is final."""
        event = self._desk.event
        final = event.finished and self._standings.rows
        aside = t("final") if final else t("as it would be if the event ended here") if self._after else ""
        return t("{event} · prizes", event=event.settings.name), aside

    def notice_line(self) -> tuple[str, str, str]:
        """What cannot be read, or that it is not saved."""
        if self._trouble:
            return self._trouble, "", "bad"
        return (t("not saved yet: Enter saves"), "", "warn") if self.changed else ("", "", "plain")

    # What stands in the form

    def prizes(self) -> Prizes:
        """The prizes in the form; Refused when they cannot be read."""
        for group in filter(str.strip, self.groups.value.split(";")):
            if ":" not in group:
                raise Refused(
                    msg("“{group}” needs its prizes after a colon: under 1600: 15 + 10", group=group.strip())
                )
        currency = read_currency(self.symbol.value, int(self.decimals.value))
        both = "; ".join(filter(None, (self.everybody.value.strip(), self.groups.value.strip())))
        return Prizes(read_prizes(both, currency), Sharing(self.sharing.value), currency)

    @property
    def changed(self) -> bool:
        """Whether the form holds other prizes than the event."""
        try:
            return self.prizes() != self._desk.event.prizes
        except Refused:
            return True

    @property
    def unsaved(self) -> bool:
        """Choices count too: the notice speaks of them."""
        return self.changed

    def save(self) -> None:
        """Take the prizes."""
        prizes = self.prizes()
        if prizes.prizes:
            awards(
                replace(self._desk.event, prizes=prizes), self._standings
            )  # Refused when they make no sense
        if prizes != self._desk.event.prizes:
            self._desk.take(SetPrizes(prizes))
            self.dismiss("saved")
        else:
            self.dismiss("")

    # The sheet

    def on_mount(self) -> None:
        """Show the sheet from the first moment on."""
        super().on_mount()
        self._show()

    def on_input_changed(self) -> None:
        """The sheet follows every letter."""
        self._show(from_top=True)

    def on_descendant_focus(self) -> None:
        """On the field of ties all ways are explained, everywhere else the one that is chosen."""
        self._show()

    def on_choice_changed(self) -> None:
        """The sheet follows every choice, and who gets what stands at its top."""
        self._show(from_top=True)

    def on_resize(self) -> None:
        """Break the lines anew."""
        self._show()

    def _show(self, *, from_top: bool = False) -> None:
        if not self.size.width:
            return
        self._trouble = ""
        try:
            event = replace(self._desk.event, prizes=self.prizes())
            lines = self._sheet(event) if event.prizes.prizes else self._empty()
        except Refused as refused:
            self._trouble = say(refused.message)
        else:
            self.reading.show(lines, from_top=from_top)
        self.update()

    def _sheet(self, event: Event) -> list[tuple[str, str]]:
        found, currency = awards(event, self._standings), event.prizes.currency
        if not self._after:
            return self._to_be_won(event) + self._in_words((found.rule, *self._other_rules(found.rule)))
        money = currency.column([a.amount for a in found.awards])
        wide = max([cells.width(t("Money")), *map(cells.width, money)])

        def line(rank: str, name: str, score: str, amount: str, thing: str) -> str:
            return "  ".join(
                (
                    cells.right(rank, 2),
                    cells.left(name, _NAME),
                    cells.left(score, 4),
                    cells.right(amount, wide),
                    thing,
                )
            )

        lines = [(line("#", t("Who gets what"), t("Pts"), t("Money"), t("Prize")), "muted")]
        for award, amount in zip(found.awards, money, strict=True):
            row = self._standings.row(award.number)
            name = self._names[event.order[award.number - 1]]
            things = ", ".join(award.what)
            lines.append((line(str(row.rank), name, points(row.points), amount, things), ""))
        if not found.awards:
            lines.append((t("Nobody has won anything yet."), ""))
        return lines + self._in_words((found.rule, *found.why, *self._other_rules(found.rule)))

    def _to_be_won(self, event: Event) -> list[tuple[str, str]]:
        """What can be won, as long as nothing has been played."""
        rows = [[shown(cell) for cell in row] for row in to_be_won(event)]
        wide = max(cells.width(row[_MONEY]) for row in rows)
        return [
            (
                "  ".join(
                    (
                        cells.right(row[0], 2),
                        cells.left(row[2], _NAME),
                        cells.right(row[_MONEY], wide),
                        row[-1],
                    )
                ),
                "",
            )
            for row in rows
        ]

    def _empty(self) -> list[tuple[str, str]]:
        """An example; what it means stands below it where there is no room beside it."""
        examples = (
            (t("Everybody"), t("30 + 20 + 10, cup"), t("money for three, a cup")),
            (t("Groups"), t("under 1600: 15 + 10; women: 10"), t("for those it fits")),
        )
        label, wide = (max(cells.width(row[at]) for row in examples) + 3 for at in (0, 1))
        lines = [(t("No prizes yet. An example:"), "muted"), ("", "")]
        for name, example, meaning in examples:
            start = cells.left(name, label)
            if label + wide + max(cells.width(row[2]) for row in examples) <= self.size.width - 4:
                lines.append((f"{start}{cells.left(example, wide)}{meaning}", ""))
            else:
                lines += [(start + example, ""), (" " * label + meaning, "muted")]
        return lines + (self._in_words(tuple(RULES.values())) if self.focused is self.sharing else [])

    def _other_rules(self, now: Message) -> tuple[Message, ...]:
        """The other ways to deal with ties, while one chooses."""
        return tuple(rule for rule in RULES.values() if rule != now) if self.focused is self.sharing else ()

    def _in_words(self, messages: Sequence[Message]) -> list[tuple[str, str]]:
        """The rule and the reasons, below an empty line."""
        room = max(20, self.size.width - 6)
        lines = [("", "")]
        for at, message in enumerate(messages):
            lines += [(text, "" if at else "muted") for text in cells.wrapped(say(message), room)]
        return lines


def _decimals(now: int) -> list[tuple[str, str]]:
    """The digits of the smaller unit to choose from; one or three only where they are set already."""
    usual = [("2", t("12.50")), ("0", t("12 (whole only)"))]
    return usual if str(now) in dict(usual) else [*usual, (str(now), t("12.500") if now > 2 else t("12.5"))]
