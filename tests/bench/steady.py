"""Measuring until the median is steady, in processor time: what else the machine does takes the processor away, and is
not counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, sqrt
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from tests.bench import reference

CLOSE: Final = 0.01
"""The median of the ratio counts as known when its interval reaches no further than this share to either side."""
SLICES: Final = 40
"""Into so many slices the time allowed is divided: each has some of the task and some of the reference work."""
FEWEST: Final = 9


class Steady(NamedTuple):
    """Medians per second of processor time, and where the median of the ratio lies nineteen times of twenty."""

    rate: float
    reference: float
    interval: tuple[float, float]


def steady(task: Callable[[], float], seconds: float, work: Callable[[], object] = reference.work) -> Steady:
    """Return the rate of `task`, which returns its amount of work, beside `work`, in turn until the median of their
    ratio is steady or `seconds` have been spent."""
    rates: list[float] = []
    works: list[float] = []
    begin, part = process_time(), seconds / SLICES / 2

    def once() -> float:
        work()
        return 1

    while len(rates) < FEWEST or process_time() - begin < seconds:
        rates.append(_rate(task, part))
        works.append(_rate(once, part))
        ratios = [rate / other for rate, other in zip(rates, works, strict=True)]
        low, high = interval(ratios)
        middle = median(ratios)
        if len(rates) >= FEWEST and max(high - middle, middle - low) <= CLOSE * middle:
            break
    return Steady(median(rates), median(works), (low, high))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Between which of the values the median of all that could have been measured lies, in nineteen cases of twenty,
    however they are spread; all of them where they are few."""
    ordered = sorted(values)
    beyond = max(0, ceil(len(ordered) / 2 - 0.98 * sqrt(len(ordered))) - 1)
    return ordered[beyond], ordered[len(ordered) - 1 - beyond]


def _rate(task: Callable[[], float], seconds: float) -> float:
    done, begin = 0.0, process_time()
    while True:
        done += task()
        spent = process_time() - begin
        if spent >= seconds and spent > 0:
            return done / spent
