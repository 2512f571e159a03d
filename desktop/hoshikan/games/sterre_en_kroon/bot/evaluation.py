"""Promises of a position of Sterre en Kroon: lines that may still be completed, bingos, crowns, cards in hand.

The bot adds these expectations up; the tutor names them one by one.
"""

from __future__ import annotations

import math
from functools import cache
from math import exp, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.engine.memo import Memo
from hoshikan.games.sterre_en_kroon.rules.bingo import ALL_NUMBERS, NUMBERS, SIZE, mask_of, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END
from hoshikan.games.sterre_en_kroon.rules.setup import EMPTY_CELL
from hoshikan.games.sterre_en_kroon.rules.state import SterreState

CROWN_WORTH: Final = 1.1
"""Points a crown in hand brings: one at the end (SK-7.2), and as taste has it somewhat more if it is spent well."""
HAND_WORTH: Final = 0.15
"""Taste: points of a card in hand whose number is free, beyond what its number promises already."""
IN_HAND: Final = 0.72
"""Taste: the chance that a number is recorded in time if its card is in the hand of a player who wants it."""
RECORDED_AT_END: Final[tuple[float, ...]] = (0.0, 0.0, 58.0, 63.0, 64.0, 64.0, 64.0)
"""Taste, after games of greedy players: how many numbers are recorded when a game ends, by number of players."""
LEAST_CHANCE: Final = 0.05
"""Taste: the chance that any free number keeps while the game goes on."""
HASTE: Final = 1.2
"""Taste: how fast a leader's points bring the end nearer."""
CARD_RIGHT: Final = 0.25
"""Taste: what the right to declare from the card is worth when the number could as well be played from the hand."""
NEW_CARD: Final = 0.3
"""Taste: points that an unknown card is worth."""
USELESS: Final = -0.05
"""Taste: points that playing a card without effect is worth, a little less than stopping."""
PUSH: Final = 0.35
"""Taste: the share of doubt that vanishes about a number that a player needs for the own card."""
SPREAD: Final = 0.7
"""Taste: how wide the future of a line is, in pawns per square root of an empty cell."""

IN_HAND_POWERS: Final[tuple[float, ...]] = tuple([math.pow(IN_HAND, held) for held in range(SIZE + 1)])
"""The chance that `index` numbers are recorded of which their owner has the cards."""

EVERYBODY: Final = -1
MOVER: Final = -1
MOST_SHARES: Final = 20_000
"""So many lines are remembered with what they bring."""


@cache
def majority(lead: int, empty: int) -> float:
    """Return the chance of having the most pawns in a line, `lead` ahead of the best rival with `empty` cells."""
    if not empty:
        return 1.0 if lead >= 0 else 0.0
    return 1.0 / (1.0 + exp(-(lead + 0.5) / (SPREAD * sqrt(empty))))


@cache
def line_share(own: int, rival: int, empty: int, players: int) -> float:
    """Points that a line will bring, once it is full, to a seat with `own` pawns there, the best rival having `rival`
    (SK-6.1)."""
    part = 1.0 if own else 1 - (1 - 1 / players) ** empty
    return part * (1 + majority(own - rival, empty))


def line_shares(counts: list[int], empty: int) -> list[float]:
    """Return the same for every seat of a line with these numbers of pawns."""
    ranked = sorted(counts)
    best, second, players = ranked[-1], ranked[-2], len(counts)
    return [line_share(own, second if own == best else best, empty, players) for own in counts]


_SHARES: Final[Memo[list[float]]] = Memo()


