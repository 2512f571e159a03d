"""A position of Carcassonne: Star Wars as set-up data: written down, checked by the rules, laid out again."""

from __future__ import annotations

from typing import Any

from hoshikan.engine.errors import SetupError
from hoshikan.engine.state import CHANCE
from hoshikan.games.carcassonne_star_wars.rules import battle as battles
from hoshikan.games.carcassonne_star_wars.rules import scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import FARTHEST, GEAR_NAMES
from hoshikan.games.carcassonne_star_wars.rules.bag import Bag
from hoshikan.games.carcassonne_star_wars.rules.battle import Battle
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, NODE_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.components import MeepleData, PositionData, SpotData, TileData
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, cell_at, place_of
from hoshikan.games.carcassonne_star_wars.rules.position import (
    CHOOSING,
    CLAIMING,
    DRAWING,
    NAMES,
    PLACING,
    ROLLING,
    StarWarsPosition,
)
from hoshikan.games.carcassonne_star_wars.rules.supply import Supply


def described(state: StarWarsPosition) -> dict[str, Any]:
    """Return the position as `PositionData`."""
    board, fight = state.board, state.battle
    tiles = zip(board.cells, board.lays, strict=True)
    return {
        "turn": state.turn,
        "phase": NAMES[state.phase],
        "drawn": state.start.box.faces[state.face].text if state.face >= 0 else None,
        "tiles": [[*place_of(cell), lay.face.text, lay.rotation] for cell, lay in tiles],
        "meeples": [_meeple(board, claim) for claims in board.claims for claim in claims],
        "book": [
            [*entry[:3], [0, ""] if entry[1] == scoring.BEFORE else _spot(board, entry[3]), *entry[4:]]
            for entry in state.book
        ],
        "contested": [_spot(board, node) for node in state.contested],
        "battle": None
        if fight is None
        else {
            "on": _spot(board, fight.node),
            "fighters": fight.fighters[:],
            "choosing": list(fight.choosing),
            "values": fight.values[:],
        },
    }


def _spot(board: Board, node: int) -> list[Any]:
    """A feature of a tile: the tile's number in the order of laying, and the feature's name."""
    return [board.tile_of(node), scoring.spot_of(board, node)]


def _meeple(board: Board, claim: int) -> dict[str, Any]:
    return {
        "seat": claim & SEAT,
        "on": _spot(board, claim >> NODE_SHIFT),
        "large": bool(claim & LARGE),
        "gear": GEAR_NAMES[(claim & GEAR) >> GEAR_SHIFT],
    }


def lay_out(state: StarWarsPosition, data: PositionData) -> None:
    """Put everything where `data` has it. Raises SetupError for an impossible position."""
    state.board, state.bag = Board(), Bag(state.start.box)
    state.supply = Supply(state.players, state.start.equipment)
    for number, tile in enumerate(data.tiles):
        _lay_tile(state, tile, number)
    for meeple in data.meeples:
        _stand(state, meeple)
    for seat, reason, points, on, tiles, symbols in data.book:
        if not 0 <= seat < state.players:
            raise SetupError("position.book", "no-such-seat", {"seat": seat})
        state.book.append((seat, reason, points, _node(state.board, on, "book"), tiles, symbols))
        state.scores[state.start.side_of[seat]] += points
    if not 0 <= data.turn < state.players:
        raise SetupError("position.turn", "no-such-seat", {"seat": data.turn})
    state.turn, state.phase = data.turn, NAMES.index(data.phase)
    if data.drawn is not None:
        state.face = _face(state, data.drawn, "drawn")
        if state.phase == PLACING:
            _take(state, state.face, "drawn")
    _lay_battle(state, data)
    _ask(state)
    state.record_events = True


def _face(state: StarWarsPosition, text: str, place: str) -> int:
    face = state.start.box.by_text.get(text, -1)
    if face < 0:
        raise SetupError(f"position.{place}", "no-such-tile", {"tile": text[:40]})
    return face


def _take(state: StarWarsPosition, face: int, place: str) -> None:
    if not state.bag.stock[face]:
        raise SetupError(
            f"position.{place}", "no-copy-left", {"face": state.start.box.faces[face].text, "rule": "CS-0.1"}
        )
    state.bag.take(face)


def _lay_tile(state: StarWarsPosition, tile: TileData, number: int) -> None:
    x, y, text, rotation = tile
    place = f"position.tiles[{number}]"
    face = _face(state, text, f"tiles[{number}]")
    _take(state, face, f"tiles[{number}]")
    cell, board = cell_at(x, y), state.board
    if max(abs(x), abs(y)) > FARTHEST:
        raise SetupError(place, "tile-too-far", {"x": x, "y": y})
    if number and not state.start.box.faces[face].fits[board.frontier.get(cell, 0)] >> rotation & 1:
        raise SetupError(place, "tile-does-not-fit", {"x": x, "y": y, "rule": "CS-2.2"})
    board.lay(cell, state.start.box.faces[face].lays[rotation])


