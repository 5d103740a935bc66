"""The lines of a file, and what is said about them: always with the line, and the column where it matters."""

from __future__ import annotations

import re
from typing import NoReturn

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg, nmsg

LONGEST_LINE = 4000
_MOST_ALIKE = 8
_ENDS = re.compile(r"\r\n|\r|\n")


@frozen
class Line:
    """A line that is not blank, with its number in the file (from 1)."""

    number: int
    text: str

    @property
    def id(self) -> str:
        """The record id in columns 1-3; empty when column 4 shows that the line is no record."""
        return self.text[:3].upper() if self.text[3:4] in ("", " ", "\t") else ""

    @property
    def content(self) -> str:
        """The text from column 5 on."""
        return self.text[4:].strip()


def lines_of(text: str) -> tuple[Line, ...]:
    """The lines, ended by CR, LF or CRLF only: other separators of Unicode occur inside names."""
    found = enumerate(_ENDS.split(text.replace("\x1a", "")), 1)
    return tuple(Line(number, line.rstrip()) for number, line in found if line.strip())


class Report:
    """Collects what a reader says about one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._said: list[tuple[str, Message]] = []

    def refuse(self, line: Line, column: int, problem: Message) -> NoReturn:
        """Refused: the file cannot be read, because of this."""
        raise Refused(
            msg(
                "{file}, line {line}, column {column}: {problem}",
                file=self.file,
                line=line.number,
                column=column,
                problem=problem,
            )
        )

    def warn(self, line: Line, problem: Message, column: int = 0) -> None:
        """Something was odd, and was read all the same."""
        if column:
            said = msg(
                "line {line}, column {column}: {problem}", line=line.number, column=column, problem=problem
            )
        else:
            said = msg("line {line}: {problem}", line=line.number, problem=problem)
        self._said.append((problem.text, said))

    def note(self, message: Message) -> None:
        """Something about the whole file."""
        self._said.append((message.text, message))

    @property
    def warnings(self) -> tuple[Message, ...]:
        """Everything said, in order; of many alike the first ones, and how many more."""
        counts: dict[str, int] = {}
        said = []
        for kind, message in self._said:
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] <= _MOST_ALIKE:
                said.append(message)
        more = sum(max(0, count - _MOST_ALIKE) for count in counts.values())
        if more:
            said.append(nmsg("and {n} more line like these", "and {n} more lines like these", more))
        return tuple(said)
