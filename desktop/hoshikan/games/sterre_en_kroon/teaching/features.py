"""The reasons and pointers that hints of Sterre en Kroon are made of, and those for declaring a number: what it gains
and what it costs, line by line and bingo by bingo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.tutor import Reasons
from hoshikan.games.sterre_en_kroon.bot.evaluation import CARD_RIGHT, CROWN_WORTH, USELESS, Evaluation, NumberWorth
from hoshikan.games.sterre_en_kroon.rules.actions import K_CARD, K_CROWN, SterreAction
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, numbers_in
from hoshikan.games.sterre_en_kroon.rules.position import share
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END, on_the_track
from hoshikan.games.sterre_en_kroon.rules.state import SterreState

RULES: Final[Mapping[str, str]] = {
    "completes-line": "SK-4.2",  # line, points, rival: the seat gets `points`, the best placed rival `rival`
    "leads-line": "SK-6.1",  # line, pawns, missing: nobody has more there then, `missing` cells still empty
    "joins-line": "SK-6.1",  # line, missing: the first own pawn there, worth a point when it is complete
    "adds-to-line": "SK-6.1",  # line, pawns, most: `pawns` own ones there then, a rival has `most`
    "helps-rivals": "SK-6.1",  # line, rival, missing: brings a line nearer where a rival has the most pawns
    "takes-crowns": "SK-4.3",  # line, crowns
    "completes-bingo": "SK-6.2",  # bingo, bingos: so many bingos of the own card, `bingo` one of them
    "opens-number": "SK-5.1",  # number, missing: on the own card; the nearest bingo through it then lacks `missing`
    "opens-for-rival": "SK-5.1",  # number, rival: on the card of seat `rival` too
    "track-crown": "SK-6.3",  # space: reached first, with its crown
    "ends-game": "SK-7.1",  # points, rival: brings the end, with `points` against `rival` as it stands
    "no-effect": "SK-3.1",  # number: recorded or declared already
    "uses-card-right": "SK-3.2",  # number: the card for it is in hand, another number could be declared instead
    "free-declaration": "SK-3.2",  # number, cards: declared without one of the `cards` in hand, once per turn
    "spends-crown": "SK-3.3",  # left: crowns left then; each unused one is a point at the end
    "buys-cards": "SK-2.2",  # number (the visible card; 0 if recorded), left: crowns left then
    "visible-fits": "SK-2.1",  # number, bingo, missing: the visible card is on the own card; `bingo` lacks so many
    "visible-misses": "SK-2.1",  # number: the visible card is recorded or not on the own card
    "keeps-crown": "SK-3.3",  # crowns, most: so many stay; a rival has at most `most`
    "crown-can-finish": "SK-3.3",  # number, bingo: the last number of a bingo, which a crown kept can declare
    "keeps-for-line": "SK-3.1",  # number, line, missing: the best card kept, for a line that lacks so many
    "keeps-for-bingo": "SK-3.1",  # number, bingo, missing: the same for a bingo of the own card
    "hand-is-spent": "SK-3.1",  # no card in hand would have an effect
    "would-help": "SK-5.1",  # number, rival: a card kept that is on the card of a rival and not on the own one
    "leaves-best": "SK-3.1",  # number: could still be declared and is worth more than waiting
    "draws": "SK-8.1",  # number: the visible card; 0 if it is recorded
    "gives-up-draw": "SK-8.1",  # number
    "places": "SK-8.3",  # number: the declaration counts only then
    "voids": "SK-8.3",  # numbers: so many declared numbers are lost
    "takes-crown": "SK-8.3",  # column, row
    "leaves-crowns": "SK-8.3",  # crowns
    "opens": "SK-8.4",  # number
    "leaves-closed": "SK-8.4",  # numbers: so many own numbers could be opened now
    "claims": "SK-8.5",  # line, points
    "leaves-points": "SK-8.5",  # points: not claimed now
    "closes": "SK-8.1",  # nothing else can be done in this step
}
"""Every kind of feature with the rule it follows from. Lines of the map have their sheet's ids, bingos those of the
card; seats count from 0."""

_CALM: Final = 0.1
"""Worth of what is good to know and changes nothing now."""

NUDGES: Final = (
    "look-at-line",  # line, missing
    "look-at-card",  # bingo, missing
    "look-at-hand",  # cards
    "look-at-crowns",  # crowns
    "look-at-step",  # step: what can be done in it, or that nothing can
    "enough-declared",  # cards
)
"""Every kind of nudge with its facts; none tells the move."""


class Declarations:
    """Names the features of declarations in one position, as far as the seat to move can know them."""

    def __init__(self, state: SterreState) -> None:
        self._state = state
        self._seat = state.to_move
        self._evaluation = Evaluation(state, state.to_move)
        self.worth = NumberWorth(self._evaluation)

    def describe(self, move: SterreAction, reasons: Reasons) -> None:
        """The features of declaring a number."""
        state, number = self._state, move.number
        if (state.recorded | state.declared) >> number & 1:
            reasons.add("no-effect", USELESS, number=number)
            return
        if move.kind == K_CROWN:
            reasons.add("spends-crown", -CROWN_WORTH, left=state.crowns[self._seat] - 1)
        elif move.kind == K_CARD and state.hands[self._seat] >> number & 1:
            reasons.add("uses-card-right", -CARD_RIGHT, number=number)
        elif move.kind == K_CARD:
            cards = state.hands[self._seat].bit_count()
            reasons.add("free-declaration", CARD_RIGHT / 2, number=number, cards=cards)
        points = self._lines(number, reasons) + self._bingos(number, reasons)
        if points:
            self._advance(points, reasons)
        self._rival_cards(number, reasons)

    def _lines(self, number: int, reasons: Reasons) -> int:
        """Lines completed, or the one the number does most for, and that in which it helps a rival most."""
        worth = self.worth
        lines = self._state.start.sheet.lines_of[number]
        points = sum(self._complete(line, reasons) for line in lines if worth.completes >> line & 1)
        growing = [line for line in lines if not worth.completes >> line & 1]
        if growing:
            best, worst = (choose(growing, key=worth.line.__getitem__) for choose in (max, min))
            if worth.line[best] > 0:
                self._grow(best, reasons)
            if worth.line[worst] < 0:
                rivals, missing = self._rivals(worst)
                rival = max(rivals, key=lambda seat: rivals[seat])
                name = self._state.start.sheet.line_ids[worst]
                reasons.add("helps-rivals", worth.line[worst], line=name, rival=rival, missing=missing - 1)
        return points

    def _rivals(self, line: int) -> tuple[dict[int, int], int]:
        """Pawns of each rival in a line, and its empty cells."""
        mask = self._state.start.sheet.line_masks[line]
        counts = {seat: (pawns & mask).bit_count() for seat, pawns in enumerate(self._evaluation.pawns)}
        del counts[self._seat]
        return counts, (mask & ~self._evaluation.recorded).bit_count()

    def _own(self, line: int) -> int:
        """Own pawns in a line with the one to come."""
        return (self._evaluation.pawns[self._seat] & self._state.start.sheet.line_masks[line]).bit_count() + 1

    def _complete(self, line: int, reasons: Reasons) -> int:
        rivals, _ = self._rivals(line)
        own, most = self._own(line), max(rivals.values())
        points, rival = share(own, most), share(most, own)
        name, crowns = self._state.start.sheet.line_ids[line], self.worth.crowns[line]
        reasons.add("completes-line", points - rival, line=name, points=points, rival=rival)
        if crowns:
            reasons.add("takes-crowns", crowns * CROWN_WORTH, line=name, crowns=crowns)
        return points

    def _grow(self, line: int, reasons: Reasons) -> None:
        rivals, missing = self._rivals(line)
        own, most = self._own(line), max(rivals.values())
        worth, name = self.worth.line[line], self._state.start.sheet.line_ids[line]
        if own == 1:
            reasons.add("joins-line", worth, line=name, missing=missing - 1)
        elif own >= most:
            reasons.add("leads-line", worth, line=name, pawns=own, missing=missing - 1)
        else:
            reasons.add("adds-to-line", worth, line=name, pawns=own, most=most)

    def _bingos(self, number: int, reasons: Reasons) -> int:
        """The bingos completed by the number, or how near it brings the nearest one."""
        state, seat, bit = self._state, self._seat, 1 << number
        left = {
            name: (mask & ~self._evaluation.recorded & ~bit).bit_count()
            for index, (mask, name) in enumerate(zip(state.start.card_lines[seat], CARD_LINES, strict=True))
            if mask & bit and not state.bingos[seat] >> index & 1
        }
        done = [name for name, missing in left.items() if not missing]
        if done:
            reasons.add("completes-bingo", len(done), bingo=done[0], bingos=len(done))
        elif left:
            reasons.add("opens-number", self.worth.card[number], number=number, missing=min(left.values()))
        return len(done)

    def keep(self, reasons: Reasons) -> None:
        """What the cards that stay in hand are good for, and what playing them would do for others."""
        state, seat, worth = self._state, self._seat, self.worth
        kept = list(numbers_in(state.hands[seat] & ~state.recorded & ~state.declared))
        if not kept:
            reasons.add("hand-is-spent", _CALM)
            return
        best = max(kept, key=lambda number: worth.of(state, number))
        lines = state.start.sheet.lines_of[best]
        line = max(lines, key=worth.line.__getitem__, default=-1)
        bingo = self.nearest_bingo(best)
        if bingo is not None and (line < 0 or worth.card[best] >= worth.line[line]):
            reasons.add("keeps-for-bingo", 2 * _CALM, number=best, bingo=bingo[0], missing=bingo[1])
        elif line >= 0:
            missing = (state.start.sheet.line_masks[line] & ~self._evaluation.recorded).bit_count()
            name = state.start.sheet.line_ids[line]
            reasons.add("keeps-for-line", 2 * _CALM, number=best, line=name, missing=missing)
        theirs = [number for number in kept if worth.rival_card[number] > 0 and not self.on_own_card(number)]
        if theirs:
            worst = max(theirs, key=worth.rival_card.__getitem__)
            rivals = (other for other in range(state.players) if other != seat)
            rival = next(other for other in rivals if state.start.card_numbers[other] >> worst & 1)
            reasons.add("would-help", worth.rival_card[worst] + _CALM, number=worst, rival=rival)

    def on_own_card(self, number: int) -> bool:
        """Whether a number stands on the card of the seat to move."""
        return bool(self._state.start.card_numbers[self._seat] >> number & 1)

    def nearest_bingo(self, number: int) -> tuple[str, int] | None:
        """Of the own bingos through a number that are still to come, the one that lacks the fewest, and how many."""
        left = self._bingos_left(1 << number)
        return min(left, key=lambda bingo: bingo[1], default=None)

    def last_of_bingo(self) -> tuple[int, str] | None:
        """A number that alone is missing in a bingo of the own card, and that bingo."""
        state, seat = self._state, self._seat
        for index, (mask, name) in enumerate(zip(state.start.card_lines[seat], CARD_LINES, strict=True)):
            missing = mask & ~self._evaluation.recorded
            if missing.bit_count() == 1 and not state.bingos[seat] >> index & 1:
                return missing.bit_length() - 1, name
        return None

    def _bingos_left(self, mask: int) -> list[tuple[str, int]]:
        state, seat = self._state, self._seat
        return [
            (name, (line & ~self._evaluation.recorded).bit_count())
            for index, (line, name) in enumerate(zip(state.start.card_lines[seat], CARD_LINES, strict=True))
            if line & mask and not state.bingos[seat] >> index & 1
        ]

    def _rival_cards(self, number: int, reasons: Reasons) -> None:
        state = self._state
        rivals = [
            seat for seat in range(state.players) if seat != self._seat and state.start.card_numbers[seat] >> number & 1
        ]
        if rivals:
            reasons.add("opens-for-rival", -self.worth.rival_card[number], number=number, rival=rivals[0])

    def _advance(self, points: int, reasons: Reasons) -> None:
        """Crowns on the track, and the end of the game (SK-6.3, SK-7.1)."""
        state, before = self._state, self._state.scores[self._seat]
        after, passed = on_the_track(state, self._seat, points)
        for space in numbers_in(passed):
            reasons.add("track-crown", CROWN_WORTH, space=space)
        if before < POINTS_TO_END <= after:
            best = max(score for seat, score in enumerate(state.scores) if seat != self._seat)
            reasons.add("ends-game", 1.0 if after > best else -1.0, points=after, rival=best)
