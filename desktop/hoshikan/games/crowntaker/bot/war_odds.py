"""Outcomes of wars: exact chances of two armies, both using their skills while they last."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.phases import CHARGE, DIE, FEINT, GUARD, LEVY, PRESS

_POWERS: Final = 4
"""×, shield, star, and the star of a charge."""
_PAIRS: Final = 2048
"""Pairs of armies whose wars are remembered: more than the lords of one box can be armed to."""


USES: Final = 2
"""Assumed skill uses, if the assets allow them: all of a war (CT-0.2), no more in a box with other numbers."""
_ACROSS: Final = USES + 1
_PLANES: Final = _ACROSS * _ACROSS


class Army(NamedTuple):
    """The factors of a lord's wars besides the number of troops."""

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


Outcome = tuple[float, float, float, float, float]
"""A `WarOutcome` without its names, of which thousands are computed."""
Spread = tuple[float, float, float, float]
"""Chances that a round costs no side, the first, the second, both a troop."""


@lru_cache(maxsize=512)
def army(box: ComponentBox, lord: int, arms: int) -> Army:
    """The army of `lord` with that many arms tokens."""
    return Army(box.power[lord][arms], box.skill[lord], box.troops[lord])


class Wars:
    """All wars of two armies, whatever troops they have, with up to `USES` uses of each skill left."""

    def __init__(self, one: Army, other: Army) -> None:
        self._one = one
        self._other = other
        self._row = (other.most + 1) * _PLANES
        self._spreads = [_losses(one, other, (number & 1 == 1, number & 2 == 2)) for number in range(4)]
        """By who uses its skill: 1 for the first, plus 2 for the second."""
        nobody_stands: Outcome = (0.0, 0.0, 1.0, 0.0, 0.0)
        self._known: list[Outcome] = [nobody_stands] * ((one.most + 1) * self._row)
        self._computed = [False] * _PLANES
        """By uses left, whether the outcomes are known: seldom are all asked for."""

    def outcome(self, troops: tuple[int, int], uses: tuple[int, int]) -> Outcome:
        """Return the outcome with these troops, and these uses of the skills left."""
        plane = uses[0] * _ACROSS + uses[1]
        if not self._computed[plane]:
            self._compute(uses[0], uses[1])
        return self._known[troops[0] * self._row + troops[1] * _PLANES + plane]

    def from_roll(self, troops: tuple[int, int], declared: tuple[bool, bool], uses: tuple[int, int]) -> Outcome:
        """When this round's skills are `declared`, and `uses` are left for the rounds after it."""
        again = self.outcome(troops, uses)
        place = troops[0] * self._row + troops[1] * _PLANES + uses[0] * _ACROSS + uses[1]
        return self._round(self._spreads[declared[0] + 2 * declared[1]], place, again)

    def _compute(self, ours: int, theirs: int) -> None:
        """Compute all outcomes with these uses left, after those that a round can lead to."""
        plane = ours * _ACROSS + theirs
        self._computed[plane] = True
        one, other = self._one, self._other
        levies, levied = one.skill == LEVY, other.skill == LEVY
        for use in range(ours > 0 and not levies, (ours > 0) + 1):
            for answer in range(theirs > 0 and not levied, (theirs > 0) + 1):
                if not self._computed[plane - use * _ACROSS - answer]:
                    self._compute(ours - use, theirs - answer)
        for first in range(one.most + 1):
            for second in range(other.most + 1):
                here = first * self._row + second * _PLANES + plane
                self._known[here] = self._outcome(here, (first, second), (ours, theirs))

    def _outcome(self, here: int, troops: tuple[int, int], uses: tuple[int, int]) -> Outcome:
        """From those outcomes that a round can lead to: of fewer troops or uses."""
        one, other = self._one, self._other
        if not troops[0] or not troops[1]:
            won, lost = troops[0] > 0, troops[1] > 0
            return float(won), float(lost), float(won == lost), float(troops[0]), float(troops[1])
        levies, levied = one.skill == LEVY, other.skill == LEVY
        use = uses[0] > 0 and not (levies and troops[0] >= one.most)
        answer = uses[1] > 0 and not (levied and troops[1] >= other.most)
        spread = self._spreads[use + 2 * answer]
        if not use and not answer:
            return self._round(spread, here, None)
        there = here - use * _ACROSS - answer + (use and levies) * self._row + (answer and levied) * _PLANES
        return self._round(spread, there, self._known[there])

    def _round(self, spread: Spread, place: int, again: Outcome | None) -> Outcome:
        """Average over the costs of a round; `again` if it costs no troop, None if they roll as before then."""
        known = self._known
        neither, one, two, three = spread
        first, second = known[place - self._row], known[place - _PLANES]
        both = known[place - self._row - _PLANES]
        if again is None:
            scale = 1.0 / (1.0 - neither)
            one, two, three = one * scale, two * scale, three * scale
            return (
                one * first[0] + two * second[0] + three * both[0],
                one * first[1] + two * second[1] + three * both[1],
                one * first[2] + two * second[2] + three * both[2],
                one * first[3] + two * second[3] + three * both[3],
                one * first[4] + two * second[4] + three * both[4],
            )
        return (
            neither * again[0] + one * first[0] + two * second[0] + three * both[0],
            neither * again[1] + one * first[1] + two * second[1] + three * both[1],
            neither * again[2] + one * first[2] + two * second[2] + three * both[2],
            neither * again[3] + one * first[3] + two * second[3] + three * both[3],
            neither * again[4] + one * first[4] + two * second[4] + three * both[4],
        )


@lru_cache(maxsize=_PAIRS)
def wars(one: Army, other: Army) -> Wars:
    """The wars of `one` against `other`."""
    return Wars(one, other)


def war(one: Army, other: Army, troops: tuple[int, int], uses: tuple[int, int]) -> WarOutcome:
    """The outcome of `one` against `other`; `uses` of the skills are left."""
    return WarOutcome(*wars(one, other).outcome(troops, uses))


def _losses(one: Army, other: Army, skills: tuple[bool, bool]) -> Spread:
    """Return the costs of a round with these skills in use (CT-3.2)."""
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


@lru_cache(maxsize=512)
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
