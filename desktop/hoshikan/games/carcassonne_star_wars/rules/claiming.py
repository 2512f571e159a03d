"""Places for a meeple (CS-3), and their effects."""

from __future__ import annotations

from hoshikan.engine.action import Action
from hoshikan.games.carcassonne_star_wars.rules.actions import (
    HAVE_LARGE,
    HAVE_SMALL,
    OWN_CLAIMS,
    OWN_TILE,
    SKIP,
    Claim,
    claims_at,
)
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR_SHIFT, LARGE, NODE_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.supply import Supply


def choices(board: Board, supply: Supply, seat: int, side_of: tuple[int, ...]) -> list[Action]:
    """All claims of a seat with the tile just laid: its own features, then the planets around, then none."""
    have = supply.bits(seat)
    actions: list[Action] = []
    if have & (HAVE_SMALL | HAVE_LARGE):
        node = board.firsts[-1]
        for spot in board.lays[-1].spots:
            if not board.claims[board.root(node)]:
                actions += OWN_CLAIMS[spot][have]
            node += 1
        for cell in board.planets_around(board.cells[-1]):
            if not holds_planet(board, cell, side_of[seat], side_of):
                actions += claims_at(cell)[have]
    actions.append(SKIP)
    return actions


def is_allowed(board: Board, supply: Supply, seat: int, side_of: tuple[int, ...], claim: Claim) -> bool:
    """True if `choices` would list this claim."""
    if claim.spot < 0:
        return True
    if not supply.covers(seat, claim):
        return False
    if claim.cell == OWN_TILE:
        slot = board.lays[-1].slot_of[claim.spot]
        return slot >= 0 and not board.claims[board.root(board.firsts[-1] + slot)]
    around = board.planets_around(board.cells[-1])
    return claim.cell in around and not holds_planet(board, claim.cell, side_of[seat], side_of)


def holds_planet(board: Board, cell: int, side: int, side_of: tuple[int, ...]) -> bool:
    """True if `side` has a meeple on the planet (CS-3.3)."""
    return any(side_of[claim & SEAT] == side for claim in board.claims[board.planets[cell]])


def node_of(board: Board, claim: Claim) -> int:
    """The node a claim puts its meeple on."""
    if claim.cell == OWN_TILE:
        return board.firsts[-1] + board.lays[-1].slot_of[claim.spot]
    return board.planets[claim.cell]


def put(board: Board, claim: Claim, seat: int) -> None:
    """The meeple of a claim stands on the board."""
    node = node_of(board, claim)
    board.claims[board.root(node)] += (node << NODE_SHIFT | claim.gear << GEAR_SHIFT | claim.large * LARGE | seat,)
