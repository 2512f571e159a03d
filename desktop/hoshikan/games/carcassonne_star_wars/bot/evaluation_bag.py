"""Chances of completing held features, by the tiles still in the bag.

Slower and truer than `evaluation` alone: for judging a position, not for sorting moves.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.games.carcassonne_star_wars.bot.evaluation import FIELD_GROWTH, ROUTE_GROWTH, Evaluation
from hoshikan.games.carcassonne_star_wars.bot.tuned import CONSTANTS
from hoshikan.games.carcassonne_star_wars.rules.grid import AROUND, ASTEROID, KIND_NAMES, PLANET
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

MOST_COPIES: Final = 120
"""As many tiles as a box may hold."""


def _number(kind: int, name: str) -> float:
    """A constant of a kind of feature; space has none."""
    return CONSTANTS.get(f"{KIND_NAMES[kind]}-{name}", 0.0)


def _filled(kind: int) -> tuple[float, ...]:
    most, each = _number(kind, "gap"), _number(kind, "copy")
    return tuple([most * (1 - exp(-each * copies)) for copies in range(MOST_COPIES + 1)])


FILLED: Final = tuple([_filled(kind) for kind in range(len(KIND_NAMES))])
"""By kind of feature and fitting copies in the bag: the chance that a gap is filled as it should."""
LOOSE: Final = tuple([_number(kind, "loose") for kind in range(len(KIND_NAMES))])
"""The same of a gap beside no tile."""
FURTHER: Final = tuple([_number(kind, "further") for kind in range(len(KIND_NAMES))])
"""Factor of each gap beyond the first on the chance of completion, besides the gap's own chance."""


@mypyc_attr(acyclic=True)
class Outlook:
    """The outlook of a held feature. Points are those of its holder if no other side fights for it."""

    __slots__ = ("bonus", "chance", "points")

    def __init__(self, points: float, bonus: float, chance: float) -> None:
        self.points = points
        """Without completion."""
        self.bonus = bonus
        """By completion, times its chance."""
        self.chance = chance
        """Chance of completion."""


@mypyc_attr(acyclic=True)
class BagEvaluation:
    """Estimates for all held features of one position."""

    __slots__ = ("_copies", "_gaps", "look", "state")

    def __init__(self, look: Evaluation) -> None:
        self.look = look
        self.state: StarWarsState = look.state
        self._copies = [-1] * 256
        """Fitting copies in the bag by surroundings, -1 where not computed yet."""
        self._gaps: dict[int, list[int]] = {}
        """Empty cells at the open sides of each held route and field, by root."""
        board, gaps = self.state.board, self._gaps
        claims, parent = board.claims, board.parent
        for key, node in board.loose.items():
            root = parent[node]
            while parent[root] != root:
                root = parent[root]
            if claims[root]:
                cell = key >> 2
                known = gaps.get(root)
                if known is None:
                    gaps[root] = [cell]
                elif cell not in known:
                    known.append(cell)

    def outlook(self, root: int) -> Outlook:
        """Return the outlook of a held feature."""
        board = self.state.board
        kind, tiles, symbols = board.kinds[root], board.tile_count(root), board.symbols[root]
        if kind == PLANET:
            home = board.cells[board.tile_of(root)]
            gaps = [home + step for step in AROUND if home + step not in board.taken]
        else:
            gaps = self._gaps.get(root, [])
        if not gaps:
            return Outlook(tiles + 2 * symbols, tiles if kind == ASTEROID else 0, 1.0)
        chance, grown = 1.0 / FURTHER[kind], 0.0
        for cell in gaps:
            filled = self._chance(kind, cell)
            grown += filled
            chance *= filled * FURTHER[kind]
        if kind == PLANET:
            return Outlook(tiles + 2 * symbols + grown, 0.0, chance)
        growth = (FIELD_GROWTH if kind == ASTEROID else ROUTE_GROWTH) * min(grown, 2.0)
        bonus = chance * (tiles + growth) if kind == ASTEROID else 0.0
        return Outlook(tiles + 2 * symbols + growth, bonus, chance)

    def _chance(self, kind: int, cell: int) -> float:
        """Chance that a tile will be laid on an empty cell."""
        around = self.state.board.frontier.get(cell, 0)
        if not around:
            return LOOSE[kind]
        copies = self._copies[around]
        if copies < 0:
            bag = self.state.bag
            stock, copies = bag.stock, 0
            for face in bag.box.takers(around):
                copies += stock[face]
            self._copies[around] = copies
        return FILLED[kind][copies]
