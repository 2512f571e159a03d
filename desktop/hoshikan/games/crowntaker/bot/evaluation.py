"""Value of a position of CrownTaker: the race for medals, then assets, lords and tokens."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from hoshikan.games.crowntaker.bot.tuned import (
    ASSET,
    ASSETS_DECIDE,
    DRAWN,
    LORD,
    PAID_USES,
    RACE,
    RUIN,
    RUIN_RANGE,
    TOKEN,
)
from hoshikan.games.crowntaker.bot.war_odds import USES, Outcome, WarOutcome, army, wars
from hoshikan.games.crowntaker.rules.phases import (
    ALL_LORDS,
    BURGUNDY_MEDALS_TO_DRAW,
    ENGLAND,
    FRANCE,
    IN_MASK,
    LEVY,
    MEDALS_TO_WIN,
    PHASES,
    REQUEST,
    ROLL,
    SKILL,
)
from hoshikan.games.crowntaker.rules.state import CrownTakerState

MARGIN: Final = 0.003
"""Taste: nothing is quite sure before the end."""


class EvaluatedPosition(NamedTuple):
    """The evaluated quantities of two sides; pairs run France, England."""

    medals: tuple[int, int, int]
    assets: tuple[float, float]
    captives: tuple[int, int]
    """Masks of the own lords the other side holds."""
    tokens: tuple[float, float]
    """Tokens that will be in hand at the next formation."""


def evaluated(state: CrownTakerState) -> EvaluatedPosition:
    """Return the evaluated part of a position; a war in progress is left out."""
    france, england, burgundy = state.medals
    late = state.step >= REQUEST
    tokens = [
        state.box.tokens + (state.burgundy == side) - (state.castle[side] if late else 0) for side in (FRANCE, ENGLAND)
    ]
    return EvaluatedPosition(
        (france, england, burgundy),
        (state.assets[FRANCE], state.assets[ENGLAND]),
        (state.captives[FRANCE], state.captives[ENGLAND]),
        (tokens[FRANCE], tokens[ENGLAND]),
    )


def worth(here: EvaluatedPosition) -> float:
    """The chance that France wins, a draw counting half."""
    ours, theirs = here.assets
    return _chance(race(*here.medals), ours, theirs, _reserves(here.captives, here.tokens))


def _reserves(captives: tuple[int, int], tokens: tuple[float, float]) -> float:
    """France's log-odds for lords and tokens."""
    return _lords(captives[ENGLAND]) - _lords(captives[FRANCE]) + TOKEN * (tokens[FRANCE] - tokens[ENGLAND])


def _chance(medals: tuple[float, float, float], ours: float, theirs: float, reserves: float) -> float:
    """France's chance from the `race`, the assets and the log-odds of what else counts."""
    if ours <= 0:
        return 0.0
    if theirs <= 0:
        return 1.0
    france, draw, by_assets = medals
    chance = france + draw / 2
    if by_assets:
        chance += by_assets / (1.0 + exp(ASSETS_DECIDE * (theirs - ours)))
    chance = MARGIN if chance < MARGIN else 1 - MARGIN if chance > 1 - MARGIN else chance
    odds = RACE * log(chance / (1 - chance)) + ASSET * (ours - theirs) + reserves
    odds -= RUIN * (exp(-ours / RUIN_RANGE) - exp(-theirs / RUIN_RANGE))
    return 1.0 / (1.0 + exp(-odds))


def seen_from(side: int, france: float) -> float:
    """A side's chance, from that of France."""
    return 1.0 - france if side == ENGLAND else france


@lru_cache(maxsize=1024)
def race(france: int, england: int, burgundy: int) -> tuple[float, float, float]:
    """Return the chances of France's fifth medal first, of a draw by Burgundy, and of a decision by assets, from these
    medals."""
    if france >= MEDALS_TO_WIN:
        return 1.0, 0.0, 0.0
    if england >= MEDALS_TO_WIN:
        return 0.0, 0.0, 0.0
    if burgundy >= BURGUNDY_MEDALS_TO_DRAW:
        return 0.0, 1.0, 0.0
    if france + england + burgundy >= PHASES:
        return 0.0, 0.0, 1.0
    win, lose = race(france + 1, england, burgundy), race(france, england + 1, burgundy)
    drawn, share = race(france, england, burgundy + 1), (1 - DRAWN) / 2
    first, second, third = (
        share * (one + two) + DRAWN * three for one, two, three in zip(win, lose, drawn, strict=True)
    )
    return first, second, third


