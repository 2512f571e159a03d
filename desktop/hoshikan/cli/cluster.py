"""Games on the machines of a Dask cluster, whose workers have the same Hoshikan installed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from functools import cache, partial
from hashlib import sha256
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final, Self

from hoshikan import __version__
from hoshikan.bots.spreading import Workers
from hoshikan.cli.arguments import WrongUseError
from hoshikan.cli.journal import source
from hoshikan.games import GAMES
from hoshikan.resources import game_path

if TYPE_CHECKING:
    from distributed import Client

ANSWER: Final = 10.0
"""Seconds within which a scheduler answers."""
ABSENCE: Final = 30.0
"""Seconds without scheduler or any worker after which a cluster is given up."""

RETRIES: Final = 3
"""Number of times that a task lost by Dask is begun again."""


class ClusterError(Exception):
    """A cluster was lost in the middle of a run."""


@cache
def version() -> str:
    """Return a key of all that must be equal everywhere for games to be the same: sources and tuned numbers."""
    digest = sha256()
    numbers = [
        path for game in GAMES for name in ("tuning.toml", "levels.toml") if (path := game_path(game, name)).exists()
    ]
    for path in (*sorted(source().rglob("*.py")), *numbers):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return f"{__version__} {digest.hexdigest()}"


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The machines of the scheduler at "tcp://host:port". Games not begun at the end are dropped.

    Raises WrongUseError at once where nothing can be played, and ClusterError when the cluster is lost.
    """
    executor = _asked(address)
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise WrongUseError(f"--executor {executor} needs distributed: pip install 'hoshikan[cluster]'") from None
    with _quiet():
        try:
            client = Client(address, timeout=ANSWER, set_as_default=False)
        except (OSError, TimeoutError):
            raise WrongUseError(f"--executor {executor}: nobody answers there") from None
        machines = Machines(client, ABSENCE)
        try:
            _check(executor, client)
            with machines:
                yield machines
        except (CancelledError, KilledWorker):
            raise ClusterError(f"the cluster {executor} was lost; a run with --work goes on where it ended") from None
        finally:
            client.close(timeout=ANSWER)


class Machines(Workers):
    """The workers of a cluster. Dask itself would wait for ever when all workers, or at a bad moment the scheduler, are
    lost; here what is waited for is then cancelled, after `absence` seconds."""

    def __init__(self, client: Client, absence: float) -> None:
        self._client = client
        self._executor: Executor = client.get_executor(pure=False)
        self._absence = absence
        self._width = 1
        self._waiting: set[Future[Any]] = set()
        self._over = Event()
        self._lost = False
        self._watcher = Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Self:
        self._is_there()
        self._watcher.start()
        return self

    @property
    def width(self) -> int:
        return self._width

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """As every executor does. Raises CancelledError when the cluster is lost."""
        # What is handed out is ours, since Dask may never finish its own.
        ours: Future[Any] = Future()
        self._waiting.add(ours)
        try:
            self._begin(ours, partial(work, *arguments, **named), RETRIES)
        except CancelledError:
            self._waiting.discard(ours)
            raise
        return ours

    def _begin(self, ours: Future[Any], task: Callable[[], Any], retries: int) -> None:
        """Raises CancelledError when the cluster is lost."""
        if self._lost or self._client.status != "running":
            raise CancelledError
        try:
            inner = self._executor.submit(_here, version(), task)
        except Exception:  # noqa: BLE001  # of Dask's own kinds: it was lost this very moment
            raise CancelledError from None
        inner.add_done_callback(partial(self._done, ours, task, retries))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # nothing waits here
        """Drop what was not begun."""
        self._over.set()
        if self._client.status == "running":
            self._executor.shutdown(wait=False)

    def _done(self, ours: Future[Any], task: Callable[[], Any], retries: int, inner: Future[Any]) -> None:
        error = CancelledError() if inner.cancelled() else inner.exception()
        # If a worker is lost while its result comes back, Dask takes the result for an error and cannot unpack it.
        if retries and isinstance(error, TypeError) and not ours.cancelled():
            with suppress(CancelledError):
                self._begin(ours, task, retries - 1)
                return
        self._waiting.discard(ours)
        if ours.cancelled() or not ours.set_running_or_notify_cancel():
            return
        if error is not None:
            ours.set_exception(error)
        else:
            ours.set_result(inner.result())

    def _watch(self) -> None:
        away, pause = 0.0, self._absence / 6
        while not self._over.wait(pause):
            away = 0.0 if self._is_there() else away + pause
            if away >= self._absence:
                self._lost = True
                for future in list(self._waiting):
                    future.cancel()
                return

    def _is_there(self) -> bool:
        try:
            threads = sum(self._client.nthreads().values()) if self._client.status == "running" else 0
        except Exception:  # noqa: BLE001  # whatever it is that a lost scheduler causes
            return False
        self._width = max(1, threads)
        return threads > 0


def _check(executor: str, client: Client) -> None:
    """That there are workers who play the same games."""
    if not client.nthreads():
        raise WrongUseError(f"--executor {executor}: the cluster has no workers")
    try:
        versions: Mapping[str, str] = client.run(version)
    except ImportError:
        raise WrongUseError(f"--executor {executor}: its workers have no Hoshikan {__version__}") from None
    for worker, found in versions.items():
        if found != version():
            raise WrongUseError(f"--executor {executor}: the worker {worker} has another Hoshikan, not this one")


def _here(wanted: str, work: Callable[[], Any]) -> Any:
    """Run a task on a worker, which may have joined after the first check of versions."""
    if version() != wanted:
        raise ClusterError("a worker that joined the cluster later has another Hoshikan, not this one")
    return work()


def _asked(address: str) -> str:
    """Return an address as it is written on the command line."""
    return f"dask:{address.removeprefix('tcp://')}"


@contextmanager
def _quiet() -> Iterator[None]:
    """Silence Dask's own reports of lost connections, which become one line here; its loggers have their own levels."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
