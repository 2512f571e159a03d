"""Beliefs about hidden things: objectives that fit the others' constellations, and rows that look good.

By the rules every objective and every row is equally possible (HW-3.4). That belief takes the others for weaker than
they are, since it has them collect for objectives that they do not have, and set cards where these win nothing. So
opponents are modelled as greedy players.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from hoshikan.engine.chance import drawn
from hoshikan.engine.knowledge import Determinizer, preferences
from hoshikan.engine.secrets import Likings
from hoshikan.engine.state import State
from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import BidOdds
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Evaluation, average_points, potential
from hoshikan.games.hoshi_wo_wataru.bot.priors import PRIOR_FLOOR, PRIOR_HEAT, filled, ranked, worths_of
from hoshikan.games.hoshi_wo_wataru.bot.tuned import tuned
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, DUMMY, UNIT, cards
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES as CARDS
from hoshikan.games.hoshi_wo_wataru.rules.position import CHOOSING, EMPTY, OVER, RESOLVING
from hoshikan.games.hoshi_wo_wataru.rules.setup import DEALT, SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

SHOWN: Final = tuned("objective-shown")
"""Weight of each point that an objective would bring by now: e times likelier for each 1/SHOWN."""
WHIM: Final = 0.1
"""Taste: share of cases in which an objective is kept that is better than none, beside a better one."""


class LikelyDeals(Determinizer):
    """Determinizations with the objectives and rows that the others probably have.

    `likings` are those of the seats for objectives; a seat without is believed to keep the one that is better at sight.
    """

    def __init__(self, root: State, seat: int, likings: Likings = ()) -> None:
        super().__init__(root, seat)
        self._likings = likings

    def draw(self, rng: Random) -> State:
        guess = self.root.determinize(self.seat, rng)
        assert isinstance(guess, HoshiState)
        _believe(guess, self.seat, rng, self._likings)
        return guess


def _believe(state: HoshiState, seat: int, rng: Random, likings: Likings) -> None:
    """Replace in place what a determinization for `seat` has drawn by something likelier."""
    if state.phase in (CHOOSING, OVER):
        return
    _believe_objectives(state, seat, rng, likings)
    if state.phase == RESOLVING:
        for other in range(state.players):
            if other != seat:
                _believe_row(state, other, rng)


def _believe_objectives(state: HoshiState, seat: int, rng: Random, likings: Likings) -> None:
    """Everybody has kept the better of two, so one is the likelier the more of the others it is better than."""
    goals = state.start.box.goals
    left = [index for index in range(len(CARDS)) if index not in state.pair(seat)]
    averages = [average_points(goal, state) for goal in goals]
    better = [
        WHIM + sum([_beats(average, averages[other]) for other in left if other != index])
        for index, average in enumerate(averages)
    ]
    others = [other for other in range(state.players) if other != seat]
    rng.shuffle(others)
    chosen, dealt = list(state.chosen), list(state.dealt)
    for other in others:
        won, liking = state.won[other], likings[other] if likings else {}
        kept = [liking[name] for name in CARDS] if liking else better
        weights = [kept[index] * exp(SHOWN * potential(goals[index], won)) for index in left]
        chosen[other] = left.pop(drawn(weights, rng))
    rng.shuffle(left)
    for other, put_back in zip(others, left):  # noqa: B905  # more are left than were put back
        dealt[DEALT * other : DEALT * (other + 1)] = [chosen[other], put_back]
    state.chosen, state.dealt = tuple(chosen), tuple(dealt)


def _beats(one: float, other: float) -> float:
    """Return how often the first of two objectives with these promises is kept."""
    return 1.0 if one > other else 0.5 if one == other else 0.0


def _believe_row(state: HoshiState, seat: int, rng: Random) -> None:
    """Set the face-down cards anew, one slot after another, as `seat` would greedily."""
    places = [slot for slot in range(SLOTS) if state.rows[SLOTS * seat + slot] != EMPTY]
    if not places:
        return
    hidden = state.hidden(seat)
    hand = hidden - state.kept[seat]
    first, last = places[0], places[-1] + 1
    worths = worths_of(state, Evaluation(state, seat), BidOdds(state, seat), hand, places)
    best_first = ranked(worths, first)
    for slot in places:
        dummies = hand & DUMMIES
        kinds = sorted(set(cards(hand)))
        if dummies >= last - slot:
            kinds = [DUMMY]
        here = worths[slot - first]
        looks = [here[card] + filled(best_first, hand - UNIT[card], slot + 1, last) for card in kinds]
        card = kinds[drawn(preferences(looks, PRIOR_HEAT, PRIOR_FLOOR), rng)]
        state.rows[SLOTS * seat + slot] = card
        hand -= UNIT[card]
        hidden -= UNIT[card]
    state.hands[seat] = hidden
