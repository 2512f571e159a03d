"""The actions: every decision and chance outcome with its notation; and hands of bid cards packed into one int."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import NotationError
from hoshikan.engine.memo import Memo
from hoshikan.games.hoshi_wo_wataru.rules.components import BID_COPIES, CONSTELLATIONS, OBJECTIVES

DUMMY: Final = 0
"""The card number that stands for a dummy in hands, rows and actions."""
HIGHEST: Final = 12

OBJECTIVE: Final = 0
SET: Final = 1
POOL: Final = 2
SHIFT: Final = 3
KEEP: Final = 4
REVEAL: Final = 5
"""Kinds of actions."""


class HoshiAction(Action):
    """`kind` is one of the constants above; `value` the card, circled number or index into OBJECTIVES it names."""

    __slots__ = ("kind", "value")

    def __init__(self, text: str, kind: int, value: int) -> None:
        super().__init__(text)
        self.kind = kind
        self.value = value

    def __reduce__(self) -> tuple[Any, ...]:
        return parse, (self.text,)


def _of_cards(verb: str, kind: int) -> tuple[HoshiAction, ...]:
    return tuple(HoshiAction(f"{verb} {card}", kind, card) for card in range(HIGHEST + 1))


CHOOSE_ACTIONS: Final[tuple[HoshiAction, ...]] = tuple(
    HoshiAction(f"objective {name}", OBJECTIVE, index) for index, name in enumerate(OBJECTIVES)
)
SET_ACTIONS: Final[tuple[HoshiAction, ...]] = tuple(
    HoshiAction("set dummy" if card == DUMMY else f"set {card}", SET, card) for card in range(HIGHEST + 1)
)
POOL_ACTIONS: Final[tuple[HoshiAction, ...]] = _of_cards("pool", POOL)
SHIFT_ACTIONS: Final[tuple[HoshiAction, ...]] = _of_cards("shift", SHIFT)
KEEP_ACTIONS: Final[tuple[HoshiAction, ...]] = _of_cards("keep", KEEP)
"""By card; entry 0 is never used: a lost dummy is not decided on (HW-2.4)."""
REVEAL_ACTIONS: Final[tuple[HoshiAction, ...]] = tuple(
    HoshiAction(f"reveal {number}", REVEAL, number) for number in range(CONSTELLATIONS + 1)
)
"""By circled number; entry 0 is never used."""

ACTION_BY_TEXT: Final[Mapping[str, HoshiAction]] = {
    action.text: action
    for action in (
        *CHOOSE_ACTIONS,
        *SET_ACTIONS,
        *POOL_ACTIONS[1:],
        *SHIFT_ACTIONS[1:],
        *KEEP_ACTIONS[1:],
        *REVEAL_ACTIONS[1:],
    )
}

UNIT: Final[tuple[int, ...]] = tuple(1 << 4 * card for card in range(HIGHEST + 1))
"""One copy of each card, as a hand: four bits per number, dummies (number 0) lowest."""
DUMMIES: Final = 15
"""Mask of the number of dummies."""
FULL_SET: Final = sum(copies * unit for copies, unit in zip(BID_COPIES, UNIT, strict=True))
"""The 15 cards of each seat at the start (HW-1.1)."""


_EVEN: Final = sum(DUMMIES * unit for unit in UNIT[::2])
"""Mask of every other card's number."""
LOWER: Final = UNIT[6] - 1
"""Mask of the lower half of a hand: what is remembered by half is little enough to stay near."""


@cache
def cards(hand: int) -> tuple[int, ...]:
    """The cards of a hand in ascending order, dummies first."""
    return tuple(card for card in range(HIGHEST + 1) for _ in range(hand >> 4 * card & 15))


def count(hand: int) -> int:
    """Return the number of cards in a hand, dummies included: its digits to the base 16, added pair by pair and then
    all at once, as a number leaves the same when divided by 255 as its digits to the base 256 do together."""
    return ((hand & _EVEN) + (hand >> 4 & _EVEN)) % 255


SETTABLE: Final[Memo[tuple[Action, ...]]] = Memo()
"""Cached results of `settable`, for hot loops."""


def settable(part: int) -> tuple[Action, ...]:
    """Return the actions that set a card from part of a hand: each different card once, dummies first."""
    actions = tuple(SET_ACTIONS[card] for card in range(HIGHEST + 1) if part >> 4 * card & 15)
    SETTABLE.known[part] = actions
    return actions


def pack(given: Iterable[int]) -> int:
    """Cards as a hand."""
    return sum(UNIT[card] for card in given)


def parse(text: str) -> HoshiAction:
    """Return the action with this notation. Raises NotationError."""
    action = ACTION_BY_TEXT.get(text)
    if action is None:
        raise NotationError(text)
    return action
