"""Text in columns, as a terminal shows it: a Japanese character is two places wide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from unicodedata import combining, east_asian_width

GAP = "  "


def width(text: str) -> int:
    """Return the width of a text in columns of a terminal."""
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)


def padded(text: str, places: int, *, right: bool = False) -> str:
    """`text` with blanks behind it, or (`right`) before it, until it is `places` wide."""
    blanks = " " * (places - width(text))
    return blanks + text if right else text + blanks


def aligned(rows: Iterable[Sequence[str]], right: Iterable[int] = ()) -> list[str]:
    """Rows of cells as lines with columns as wide as they need; those in `right` are set to the right."""
    lines = list(rows)
    widths = [max(map(width, column)) for column in zip_longest(*lines, fillvalue="")]
    to_the_right = set(right)
    return [
        GAP.join(
            padded(cell, places, right=number in to_the_right)
            for number, (cell, places) in enumerate(zip(row, widths, strict=False))
        ).rstrip()
        for row in lines
    ]


def beside(*blocks: Sequence[str]) -> list[str]:
    """Blocks of lines side by side."""
    return aligned(zip_longest(*blocks, fillvalue=""))
