"""Carcassonne: Star Wars in numbers: actions on the grid, and how long a game can last. All that is dealt is the start
seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.codec import ActionCodec, Enumerated, Joined
from hoshikan.engine.encoding import RISK, Bounds, Deal, Encoding, Pool, trials
from hoshikan.games.carcassonne_star_wars.rules.actions import (
    FIGHTS,
    GEAR_NAMES,
    OWN_CLAIMS,
    OWN_TILE,
    ROLLS,
    SKIP,
    Claim,
    Place,
)
from hoshikan.games.carcassonne_star_wars.rules.grid import cell_at, place_of
from hoshikan.games.carcassonne_star_wars.rules.setup import EXTRA_TILES, deal_seats, has
from hoshikan.games.carcassonne_star_wars.rules.tensor import TENSOR
from hoshikan.games.carcassonne_star_wars.rules.tiles import shipped_box

PLANET: Final = 0
"""The spot of a planet."""
EVERYTHING: Final = 15
"""A seat that has all meeples and pieces in supply."""
ROTATIONS: Final = 4
KINDS: Final = 2 * len(GEAR_NAMES)
"""Small or large meeples with each equipment."""


def ring(distance: int) -> int:
    """Return the number of cells nearer to the start than `distance` steps along rows and columns."""
    return 2 * distance * (distance - 1) + 1 if distance else 0


def number_of(x: int, y: int) -> int:
    """A cell's number: the start is 0, then ring by ring of cells as many steps away, each from its northern tip
    clockwise."""
    distance = abs(x) + abs(y)
    if not distance:
        return 0
    if x >= 0 > y:
        along = x
    elif x > 0:
        along = distance + y
    elif y > 0:
        along = 2 * distance - x
    else:
        along = 3 * distance - y
    return ring(distance) + along


def cell_of(number: int) -> tuple[int, int]:
    """The x and y of the cell with a number."""
    if not number:
        return 0, 0
    distance = (isqrt(2 * number - 1) + 1) // 2
    while ring(distance) > number:
        distance -= 1
    while ring(distance + 1) <= number:
        distance += 1
    side, step = divmod(number - ring(distance), distance)
    return (
        (step, step - distance),
        (distance - step, step),
        (-step, distance - step),
        (step - distance, -step),
    )[side]


class _OnCells(ActionCodec):
    """So many `choices` on each of the cells that the shipped tiles can reach, cell by cell."""

    def __init__(self, choices: int) -> None:
        self._choices = choices
        self.size = choices * ring(shipped_box(True).total)

    def _number(self, cell: int, choice: int) -> int | None:
        number = number_of(*place_of(cell)) * self._choices + choice
        return number if number < self.size else None

    def _cell(self, number: int) -> tuple[int, int]:
        """The cell and the choice."""
        where, choice = divmod(self._checked(number), self._choices)
        return cell_at(*cell_of(where)), choice


class Placements(_OnCells):
    """Tiles on cells, by rotation."""

    def find(self, action: Action) -> int | None:
        return self._number(action.cell, action.rotation) if isinstance(action, Place) else None

    def decode(self, number: int) -> Place:
        return Place(*self._cell(number))


class PlanetClaims(_OnCells):
    """Meeples on planets around the new tile, by equipment and size."""

    def find(self, action: Action) -> int | None:
        if not isinstance(action, Claim) or action.cell == OWN_TILE:
            return None
        return self._number(action.cell, 2 * action.gear + action.large)

    def decode(self, number: int) -> Claim:
        cell, choice = self._cell(number)
        return Claim(PLANET, cell, choice % 2, choice // 2)


def bounds(players: int, options: Mapping[str, Any]) -> Bounds:
    """Each tile is laid once and claimed once. A battle sends a meeple home, so there are no more than claims; only
    ties make it longer (CS-4.3)."""
    tiles = shipped_box(has(options, EXTRA_TILES)).total - 1
    tie = max(_likeliest(rolls) for rolls in ROLLS.values())
    sides = 2 if options["teams"] else players
    fights = 2 * tiles if options["teams"] else 0
    return Bounds(2 * tiles + fights, tiles + sides * trials(tiles, 1 - tie), RISK)


def _likeliest(rolls: Sequence[tuple[Any, float]]) -> float:
    """The probability of the likeliest highest die: two equal values are not likelier."""
    tops = [roll.top for roll, _ in rolls]
    return max(sum(share for roll, share in rolls if roll.top == top) for top in tops)


def deal(players: int, options: Mapping[str, Any]) -> Deal:
    """The seat that begins (CS-1.1)."""

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        colours = deal_seats(players, options)
        return {
            "players": [{"colour": colour} for colour in colours],
            "options": dict(options),
            "start_seat": drawn["start"][0],
        }

    return Deal((Pool("start", [str(seat) for seat in range(players)], 1),), set_up)


_FIXED: Final = Enumerated((SKIP, *FIGHTS, *(claim for spot in OWN_CLAIMS for claim in spot[EVERYTHING])))

ENCODING: Final = Encoding(
    Joined((_FIXED, Placements(ROTATIONS), PlanetClaims(KINDS))),
    Enumerated((*shipped_box(True).draws, *(roll for rolls in ROLLS.values() for roll, _ in rolls))),
    TENSOR,
    bounds,
    deal,
)
