"""Why an action is not allowed: the rule and the reason. Asked only for actions that are not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.games.carcassonne_star_wars.rules.actions import OWN_TILE, Claim, Dice, Draw, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.battle import dice_of
from hoshikan.games.carcassonne_star_wars.rules.claiming import holds_planet
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.position import (
    CHOOSING,
    CLAIMING,
    DRAWING,
    OVER,
    PLACING,
    ROLLING,
    StarWarsPosition,
)

_NOT_NOW: Final[Mapping[int, tuple[str, str]]] = {
    DRAWING: ("CS-2.1", "draw-first"),
    PLACING: ("CS-2.2", "place-the-tile-first"),
    CLAIMING: ("CS-3.1", "claim-or-skip-first"),
    CHOOSING: ("CS-7.1", "name-a-fighter-first"),
    ROLLING: ("CS-4.3", "roll-the-dice-first"),
    OVER: ("CS-6.1", "game-over"),
}
"""The required action instead, by phase."""


def explain(state: StarWarsPosition, action: Action) -> IllegalAction:
    """The refusal of an action that is not legal in `state`."""
    phase = state.phase
    if phase == DRAWING and isinstance(action, Draw):
        return _draw(state, action)
    if phase == PLACING and isinstance(action, Place):
        return _place(state, action)
    if phase == CLAIMING and isinstance(action, Claim):
        return _claim(state, action)
    if phase == CHOOSING and isinstance(action, Fight):
        return IllegalAction("CS-7.1", "does-not-fight-for-this-side", {"seat": action.seat})
    if phase == ROLLING and isinstance(action, Dice):
        return _dice(state, action)
    return IllegalAction(*_NOT_NOW[phase])


def _draw(state: StarWarsPosition, draw: Draw) -> IllegalAction:
    facts: dict[str, Fact] = {"face": draw.face}
    face = state.start.box.by_text.get(draw.face, -1)
    if face < 0 or not state.bag.stock[face]:
        return IllegalAction("CS-2.1", "no-such-tile-left", facts)
    return IllegalAction("CS-2.1", "tile-fits-nowhere", facts)


def _place(state: StarWarsPosition, place: Place) -> IllegalAction:
    board = state.board
    x, y = place_of(place.cell)
    facts: dict[str, Fact] = {"x": x, "y": y}
    if place.cell in board.taken:
        return IllegalAction("CS-2.2", "place-taken", facts)
    if place.cell not in board.frontier:
        return IllegalAction("CS-2.2", "beside-no-tile", facts)
    face = state.start.box.faces[state.face]
    if not face.distinct() >> place.rotation & 1:
        return IllegalAction("CS-2.2", "looks-like-smaller-rotation", facts | {"rotation": place.rotation})
    return IllegalAction("CS-2.2", "edges-differ", facts | {"rotation": place.rotation})


def _claim(state: StarWarsPosition, claim: Claim) -> IllegalAction:
    board, seat = state.board, state.turn
    facts: dict[str, Fact] = {"spot": SPOTS[claim.spot]}
    if claim.cell == OWN_TILE:
        slot = board.lays[-1].slot_of[claim.spot]
        if slot < 0:
            return IllegalAction("CS-3.1", "no-such-feature", facts)
        if board.claims[board.root(board.firsts[-1] + slot)]:
            return IllegalAction("CS-3.2", "feature-held", facts)
    else:
        x, y = place_of(claim.cell)
        facts = {"x": x, "y": y}
        if claim.cell not in board.planets_around(board.cells[-1]):
            return IllegalAction("CS-3.3", "no-planet-beside", facts)
        if holds_planet(board, claim.cell, state.start.side_of[seat], state.start.side_of):
            return IllegalAction("CS-3.3", "own-planet", facts)
    if not (state.supply.large[seat] if claim.large else state.supply.small[seat]):
        return IllegalAction("CS-3.1", "no-large-meeple-left" if claim.large else "no-small-meeple-left")
    if not state.start.equipment:
        return IllegalAction("CS-8.1", "no-equipment-in-play")
    return IllegalAction("CS-8.1", "equipment-in-use")


def _dice(state: StarWarsPosition, dice: Dice) -> IllegalAction:
    battle = state.battle
    assert battle is not None
    seat = battle.roller()
    count = dice_of(state.board, battle.node, seat, state.start.factions[seat])
    if dice.count != count:
        return IllegalAction("CS-4.2", "wrong-number-of-dice", {"seat": seat, "dice": count, "rolled": dice.count})
    return IllegalAction("CS-8.2", "no-blaster" if dice.yellow else "blaster-rolls-yellow", {"seat": seat})
