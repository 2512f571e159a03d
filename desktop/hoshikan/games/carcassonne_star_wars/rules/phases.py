"""The phases of a turn: draw, place, claim or skip, battles, scoring; then the next seat. Functions over the state, and
the events of a state that narrates."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games.carcassonne_star_wars.rules import battle as battles
from hoshikan.games.carcassonne_star_wars.rules import claiming, events, scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, OWN_TILE, Claim, Dice, Draw, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.battle import Battle, bonus_of
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, NOBODY, NODE_SHIFT, SEAT
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.position import (
    CHOOSING,
    CLAIMING,
    DRAWING,
    OVER,
    PLACING,
    ROLLING,
    StarWarsPosition,
)


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


def begin_turn(state: StarWarsPosition) -> None:
    """A tile is to be drawn (CS-2.1), unless none is left that fits."""
    state.face = -1
    state.phase = DRAWING
    state.to_move = CHANCE
    if state.bag.brings_nothing(state.board.frontier):
        _finish(state)


def draw(state: StarWarsPosition, action: Draw) -> None:
    """A tile is turned up (CS-2.1)."""
    state.face = state.start.box.by_text[action.face]
    state.bag.take(state.face)
    state.phase = PLACING
    state.to_move = state.turn
    if state.record_events:
        drawn(state)


def place(state: StarWarsPosition, action: Place) -> None:
    """The drawn tile is laid (CS-2.2)."""
    state.board.lay(action.cell, state.start.box.faces[state.face].lays[action.rotation])
    state.phase = CLAIMING
    if state.record_events:
        placed(state)


def claim(state: StarWarsPosition, action: Claim) -> None:
    """A meeple is placed or not (CS-3.1), and what follows from it."""
    landed = -1
    if state.record_events:
        claimed(state, action)
    if action.spot >= 0:
        claiming.put(state.board, action, state.turn)
        state.supply.take(state.turn, action)
        if action.cell != OWN_TILE:
            landed = state.board.planets[action.cell]
    state.contested = battles.contested(state.board, state.start.side_of, landed)
    _go_on(state)


def choose_fighter(state: StarWarsPosition, action: Fight) -> None:
    """A side has named who fights for it (CS-7.1)."""
    battle = state.battle
    assert battle is not None
    battle.enter(action.seat)
    if state.record_events:
        fighter(state, action.seat)
    _ask_battle(state, battle)


def roll(state: StarWarsPosition, action: Dice) -> None:
    """A fighter has rolled (CS-4.2)."""
    battle = state.battle
    assert battle is not None
    seat = battle.roller()
    value = action.top + battles.bonus_of(state.board, battle.node, seat)
    battle.values.append(value << 2 | action.count)
    if state.record_events:
        rolled(state, seat, action, value)
    if battle.round_over():
        _settle(state, battle)


def _go_on(state: StarWarsPosition) -> None:
    """The next battle of the turn (CS-4.1), or scoring."""
    if not state.contested:
        _score_turn(state)
        return
    state.battle = battles.begin(state.board, state.contested.pop(0), state.start.side_of, state.turn)
    if state.record_events:
        battle(state, state.battle.node)
    _ask_battle(state, state.battle)


def _ask_battle(state: StarWarsPosition, battle: Battle) -> None:
    if battle.choosing:
        state.phase = CHOOSING
        state.to_move = _decider(state, battle.choosing[0])
    else:
        state.phase = ROLLING
        state.to_move = CHANCE


def _decider(state: StarWarsPosition, side: int) -> int:
    """CS-7.1: the active player for the own side, else the member whose turn comes next."""
    seat = state.turn
    while state.start.side_of[seat] != side:
        seat = (seat + 1) % state.players
    return seat


def _settle(state: StarWarsPosition, battle: Battle) -> None:
    """CS-4.3: a point for each of several leaders, who roll again; all others are out."""
    leaders = battle.leaders()
    for seat, dice in battle.losers():
        _lose(state, battle.node, seat, dice)
    if len(leaders) > 1:
        for seat in leaders:
            _enter(state, seat, scoring.TIE, 1, battle.node, 0, 0)
        if state.record_events:
            tied(state, leaders, max(battle.values) >> 2)
        battle.fighters = leaders
        battle.values = []
        return
    if state.record_events:
        won(state, leaders[0], battle.node)
    state.battle = None
    _go_on(state)


def _lose(state: StarWarsPosition, node: int, seat: int, dice: int) -> None:
    """CS-4.4, CS-7.1: a point per die, and the side's meeples come home."""
    side_of = state.start.side_of
    side = side_of[seat]
    claims = state.board.claims[node]
    home = [claim for claim in claims if side_of[claim & SEAT] == side]
    _enter(state, seat, scoring.DEFEAT, dice, node, dice, 0)
    if state.record_events:
        lost(state, seat, dice, len(home))
    state.board.claims[node] = tuple(claim for claim in claims if claim not in home)
    _send_home(state, home)


def _score_turn(state: StarWarsPosition) -> None:
    """CS-5.1: what is complete now scores, and the next seat's turn begins."""
    board = state.board
    for cell in board.planets_around(board.cells[-1]):
        node = board.planets[cell]
        if not board.open[node] and board.claims[node]:
            _score(state, node)
    first = board.firsts[-1]
    for node in range(first, first + board.lays[-1].count):
        root = board.root(node)
        if not board.open[root] and board.claims[root]:
            _score(state, root)
    state.turn = (state.turn + 1) % state.players
    begin_turn(state)


def _score(state: StarWarsPosition, root: int) -> None:
    claims = state.board.claims[root]
    _enter_feature(state, root, scoring.COMPLETE)
    state.board.claims[root] = NOBODY
    _send_home(state, claims)


def _enter_feature(state: StarWarsPosition, root: int, reason: int) -> None:
    """Points for one feature to the side that holds it."""
    board = state.board
    claim = board.claims[root][0]
    points = scoring.worth(board, root, reason == scoring.COMPLETE)
    seat = claim & SEAT
    tiles, symbols = board.tile_count(root), board.symbols[root]
    _enter(state, seat, reason, points, claim >> NODE_SHIFT, tiles, symbols)
    if state.record_events:
        scored(state, root, state.start.side_of[seat], points, reason)


def _enter(state: StarWarsPosition, seat: int, reason: int, points: int, node: int, tiles: int, symbols: int) -> None:
    state.scores[state.start.side_of[seat]] += points
    state.book.append((seat, reason, points, node, tiles, symbols))


def _send_home(state: StarWarsPosition, claims: Sequence[int]) -> None:
    state.supply.give_back(claims)
    if state.record_events:
        for claim in claims:
            came_home(state, claim)


def _finish(state: StarWarsPosition) -> None:
    """CS-6.1: the end, and the scoring of what is unfinished."""
    state.phase = OVER
    state.to_move = TERMINAL
    if state.record_events:
        ending(state)
    for root, claims in enumerate(state.board.claims):
        if claims:
            _enter_feature(state, root, scoring.AT_END)
