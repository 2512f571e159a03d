"""Beliefs about the others' hands: no first cards that would have been good to play in their last turn.

By the rules every secret card is equally likely (SK-1.1). That belief gives the others cards that they would have
declared long ago, and takes them for stronger than they are: of 9,000 secret cards that two players had left after a
turn, two were good to play, of the cards in the deck two in five.
"""

from __future__ import annotations

from random import Random
from typing import Final

from hoshikan.engine.knowledge import Determinizer
from hoshikan.engine.state import State
from hoshikan.games.sterre_en_kroon.bot.evaluation import Evaluation, NumberWorth
from hoshikan.games.sterre_en_kroon.bot.turn import HOLD
from hoshikan.games.sterre_en_kroon.rules.bingo import mask_of, numbers_in
from hoshikan.games.sterre_en_kroon.rules.state import SterreState

KEPT: Final = 0.2
"""Taste: relative likelihood that a card good to play is still held. Players who think keep some that look good
at first: of *greedy* it is 0, of *skilled* 0.1, of *novice* and *expert* 0.4 and 0.5."""
DRAWS: Final = 12
"""Cards that are tried for each place in a hand, before whatever was drawn stays."""


class LikelyHands(Determinizer):
    """Determinizations in which the others have the first cards that they probably have left."""

    def __init__(self, root: SterreState, seat: int) -> None:
        super().__init__(root, seat)
        self._playable = [0] * root.players
        """Per seat the cards that it would probably have played; none of who has not had a turn."""
        known = Evaluation(_turn_begun(root), seat)
        hidden = root.hidden_from(seat) & ~root.recorded
        for other in range(root.players):
            if other != seat and root.secrets(other) and root.turn > (other - root.start.first) % root.players:
                worth = NumberWorth(known, other)
                playable = [number for number in numbers_in(hidden) if worth.of(root, number) > HOLD]
                self._playable[other] = mask_of(playable)

    def draw(self, rng: Random) -> State:
        guess = self.root.determinize(self.seat, rng)
        assert isinstance(guess, SterreState)
        for other, playable in enumerate(self._playable):
            if guess.secrets(other) & playable:
                _draw_again(guess, other, playable, rng)
        return guess


def _turn_begun(state: SterreState) -> SterreState:
    """Return the table as the others have left it: later declarations are no evidence about their cards."""
    if not state.pending:
        return state
    before = state.clone()
    before.record_events = False
    before.pending = []
    before.declared = 0
    return before


def _draw_again(state: SterreState, seat: int, playable: int, rng: Random) -> None:
    """Take cards out of the deck for those that `seat` would have played, as long as these would have been, too."""
    for number in numbers_in(state.secrets(seat) & playable):
        deck = numbers_in(state.deck)
        card = number
        for _ in range(DRAWS):
            if not playable >> card & 1 or not deck or rng.random() < KEPT:
                break
            card = rng.choice(deck)
        if card != number:
            _swap(state, seat, number, card)


def _swap(state: SterreState, seat: int, held: int, drawn: int) -> None:
    """Put a secret card of `seat` into the deck and take another one out of it."""
    change = 1 << held | 1 << drawn
    state.hands[seat] ^= change
    state.deck ^= change
    # In a position set up by hand the other card may have been dealt to any seat.
    state.dealt = tuple([first ^ change if (first >> held ^ first >> drawn) & 1 else first for first in state.dealt])
