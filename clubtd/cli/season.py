"""`clubtd season`: a table over several nights, and what makes it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from clubtd.cli.answer import Json, WrongUsage, print_json
from clubtd.cli.linear import linear
from clubtd.cli.paper import on_screen
from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.names import plain, words
from clubtd.formats.season_text import best_of, places_of, tenths_of, ties_of, worth_of
from clubtd.formats.sheets.season import season_sheet
from clubtd.formats.words import number, say, t, visible
from clubtd.standings.season import SeasonRow, SeasonTable, Worth
from clubtd.store.clock import now
from clubtd.store.contents import said_of
from clubtd.store.folder import data_folder, summary
from clubtd.store.folder import find as find_event
from clubtd.store.season_nights import Gathered, gather, key_of, keys_of
from clubtd.store.seasons import Kept, Season, bring_back, create, delete, find, save, seasons

_RULES = ("best", "by", "places", "attendance", "ties")


def run(args: argparse.Namespace) -> int:
    """Lists the seasons, changes one, or shows its table."""
    data = data_folder(args.data)
    if args.name is None:
        if _changes(args) or args.new or args.delete or args.back:
            raise WrongUsage(msg("Usage: {usage}", usage="clubtd season NAME ..."))
        return _list(data, args)
    if args.delete or args.back:
        return _put_away(data, args)
    if args.new:
        path = create(data, _changed(data, Season(args.name), args))
        kept = find(data, path.stem)
        return _done(
            args, path, msg("The season {name} begins. {path}", name=kept.season.name, path=str(path))
        )
    kept = find(data, args.name)
    if kept.error:
        raise Refused(said_of(kept.path, kept.error))
    if _changes(args):
        changed = _changed(data, kept.season, args)
        save(kept.path, changed)
        return _done(args, kept.path, _counted(data, changed))
    return _show(gather(data, kept.season), args)


def _changes(args: argparse.Namespace) -> bool:
    options = (*_RULES, "match", "rename")
    return bool(args.add or args.remove) or any(getattr(args, name) is not None for name in options)


def _counted(data: Path, season: Season) -> Message:
    nights = len(keys_of(data, season))
    return msg("{name}: {rules}.", name=season.name, rules=season.rules.said(nights))


def _changed(data: Path, season: Season, args: argparse.Namespace) -> Season:
    """The season as the options want it."""
    rules = season.rules
    if args.best is not None:
        rules = replace(rules, best=best_of(args.best))
    if args.places is not None:
        rules = replace(rules, places=places_of(args.places), worth=Worth.PLACE)
    if args.by is not None:
        rules = replace(rules, worth=worth_of(args.by))
    if args.attendance is not None:
        rules = replace(rules, attendance=tenths_of(args.attendance))
    if args.ties is not None:
        rules = replace(rules, ties=ties_of(args.ties))
    season = replace(season, rules=rules.checked())
    if args.match is not None:
        season = replace(season, match=args.match.strip(), without=())
    if args.rename is not None:
        season = replace(season, name=args.rename)
    for event in args.add:
        path = find_event(data, event)
        if not path.is_file():
            raise Refused(msg("There is no event {path}.", path=str(path)))
        if error := summary(path).error:
            raise Refused(said_of(path, error))
        season = season.having(key_of(data, path))
    for event in args.remove:
        season = season.lacking(_one_of(data, season, event))
    return season


def _one_of(data: Path, season: Season, event: str) -> str:
    """The event of a season that is meant: by its file, also when that is gone, else by its name."""
    keys = keys_of(data, season)
    for key in keys:
        if event in (key, Path(key).stem):
            return key
    key = key_of(data, find_event(data, event))
    if key not in keys:
        raise Refused(msg("{event} is not in {season}.", event=event, season=season.name))
    return key


def _done(args: argparse.Namespace, path: Path, said: Message) -> int:
    if args.json:
        print_json({"file": str(path), "done": say(said)})
    else:
        print(say(said))
    return 0


def _put_away(data: Path, args: argparse.Namespace) -> int:
    if args.delete:
        kept = find(data, args.name)
        there = delete(kept.path)
        text = "The season is deleted, its events are not. The way back: clubtd season {name} --back"
        return _done(args, there, msg(text, name=there.stem))
    kept = find(data, args.name, deleted=True)
    if any(plain(k.season.name) == plain(kept.season.name) for k in seasons(data)):
        raise Refused(msg("There is a season {name} already.", name=kept.season.name))
    there = bring_back(kept.path)
    return _done(args, there, msg("The season is back: {path}", path=str(there)))


# The list


def _list(data: Path, args: argparse.Namespace) -> int:
    found, gone = seasons(data), seasons(data, deleted=True)
    if args.json:
        answer: list[Json] = [
            {
                "file": str(kept.path),
                "name": kept.season.name,
                "nights": 0 if kept.error else len(keys_of(data, kept.season)),
                "error": say(kept.error) if kept.error else None,
            }
            for kept in found
        ]
        print_json(answer)
        return 0
    for kept in found:
        print(_line(data, kept))
    if not found:
        print(t("No seasons yet: clubtd season NAME --new --match WORDS begins one."))
    if gone:
        names = tuple(kept.season.name for kept in gone)
        print(say(msg("Deleted: {names}. The way back: clubtd season NAME --back", names=names)))
    return 0


def _line(data: Path, kept: Kept) -> str:
    if kept.error:
        return f"{visible(kept.path.name)}  {say(kept.error)}"
    nights = len(keys_of(data, kept.season))
    counted = say(nmsg("{n} night", "{n} nights", nights))
    return f"{visible(kept.season.name)}  {counted}  {say(kept.season.rules.said(nights))}"


# The table


def _show(found: Gathered, args: argparse.Namespace) -> int:
    if args.explain is not None:
        row = _meant(found.table, args.explain)
        if args.json:
            from clubtd.formats.season_json import player_json

            _write(player_json(row) + "\n", args)
            return 0
        lines = _explained(found.table, row)
        _write("\n".join(map(linear, lines) if args.plain else lines) + "\n", args)
        return 0
    name = found.season.name
    form = _format(args)
    if form == "json":
        from clubtd.formats.season_json import season_json

        _write(season_json(name, found.table, found.troubles) + "\n", args)
        return 0
    sheet = season_sheet(name, found.table, found.troubles, now())
    if form == "text" and not args.out and not args.width:
        _write(on_screen(sheet, plain=args.plain), args)
        return 0
    if form == "csv" and not args.out:
        from clubtd.formats.table_csv import COMMA, POINT, sheet_csv

        _write(sheet_csv(sheet, COMMA if args.comma else POINT, mark=False), args)
        return 0
    from clubtd.formats.written import Form, as_bytes

    wanted = Form(form, args.width or 80, args.plain, comma=args.comma)
    _write(as_bytes([sheet], wanted), args)
    return 0


def _format(args: argparse.Namespace) -> str:
    """The format asked for, else the one that the ending of the file says."""
    for form in ("json", "csv", "html"):
        if getattr(args, form):
            return form
    ending = Path(args.out).suffix.casefold() if args.out else ""
    return {".json": "json", ".csv": "csv", ".html": "html", ".htm": "html"}.get(ending, "text")


def _write(data: bytes | str, args: argparse.Namespace) -> None:
    raw = data.encode("utf-8", "replace") if isinstance(data, str) else data
    if not args.out or args.out == "-":
        sys.stdout.buffer.write(raw)
        sys.stdout.flush()
        return
    from clubtd.store.replace import replace_file

    try:
        replace_file(Path(args.out), raw)
    except OSError as error:
        raise Refused(
            msg("{file} cannot be written: {why}.", file=args.out, why=error.strerror or str(error))
        ) from None
    print(t("Written: {file}", file=args.out), file=sys.stderr if args.json else sys.stdout)


def _meant(table: SeasonTable, who: str) -> SeasonRow:
    rows = [row for row in table.rows if words(row.name) == words(who)] or [
        row for row in table.rows if all(word in plain(row.name) for word in words(who))
    ]
    if not rows or not who.strip():
        raise Refused(msg("Nobody in this season is called {name}.", name=who))
    if len(rows) > 1:
        names = tuple(row.name for row in rows)
        raise Refused(msg("{text} could be {names}: write more of the name.", text=who, names=names))
    return rows[0]


def _explained(table: SeasonTable, row: SeasonRow) -> Iterator[str]:
    yield say(msg("{rank}. {name}: {sum}", rank=row.rank, name=row.name, sum=row.sum))
    for night, cell in zip(table.nights, row.cells, strict=True):
        if cell is None:
            yield f"  {visible(night.name)}: {t('not there')}"
        else:
            dropped = "" if cell.counts else t(", dropped")
            yield f"  {visible(night.name)}: {number(cell.points)} ({say(cell.why)}){dropped}"
    if row.attendance:
        yield "  " + t("{n} nights there: {points}", n=row.nights, points=row.attendance)
    if row.unsure:
        yield "  " + t("It is not clear who this is.")
