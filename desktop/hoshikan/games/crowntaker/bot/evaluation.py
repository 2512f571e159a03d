"""What a position of CrownTaker is worth: the race for medals, then assets, lords and tokens."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from hoshikan.engine.action import Action
from hoshikan.games.crowntaker.bot.war_odds import WarOutcome, army, war, war_from_roll
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

DRAWN: Final = 0.06
"""How often a war ends with nobody standing."""
ASSETS_DECIDE: Final = 0.25
"""Log-odds that an asset more is worth when the assets will decide (CT-7.2)."""
RACE: Final = 0.8
"""How much of the race's log-odds an equal start into every later war leaves (this and what follows: fitted)."""
ASSET: Final = 0.015
"""Log-odds of one asset among many: it saves half a treasury token."""
RUIN: Final = 2.8
RUIN_RANGE: Final = 4.0
"""Log-odds lost at no assets, and how many assets make the fear of ruin fade by a factor of e."""
LORD: Final[tuple[float, ...]] = (0.05, 0.08, 0.3, 0.45, 0.45)
"""Log-odds of a lord that is not captive, by rank."""
TOKEN: Final = 0.35
"""Log-odds of a token that is not in the castle after the recovery, or of the Burgundy token."""
USES: Final = 2
"""Skill uses reckoned with, if the assets allow them; few, to keep the tables of wars small."""
PAID_USES: Final = 0.85
"""Share of the planned skill uses that a war lasts for."""
MARGIN: Final = 0.003
"""Nothing is quite sure before the end."""


class EvaluatedPosition(NamedTuple):
    """What counts between two sides; pairs run France, England."""

    medals: tuple[int, int, int]
    assets: tuple[float, float]
    captives: tuple[int, int]
    """Masks of the own lords the other side holds."""
    tokens: tuple[float, float]
    """Tokens that will be in hand at the next formation."""


def evaluated(state: CrownTakerState) -> EvaluatedPosition:
    """What of a position is evaluated; a war in progress is left out."""
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
    if ours <= 0:
        return 0.0
    if theirs <= 0:
        return 1.0
    france, draw, by_assets = race(*here.medals)
    if by_assets:
        france += by_assets * _logistic(ASSETS_DECIDE * (ours - theirs))
    chance = min(max(france + draw / 2, MARGIN), 1 - MARGIN)
    odds = RACE * log(chance / (1 - chance)) + ASSET * (ours - theirs)
    odds -= RUIN * (exp(-ours / RUIN_RANGE) - exp(-theirs / RUIN_RANGE))
    odds += _lords(here.captives[ENGLAND]) - _lords(here.captives[FRANCE])
    odds += TOKEN * (here.tokens[FRANCE] - here.tokens[ENGLAND])
    return _logistic(odds)


def seen_from(side: int, france: float) -> float:
    """A side's chance, from that of France."""
    return 1.0 - france if side == ENGLAND else france


def played(state: CrownTakerState, action: Action) -> CrownTakerState:
    """The position after an action; `state` stays as it is."""
    after = state.clone()
    after.narrating = False
    after.apply(action)
    return after


@lru_cache(maxsize=1024)
def race(france: int, england: int, burgundy: int) -> tuple[float, float, float]:
    """Chances of France's fifth medal first, of a draw by Burgundy, and that assets decide, from so many medals."""
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


def after_war(here: EvaluatedPosition, commanders: tuple[int, int], outcome: WarOutcome) -> float:
    """The worth of `here` when a war between `commanders` ends by these chances."""
    france, england, burgundy = here.medals
    ours, theirs = here.assets
    total = 0.0
    if outcome.first:
        left = outcome.first_left / outcome.first
        captives = (here.captives[FRANCE], here.captives[ENGLAND] | 1 << commanders[ENGLAND])
        won = here._replace(medals=(france + 1, england, burgundy), assets=(ours + left, theirs), captives=captives)
        total += outcome.first * worth(won)
    if outcome.second:
        left = outcome.second_left / outcome.second
        captives = (here.captives[FRANCE] | 1 << commanders[FRANCE], here.captives[ENGLAND])
        lost = here._replace(medals=(france, england + 1, burgundy), assets=(ours, theirs + left), captives=captives)
        total += outcome.second * worth(lost)
    if outcome.draw:
        total += outcome.draw * worth(here._replace(medals=(france, england, burgundy + 1)))
    return total


