"""Events in the life of a library, once each: `ordeal` repeats them by the thousand, the tests a few times."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hoshikan.engine import RecordError, record
from hoshikan.games import GAMES
from hoshikan.library import Library
from tests.library.play import Clock, played, started

ROOT = Path(__file__).parents[2]
MATCHES = 6
PAGE = 4096
INTERIOR_PAGE = 5
"""The first byte of a table's page that holds numbers of others, by SQLite's file format."""
SHORT = 3
"""Plies of matches where the schema is what matters."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Either ends a process at once: Windows knows no other way."""
CHANGES = "pwrite64,fsync,fdatasync,ftruncate,unlink,rename,renameat2,mkdir"
FIRST_START = """
import sys
from pathlib import Path
from hoshikan.library import Library
from tests.library.play import played
with Library.open(Path(sys.argv[1])) as library:
    library.create(played(plies=3))
"""


@dataclass
class Outcome:
    """State of a library afterwards: `fault` names a forbidden one."""

    matches: int = 0
    kept: int = 0
    """Matches that are word for word as they were."""
    told: bool = False
    fault: str = ""
    notes: list[str] = field(default_factory=list)


@cache
def good_library(plies: int | None = None) -> bytes:
    """A library with matches of so many plies, or to their end, as a file; every second result is noted."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "library.sqlite3")
        with Library.open(path, Clock()) as library:
            for seed in range(MATCHES):
                match = played(seed, plies)
                match_id = library.create(match)
                library.set_thumbnail(match_id, bytes(range(256)) * seed)
                if seed % 2 and plies is None:
                    library.finish(match_id, match.state.points(), match.state.winners(), match.state.end_reason())
            library.lessons.complete("conquestar", "first-trade")
        return path.read_bytes()


def schema_pages(data: bytes | bytearray) -> list[int]:
    """Numbers of the schema's pages in a library, from 1: the first and, if the schema is longer, others."""
    pages, root = [1], data[100:PAGE]
    if root[0] == INTERIOR_PAGE:
        pages.append(int.from_bytes(root[8:12]))
        for cell in range(int.from_bytes(root[3:5])):
            place = int.from_bytes(root[12 + 2 * cell : 14 + 2 * cell])
            pages.append(int.from_bytes(data[place : place + 4]))
    return pages


@cache
def schema_bits() -> list[int]:
    """Numbers of the bits of header and schema."""
    pages = schema_pages(good_library(SHORT))
    return [bit for page in pages for bit in range(8 * PAGE * (page - 1), 8 * PAGE * page)]


@cache
def good_records() -> frozenset[str]:
    return frozenset(record.write(played(seed, plies)) for seed in range(MATCHES) for plies in (None, SHORT))


def opened(folder: Path, files: dict[str, bytes]) -> Outcome:
    """Put the files (by what follows the library's name) into `folder`, and open and use the library."""
    for suffix, data in files.items():
        (folder / f"library.sqlite3{suffix}").write_bytes(data)
    outcome = Outcome(matches=MATCHES)
    try:
        _use(folder / "library.sqlite3", outcome)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what is looked for
        outcome.fault = f"{type(error).__name__}: {error}"
    return outcome


def _use(path: Path, outcome: Outcome) -> None:
    with Library.open(path, Clock()) as library:
        outcome.told = library.problem is not None
        if library.in_memory:
            outcome.fault = f"in memory: {library.problem}"
            return
        doubtful = 0 if library.problem is None else int(library.problem.facts.get("doubtful", 0))
        differing = 0
        for summary in (*library.unfinished(), *library.finished()):
            try:
                match = library.load(summary.id, GAMES)
            except RecordError:
                continue
            if record.write(match) in good_records():
                outcome.kept += 1
            else:
                differing += 1
        if differing and not doubtful:
            outcome.fault = f"{differing} matches differ and nothing is said"
        elif outcome.kept < outcome.matches and not outcome.told:
            outcome.fault = f"{outcome.matches - outcome.kept} matches are missing and nothing is said"
        match_id = library.create(started())
        library.append(match_id, 0, str(played(plies=1).actions[0]))
        library.load(match_id, GAMES)


