"""A plot of places in characters: lines that rise and fall from round to round, drawn into a page of cells."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

_EMPTY = " "


class Page:
    """Cells with a character and a style each; what is drawn later lies on top."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._cells = [[(_EMPTY, "")] * columns for _ in range(rows)]

    def put(self, x: int, y: int, character: str, style: str) -> None:
        """Draw one cell; outside the page nothing happens."""
        if 0 <= x < self.columns and 0 <= y < self.rows:
            self._cells[y][x] = (character, style)

    def line(self, y: int) -> list[tuple[str, str]]:
        """A row as pieces of one style each."""
        pieces: list[tuple[str, str]] = []
        for character, style in self._cells[y]:
            if pieces and pieces[-1][1] == style:
                pieces[-1] = (pieces[-1][0] + character, style)
            else:
                pieces.append((character, style))
        return pieces


def run(page: Page, xs: Sequence[int], ys: Sequence[int], style: str, heavy: bool = False) -> None:
    """Draw the line through the points (xs[i], ys[i]), level near the points and steep between them."""
    for start, end in pairwise(zip(xs, ys, strict=True)):
        _leg(page, start, end, style, heavy)


def _leg(page: Page, start: tuple[int, int], end: tuple[int, int], style: str, heavy: bool) -> None:
    (x0, y0), (x1, y1) = start, end
    level, upright = ("━", "┃") if heavy else ("─", "│")
    heights = [y0 + (y1 - y0) * _eased(x - x0, x1 - x0) for x in range(x0, x1 + 1)]
    rows = [int(h + 0.5) for h in heights]
    for x, (row, then) in enumerate(pairwise(rows), x0 + 1):
        if row == then:
            page.put(x, then, level, style)
            continue
        slope = "\\" if then > row else "/"
        step = 1 if then > row else -1
        for between in range(row + step, then, step):
            page.put(x, between, upright, style)
        page.put(x, then, slope, style)


def _eased(at: int, length: int) -> float:
    """From 0 to 1, slowly at both ends."""
    share = at / length
    return share * share * (3 - 2 * share)