def tally_shares(tally: int, players: int) -> list[float]:
    """The same of a line with this tally (see `SterrePosition.tallies`), remembered: not to be changed."""
    key = tally | players << 56
    known = _SHARES.known.get(key)
    if known is None:
        if len(_SHARES.known) >= MOST_SHARES:
            _SHARES.known.clear()
        counts = [tally >> 8 * seat & 255 for seat in range(players)]
        known = _SHARES.known[key] = line_shares(counts, tally // EMPTY_CELL)
    return known


def lacking(state: SterreState) -> list[int]:
    """Per seat the tally (see `bingo.CELL`) of the numbers of its card that are neither recorded nor about to be."""
    if not state.pending:
        return state.lacking
    return [
        tally - sum([tallies[number] for number in state.pending])
        for tally, tallies in zip(state.lacking, state.start.card_tallies, strict=True)
    ]


@mypyc_attr(acyclic=True)
class Evaluation:
    """The expectations of one position; the numbers declared in this turn count as recorded already.

    Seen with the `eyes` of one seat, the secret cards of others do not count.
    """

    __slots__ = (
        "chance",
        "free",
        "hands",
        "lacking",
        "pawns",
        "powers",
        "push",
        "pushes",
        "recorded",
        "state",
        "tallies",
    )

    def __init__(self, state: SterreState, eyes: int = EVERYBODY) -> None:
        self.state = state
        self.hands = state.hands
        if eyes != EVERYBODY:
            self.hands = [hand & ~first for hand, first in zip(state.hands, state.dealt, strict=True)]
            self.hands[eyes] = state.hands[eyes]
        self.recorded, self.pawns, self.tallies = state.recorded, state.pawns, state.tallies
        self.lacking = lacking(state)
        if state.pending:
            self._record(state.pending)
        self.free = ALL_NUMBERS & ~self.recorded
        self.chance = self._chance()
        """The chance that a number still free is recorded before the end."""
        self.push = self.chance + (1 - self.chance) * PUSH if self.chance else 0.0
        """The same for a number that a player wants."""
        self.powers = [math.pow(self.chance, cells) for cells in range(state.start.sheet.longest + 1)]
        """The chance that `index` free numbers are all recorded."""
        self.pushes = [math.pow(self.push, numbers) for numbers in range(SIZE + 1)]
        """The same for numbers that a player wants."""

    def _record(self, pending: list[int]) -> None:
        """Count these numbers as recorded by the seat whose turn it is."""
        state = self.state
        added = mask_of(pending)
        self.recorded |= added
        self.pawns = state.pawns[:]
        self.pawns[state.active] |= added
        self.tallies = state.tallies[:]
        for number in pending:
            for line in state.start.sheet.lines_of[number]:
                self.tallies[line] += (1 << 8 * state.active) - EMPTY_CELL

    def _chance(self) -> float:
        state = self.state
        if state.ending:
            return 0.0
        count = self.recorded.bit_count()
        left = (RECORDED_AT_END[state.players] - count) / (NUMBERS - count + 1)
        # Points end games too: a leader near 18 leaves little time.
        time = HASTE * (POINTS_TO_END - max(state.scores)) / POINTS_TO_END
        return max(LEAST_CHANCE, min(left, time, 1.0))

    def total(self, seat: int, promised: float) -> float:
        """Return the expected final points of a seat with these `promised` points by lines and bingos."""
        state = self.state
        total = state.scores[seat] + promised
        if state.settled <= (seat - state.active) % state.players:
            total += state.crowns[seat] * (CROWN_WORTH if self.chance else 1.0)
        if self.chance:
            total += HAND_WORTH * (state.hands[seat] & self.free).bit_count()
        return min(total, float(TRACK_END))

    def bingo_chance(self, lacks: int, held: int) -> float:
        """Return the chance of a bingo that lacks `lacks` numbers, of which its owner has `held` in hand."""
        if not self.chance:
            return 0.0 if lacks else 1.0
        return self.pushes[lacks - held] * IN_HAND_POWERS[held]

    def held(self, seat: int) -> int:
        """The tally (see `bingo.CELL`) of the free numbers of a seat's card that it has in hand."""
        start, held = self.state.start, 0
        tallies = start.card_tallies[seat]
        for number in numbers_in(self.hands[seat] & start.card_numbers[seat] & self.free):
            held += tallies[number]
        return held

    def bingos(self, seat: int) -> list[tuple[int, float]]:
        """Per bingo of a seat's card that is not scored yet: the numbers missing and the chance that it comes."""
        taken, lacks, held = self.state.bingos[seat], self.lacking[seat], self.held(seat)
        found: list[tuple[int, float]] = []
        for mask in self.state.start.card_lines[seat]:
            if not taken & 1:
                found.append((mask & self.free, self.bingo_chance(lacks & 7, held & 7)))
            taken >>= 1
            lacks >>= 3
            held >>= 3
        return found


@mypyc_attr(acyclic=True)
class NumberWorth:
    """Values of recording each number for a seat, by default the active one: its own gain and the mean
    rival's."""

    __slots__ = ("card", "completes", "crowns", "line", "rival_card")

    def __init__(self, evaluation: Evaluation, seat: int = MOVER) -> None:
        state = evaluation.state
        if seat == MOVER:
            seat = state.to_move
        others = state.players - 1
        self.line: list[float] = []
        """Per map line: the gain by an own pawn, less the mean rival's."""
        self.crowns: list[int] = []
        """Per map line: crowns to be taken if the next number completes it."""
        self.completes = 0
        """Lines that one more number completes."""
        pawn, line_crowns, powers = 1 << 8 * seat, state.start.sheet.line_crowns, evaluation.powers
        for line, tally in enumerate(evaluation.tallies):
            empty = tally // EMPTY_CELL
            self.crowns.append((line_crowns[line] & state.map_crowns).bit_count())
            if not empty:
                self.line.append(0.0)
                continue
            before, now = tally_shares(tally, state.players), powers[empty]
            after, then = tally_shares(tally + pawn - EMPTY_CELL, state.players), powers[empty - 1]
            gains = [
                then * new - now * old
                for new, old in zip(after, before)  # noqa: B905  # without `strict` a plain loop once compiled
            ]
            self.line.append(gains[seat] - (sum(gains) - gains[seat]) / others)
            if empty == 1:
                self.completes |= 1 << line
        self.card = [0.0] * (NUMBERS + 1)
        """Per number: the gain on the own card."""
        self.rival_card = [0.0] * (NUMBERS + 1)
        """Per number: the mean gain on a rival's card."""
        for owner in range(state.players):
            gains, share = (self.card, 1.0) if owner == seat else (self.rival_card, 1.0 / others)
            for missing, chance in evaluation.bingos(owner):
                if not chance:
                    continue  # once the end has begun nothing more is recorded, and `push` is 0
                for number in numbers_in(missing):
                    usual = IN_HAND if evaluation.hands[owner] >> number & 1 else evaluation.push
                    gains[number] += share * chance * (1 / usual - 1)

    def of(self, state: SterreState, number: int) -> float:
        """The worth of recording `number` now, in points ahead of the mean rival."""
        worth = self.card[number] - self.rival_card[number]
        for line in state.start.sheet.lines_of[number]:
            worth += self.line[line]
            if self.completes >> line & 1:
                worth += CROWN_WORTH * self.crowns[line]
        return worth

    def of_two_cards(self, state: SterreState) -> float:
        """The worth of buying two cards: the visible one, if its number is free, and unknown ones."""
        if state.recorded >> state.top & 1:
            return 2 * NEW_CARD
        return max(NEW_CARD, self.of(state, state.top)) + NEW_CARD
