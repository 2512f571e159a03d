"""The same line of play as a seat knows it, with everything changed that is hidden from that seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hoshikan.bots.players import player
from hoshikan.engine import CHANCE, TERMINAL, Action, Game, State
from hoshikan.engine.chance import drawn, sample

Line = list[tuple[State, Action]]
Changed = tuple[Line, State]
TRIES = 100


def played(game: Game, level: str, players: int, seed: int) -> Line:
    """Return the positions and actions of one game in which `level` has every seat."""
    return played_on(game.new(players, seed), game, level, Random(f"{game.id}/{level}/{seed}"))


def played_on(state: State, game: Game, level: str, rng: Random) -> Line:
    """Return the positions and actions from `state` on, which is played to its end."""
    bot, line = player(level, game), Line()
    state.record_events = False
    while state.to_move != TERMINAL:
        action = sample(state, rng) if state.to_move == CHANCE else bot.choose(state, rng)
        line.append((state.clone(), action))
        state.apply(action)
    return line


def changed(
    game: Game, line: Sequence[tuple[State, Action]], present: State, asker: int, rng: Random
) -> Changed | None:
    """Return a line and its end that `asker` cannot distinguish from this one; None if the draw does not fit."""
    secrets = game.secrets()
    state = secrets.start(line[0][0] if line else present, present, asker, rng)
    other: Line = []
    for before, action in line:
        taken = action
        if state.to_move >= 0 and secrets.is_hidden(before, action, present, asker):
            legal = state.legal_actions()
            taken = legal[drawn(secrets.by_rules(state, legal), rng)]
        if state.explain_illegal(taken) is not None:
            return None
        other.append((state.clone(), taken))
        state.apply(taken)
    return (other, state) if state.view(asker) == present.view(asker) else None


def other_world(state: State, action: Action, asker: int, rng: Random) -> State | None:
    """Return another position in which `asker` sees the same and the action is possible; None if none was found."""
    draws = (state.determinize(asker, rng) for _ in range(TRIES))
    return next((world for world in draws if world.explain_illegal(action) is None), None)


def forked(game: Game, line: Sequence[tuple[State, Action]], seat: int, level: str, rng: Random) -> Line:
    """Return a game that was begun from a position of `line`, as a practice of `seat` is, with all dealt anew that the
    seat cannot know there. The game has an editor."""
    editor = game.editor()
    assert editor is not None
    guess = line[rng.randrange(len(line) // 2)][0].determinize(seat, rng)
    return played_on(game.new(setup=editor.position(guess)), game, level, rng)
