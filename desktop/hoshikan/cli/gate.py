"""The gate of tuned numbers: they stand only if they win games against what stood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path
from typing import Final

from hoshikan.bots.arena import Share, schedule, wilson
from hoshikan.bots.entrants import Entrant
from hoshikan.bots.series import Job, PlayedGame
from hoshikan.bots.series import play as play_game
from hoshikan.bots.spreading import Workers
from hoshikan.cli.journal import Journal, fingerprint_of, resumed
from hoshikan.cli.running import watch
from hoshikan.engine.tuning import Tuning
from hoshikan.tune.writing import written

CANDIDATE: Final = "candidate"
STANDING: Final = "standing"
FAIR: Final = 0.5
"""Share of the wins of two equal contestants that have every seat equally often."""
APART: Final = 1_000_000
"""The deals of a gate are none of those that were fitted to."""


@dataclass(frozen=True, slots=True)
class Gate:
    """The test of a candidate."""

    level: str
    playouts: int | None
    """Per move; None for the level's own."""
    tables: Sequence[int]
    """Numbers of players; the games are spread evenly over them."""
    games: int

    def jobs(self, candidate: Tuning, standing: Tuning, seed: int) -> list[Job]:
        """Every deal in all seatings of the two."""
        both = Entrant(CANDIDATE, self.level, tuning=candidate), Entrant(STANDING, self.level, tuning=standing)
        share = max(1, self.games // len(self.tables))
        by_table = [
            schedule(candidate.game, [CANDIDATE, STANDING], players, share, seed + APART, self.playouts)
            for players in self.tables
        ]
        mixed = [job for jobs in zip_longest(*by_table) for job in jobs if job is not None]
        return [replace(job, entrants=both) for job in mixed]

    def __str__(self) -> str:
        budget = "" if self.playouts is None else f" with {self.playouts} playouts"
        return f"{self.level}{budget}, {' and '.join(map(str, self.tables))} players"


@dataclass(slots=True)
class Trial:
    """The score so far; of `total` games at most."""

    total: int
    games: int = 0
    won: float = 0.0

    def add(self, played: PlayedGame) -> None:
        """Count a game; shared wins count in parts."""
        self.games += 1
        self.won += sum(played.seats[seat] == CANDIDATE for seat in played.winners) / len(played.winners)

    @property
    def share(self) -> Share:
        """The candidate's share of the wins."""
        return wilson(self.won, max(1, self.games))

    @property
    def passed(self) -> bool:
        """True if the candidate has won enough, even if it should lose all games that are left."""
        return wilson(self.won, self.total).low > FAIR

    @property
    def failed(self) -> bool:
        """True if it cannot win enough any more."""
        return wilson(self.won + self.total - self.games, self.total).low <= FAIR

    def __str__(self) -> str:
        share = self.share
        return f"won {self.won:g} of {self.games} games = {share.mean:.1%} ({share.low:.1%}–{share.high:.1%})"


def hold(
    gate: Gate, candidate: Tuning, standing: Tuning, seed: int, folder: Path | None, pool: Workers | None
) -> Trial | None:
    """Play until it is decided; None if Ctrl-C came first. Raises WrongUseError for a `folder` of something else."""
    jobs = gate.jobs(candidate, standing, seed)
    contest = fingerprint_of(written(candidate), written(standing))
    head = {"tool": "gate", "contest": contest, "gate": str(gate), "seed": seed}
    journal = Journal(None if folder is None else folder / f"gate-{contest}.jsonl", head, PlayedGame)
    trial = Trial(len(jobs))
    complete = watch(_undecided(resumed(play_game, jobs, journal, pool), trial), len(jobs), trial.add, "gate")
    return trial if complete else None


def _undecided(games: Iterable[PlayedGame], trial: Trial) -> Iterator[PlayedGame]:
    """The games until nothing that follows could change the verdict."""
    for played in games:
        yield played
        if trial.passed or trial.failed:
            return
