"""星を渡る in numbers: actions, the length of a game, the deal piece by piece, and a seat's view. Cards are counted by
number from 0, the dummy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, counts, marks, one_of
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    CHOOSE_ACTIONS,
    HIGHEST,
    KEEP_ACTIONS,
    POOL_ACTIONS,
    REVEAL_ACTIONS,
    SET_ACTIONS,
    SHIFT_ACTIONS,
)
from hoshikan.games.hoshi_wo_wataru.rules.components import CONSTELLATIONS, OBJECTIVES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.position import PHASES
from hoshikan.games.hoshi_wo_wataru.rules.setup import DEALT, SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView

_CARDS: Final = range(HIGHEST + 1)
_STARS: Final = range(1, CONSTELLATIONS + 1)
_YEARS: Final = range(1, YEARS + 1)
_FACE_DOWN: Final = -1
_ROW: Final = (_FACE_DOWN, *_CARDS)


def _deck(view: HoshiView, _: int) -> Numbers:
    out = view.taken.union(*view.slots)
    return [float(number not in out) for number in _STARS]


def _slots(view: HoshiView, _: int) -> Numbers:
    return [mark for slot in view.slots for mark in marks(slot, _STARS)]


def _row(view: HoshiView, seat: int) -> Numbers:
    return [mark for card in view.rows[seat] for mark in one_of(card, _ROW)]


TENSOR: Final = TensorLayout(
    1,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part("points", 1, "points / 50", lambda view, seat: [view.points[seat] / 50], each=True),
        Part("marker", 1, "the number on the marker / 5", lambda view, seat: [view.markers[seat] / 5], each=True),
        Part("cards_in_hand", 1, "cards in hand / 20", lambda view, seat: [view.hand_counts[seat] / 20], each=True),
        Part("dummies", 1, "dummies held / 5", lambda view, seat: [view.dummies[seat] / 5], each=True),
        Part(
            "held",
            len(_CARDS),
            "cards in hand or face down by number, dummies left out / 2",
            lambda view, seat: counts(view.remaining[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "kept",
            len(_CARDS),
            "cards taken back this year, by number / 2",
            lambda view, seat: counts(view.kept[seat], _CARDS, 2),
            each=True,
        ),
        Part("row", SLOTS * len(_ROW), "by slot: face down, or the card 0–12 as far as it is known", _row, each=True),
        Part(
            "lying",
            len(_CARDS),
            "lost cards to be decided, by number / 2",
            lambda view, seat: counts(view.lying[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "due",
            len(_CARDS),
            "the one of them decided next",
            lambda view, seat: one_of(view.due(seat) if view.lying[seat] else None, _CARDS),
            each=True,
        ),
        Part(
            "moved",
            len(_CARDS),
            "cards shifted to the next slot, by number / 2",
            lambda view, seat: counts(view.moved[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "pool",
            len(_CARDS),
            "pooled cards, by number / 2",
            lambda view, seat: counts(view.pools[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "pool_top",
            len(_CARDS),
            "the topmost pooled card",
            lambda view, seat: one_of(view.pools[seat][-1] if view.pools[seat] else None, _CARDS),
            each=True,
        ),
        Part("pool_stars", 1, "stars in the pool / 20", lambda view, seat: [view.pool_stars[seat] / 20], each=True),
        Part(
            "discards",
            len(_CARDS),
            "discarded cards, by number / 2",
            lambda view, seat: counts(view.discards[seat], _CARDS, 2),
            each=True,
        ),
        Part(
            "won",
            CONSTELLATIONS,
            "constellations won, 1–25",
            lambda view, seat: marks(view.won[seat], _STARS),
            each=True,
        ),
        Part(
            "turned",
            CONSTELLATIONS,
            "those that the final check would turn over now",
            lambda view, seat: marks(view.turned[seat], _STARS),
            each=True,
        ),
        Part("need", 1, "stars needed / 20", lambda view, seat: [view.need[seat] / 20], each=True),
        Part("have", 1, "stars there are / 20", lambda view, seat: [view.have[seat] / 20], each=True),
        Part("stardust", 1, "stardust tiles / 5", lambda view, seat: [view.stardust[seat] / 5], each=True),
        Part(
            "supernovas",
            len(SEASONS),
            "supernovas held, spring to winter",
            lambda view, seat: [float(owner == seat) for owner in view.supernovas],
            each=True,
        ),
        Part("winner", 1, "1 for who won the last slot", lambda view, seat: [float(view.winner == seat)], each=True),
        Part(
            "bid",
            1,
            "the bid for the last slot / 30",
            lambda view, seat: [view.bids[seat] / 30 if view.bids else 0.0],
            each=True,
        ),
        Part(
            "objective",
            len(OBJECTIVES),
            "the objective kept, as far as it is known",
            lambda view, seat: one_of(view.objectives[seat], OBJECTIVES),
            each=True,
        ),
        Part(
            "has_objective",
            1,
            "1 if an objective is kept",
            lambda view, seat: [float(view.has_objective[seat])],
            each=True,
        ),
        Part("dealt", len(OBJECTIVES), "the own two objectives", lambda view, _: marks(view.dealt, OBJECTIVES)),
        Part("hand", len(_CARDS), "own cards in hand, by number / 2", lambda view, _: counts(view.hand, _CARDS, 2)),
        Part("slots", SLOTS * CONSTELLATIONS, "by slot the year's constellations, 1–25", _slots),
        Part("deck", CONSTELLATIONS, "constellations still in the deck", _deck),
        Part("year", YEARS, "the year", lambda view, _: one_of(view.year, _YEARS)),
        Part("phase", len(PHASES), "the phase: " + ", ".join(PHASES), lambda view, _: one_of(view.phase, PHASES)),
        Part("slot", SLOTS, "the slot being set or resolved", lambda view, _: one_of(view.slot, range(SLOTS))),
        Part("dummies_left", 1, "dummies in the supply / 10", lambda view, _: [view.dummies_left / 10]),
        Part("stardust_left", 1, "stardust tiles left / 5", lambda view, _: [view.stardust_left / 5]),
        Part(
            "options",
            3,
            "last_slot_double, supernova, dummy_at_four",
            lambda view, _: [float(view.options[name]) for name in ("last_slot_double", "supernova", "dummy_at_four")],
        ),
    ),
)


LOST: Final = sum(range(1, SLOTS + 1))
"""Lost cards that a seat decides on in a year at most: as many lie in a slot as it has cards shifted there (HW-3.3)."""


def bounds(players: int, options: Mapping[str, Any]) -> Bounds:
    """Each seat keeps an objective, sets four cards a year, and decides on lost cards in all slots that it loses; every
    slot has a winner."""
    year = SLOTS * players + LOST * (players - 1)
    return Bounds(players + YEARS * year, YEARS * (SLOTS + bool(options["last_slot_double"])))


def deal(players: int, options: Mapping[str, Any]) -> Deal:
    """The markers from seat 0 on (HW-1.2), then two objectives for each seat (HW-1.3)."""

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        names = [OBJECTIVES[number] for number in drawn["objective"]]
        return {
            "players": players,
            "options": dict(options),
            "markers": [number + 1 for number in drawn["marker"]],
            "objectives": [names[first : first + DEALT] for first in range(0, len(names), DEALT)],
        }

    markers = [str(marker) for marker in range(1, players + 1)]
    return Deal((Pool("marker", markers, players), Pool("objective", OBJECTIVES, DEALT * players)), set_up)


ENCODING: Final = Encoding(
    Enumerated((*CHOOSE_ACTIONS, *SET_ACTIONS, *POOL_ACTIONS[1:], *SHIFT_ACTIONS[1:], *KEEP_ACTIONS[1:])),
    Enumerated(REVEAL_ACTIONS[1:]),
    TENSOR,
    bounds,
    deal,
)
