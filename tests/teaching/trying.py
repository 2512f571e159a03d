"""Exercises for tests, made of any game: where a person first has three ways or more, in a game played at random."""

from __future__ import annotations

from random import Random

from hoshikan.engine import CHANCE, Match, Seat, record
from hoshikan.games import GAMES
from hoshikan.teaching.exercise import Exercise


def exercise_of(game_id: str, number: int = 0, *, mistake: bool = False, least: int = 3) -> Exercise:
    """The `number`-th decision with at least `least` answers: one is right, one nearly so, the others are wrong.

    The last two are not rated. In a `mistake` the third one was played.
    """
    game = GAMES[game_id]
    match = Match.start(game, [Seat("human", "Aki"), *([Seat("bot")] * (min(game.players) - 1))], seed=3)
    rng = Random(number)
    met = 0
    while True:
        if match.state.to_move == CHANCE:
            match.apply_chance()
            continue
        actions = [str(action) for action in match.state.legal_actions()]
        if len(actions) >= least:
            if met == number:
                break
            met += 1
        match.apply(game.parse(rng.choice(actions)))
    order = rng.sample(actions, len(actions))
    results = {order[0]: 0.7, order[1]: 0.67, order[2]: 0.4}
    return Exercise(
        id=f"{game_id}/{number}",
        game=game_id,
        record=record.write(match),
        ply=match.ply,
        seat=match.state.to_move,
        accepted=(order[0],),
        results=results,
        played=order[2] if mistake else "",
        level="casual",
    )