class WarStakes:
    """Values of the ends of a war between two commanders."""

    def __init__(self, here: EvaluatedPosition, commanders: tuple[int, int]) -> None:
        france, england, burgundy = here.medals
        ours, theirs = here.captives
        self._won = race(france + 1, england, burgundy)
        self._lost = race(france, england + 1, burgundy)
        self._drawn = race(france, england, burgundy + 1)
        self._won_reserves = _reserves((ours, theirs | 1 << commanders[ENGLAND]), here.tokens)
        self._lost_reserves = _reserves((ours | 1 << commanders[FRANCE], theirs), here.tokens)
        self._drawn_reserves = _reserves(here.captives, here.tokens)

    def worth(self, outcome: Outcome, ours: float, theirs: float) -> float:
        """France's chance of winning the game if it comes so and these are the assets before the troops are paid."""
        first, second, draw, first_left, second_left = outcome
        total = 0.0
        if first:
            total += first * _chance(self._won, ours + first_left / first, theirs, self._won_reserves)
        if second:
            total += second * _chance(self._lost, ours, theirs + second_left / second, self._lost_reserves)
        if draw:
            total += draw * _chance(self._drawn, ours, theirs, self._drawn_reserves)
        return total

    def line(self, ours: float, theirs: float) -> Outcome:
        """Return the approximate value of each number of an outcome at these assets: the sum of the products is
        `worth`.

        Straight between one and three troops left, so that many armies can be compared at little cost.
        """
        won = _chance(self._won, ours + 1.0, theirs, self._won_reserves)
        by_troop = (_chance(self._won, ours + 3.0, theirs, self._won_reserves) - won) / 2
        lost = _chance(self._lost, ours, theirs + 1.0, self._lost_reserves)
        by_theirs = (_chance(self._lost, ours, theirs + 3.0, self._lost_reserves) - lost) / 2
        drawn = _chance(self._drawn, ours, theirs, self._drawn_reserves)
        return won - by_troop, lost - by_theirs, drawn, by_troop, by_theirs


def evaluate_war(state: CrownTakerState) -> float:
    """The chance that France wins from a position before the end of the game."""
    if not stands(state):
        return worth(evaluated(state))
    return war_plan(state)[0]


def stands(state: CrownTakerState) -> bool:
    """True if two armies face each other."""
    return state.step < REQUEST and state.troops[FRANCE] > 0 and state.troops[ENGLAND] > 0


def war_outcome(state: CrownTakerState) -> WarOutcome:
    """Return the chances of the war between the present armies, both using their skills where that pays."""
    commanders = (state.commander[FRANCE], state.commander[ENGLAND])
    return WarOutcome(*_fight(state, commanders, war_plan(state)[1]))


def war_plan(state: CrownTakerState) -> tuple[float, tuple[int, int]]:
    """The worth of the war under way, and how often the sides will still use their skills."""
    commanders = (state.commander[FRANCE], state.commander[ENGLAND])
    stakes = WarStakes(evaluated(state), commanders)
    uses = (uses_left(state, FRANCE, commanders[FRANCE]), uses_left(state, ENGLAND, commanders[ENGLAND]))
    best = _with_uses(state, stakes, commanders, uses)
    # Each side keeps its skill for itself if the assets are worth more.
    if uses[FRANCE]:
        kept = _with_uses(state, stakes, commanders, (0, uses[ENGLAND]))
        if kept > best:
            best, uses = kept, (0, uses[ENGLAND])
    if uses[ENGLAND]:
        kept = _with_uses(state, stakes, commanders, (uses[FRANCE], 0))
        if kept < best:
            best, uses = kept, (uses[FRANCE], 0)
    return best, uses


def _with_uses(state: CrownTakerState, stakes: WarStakes, commanders: tuple[int, int], uses: tuple[int, int]) -> float:
    """The worth of a war in which the sides use their skills so often from now on, and pay for it."""
    cost = state.box.cost
    ours = state.assets[FRANCE] - uses[FRANCE] * cost[commanders[FRANCE]] * PAID_USES
    theirs = state.assets[ENGLAND] - uses[ENGLAND] * cost[commanders[ENGLAND]] * PAID_USES
    return stakes.worth(_fight(state, commanders, uses), max(ours, 0.5), max(theirs, 0.5))


def _fight(state: CrownTakerState, commanders: tuple[int, int], uses: tuple[int, int]) -> Outcome:
    """The chances of the war under way, with the skills declared for this round."""
    box = state.box
    known = wars(army(box, commanders[FRANCE], state.arms[FRANCE]), army(box, commanders[ENGLAND], state.arms[ENGLAND]))
    if state.step != ROLL and not (state.step == SKILL and state.side != state.first):
        return known.outcome((state.troops[FRANCE], state.troops[ENGLAND]), uses)
    troops = [state.troops[FRANCE], state.troops[ENGLAND]]
    declared = [state.declared[FRANCE] == 1, state.declared[ENGLAND] == 1]
    left = list(uses)
    if state.step == SKILL:
        # The second side still has to say; it would.
        side = state.side
        levies = box.skill[commanders[side]] == LEVY
        if left[side] and not (levies and troops[side] >= box.troops[commanders[side]]):
            left[side] -= 1
            declared[side] = True
            troops[side] += levies
    return known.from_roll(
        (troops[FRANCE], troops[ENGLAND]), (declared[FRANCE], declared[ENGLAND]), (left[FRANCE], left[ENGLAND])
    )


def uses_left(state: CrownTakerState, side: int, lord: int) -> int:
    """Return the assumed number of a side's uses of the skill of its `lord`."""
    box = state.box
    cost = box.cost[lord]
    left = min(box.uses_per_war - state.uses[side], USES)
    return max(min(left, (state.assets[side] - 1) // cost) if cost else left, 0)


@lru_cache(maxsize=64)
def _lords(mask: int) -> float:
    return sum(LORD[lord] for lord in IN_MASK[mask & ALL_LORDS])
