"""A proof that a bot's decision depends on nothing that is hidden from it: it is made again in other worlds.

Every world agrees with what the bot's seat sees; all else is dealt anew. The level decides in each of them with the
same seed and the same number of playouts, so that any difference would come from what the bot must not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import msgspec

from hoshikan.bots.levels import LEVELS, Level, levels_of
from hoshikan.bots.players import level_player, with_budget
from hoshikan.bots.search import Ranked, Search
from hoshikan.engine.action import Action
from hoshikan.engine.chance import stream
from hoshikan.engine.game import Game
from hoshikan.engine.match import Match
from hoshikan.engine.state import State
from hoshikan.teaching.explanation import Peeked

WORLDS: Final = 40
PLAYOUTS: Final = 40
"""Playouts of a level that searches, in each world: a search that looked at hidden things would do so in every one."""


def peek(
    game: Game,
    state: State,
    action: Action,
    level: str,
    seed: int,
    worlds: int = WORLDS,
    playouts: int | None = PLAYOUTS,
    should_stop: Callable[[], bool] | None = None,
) -> Iterator[Peeked]:
    """Yield the proof for the seat to move, one world more each time; `level` is an id, and `playouts` at most those of
    the level, which None stands for. Raises KeyError for an unknown level."""
    own = levels_of(game.id)[level]
    most = own.playouts if playouts is None else min(playouts, own.playouts)
    budgeted = with_budget(own, most, None)
    seat = state.to_move
    first = _decided(game, state, budgeted, seed)
    repeated = most == own.playouts and first[0] == action
    deals = {_seen(state)}
    rng = Random(seed)
    different = 0
    for number in range(1, worlds + 1):
        world = state.determinize(seat, rng)
        different += _decided(game, world, budgeted, seed) != first
        deals.add(_seen(world))
        yield Peeked(
            seat, level, str(action), str(first[0]), most, number, different, len(deals) - 1, repeated, number == worlds
        )
        if should_stop is not None and should_stop():
            return


def _decided(game: Game, state: State, level: Level, seed: int) -> tuple[Action, list[Ranked]]:
    """Return the level's decision, and what it thinks of every action."""
    knowledge = game.knowledge()
    action = level_player(knowledge, level).choose(state, Random(seed))
    if not level.searches or len(state.legal_actions()) == 1:
        return action, []
    search = Search(state, state.to_move, knowledge, Random(seed), level.settings)
    search.run(level.playouts)
    return action, search.ranking()


def _seen(state: State) -> bytes:
    """Return what all seats together see, as a key."""
    return msgspec.json.encode([state.view(seat) for seat in range(state.players)], order="sorted")


def decisions(match: Match) -> Iterator[int]:
    """Yield the numbers, from 0, of the actions of our bots that had a choice."""
    for ply in range(match.ply):
        if decided_by_level(match, ply) and len(match.position(ply).legal_actions()) > 1:
            yield ply


def decided_by_level(match: Match, ply: int) -> bool:
    """Report whether one of our levels decided action number `ply`, counted from 0."""
    mover = match.mover(ply)
    return mover >= 0 and match.header.seats[mover].is_bot and match.header.seats[mover].level in LEVELS


def peek_at(
    match: Match,
    ply: int,
    worlds: int = WORLDS,
    playouts: int | None = PLAYOUTS,
    should_stop: Callable[[], bool] | None = None,
) -> Iterator[Peeked]:
    """Yield the proof for action number `ply` of a match, with the seed that the window passed to its bot."""
    seat = match.header.seats[match.mover(ply)]
    seed = stream(match.header.seed, ply).getrandbits(32)
    return peek(match.game, match.position(ply), match.actions[ply], seat.level, seed, worlds, playouts, should_stop)
