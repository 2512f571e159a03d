"""A seat's view of Conquestar as numbers. Cells run from A1 to E5."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tensor import Numbers, Part, TensorLayout, marks, one_of
from hoshikan.games.conquestar.rules.actions import PLANS
from hoshikan.games.conquestar.rules.field import CELLS, LINES
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
