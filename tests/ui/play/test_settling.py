"""After all motion the table is the one that is laid out without any."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import NIGHT

PLIES = 90
NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")
Look = tuple[str, Hashable, float, float, float, float, float, float]


def lies(scene: TableScene[View]) -> dict[str, Look]:
    """Return the appearance of every piece, by its key; pieces that belong to no position under ""."""
    pieces = [item for item in scene.items() if isinstance(item, PieceItem)]
    return {piece.key: _look(piece) for piece in pieces}


def _look(piece: PieceItem) -> Look:
    seen = (piece.x(), piece.y(), piece.scale(), piece.opacity(), piece.rotation() % 360, piece.zValue())
    x, y, scale, opacity, rotation, depth = (round(value, 3) for value in seen)
    return piece.placement.kind, piece.placement.face, x, y, scale, opacity, rotation, depth


def show(scene: TableScene[View], state: State, animate: bool) -> None:
    actions = [str(action) for action in state.legal_actions()] if state.to_move == 0 else []
    events = tuple(state.events)
    scene.show_position(state.view(0), 0, actions, NAMES[: state.players], events, animate)
    scene.fast_forward()


@pytest.mark.parametrize("game_id", GAMES)
def test_motion_ends_at_the_still_position(qtbot: QtBot, game_id: str) -> None:
    game, rng = GAMES[game_id], Random(3)
    state = game.new(players=game.players[-1], seed=3)
    moved, still = (new_scene(game.id, NIGHT) for _ in range(2))
    for scene in (moved, still):
        scene.set_resolution(0.2)
    for _ in range(PLIES):
        if state.to_move == TERMINAL:
            break
        state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        show(moved, state, animate=True)
        show(still, state, animate=False)
        assert lies(moved) == lies(still)
