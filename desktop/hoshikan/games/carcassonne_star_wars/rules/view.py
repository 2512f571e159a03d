"""The public view of a position: all there is, since nothing is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from hoshikan.engine.view import View
from hoshikan.games.carcassonne_star_wars.rules import battle, scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, NODE_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.components import Components
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, SPOTS, cell_at, place_of
from hoshikan.games.carcassonne_star_wars.rules.position import NAMES, OVER, ROLLING, StarWarsPosition
from hoshikan.games.carcassonne_star_wars.rules.setup import EQUIPMENT, EXTRA_TILES, has
from hoshikan.games.carcassonne_star_wars.rules.tiles import ComponentBox, Face, shipped_box

Coordinates = tuple[int, int]
"""x and y of a place on the board; x grows to the right, y downwards."""


class TileView(msgspec.Struct, frozen=True, array_like=True):
    """A tile on the board; `face` is its id and symbol."""

    x: int
    y: int
    face: str
    rotation: int

    @property
    def place(self) -> Coordinates:
        return self.x, self.y


class MeepleView(msgspec.Struct, frozen=True):
    """A meeple on a feature of a tile, with the tiles and symbols of all that the feature is joined with."""

    seat: int
    large: bool
    gear: str
    x: int
    y: int
    spot: str
    tiles: int
    symbols: int

    @property
    def place(self) -> Coordinates:
        return self.x, self.y


class BattleView(msgspec.Struct, frozen=True):
    """The battle under way; `dice` and `rolled` run by fighter, `choosing` are sides that must name theirs."""

    kind: str
    cells: list[list[int]]
    fighters: list[int]
    dice: list[int]
    rolled: list[int]
    """Counted values of the dice rolled so far in this round."""
    roller: int | None
    choosing: list[int]


class FeatureView(NamedTuple):
    """A route, field or planet with all it connects to; `points` are those it would score if it scored now."""

    kind: str
    points: int
    open: int
    """Sides, or a planet's neighbours, still missing."""
    symbols: int
    cells: tuple[Coordinates, ...]
    seats: tuple[int, ...]
    """Seats with meeples on it, once each."""
    contested: bool
    """True if several sides are on it, so that there is a battle."""


class StarWarsView(View, dict=True, kw_only=True):
    """The whole table. Besides the data there are methods, which the rules' own board answers."""

    teams: bool
    colours: list[str]
    phase: str
    """One of `position.NAMES`."""
    turn: int
    """The seat whose turn it is; in a battle others may decide."""
    drawn: str
    """The face drawn in this turn, empty before."""
    left: int
    """Tiles face down."""
    stock: dict[str, int]
    """Number of copies of each face among them."""
    tiles: list[TileView]
    """In the order laid."""
    meeples: list[MeepleView]
    small: list[int]
    large: list[int]
    blasters: list[int]
    sabres: list[int]
    battle: BattleView | None
    components: dict[str, Any] | None
    """The tiles of the game if they are not the shipped ones."""

    @cached_property
    def box(self) -> ComponentBox:
        """The faces of this game."""
        extra = has(self.options, EXTRA_TILES)
        if self.components is None:
            return shipped_box(extra)
        return ComponentBox(msgspec.convert(self.components, Components), extra)

    @property
    def equipment(self) -> bool:
        """Return whether meeples may carry equipment (CS-8.1)."""
        return has(self.options, EQUIPMENT)

    @cached_property
    def board(self) -> Board:
        """The board as the rules keep it. A state hands it out with the view; one that was read lays its tiles anew."""
        board = Board()
        for tile in self.tiles:
            board.lay(cell_at(tile.x, tile.y), self.face(tile.face).lays[tile.rotation])
        for meeple in self.meeples:
            node = _node(board, meeple.place, meeple.spot)
            gear = GEAR_NAMES.index(meeple.gear) << GEAR_SHIFT
            board.claims[board.root(node)] += (node << NODE_SHIFT | gear | LARGE * meeple.large | meeple.seat,)
        return board

    @cached_property
    def numbers(self) -> dict[Coordinates, int]:
        """Return the places of tiles, with their number in the order of laying."""
        return {tile.place: number for number, tile in enumerate(self.tiles)}

    @property
    def newest(self) -> TileView:
        """The tile laid last."""
        return self.tiles[-1]

    def face(self, text: str) -> Face:
        """The face with a name such as "bend-curve:r"."""
        return self.box.faces[self.box.by_text[text]]

    def has(self, seat: int, large: bool, gear: str) -> bool:
        """True if a seat has such a meeple in supply, and the piece of equipment if one is named (CS-3.1, CS-8.1)."""
        pieces = {"": True, "blaster": self.blasters[seat] > 0, "sabre": self.sabres[seat] > 0}
        return (self.large if large else self.small)[seat] > 0 and pieces[gear]

    def rotations(self) -> tuple[int, ...]:
        """The rotations in which the drawn tile looks different (CS-2.2)."""
        distinct = self.face(self.drawn).distinct()
        return tuple(rotation for rotation in range(4) if distinct >> rotation & 1)

    def gaps(self) -> Iterator[Coordinates]:
        """Empty places beside a tile."""
        return map(place_of, self.board.frontier)

    def edges_around(self, place: Coordinates) -> list[tuple[int, str]]:
        """Return the edges that a tile in a gap must continue (CS-2.2): the side, 0..3 for N E S W, and the kind of
        edge there."""
        around = self.board.frontier[cell_at(*place)]
        return [(side, KIND_NAMES[edge]) for side in range(4) if (edge := around >> 2 * side & 3)]

    def spots(self, place: Coordinates) -> tuple[str, ...]:
        """The features of a lying tile by their names in the notation."""
        return tuple(SPOTS[spot] for spot in self.board.lays[self.numbers[place]].spots)

    def sides_of(self, place: Coordinates, spot: str) -> tuple[int, ...]:
        """The sides of a lying tile, 0..3 for N E S W, that one of its features reaches; none for a planet."""
        lay = self.board.lays[self.numbers[place]]
        return lay.sides(lay.slot_of[SPOTS.index(spot)])

    def extent(self, place: Coordinates, spot: str) -> list[tuple[Coordinates, str]]:
        """Return every part of a feature: its place, and its name there."""
        board = self.board
        root = board.root(_node(board, place, spot))
        cells = scoring.cells_of(board, root)
        return [
            (cell, one) for cell in cells for one in self.spots(cell) if board.root(_node(board, cell, one)) == root
        ]

    def feature(self, place: Coordinates, spot: str) -> FeatureView:
        """The feature that a tile's own one belongs to."""
        return self._feature(self.board, self.board.root(_node(self.board, place, spot)))

    def imagined(self, place: Coordinates, rotation: int) -> list[FeatureView]:
        """Return the features of the drawn tile at a place: its own first, then planets around it."""
        board, cell = Board(self.board), cell_at(*place)
        lay = self.face(self.drawn).lays[rotation]
        board.lay(cell, lay)
        roots = [board.root(board.firsts[-1] + slot) for slot in range(lay.count)]
        roots += [board.planets[planet] for planet in board.planets_around(cell)]
        return [self._feature(board, root) for root in dict.fromkeys(roots)]

    def _feature(self, board: Board, root: int) -> FeatureView:
        waiting, claims = board.open[root], board.claims[root]
        return FeatureView(
            KIND_NAMES[board.kinds[root]],
            scoring.worth(board, root, not waiting),
            waiting,
            board.symbols[root],
            scoring.cells_of(board, root),
            tuple(sorted({claim & SEAT for claim in claims})),
            bool(claims) and battle.is_contested(claims, tuple(self.sides)),
        )


