"""CrownTaker in numbers: actions, and how long a game can last. Nothing is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import RISK, Bounds, Encoding, trials
from hoshikan.games.crowntaker.rules.actions import (
    ACCEPT,
    COMMANDS,
    DECLINE,
    DEMANDS,
    EVENT_ROLLS,
    FREES,
    NEGOTIATE,
    NO_SKILL,
    OFFERS,
    PASS,
    SWAPS,
    USE_SKILL,
    WAR_ROLLS,
    releases,
    sales,
)
from hoshikan.games.crowntaker.rules.component_box import shipped_box
from hoshikan.games.crowntaker.rules.phases import CARDS, DIE, EVENT_PHASES, PHASES, RANKS
from hoshikan.games.crowntaker.rules.tensor import TENSOR

ROUND_OF_CARDS: Final = 14
"""Decisions of a round at most: two captives come on the table and two deals are proposed, both answered, a pass before
each of these four and two at last, then a card of each side (CT-5.1, CT-5.2)."""
_LORDS: Final = range(len(RANKS))


def _most_assets() -> int:
    """Return the most assets of both sides together: from the start, by tokens in the treasury and troops left in each
    phase, and by events (CT-0.5, CT-2.1, CT-3.4); ransoms and deals only change hands."""
    box = shipped_box()
    phase = 2 * box.most_treasury * box.per_token + max(box.troops)
    lines = box.event_lines.values()
    events = sum(max(line.assets + line.otherwise for line in lines if line.phase == phase) for phase in EVENT_PHASES)
    return 2 * box.assets + PHASES * phase + events


def bounds(_: int, __: Mapping[str, Any]) -> Bounds:
    """Only wars have no certain end: a round in which both sides roll nothing costs none. One in which a side rolls
    a power costs a troop, unless a guard spares it (CT-3.2)."""
    box = shipped_box()
    nothing = max(row.count(0) for rows in box.power for row in rows) / DIE
    troops, uses = max(box.troops), 2 * box.uses_per_war
    lost = 2 * troops - 1 + uses
    """Troops that both sides lose in a war, those levied included."""
    rounds = trials(PHASES * lost, 1 - nothing * nothing) + PHASES * uses
    events = len(EVENT_PHASES)
    decisions = PHASES * (4 + len(CARDS) * ROUND_OF_CARDS) + 2 * rounds + events
    return Bounds(decisions, rounds + events, RISK)


def _deployments() -> Enumerated:
    """Every formation of any lord with all tokens and Burgundy's (CT-2.1, CT-6.1)."""
    box = shipped_box()
    return Enumerated(action for lord in _LORDS for action in box.deployments(lord, box.tokens + 1))


ENCODING: Final = Encoding(
    Enumerated(
        (
            *(*COMMANDS, USE_SKILL, NO_SKILL, *NEGOTIATE, PASS, ACCEPT, DECLINE),
            *(*DEMANDS, *OFFERS, *FREES),
            *_deployments(),
            *(swap for row in SWAPS for swap in row),
            *(deal for lord in _LORDS for deal in releases(lord, _most_assets())),
            *(deal for lord in _LORDS for deal in sales(lord, _most_assets())),
        )
    ),
    Enumerated((*(roll for rolls in WAR_ROLLS for roll, _ in rolls), *(roll for roll, _ in EVENT_ROLLS))),
    TENSOR,
    bounds,
)
