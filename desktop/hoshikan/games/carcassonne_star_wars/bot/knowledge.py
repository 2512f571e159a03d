"""What a search knows about Carcassonne: Star Wars: what features promise, battles included, and meeples at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Knowledge, preferences, shared_by_points, shared_by_winners
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.carcassonne_star_wars.bot.evaluation import GEAR_WORTH, Feature, Prospect, imagined
from hoshikan.games.carcassonne_star_wars.bot.evaluation_bag import Outlook
from hoshikan.games.carcassonne_star_wars.rules.actions import Claim, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR_SHIFT, LARGE
from hoshikan.games.carcassonne_star_wars.rules.claiming import holds_planet, node_of
from hoshikan.games.carcassonne_star_wars.rules.phases import CLAIMING, ROLLING
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

SPREAD_BASE: Final = 2.5
SPREAD_PER_TILE: Final = 0.13
"""How many points decide a game, at its end and per tile left."""
PRIOR_HEAT: Final = 1.5
"""How sharply the priors prefer the better-looking action, in 1/points."""
PRIOR_FLOOR: Final = 0.01
"""What even the worst-looking action keeps."""
TILE_POINTS: Final = 1.1
"""Points every tile left brings its player besides what already lies (measured)."""


class StarWarsKnowledge(Knowledge):
    """Points on the track, what features promise, and what meeples in supply are worth."""

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, StarWarsState)
        sides = self._sides(state)
        return [sides[side] for side in state.start.side_of]

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, StarWarsState)
        if state.to_move == TERMINAL:
            return shared_by_winners(state)
        expected = self._sides(state)
        spread = SPREAD_BASE + SPREAD_PER_TILE * state.bag.left
        shares, members = shared_by_points(expected, spread), state.start.members
        return [shares[side] / len(members[side]) for side in state.start.side_of]

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What an action changes in the promises to all sides, the best claim to follow included."""
        assert isinstance(state, StarWarsState)
        first = actions[0]
        look = Prospect(state)
        if isinstance(first, Place):
            return [place_worth(look, action) for action in actions if isinstance(action, Place)]
        if isinstance(first, Claim):
            return [claim_worth(look, action) for action in actions if isinstance(action, Claim)]
        return [_fighter_worth(look, action) for action in actions if isinstance(action, Fight)]

    def _sides(self, state: StarWarsState) -> list[float]:
        """Expected points per side."""
        points = [float(score) for score in state.scores]
        if state.to_move == TERMINAL:
            return points
        look = Prospect(state)
        outlook = Outlook(look)
        for root, claims in enumerate(state.board.claims):
            if claims:
                for side, promised in enumerate(outlook.promised(root)):
                    points[side] += promised
        for seat, side in enumerate(state.start.side_of):
            points[side] += look.supply(seat) + TILE_POINTS * state.bag.left / state.players
        if state.phase == CLAIMING:
            points[state.start.side_of[state.turn]] += best_claim(look)
        elif state.phase == ROLLING:
            _lean_to_the_rolled(state, points)
        return points


def balance(look: Prospect, change: Sequence[float]) -> float:
    """A change of promises as the side to move sees it: its own less the others' average."""
    own = change[look.side_of[look.state.turn]]
    return own - (sum(change) - own) / (look.sides - 1)


def place_worth(look: Prospect, place: Place) -> float:
    """What a placement changes, and the best claim it opens."""
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
        root = board.planets[cell]
        planet = look.existing(root)
        planet.open -= 1
        planet.tiles += 1
        if planet.claims:
            before = look.held(root)
            for side, promised in enumerate(look.holding(planet)):
                change[side] += promised - before[side]
        if not holds_planet(board, cell, look.side_of[state.turn], look.side_of):
            best = max(best, own_claim_worth(look, planet))
    return balance(look, change) + best


def best_claim(look: Prospect) -> float:
    """What the claim to be made with the tile just laid brings at most."""
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


def own_claim_worth(look: Prospect, feature: Feature) -> float:
    """What the seat's cheapest meeple would gain on a feature, at most; 0 if it has none."""
    state = look.state
    seat = state.turn
    sizes = [large for large in (0, 1) if (state.supply.large[seat] if large else state.supply.small[seat])]
    return max((meeple_worth(look, feature, large, 0) for large in sizes), default=0.0)


def meeple_worth(look: Prospect, feature: Feature, large: int, gear: int) -> float:
    """What a meeple of the seat to move gains on a feature, battle included, less what it costs to part with it."""
    seat = look.state.turn
    joined = Feature(feature.kind, feature.tiles, feature.open, feature.symbols, feature.factions)
    joined.claims = (*feature.claims, gear << GEAR_SHIFT | large * LARGE | seat)
    after = look.holding(joined)
    if feature.claims:
        before = look.holding(feature)
        after = [now - then for now, then in zip(after, before, strict=True)]
    # A claim completed at once costs nothing: its meeple is back before the next turn.
    cost = look.meeple_cost(seat, large) + gear.bit_count() * GEAR_WORTH * look.pace if feature.open else 0.0
    return balance(look, after) - cost


def claim_worth(look: Prospect, claim: Claim) -> float:
    """What a claim gains; skipping gains nothing."""
    if claim.spot < 0:
        return 0.0
    return meeple_worth(look, claimed_feature(look, claim), claim.large, claim.gear)


def claimed_feature(look: Prospect, claim: Claim) -> Feature:
    """The feature a claim names, as it lies."""
    return look.existing(look.board.root(node_of(look.board, claim)))


def _fighter_worth(look: Prospect, fight: Fight) -> float:
    """The dice a member would fight with."""
    battle = look.state.battle
    assert battle is not None
    board = look.board
    own = [claim for claim in board.claims[battle.node] if claim & 7 == fight.seat]
    return max(look.dice(board.factions[battle.node], own))


def _lean_to_the_rolled(state: StarWarsState, points: list[float]) -> None:
    """Half a point to who has rolled high in the battle under way."""
    assert state.battle is not None
    for seat, value in zip(state.battle.fighters, state.battle.values, strict=False):
        points[state.start.side_of[seat]] += ((value >> 2) - 4) * 0.5


KNOWLEDGE = StarWarsKnowledge()
