"""What a tile does to the places around it: which tiles to come still fit there, and whose features wait there.

Reckoned from the open table: every tile still to come is known, only their order is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Reasons
from hoshikan.games.carcassonne_star_wars.bot.evaluation import RETURN_WORTH
from hoshikan.games.carcassonne_star_wars.bot.evaluation_bag import FILLED
from hoshikan.games.carcassonne_star_wars.rules.board import SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.grid import AROUND, ASTEROID, KIND_NAMES, PLANET, STEPS, place_of
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

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
    """How many of the tiles still to come fit an empty cell of `board` (CS-2.2)."""
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
    """Where an open feature is hardest to go on with; None for one that is complete."""
    ways = [Waiting(cell, fitting(state, board, cell)) for cell in sorted(open_cells(board, root))]
    return min(ways, key=lambda way: way.fitting, default=None)


def tell_course(state: StarWarsState, board: Board, root: int, reasons: Reasons) -> int:
    """How likely a feature of the mover can go on, told at its worst place; returns that cell, -1 if it is complete."""
    way, left = scarcest(state, board, root), state.bag.left
    if way is None or not left:
        return -1
    x, y = place_of(way.cell)
    kind = KIND_NAMES[board.kinds[root]]
    if way.fitting:
        reasons.add("goes-on", _OPEN * way.fitting / left, kind=kind, x=x, y=y, fit=way.fitting, left=left)
    else:
        reasons.add("stuck", -_STUCK, kind=kind, x=x, y=y, left=left)
    return way.cell


def tell_neighbours(state: StarWarsState, after: Board, cell: int, side: int, told: int, reasons: Reasons) -> None:
    """Places beside the new tile that are now harder to fill, and whose features wait there."""
    before, left, side_of = state.board, state.bag.left, state.start.side_of
    if not left:
        return
    hardened = [
        (place, fitting(state, before, place), fitting(state, after, place))
        for step in STEPS
        if (place := cell + step) in before.frontier and place != told
    ]
    hardest: dict[str, tuple[float, dict[str, Fact]]] = {}
    for place, many, few in hardened:
        if few >= many or few > RARE * left:
            continue
        for node in _waiting(before, place):
            seats = [claim & SEAT for claim in before.claims[node]]
            if not seats:
                continue
            own = all(side_of[seat] == side for seat in seats)
            rivals = [seat for seat in seats if side_of[seat] != side]
            if rivals and len(rivals) < len(seats):
                continue  # contested: a battle decides it
            kind_of = before.kinds[node]
            at_stake = before.tile_count(node) if kind_of == ASTEROID else 0
            worth = (FILLED[kind_of][many] - FILLED[kind_of][few]) * (at_stake + RETURN_WORTH)
            x, y = place_of(place)
            facts: dict[str, Fact] = {"kind": KIND_NAMES[before.kinds[node]], "x": x, "y": y, "fit": few, "left": left}
            kind = "narrows" if own else "hinders"
            if kind not in hardest or hardest[kind][0] < worth:
                hardest[kind] = worth, facts if own else {**facts, "rival": rivals[0]}
    for kind, (worth, facts) in hardest.items():
        reasons.add(kind, -worth if kind == "narrows" else worth, **facts)


def _waiting(board: Board, cell: int) -> Sequence[int]:
    """The features that go on at an empty cell, by their roots."""
    return sorted({board.root(board.loose[key]) for key in range(4 * cell, 4 * cell + 4) if key in board.loose})
