"""The promises of a state that a whole game can be watched by."""

from __future__ import annotations

from hoshikan.engine.game import Game
from hoshikan.engine.state import CHANCE, TERMINAL, State


class InvariantError(Exception):
    """A state breaks the contract of `engine.State`; the message describes how and where."""


def check(game: Game, state: State, ply: int) -> None:
    """Raises InvariantError if the position after `ply` actions breaks a promise."""
    points = state.points()
    for seat in range(state.players):
        total = sum(line.points for line in state.score_lines(seat))
        if total != points[seat]:
            raise InvariantError(f"ply {ply}: score lines of seat {seat} sum to {total}, its points are {points[seat]}")
    if state.to_move == TERMINAL:
        if not state.winners() or not state.end_reason():
            raise InvariantError(f"ply {ply}: an end without winner or reason")
        return
    legal = state.legal_actions()
    if not legal:
        raise InvariantError(f"ply {ply}: no legal action for {state.to_move}")
    for action in legal:
        if game.parse(str(action)) != action:
            raise InvariantError(f"ply {ply}: {action} does not survive the notation")
        refusal = state.explain_illegal(action)
        if refusal is not None:
            raise InvariantError(f"ply {ply}: {action} is listed as legal, yet refused: {refusal}")
    if state.to_move == CHANCE:
        chances = sum(probability for _, probability in state.chance_outcomes())
        if abs(chances - 1.0) > 1e-9:
            raise InvariantError(f"ply {ply}: chances sum to {chances}")
