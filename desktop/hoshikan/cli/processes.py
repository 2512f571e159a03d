"""Games in processes of this computer. What one was doing that is ended from outside is done again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from queue import Empty, SimpleQueue
from signal import SIG_IGN, SIGINT, signal
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from hoshikan.bots.spreading import Workers

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

TRIES: Final = 3
"""So often is a task begun whose process is ended each time; then it is taken to be the cause."""


class LostProcessError(Exception):
    """The processes of a task were ended from outside again and again."""


@dataclass(slots=True, eq=False)
class _Task:
    work: Callable[[], Any]
    promised: Future[Any] = field(default_factory=Future)


class Processes(Workers):
    """So many processes, each in the care of a thread that starts it anew when it is lost."""

    def __init__(self, count: int) -> None:
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._over = Event()
        self._supervisors = [_Supervisor(self._tasks, self._over) for _ in range(count)]
        for keeper in self._supervisors:
            keeper.start()

    @property
    def width(self) -> int:
        return len(self._supervisors)

    @property
    def processes(self) -> list[int]:
        """Their numbers on this computer; those not started yet are left out."""
        return [keeper.pid for keeper in self._supervisors if keeper.pid is not None]

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """As every executor does; the future ends in LostProcessError where no process lives to the end of it."""
        task = _Task(partial(work, *arguments, **named))
        self._tasks.put(task)
        return task.promised

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # all is dropped
        """End the processes at once, whatever they are doing."""
        self._over.set()
        with suppress(Empty):
            while (task := self._tasks.get_nowait()) is not None:
                task.promised.cancel()
        for keeper in self._supervisors:
            self._tasks.put(None)
            keeper.end()
        if wait:
            for keeper in self._supervisors:
                keeper.join()


class _Supervisor(Thread):
    """Passes tasks to one process and waits for their results."""

    def __init__(self, tasks: SimpleQueue[_Task | None], over: Event) -> None:
        super().__init__(daemon=True)
        self._tasks = tasks
        self._over = over
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def run(self) -> None:
        """Run until there are no more tasks."""
        while (task := self._tasks.get()) is not None and not self._over.is_set():
            if task.promised.set_running_or_notify_cancel():
                self._carry_out(task)
        self.end()
        self._bury()

    def end(self) -> None:
        process = self._process
        if process is not None:
            process.terminate()

    def _carry_out(self, task: _Task) -> None:
        for _ in range(TRIES):
            try:
                pipe = self._connection()
                pipe.send(task.work)
                result, failure = pipe.recv()
            except (EOFError, OSError):
                self._bury()
                if self._over.is_set():
                    break
                continue
            except Exception as error:  # noqa: BLE001  # what cannot be sent at all
                task.promised.set_exception(error)
                return
            if failure is None:
                task.promised.set_result(result)
            else:
                task.promised.set_exception(failure)
            return
        task.promised.set_exception(LostProcessError(f"its process was ended {TRIES} times"))

    def _bury(self) -> None:
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.join()

    def _connection(self) -> Connection[Any, Any]:
        if self._pipe is not None:
            return self._pipe
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True)
        process.start()
        # Only the process holds its end, so that ours is closed when it has gone.
        theirs.close()
        self._process, self._pipe = process, ours
        if self._over.is_set():
            process.terminate()
        return ours


def _serve(pipe: Connection[Any, Any]) -> None:
    """Run tasks in the worker process, until there are no more."""
    # Ctrl-C reaches the whole group; here it is not answered, since the program that started this decides.
    signal(SIGINT, SIG_IGN)
    while True:
        try:
            work = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[Any, Exception | None] = work(), None
        except Exception as failure:  # noqa: BLE001  # raised again by whom it concerns
            answer = None, failure
        try:
            pipe.send(answer)
        except (BrokenPipeError, ConnectionError):
            return
        except Exception as failure:  # noqa: BLE001  # an answer that cannot be sent
            pipe.send((None, RuntimeError(f"{type(failure).__name__}: {failure}")))
