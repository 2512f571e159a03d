"""The public view of a position: all there is, since nothing is hidden."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from hoshikan.engine.view import LooseView
from hoshikan.games.carcassonne_star_wars.rules.battle import dice_of
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, NODE_SHIFT, SEAT
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, place_of
from hoshikan.games.carcassonne_star_wars.rules.narration import GEAR_NAMES
from hoshikan.games.carcassonne_star_wars.rules.phases import NAMES, OVER, ROLLING
from hoshikan.games.carcassonne_star_wars.rules.scoring import cells_of, spot_of

if TYPE_CHECKING:
    from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState


def view(state: StarWarsState) -> dict[str, Any]:
    """Tiles are `[x, y, face, rotation]` in the order laid; meeples say whose, where, and who else stands with them."""
    start, board, box = state.start, state.board, state.start.box
    return LooseView(
        {
            "game": "carcassonne-star-wars",
            "players": state.players,
            "options": dict(start.options),
            "teams": start.teams,
            "colours": list(start.colours),
            "sides": list(start.side_of),
            "phase": NAMES[state.phase],
            "to_move": state.to_move,
            "turn": state.turn,
            "drawn": box.faces[state.face].text if state.face >= 0 else "",
            "left": state.bag.left,
            "stock": {face.text: copies for face, copies in zip(box.faces, state.bag.stock, strict=True) if copies},
            "tiles": [
                [*place_of(cell), lay.face.text, lay.rotation]
                for cell, lay in zip(board.cells, board.lays, strict=True)
            ],
            "meeples": [
                _meeple(state, claim) for claim in sorted(claim for claims in board.claims for claim in claims)
            ],
            "small": state.supply.small[:],
            "large": state.supply.large[:],
            "blasters": [gear & 1 for gear in state.supply.gear],
            "sabres": [gear >> 1 for gear in state.supply.gear],
            "points": state.points(),
            "battle": _battle(state),
            "winners": sorted(state.winners()) if state.phase == OVER else [],
            "end": state.end_reason(),
            "components": start.own_components,
        }
    )


def key(state: StarWarsState) -> Hashable:
    """All that the future can depend on: whose turn it is and what lies in supply follow from tiles and meeples."""
    board, battle = state.board, state.battle
    fight = None if battle is None else (battle.node, tuple(battle.fighters), battle.choosing, tuple(battle.values))
    return (
        state.phase,
        state.face,
        tuple(board.cells),
        tuple([lay.number for lay in board.lays]),
        tuple(state.scores),
        tuple([claims for claims in board.claims if claims]),
        fight,
    )


def _meeple(state: StarWarsState, claim: int) -> dict[str, Any]:
    board, node = state.board, claim >> NODE_SHIFT
    x, y = place_of(board.cells[board.tile_of(node)])
    root = board.root(node)
    return {
        "seat": claim & SEAT,
        "large": claim & LARGE != 0,
        "gear": GEAR_NAMES[(claim & GEAR) >> GEAR_SHIFT],
        "x": x,
        "y": y,
        "spot": spot_of(board, node),
        "tiles": board.tile_count(root),
        "symbols": board.symbols[root],
    }


def _battle(state: StarWarsState) -> dict[str, Any] | None:
    battle = state.battle
    if battle is None:
        return None
    board, node = state.board, battle.node
    return {
        "kind": KIND_NAMES[board.kinds[node]],
        "cells": [list(place) for place in cells_of(board, node)],
        "fighters": battle.fighters[:],
        "dice": [dice_of(board, node, seat, state.start.factions[seat]) for seat in battle.fighters],
        "rolled": [value >> 2 for value in battle.values],
        "roller": battle.roller() if state.phase == ROLLING else None,
        "choosing": list(battle.choosing),
    }
