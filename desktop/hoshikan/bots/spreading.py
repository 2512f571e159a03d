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
"""Batches handed out for each worker before the first of them is waited for: a long game does not delay others."""
BATCH_SECONDS: Final = 0.25
"""Seconds that a batch ought to take at least: handing it out takes a thousandth of a second or two."""
BATCHES_A_SECOND: Final = 100
"""Limit of returned batches a second, for all workers: a rate that one process can handle with ease."""
MOST: Final = 4096
"""Tasks in a batch, so that little has to be done again when its worker is lost."""


class Workers(Executor):
    """An executor that knows its number of parallel tasks."""

    @property
    @abstractmethod
    def width(self) -> int:
        """Number of tasks that run now, at least 1."""


@dataclass(frozen=True, slots=True)
class Batch(Generic[Done]):
    """The results of some tasks in a row, which ends early with the task that failed."""

    done: Sequence[Done]
    seconds: float
    failure: Exception | None = None


def in_turn(work: Callable[[Task], Done], tasks: Sequence[Task]) -> Batch[Done]:
    """Run one task after the other, in the worker."""
    done: list[Done] = []
    begin = perf_counter()
    try:
        done.extend(map(work, tasks))
    except Exception as failure:  # noqa: BLE001  # raised again by whom it concerns
        return Batch(done, perf_counter() - begin, failure)
    return Batch(done, perf_counter() - begin)


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], workers: Workers | None = None) -> Iterator[Done]:
    """Yield the result of `work` for each task, in their order, as it is finished; in this process without workers.

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
    """Return the size of the next batch from the course of this one: at most twice as many tasks as before."""
    wanted = max(BATCH_SECONDS, width / BATCHES_A_SECOND)
    each = batch.seconds / len(batch.done)
    return max(1, min(2 * size, MOST, ceil(wanted / max(each, wanted / MOST))))
