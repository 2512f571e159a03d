"""Positions from the middle of games played with some sense: what advice and forecasts are measured on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from hoshikan.bots.players import player
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.tune.samples import decisions_of

STRAY: Final = 0.1
"""Share of any legal actions among those of the one-ply player, so that its twins do not repeat one another."""
MIDDLE: Final = (0.2, 0.8)
"""Between which shares of a game's decisions its middle lies."""
FROM_ONE_GAME: Final = 3
"""So many positions are taken from one game: more would be too much alike."""


def middles(game: Game, positions: int, seed: int, part: tuple[float, float] = MIDDLE) -> Iterator[State]:
    """Decisions with a choice from a part of greedy games, every number of players in turn."""
    left = positions
    for number in count():
        rng = Random(f"{seed}/{number}")
        seen = _decisions(game, game.players[number % len(game.players)], rng)
        low, high = (round(share * len(seen)) for share in part)
        middle = seen[low:high]
        for state in rng.sample(middle, min(FROM_ONE_GAME, left, len(middle))):
            left -= 1
            yield state
        if not left:
            return


def _decisions(game: Game, players: int, rng: Random) -> list[State]:
    """All decisions with a choice of one game, in their order."""
    state = game.new(players, seed=rng.getrandbits(32))
    state.record_events = False
    return [at.clone() for at in decisions_of(state, [player("greedy", game)] * players, rng, STRAY)]
