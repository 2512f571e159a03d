"""Resolving slots 1 to 4 (HW-3.1 to HW-3.3): bids, prizes, and what becomes of lost cards."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games.hoshi_wo_wataru.rules import events as happened
from hoshikan.games.hoshi_wo_wataru.rules import scoring
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMY, POOL, SHIFT
from hoshikan.games.hoshi_wo_wataru.rules.components import SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.hands import UNIT
from hoshikan.games.hoshi_wo_wataru.rules.phases import EMPTY, OVER, REVEALING
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.table import Table

LAST_SLOT: Final = SLOTS - 1
STARDUST_CARDS: Final = 3
"""Winning with so many cards brings stardust (HW-3.2)."""
SUPERNOVA_AT: Final = 3
"""So many constellations of a season bring its supernova (HW-0.6)."""


class ResolvingTable(Table):
    """A table whose slots can be resolved. Abstract: the rest of the rules stands in `rules`."""

    __slots__ = ()

    def resolve(self) -> None:
        """Resolve slots until a loser has to decide or the year is over."""
        while self.slot < SLOTS:
            self._bid()
            if self._next_loser(self.winner):
                return
            self.slot += 1
        self._end_year()

    def _bid(self) -> None:
        """HW-3.1, HW-3.2: everyone reveals, the best marker among the highest bids wins."""
        slot, numbers = self.slot, self.start.box.numbers
        bids = [0] * self.players
        best, winner = -1, -1
        for seat in self.order:
            cards = self.moved[seat]
            place = SLOTS * seat + slot
            card = self.rows[place]
            if card >= 0:
                self.rows[place] = EMPTY
                cards = (*cards, card)
            bid = 0
            for lying in cards:
                bid += numbers[lying]
            bids[seat] = bid
            if self.narrating:
                self.tell(happened.BidRevealed(seat, slot, card, self.moved[seat], bid))
            self.lying[seat] = cards
            self.moved[seat] = ()
            if bid > best:
                best, winner = bid, seat
        self.bids = tuple(bids)
        self.winner = winner
        if self.narrating:
            tied = tuple(seat for seat in self.order if bids[seat] == best)
            if len(tied) > 1:
                self.tell(happened.BidTied(slot, tied, best, winner))
        self._win(winner, best)
        for seat in range(self.players):
            if self.lying[seat]:
                self._line_up(seat)

    def _line_up(self, seat: int) -> None:
        """HW-2.4, HW-3.3: a lost dummy goes at once, the rest is decided in descending number."""
        cards = self.lying[seat]
        if DUMMY in cards:
            self.dummies_left += 1
            self.tell(happened.DummyLost(seat, self.slot))
            cards = tuple([card for card in cards if card != DUMMY])
        self.lying[seat] = cards if len(cards) < 2 else tuple(sorted(cards, reverse=True))

    def _win(self, seat: int, bid: int) -> None:
        for number in self.prizes(self.slot):
            self.won[seat] |= 1 << number
            if self.narrating:
                self.tell(happened.ConstellationWon(seat, number, self.slot, bid))
        if self.start.supernova:
            self._take_supernovas(seat)
        used = self.lying[seat]
        if used:
            self.lying[seat] = ()
            if self.narrating:
                self.tell(happened.CardsDiscarded(seat, tuple(sorted(used, reverse=True))))
            for card in used:
                if card == DUMMY:
                    self.dummies_left += 1
                else:
                    self.discards[seat] += UNIT[card]
            if len(used) >= STARDUST_CARDS:
                self._take_stardust(seat)

    def _take_stardust(self, seat: int) -> None:
        """HW-3.2"""
        if self.stardust_left:
            self.stardust_left -= 1
            self.stardust[seat] += 1
            self.tell(happened.StardustTaken(seat, self.stardust_left))
        else:
            self.tell(happened.StardustUsedUp(seat))

    def _take_supernovas(self, seat: int) -> None:
        """HW-0.6"""
        for season, mask in enumerate(self.start.box.seasons):
            if self.supernovas[season] < 0 and (self.won[seat] & mask).bit_count() >= SUPERNOVA_AT:
                self.supernovas = (*self.supernovas[:season], seat, *self.supernovas[season + 1 :])
                self.tell(happened.SupernovaTaken(seat, SEASONS[season]))

    def _next_loser(self, seat: int) -> bool:
        """Hand the turn to the next seat clockwise, short of the winner, with a lost card; False if there is none."""
        seat = (seat + 1) % self.players
        while seat != self.winner:
            if self.lying[seat]:
                self.to_move = seat
                return True
            seat = (seat + 1) % self.players
        return False

    def decide(self, kind: int, card: int) -> None:
        """HW-3.3"""
        seat = self.to_move
        self.lying[seat] = self.lying[seat][1:]
        if kind == POOL:
            self.pools[seat] = (*self.pools[seat], card)
            stars = self.start.box.card_stars[card]
            self.pool_stars[seat] += stars
            if self.narrating:
                self.tell(happened.CardPooled(seat, card, self.slot, stars, self.pool_stars[seat]))
        elif kind == SHIFT:
            self.moved[seat] = (*self.moved[seat], card)
            if self.narrating:
                self.tell(happened.CardShifted(seat, card, self.slot))
        else:
            self.hands[seat] += UNIT[card]
            self.kept[seat] += UNIT[card]
            if self.narrating:
                self.tell(happened.CardKept(seat, card, self.slot))
        if not self.lying[seat] and not self._next_loser(seat):
            self.slot += 1
            self.resolve()

    def _end_year(self) -> None:
        if self.narrating:
            self.tell(happened.YearEnded(self.year))
        self.kept = [0] * self.players
        self.bids = ()
        self.winner = -1
        self.table = ()
        self.slot = 0
        if self.year < YEARS:
            self.year += 1
            self.phase = REVEALING
            self.to_move = CHANCE
        else:
            self.phase = OVER
            self.to_move = TERMINAL
            if self.narrating:
                for event in scoring.closing(self):
                    self.tell(event)
