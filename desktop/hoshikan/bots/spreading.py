"""Work spread over workers, wherever they are: the same comes of it, in the same order, as in this process."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from itertools import islice
from math import ceil
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD: Final = 16
"""Batches handed out for each worker before the first of them is waited for: a long game holds nobody up."""
ERRAND: Final = 0.25
"""Seconds that a batch ought to take at least: handing it out takes a thousandth of a second or two."""
BATCHES_A_SECOND: Final = 100
"""No more than so many come back, however many workers there are: what one process can take in with ease."""
MOST: Final = 4096
"""Tasks in a batch, so that little has to be done again when its worker is lost."""


class Workers(Executor):
    """An executor that says how much it does at a time."""

    @property
    @abstractmethod
    def width(self) -> int:
        """How many tasks are worked at now, at least 1."""


@dataclass(frozen=True, slots=True)
class Batch(Generic[Done]):
    """What came of some tasks in a row, which ends early with the task that failed."""

    done: Sequence[Done]
    seconds: float
    failure: Exception | None = None


def in_turn(work: Callable[[Task], Done], tasks: Sequence[Task]) -> Batch[Done]:
    """Where the worker is: one task after the other."""
    done: list[Done] = []
    begin = perf_counter()
    try:
        done.extend(map(work, tasks))
    except Exception as failure:  # noqa: BLE001  # raised again by whom it concerns
        return Batch(done, perf_counter() - begin, failure)
    return Batch(done, perf_counter() - begin)


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], workers: Workers | None = None) -> Iterator[Done]:
    """What `work` makes of each task, in their order, as it is finished; in this process without workers.

    Short tasks are handed out by the batch, the larger the shorter they turn out to be.
    """
    if workers is None:
        yield from map(work, tasks)
        return
    # Not `Executor.map`: it submits everything at once.
    rest, size = iter(tasks), 1
    waiting: deque[Future[Batch[Any]]] = deque()
    while True:
        while len(waiting) < AHEAD * workers.width and (some := tuple(islice(rest, size))):
            waiting.append(workers.submit(in_turn, work, some))
        if not waiting:
            return
        batch = waiting.popleft().result()
        yield from batch.done
        if batch.failure is not None:
            raise batch.failure
        size = _fitting(batch, size, workers.width)


def _fitting(batch: Batch[Any], size: int, width: int) -> int:
    """How many tasks to hand out at a time after a batch went so: at most twice as many as before."""
    wanted = max(ERRAND, width / BATCHES_A_SECOND)
    each = batch.seconds / len(batch.done)
    return max(1, min(2 * size, MOST, ceil(wanted / max(each, wanted / MOST))))