def _node(board: Board, on: SpotData, place: str) -> int:
    tile, spot = on
    slot = board.lays[tile].slot_of[SPOTS.index(spot)] if 0 <= tile < len(board.lays) and spot in SPOTS else -1
    if slot < 0:
        if place == "book" and 0 <= tile < len(board.lays):
            return board.firsts[tile]
        raise SetupError(f"position.{place}", "no-feature-there", {"feature": spot[:20]})
    return board.firsts[tile] + slot


def _stand(state: StarWarsPosition, meeple: MeepleData) -> None:
    board, supply, seat = state.board, state.supply, meeple.seat
    if not 0 <= seat < state.players:
        raise SetupError("position.meeples", "no-such-seat", {"seat": seat})
    node, gear = _node(board, meeple.on, "meeples"), GEAR_NAMES.index(meeple.gear)
    left = supply.large if meeple.large else supply.small
    if not left[seat]:
        raise SetupError("position.meeples", "no-meeple-left", {"seat": seat, "rule": "CS-0.2"})
    if gear & ~supply.gear[seat]:
        raise SetupError("position.meeples", "no-gear-left", {"rule": "CS-8.1"})
    left[seat] -= 1
    supply.gear[seat] ^= gear
    board.claims[board.root(node)] += (node << NODE_SHIFT | gear << GEAR_SHIFT | meeple.large * LARGE | seat,)


def _lay_battle(state: StarWarsPosition, data: PositionData) -> None:
    """A battle under way, and those of the turn still to come."""
    board = state.board
    state.contested = [board.root(_node(board, on, "contested")) for on in data.contested]
    if data.battle is None:
        return
    node = board.root(_node(board, data.battle.on, "battle"))
    there = {claim & SEAT for claim in board.claims[node]}
    seats, values = data.battle.fighters, data.battle.values
    sides = set(data.battle.choosing)
    fits = seats == sorted(there & {*seats}) and len(values) < max(1, len(seats))
    fits = fits and sides <= {state.start.side_of[seat] for seat in there}
    if not fits or not battles.is_contested(board.claims[node] or (0,), state.start.side_of):
        raise SetupError("position.battle", "no-such-battle", {"rule": "CS-4.1"})
    state.battle = Battle(node, seats[:], tuple(data.battle.choosing), values[:])


def _ask(state: StarWarsPosition) -> None:
    """Find the seat to move; no piece belongs to another moment of the turn."""
    board, fight, phase = state.board, state.battle, state.phase
    drawn = state.face >= 0
    state.to_move = CHANCE if phase in (DRAWING, ROLLING) else state.turn
    over = state.bag.brings_nothing(board.frontier)
    if phase in (DRAWING, PLACING):
        fits = drawn == (phase == PLACING) and fight is None and not state.contested
        _check_claims(state)
    elif phase == CLAIMING:
        fits = drawn and fight is None and not state.contested and board.lays[-1].face.number == state.face
    else:
        fits = drawn and fight is not None and board.lays[-1].face.number == state.face
        fits = fits and fight is not None and bool(fight.choosing) == (phase == CHOOSING)
        if fits and fight is not None and phase == CHOOSING:
            while state.start.side_of[state.to_move] != fight.choosing[0]:
                state.to_move = (state.to_move + 1) % state.players
        fits = fits and fight is not None and (phase == CHOOSING or len(fight.fighters) > 1)
    if not fits:
        raise SetupError("position.phase", "phase-does-not-fit", {"phase": NAMES[phase]})
    if phase == DRAWING and over:
        raise SetupError("position.tiles", "nothing-to-draw", {"rule": "CS-6.1"})
    if phase == PLACING and not state.placements():
        raise SetupError("position.drawn", "fits-nowhere", {"rule": "CS-2.1"})


def _check_claims(state: StarWarsPosition) -> None:
    """Between turns nothing is fought for, and what is complete has been scored (CS-4.1, CS-5.1)."""
    board = state.board
    for root, claims in enumerate(board.claims):
        if not claims:
            continue
        if battles.is_contested(claims, state.start.side_of):
            raise SetupError("position.meeples", "feature-contested", {"rule": "CS-4.1"})
        if not board.open[root]:
            raise SetupError("position.meeples", "feature-complete", {"rule": "CS-5.1"})
