"""The search of one process for cases that fail; apart from `__main__`, whose functions no process can be handed."""

from __future__ import annotations

import os
import traceback
from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from time import monotonic

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


def examined(seed: int, seconds: float, job: int, jobs: int, only: int | None, game: str | None = None) -> Found:
    """Examine every `jobs`-th case from `job` on until the time is over, or the case numbered `only` alone.

    With `game` all other games are left out.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication([])
    end = monotonic() + seconds
    examiner, found = Examiner(), Found()
    numbered = enumerate(cases(seed))
    own = ((number, case) for number, case in numbered if game in (None, case.variant.game_id))
    chosen = islice(own, job, None, jobs) if only is None else islice(numbered, only, only + 1)
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
