"""Finds what sets a choice apart from the others that the position allows, or shows that they are equal."""

from __future__ import annotations

from typing import Final

from hoshikan.games.carcassonne_star_wars.bot.evaluation import Evaluation
from hoshikan.games.carcassonne_star_wars.bot.priors import claim_worth
from hoshikan.games.carcassonne_star_wars.rules.actions import Claim, Place
from hoshikan.games.carcassonne_star_wars.rules.board import SEAT
from hoshikan.games.carcassonne_star_wars.rules.claiming import node_of
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, PLANET
from hoshikan.games.carcassonne_star_wars.rules.scoring import worth
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
from hoshikan.games.carcassonne_star_wars.teaching.reasons import (
    AnyMeeple,
    BringsMost,
    KeepsClear,
    LargeMeeple,
    PassesUp,
    StarWarsReason,
)

NOTED: Final = 0.1
"""A small value of facts that the static evaluation has no number for, so that they are given."""


def of_claim(state: StarWarsState, claim: Claim) -> list[StarWarsReason]:
    """Compare a claim with the others: features, then meeples."""
    board, root = state.board, state.board.root(node_of(state.board, claim))
    if board.claims[root]:
        return []
    found: list[StarWarsReason] = []
    points, kind = _points(state, root), board.kinds[root]
    others = [other for other in _free(state) if other != root]
    second = max(others, key=lambda other: (_points(state, other), -other), default=None)
    if second is not None and _points(state, second) != points:
        value = NOTED if points > _points(state, second) else -NOTED
        found.append(BringsMost(value=value, second=KIND_NAMES[board.kinds[second]], less=_points(state, second)))
    supply, seat = state.supply, state.to_move
    if not board.open[root]:
        if supply.small[seat] and supply.large[seat]:
            found.append(AnyMeeple(value=NOTED, feature=KIND_NAMES[kind]))
    elif supply.large[seat] and (claim.large or supply.small[seat] > 1):  # alone it would be the next one to go
        defends = kind == PLANET and claim.large == 1
        helps = defends or not claim.large
        found.append(LargeMeeple(value=NOTED if helps else -NOTED, large=bool(claim.large), defends=defends))
    return found


def of_skip(state: StarWarsState, look: Evaluation) -> PassesUp | None:
    """Return the most points of the features that are free to claim, if no claim is better than none."""
    free = _free(state)
    claims = [action for action in state.legal_actions() if isinstance(action, Claim)]
    if not free or any(claim_worth(look, claim) > 0 for claim in claims):
        return None
    best = max(free, key=lambda root: (_points(state, root), -root))
    feature, open_ = KIND_NAMES[state.board.kinds[best]], state.board.open[best]
    return PassesUp(value=NOTED, feature=feature, points=_points(state, best), open=open_)


def of_place(state: StarWarsState, look: Evaluation, place: Place) -> KeepsClear | None:
    """Return the number of places where the tile would extend a rival's feature, if it extends none here."""
    cells = {action.cell for action in state.legal_actions() if isinstance(action, Place)} - {place.cell}
    if _is_rivals(state, look, place.cell):
        return None
    count = sum(_is_rivals(state, look, cell) for cell in cells)
    return KeepsClear(value=NOTED, places=count, of=len(cells)) if count else None


def _is_rivals(state: StarWarsState, look: Evaluation, cell: int) -> bool:
    """True if a tile on an empty cell extends a feature with a rival's meeple."""
    board, side = state.board, look.side_of[state.to_move]
    nodes = [board.loose[key] for key in range(4 * cell, 4 * cell + 4) if key in board.loose]
    nodes += [board.planets[near] for near in board.planets_around(cell)]
    return any(look.side_of[claim & SEAT] != side for node in nodes for claim in board.claims[board.root(node)])


def _free(state: StarWarsState) -> list[int]:
    """Features without meeples that the seat may claim, once each."""
    board = state.board
    claims = [action for action in state.legal_actions() if isinstance(action, Claim) and action.spot >= 0]
    roots = dict.fromkeys(board.root(node_of(board, claim)) for claim in claims)
    return [root for root in roots if not board.claims[root]]


def _points(state: StarWarsState, root: int) -> int:
    return worth(state.board, root, not state.board.open[root])
