"""What declaring a number of Sterre en Kroon gains and what it costs, line by line and bingo by bingo."""

from __future__ import annotations

from hoshikan.games.sterre_en_kroon.bot.evaluation import CARD_RIGHT, CROWN_WORTH, USELESS, Prospect, Worth
from hoshikan.games.sterre_en_kroon.rules.actions import K_CARD, K_CROWN, SterreAction
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.teaching.kinds import Found


class Gains:
    """Names the features of declarations in one position, as far as the seat to move can know them."""

    def __init__(self, state: SterreState) -> None:
        self._state = state
        self._seat = state.to_move
        self._look = Prospect(state, state.to_move)
        self.worth = Worth(self._look)

    def describe(self, move: SterreAction, found: Found) -> None:
        """The features of declaring a number."""
        state, number = self._state, move.number
        if (state.recorded | state.declared) >> number & 1:
            found.add("no-effect", USELESS, number=number)
            return
        if move.kind == K_CROWN:
            found.add("spends-crown", -CROWN_WORTH, left=state.crowns[self._seat] - 1)
        elif move.kind == K_CARD and state.hands[self._seat] >> number & 1:
            found.add("uses-card-right", -CARD_RIGHT, number=number)
        elif move.kind == K_CARD:
            found.add("free-declaration", CARD_RIGHT / 2, number=number)
        points = self._lines(number, found) + self._bingos(number, found)
        if points:
            self._advance(points, found)
        self._rival_cards(number, found)

    def _lines(self, number: int, found: Found) -> int:
        """Lines completed, or the one the number does most for, and that in which it helps a rival most."""
        worth = self.worth
        lines = self._state.start.sheet.lines_of[number]
        points = sum(self._complete(line, found) for line in lines if worth.completes >> line & 1)
        growing = [line for line in lines if not worth.completes >> line & 1]
        if growing:
            best, worst = (choose(growing, key=worth.line.__getitem__) for choose in (max, min))
            if worth.line[best] > 0:
                self._grow(best, found)
            if worth.line[worst] < 0:
                rivals, missing = self._rivals(worst)
                rival = max(rivals, key=lambda seat: rivals[seat])
                name = self._state.start.sheet.line_ids[worst]
                found.add("helps-rivals", worth.line[worst], line=name, rival=rival, missing=missing - 1)
        return points

    def _rivals(self, line: int) -> tuple[dict[int, int], int]:
        """Pawns of each rival in a line, and its empty cells."""
        mask = self._state.start.sheet.line_masks[line]
        counts = {seat: (pawns & mask).bit_count() for seat, pawns in enumerate(self._look.pawns)}
        del counts[self._seat]
        return counts, (mask & ~self._look.recorded).bit_count()

    def _own(self, line: int) -> int:
        """Own pawns in a line with the one to come."""
        return (self._look.pawns[self._seat] & self._state.start.sheet.line_masks[line]).bit_count() + 1

    def _complete(self, line: int, found: Found) -> int:
        rivals, _ = self._rivals(line)
        own, most = self._own(line), max(rivals.values())
        points = 2 if own >= most else 1
        rival = (2 if most >= own else 1) if most else 0
        name, crowns = self._state.start.sheet.line_ids[line], self.worth.crowns[line]
        found.add("completes-line", points - rival, line=name, points=points, rival=rival)
        if crowns:
            found.add("takes-crowns", crowns * CROWN_WORTH, line=name, crowns=crowns)
        return points

    def _grow(self, line: int, found: Found) -> None:
        rivals, missing = self._rivals(line)
        own, most = self._own(line), max(rivals.values())
        worth, name = self.worth.line[line], self._state.start.sheet.line_ids[line]
        if own == 1:
            found.add("joins-line", worth, line=name, missing=missing - 1)
        elif own >= most:
            found.add("leads-line", worth, line=name, pawns=own, missing=missing - 1)
        else:
            found.add("adds-to-line", worth, line=name, pawns=own, most=most)

    def _bingos(self, number: int, found: Found) -> int:
        """The bingos completed by the number, or how near it brings the nearest one."""
        state, seat, bit = self._state, self._seat, 1 << number
        left = {
            name: (mask & ~self._look.recorded & ~bit).bit_count()
            for index, (mask, name) in enumerate(zip(state.start.card_lines[seat], CARD_LINES, strict=True))
            if mask & bit and not state.bingos[seat] >> index & 1
        }
        done = [name for name, missing in left.items() if not missing]
        if done:
            found.add("completes-bingo", len(done), bingo=done[0], bingos=len(done))
        elif left:
            found.add("opens-number", self.worth.card[number], number=number, missing=min(left.values()))
        return len(done)

    def _rival_cards(self, number: int, found: Found) -> None:
        state = self._state
        rivals = [
            seat for seat in range(state.players) if seat != self._seat and state.start.card_numbers[seat] >> number & 1
        ]
        if rivals:
            found.add("opens-for-rival", -self.worth.rival_card[number], number=number, rival=rivals[0])

    def _advance(self, points: int, found: Found) -> None:
        """Crowns on the track, and the end of the game (SK-6.3, SK-7.1)."""
        state, before = self._state, self._state.scores[self._seat]
        after = min(before + points, TRACK_END)
        for space in range(before + 1, after + 1):
            if state.track >> space & 1:
                found.add("track-crown", CROWN_WORTH, space=space)
        if before < POINTS_TO_END <= after:
            best = max(score for seat, score in enumerate(state.scores) if seat != self._seat)
            found.add("ends-game", 1.0 if after > best else -1.0, points=after, rival=best)
