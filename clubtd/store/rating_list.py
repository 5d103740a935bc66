"""A rating list as the file that was downloaded: opened, looked through line by line, never copied."""

from __future__ import annotations

import codecs
import io
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO

from clubtd.event.message import Refused, msg
from clubtd.event.names import plain
from clubtd.event.player import Person
from clubtd.formats.encoding import EIGHT_BIT
from clubtd.formats.ratinglist import (
    HEAD_LINES,
    Kind,
    Layout,
    ListEntry,
    Match,
    Wanted,
    candidates,
    find,
    layout_of,
    matches,
)
from clubtd.store.remembered import recall, remember
from clubtd.store.waiting import open_at_once

REMEMBERED = "rating list"
MOST_FOUND = 200
_LONGEST_LINE = 20_000
_BLOCK = 1 << 18
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_TEXTS = (".txt", ".csv", ".tsv")


class RatingList:
    """The list in a file: text or CSV, as it is or the largest text of a zip archive.

    `encoding` is that of lines which are not UTF-8. Refused, naming the file, when it cannot be read.
    """

    def __init__(self, path: Path, encoding: str = EIGHT_BIT[0]) -> None:
        self.path = path
        self.encoding = _known(encoding)
        with self._blocks() as blocks:
            first = next(iter(blocks), b"")
        head = [line[:_LONGEST_LINE] for line in first.splitlines()[:HEAD_LINES]]
        if not any(line.strip() for line in head):
            raise Refused(msg("{file} is empty: a rating list was expected.", file=path.name))
        self.layout: Layout = layout_of([line.decode("utf-8-sig", "replace") for line in head], path.name)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of ratings in it."""
        return self.layout.kinds

    def find(self, text: str, most: int = MOST_FOUND) -> list[ListEntry]:
        """The people meant by an id or by parts of a name, by name; no more are looked for when there are `most`."""
        with self._blocks() as blocks:
            found = islice(find(blocks, self.layout, text, self.encoding), most)
            return sorted(found, key=lambda entry: (plain(entry.name), entry.born, entry.fide_id, entry.id))

    def matches(
        self, people: Sequence[Person], kind: Kind = Kind.STANDARD, numbers: Sequence[str] = ()
    ) -> tuple[Match, ...]:
        """What the list says of each of these people, in one pass; `numbers` are theirs in a national list."""
        with self._blocks() as blocks:
            found = candidates(blocks, self.layout, Wanted.of(people, numbers), self.encoding)
            return matches(people, found, kind, numbers)

    @contextmanager
    def _blocks(self) -> Iterator[Iterable[bytes]]:
        try:
            with open_at_once(self.path) as file:
                if not file.seekable():
                    text = "{file} is a pipe: a rating list is a file, which is looked through several times."
                    raise Refused(msg(text, file=str(self.path)))
                yield _blocks_of(file, self.path)
        except OSError as error:
            raise Refused(
                msg("{file} cannot be read: {why}.", file=str(self.path), why=error.strerror or str(error))
            ) from None


def _known(encoding: str) -> str:
    try:
        return codecs.lookup(encoding).name
    except LookupError:
        raise Refused(msg("There is no encoding {name}: {known}.", name=encoding, known=EIGHT_BIT)) from None


def _blocks_of(file: IO[bytes], path: Path) -> Iterator[bytes]:
    """The file in blocks of whole lines, in UTF-8 or an encoding of eight bits."""
    start = file.read(4)
    file.seek(0)
    if start.startswith(b"PK\x03\x04"):
        file = _in_archive(file, path)
    if start.startswith(_UTF16):
        text = io.TextIOWrapper(io.BufferedReader(file), "utf-16", errors="replace", newline="")  # type: ignore[type-var]
        return _whole_lines(lambda: text.read(_BLOCK).encode("utf-8", "replace"))
    return _whole_lines(lambda: file.read(_BLOCK))


def _whole_lines(read: Callable[[], bytes]) -> Iterator[bytes]:
    """What is read, cut after the last line end of each part; a line that is too long for a list is cut."""
    rest = b""
    while part := read():
        cut = part.rfind(b"\n") + 1
        if cut or len(rest) > _LONGEST_LINE:
            yield rest + part[:cut]
            rest = part[cut:]
        else:
            rest += part
    if rest:
        yield rest


def _in_archive(file: IO[bytes], path: Path) -> IO[bytes]:
    from zipfile import BadZipFile, ZipFile

    try:
        archive = ZipFile(file)
        texts = [item for item in archive.infolist() if item.filename.casefold().endswith(_TEXTS)]
        if not texts:
            raise Refused(
                msg("{file} holds no text list (TXT or CSV): take that one instead of this.", file=path.name)
            )
        return archive.open(max(texts, key=lambda item: item.file_size))
    except (BadZipFile, RuntimeError, NotImplementedError) as error:
        raise Refused(msg("{file} cannot be read: {why}.", file=str(path), why=str(error))) from None


def remembered(data: Path) -> Path | None:
    """The list that was used last in this club; None when there was none."""
    kept = recall(data, REMEMBERED)
    return Path(kept) if isinstance(kept, str) and kept else None


def opened(data: Path, path: Path | None = None, encoding: str = "") -> RatingList:
    """That list, which is remembered from now on, or the one that is; Refused when there is none."""
    chosen = path or remembered(data)
    if chosen is None:
        raise Refused(
            msg("No rating list is known yet: clubtd ratings FILE names one (FIDE's text list, or a CSV).")
        )
    found = RatingList(Path(os.path.expanduser(chosen)).absolute(), encoding or EIGHT_BIT[0])
    if path is not None:
        remember(data, REMEMBERED, str(found.path))
    return found
