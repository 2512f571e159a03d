"""Makes events of what the rules have just done; called only while a state narrates."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.games.carcassonne_star_wars.rules import events, scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, OWN_TILE, Claim, Dice
from hoshikan.games.carcassonne_star_wars.rules.battle import bonus_of
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, NODE_SHIFT, SEAT
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.position import StarWarsPosition


def drawn(state: StarWarsPosition) -> None:
    """A tile is turned up."""
    state.events.append(events.TileDrawn(state.turn, state.start.box.faces[state.face].text, state.bag.left))


def placed(state: StarWarsPosition) -> None:
    """Emit that the tile is on the board."""
    lay = state.board.lays[-1]
    x, y = place_of(state.board.cells[-1])
    state.events.append(events.TilePlaced(state.turn, x, y, lay.face.text, lay.rotation))


def claimed(state: StarWarsPosition, claim: Claim) -> None:
    """Emit a claim, before the meeple is there."""
    board, seat = state.board, state.turn
    large, gear = claim.large == 1, GEAR_NAMES[claim.gear]
    if claim.spot < 0:
        state.events.append(events.Skipped(seat))
    elif claim.cell == OWN_TILE:
        x, y = place_of(board.cells[-1])
        state.events.append(events.Claimed(seat, x, y, SPOTS[claim.spot], large, gear))
    else:
        x, y = place_of(claim.cell)
        defenders = _seats(board.claims[board.planets[claim.cell]])
        state.events.append(events.Landed(seat, x, y, large, gear, defenders))


def battle(state: StarWarsPosition, node: int) -> None:
    """A battle for the feature with this root begins."""
    board = state.board
    kind, cells = KIND_NAMES[board.kinds[node]], scoring.cells_of(board, node)
    state.events.append(events.BattleBegun(kind, _seats(board.claims[node]), cells))


def fighter(state: StarWarsPosition, seat: int) -> None:
    """Emit a side's fighter, before the next one is asked."""
    state.events.append(events.FighterChosen(seat, state.to_move))


def rolled(state: StarWarsPosition, seat: int, dice: Dice, value: int) -> None:
    """A fighter's dice, which count for `value`."""
    assert state.battle is not None
    bonus = bonus_of(state.board, state.battle.node, seat)
    state.events.append(events.Rolled(seat, dice.text.removeprefix("dice "), value, bonus))


def tied(state: StarWarsPosition, seats: Sequence[int], value: int) -> None:
    """Several share the highest value and roll again."""
    state.events.append(events.Tied(tuple(seats), value))


def won(state: StarWarsPosition, seat: int, node: int) -> None:
    """One fighter is left."""
    state.events.append(events.Won(seat, KIND_NAMES[state.board.kinds[node]]))


def lost(state: StarWarsPosition, seat: int, points: int, meeples: int) -> None:
    """A fighter is out, and its side takes back `meeples`."""
    state.events.append(events.Lost(seat, points, meeples))


def came_home(state: StarWarsPosition, claim: int) -> None:
    """A meeple (see `board`) returns to supply."""
    node = claim >> NODE_SHIFT
    x, y = place_of(state.board.cells[state.board.tile_of(node)])
    spot, gear = scoring.spot_of(state.board, node), GEAR_NAMES[(claim & GEAR) >> GEAR_SHIFT]
    state.events.append(events.CameHome(claim & SEAT, x, y, spot, claim & LARGE != 0, gear))


def scored(state: StarWarsPosition, root: int, side: int, points: int, reason: int) -> None:
    """A feature scores for the side that holds it; `reason` is one of `scoring`."""
    board = state.board
    kind = KIND_NAMES[board.kinds[root]]
    tiles, symbols, cells = board.tile_count(root), board.symbols[root], scoring.cells_of(board, root)
    kind_of_event = events.Scored if reason == scoring.COMPLETE else events.ScoredAtEnd
    state.events.append(kind_of_event(state.start.members[side], kind, points, tiles, symbols, cells))


def ending(state: StarWarsPosition) -> None:
    """No tile is left that fits."""
    state.events.append(events.NothingFits(state.bag.left) if state.bag.left else events.LastTileLaid())


def _seats(claims: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted({claim & SEAT for claim in claims}))
