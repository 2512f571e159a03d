"""The phases of a turn: draw, place, claim or skip, battles, scoring; then the next seat. Functions over the state."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games.carcassonne_star_wars.rules import battle as battles
from hoshikan.games.carcassonne_star_wars.rules import claiming, narration, scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import OWN_TILE, Claim, Dice, Draw, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.battle import Battle
from hoshikan.games.carcassonne_star_wars.rules.board import NOBODY, NODE_SHIFT, SEAT
from hoshikan.games.carcassonne_star_wars.rules.position import (
    CHOOSING,
    CLAIMING,
    DRAWING,
    OVER,
    PLACING,
    ROLLING,
    StarWarsPosition,
)


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
        narration.drawn(state)


def place(state: StarWarsPosition, action: Place) -> None:
    """The drawn tile is laid (CS-2.2)."""
    state.board.lay(action.cell, state.start.box.faces[state.face].lays[action.rotation])
    state.phase = CLAIMING
    if state.record_events:
        narration.placed(state)


def claim(state: StarWarsPosition, action: Claim) -> None:
    """A meeple is placed or not (CS-3.1), and what follows from it."""
    landed = -1
    if state.record_events:
        narration.claimed(state, action)
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
        narration.fighter(state, action.seat)
    _ask_battle(state, battle)


def roll(state: StarWarsPosition, action: Dice) -> None:
    """A fighter has rolled (CS-4.2)."""
    battle = state.battle
    assert battle is not None
    seat = battle.roller()
    value = action.top + battles.bonus_of(state.board, battle.node, seat)
    battle.values.append(value << 2 | action.count)
    if state.record_events:
        narration.rolled(state, seat, action, value)
    if battle.round_over():
        _settle(state, battle)


def _go_on(state: StarWarsPosition) -> None:
    """The next battle of the turn (CS-4.1), or scoring."""
    if not state.contested:
        _score_turn(state)
        return
    state.battle = battles.begin(state.board, state.contested.pop(0), state.start.side_of, state.turn)
    if state.record_events:
        narration.battle(state, state.battle.node)
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
            narration.tied(state, leaders, max(battle.values) >> 2)
        battle.fighters = leaders
        battle.values = []
        return
    if state.record_events:
        narration.won(state, leaders[0], battle.node)
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
        narration.lost(state, seat, dice, len(home))
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
        narration.scored(state, root, state.start.side_of[seat], points, reason)


def _enter(state: StarWarsPosition, seat: int, reason: int, points: int, node: int, tiles: int, symbols: int) -> None:
    state.scores[state.start.side_of[seat]] += points
    state.book.append((seat, reason, points, node, tiles, symbols))


def _send_home(state: StarWarsPosition, claims: Sequence[int]) -> None:
    state.supply.give_back(claims)
    if state.record_events:
        for claim in claims:
            narration.came_home(state, claim)


def _finish(state: StarWarsPosition) -> None:
    """CS-6.1: the end, and the scoring of what is unfinished."""
    state.phase = OVER
    state.to_move = TERMINAL
    if state.record_events:
        narration.ending(state)
    for root, claims in enumerate(state.board.claims):
        if claims:
            _enter_feature(state, root, scoring.AT_END)