def flipped(folder: Path, bit: int) -> Outcome:
    """A library with that one bit (from the start of the file) the other way round."""
    data = bytearray(good_library(SHORT))
    data[bit // 8] ^= 1 << bit % 8
    outcome = opened(folder, {"": bytes(data)})
    newer = list(folder.glob("library.version*"))
    if not outcome.fault and outcome.kept < MATCHES and not newer:
        outcome.fault = f"{MATCHES - outcome.kept} of {MATCHES} matches are lost"
    if outcome.fault:
        outcome.fault = f"bit {bit}: {outcome.fault}"
    return outcome


def left_overs() -> Iterator[tuple[str, dict[str, bytes]]]:
    """Libraries with the files that a program which was cut off leaves beside them."""
    good, noise = good_library(), Random(3).randbytes(PAGE)
    for suffix in ("-wal", "-shm", "-journal"):
        for name, data in (("empty", b""), ("zeros", bytes(PAGE)), ("noise", noise), ("a byte", b"\xd9")):
            yield f"{suffix} {name}", {"": good, suffix: data}
    database, journal = _hot_journal()
    yield "-journal of a broken change", {"": database, "-journal": journal}
    for length in (28, 511, 512, len(journal) // 2):
        yield f"-journal of a broken change, {length} bytes", {"": good, "-journal": journal[:length]}


@cache
def _hot_journal() -> tuple[bytes, bytes]:
    """A library half-way through a change, and the journal that takes it back."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "library.sqlite3")
        path.write_bytes(good_library())
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA cache_size = 1")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE actions SET action = 'trade Z9'")
            connection.execute("UPDATE matches SET head = 'lost', title = 'lost'")
            return path.read_bytes(), path.with_name(path.name + "-journal").read_bytes()


def first_start_killed(folder: Path, point: int) -> Outcome | None:
    """The very first start, killed at that change of the disk; None if it makes fewer. Needs strace."""
    path = folder / "library.sqlite3"
    inject = f"inject={CHANGES}:signal=KILL:when={point}"
    command = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={CHANGES}", "-e", inject]
    start = [sys.executable, "-B", "-c", FIRST_START, str(path)]
    done = subprocess.run([*command, *start], cwd=ROOT, capture_output=True, check=False)
    if done.returncode == 0:
        return None
    outcome = Outcome()
    for _ in range(2):
        try:
            with Library.open(path) as library:
                if library.problem is not None or library.in_memory:
                    outcome.fault = f"kill point {point}: {library.problem}"
                library.create(started())
        except Exception as error:  # noqa: BLE001  # as above
            outcome.fault = f"kill point {point}: {type(error).__name__}: {error}"
    return outcome


def window_killed(home: Path, seed: int, lines: int) -> Outcome:
    """A window that plays by itself, killed after so many lines; the next one goes on in the same home."""
    with _window(home, seed) as program:
        said = _read(program, lines)
        program.kill()
        assert program.stdout is not None
        said += [line for line in program.stdout.readlines() if line.endswith("\n")]
    return _compared(home, said)


def engine_killed(home: Path, seed: int, before: int, after: int) -> Outcome:
    """The engine of such a window killed after so many lines: the window goes on for so many more, then is killed."""
    with _window(home, seed) as program:
        said = _read(program, before)
        engines = _children(program.pid)
        for engine in engines:
            os.kill(engine, KILL)
        more = _read(program, after)
        program.kill()
        assert program.stdout is not None
        more += [line for line in program.stdout.readlines() if line.endswith("\n")]
    outcome = _compared(home, said + more)
    if not engines:
        outcome.notes.append("no engine")
    if not outcome.fault and len(more) < after:
        outcome.fault = "the window did not go on"
    return outcome


def _window(home: Path, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.library.playing", str(home), str(seed)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def _read(program: subprocess.Popen[str], lines: int) -> list[str]:
    assert program.stdout is not None
    return [line for line in (program.stdout.readline() for _ in range(lines)) if line]


def _children(parent: int) -> list[int]:
    """Process numbers; none where there is no `ps`, as on Windows."""
    if shutil.which("ps") is None:
        return []
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def _compared(home: Path, said: list[str]) -> Outcome:
    """Compare the stored match with the last acknowledgements: it is equal, or ahead by the last step."""
    outcome = Outcome(matches=sum(line.startswith("kept ") for line in said))
    outcome.notes += [word for word in ("resumed",) if "resumed\n" in said]
    if any(line.startswith("problem") for line in said):
        outcome.fault = next(line for line in said if line.startswith("problem"))
        return outcome
    with Library.open(home / "library.sqlite3") as library:
        if library.problem is not None:
            outcome.fault = str(library.problem)
            return outcome
        acknowledged = next((line for line in reversed(said) if line.startswith("kept ")), None)
        if acknowledged is None:
            return outcome
        _, number, line = acknowledged.rstrip("\n").split(" ", 2)
        if number == "None":
            return outcome
        wanted = line.split(";") if line else []
        stored = [str(action) for action in library.load(int(number), GAMES).actions]
    going_back = said[-1] == "undoing\n" and stored == wanted[: len(stored)]
    outcome.kept = outcome.matches
    if not going_back and (stored[: len(wanted)] != wanted or len(stored) > len(wanted) + 1):
        outcome.fault = f"acknowledged {len(wanted)}, stored {len(stored)}"
    return outcome


def cleared(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
