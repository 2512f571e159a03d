"""Sides, lords and the steps of a phase, as the small numbers that states keep."""

from __future__ import annotations

from typing import Final

FRANCE: Final = 0
ENGLAND: Final = 1
BURGUNDY: Final = 2
"""Owner of the medal of a drawn war (CT-3.4)."""
NOBODY: Final = -1

SIDES: Final = ("france", "england", "burgundy")
RANKS: Final = ("baron", "count", "duke", "prince", "king")
"""Lords by number, weakest first; the same on both sides (CT-0.2)."""
ALL_LORDS: Final = (1 << len(RANKS)) - 1
SKILLS: Final = ("levy", "feint", "press", "charge", "guard")
LEVY: Final = 0
FEINT: Final = 1
PRESS: Final = 2
CHARGE: Final = 3
GUARD: Final = 4

CARDS: Final = ("A", "2", "3", "4", "5", "6")
"""Negotiation cards by number; a card counts its number plus 1 (CT-5.3)."""
ALL_CARDS: Final = (1 << len(CARDS)) - 1
DIE: Final = 6

PHASES: Final = 9
EVENT_PHASES: Final = (3, 6)
MEDALS_TO_WIN: Final = 5
BURGUNDY_MEDALS_TO_DRAW: Final = 3
MEDAL_OWNERS: Final = 3

STEPS: Final = ("lord", "deploy", "skill", "roll", "request", "answer", "cards", "event", "free", "over")
"""Steps of the game, by number."""
LORD: Final = 0
DEPLOY: Final = 1
SKILL: Final = 2
ROLL: Final = 3
REQUEST: Final = 4
ANSWER: Final = 5
CARD: Final = 6
EVENT: Final = 7
FREE: Final = 8
OVER: Final = 9

LEDGER: Final = ("start", "treasury", "troops", "skills", "cards", "ransom", "deals", "events")
"""Sources and uses of assets, by number; assets from the start have number 0."""
BY_TREASURY: Final = 1
BY_TROOPS: Final = 2
BY_SKILLS: Final = 3
BY_CARDS: Final = 4
BY_RANSOM: Final = 5
BY_DEALS: Final = 6
BY_EVENTS: Final = 7


def of_war(step: int) -> bool:
    """Return True for the steps of a phase's war, False for those of its peace (CT-1.1)."""
    return step <= ROLL


def survives(assets: int, paid: int) -> bool:
    """True if a side goes on after paying: a skill needs that (CT-3.1), a ransom may ruin (CT-7.2)."""
    return assets > paid


IN_MASK: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number in range(len(CARDS)) if mask >> number & 1) for mask in range(ALL_CARDS + 1)
)
"""The numbers (of lords or cards) a bit mask holds, in order."""
