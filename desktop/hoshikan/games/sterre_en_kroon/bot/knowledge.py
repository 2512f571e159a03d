"""Knowledge of Sterre en Kroon for a search: the value of each number, and that nothing may be forgotten; beliefs about
the others' hands, and the features of a position to which weights are fitted. A turn under way is played to its end
first: in its middle, features have little information.

By the rules every secret card is equally likely (SK-1.1). That gives the others cards that they would have declared
long ago, and takes them for stronger than they are: of 9,000 secret cards that two players had left after a turn, two
were good to play, of the cards in the deck two in five. So the beliefs leave out first cards that would have been good
to play in their last turn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Determinizer, FittedKnowledge, preferences
from hoshikan.engine.state import State
from hoshikan.engine.tuning import shipped_tuning
from hoshikan.games.sterre_en_kroon.bot.evaluation import (
    CARD_RIGHT,
    CROWN_WORTH,
    USELESS,
    Evaluation,
    NumberWorth,
    lacking,
    tally_shares,
)
from hoshikan.games.sterre_en_kroon.listing import LISTING
from hoshikan.games.sterre_en_kroon.rules.actions import (
    CARD,
    CARD_USED,
    CROWN,
    CROWN_USED,
    DONE,
    K_CARD,
    K_CROWN,
    K_DONE,
    K_EXTRA,
    K_NEXT,
    K_NO_EXTRA,
    K_PLAY,
    NO_EXTRA,
    PLAY,
    S_DRAW,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, CELL, NUMBERS, SIZE, mask_of, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END
from hoshikan.games.sterre_en_kroon.rules.setup import EMPTY_CELL
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.resources import tuning

FEATURES: Final[tuple[str, ...]] = (
    "expected",  # points that the evaluation expects
    "points",  # those had, and of bingos that only have to be opened
    "closed",  # numbers of the own card that no player has recorded
    "near-bingos",  # how near the other bingos are
    "bingos-in-reach",  # those that lack at most one card that is not in hand: the card gives one number a turn
    "lines",  # points of lines of the map, by how near each is
    "crowns",
    "opening-cards",  # cards in hand whose number opens on the own card
    "in-turn",  # whether it is this seat's turn
    "bingos",  # bingos had
    "leader",  # the most points of all: 18 end the game
    "fastest",  # the least closed numbers of all: a full card ends it
)
"""The columns of `features_of`."""

CARD_NUMBERS: Final = SIZE * SIZE - 1
"""The numbers of a bingo card, whose centre is free (SK-0.2)."""
LINE_STEP: Final = 0.6
"""Taste: how much less a line of the map counts with every number that it lacks; the fitted weights do the rest."""
BINGO_STEP: Final = 0.8
"""Taste: the same for a bingo, where one number serves several."""
LINE_STEPS: Final[tuple[float, ...]] = tuple([math.pow(LINE_STEP, empty) for empty in range(NUMBERS + 1)])
BINGO_STEPS: Final[tuple[float, ...]] = tuple([math.pow(BINGO_STEP, lacks) for lacks in range(SIZE + 1)])
"""By numbers that are lacking, how much a line of the map, or a bingo, then counts."""


def features_of(evaluation: Evaluation) -> list[list[float]]:
    """A row of `FEATURES` for each seat."""
    state = evaluation.state
    closed = [lacks // CELL for lacks in evaluation.lacking]
    leader, fastest = float(max(state.scores)), float(min(closed))
    certain, hoped, lines = _map_lines(evaluation)
    rows: list[list[float]] = []
    for seat in range(state.players):
        held = evaluation.held(seat)
        opened, near, reach, bingos = _bingos(evaluation, seat, held)
        points = state.scores[seat] + certain[seat] + opened
        rows.append(
            [
                evaluation.total(seat, certain[seat] + hoped[seat] + bingos),
                points,
                float(closed[seat]),
                near,
                reach,
                lines[seat],
                float(state.crowns[seat]),
                float(held // CELL),
                1.0 if seat == state.active else 0.0,
                float(state.bingos[seat].bit_count()),
                leader,
                fastest,
            ]
        )
    return rows


def progress_of(state: SterreState) -> float:
    """From 0 to 1 (the end of the game): how far the fullest card and the leader are (SK-7.1)."""
    closed = min(lacking(state)) // CELL
    return max(1.0 - closed / CARD_NUMBERS, min(1.0, max(state.scores) / POINTS_TO_END))


def _map_lines(evaluation: Evaluation) -> tuple[list[float], list[float], list[float]]:
    """Per seat the points still to be claimed of full lines, those expected of others, and the feature "lines"."""
    state, players = evaluation.state, evaluation.state.players
    certain, hoped, lines = [0.0] * players, [0.0] * players, [0.0] * players
    bit = 1
    for line, tally in enumerate(evaluation.tallies):
        if state.complete & bit:
            for seat in range(players):
                if not state.claimed[seat] & bit:
                    certain[seat] += state.line_points(line, seat)
        else:
            empty = tally // EMPTY_CELL
            chance, step = evaluation.powers[empty], LINE_STEPS[empty]
            for seat, share in enumerate(tally_shares(tally, players)):
                hoped[seat] += chance * share
                lines[seat] += step * share
        bit <<= 1
    return certain, hoped, lines


def _bingos(evaluation: Evaluation, seat: int, held: int) -> tuple[float, float, float, float]:
    """The bingos of a card that are not scored: how many are open, how near the others are and how many in reach, and
    the points expected of all."""
    taken, lacks = evaluation.state.bingos[seat], evaluation.lacking[seat]
    opened, near, reach, expected = 0, 0.0, 0, 0.0
    for _ in CARD_LINES:
        if not taken & 1:
            missing, have = lacks & 7, held & 7
            if missing:
                near += BINGO_STEPS[missing]
                if missing - have <= 1:
                    reach += 1
                expected += evaluation.bingo_chance(missing, have)
            else:
                opened += 1
        taken >>= 1
        lacks >>= 3
        held >>= 3
    return float(opened), near, float(reach), opened + expected


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


_TUNING: Final = shipped_tuning(tuning("sterre-en-kroon"))
EXPLORATION: Final = _TUNING.constants["exploration"]
"""Exploration of a search, relative to other games: numbers differ by less than decides games."""
PRIOR_HEAT: Final = 2.5
"""Taste: how sharply the priors prefer the better-looking action, in 1/points."""
PRIOR_FLOOR: Final = 0.02
"""Taste: what even the worst-looking action keeps."""
MECHANICAL: Final = 1.0
"""Taste: worth of every draw, pawn, opening and claim of strict bookkeeping: none of them is ever left out."""


class SterreKnowledge(FittedKnowledge[SterreState, SterreAction]):
    """A seat's features are the promises of lines and bingos; the value of a number is its addition to these."""

    feature_names = FEATURES
    exploration = EXPLORATION

    def determinizer(self, state: SterreState, seat: int) -> Determinizer:
        """With the first cards that the others probably have left."""
        return LikelyHands(state, seat)

    def at_rest(self, state: SterreState) -> SterreState:
        return after_turn(state)

    def features(self, state: SterreState) -> list[list[float]]:
        return features_of(Evaluation(state))

    def progress(self, state: SterreState) -> float:
        return progress_of(state)

    def within_rules(self, points: list[float], rest: SterreState) -> list[float]:
        """No player loses points, and the track ends at 24 (SK-6.3)."""
        return [min(max(one, had), float(TRACK_END)) for one, had in zip(points, rest.points(), strict=True)]

    def priors(self, state: SterreState, actions: Sequence[SterreAction]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: SterreState, actions: Sequence[SterreAction]) -> list[float]:
        """Points gained on the mean rival; closing a step is worth nothing."""
        if len(actions) == 1:
            return [0.0]
        worth: NumberWorth | None = None
        values: list[float] = []
        for action in actions:
            kind = action.kind
            if kind in (K_DONE, K_NEXT, K_NO_EXTRA):
                values.append(0.0)
            elif kind in (K_PLAY, K_CARD, K_CROWN, K_EXTRA):
                worth = worth or NumberWorth(Evaluation(state))
                values.append(_gain(state, action, worth))
            else:
                values.append(MECHANICAL)
        return values


def _gain(state: SterreState, move: SterreAction, worth: NumberWorth) -> float:
    """Return the gain of a declaration or a bought draw."""
    number = move.number
    if move.kind == K_EXTRA:
        return worth.of_two_cards(state) - CROWN_WORTH
    if move.kind == K_PLAY:
        if (state.recorded | state.declared) >> number & 1:
            return USELESS
        return worth.of(state, number) - HOLD
    gain = worth.of(state, number)
    if state.hands[state.to_move] >> number & 1:
        gain -= CARD_RIGHT
    return gain if move.kind == K_CARD else gain - CROWN_WORTH


KNOWLEDGE: Final = SterreKnowledge(_TUNING.valuations(FEATURES, LISTING.players[-1]))
