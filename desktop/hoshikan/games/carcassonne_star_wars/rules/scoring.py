"""Values of features, and the book of all points ever scored."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.score import ScoreLine
from hoshikan.games.carcassonne_star_wars.rules.board import Board
from hoshikan.games.carcassonne_star_wars.rules.grid import ASTEROID, KIND_NAMES, PLANET, SPOTS, place_of

COMPLETE: Final = 0
AT_END: Final = 1
TIE: Final = 2
DEFEAT: Final = 3
BEFORE: Final = 4
"""Reasons for points; the last for those that a position was set up with."""
_RULES: Final = ("CS-5.1", "CS-6.1", "CS-4.3", "CS-4.4", "CS-5.1")

Entry = tuple[int, int, int, int, int, int]
"""Seat, reason, points, node, tiles (dice of a defeat), symbols."""


def points_for(kind: int, tiles: int, symbols: int, complete: bool) -> int:
    """Points of a feature (CS-5.1, CS-6.1): a tile of a completed asteroid field counts twice."""
    return (2 if complete and kind == ASTEROID else 1) * tiles + 2 * symbols


def worth(board: Board, root: int, complete: bool) -> int:
    """Points of a feature of the board, complete or as it is."""
    return points_for(board.kinds[root], board.tile_count(root), board.symbols[root], complete)


def line(board: Board, entry: Entry, teams: bool) -> ScoreLine:
    """An entry of the book in words a text can be made of."""
    seat, reason, points, node, tiles, symbols = entry
    if reason == BEFORE:
        return ScoreLine("before", points, _RULES[reason], {})
    tile = board.tile_of(node)
    x, y = place_of(board.cells[tile])
    facts: dict[str, Fact] = {"x": x, "y": y, "spot": spot_of(board, node)}
    kind = KIND_NAMES[board.kinds[node]]
    member = seat if teams else None
    if reason == TIE:
        return ScoreLine("tie", points, _RULES[reason], facts, member)
    if reason == DEFEAT:
        return ScoreLine("defeat", points, _RULES[reason], facts | {"dice": tiles}, member)
    facts |= {"tiles": tiles, "symbols": symbols}
    return ScoreLine(kind if reason == COMPLETE else f"{kind}-at-end", points, _RULES[reason], facts, member)


def spot_of(board: Board, node: int) -> str:
    """The feature of its tile that a node is, in the words of the notation."""
    tile = board.tile_of(node)
    return SPOTS[board.lays[tile].spots[node - board.firsts[tile]]]


def cells_of(board: Board, root: int) -> tuple[tuple[int, int], ...]:
    """The tiles a feature scores for, in the order they were laid."""
    if board.kinds[root] == PLANET:
        home = board.cells[board.tile_of(root)]
        return tuple(place_of(cell) for cell in board.cells if cell == home or home in board.planets_around(cell))
    mask = board.tiles[root]
    return tuple(place_of(cell) for tile, cell in enumerate(board.cells) if mask >> tile & 1)
