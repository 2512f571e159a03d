"""Conquestar in numbers: plans, the length of a game, the deal card by card, and a seat's view. Cells run from A1 to
E5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, marks, one_of
from hoshikan.games.conquestar.rules.actions import PLANS
from hoshikan.games.conquestar.rules.components import COMPONENTS
from hoshikan.games.conquestar.rules.field import CELLS, LINES
from hoshikan.games.conquestar.rules.phases import QUIET_CYCLES_TO_END
from hoshikan.games.conquestar.rules.setup import deal_cards
from hoshikan.games.conquestar.rules.view import ConquestarView

MOST_VALUE: Final = 9
PLAN_TEXTS: Final = tuple(plan.text for plan in PLANS)


def _taken(view: ConquestarView, seat: int) -> Numbers:
    return [float(owner == seat) for owner in view.owners]


def _values(view: ConquestarView, _: int) -> Numbers:
    return [(value or 0) / MOST_VALUE for value in view.stars]


def _coins(view: ConquestarView, _: int) -> Numbers:
    return [coins / MOST_VALUE for coins in view.star_coins]


TENSOR: Final = TensorLayout(
    1,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part("points", 1, "points / 75", lambda view, seat: [view.points[seat] / 75], each=True),
        Part("coins", 1, "coins in hand / 50", lambda view, seat: [view.coins[seat] / 50], each=True),
        Part(
            "hand",
            len(LINES),
            "destination cards in hand, A–E and 1–5",
            lambda view, seat: marks(view.hands[seat], LINES),
            each=True,
        ),
        Part(
            "table",
            len(LINES),
            "destination cards that lie open",
            lambda view, seat: marks(view.tables[seat], LINES),
            each=True,
        ),
        Part(
            "chosen",
            1,
            "1 if the seat has chosen in this round",
            lambda view, seat: [float(view.chosen[seat])],
            each=True,
        ),
        Part("taken", CELLS, "stars the seat has taken, A1–E5", _taken, each=True),
        Part(
            "last_plan",
            len(PLAN_TEXTS),
            "the choice revealed last, by its number",
            lambda view, seat: one_of(view.last_plans[seat], PLAN_TEXTS),
            each=True,
        ),
        Part("plan", len(PLAN_TEXTS), "the own choice of this round", lambda view, _: one_of(view.plan, PLAN_TEXTS)),
        Part("stars", CELLS, "values of the stars on the field / 9", _values),
        Part("star_coins", CELLS, "coins on the stars / 9", _coins),
        Part("quiet_cycles", 1, "quiet cycles on end", lambda view, _: [float(view.quiet_cycles)]),
        Part("cycle_busy", 1, "1 if this cycle is not quiet", lambda view, _: [float(view.cycle_busy)]),
        Part(
            "invaders_only",
            1,
            "1 if traders do not make an invasion dearer",
            lambda view, _: [float(view.options["cost_counts"] == "invaders")],
        ),
    ),
)


ROUNDS_IN_CYCLE: Final = 4
"""Of ten cards two go in each round, and three or fewer are laid down (CQ-5.1, CQ-5.3)."""


def bounds(players: int, _: Mapping[str, Any]) -> Bounds:
    """Every busy cycle takes a star or adds a coin to one that is not full yet (CQ-2.3); between two of them there is
    a single quiet one, and two end the game (CQ-6.2)."""
    busy = sum(card.value for card in COMPONENTS.shipped().star) + CELLS
    cycles = busy + (busy + 1) * (QUIET_CYCLES_TO_END - 1) + 1
    return Bounds(players * ROUNDS_IN_CYCLE * cycles, 0)


def deal(players: int, options: Mapping[str, Any]) -> Deal:
    """The star cards, cell by cell from A1 to E5 (CQ-1.1)."""
    cards = COMPONENTS.shipped().star

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        return deal_cards(players, [cards[number] for number in drawn["star"]], options)

    return Deal((Pool("star", [card.id for card in cards], CELLS),), set_up)


ENCODING: Final = Encoding(Enumerated(PLANS), Enumerated(()), TENSOR, bounds, deal)
