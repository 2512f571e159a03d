"""Examine games of new seeds until the time is over: `python -m tests.fresh --seconds 180 [--seed N] [--jobs 2]`.

The seed is printed first and names the whole sequence of cases; `--seed N` repeats it, `--only CASE` one case of it.
The first failure of each kind prints the case, the ply, the question and the traceback; the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from random import SystemRandom
from time import monotonic

from hoshikan.games import GAMES
from tests.fresh.courses import cases
from tests.fresh.questions import Examiner, FaultError


@dataclass(slots=True)
class Found:
    """The result of one process."""

    positions: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    cases: int = 0
    failures: int = 0
    examples: dict[str, str] = field(default_factory=dict)
    """By type and place of the exception, the first failure."""

    def add(self, other: Found) -> None:
        self.positions += other.positions
        self.questions += other.questions
        self.cases += other.cases
        self.failures += other.failures
        self.examples = other.examples | self.examples


def examined(seed: int, seconds: float, job: int, jobs: int, only: int | None) -> Found:
    """Examine every `jobs`-th case from `job` on until the time is over, or the case numbered `only` alone."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication([])
    end = monotonic() + seconds
    examiner, found = Examiner(), Found()
    numbered = enumerate(cases(seed))
    chosen = islice(numbered, job, None, jobs) if only is None else islice(numbered, only, only + 1)
    for number, case in chosen:
        if monotonic() >= end:
            break
        found.cases += 1
        try:
            examiner.examine(case)
        except FaultError as fault:
            found.failures += 1
            whole = "".join(traceback.format_exception(fault))
            repeat = f"repeat: python -m tests.fresh --seed {seed} --only {number}"
            found.examples.setdefault(_kind(fault.__cause__), f"{whole}{repeat}\n")
    del app
    found.positions, found.questions = examiner.positions, examiner.questions
    return found


def _kind(error: BaseException | None) -> str:
    """Return type and place of an exception: one example of each is enough."""
    frames = traceback.extract_tb(error.__traceback__) if error is not None else []
    return f"{type(error).__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else type(error).__name__


def main(argv: Sequence[str]) -> int:
    """Print what was examined and what failed; returns 1 if anything did."""
    parser = argparse.ArgumentParser(prog="python -m tests.fresh", description=__doc__)
    parser.add_argument("--seconds", type=float, default=180.0, help="wall-clock time; a case begun is finished")
    parser.add_argument("--seed", type=int, help="repeat the cases of this seed (default: a new one)")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", type=int, metavar="CASE", help="the one case with this number in the sequence")
    options = parser.parse_args(argv)
    seed = SystemRandom().randrange(2**31) if options.seed is None else options.seed
    _say(f"seed {seed}")
    found = Found()
    if options.jobs > 1 and options.only is None:
        with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
            waiting = [
                pool.submit(examined, seed, options.seconds, job, options.jobs, None) for job in range(options.jobs)
            ]
            for one in waiting:
                found.add(one.result())
    else:
        found = examined(seed, options.seconds, 0, 1, options.only)
    for example in found.examples.values():
        _say(example)
    for game in GAMES:
        _say(f"{game}: {found.positions[game]} positions, {found.questions[game]} questions")
    positions, questions = sum(found.positions.values()), sum(found.questions.values())
    _say(f"fresh: {positions} positions, {questions} questions, seed {seed}, {found.failures} failures")
    return 1 if found.failures else 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
