"""Carcassonne: Star Wars for the registry (options, set-up, components, notation), and its positions set up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.editing import BOX, Dial, DialValue, Editor, Piece, Setup
from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, Kind, Option, Options, OptionValue, numbered
from hoshikan.games.carcassonne_star_wars.rules import scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, StarWarsAction, parse
from hoshikan.games.carcassonne_star_wars.rules.battle import is_contested
from hoshikan.games.carcassonne_star_wars.rules.board import NODE_SHIFT, Board
from hoshikan.games.carcassonne_star_wars.rules.components import COMPONENTS
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, cell_at, place_of
from hoshikan.games.carcassonne_star_wars.rules.laying import described
from hoshikan.games.carcassonne_star_wars.rules.position import DRAWING, PLACING
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
    has,
    read,
)
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState


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


EDITOR: Final = StarWarsEditor()
