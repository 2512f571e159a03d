"""Playing for a rating: a player's strength in a game, its course, and even opponents.

All of it follows from the rated games played so far, by the rules of openskill (Plackett-Luce) against opponents whose
ratings are fixed. Those of the levels are computed from their measured wins: the greedy player has the rating of a new
player, and a level's follows from its shares of wins against greedy and against the next lower level, so that a person
who wins half of the games against a level ends at its rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement, product
from math import exp, inf, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from hoshikan.bots.levels import LEVELS, Measured, in_place_of, measured, offered, over_lower
from hoshikan.engine.match import Match, Seat
from hoshikan.library.ratings import RatedGame, RatedSeat
from hoshikan.teaching.practice import Strength

MIDDLE: Final = 25.0
"""openskill's rating of a new player."""
BETA: Final = 25 / 6
"""openskill's spread of one game."""
_LEAST: Final = 0.6
"""The uncertainty of a level's rating, at least: the games it was measured in are not all games."""
_STEP: Final = 2.0
"""Assumed difference to the level below, where it has not been measured …"""
_GUESSED: Final = 3.0
"""… and how uncertain that is."""


class LevelRating(NamedTuple):
    """On openskill's scale."""

    mu: float
    sigma: float


def level_ratings(game: str) -> dict[str, LevelRating]:
    """By level, weakest first, fitted to the games against the greedy player and against the next lower level. What was
    not measured is above the level below it; a level that is not offered is as strong as the one that plays in its
    place."""
    levels = offered(game)
    against_greedy = [_distance(measured(game, level)) for level in levels]
    steps = [None, *(_distance(over_lower(game, level)) for level in levels[1:])]
    fitted = _fitted(against_greedy, steps)
    found: dict[str, LevelRating] = {}
    before, floor = MIDDLE - 2 * _STEP, -inf
    for level, tried, (distance, error) in zip(levels, against_greedy, fitted, strict=True):
        if tried is None:
            found[level] = LevelRating(before + _STEP, _GUESSED)
        else:
            # Few games can rate a level below the next lower one by chance; it thinks longer, so it is no weaker.
            found[level] = LevelRating(max(floor, MIDDLE + distance), max(_LEAST, error))
        before = floor = found[level].mu
    return {level: found[in_place_of(game, level)] for level in LEVELS}


class _Distance(NamedTuple):
    """How much better one player is than another."""

    mu: float
    error: float


def _distance(tried: Measured | None) -> _Distance | None:
    """The distance that makes a share of wins likely."""
    if tried is None:
        return None
    # Half a game more on both sides: no level wins all of them for ever.
    won = (tried.won * tried.games + 0.5) / (tried.games + 1)
    scale = BETA * sqrt(tried.players)
    return _Distance(scale * log(won / (1 - won)), scale / sqrt(max(1, tried.games) * won * (1 - won)))


def _fitted(against_greedy: Sequence[_Distance | None], steps: Sequence[_Distance | None]) -> list[_Distance]:
    """The distances to the greedy player that fit both kinds of games best, by least squares. A step where either side
    has not met the greedy player is left out."""
    size = len(against_greedy)
    matrix = [[0.0] * size for _ in range(size)]
    wanted = [0.0] * size
    for place, tried in enumerate(against_greedy):
        weight = 1.0 if tried is None else tried.error**-2
        matrix[place][place] += weight
        wanted[place] += 0.0 if tried is None else weight * tried.mu
    for upper, step in enumerate(steps):
        if step is None or against_greedy[upper] is None or against_greedy[upper - 1] is None:
            continue
        weight, lower = step.error**-2, upper - 1
        for place, sign in ((upper, 1), (lower, -1)):
            matrix[place][place] += weight
            wanted[place] += sign * weight * step.mu
        matrix[upper][lower] -= weight
        matrix[lower][upper] -= weight
    inverse = _inverted(matrix)
    return [
        _Distance(sum(a * b for a, b in zip(row, wanted, strict=True)), sqrt(row[place]))
        for place, row in enumerate(inverse)
    ]


def _inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]


Rated: TypeAlias = Strength | LevelRating
KNOWN: Final = 5
"""Number of rated games after which a rating is shown as known."""
_CLOSE: Final = 0.02
"""Chances that differ by less are equally good: then the plainer company is better."""
_CLOSE_TEAMS: Final = 0.08
"""The same among teams, where a strong partner for a weak player is always a little nearer to even, but no fun."""


class Step(NamedTuple):
    """The effect of one rated game on a rating."""

    game: RatedGame
    before: Strength
    after: Strength

    @property
    def change(self) -> int:
        """In the numbers that are shown."""
        return self.after.number - self.before.number


class Company(NamedTuple):
    """Opponents for a person."""

    levels: tuple[str, ...]
    chance: float
    """Probability that the person's side wins, 0..1."""
    fair: float
    """The same if all were equally strong: a share for each side, however many seats it has."""
    known: bool
    """True if enough games are known for that to be more than a guess."""


