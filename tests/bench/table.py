"""A measurement and its printed form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width

HEADINGS = ("bench", "what", "measured", "reference", "ratio", "target", "")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    `reference` is the same unit measured on fixed work in the same run, so that `ratio` (measured / reference) can be
    compared between machines. A target bounds the ratio if `target_is_ratio`, else the measured value; both from above.
    """

    bench: str
    what: str
    measured: float
    unit: str
    reference: float | None = None
    target: float | None = None
    target_is_ratio: bool = False
    interval: tuple[float, float] | None = None
    """Median of the ratio, if it was measured until it was steady."""

    @property
    def key(self) -> tuple[str, str]:
        """Name of the measurement."""
        return self.bench, self.what

    @property
    def level(self) -> float:
        """Basis for comparing two measurements: the ratio, or the value where there is no reference."""
        return self.measured if self.ratio is None else self.ratio

    @property
    def more_is_better(self) -> bool:
        """True if it counts results rather than costs."""
        return self.unit == "/s"

    @property
    def ratio(self) -> float | None:
        """Ratio to the reference; None without one."""
        return self.measured / self.reference if self.reference else None

    @property
    def verdict(self) -> str:
        """ "ok" or "miss" where there is a target, else nothing."""
        judged = self.ratio if self.target_is_ratio else self.measured
        if self.target is None or judged is None:
            return ""
        return "ok" if judged <= self.target else "miss"

    def cells(self) -> tuple[str, ...]:
        """The texts of the columns."""
        target = ""
        if self.target is not None:
            target = f"≤ {number(self.target)}" + (" ×" if self.target_is_ratio else f" {self.unit}")
        return (
            self.bench,
            self.what,
            f"{number(self.measured)} {self.unit}",
            "" if self.reference is None else f"{number(self.reference)} {self.unit}",
            "" if self.ratio is None else f"{number(self.ratio)} ×",
            target,
            self.verdict,
        )


def number(value: float) -> str:
    """Three significant digits, thousands separated, without exponents."""
    for least, digits in ((100.0, 0), (10.0, 1), (1.0, 2), (0.1, 3)):
        if abs(value) >= least:
            return f"{value:,.{digits}f}"
    return f"{value:.4f}"


def width(text: str) -> int:
    """Columns of a terminal that `text` takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def formatted(rows: Sequence[Row]) -> str:
    """The table: words to the left, numbers to the right."""
    return columns([HEADINGS, *(row.cells() for row in rows)], left=2)


def columns(lines: Sequence[Sequence[str]], left: int = 1) -> str:
    """Lines of cells in columns under a heading, the first `left` of them words and the others numbers."""
    widths = [max(width(line[column]) for line in lines) for column in range(len(lines[0]))]
    printed = []
    for line in lines:
        padded = []
        for column, text in enumerate(line):
            space = " " * (widths[column] - width(text))
            padded.append(text + space if column < left else space + text)
        printed.append("  ".join(padded).rstrip())
    printed.insert(1, "  ".join("-" * each for each in widths).rstrip())
    return "\n".join(printed)
