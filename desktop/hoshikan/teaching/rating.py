"""Playing for a rating: how strong somebody is in a game, how that changed, and who is an even match.

All of it follows from the rated games played so far, by the rules of openskill (Plackett-Luce) against opponents whose
ratings are fixed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from math import exp, sqrt
from typing import Final, NamedTuple

from hoshikan.bots.levelratings import BETA, LevelRating, level_ratings
from hoshikan.bots.levels import LEVELS
from hoshikan.engine.match import Match, Seat
from hoshikan.library.ratings import RatedGame, RatedSeat
from hoshikan.teaching.practice import Strength

KNOWN: Final = 5
"""After so many rated games a rating says something."""
_CLOSE: Final = 0.02
"""Chances that differ by less are equally good: then the plainer company is better."""


class Step(NamedTuple):
    """What one rated game did to a rating."""

    game: RatedGame
    before: Strength
    after: Strength

    @property
    def change(self) -> int:
        """In the numbers that are shown."""
        return self.after.number - self.before.number


class Company(NamedTuple):
    """Opponents for somebody."""

    levels: tuple[str, ...]
    chance: float
    """That the person wins, 0..1."""
    known: bool
    """Whether enough is known of the person for that to be more than a guess."""

    @property
    def fair(self) -> float:
        """The chance that everybody would have among equals."""
        return 1 / (len(self.levels) + 1)


def course(past: Iterable[RatedGame], game: str, player: str) -> list[Step]:
    """What each rated game of a player did, oldest first."""
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
    """What a rated game of these is played for, as the library keeps it; nothing unless one person plays against bots
    whose strength is known."""
    ratings = level_ratings(game)
    bots = [seat for seat in seats if seat.is_bot]
    if len(bots) != len(seats) - 1 or not bots or any(seat.level not in ratings for seat in bots):
        return ()
    return tuple(RatedSeat(seat.level, *ratings[seat.level]) if seat.is_bot else RatedSeat() for seat in seats)


def is_begun(game: RatedGame, match: Match) -> bool:
    """Whether giving up a rated game costs something: the person has moved in it, or taken help."""
    person = next((seat for seat, who in enumerate(game.seats) if not who.level), None)
    return game.helped or any(match.mover(ply) == person for ply in range(match.ply))


def chance(own: Strength, others: Sequence[LevelRating]) -> float:
    """The expected share of wins against these opponents together, each playing alone: openskill's own expectation."""
    spread = sqrt(sum(sigma**2 + BETA**2 for sigma in (own.sigma, *(other.sigma for other in others))))
    return 1 / (1 + sum(exp((other.mu - own.mu) / spread) for other in others))


def even_company(own: Strength, game: str, opponents: int) -> Company:
    """The levels against which the player's chance to win is nearest to everybody's.

    Of whom little is known yet meets somebody who would be even with the lower end of what is thought likely: losing
    less often at first teaches more, and the rating finds its place in a few games either way.
    """
    ratings, known = level_ratings(game), own.answers >= KNOWN
    careful = own if known else own._replace(mu=own.mu - own.sigma)
    fair = 1 / (opponents + 1)

    def distance(levels: tuple[str, ...]) -> float:
        return abs(chance(careful, [ratings[level] for level in levels]) - fair)

    companies = list(combinations_with_replacement(LEVELS, opponents))
    nearest = min(map(distance, companies))
    close = [levels for levels in companies if distance(levels) <= nearest + _CLOSE]
    levels = min(close, key=lambda levels: (len(set(levels)), distance(levels)))
    return Company(levels, chance(own, [ratings[level] for level in levels]), known)


def _person(game: RatedGame) -> int | None:
    """The seat of the person; None for what is no game of one person with a result."""
    people = [seat for seat, who in enumerate(game.seats) if not who.level]
    if len(people) != 1 or len(game.result) != len(game.seats):
        return None
    return people[0]
