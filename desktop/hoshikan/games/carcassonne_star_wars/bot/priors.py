"""Static values of single actions: the change by a placement, a claim or a fighter for the side to move."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.games.carcassonne_star_wars.bot.evaluation import GEAR_WORTH, EvaluatedFeature, Evaluation, imagined
from hoshikan.games.carcassonne_star_wars.rules.actions import Claim, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR_SHIFT, LARGE, SEAT
from hoshikan.games.carcassonne_star_wars.rules.claiming import holds_planet, node_of


def balance(look: Evaluation, change: Sequence[float]) -> float:
    """A change of promises as the side to move sees it: its own less the others' average."""
    own = change[look.side_of[look.state.turn]]
    return own - (sum(change) - own) / (look.sides - 1)


def place_worth(look: Evaluation, place: Place) -> float:
    """Return the change by a placement, with the best claim it opens."""
    state, board = look.state, look.board
    lay = state.start.box.faces[state.face].lays[place.rotation]
    features, taken_in = imagined(board, place.cell, lay)
    change = [0.0] * look.sides
    for root in taken_in:
        if board.claims[root]:
            for side, promised in enumerate(look.held(root)):
                change[side] -= promised
    best = 0.0
    for feature in features:
        if feature.claims:
            for side, promised in enumerate(look.holding(feature)):
                change[side] += promised
        else:
            best = max(best, own_claim_worth(look, feature))
    for cell in board.planets_around(place.cell):
        planet = look.planet_beside(cell)
        if planet.claims:
            before = look.held(planet.node)
            for side, promised in enumerate(look.holding(planet)):
                change[side] += promised - before[side]
        if not holds_planet(board, cell, look.side_of[state.turn], look.side_of):
            best = max(best, own_claim_worth(look, planet))
    return balance(look, change) + best


def best_claim(look: Evaluation) -> float:
    """Return the largest gain of a claim with the tile just laid."""
    state, board = look.state, look.board
    best = 0.0
    first = board.firsts[-1]
    for node in range(first, first + board.lays[-1].count):
        feature = look.existing(board.root(node))
        if not feature.claims:
            best = max(best, own_claim_worth(look, feature))
    for cell in board.planets_around(board.cells[-1]):
        if not holds_planet(board, cell, look.side_of[state.turn], look.side_of):
            best = max(best, own_claim_worth(look, look.existing(board.planets[cell])))
    return best


def own_claim_worth(look: Evaluation, feature: EvaluatedFeature) -> float:
    """Return the largest gain of the seat's cheapest meeple on a feature; 0 if it has none."""
    supply, seat = look.state.supply, look.state.turn
    if not supply.small[seat]:
        return meeple_worth(look, feature, 1, 0) if supply.large[seat] else 0.0
    small = meeple_worth(look, feature, 0, 0)
    return max(small, meeple_worth(look, feature, 1, 0)) if supply.large[seat] else small


def meeple_worth(look: Evaluation, feature: EvaluatedFeature, large: int, gear: int) -> float:
    """Return the gain of a meeple of the seat to move on a feature, battle included, less the cost of placing it."""
    seat = look.state.turn
    joined = EvaluatedFeature(feature.kind, feature.tiles, feature.open, feature.symbols, feature.factions)
    joined.claims = (*feature.claims, gear << GEAR_SHIFT | large * LARGE | seat)
    after = look.holding(joined)
    if feature.claims:
        before = look.holding(feature)
        after = [
            now - then
            for now, then in zip(after, before)  # noqa: B905  # without `strict` a plain loop once compiled
        ]
    # A claim completed at once costs nothing: its meeple is back before the next turn.
    cost = look.meeple_cost(seat, large) + gear.bit_count() * GEAR_WORTH * look.meeple_pace if feature.open else 0.0
    return balance(look, after) - cost


def claim_worth(look: Evaluation, claim: Claim) -> float:
    """Return the gain of a claim; skipping gains nothing."""
    if claim.spot < 0:
        return 0.0
    return meeple_worth(look, claimed_feature(look, claim), claim.large, claim.gear)


def claimed_feature(look: Evaluation, claim: Claim) -> EvaluatedFeature:
    """Return the current feature that a claim names."""
    return look.existing(look.board.root(node_of(look.board, claim)))


def fighter_worth(look: Evaluation, fight: Fight) -> float:
    """The dice a member would fight with."""
    battle = look.state.battle
    assert battle is not None
    board = look.board
    own = [claim for claim in board.claims[battle.node] if claim & SEAT == fight.seat]
    return max(look.dice(board.factions[battle.node], own))
