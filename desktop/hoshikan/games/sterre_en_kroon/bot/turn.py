"""The turn under way played to its end: in its middle, features have little information."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.action import Action
from hoshikan.games.sterre_en_kroon.bot.evaluation import CARD_RIGHT, CROWN_WORTH, Evaluation, NumberWorth
from hoshikan.games.sterre_en_kroon.bot.evaluation_features import progress_of
from hoshikan.games.sterre_en_kroon.rules.actions import (
    CARD,
    CARD_USED,
    CROWN,
    CROWN_USED,
    DONE,
    NO_EXTRA,
    PLAY,
    S_DRAW,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import numbers_in
from hoshikan.games.sterre_en_kroon.rules.state import SterreState

HOLD: Final = 0.06
"""Taste: what a card is worth in the hand; better to play it than to be forestalled."""
FORESEEN_FROM: Final = 0.5
"""The progress from which a turn not begun yet is played: before, it changes what is foretold by a thousandth, and half
of the leaves of a search lie there."""


def after_turn(state: SterreState) -> SterreState:
    """Return the position after the turn under way, played greedily, with its lines,
    crowns, points and maybe the end of the game. Cards are not bought, since they are unknown.

    Positions of strict bookkeeping and turns that need no prediction yet are unchanged.
    """
    if state.to_move != state.active or state.start.strict:
        return state
    if not state.pending and progress_of(state) < FORESEEN_FROM:
        return state
    after = state.clone()
    after.record_events = False
    if after.stage == S_DRAW:
        after.apply(NO_EXTRA)
    for declaration in declarations(after):
        after.apply(declaration)
    after.apply(DONE)
    return after


def declarations(state: SterreState) -> list[Action]:
    """Return all good declarations at the current table: cards in hand, the best number of the own card, and the best
    one for each crown that may be spent, on that card or in a line that it completes. Those that are good only after
    others are left out: looking again after each of them predicts a little better and takes twice the time."""
    hand, card = state.hands[state.to_move], state.start.card_numbers[state.to_move]
    free = ~(state.recorded | state.declared)
    worth = NumberWorth(Evaluation(state))
    found: list[Action] = []
    for number in numbers_in(hand & free):
        if worth.of(state, number) > HOLD:
            found.append(PLAY[number])
            free &= ~(1 << number)
    if not state.used & CARD_USED:
        number = _best(state, worth, card & free, hand, 0.0)
        if number:
            found.append(CARD[number])
            free &= ~(1 << number)
    for _ in range(_spendable(state)):
        number = _best(state, worth, (card | _completing(state, worth.completes)) & free, hand, CROWN_WORTH)
        if not number:
            break
        found.append(CROWN[number])
        free &= ~(1 << number)
    return found


def _spendable(state: SterreState) -> int:
    """Return how many crowns the seat may still spend on numbers in this turn (SK-3.3, SK-3.5)."""
    crowns = state.crowns[state.to_move]
    if state.start.unlimited:
        return crowns
    return 0 if state.used & CROWN_USED else min(crowns, 1)


def _best(state: SterreState, worth: NumberWorth, numbers: int, hand: int, price: float) -> int:
    """The number of these (a mask) that is worth most, 0 if none is worth more than its price."""
    most, best = price, 0
    for number in numbers_in(numbers):
        gain = worth.of(state, number) - (CARD_RIGHT if hand >> number & 1 else 0.0)
        if gain > most:
            most, best = gain, number
    return best


def _completing(state: SterreState, lines: int) -> int:
    """The numbers of these lines (masks)."""
    numbers = 0
    for line, mask in enumerate(state.start.sheet.line_masks):
        if lines >> line & 1:
            numbers |= mask
    return numbers
