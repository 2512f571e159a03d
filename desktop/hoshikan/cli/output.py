"""Plain tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterable


def table(rows: Iterable[Iterable[str]]) -> str:
    """Columns as wide as they need, the first to the left, the others to the right; the first row is the head."""
    lines = [list(row) for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
