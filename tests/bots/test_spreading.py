"""Work spread over workers: order, batches, failures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import count
from typing import Any

import pytest

from hoshikan.bots import spreading
from hoshikan.bots.spreading import AHEAD, Workers, spread


class Eager(Workers):
    """Works at once, in this thread, and counts what it is handed."""

    def __init__(self, width: int = 2) -> None:
        self._width = width
        self.batches: list[int] = []

    @property
    def width(self) -> int:
        return self._width

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        tasks: Sequence[object] = arguments[-1]
        self.batches.append(len(tasks))
        promised: Future[Any] = Future()
        promised.set_result(work(*arguments, **named))
        return promised


def test_what_comes_back_is_in_order_and_in_ever_larger_batches() -> None:
    workers = Eager()
    assert list(spread(abs, range(-2000, 0), workers)) == list(range(2000, 0, -1))
    first = workers.batches[: AHEAD * workers.width]
    assert first == [1] * len(first)
    assert len(workers.batches) < 200, "the work of a moment is not handed out one by one"


def test_long_tasks_go_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    monkeypatch.setattr(spreading, "perf_counter", lambda: next(seconds))
    workers = Eager()
    assert list(spread(abs, range(100), workers)) == list(range(100))
    assert set(workers.batches) == {1}


def test_many_workers_get_larger_batches_since_one_process_takes_them_in(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    monkeypatch.setattr(spreading, "perf_counter", lambda: next(seconds))
    workers = Eager(width=1000)
    list(spread(abs, range(20_000), workers))
    assert max(workers.batches) == 10


def test_what_was_done_before_a_failure_is_not_lost() -> None:
    done: list[float] = []
    numbers = [float(number) for number in range(1000)]

    def part(number: float) -> float:
        return 1000 / (700 - number)

    with pytest.raises(ZeroDivisionError):
        done.extend(spread(part, numbers, Eager()))
    assert len(done) == 700


def test_no_more_is_handed_out_than_is_worked_at_soon() -> None:
    workers = Eager(width=1)
    games = spread(abs, iter(range(10_000)), workers)
    next(games)
    assert sum(workers.batches) == AHEAD
