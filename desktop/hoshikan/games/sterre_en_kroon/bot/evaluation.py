"""What a position of Sterre en Kroon promises: lines that may still be completed, bingos, crowns, cards in hand.

The bot adds these expectations up; the tutor names them one by one.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from typing import Final

from hoshikan.games.sterre_en_kroon.rules.bingo import NUMBERS, mask_of, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END
from hoshikan.games.sterre_en_kroon.rules.state import SterreState

CROWN_WORTH: Final = 1.1
"""Points a crown in hand brings: one at the end, or somewhat more if it is spent well."""
HAND_WORTH: Final = 0.15
"""Points of a card in hand whose number is free, beyond what its number promises already."""
IN_HAND: Final = 0.72
"""The chance that a number is recorded in time if its card is in the hand of whoever wishes for it."""
RECORDED_AT_END: Final[tuple[float, ...]] = (0.0, 0.0, 58.0, 63.0, 64.0, 64.0, 64.0)
"""How many numbers are recorded when a game ends, by number of players (measured between greedy players)."""
LEAST_CHANCE: Final = 0.05
HASTE: Final = 1.2
"""How fast a leader's points bring the end nearer."""
CARD_RIGHT: Final = 0.25
"""What the right to declare from the card is worth when the number could as well be played from the hand."""
NEW_CARD: Final = 0.3
"""What an unknown card is worth."""
USELESS: Final = -0.05
"""Worth of playing a card that has no effect."""
PUSH: Final = 0.35
"""How much of the doubt vanishes about a number that somebody needs for the own card."""
SPREAD: Final = 0.7
"""How wide the future of a line is, in pawns per square root of an empty cell."""

EVERYBODY: Final = -1


@cache
def majority(lead: int, empty: int) -> float:
    """The chance of having the most pawns in a line, `lead` ahead of the best rival with so many `empty` cells."""
    if not empty:
        return 1.0 if lead >= 0 else 0.0
    return 1.0 / (1.0 + exp(-(lead + 0.5) / (SPREAD * sqrt(empty))))


class Evaluation:
    """The expectations of one position; the numbers declared in this turn count as recorded already.

    Seen with the `eyes` of one seat, the secret cards of others do not count.
    """

    __slots__ = ("chance", "hands", "pawns", "push", "recorded", "state")

    def __init__(self, state: SterreState, eyes: int = EVERYBODY) -> None:
        self.state = state
        self.hands = state.hands
        if eyes != EVERYBODY:
            self.hands = [hand & ~first for hand, first in zip(state.hands, state.dealt, strict=True)]
            self.hands[eyes] = state.hands[eyes]
        pending = mask_of(state.pending)
        self.recorded = state.recorded | pending
        self.pawns = state.pawns[:]
        self.pawns[state.active] |= pending
        self.chance = self._chance()
        """The chance that a number still free is recorded before the end."""
        self.push = self.chance + (1 - self.chance) * PUSH if self.chance else 0.0
        """The same for a number that somebody wishes for."""

    def _chance(self) -> float:
        state = self.state
        if state.ending:
            return 0.0
        count = self.recorded.bit_count()
        left = (RECORDED_AT_END[state.players] - count) / (NUMBERS - count + 1)
        # Points end games too: a leader near 18 leaves little time.
        time = HASTE * (POINTS_TO_END - max(state.scores)) / POINTS_TO_END
        return max(LEAST_CHANCE, min(left, time, 1.0))

    def points(self) -> list[float]:
        """Expected final points per seat."""
        state = self.state
        expected = [float(points) for points in state.scores]
        for line, mask in enumerate(state.start.sheet.line_masks):
            if state.complete >> line & 1:
                for seat, claimed in enumerate(state.claimed):
                    if not claimed >> line & 1:
                        expected[seat] += state.line_points(line, seat)
                continue
            empty = (mask & ~self.recorded).bit_count()
            counts = [(pawns & mask).bit_count() for pawns in self.pawns]
            for seat, worth in enumerate(self.line_worths(counts, empty)):
                expected[seat] += worth
        for seat in range(state.players):
            expected[seat] += sum(chance for _, chance in self.bingos(seat))
            if state.settled <= (seat - state.active) % state.players:
                expected[seat] += state.crowns[seat] * (CROWN_WORTH if self.chance else 1.0)
            if self.chance:
                expected[seat] += HAND_WORTH * (state.hands[seat] & ~self.recorded).bit_count()
            expected[seat] = min(expected[seat], float(TRACK_END))
        return expected

    def line_worths(self, counts: list[int], empty: int) -> list[float]:
        """Expected points per seat of a line with so many pawns of each and `empty` number cells (SK-6.1)."""
        players = len(counts)
        completed = self.chance**empty
        absent = (1 - 1 / players) ** empty
        best = max(counts)
        second = 0
        if players > 1:
            rest = counts[:]
            rest.remove(best)
            second = max(rest)
        worths: list[float] = []
        for count in counts:
            part = 1.0 if count else 1 - absent
            most = majority(count - (second if count == best else best), empty)
            worths.append(completed * part * (1 + most))
        return worths

    def bingos(self, seat: int) -> list[tuple[int, float]]:
        """Per bingo of a seat's card that is not scored yet: the numbers missing and the chance that it comes."""
        state = self.state
        taken, hand = state.bingos[seat], self.hands[seat]
        found: list[tuple[int, float]] = []
        bit = 1
        for mask in state.start.card_lines[seat]:
            if not taken & bit:
                missing = mask & ~self.recorded
                ready = (missing & hand).bit_count()
                chance = self.push ** (missing.bit_count() - ready) * (IN_HAND**ready if self.chance else not ready)
                found.append((missing, chance))
            bit <<= 1
        return found


class NumberWorth:
    """What it is worth to the seat whose turn it is to record each number: the own gain and the mean rival's."""

    __slots__ = ("card", "completes", "crowns", "line", "rival_card")

    def __init__(self, evaluation: Evaluation) -> None:
        state, seat = evaluation.state, evaluation.state.to_move
        others = state.players - 1
        self.line: list[float] = []
        """Per map line: the gain by an own pawn, less the mean rival's."""
        self.crowns: list[int] = []
        """Per map line: crowns to be taken if the next number completes it."""
        self.completes = 0
        """Lines that one more number completes."""
        for line, mask in enumerate(state.start.sheet.line_masks):
            empty = (mask & ~evaluation.recorded).bit_count()
            self.crowns.append((state.start.sheet.line_crowns[line] & state.map_crowns).bit_count())
            if not empty:
                self.line.append(0.0)
                continue
            counts = [(pawns & mask).bit_count() for pawns in evaluation.pawns]
            before = evaluation.line_worths(counts, empty)
            counts[seat] += 1
            after = evaluation.line_worths(counts, empty - 1)
            gains = [new - old for new, old in zip(after, before, strict=True)]
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
