"""Every registered game in every player count and combination of options, and random ways into it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, Action, Game, SetupError, State
from hoshikan.engine.chance import sample
from hoshikan.engine.game import OptionValue
from hoshikan.engine.playout import playout
from hoshikan.games import GAMES

Picture = dict[str, Any]

SEEDS = st.integers(0, 2**32 - 1)
CHOICES = st.lists(st.integers(0, 2**16), max_size=60)
"""Decisions as data: each number picks an action of the position it meets, modulo their count."""


MANY = 12
"""A game with more variants than this has its properties checked on some of them even by `dev.py test --thorough`."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to set a game up."""

    game_id: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> Game:
        return GAMES[self.game_id]

    @property
    def traits(self) -> frozenset[object]:
        """Values in which it differs from other variants."""
        return frozenset({self.players, *self.options})

    @property
    def named(self) -> dict[str, OptionValue]:
        """The options as set-up data carry them."""
        return self.game.checked_options(dict(self.options))

    def new(self, seed: int) -> State:
        return self.game.new(players=self.players, seed=seed, options=dict(self.options))

    def __str__(self) -> str:
        """As set-up data name its options, so that one added later keeps the others' names."""
        named = [f"{name}={value}" for name, value in self.named.items() if value != ""]
        return "-".join([self.game_id, str(self.players), *named])


def _by_options(game: Game) -> list[list[Variant]]:
    """Per set of options the numbers of players it goes with."""
    values = [[(option.id, value) for value in option.values] for option in game.options]
    counts = game.players[::-1]  # the first options, which are the quickest to play, get the largest tables
    sets = [[Variant(game.id, players, chosen) for players in counts] for chosen in product(*values)]
    return [list(filter(_can_be_dealt, variants)) for variants in sets]


def _can_be_dealt(variant: Variant) -> bool:
    try:
        variant.new(0)
    except SetupError:
        return False
    return True


def _all_of(game: Game) -> list[Variant]:
    return [variant for variants in _by_options(game) for variant in variants]


def _many_of(game: Game) -> list[Variant]:
    """All, or if they are many each set of options once, with numbers of players that go round."""
    variants = _all_of(game)
    if len(variants) <= MANY:
        return variants
    return [some[number % len(some)] for number, some in enumerate(_by_options(game)) if some]


def _few_of(game: Game) -> list[Variant]:
    """Every number of players and every value of every option at least once."""
    variants, chosen, met = _all_of(game), list[Variant](), set[object]()
    while not all(variant.traits <= met for variant in variants):
        # The first, without any option, at the largest table; options, which take longer to play, at small ones.
        best = max(variants, key=lambda variant: (len(variant.traits - met), -variant.players if met else 0))
        chosen.append(best)
        met |= best.traits
    return chosen


THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"


def sampled(*axes: Iterable[Any], step: int = 2) -> list[Any]:
    """Return every `step`-th combination of the values of some axes, so that each value is tried; all when thorough.
    Those of a single axis are no tuples."""
    found = []
    for numbered in product(*(enumerate(axis) for axis in axes)):
        if THOROUGH or sum(number for number, _ in numbered) % step == 0:
            values = tuple(value for _, value in numbered)
            found.append(values if len(axes) > 1 else values[0])
    return found


EVERY: Sequence[Variant] = tuple(variant for game in GAMES.values() for variant in _all_of(game))
"""Every set of options with every number of players."""
VARIANTS: Sequence[Variant] = tuple(
    variant for game in GAMES.values() for variant in (_many_of if THOROUGH else _few_of)(game)
)
"""Enough of them for properties of whole games."""
SETS: Sequence[Variant] = EVERY if THOROUGH else tuple(variant for game in GAMES.values() for variant in _many_of(game))
"""Every set of options, with numbers of players that go round where a game has many variants."""


def advance(state: State, choices: Sequence[int]) -> list[Action]:
    """Play `choices` as far as the game lasts; returns the actions."""
    played: list[Action] = []
    for choice in choices:
        if state.to_move == TERMINAL:
            break
        actions = state.legal_actions()
        action = actions[choice % len(actions)]
        state.apply(action)
        played.append(action)
    return played


def any_action(state: State, rng: Random) -> Action:
    """A random decision, or what chance brings."""
    return sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions())


def to_the_end(state: State, rng: Random) -> list[Action]:
    """Play at random to the end; returns the actions."""
    played: list[Action] = []
    while state.to_move != TERMINAL:
        action = any_action(state, rng)
        state.apply(action)
        played.append(action)
    return played


def picture(state: State) -> Picture:
    """All that can be asked of a state without changing it, except its events."""
    over = state.to_move == TERMINAL
    return {
        "views": [state.view(seat) for seat in (None, *range(state.players))],
        "setup": state.setup,
        "points": state.points(),
        "lines": [state.score_lines(seat) for seat in range(state.players)],
        "to_move": state.to_move,
        "legal": [str(action) for action in state.legal_actions()],
        "end": state.end_reason(),
        "winners": state.winners() if over else None,
    }


def along(variant: Variant, seed: int = 0, step: int = 7) -> list[State]:
    """Positions of a random game, every `step` plies, from its start to its end."""
    state, rng = variant.new(seed), Random(seed)
    found = [state.clone()]
    while state.to_move != TERMINAL:
        playout(state, rng, max_plies=step)
        found.append(state.clone())
    return found


@cache
def all_seen(variant: Variant) -> tuple[Action, ...]:
    """Actions met in a few games of this variant: candidates for being illegal in another position."""
    seen: dict[str, Action] = {}
    for seed in range(3):
        state, rng = variant.new(seed), Random(seed)
        while state.to_move != TERMINAL:
            seen.update((str(action), action) for action in state.legal_actions())
            state.apply(any_action(state, rng))
    return tuple(seen.values())
