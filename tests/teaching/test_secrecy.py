"""No answer about another seat depends on what the asker cannot know, also in a game begun from a position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from hoshikan.engine import CHANCE, Action, Game, State
from hoshikan.games import GAMES
from hoshikan.teaching.opponent import Effort, Explainer
from hoshikan.teaching.reading import Reader, truths
from tests.teaching.otherworlds import Changed, Line, changed, forked, other_world, played

LEVEL: Final = "casual"
LEVELS: Final = ("novice", "skilled", "")
SMALL: Final = Effort(worlds=2, factor=0.06)
MOVES: Final = 2
"""Moves of each asker that are explained, and positions that are read: those with other hidden things first."""
SAMPLED: Final = 40
"""Positions of a game from which these are taken."""
SEEN: Final = 12
"""Positions of each asker at which the truth beside a reading is looked at."""

CASES: Final = [
    pytest.param(game, fork, id=f"{game.id}-{'forked' if fork else 'live'}")
    for game in GAMES.values()
    for fork in (False, True)
    if not fork or game.editor() is not None  # it sets the position up
]


def lines(game: Game, seed: int, *, fork: bool) -> Iterator[tuple[Line, int]]:
    """Yield a game for each seat, which asks; with `fork` it goes on from a position as that seat may guess it."""
    players = game.players[-1]
    line = played(game, LEVEL, players, seed)
    for asker in range(players):
        yield forked(game, line, asker, LEVEL, Random(f"{seed}/{asker}")) if fork else line, asker


def differs(one: State, other: State) -> bool:
    return any(one.view(seat) != other.view(seat) for seat in range(one.players))


@pytest.mark.parametrize(("game", "fork"), CASES)
def test_nothing_hidden_changes_an_explanation(game: Game, fork: bool) -> None:
    different = 0
    for line, asker in lines(game, 3, fork=fork):
        rng, pairs = Random(asker), list[tuple[State, State, Action]]()
        for state, action in rng.sample(line, min(SAMPLED, len(line))):
            if state.to_move in (CHANCE, asker) or len(state.legal_actions()) == 1:
                continue
            world = other_world(state, action, asker, rng)
            if world is not None:
                pairs.append((state, world, action))
        pairs.sort(key=lambda pair: not differs(pair[0], pair[1]))
        for number, (*worlds, action) in enumerate(pairs[:MOVES]):
            level = LEVELS[number % len(LEVELS)]
            one, other = (
                list(Explainer(game, truth, action, asker, level, over=False).explain(SMALL)) for truth in worlds
            )
            assert one == other
            different += differs(*worlds)
    assert different or not game.kind.hidden


@pytest.mark.parametrize(("game", "fork"), CASES)
def test_nothing_hidden_changes_a_reading(game: Game, fork: bool) -> None:
    different = 0
    for line, asker in lines(game, 3, fork=fork):
        rng, pairs = Random(asker), list[tuple[int, State, Changed]]()
        for ply in rng.sample(range(1, len(line)), min(SAMPLED, len(line) - 1)):
            present = line[ply][0]
            other = changed(game, line[:ply], present, asker, rng)
            if other is not None:
                pairs.append((ply, present, other))
        pairs.sort(key=lambda pair: not differs(pair[1], pair[2][1]))
        for ply, present, other in pairs[:MOVES]:
            levels = [LEVELS[(ply + seat) % len(LEVELS)] for seat in range(present.players)]
            ours = Reader(game, line[:ply], present, asker, levels).read(4)
            assert ours == Reader(game, *other, asker, levels).read(4)
            different += differs(present, other[1])
    assert different or not game.kind.hidden


@pytest.mark.parametrize(("game", "fork"), CASES)
def test_nothing_hidden_is_in_the_truth_beside_a_reading(game: Game, fork: bool) -> None:
    """What has been seen since is beside it, and nothing else as long as the game goes on."""
    different = seen = 0
    for line, asker in lines(game, 3, fork=fork):
        rng = Random(asker)
        for now in rng.sample(range(1, len(line)), min(SEEN, len(line) - 1)):
            end = line[now][0]
            other = changed(game, line[:now], end, asker, rng)
            if other is None:
                continue
            for ply in {now, rng.randrange(now)}:
                found = truths(game, line[:now], end, ply, asker)
                assert found == truths(game, *other, ply, asker)
                seen += len(found)
            different += differs(end, other[1])
    assert seen
    assert different or not game.kind.hidden
