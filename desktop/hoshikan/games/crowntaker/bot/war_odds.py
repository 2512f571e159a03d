"""How a war is likely to end: exact chances of two armies, both using their skills while they last."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.phases import CHARGE, DIE, FEINT, GUARD, LEVY, PRESS

_POWERS: Final = 4
"""×, shield, star, and the star of a charge."""


class Army(NamedTuple):
    """What decides a lord's wars besides the number of troops."""

    faces: tuple[int, ...]
    """Powers of die 1 to 6 with its armament."""
    skill: int
    most: int
    """Troops a levy can restore it to."""


class WarOutcome(NamedTuple):
    """Chances of a war, and the mean number of troops each side has left (0 if it loses)."""

    first: float
    second: float
    draw: float
    first_left: float
    second_left: float


Spread = tuple[float, float, float, float]
"""Chances that a round costs nobody, the first, the second, both a troop."""
Key = tuple[int, int, int, int]
"""Troops of the first and second army, then the skill uses they have left."""


def army(box: ComponentBox, lord: int, arms: int) -> Army:
    """The army of `lord` with that many arms tokens."""
    return Army(box.power[lord][arms], box.skill[lord], box.troops[lord])


def war(one: Army, other: Army, troops: tuple[int, int], uses: tuple[int, int]) -> WarOutcome:
    """The outcome of `one` against `other`; `uses` of the skills are left."""
    return _outcomes(one, other, uses[0], uses[1])[(*troops, *uses)]


def war_from_roll(
    one: Army, other: Army, troops: tuple[int, int], declared: tuple[bool, bool], uses: tuple[int, int]
) -> WarOutcome:
    """The outcome when this round's skills are `declared`, and `uses` are left for the rounds after it."""
    known = _outcomes(one, other, uses[0], uses[1])
    return _mean(known, _losses(one, other, declared), troops, uses)


@lru_cache(maxsize=1024)
def _outcomes(one: Army, other: Army, most_one: int, most_other: int) -> dict[Key, WarOutcome]:
    """The outcomes from all numbers of troops and uses up to those given."""
    known: dict[Key, WarOutcome] = {}
    spreads = {skills: _losses(one, other, skills) for skills in product((False, True), repeat=2)}
    for uses in sorted(product(range(most_one + 1), range(most_other + 1)), key=sum):
        for troops in sorted(product(range(one.most + 1), range(other.most + 1)), key=sum):
            known[(*troops, *uses)] = _outcome(known, one, other, troops, uses, spreads)
    return known


def _outcome(
    known: dict[Key, WarOutcome],
    one: Army,
    other: Army,
    troops: tuple[int, int],
    uses: tuple[int, int],
    spreads: dict[tuple[bool, ...], Spread],
) -> WarOutcome:
    if not troops[0] or not troops[1]:
        won, lost = troops[0] > 0, troops[1] > 0
        return WarOutcome(float(won), float(lost), float(won == lost), float(troops[0]), float(troops[1]))
    use = (_would_use(one, troops[0], uses[0]), _would_use(other, troops[1], uses[1]))
    levied = (troops[0] + (use[0] and one.skill == LEVY), troops[1] + (use[1] and other.skill == LEVY))
    return _mean(known, spreads[use], levied, (uses[0] - use[0], uses[1] - use[1]))


def _mean(known: dict[Key, WarOutcome], spread: Spread, troops: tuple[int, int], left: tuple[int, int]) -> WarOutcome:
    """Over what a round may cost; `known` where nobody loses a troop only if skills have changed something."""
    neither, first, second, both = spread
    ways = [
        (first, (troops[0] - 1, troops[1], *left)),
        (second, (troops[0], troops[1] - 1, *left)),
        (both, (troops[0] - 1, troops[1] - 1, *left)),
    ]
    total = 1.0
    again = known.get((*troops, *left))
    if again is None:
        # Nothing has changed, and they roll again.
        total = 1.0 - neither
    else:
        ways.append((neither, (*troops, *left)))
    sums = [0.0] * len(WarOutcome._fields)
    for chance, key in ways:
        if chance:
            for place, value in enumerate(known[key]):
                sums[place] += chance / total * value
    return WarOutcome(*sums)


def _would_use(army_: Army, troops: int, uses: int) -> bool:
    return uses > 0 and not (army_.skill == LEVY and troops >= army_.most)


def _losses(one: Army, other: Army, skills: tuple[bool, ...]) -> Spread:
    """What a round with these skills in use costs (CT-3.2)."""
    chances = [0.0, 0.0, 0.0, 0.0]
    ours, theirs = _spread(one, skills[0]), _spread(other, skills[1])
    presses = (skills[0] and one.skill == PRESS, skills[1] and other.skill == PRESS)
    guards = (skills[0] and one.skill == GUARD, skills[1] and other.skill == GUARD)
    for mine, yours in product(range(_POWERS), repeat=2):
        tie = mine == yours and mine > 0
        loses = mine < yours or (tie and (presses[1] or not presses[0]))
        wins = yours < mine or (tie and (presses[0] or not presses[1]))
        chances[(loses and not guards[0]) + 2 * (wins and not guards[1])] += ours[mine] * theirs[yours]
    return chances[0], chances[1], chances[2], chances[3]


def _spread(fighter: Army, uses: bool) -> tuple[float, ...]:
    """The chance of each power."""
    counts = [0] * _POWERS
    charge = uses and fighter.skill == CHARGE
    if uses and fighter.skill == FEINT:
        for left, right in product(fighter.faces, repeat=2):
            counts[max(left, right)] += 1
        return tuple(count / DIE**2 for count in counts)
    for face in fighter.faces:
        counts[face + (charge and face > 0)] += 1
    return tuple(count / DIE for count in counts)
