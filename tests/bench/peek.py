"""`python -m tests.bench peek [GAME …]`: whether decisions of bots change with what is hidden from them.

Whole games are played by levels that do not search; sampled decisions are made again, by every level in turn, in
worlds that agree with what their seat sees.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Final

from hoshikan.bots.levels import offered
from hoshikan.bots.players import player
from hoshikan.cli.arguments import whole
from hoshikan.engine import CHANCE, TERMINAL, Action, State
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES
from hoshikan.teaching.peek import peek
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns
from tests.engine.variants import VARIANTS, Variant

PLAYED_BY: Final = ("novice", "casual")
"""Levels of the seats in turn: quick ones, whose games differ."""


def decided(variant: Variant, seed: int, share: float) -> Iterator[tuple[State, Action]]:
    """A share of the decisions with a choice of one game."""
    bots = [player(PLAYED_BY[seat % len(PLAYED_BY)], variant.game) for seat in range(variant.players)]
    state, rng = variant.new(seed), Random(f"{variant}/{seed}")
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        action = bots[state.to_move].choose(state, rng)
        if len(state.legal_actions()) > 1 and rng.random() < share:
            yield state.clone(), action
        state.apply(action)


def proved(game: str, games: int, share: float, worlds: int, playouts: int, seed: int) -> list[str]:
    """The row of a game."""
    variants = cycle(variant for variant in VARIANTS if variant.game_id == game)
    levels = cycle(offered(game))
    decisions = hidden = different = 0
    for number in range(games):
        variant = next(variants)
        for state, action in decided(variant, seed + number, share):
            level = next(levels)
            *_, proof = peek(GAMES[game], state, action, level, decisions, worlds, playouts)
            if not proof.alike:
                different += 1
                sys.stderr.write(f"{variant}, seed {seed + number}: {level} instead of {action} (seed {decisions})\n")
            decisions += 1
            hidden += proof.deals > 0
        sys.stderr.write(f"{game}: {number + 1} of {games} games, {decisions} decisions, {different} different\n")
    return [game, str(games), str(decisions), str(decisions * worlds), str(hidden), str(different)]


def main(argv: Sequence[str]) -> int:
    """Print the table; returns 1 if a decision differed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench peek", description=__doc__)
    add_games(parser)
    parser.add_argument("--games", type=whole(1_000_000), default=100, help="of each game (default: %(default)s)")
    parser.add_argument("--share", type=float, default=0.1, help="of the decisions (default: %(default)s)")
    parser.add_argument("--worlds", type=whole(10_000), default=4, help="for each (default: %(default)s)")
    parser.add_argument("--playouts", type=whole(10_000_000), default=12, help="for each (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(argv)
    rows = [
        proved(game, chosen.games, chosen.share, chosen.worlds, chosen.playouts, chosen.seed)
        for game in games_of(parser, chosen.names)
    ]
    head = ["game", "games", "decisions", "other worlds", "something hidden", "different"]
    sys.stdout.write(columns([head, *rows]) + "\n")
    return int(any(row[-1] != "0" for row in rows))
