"""The last table of measurements, kept to compare the next one with."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.bench.table import Row, columns, number

KEPT: Final = Path(__file__).parents[2] / "build" / "bench.json"
"""Path of the last table. `--against` takes it or a copy of it."""
HEADINGS: Final = ("bench", "what", "before", "now", "now / before", "interval", "")


def keep(rows: Sequence[Row], place: Path) -> None:
    """Put the table where the next run finds it; rows that were not measured this time stay as they were."""
    known = {row.key: row for row in kept(place)} if place.exists() else {}
    known.update((row.key, row) for row in rows)
    place.parent.mkdir(parents=True, exist_ok=True)
    written = [dataclasses.asdict(row) for row in known.values()]
    place.write_text(json.dumps(written, ensure_ascii=False, indent=1), "utf-8")


def kept(place: Path) -> list[Row]:
    """The rows of a table that was kept. Raises ValueError naming the file if it is none, and OSError."""
    try:
        found = [Row(**one) for one in json.loads(place.read_text("utf-8"))]
    except (ValueError, TypeError) as error:
        raise ValueError(f"{place} is no table of measurements") from error
    return [
        dataclasses.replace(row, interval=(row.interval[0], row.interval[1]) if row.interval else None) for row in found
    ]


def compared(rows: Sequence[Row], before: Sequence[Row]) -> str:
    """A table of what was measured both times, with a word only where the intervals lie apart."""
    known = {row.key: row for row in before}
    lines = [_line(row, known[row.key]) for row in rows if row.key in known]
    return columns([HEADINGS, *lines], left=2) if lines else "Nothing of it was measured before."


def change(now: Row, before: Row) -> tuple[float, tuple[float, float] | None]:
    """Ratio to before and its interval, if both times were measured until steady.

    Beside reference work it is the ratios that are compared, so the tables may come from different machines.
    """
    whole = now.level / before.level if before.level else 1.0
    if now.interval is None or before.interval is None or not before.interval[0]:
        return whole, None
    return whole, (now.interval[0] / before.interval[1], now.interval[1] / before.interval[0])


def verdict(now: Row, before: Row) -> str:
    """ "better" or "worse" where noise does not explain the change, "" where it may."""
    _, between = change(now, before)
    if between is None or between[0] <= 1 <= between[1]:
        return ""
    return "better" if (between[0] > 1) == now.more_is_better else "worse"


def _line(now: Row, before: Row) -> tuple[str, ...]:
    whole, between = change(now, before)
    told = f"{number(between[0])}–{number(between[1])}" if between else ""
    levels = [f"{number(row.level)} {'×' if row.ratio is not None else row.unit}" for row in (before, now)]
    return (now.bench, now.what, *levels, f"{number(whole)} ×", told, verdict(now, before))
