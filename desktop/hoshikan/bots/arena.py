"""Bots against bots: who sits where, and what the results are worth.

Every deal is played in all seatings of its contestants (seat-swapped, seed-paired), so that neither seat nor luck of
the deal favours anybody; shares come with Wilson intervals, ratings from openskill (Plackett-Luce).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil, fsum, sqrt
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from hoshikan.bots.series import Job, PlayedGame

Z_95: Final = 1.959964
"""Normal quantile of a two-sided 95 % interval."""
FEWEST: Final = 10
"""Games from which results without luck are reported."""


def seatings(contestants: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every way round the table that treats these contestants alike; with few of them, each sits several times."""
    count = min(players, len(contestants))
    found: dict[tuple[str, ...], None] = {}
    for first in range(count):
        line = [contestants[(first + seat) % count] for seat in range(players)]
        for turn in range(players):
            found[tuple(line[turn:] + line[:turn])] = None
    return list(found)


def schedule(
    game: str,
    contestants: Sequence[str],
    players: int,
    games: int,
    seed: int = 0,
    playouts: int | None = None,
    milliseconds: int | None = None,
) -> list[Job]:
    """At least `games` games for every group of contestants that fits the table, each deal in all seatings."""
    jobs: list[Job] = []
    for group in combinations(contestants, min(players, len(contestants))):
        ways = seatings(group, players)
        for deal in range(ceil(games / len(ways))):
            for luck, seats in enumerate(ways):
                jobs.append(Job(game, seats, seed + deal, luck, playouts, milliseconds))
    return jobs


@dataclass(frozen=True, slots=True)
class Share:
    """A proportion with its 95 % interval."""

    mean: float
    low: float
    high: float


def wilson(won: float, of: int) -> Share:
    """Wilson's score interval for `won` (shared wins count in parts) out of `of` > 0."""
    mean = won / of
    square = Z_95 * Z_95
    centre = (mean + square / (2 * of)) / (1 + square / of)
    reach = Z_95 * sqrt(mean * (1 - mean) / of + square / (4 * of * of)) / (1 + square / of)
    return Share(mean, max(0.0, centre - reach), min(1.0, centre + reach))


def control_variate_estimate(pairs: Sequence[tuple[float, float]]) -> Share:
    """The mean of the first numbers without what the second ones explain, whose mean is 0 in the long run (control
    variates: Lavenberg & Welch, A Perspective on the Use of Control Variables, 1981), with its normal interval."""
    games = len(pairs)
    mean, brought = fmean(one for one, _ in pairs), fmean(luck for _, luck in pairs)
    spread = fsum((luck - brought) ** 2 for _, luck in pairs)
    slope = fsum((one - mean) * (luck - brought) for one, luck in pairs) / spread if spread else 0.0
    centre = mean - slope * brought
    rest = fsum((one - mean - slope * (luck - brought)) ** 2 for one, luck in pairs)
    reach = Z_95 * sqrt(rest / (games - 2) / games)
    return Share(centre, centre - reach, centre + reach)


@dataclass(slots=True)
class Contestant:
    """The results of a contestant. `seats` counts the seats it held in all games."""

    name: str
    rating: PlackettLuceRating
    seats: int = 0
    won: float = 0.0
    points: float = 0.0
    seconds: float = 0.0
    playouts: int = 0
    moves: int = 0

    @property
    def share(self) -> Share:
        """Share of the seats it held that won; 1/players is fair."""
        return wilson(self.won, self.seats)

    @property
    def ms_per_move(self) -> float:
        return 1000 * self.seconds / max(1, self.moves)

    @property
    def playouts_per_move(self) -> float:
        return self.playouts / max(1, self.moves)


@dataclass(slots=True)
class Duel:
    """The results of `one` in the games with both; `won` counts the wins that went to one of the two."""

    one: str
    other: str
    games: int = 0
    won: float = 0.0
    decided: float = 0.0
    lucky: list[tuple[float, float]] = field(default_factory=list)
    """The wins of `one` in each game between these two alone, and the luck in it, where that was computed."""

    @property
    def share(self) -> Share:
        """Share of `one` in the wins of the two."""
        return wilson(self.won, max(1, round(self.decided))) if self.decided else Share(0.0, 0.0, 1.0)

    @property
    def beyond_luck(self) -> Share | None:
        """The same less luck, whose mean is 0, so that fewer games give the same precision; None if it was not computed
        in every game, or in too few."""
        return control_variate_estimate(self.lucky) if len(self.lucky) == self.games >= FEWEST else None


class Arena:
    """Takes in games one by one; always up to date."""

    def __init__(self, contestants: Sequence[str]) -> None:
        self._model = PlackettLuce()
        self._standings = {name: Contestant(name, self._model.rating(name=name)) for name in contestants}
        self.duels = {pair: Duel(*pair) for pair in combinations(contestants, 2)}
        self.games = 0

    @property
    def beyond_luck(self) -> bool:
        """True if any duel has a result without luck."""
        return any(duel.beyond_luck for duel in self.duels.values())

    def standings(self) -> list[Contestant]:
        """Best rated first."""
        return sorted(self._standings.values(), key=lambda standing: -standing.rating.mu)

    def add(self, played: PlayedGame) -> None:
        """Count a game and move the ratings."""
        self.games += 1
        won = dict.fromkeys(played.seats, 0.0)
        for seat, name in enumerate(played.seats):
            credit = (seat in played.winners) / len(played.winners)
            won[name] += credit
            standing = self._standings[name]
            standing.seats += 1
            standing.won += credit
            standing.points += played.points[seat]
            standing.seconds += played.seconds[seat]
            standing.playouts += played.playouts[seat]
            standing.moves += played.moves[seat]
        for (one, other), duel in self.duels.items():
            if one in won and other in won:
                duel.games += 1
                duel.won += won[one]
                duel.decided += won[one] + won[other]
                if played.luck and len(won) == 2:
                    brought = fsum(luck for name, luck in zip(played.seats, played.luck, strict=True) if name == one)
                    duel.lucky.append((won[one], brought))
        self._rate(played)

    def _rate(self, played: PlayedGame) -> None:
        """One rating step per game; a contestant with several seats is rated by its best one."""
        ranks: dict[str, int] = {}
        for seat, name in enumerate(played.seats):
            rank = 0 if seat in played.winners else 1 + sum(points > played.points[seat] for points in played.points)
            ranks[name] = min(rank, ranks.get(name, rank))
        names = list(ranks)
        if len(names) < 2:
            return
        teams = [[self._standings[name].rating] for name in names]
        for name, (rating,) in zip(
            names, self._model.rate(teams, ranks=[float(ranks[name]) for name in names]), strict=True
        ):
            self._standings[name].rating = rating
