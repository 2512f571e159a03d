"""Games whose process is killed in their midst; what workers import."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from hoshikan.bots.series import Job, PlayedGame, play


@dataclass(frozen=True)
class Mortal:
    """Plays; when it comes to the game of this seed for the first time, or always, its own process is killed."""

    seed: int
    mark: Path | None
    """File that marks that it has happened."""

    def __call__(self, job: Job) -> PlayedGame:
        if job.seed == self.seed and self._is_time():
            os.kill(os.getpid(), signal.SIGKILL)
        return play(job)

    def _is_time(self) -> bool:
        if self.mark is None:
            return True
        try:
            self.mark.touch(exist_ok=False)
        except FileExistsError:
            return False
        return True
