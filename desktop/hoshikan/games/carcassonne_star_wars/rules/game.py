"""Carcassonne: Star Wars for the registry: options, set-up, notation; positions set up by hand; the game in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from math import isqrt
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.codec import ActionCodec, Enumerated, Joined
from hoshikan.engine.editing import BOX, Dial, DialValue, Editor, Piece, Setup
from hoshikan.engine.encoding import RISK, Bounds, Deal, Encoding, Pool, trials
from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, Kind, Option, Options, OptionValue, numbered
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, one_of
from hoshikan.games.carcassonne_star_wars.rules import scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import (
    FIGHTS,
    GEAR_NAMES,
    OWN_CLAIMS,
    OWN_TILE,
    ROLLS,
    SKIP,
    Claim,
    Place,
    StarWarsAction,
    parse,
)
from hoshikan.games.carcassonne_star_wars.rules.battle import is_contested
from hoshikan.games.carcassonne_star_wars.rules.board import NODE_SHIFT, Board
from hoshikan.games.carcassonne_star_wars.rules.components import COMPONENTS, FACTION_OF, MOST_TILES
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
from hoshikan.games.carcassonne_star_wars.rules.laying import described
from hoshikan.games.carcassonne_star_wars.rules.position import DRAWING, NAMES, PLACING
from hoshikan.games.carcassonne_star_wars.rules.setup import (
    ADDITIONS,
    EQUIPMENT,
    EXPANSION,
    EXTRA_TILES,
    MOST_WITHOUT_ADDITION,
    SIXTH_PLAYER,
    TEAM_PLAYERS,
    Start,
    allowed_players,
    deal,
    deal_seats,
    has,
    read,
)
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
from hoshikan.games.carcassonne_star_wars.rules.supply import LARGE_MEEPLES, SMALL_MEEPLES
from hoshikan.games.carcassonne_star_wars.rules.tiles import Lay, shipped_box
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView


class StarWars(Game[StarWarsState, StarWarsAction]):
    """Carcassonne: Star Wars for the registry."""

    components = COMPONENTS
    options = (
        Option(SIXTH_PLAYER, (False, True), "CS-0.4"),
        Option(EXTRA_TILES, (False, True), "CS-0.3"),
        Option(EQUIPMENT, (False, True), "CS-8.1"),
        Option("teams", (False, True), "CS-7.1"),
    )
    former_options = (Option(EXPANSION, (False, True), "CS-0.3"),)
    rule_ids = numbered("CS", 4, 1, 2, 3, 4, 2, 2, 1, 2)
    kind = Kind(chance=True, hidden=False, simultaneous=False, scored=True, teams=True, most_distinct_actions=None)

    def usual_players(self, options: Options) -> int:
        return TEAM_PLAYERS if options.get("teams") else 2

    def options_for(self, players: int, options: Options | None) -> dict[str, OptionValue]:
        """CS-0.4: six seats bring the addition they need unless it is left out by name, and the whole expansion if no
        part of it is named."""
        given = dict(options or {})
        if players > MOST_WITHOUT_ADDITION and EXPANSION not in given:
            given = {SIXTH_PLAYER: True, **given} if given.keys() & ADDITIONS else {EXPANSION: True, **given}
        return self.checked_options(given)

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> StarWarsState:
        return StarWarsState(Start(deal(players, seed, options, components), options))

    def _restore(self, setup: Mapping[str, Any], _: int) -> StarWarsState:
        data = read(setup)
        players = self.checked_players(len(data.players))
        return StarWarsState(Start(data, self.options_for(players, data.options)))

    def parse(self, text: str) -> StarWarsAction:
        return parse(text)

    def checked_options(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        """Add `colours`: the seats' colours as "black,red" (CS-0.2), empty for the usual ones.

        Set-up data have `expansion` for all three additions together, and those that differ from it.
        """
        given = dict(options or {})
        colours = given.pop("colours", "")
        if not isinstance(colours, str):
            raise SetupError("options.colours", "bad-option-value", {"value": str(colours)[:40]})
        expansion = given.pop(EXPANSION, False)
        if not isinstance(expansion, bool):
            raise SetupError(f"options.{EXPANSION}", "bad-option-value", {"value": str(expansion)[:40]})
        values = super().checked_options(dict.fromkeys(ADDITIONS, expansion) | given)
        whole = all(values[addition] for addition in ADDITIONS)
        differing = {addition: values[addition] for addition in ADDITIONS if values[addition] != whole}
        return {EXPANSION: whole, **differing, "teams": values["teams"], "colours": colours}

    def option_values(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        checked = self.checked_options(options)
        return {addition: has(checked, addition) for addition in ADDITIONS} | {"teams": checked["teams"]}

    def players_with(self, options: Options) -> tuple[int, ...]:
        return allowed_players(has({EXPANSION: True, **options}, SIXTH_PLAYER), bool(options.get("teams", False)))

    @cached_property
    def encoding(self) -> Encoding:
        """Actions on the grid, how long a game can last, and a seat's view. All that is dealt is the start seat. The
        board has no edge, so it is listed tile by tile, in the order laid; a learner that needs a picture sets them on
        a grid of its own."""
        fixed = Enumerated((SKIP, *FIGHTS, *(claim for spot in OWN_CLAIMS for claim in spot[EVERYTHING])))
        return Encoding(
            Joined((fixed, Placements(ROTATIONS), PlanetClaims(KINDS))),
            Enumerated((*shipped_box(True).draws, *(roll for rolls in ROLLS.values() for roll, _ in rolls))),
            _tensor(),
            bounds,
            draws,
        )

    def editor(self) -> StarWarsEditor:
        """Return the editor of its positions."""
        return StarWarsEditor()


MOST_POINTS: Final = 300


class StarWarsEditor(Editor[StarWarsState]):
    """Pieces: "face:bend-curve:r" face down, "tile:2,-1" and "meeple:2,-1:route:N:0:small:1" on the board, "small:0"
    and "large:0" in supply. Places: "gap:2,-1", "tile:2,-1", "on:2,-1:route:N"; the box has what is face down or in
    supply.

    A position that is changed is one before a tile is drawn, or laid: nothing is fought for, or waits to be scored.
    """

    def position(self, state: StarWarsState) -> Setup:
        return state.setup | {"position": described(state)}

    def pieces(self, state: StarWarsState) -> Sequence[Piece]:
        board, box = state.board, state.start.box
        found = []
        for number, face in enumerate(box.faces):
            if state.bag.stock[number]:
                gaps = [cell for cell, around in board.frontier.items() if face.fits[around]]
                found.append(Piece(f"face:{face.text}", BOX, tuple(f"gap:{_text(cell)}" for cell in gaps)))
        if len(board.cells) > 1:
            found += [Piece(f"tile:{_text(cell)}", f"tile:{_text(cell)}", (BOX,)) for cell in board.cells]
        for name, meeple in _standing(_calm(described(state), state), board):
            tile, spot = meeple["on"]
            found.append(Piece(name, f"on:{_text(board.cells[tile])}:{spot}", (BOX,)))
        features = _open_features(board)
        for seat in range(state.players):
            for name, left in (("small", state.supply.small), ("large", state.supply.large)):
                if left[seat]:
                    found.append(Piece(f"{name}:{seat}", BOX, features))
        return found

    def dials(self, state: StarWarsState) -> Sequence[Dial]:
        board, box = state.board, state.start.box
        left = [face.text for number, face in enumerate(box.faces) if state.bag.stock[number] or number == state.face]
        drawn = box.faces[state.face].text if state.phase == PLACING else ""
        found = [Dial("turn", state.turn, tuple(range(state.players))), Dial("drawn", drawn, ("", *left))]
        for side, members in enumerate(state.start.members):
            points = state.scores[side]
            found.append(Dial(f"points:{side}", points, range(max(MOST_POINTS, points) + 1), members[0]))
        for number, (cell, lay) in enumerate(zip(board.cells, board.lays, strict=True)):
            piece = f"tile:{_text(cell)}"
            found.append(Dial(f"rotation:{number}", lay.rotation, tuple(range(4)), piece=piece))
        if state.start.equipment:
            standing = enumerate(_standing(_calm(described(state), state), board))
            found += [Dial(f"gear:{number}", one["gear"], GEAR_NAMES, piece=name) for number, (name, one) in standing]
        return found

    def move(self, state: StarWarsState, piece: str, place: str) -> Setup:
        position = _calm(described(state), state)
        kind, _, which = piece.partition(":")
        where = place.partition(":")[2]
        if kind == "face":
            position["tiles"].append(_fitting(state, which, where))
        elif kind == "tile":
            _remove(position, state, [place_of(cell) for cell in state.board.cells].index(_place(which)))
        elif kind == "meeple":
            del position["meeples"][[name for name, _ in _standing(position, state.board)].index(piece)]
        else:
            xy, _, spot = where.partition(":")
            tile = state.board.taken[cell_at(*_place(xy))]
            meeple = {"seat": int(which), "on": [tile, spot], "large": kind == "large", "gear": ""}
            position["meeples"].append(meeple)
        return state.setup | {"position": position}

    def turn(self, state: StarWarsState, dial: str, value: DialValue) -> Setup:
        position = _calm(described(state), state)
        name, _, which = dial.partition(":")
        if name == "turn":
            position["turn"] = value
        elif name == "drawn":
            position |= {"drawn": value or None, "phase": "place" if value else "draw"}
        elif name == "points":
            scores = state.scores[:]
            assert isinstance(value, int)
            scores[int(which)] = value
            position["book"] = _summed(scores)
        elif name == "gear":
            position["meeples"][int(which)]["gear"] = value
        else:
            number = int(which)
            position["tiles"][number][3] = value
            position["tiles"] = _ordered(position["tiles"], state)
            kept = [meeple for meeple in position["meeples"] if meeple["on"][0] != number]
            position |= {"meeples": kept, "book": _summed(state.scores)}
        return state.setup | {"position": position}

    def cleared(self, state: StarWarsState) -> Setup:
        """The start tile alone."""
        return {key: value for key, value in state.setup.items() if key != "position"}


def _text(cell: int) -> str:
    x, y = place_of(cell)
    return f"{x},{y}"


def _place(text: str) -> tuple[int, int]:
    x, _, y = text.partition(",")
    return int(x), int(y)


def _standing(position: dict[str, Any], board: Board) -> list[tuple[str, dict[str, Any]]]:
    """The meeples on the board by the ids of their pieces, in the order of the set-up data."""
    found: list[tuple[str, dict[str, Any]]] = []
    seen: Counter[str] = Counter()
    for meeple in position["meeples"]:
        tile, spot = meeple["on"]
        size = "large" if meeple["large"] else "small"
        name = f"meeple:{_text(board.cells[tile])}:{spot}:{meeple['seat']}:{size}"
        seen[name] += 1
        found.append((f"{name}:{seen[name]}", meeple))
    return found


def _open_features(board: Board) -> tuple[str, ...]:
    """Every part of a feature that is not complete."""
    found = []
    for tile, (cell, lay) in enumerate(zip(board.cells, board.lays, strict=True)):
        for slot, spot in enumerate(lay.spots):
            if board.open[board.root(board.firsts[tile] + slot)]:
                found.append(f"on:{_text(cell)}:{SPOTS[spot]}")
    return tuple(found)


def _calm(position: dict[str, Any], state: StarWarsState) -> dict[str, Any]:
    """Return the position before the next draw: fighters, and meeples on completed features, go home."""
    if state.phase in (DRAWING, PLACING):
        return position
    board = state.board
    kept = []
    for meeple, claim in zip(position["meeples"], (one for claims in board.claims for one in claims), strict=True):
        root = board.root(claim >> NODE_SHIFT)
        if board.open[root] and not is_contested(board.claims[root], state.start.side_of):
            kept.append(meeple)
    return position | {"phase": "draw", "drawn": None, "meeples": kept, "contested": [], "battle": None}


def _fitting(state: StarWarsState, text: str, where: str) -> list[Any]:
    """The tile on a place, in the first rotation that fits."""
    x, y = _place(where)
    fits = state.start.box.faces[state.start.box.by_text[text]].fits[state.board.frontier[cell_at(x, y)]]
    return [x, y, text, next(rotation for rotation in range(4) if fits >> rotation & 1)]


def _remove(position: dict[str, Any], state: StarWarsState, number: int) -> None:
    """A tile goes, and the meeples on it; the others stay where they are, if they still hold together."""
    before = position["tiles"]
    left = _ordered([tile for place, tile in enumerate(before) if place != number], state)
    kept = [meeple for meeple in position["meeples"] if meeple["on"][0] != number]
    for meeple in kept:
        tile, spot = meeple["on"]
        meeple["on"] = [left.index(before[tile]), spot]
    position |= {"tiles": left, "meeples": kept, "book": _summed(state.scores)}


def _ordered(tiles: list[list[Any]], state: StarWarsState) -> list[list[Any]]:
    """The tiles in an order in which each fits those before it (CS-2.2)."""
    board, box = Board(), state.start.box
    left = list(tiles)
    laid: list[list[Any]] = []
    while left:
        for tile in left:
            x, y, text, rotation = tile
            face, cell = box.faces[box.by_text[text]], cell_at(x, y)
            if not laid or face.fits[board.frontier.get(cell, 0)] >> rotation & 1:
                board.lay(cell, face.lays[rotation])
                laid.append(tile)
                left.remove(tile)
                break
        else:
            x, y = left[0][:2]
            raise SetupError("position.tiles", "tile-does-not-fit", {"x": x, "y": y, "rule": "CS-2.2"})
    return laid


def _summed(scores: Sequence[int]) -> list[list[Any]]:
    """Return points without their origin."""
    return [[side, scoring.BEFORE, points, [0, ""], 0, 0] for side, points in enumerate(scores) if points]


# The game in numbers

REACH: Final = 60
"""The unit of coordinates."""
MEEPLES: Final = SMALL_MEEPLES + LARGE_MEEPLES
_EDGES: Final = (SPACE, ROUTE, ASTEROID)
_CORNERS: Final = tuple(combinations(range(4), 2))
FACE: Final = 4 * len(_EDGES) + len(_CORNERS) + 1 + len(SYMBOLS) + len(SPOTS)
TILE: Final = 1 + 2 + FACE
MEEPLE: Final = 1 + 1 + 2 + 2 + len(SPOTS) + 2


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


def _tensor() -> TensorLayout:
    """Return the layout of a seat's view; it begins with the shipped tiles, which take long to read."""
    faces = tuple(face.text for face in shipped_box(True).faces)
    return TensorLayout(
        2,
        (
            Part(
                "to_move",
                1,
                "1 for the seat that is asked",
                lambda view, seat: [float(view.to_move == seat)],
                each=True,
            ),
            Part(
                "turn", 1, "1 for the seat whose turn it is", lambda view, seat: [float(view.turn == seat)], each=True
            ),
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
            Part(
                "phase",
                len(NAMES),
                "what is waited for: " + ", ".join(NAMES),
                lambda view, _: one_of(view.phase, NAMES),
            ),
            Part(
                "drawn",
                FACE,
                "the tile drawn, unturned: edges N E S W (each space, route, asteroids), joined sides NE NS NW ES EW "
                "SW, planet, symbol (rebels, empire, hunters, order), where it is printed (" + ", ".join(SPOTS) + ")",
                _drawn,
            ),
            Part("left", 1, "tiles face down / 120", lambda view, _: [view.left / MOST_TILES]),
            Part(
                "stock",
                len(faces),
                "copies left of each shipped face, by its number among chance outcomes / 9",
                lambda view, _: [view.stock.get(face, 0) / 9 for face in faces],
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


def draws(players: int, options: Mapping[str, Any]) -> Deal:
    """The seat that begins (CS-1.1)."""

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        colours = deal_seats(players, options)
        return {
            "players": [{"colour": colour} for colour in colours],
            "options": dict(options),
            "start_seat": drawn["start"][0],
        }

    return Deal((Pool("start", [str(seat) for seat in range(players)], 1),), set_up)
