"""A piece that is carried where it cannot go comes back with a reason, in every game."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, Action, State
from hoshikan.games import GAMES
from tests.engine.variants import any_action
from tests.ui.table.hands import Table


def decisions(game_id: str) -> list[State]:
    """One position of each kind of decision of the first seat."""
    game = GAMES[game_id]
    found: dict[frozenset[str], State] = {}
    for seed in range(2):
        state, rng = game.new(game.players[0], seed), Random(seed)
        while state.to_move != TERMINAL:
            if state.to_move == 0:
                verbs = {str(action).split()[0] for action in state.legal_actions()}
                found.setdefault(frozenset(verbs), state.clone())
            state.apply(any_action(state, rng))
    assert CHANCE not in {state.to_move for state in found.values()}
    return list(found.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_no_place_refuses_a_piece_in_silence(qtbot: QtBot, game_id: str) -> None:
    tried = 0
    for state in decisions(game_id):
        table, refused = Table(qtbot, game_id=game_id, state=state), list[Action]()
        scene = table.scene
        pieces = {one.pieces[0] for one in scene.picking.affordances if one.pieces and one.targets}
        places = [item.key for item in scene.stage if item.placement.label]
        for piece in sorted(pieces)[:3]:
            for place in places:
                scene.choosing.cancel()
                if place == piece or piece not in {item.key for item in scene.stage}:
                    continue
                scene.picking.add(piece)
                meant = scene.stands_for(place)
                if scene.picking.accepts(meant) or scene.picking.usable(meant):
                    continue
                before = len(table.attempted) + len(table.objected)
                assert not scene.choosing.pick(place, dropped=True)
                assert len(table.attempted) + len(table.objected) == before + 1, (piece, place)
                if len(table.attempted) > len(refused):
                    refused.append(table.game.parse(table.attempted[-1]))
                    assert state.explain_illegal(refused[-1]) is not None, (piece, place)
                tried += 1
    assert tried


def test_every_objection_has_words(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.scene.objected.emit(*table.scene.objection(frozenset()))
    assert table.objected == [("That does not go there.", "")]
