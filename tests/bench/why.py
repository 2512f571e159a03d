"""`python -m tests.bench why [GAME …]`: whether explanations of other seats' actions leak or err.

Secrecy: in sampled moves everything that the asking seat cannot know is changed, and the explanations are compared.
With `--slips` other moves, of a level that errs, are called slips or not; each slip is looked at again in other worlds,
with ten times the playouts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from hoshikan.bots.players import player
from hoshikan.cli.arguments import whole
from hoshikan.engine import CHANCE, TERMINAL, Action, State
from hoshikan.engine.chance import sample
from hoshikan.teaching.hints import EVEN
from hoshikan.teaching.opponent import Effort, Explainer
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns
from tests.engine.variants import VARIANTS, Variant
from tests.teaching.otherworlds import other_world

SMALL: Final = Effort(worlds=2, factor=0.1)
SHARE: Final = 0.15
"""Share of the decisions of a game that are asked about."""
LEVELS: Final = ("novice", "casual", "skilled", "master", "")
TIMES: Final = 10.0
"""Playouts of the second look, in those of the first."""


def moves(variant: Variant, level: str, seed: int) -> Iterator[tuple[State, Action]]:
    """Decisions with a choice of one game in which `level` has every seat."""
    bot, state, rng = player(level, variant.game), variant.new(seed), Random(f"{variant}/{seed}")
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        action = bot.choose(state, rng)
        if len(state.legal_actions()) > 1 and rng.random() < SHARE:
            yield state.clone(), action
        state.apply(action)


def endless(game: str, level: str, first: int) -> Iterator[tuple[Variant, State, Action]]:
    """Moves of games in all variants of `game`, in turn."""
    variants = [variant for variant in VARIANTS if variant.game_id == game]
    seed = first
    while True:
        for variant in variants:
            for state, action in moves(variant, level, seed):
                yield variant, state, action
            seed += 1


def others(state: State) -> list[int]:
    return [seat for seat in range(state.players) if seat != state.to_move]


def leaks(game: str, count: int, seed: int) -> list[str]:
    """The row of `count` moves: how many explanations differed in another world."""
    rng, asked, worlds, differing, impossible = Random(seed), 0, 0, 0, 0
    for variant, state, action in endless(game, "casual", seed):
        if asked == count:
            break
        asker = rng.choice(others(state))
        world = other_world(state, action, asker, rng)
        if world is None:
            impossible += 1
            continue
        level = LEVELS[asked % len(LEVELS)]
        answers = [
            list(Explainer(variant.game, truth, action, asker, level, over=False).explain(SMALL))
            for truth in (state, world)
        ]
        asked += 1
        worlds += any(state.view(seat) != world.view(seat) for seat in range(state.players))
        differing += answers[0] != answers[1]
    return [game, str(asked), str(worlds), str(impossible), str(differing)]


def slips(game: str, count: int, most: int, level: str, seed: int) -> list[str]:
    """The row of `count` slips, found among at most `most` moves of `level`."""
    rng, asked, found, again, lost = Random(seed), 0, 0, 0, 0
    for variant, state, action in endless(game, level, seed):
        if found == count or asked == most:
            break
        asked += 1
        explainer = Explainer(variant.game, state, action, rng.choice(others(state)), level, over=False)
        *_, answer = explainer.explain()
        if answer.known is None or answer.known.verdict != "slip":
            continue
        found += 1
        *_, longer = explainer.explain(replace(Effort(), factor=TIMES, seed=1))
        assert longer.known is not None
        again += longer.known.verdict == "slip"
        lost += longer.known.loss > EVEN
        sys.stderr.write(f"{game}: {found} slips in {asked} moves, {again} again\n")
    return [game, level, str(asked), str(found), str(again), str(lost), f"{again / max(1, found):.0%}"]


def main(argv: Sequence[str]) -> int:
    """Print the tables asked for; returns 1 if an explanation depends on what its asker cannot know."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench why", description=__doc__)
    add_games(parser)
    parser.add_argument("--moves", type=whole(1_000_000), default=400, help="moves of each game (default: %(default)s)")
    parser.add_argument(
        "--slips", type=whole(100_000), metavar="N", help="look at N slips of each game, not at secrecy"
    )
    parser.add_argument("--level", default="novice", help="whose slips (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(argv)
    if chosen.slips:
        head = ["game", "level", "moves", "slips", "again", "worse", "hold"]
        rows = [
            slips(game, chosen.slips, chosen.moves, chosen.level, chosen.seed)
            for game in games_of(parser, chosen.names)
        ]
        sys.stdout.write(columns([head, *rows]) + "\n")
        return 0
    rows = [leaks(game, chosen.moves, chosen.seed) for game in games_of(parser, chosen.names)]
    sys.stdout.write(columns([["game", "moves", "other worlds", "impossible", "differing"], *rows]) + "\n")
    return int(any(row[-1] != "0" for row in rows))
