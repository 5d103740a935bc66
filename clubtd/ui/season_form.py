"""The rules of a season, new or to be changed."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

from textual.widget import Widget

from clubtd.event.frozen import replace
from clubtd.event.message import Refused, msg
from clubtd.formats.season_text import best_of, places_of, places_text, tenths_of, ties_of, ties_text
from clubtd.formats.words import number, say, t
from clubtd.standings.season import SeasonRules, Worth
from clubtd.store.season_nights import keys_of
from clubtd.store.seasons import Kept, Season, create, save
from clubtd.ui import cells
from clubtd.ui.choice import Choice
from clubtd.ui.command import Command
from clubtd.ui.field import Field
from clubtd.ui.form import FORM_KEYS, FormFrame
from clubtd.ui.text import Lines

_ABOUT = {
    "name": msg("What the table is called."),
    "match": msg(
        "Every event of the club whose name has these words belongs to the season, those to come too. Empty: only the"
        " events that are ticked."
    ),
    "worth": msg(
        "Score: the points scored. Scaled: the points as they would be on a night of the longest length. Place: points"
        " by the place; those who share places share their points."
    ),
    "places": msg("With places: points for the first, the second and so on. Later places are worth nothing."),
    "best": msg("How many of somebody's nights count, the best ones. Empty: all of them."),
    "there": msg("Points for every night somebody was there, also for one that is dropped. 0: none."),
    "ties": msg(
        "What parts those who are level, in this order: won (most nights won), best (best single night), dropped (best"
        " dropped night), nights (most nights). Empty: they share the place."
    ),
}


class SeasonForm(FormFrame):
    """Enter saves; the path of the season goes back to the asker."""

    ABOUT = (
        msg("A season is a table over several nights; the events stay as they are."),
        msg(
            "Which events belong to it: those whose names have the words given here, and those ticked with n."
        ),
    )
    OFFERS = (
        Command("save", ("enter",), "save", "Save the rules.", "save"),
        *FORM_KEYS,
        Command("leave", ("escape",), "leave", "Leave everything as it was.", "back"),
    )
    CSS = "SeasonForm .form { height: 9; } SeasonForm > Lines { height: 1fr; margin: 0 1; }"

    def __init__(self, data: Path, kept: Kept | None = None) -> None:
        super().__init__()
        self._data, self._kept = data, kept
        season = kept.season if kept else Season("")
        rules = season.rules
        self._season = season
        self._about = Lines()
        self.name_field = Field(season.name)
        self.match = Field(season.match)
        words = (t("score"), t("scaled"), t("place"))
        self.worth = Choice(
            list(zip([worth.value for worth in Worth], words, strict=True)), rules.worth.value
        )
        self.places = Field(places_text(rules.places))
        self.best = Field(str(rules.best or ""), placeholder=t("all"))
        self.there = Field(number(Fraction(rules.attendance, 10)))
        self.ties = Field(ties_text(rules.ties), placeholder=t("the place is shared"))

        self._fields: dict[str, Field | Choice] = {
            "name": self.name_field,
            "match": self.match,
            "worth": self.worth,
            "places": self.places,
            "best": self.best,
            "there": self.there,
            "ties": self.ties,
        }

    def rows(self) -> Iterable[tuple[str, Field | Choice]]:
        """The rules."""
        names = (
            t("Name"),
            t("Name has"),
            t("Points by"),
            t("Places"),
            t("Best nights"),
            t("Being there"),
            t("Level"),
        )
        return zip(names, self._fields.values(), strict=True)

    def content(self) -> Iterable[Widget]:
        """The form, and what the field with the focus means."""
        return self.form(), self._about

    def title_line(self) -> tuple[str, str]:
        """Which season."""
        return (t("{season} · rules", season=self._season.name) if self._kept else t("New season")), ""

    def notice_line(self) -> tuple[str, str, str]:
        """What these rules are, or what cannot be right."""
        try:
            rules = self._rules()
        except Refused as refused:
            return say(refused.message), "", "bad"
        nights = len(keys_of(self._data, self._wanted(rules)))
        return say(rules.said(nights)), "", "plain"

    def _rules(self) -> SeasonRules:
        """What stands in the form; Refused when a field cannot be right."""
        rules = SeasonRules(
            Worth(self.worth.value),
            best_of(self.best.value),
            places_of(self.places.value),
            tenths_of(self.there.value.strip() or "0"),
            ties_of(self.ties.value),
        )
        return rules.checked()

    def _wanted(self, rules: SeasonRules) -> Season:
        match = self.match.value.strip()
        without = self._season.without if match == self._season.match else ()
        return replace(
            self._season, name=self.name_field.value.strip(), rules=rules, match=match, without=without
        )

    def on_input_changed(self) -> None:
        """Look at the rules with every letter."""
        self._told = None
        self.update()

    def on_choice_changed(self) -> None:
        """Another measure."""
        self.update()

    def on_descendant_focus(self) -> None:
        """Say what this field is."""
        self._explain()

    def on_resize(self) -> None:
        """Break the lines anew."""
        self._explain()

    def _explain(self) -> None:
        about = next((_ABOUT[name] for name, field in self._fields.items() if field is self.focused), None)
        told = cells.wrapped(say(about), max(20, self.size.width - 4)) if about else []
        self._about.show([(line, "muted") for line in told])

    def save(self) -> None:
        """Keep the season."""
        wanted = self._wanted(self._rules())
        if not wanted.name:
            self.set_focus(self.name_field)
            raise Refused(msg("A season needs a name."))
        if self._kept is None:
            self.dismiss(str(create(self._data, wanted)))
            return
        save(self._kept.path, wanted)
        self.dismiss(str(self._kept.path))
