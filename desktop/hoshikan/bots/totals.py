"""Totals of a series of games between players of one kind."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hoshikan.bots.series import PlayedGame


@dataclass(slots=True)
class SeriesTotals:
    """The counters of a `simulate` run."""

    games: int = 0
    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Shared wins count in parts."""
    plies: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, played: PlayedGame) -> None:
        seats = len(played.seats)
        if not self.games:
            self.points, self.wins = [0.0] * seats, [0.0] * seats
        self.games += 1
        for seat in range(seats):
            self.points[seat] += played.points[seat]
            self.wins[seat] += (seat in played.winners) / len(played.winners)
        self.plies.append(played.plies)
        self.rounds.append(played.rounds)
        self.ends[played.end] += 1
