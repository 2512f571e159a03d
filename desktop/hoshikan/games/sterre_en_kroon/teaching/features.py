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
    "free-declaration": "SK-3.2",  # number: costs nothing, once per turn
    "spends-crown": "SK-3.3",  # left: crowns left then; each unused one is a point at the end
    "buys-cards": "SK-2.2",  # number (the visible card; 0 if recorded), left: crowns left then
    "keeps-crown": "SK-2.2",  # crowns: worth a point each at the end
    "stops": "SK-3.1",  # cards: so many cards stay in hand
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
            reasons.add("free-declaration", CARD_RIGHT / 2, number=number)
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