def course(past: Iterable[RatedGame], game: str, player: str) -> list[Step]:
    """Return the effect of each rated game of a player, oldest first."""
    from openskill.models import PlackettLuce  # 0.1 s, which Home has no use for

    model = PlackettLuce()
    steps, own = [], Strength()
    for one in past:
        person = _person(one)
        if one.game != game or one.player != player or person is None:
            continue
        sides = sorted({standing.side for standing in one.result})
        teams = [
            [
                model.rating(mu=own.mu, sigma=own.sigma) if seat == person else model.rating(mu=who.mu, sigma=who.sigma)
                for seat, who in enumerate(one.seats)
                if one.result[seat].side == side
            ]
            for side in sides
        ]
        ranks = [float(min(s.place for s in one.result if s.side == side)) for side in sides]
        side = one.result[person].side
        within = [seat for seat in range(len(one.seats)) if one.result[seat].side == side].index(person)
        rated = model.rate(teams, ranks=ranks)[sides.index(side)][within] if len(sides) > 1 else teams[0][within]
        after = Strength(rated.mu, rated.sigma, own.answers + 1)
        if one.helped and after.mu > own.mu:
            after = own._replace(answers=own.answers + 1)
        steps.append(Step(one, own, after))
        own = after
    return steps


def rating(past: Iterable[RatedGame], game: str, player: str) -> Strength:
    """The rating of a player in a game."""
    steps = course(past, game, player)
    return steps[-1].after if steps else Strength()


def stakes(game: str, seats: Sequence[Seat]) -> tuple[RatedSeat, ...]:
    """Return the stakes of a rated game, as the library keeps them; empty unless one person plays against bots
    of known strength."""
    ratings = level_ratings(game)
    bots = [seat for seat in seats if seat.is_bot]
    if len(bots) != len(seats) - 1 or not bots or any(seat.level not in ratings for seat in bots):
        return ()
    return tuple(RatedSeat(seat.level, *ratings[seat.level]) if seat.is_bot else RatedSeat() for seat in seats)


def is_begun(game: RatedGame, match: Match) -> bool:
    """True if giving up a rated game has a cost: the person has moved in it, or used help."""
    person = next((seat for seat, who in enumerate(game.seats) if not who.level), None)
    return game.helped or any(match.mover(ply) == person for ply in range(match.ply))


def chance(sides: Sequence[Sequence[Rated]]) -> float:
    """The expected share of wins of the first side: openskill's own expectation, by which a side is as strong as its
    members together."""
    spread = sqrt(sum(BETA**2 + sum(one.sigma**2 for one in side) for side in sides))
    first, *others = (sum(one.mu for one in side) for side in sides)
    return 1 / (1 + sum(exp((other - first) / spread) for other in others))


def odds(own: Strength, game: str, seats: Sequence[Seat], sides: Sequence[int] = ()) -> Company:
    """The odds of the one person at these seats against the bots; `sides` are by seat where seats win together."""
    ratings = level_ratings(game)
    levels = tuple(seat.level for seat in seats if seat.is_bot)
    person = next(place for place, seat in enumerate(seats) if not seat.is_bot)
    given = iter(levels)
    by_seat: list[Rated] = [ratings[next(given)] if seat.is_bot else own for seat in seats]
    grouped = _grouped(by_seat, sides or range(len(seats)), person)
    return Company(levels, chance(grouped), 1 / len(grouped), own.answers >= KNOWN)


def wins_over_lower(game: str, level: str) -> float:
    """A level's share of wins against the next lower one that its game offers: as measured, or by the ratings of both
    where they have not met. 0.5 for the lowest."""
    levels = offered(game)
    met, lower = over_lower(game, level), levels[max(0, levels.index(level) - 1)]
    ratings = level_ratings(game)
    return met.won if met is not None else chance([[ratings[level]], [ratings[lower]]])


def even_company(own: Strength, game: str, seats: Sequence[Seat], sides: Sequence[int] = ()) -> Company:
    """The levels of the bots at these seats, partners included, with which the chance of the person's side to win is
    nearest to that of every side among equals; `sides` are by seat where seats win together.

    A person of whom little is known meets opponents who are even with the lower end of the likely range: losing
    less often at first teaches more, and the rating converges in a few games either way.
    """
    careful = own if own.answers >= KNOWN else own._replace(mu=own.mu - own.sigma)
    bots = sum(seat.is_bot for seat in seats)

    def seated(levels: Iterable[str]) -> list[Seat]:
        given = iter(levels)
        return [Seat("bot", seat.name, next(given)) if seat.is_bot else seat for seat in seats]

    def distance(levels: tuple[str, ...]) -> float:
        expected = odds(careful, game, seated(levels), sides)
        return abs(expected.chance - expected.fair)

    # Which seat has which level matters only where some of them are partners.
    partners = len(set(sides)) < len(sides)
    names = offered(game)
    companies = list(product(names, repeat=bots) if partners else combinations_with_replacement(names, bots))
    distances = {levels: distance(levels) for levels in companies}
    most = min(distances.values()) + (_CLOSE_TEAMS if partners else _CLOSE)
    close = [levels for levels in companies if distances[levels] <= most]
    levels = min(close, key=lambda levels: (len(set(levels)), distances[levels]))
    return odds(own, game, seated(levels), sides)


def _grouped(by_seat: Sequence[Rated], sides: Sequence[int], person: int) -> list[list[Rated]]:
    """The members of every side, that of the person first."""
    order = dict.fromkeys((sides[person], *sides))
    return [[one for one, own in zip(by_seat, sides, strict=True) if own == side] for side in order]


def _person(game: RatedGame) -> int | None:
    """The seat of the person; None for what is no game of one person with a result."""
    people = [seat for seat, who in enumerate(game.seats) if not who.level]
    if len(people) != 1 or len(game.result) != len(game.seats):
        return None
    return people[0]
