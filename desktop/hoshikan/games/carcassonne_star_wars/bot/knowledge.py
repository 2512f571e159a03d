"""Knowledge of Carcassonne: Star Wars for a search: features of each side of a position – points, promises of features,
battles included, meeples at hand, tiles to come – and their weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.knowledge import FittedKnowledge, preferences
from hoshikan.games.carcassonne_star_wars.bot.evaluation import RETURN_WORTH, EvaluatedFeature, Evaluation
from hoshikan.games.carcassonne_star_wars.bot.evaluation_bag import BagEvaluation
from hoshikan.games.carcassonne_star_wars.bot.priors import best_claim, claim_worth, fighter_worth, place_worth
from hoshikan.games.carcassonne_star_wars.bot.tuned import TUNING
from hoshikan.games.carcassonne_star_wars.listing import LISTING
from hoshikan.games.carcassonne_star_wars.rules.actions import Claim, Fight, Place, StarWarsAction
from hoshikan.games.carcassonne_star_wars.rules.battle import is_contested
from hoshikan.games.carcassonne_star_wars.rules.board import SEAT
from hoshikan.games.carcassonne_star_wars.rules.grid import ASTEROID, KIND_NAMES, PLANET, ROUTE
from hoshikan.games.carcassonne_star_wars.rules.position import CLAIMING, PLACING, ROLLING
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

NAMES: Final[tuple[str, ...]] = (
    "lead",
    "points",
    "routes",
    "asteroids",
    "planets",
    "completions",
    "raids",
    "returns",
    "supply",
    "claim",
    "small",
    "large",
    "turns",
)
"""In the order of a row. All in points but "lead", which is the sum of those before "small" in units of what is still
uncertain, and the last three, which count."""
LEAD: Final = 0
POINTS: Final = 1
COMPLETIONS: Final = 5
RAIDS: Final = 6
RETURNS: Final = 7
SUPPLY: Final = 8
CLAIM: Final = 9
SMALL: Final = 10
LARGE: Final = 11
TURNS: Final = 12
COLUMN: Final = tuple([{ROUTE: 2, ASTEROID: 3, PLANET: 4}.get(kind, -1) for kind in range(len(KIND_NAMES))])
"""By kind of feature, where its points without completion stand."""
SPREAD_BASE: Final = 2.5
SPREAD_PER_TILE: Final = 0.13
"""Taste: roughly how many points decide a game, at its end and per tile left; the fit scales it."""


def rows(state: StarWarsState) -> list[list[float]]:
    """A row for each side."""
    look = Evaluation(state)
    start, supply = state.start, state.supply
    table = [[0.0] * len(NAMES) for _ in range(start.sides)]
    _add_features(look, table)
    turns = _turns(state)
    for seat, side in enumerate(start.side_of):
        row = table[side]
        share = 1.0 / len(start.members[side])
        row[SUPPLY] += look.supply(seat) * share
        row[SMALL] += supply.small[seat] * share
        row[LARGE] += supply.large[seat] * share
        row[TURNS] += turns[seat]
    if state.phase == CLAIMING:
        table[start.side_of[state.turn]][CLAIM] = best_claim(look)
    elif state.phase == ROLLING:
        _lean_to_the_rolled(state, table)
    spread = SPREAD_BASE + SPREAD_PER_TILE * state.bag.left
    for side, row in enumerate(table):
        row[POINTS] = float(state.scores[side])
        row[LEAD] = sum(row[POINTS:SMALL]) / spread
    return table


def _add_features(look: Evaluation, table: list[list[float]]) -> None:
    """Add the promises of held features."""
    state = look.state
    board, side_of = state.board, state.start.side_of
    bag = BagEvaluation(look)
    back = RETURN_WORTH * look.meeple_pace
    for root, claims in enumerate(board.claims):
        if not claims:
            continue
        kind = board.kinds[root]
        if len(claims) > 1 and is_contested(claims, side_of):
            for side, promised in enumerate(look.held(root)):
                table[side][COLUMN[kind]] += promised
            continue
        outlook = bag.outlook(root)
        side = side_of[claims[0] & SEAT]
        row = table[side]
        row[COLUMN[kind]] += outlook.points
        row[COMPLETIONS] += outlook.bonus
        row[RETURNS] += outlook.chance * back * len(claims)
        if kind == PLANET and board.open[root]:
            _add_raid(look, look.existing(root), outlook.points, side, table)


def _add_raid(look: Evaluation, planet: EvaluatedFeature, points: float, holder: int, table: list[list[float]]) -> None:
    """Add the part that rivals may take of it."""
    loss, raider = look.raid(planet, holder, points)
    if raider >= 0:
        table[holder][RAIDS] -= loss
        table[raider][RAIDS] += look.raided(loss)


def _turns(state: StarWarsState) -> list[int]:
    """By seat, the tiles it will still lay if all are drawn."""
    players = state.players
    left = state.bag.left + (state.phase == PLACING)
    following = state.turn + (state.phase > PLACING)
    return [(left + players - 1 - (seat - following) % players) // players for seat in range(players)]


def _lean_to_the_rolled(state: StarWarsState, table: list[list[float]]) -> None:
    """Half a point (taste) to who has rolled high in the battle under way."""
    assert state.battle is not None
    for seat, value in zip(state.battle.fighters, state.battle.values, strict=False):
        table[state.start.side_of[seat]][CLAIM] += ((value >> 2) - 4) * 0.5


PRIOR_HEAT: Final = 1.5
"""Sharpness of the priors' preference for better-looking actions, in 1/points."""
PRIOR_FLOOR: Final = 0.01
"""Share of even the worst-looking action."""


class StarWarsKnowledge(FittedKnowledge[StarWarsState, StarWarsAction]):
    """Points on the track, what features promise, and what meeples in supply are worth."""

    feature_names: tuple[str, ...] = NAMES
    exploration = 0.2
    """Single moves of a long game change its result by little."""

    def features(self, state: StarWarsState) -> list[list[float]]:
        return rows(state)

    def progress(self, state: StarWarsState) -> float:
        # The start tile is no turn.
        return 1.0 - state.bag.left / (state.start.box.total - 1)

    def sides(self, state: StarWarsState) -> Sequence[int]:
        return state.start.side_of

    def priors(self, state: StarWarsState, actions: Sequence[StarWarsAction]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: StarWarsState, actions: Sequence[StarWarsAction]) -> list[float]:
        """Return the change of the promises to all sides by each action, with the best claim after it."""
        first = actions[0]
        look = Evaluation(state)
        if isinstance(first, Place):
            return [place_worth(look, action) for action in actions if isinstance(action, Place)]
        if isinstance(first, Claim):
            return [claim_worth(look, action) for action in actions if isinstance(action, Claim)]
        return [fighter_worth(look, action) for action in actions if isinstance(action, Fight)]


KNOWLEDGE = StarWarsKnowledge(TUNING.valuations(NAMES, LISTING.players[-1]))
