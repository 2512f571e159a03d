"""Carcassonne: Star Wars in numbers: actions on the grid, how long a game can last, and a seat's view. All that is
dealt is the start seat. The board has no edge, so it is listed tile by tile, in the order laid; a learner that needs a
picture sets them on a grid of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import isqrt
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.codec import ActionCodec, Enumerated, Joined
from hoshikan.engine.encoding import RISK, Bounds, Deal, Encoding, Pool, trials
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, one_of
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
from hoshikan.games.carcassonne_star_wars.rules.components import FACTION_OF, MOST_TILES
from hoshikan.games.carcassonne_star_wars.rules.grid import (
    ASTEROID,
    KIND_NAMES,
    PLANET,
    ROUTE,
    SPACE,
    SPOTS,
    SYMBOLS,
    cell_at,
    place_of,
)
from hoshikan.games.carcassonne_star_wars.rules.position import NAMES
from hoshikan.games.carcassonne_star_wars.rules.setup import ADDITIONS, EXTRA_TILES, deal_seats, has
from hoshikan.games.carcassonne_star_wars.rules.supply import LARGE_MEEPLES, SMALL_MEEPLES
from hoshikan.games.carcassonne_star_wars.rules.tiles import Lay, shipped_box
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView

REACH: Final = 60
"""The unit of coordinates."""
MEEPLES: Final = SMALL_MEEPLES + LARGE_MEEPLES
_EDGES: Final = (SPACE, ROUTE, ASTEROID)
_CORNERS: Final = tuple(combinations(range(4), 2))
FACE: Final = 4 * len(_EDGES) + len(_CORNERS) + 1 + len(SYMBOLS) + len(SPOTS)
TILE: Final = 1 + 2 + FACE
MEEPLE: Final = 1 + 1 + 2 + 2 + len(SPOTS) + 2
_FACES: Final = tuple(face.text for face in shipped_box(True).faces)


@lru_cache(maxsize=1024)
def _face(lay: Lay) -> Numbers:
    """Return a laid tile: edges N E S W, sides that one feature joins, a planet, the symbol and its place."""
    kinds = [SPACE if arm.slot < 0 else lay.kinds[arm.slot] for arm in lay.arms]
    slots = [arm.slot for arm in lay.arms]
    joined = [float(slots[one] == slots[other] >= 0) for one, other in _CORNERS]
    held = next((slot for slot, factions in enumerate(lay.factions) if factions), -1)
    symbol = lay.factions[held].bit_length() - 1 if held >= 0 else -1
    edges = [mark for kind in kinds for mark in one_of(kind, _EDGES)]
    printed = one_of(lay.spots[held] if held >= 0 else -1, range(len(SPOTS)))
    return [*edges, *joined, float(PLANET in lay.kinds), *one_of(symbol, range(len(SYMBOLS))), *printed]


def _tiles(view: StarWarsView, _: int) -> Numbers:
    numbers: list[float] = []
    for tile in view.tiles:
        numbers += [1.0, tile.x / REACH, tile.y / REACH, *_face(view.face(tile.face).lays[tile.rotation])]
    return [*numbers, *[0.0] * (TILE * MOST_TILES - len(numbers))]


def _meeples(view: StarWarsView, seat: int) -> Numbers:
    numbers: list[float] = []
    for one in view.meeples:
        if one.seat == seat:
            numbers += [1.0, float(one.large), float(one.gear == "blaster"), float(one.gear == "sabre")]
            numbers += [one.x / REACH, one.y / REACH, *one_of(one.spot, SPOTS), one.tiles / 20, one.symbols / 10]
    return [*numbers, *[0.0] * (MEEPLE * MEEPLES - len(numbers))]


def _battle(view: StarWarsView, seat: int) -> Numbers:
    fight = view.battle
    if fight is None:
        return [0.0] * 5
    place = fight.fighters.index(seat) if seat in fight.fighters else -1
    rolled = fight.rolled[place] / 10 if 0 <= place < len(fight.rolled) else 0.0
    return [
        float(place >= 0),
        fight.dice[place] / 3 if place >= 0 else 0.0,
        rolled,
        float(fight.roller == seat),
        float(view.sides[seat] in fight.choosing),
    ]


def _drawn(view: StarWarsView, _: int) -> Numbers:
    return _face(view.face(view.drawn).lays[0]) if view.drawn else [0.0] * FACE


def _contested(view: StarWarsView, _: int) -> Numbers:
    """Which lying tiles the battle is about."""
    cells = [] if view.battle is None else [tuple(cell) for cell in view.battle.cells]
    marked = [float(tile.place in cells) for tile in view.tiles]
    return [*marked, *[0.0] * (MOST_TILES - len(marked))]


TENSOR: Final = TensorLayout(
    2,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part("turn", 1, "1 for the seat whose turn it is", lambda view, seat: [float(view.turn == seat)], each=True),
        Part("points", 1, "points / 100", lambda view, seat: [view.points[seat] / 100], each=True),
        Part(
            "side",
            6,
            "the number of the seat's side",
            lambda view, seat: one_of(view.sides[seat], range(6)),
            each=True,
        ),
        Part(
            "faction",
            len(SYMBOLS),
            "rebels, empire, hunters, order",
            lambda view, seat: one_of(FACTION_OF[view.colours[seat]], range(len(SYMBOLS))),
            each=True,
        ),
        Part(
            "supply",
            4,
            "small meeples / 4, large, blasters, sabres",
            lambda view, seat: [
                view.small[seat] / SMALL_MEEPLES,
                float(view.large[seat]),
                float(view.blasters[seat]),
                float(view.sabres[seat]),
            ],
            each=True,
        ),
        Part(
            "meeples",
            MEEPLE * MEEPLES,
            "five times: there, large, blaster, sabre, x / 60, y / 60, "
            + ", ".join(SPOTS)
            + ", tiles / 20 and symbols / 10 of the feature",
            _meeples,
            each=True,
        ),
        Part("battle", 5, "fights, dice / 3, rolled / 10, rolls next, has to name a fighter", _battle, each=True),
        Part(
            "battle_kind",
            len(KIND_NAMES),
            "what is fought for: " + ", ".join(KIND_NAMES),
            lambda view, _: one_of(view.battle.kind if view.battle else None, KIND_NAMES),
        ),
        Part("contested", MOST_TILES, "tiles, in the order laid, that the battle is about", _contested),
        Part("phase", len(NAMES), "what is waited for: " + ", ".join(NAMES), lambda view, _: one_of(view.phase, NAMES)),
        Part(
            "drawn",
            FACE,
            "the tile drawn, unturned: edges N E S W (each space, route, asteroids), joined sides NE NS NW ES EW SW, "
            "planet, symbol (rebels, empire, hunters, order), where it is printed (" + ", ".join(SPOTS) + ")",
            _drawn,
        ),
        Part("left", 1, "tiles face down / 120", lambda view, _: [view.left / MOST_TILES]),
        Part(
            "stock",
            len(_FACES),
            "copies left of each shipped face, by its number among chance outcomes / 9",
            lambda view, _: [view.stock.get(face, 0) / 9 for face in _FACES],
        ),
        Part(
            "expansion",
            len(ADDITIONS),
            "1 for each addition in play: " + ", ".join(ADDITIONS),
            lambda view, _: [float(has(view.options, addition)) for addition in ADDITIONS],
        ),
        Part(
            "tiles",
            TILE * MOST_TILES,
            "120 times: there, x / 60, y / 60, and the tile as it lies, as in `drawn`",
            _tiles,
        ),
    ),
)


ON_PLANET: Final = 0
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
        return Claim(ON_PLANET, cell, choice % 2, choice // 2)


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
