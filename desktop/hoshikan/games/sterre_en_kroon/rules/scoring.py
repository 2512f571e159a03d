"""Scoring at the end of a turn and the end of the game (SK-6, SK-7, SK-8.5, SK-8.6)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from hoshikan.engine.state import TERMINAL
from hoshikan.games.sterre_en_kroon.rules import events as happened
from hoshikan.games.sterre_en_kroon.rules.table import S_END_CARD, S_END_SCORE, S_SCORE, Table

POINTS_TO_END: Final = 18


class Closing(Table):
    """A table whose turns and whose game can come to their end."""

    __slots__ = ()

    @abstractmethod
    def _begin_turn(self, seat: int) -> None:
        """Hand the turn to `seat`."""

    # SK-6

    def claimable_lines(self, seat: int) -> int:
        """Map lines whose points `seat` may take now: in its own turn and at the end all, else this turn's."""
        lines = self.complete & ~self.claimed[seat]
        if not lines:
            return 0
        if self.stage == S_SCORE and seat != self.active:
            fresh = 0
            for line in self.fresh:
                fresh |= 1 << line
            lines &= fresh
        pawns, found = self.pawns[seat], 0
        for line, mask in enumerate(self.start.sheet.line_masks):
            if lines >> line & 1 and pawns & mask:
                found |= 1 << line
        return found

    def claimable_bingos(self, seat: int) -> int:
        """Bingos of the own card whose points `seat` may take now: in its own turn and at the end."""
        return 0 if self.stage == S_SCORE and seat != self.active else self._open_bingos(seat)

    def _score_all(self) -> None:
        """SK-6.1 to SK-6.3 without being asked for."""
        bingos = self._open_bingos(self.active)
        if not bingos and not self.fresh:
            return
        order = [(self.active + step) % self.players for step in range(self.players)]
        gained = [0] * self.players
        for line in self.fresh:
            for seat in order:
                gained[seat] += self._note_map_points(seat, line)
        if bingos:
            gained[self.active] += self._note_bingos(self.active, bingos)
        for seat in order:
            self._advance(seat, gained[seat])

    def _ask_next_scorer(self, step: int) -> None:
        """SK-8.5: the seats `step` and more places after the active one, as far as they have something to claim."""
        for later in range(step, self.players):
            seat = (self.active + later) % self.players
            self.to_move = seat
            if self.claimable_lines(seat):
                return
        self._end_turn()

    # SK-7

    def _end_turn(self) -> None:
        self.quiet_turns = 0 if self.busy else self.quiet_turns + 1
        self.ending = self._reason_to_end()
        if not self.ending:
            self._begin_turn((self.active + 1) % self.players)
            return
        if self.narrating:
            if self.ending == "standstill":
                self.events.append(happened.StoodStill())
            else:
                self.events.append(happened.EndTriggered(self.active, self.ending))
        self._settle_next()

    def _reason_to_end(self) -> str:
        """SK-7.1, SK-7.4"""
        for seat, numbers in enumerate(self.start.card_numbers):
            if self.opened[seat] == numbers:
                return "card-full"
        if max(self.scores) >= POINTS_TO_END:
            return "eighteen-points"
        if not min(self.supply):
            return "pawns-gone"
        return "standstill" if self.quiet_turns >= self.players else ""

    def _settle_next(self) -> None:
        """SK-7.2: one seat after the other opens, scores and counts its crowns; in strict mode the first two by
        decisions, if there is anything to decide."""
        while self.settled < self.players:
            seat = (self.active + self.settled) % self.players
            if self.start.strict:
                self.stage = S_END_CARD
                self.to_move = seat
                if self._openable(seat) or self._asks_for_claims():
                    return
            else:
                self._open(seat, self._openable(seat))
                bingos = self._open_bingos(seat)
                if bingos:
                    self._advance(seat, self._note_bingos(seat, bingos))
            self._count_crowns(seat)
        self.to_move = TERMINAL
        if self.narrating:
            self.events.append(happened.Won(tuple(sorted(self.winners()))))

    def _asks_for_claims(self) -> bool:
        self.stage = S_END_SCORE
        return bool(self.claimable_lines(self.to_move) or self.claimable_bingos(self.to_move))

    def _after_end_step(self) -> None:
        """A step of the end processing has been closed by its seat."""
        if self.stage == S_END_CARD and self._asks_for_claims():
            return
        self._count_crowns(self.to_move)
        self._settle_next()

    def _count_crowns(self, seat: int) -> None:
        """A point per crown; those met on the way count too (SK-7.2)."""
        counted = 0
        while counted < self.crowns[seat]:
            more = self.crowns[seat] - counted
            counted += more
            if self.narrating:
                self.events.append(happened.CrownsCounted(seat, more))
            self._advance(seat, more)
        self.crown_points[seat] = counted
        self.settled += 1
