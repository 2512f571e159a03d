"""The long trial of the library, with a table of what was lost: nothing, or there is a fault. Takes half an hour.

python -m tests.library.ordeal [--only damages flips left-overs first-start engines windows] [--share 1]
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.library import damage, trials
from tests.library.trials import Outcome

DAMAGES = 1000
WINDOWS = 245
ENGINES = 55
EARLY = 40
"""Windows that are killed while they start."""
FIRST_POINTS = 60
JOBS = 2
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108  # folders of random names; a disk is ten times slower

Trial = Callable[[Path], Outcome | None]


def damages(share: float) -> Iterator[Trial]:
    """Bytes, runs, blocks, pages and ends of files changed."""
    good = trials.good_library()
    variants = [*damage.libraries(good, trials.PAGE)]
    variants += damage.flips(good, DAMAGES - len(variants), "ordeal")
    for _, data in Random(1).sample(variants, round(len(variants) * share)):
        yield partial(trials.opened, files={"": data})


def flips(share: float) -> Iterator[Trial]:
    """Every single bit of the header and the schema."""
    bits = trials.schema_bits()
    for bit in sorted(Random(1).sample(bits, round(len(bits) * share))):
        yield partial(trials.flipped, bit=bit)


def left_overs(_share: float) -> Iterator[Trial]:
    """Logs and journals of programs that were cut off."""
    for _, files in trials.left_overs():
        yield partial(trials.opened, files=files)


def first_start(share: float) -> Iterator[Trial]:
    """The very first start, killed at each change it makes to the disk."""
    if shutil.which("strace"):
        for point in range(1, round(FIRST_POINTS * share) + 1):
            yield partial(trials.first_start_killed, point=point)


def engines(share: float) -> Iterator[Trial]:
    """The engine killed while the window plays."""
    for number in range(round(ENGINES * share)):
        rng = Random(number)
        yield partial(trials.engine_killed, seed=number, before=rng.randint(3, 12), after=rng.randint(2, 5))


def windows(share: float) -> Iterator[Trial]:
    """The window killed while it starts or plays, and started again in the same home."""
    for number in range(round(WINDOWS * share)):
        rng = Random(number)
        lines = rng.randint(0, 2) if number < EARLY * share else rng.randint(3, 20)
        yield partial(twice, seed=number, lines=lines)


def twice(folder: Path, seed: int, lines: int) -> Outcome:
    """Two windows one after the other, the second killed at once; the counts of both kills."""
    first = trials.window_killed(folder, seed, lines)
    if first.fault or seed % 2:
        return first
    second = trials.window_killed(folder, seed, 3)
    second.matches, second.kept = first.matches + second.matches, first.kept + second.kept
    return second


TRIALS = {
    "damages": damages,
    "flips": flips,
    "left-overs": left_overs,
    "first-start": first_start,
    "engines": engines,
    "windows": windows,
}


def carried_out(trial: Trial) -> Outcome | None:
    """One trial in a folder of its own."""
    with TemporaryDirectory(prefix="hoshikan-ordeal-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
        return trial(Path(folder))


def row(name: str, outcomes: Iterable[Outcome | None], seconds: Callable[[], float]) -> list[str]:
    """Print the line of one kind of trial; returns the faults."""
    found = [outcome for outcome in outcomes if outcome is not None]
    faults = [f"{name}: {outcome.fault}" for outcome in found if outcome.fault]
    whole = sum(outcome.matches for outcome in found)
    kept = sum(outcome.kept for outcome in found)
    told = sum(outcome.told for outcome in found)
    resumed = sum("resumed" in outcome.notes for outcome in found)
    line = f"{name:12} {len(found):7} {len(faults):7} {kept:8} of {whole:8} {told:6} {resumed:8} {seconds():8.0f} s\n"
    sys.stdout.write(line)
    sys.stdout.flush()
    return faults


def main() -> int:
    """Carry out what is asked for; the exit code is 1 if anything was lost."""
    parser = argparse.ArgumentParser("tests.library.ordeal", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=TRIALS, default=list(TRIALS))
    parser.add_argument("--share", type=float, default=1.0, help="part of the trials, 0..1")
    given = parser.parse_args()
    sys.stdout.write("trial         trials  faults     kept      (all)   told  resumed     time\n")
    faults: list[str] = []
    with ProcessPoolExecutor(JOBS, get_context("spawn")) as pool:
        for name in given.only:
            begin = perf_counter()
            outcomes = pool.map(carried_out, TRIALS[name](given.share), chunksize=4)
            faults += row(name, outcomes, lambda begin=begin: perf_counter() - begin)  # type: ignore[misc]  # bound at once
    for fault in faults[:40]:
        sys.stdout.write(f"FAULT {fault}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