def view_of(state: StarWarsPosition) -> StarWarsView:
    """Return the view of all seats and spectators."""
    start, board, box = state.start, state.board, state.start.box
    seen = StarWarsView(
        game="carcassonne-star-wars",
        players=state.players,
        options=dict(start.options),
        teams=start.teams,
        colours=list(start.colours),
        sides=list(start.side_of),
        phase=NAMES[state.phase],
        to_move=state.to_move,
        turn=state.turn,
        drawn=box.faces[state.face].text if state.face >= 0 else "",
        left=state.bag.left,
        stock={face.text: copies for face, copies in zip(box.faces, state.bag.stock, strict=True) if copies},
        tiles=[
            TileView(*place_of(cell), lay.face.text, lay.rotation)
            for cell, lay in zip(board.cells, board.lays, strict=True)
        ],
        meeples=[_meeple(board, claim) for claim in sorted(claim for claims in board.claims for claim in claims)],
        small=state.supply.small[:],
        large=state.supply.large[:],
        blasters=[gear & 1 for gear in state.supply.gear],
        sabres=[gear >> 1 for gear in state.supply.gear],
        points=state.points(),
        battle=_battle(state),
        winners=sorted(state.winners()) if state.phase == OVER else [],
        end=state.end_reason(),
        components=start.own_components,
    )
    seen.box, seen.board = box, Board(board)
    return seen


def _node(board: Board, place: Coordinates, spot: str) -> int:
    number = board.taken[cell_at(*place)]
    return board.firsts[number] + board.lays[number].slot_of[SPOTS.index(spot)]


def _meeple(board: Board, claim: int) -> MeepleView:
    node = claim >> NODE_SHIFT
    x, y = place_of(board.cells[board.tile_of(node)])
    root = board.root(node)
    return MeepleView(
        seat=claim & SEAT,
        large=claim & LARGE != 0,
        gear=GEAR_NAMES[(claim & GEAR) >> GEAR_SHIFT],
        x=x,
        y=y,
        spot=scoring.spot_of(board, node),
        tiles=board.tile_count(root),
        symbols=board.symbols[root],
    )


def _battle(state: StarWarsPosition) -> BattleView | None:
    fight = state.battle
    if fight is None:
        return None
    board, node = state.board, fight.node
    return BattleView(
        kind=KIND_NAMES[board.kinds[node]],
        cells=[list(place) for place in scoring.cells_of(board, node)],
        fighters=fight.fighters[:],
        dice=[battle.dice_of(board, node, seat, state.start.factions[seat]) for seat in fight.fighters],
        rolled=[value >> 2 for value in fight.values],
        roller=fight.roller() if state.phase == ROLLING else None,
        choosing=list(fight.choosing),
    )