def evaluate_war(state: CrownTakerState) -> float:
    """The chance that France wins from a position before the end of the game."""
    if not stands(state):
        return worth(evaluated(state))
    return _plan(state)[0]


def stands(state: CrownTakerState) -> bool:
    """Whether two armies face each other."""
    return state.step < REQUEST and state.troops[FRANCE] > 0 and state.troops[ENGLAND] > 0


def war_outcome(state: CrownTakerState) -> WarOutcome:
    """The chances of the war between the armies that stand, both using their skills as far as it pays."""
    commanders = (state.commander[FRANCE], state.commander[ENGLAND])
    return _fight(state, commanders, _plan(state)[1])


def _plan(state: CrownTakerState) -> tuple[float, tuple[int, int]]:
    """The worth of the war under way, and how often the sides will still use their skills."""
    here = evaluated(state)
    commanders = (state.commander[FRANCE], state.commander[ENGLAND])
    uses = (uses_left(state, FRANCE, commanders[FRANCE]), uses_left(state, ENGLAND, commanders[ENGLAND]))
    best = _with_uses(state, here, commanders, uses)
    # Each side keeps its skill for itself if the assets are worth more.
    if uses[FRANCE]:
        kept = _with_uses(state, here, commanders, (0, uses[ENGLAND]))
        if kept > best:
            best, uses = kept, (0, uses[ENGLAND])
    if uses[ENGLAND]:
        kept = _with_uses(state, here, commanders, (uses[FRANCE], 0))
        if kept < best:
            best, uses = kept, (uses[FRANCE], 0)
    return best, uses


def _with_uses(
    state: CrownTakerState, here: EvaluatedPosition, commanders: tuple[int, int], uses: tuple[int, int]
) -> float:
    """The worth of a war in which the sides use their skills so often from now on, and pay for it."""
    ours, theirs = (
        here.assets[side] - uses[side] * state.box.cost[commanders[side]] * PAID_USES for side in (FRANCE, ENGLAND)
    )
    outcome = _fight(state, commanders, uses)
    return after_war(here._replace(assets=(max(ours, 0.5), max(theirs, 0.5))), commanders, outcome)


def _fight(state: CrownTakerState, commanders: tuple[int, int], uses: tuple[int, int]) -> WarOutcome:
    """The chances of the war under way, with the skills declared for this round."""
    box = state.box
    one, other = army(box, commanders[FRANCE], state.arms[FRANCE]), army(box, commanders[ENGLAND], state.arms[ENGLAND])
    troops = [state.troops[FRANCE], state.troops[ENGLAND]]
    if state.step != ROLL and not (state.step == SKILL and state.side != state.first):
        return war(one, other, (troops[FRANCE], troops[ENGLAND]), uses)
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
    return war_from_roll(
        one,
        other,
        (troops[FRANCE], troops[ENGLAND]),
        (declared[FRANCE], declared[ENGLAND]),
        (left[FRANCE], left[ENGLAND]),
    )


def uses_left(state: CrownTakerState, side: int, lord: int) -> int:
    """How often a side can still use the skill of its `lord`, as far as is reckoned with."""
    box = state.box
    cost = box.cost[lord]
    left = min(box.uses_per_war - state.uses[side], USES)
    return max(min(left, (state.assets[side] - 1) // cost) if cost else left, 0)


@lru_cache(maxsize=64)
def _lords(mask: int) -> float:
    return sum(LORD[lord] for lord in IN_MASK[mask & ALL_LORDS])


def _logistic(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))
