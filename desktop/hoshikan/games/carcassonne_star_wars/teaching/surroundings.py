"""Effects of a tile on the places around it: which tiles to come still fit there, and whose features go on there.

Computed from the open table: every tile still to come is known, only their order is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hoshikan.games.carcassonne_star_wars.bot.evaluation import RETURN_WORTH
from hoshikan.games.carcassonne_star_wars.bot.evaluation_bag import FILLED
from hoshikan.games.carcassonne_star_wars.rules.board import SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.grid import AROUND, ASTEROID, KIND_NAMES, PLANET, STEPS, place_of
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
from hoshikan.games.carcassonne_star_wars.teaching.reasons import GoesOn, Hinders, Narrows, Stuck

RARE: Final = 0.15
"""Taste: a place that fewer of the tiles to come fit is hard to fill."""
_OPEN: Final = 0.6
"""Points that a place which any tile fits is worth to a feature that goes on there, at a guess."""
_STUCK: Final = 1.0
"""Points that a feature loses which no tile to come can go on with, at a guess."""


class Waiting(NamedTuple):
    """An empty place at which a feature goes on."""

    cell: int
    fitting: int
    """Copies of tiles still to come that fit there."""


def fitting(state: StarWarsState, board: Board, cell: int) -> int:
    """Return the number of tiles still to come that fit an empty cell of `board` (CS-2.2)."""
    around = board.frontier.get(cell, 0)
    faces = state.start.box.faces
    return sum(copies for face, copies in enumerate(state.bag.stock) if copies and faces[face].fits[around])


def open_cells(board: Board, root: int) -> set[int]:
    """The empty cells at which a feature goes on."""
    if board.kinds[root] == PLANET:
        home = board.cells[board.tile_of(root)]
        return {home + step for step in AROUND if home + step not in board.taken}
    return {key // 4 for key, node in board.loose.items() if board.root(node) == root}


def scarcest(state: StarWarsState, board: Board, root: int) -> Waiting | None:
    """Return the cell where an open feature is hardest to extend; None for a complete one."""
    ways = [Waiting(cell, fitting(state, board, cell)) for cell in sorted(open_cells(board, root))]
    return min(ways, key=lambda way: way.fitting, default=None)


def course(state: StarWarsState, board: Board, root: int, held: bool) -> GoesOn | Stuck | None:
    """Return how easily a feature goes on at its worst place; None if it is complete or no tile is left."""
    way, left = scarcest(state, board, root), state.bag.left
    if way is None or not left:
        return None
    x, y = place_of(way.cell)
    feature = KIND_NAMES[board.kinds[root]]
    if not way.fitting:
        return Stuck(value=-_STUCK, feature=feature, x=x, y=y, held=held)
    few = RARE * left
    value = _OPEN * way.fitting / left if way.fitting > few else -_STUCK * (1 - way.fitting / few)
    return GoesOn(value=value, feature=feature, x=x, y=y, fit=way.fitting, left=left, held=held)


def hardened(state: StarWarsState, after: Board, cell: int, side: int, named: int) -> list[Hinders | Narrows]:
    """Return the place beside the new tile that others, and the one that `side`, can now hardly fill.

    The cell `named` is left out.
    """
    before, left = state.board, state.bag.left
    hinders: list[Hinders] = []
    narrows: list[Narrows] = []
    for place in (cell + step for step in STEPS):
        if place not in before.frontier or place == named:
            continue
        many, few = fitting(state, before, place), fitting(state, after, place)
        if few >= many or few > RARE * left:
            continue
        x, y = place_of(place)
        for node in _waiting(before, place):
            rivals = [claim & SEAT for claim in before.claims[node] if state.start.side_of[claim & SEAT] != side]
            if not before.claims[node] or 0 < len(rivals) < len(before.claims[node]):
                continue  # nobody's, or contested: a battle decides it
            kind = before.kinds[node]
            at_stake = before.tile_count(node) if kind == ASTEROID else 0
            value = (FILLED[kind][many] - FILLED[kind][few]) * (at_stake + RETURN_WORTH)
            name = KIND_NAMES[kind]
            if rivals:
                hinders.append(Hinders(value=value, feature=name, x=x, y=y, fit=few, left=left, rival=rivals[0]))
            else:
                narrows.append(Narrows(value=-value, feature=name, x=x, y=y, fit=few, left=left))
    hinders.sort(key=lambda reason: -reason.value)
    narrows.sort(key=lambda reason: reason.value)
    return [*hinders[:1], *narrows[:1]]


def _waiting(board: Board, cell: int) -> Sequence[int]:
    """The features that go on at an empty cell, by their roots."""
    return sorted({board.root(board.loose[key]) for key in range(4 * cell, 4 * cell + 4) if key in board.loose})
