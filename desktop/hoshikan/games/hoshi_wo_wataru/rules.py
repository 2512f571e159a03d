"""The rules of 星を渡る: objectives, then five years of revealing, setting and resolving four slots each."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction, NotationError
from hoshikan.engine.event import Event
from hoshikan.engine.game import Game, Option, Options
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games.hoshi_wo_wataru import events as happened
from hoshikan.games.hoshi_wo_wataru import refusals, scoring, sight
from hoshikan.games.hoshi_wo_wataru.components import SEASONS, SetupData
from hoshikan.games.hoshi_wo_wataru.hands import DUMMIES, FULL_SET, UNIT, count, pack, set_steps
from hoshikan.games.hoshi_wo_wataru.phases import EMPTY, OBJECTIVES, OVER, RESOLVING, REVEALING, SETTING
from hoshikan.games.hoshi_wo_wataru.start import DEALT, FULL_DECK, SLOTS, YEARS, Start, deal, describe, read
from hoshikan.games.hoshi_wo_wataru.steps import (
    CHOOSE_STEPS,
    DUMMY,
    KEEP,
    KEEP_STEPS,
    OBJECTIVE,
    POOL,
    POOL_STEPS,
    REVEAL,
    REVEAL_STEPS,
    SET,
    SHIFT,
    SHIFT_STEPS,
    STEP_BY_TEXT,
    Step,
)

LAST_SLOT: Final = SLOTS - 1
HAND_LIMIT: Final = 4
"""Dummies fill a hand up to so many cards (HW-2.3)."""
STARDUST_CARDS: Final = 3
"""Winning with so many cards brings stardust (HW-3.2)."""
SUPERNOVA_AT: Final = 3
"""So many constellations of a season bring its supernova (HW-0.6)."""


class HoshiState(State):
    """A position. Hands are packed as in `hands`, sets of constellations are masks with bit n for number n."""

    __slots__ = (
        "bids",
        "chosen",
        "dealt",
        "deck",
        "discards",
        "dummies_left",
        "hands",
        "kept",
        "lying",
        "markers",
        "moved",
        "order",
        "phase",
        "pool_stars",
        "pools",
        "rows",
        "slot",
        "stardust",
        "stardust_left",
        "start",
        "supernovas",
        "table",
        "winner",
        "won",
        "year",
    )

    def __init__(self, start: Start, source: HoshiState | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events = []
        if source is not None:
            self._copy(source)
            return
        seats = start.players
        self.narrating = True
        self.to_move = 0
        self.phase = OBJECTIVES
        self.year = 1
        self.slot = 0
        self.deck = FULL_DECK
        self.table: tuple[int, ...] = ()
        """The year's constellations in the order of their slots; a fifth lies in the last slot too."""
        self.dealt: tuple[int, ...] = start.dealt
        self.chosen: tuple[int, ...] = (-1,) * seats
        """The objectives kept, as indices of OBJECTIVES."""
        self.markers: tuple[int, ...] = start.markers
        self.order: tuple[int, ...] = tuple(sorted(range(seats), key=lambda seat: start.markers[seat]))
        """Seats from the best marker to the worst."""
        self.hands: list[int] = [FULL_SET] * seats
        self.rows: list[int] = [EMPTY] * (SLOTS * seats)
        """Face-down cards, a seat's four slots one after another."""
        self.lying: list[tuple[int, ...]] = [()] * seats
        """Lost cards of the slot being resolved that are not decided yet, descending."""
        self.moved: list[tuple[int, ...]] = [()] * seats
        """Cards shifted to the next slot."""
        self.kept: list[int] = [0] * seats
        """Cards taken back this year, as hands: everybody knows that these are not face down."""
        self.pools: list[tuple[int, ...]] = [()] * seats
        """Pooled cards, the topmost last."""
        self.pool_stars: list[int] = [0] * seats
        self.discards: list[int] = [0] * seats
        self.won: list[int] = [0] * seats
        self.stardust: list[int] = [0] * seats
        self.stardust_left = start.box.stardust_tiles
        self.dummies_left = start.box.dummies
        self.supernovas: tuple[int, ...] = (-1,) * len(SEASONS)
        """Owner of each season's supernova."""
        self.bids: tuple[int, ...] = ()
        """The bids for the slot resolved last this year."""
        self.winner = -1
        """… and who won it."""

    def _copy(self, source: HoshiState) -> None:
        self.narrating = source.narrating
        self.to_move = source.to_move
        self.phase = source.phase
        self.year = source.year
        self.slot = source.slot
        self.deck = source.deck
        self.table = source.table
        self.dealt = source.dealt
        self.chosen = source.chosen
        self.markers = source.markers
        self.order = source.order
        self.hands = source.hands[:]
        self.rows = source.rows[:]
        self.lying = source.lying[:]
        self.moved = source.moved[:]
        self.kept = source.kept[:]
        self.pools = source.pools[:]
        self.pool_stars = source.pool_stars[:]
        self.discards = source.discards[:]
        self.won = source.won[:]
        self.stardust = source.stardust[:]
        self.stardust_left = source.stardust_left
        self.dummies_left = source.dummies_left
        self.supernovas = source.supernovas
        self.bids = source.bids
        self.winner = source.winner

    @property
    def setup(self) -> dict[str, Any]:
        return describe(self.start, self.dealt)

    @property
    def simultaneous(self) -> bool:
        return self.phase == SETTING

    def clone(self) -> HoshiState:
        return HoshiState(self.start, self)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.phase == SETTING:
            return list(set_steps(self.hands[self.to_move]))
        if self.phase == RESOLVING:
            card = self.lying[self.to_move][0]
            if self.slot == LAST_SLOT:
                return [POOL_STEPS[card], KEEP_STEPS[card]]
            return [POOL_STEPS[card], SHIFT_STEPS[card], KEEP_STEPS[card]]
        if self.phase == REVEALING:
            return [step for step in REVEAL_STEPS if self.deck >> step.value & 1]
        if self.phase == OBJECTIVES:
            return [CHOOSE_STEPS[index] for index in self.pair(self.to_move)]
        return []

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.phase != REVEALING:
            return ()
        share = 1.0 / self.deck.bit_count()
        return [(step, share) for step in REVEAL_STEPS if self.deck >> step.value & 1]

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if isinstance(action, Step) and self._allows(action.kind, action.value):
            return None
        return refusals.explain(self, action)

    def _allows(self, kind: int, value: int) -> bool:
        if self.phase == SETTING:
            return kind == SET and bool(self.hands[self.to_move] >> 4 * value & 15)
        if self.phase == RESOLVING:
            if kind == SHIFT:
                return self.slot < LAST_SLOT and self.lying[self.to_move][0] == value
            return kind in (POOL, KEEP) and self.lying[self.to_move][0] == value
        if self.phase == REVEALING:
            return kind == REVEAL and bool(self.deck >> value & 1)
        return self.phase == OBJECTIVES and kind == OBJECTIVE and value in self.pair(self.to_move)

    def apply(self, action: Action) -> None:
        if not isinstance(action, Step) or not self._allows(action.kind, action.value):
            raise refusals.explain(self, action)
        self.events = []
        if self.phase == SETTING:
            self._set(action.value)
        elif self.phase == RESOLVING:
            self._decide(action.kind, action.value)
        elif self.phase == REVEALING:
            self._reveal(action.value)
        else:
            self._choose(action.value)

    # Set-up and the start of a year

    def _choose(self, objective: int) -> None:
        """HW-1.3: in seat order, before the first reveal."""
        seat = self.to_move
        self.chosen = (*self.chosen[:seat], objective, *self.chosen[seat + 1 :])
        self._tell(happened.ObjectiveKept(seat))
        if seat + 1 < self.players:
            self.to_move = seat + 1
        else:
            self.phase = REVEALING
            self.to_move = CHANCE

    def _reveal(self, number: int) -> None:
        """HW-2.1"""
        if self.narrating:
            self._tell(happened.ConstellationRevealed(number, min(len(self.table), LAST_SLOT)))
        self.deck ^= 1 << number
        self.table = (*self.table, number)
        if len(self.table) < SLOTS + self.start.double:
            return
        if self.year > 1:
            self._rank()
        self._take_dummies()
        self.phase = SETTING
        self._next_setter(0)

    def _rank(self) -> None:
        """HW-2.2: by stars, then the topmost card, then clockwise from last year's marker 1."""
        first, seats = self.order[0], self.players
        ranked = sorted(
            range(seats), key=lambda seat: (-self.pool_stars[seat], -self.top(seat), (seat - first) % seats)
        )
        markers = [0] * seats
        for marker, seat in enumerate(ranked, 1):
            markers[seat] = marker
            if self.narrating:
                self._tell(happened.MarkerTaken(seat, marker, self.pool_stars[seat], self.top(seat)))
        self.order = tuple(ranked)
        self.markers = tuple(markers)

    def _take_dummies(self) -> None:
        """HW-2.3: in order of the markers, as far as the supply goes."""
        extra = int(self.start.generous)
        for seat in self.order:
            due = HAND_LIMIT + extra - count(self.hands[seat])
            if due > 0:
                taken = min(due, self.dummies_left)
                self.hands[seat] += taken * UNIT[DUMMY]
                self.dummies_left -= taken
                if self.narrating:
                    self._tell(happened.DummiesTaken(seat, taken, due - taken))

    # Setting

    def _set(self, card: int) -> None:
        """HW-2.3: face down, from slot 1."""
        seat = self.to_move
        self.rows[SLOTS * seat + self.slot] = card
        self.hands[seat] -= UNIT[card]
        if self.narrating:
            self._tell(happened.CardSet(seat, self.slot))
        if self.slot < LAST_SLOT and self.hands[seat]:
            self.slot += 1
        else:
            self._next_setter(seat + 1)

    def _next_setter(self, first: int) -> None:
        """The first seat from `first` on with a slot and a card to fill it; resolves when there is none."""
        for seat in range(first, self.players):
            if self.hands[seat] and self.rows[SLOTS * seat + LAST_SLOT] == EMPTY:
                self.to_move = seat
                self.slot = self.set_cards(seat)
                return
        if self.start.generous:
            self._return_unset()
        self.phase = RESOLVING
        self.slot = 0
        self._resolve()

    def _return_unset(self) -> None:
        """The end of HW-2.3 with `dummy_at_four`."""
        for seat in range(self.players):
            unset = self.hands[seat] & DUMMIES
            if unset:
                self.hands[seat] -= unset
                self.dummies_left += unset
                if self.narrating:
                    self._tell(happened.DummiesReturned(seat, unset))

    # Resolving

    def _resolve(self) -> None:
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
                self._tell(happened.BidRevealed(seat, slot, card, self.moved[seat], bid))
            self.lying[seat] = cards
            self.moved[seat] = ()
            if bid > best:
                best, winner = bid, seat
        self.bids = tuple(bids)
        self.winner = winner
        if self.narrating:
            tied = tuple(seat for seat in self.order if bids[seat] == best)
            if len(tied) > 1:
                self._tell(happened.BidTied(slot, tied, best, winner))
        self._win(winner, best)
        for seat in range(self.players):
            if self.lying[seat]:
                self._line_up(seat)

    def _line_up(self, seat: int) -> None:
        """HW-2.4, HW-3.3: a lost dummy goes at once, the rest is decided in descending number."""
        cards = self.lying[seat]
        if DUMMY in cards:
            self.dummies_left += 1
            self._tell(happened.DummyLost(seat, self.slot))
            cards = tuple([card for card in cards if card != DUMMY])
        self.lying[seat] = cards if len(cards) < 2 else tuple(sorted(cards, reverse=True))

    def _win(self, seat: int, bid: int) -> None:
        for number in self.table[LAST_SLOT:] if self.slot == LAST_SLOT else self.table[self.slot : self.slot + 1]:
            self.won[seat] |= 1 << number
            if self.narrating:
                self._tell(happened.ConstellationWon(seat, number, self.slot, bid))
        if self.start.supernova:
            self._take_supernovas(seat)
        used = self.lying[seat]
        if used:
            self.lying[seat] = ()
            if self.narrating:
                self._tell(happened.CardsDiscarded(seat, tuple(sorted(used, reverse=True))))
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
            self._tell(happened.StardustTaken(seat, self.stardust_left))
        else:
            self._tell(happened.StardustUsedUp(seat))

    def _take_supernovas(self, seat: int) -> None:
        """HW-0.6"""
        for season, mask in enumerate(self.start.box.seasons):
            if self.supernovas[season] < 0 and (self.won[seat] & mask).bit_count() >= SUPERNOVA_AT:
                self.supernovas = (*self.supernovas[:season], seat, *self.supernovas[season + 1 :])
                self._tell(happened.SupernovaTaken(seat, SEASONS[season]))

    def _next_loser(self, seat: int) -> bool:
        """Hand the turn to the next seat clockwise, short of the winner, with a lost card; False if there is none."""
        seat = (seat + 1) % self.players
        while seat != self.winner:
            if self.lying[seat]:
                self.to_move = seat
                return True
            seat = (seat + 1) % self.players
        return False

    def _decide(self, kind: int, card: int) -> None:
        """HW-3.3"""
        seat = self.to_move
        self.lying[seat] = self.lying[seat][1:]
        if kind == POOL:
            self.pools[seat] = (*self.pools[seat], card)
            stars = self.start.box.card_stars[card]
            self.pool_stars[seat] += stars
            if self.narrating:
                self._tell(happened.CardPooled(seat, card, self.slot, stars, self.pool_stars[seat]))
        elif kind == SHIFT:
            self.moved[seat] = (*self.moved[seat], card)
            if self.narrating:
                self._tell(happened.CardShifted(seat, card, self.slot))
        else:
            self.hands[seat] += UNIT[card]
            self.kept[seat] += UNIT[card]
            if self.narrating:
                self._tell(happened.CardKept(seat, card, self.slot))
        if not self.lying[seat] and not self._next_loser(seat):
            self.slot += 1
            self._resolve()

    def _end_year(self) -> None:
        if self.narrating:
            self._tell(happened.YearEnded(self.year))
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
                self.events += scoring.closing(self)

    # Result

    def points(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.players)]

    def winners(self) -> frozenset[int]:
        assert self.to_move == TERMINAL
        return scoring.winners(self)

    def end_reason(self) -> str:
        return "five-years" if self.to_move == TERMINAL else ""

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return scoring.lines(self, seat)

    # Knowledge of a seat

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything but face-down cards and the objectives of others (HW-3.4)."""
        return sight.view(self, seat)

    def determinize(self, seat: int, rng: Random) -> HoshiState:
        copy = self.clone()
        copy.narrating = False
        sight.guess(copy, seat, rng)
        return copy

    def information_key(self, seat: int) -> Hashable:
        return sight.key(self, seat)

    def reopen(self, seat: int) -> None:
        """Rows that are complete go back into the hands; one only begun is what `determinize` made of it."""
        if self.phase != SETTING:
            return
        begun = self.to_move
        for other in range(self.players):
            if other not in (seat, begun):
                row = SLOTS * other
                self.hands[other] += pack(card for card in self.rows[row : row + SLOTS] if card >= 0)
                self.rows[row : row + SLOTS] = [EMPTY] * SLOTS
        self._next_setter(0)

    # Small parts

    def pair(self, seat: int) -> tuple[int, ...]:
        """The two objectives dealt to a seat."""
        return self.dealt[DEALT * seat : DEALT * (seat + 1)]

    def top(self, seat: int) -> int:
        """The number on the topmost card of a pool, 0 if it is empty (HW-2.2)."""
        pool = self.pools[seat]
        return pool[-1] if pool else 0

    def set_cards(self, seat: int) -> int:
        """How many cards lie in a seat's row; while setting they fill it from slot 1."""
        return SLOTS - self.rows[SLOTS * seat : SLOTS * (seat + 1)].count(EMPTY)

    def have(self, seat: int) -> int:
        """Stars for the final check (HW-4.1)."""
        return self.pool_stars[seat] + self.start.box.stardust_stars * self.stardust[seat]

    def _tell(self, event: Event) -> None:
        if self.narrating:
            self.events.append(event)


class HoshiWoWataru(Game):
    """星を渡る for the registry."""

    id = "hoshi-wo-wataru"
    players = range(3, 5)
    minutes = 40
    rules_version = 1
    options = (
        Option("last_slot_double", (False, True), "HW-2.1"),
        Option("supernova", (False, True), "HW-0.6"),
        Option("dummy_at_four", (False, True), "HW-2.3"),
    )
    rule_ids = (
        *(f"HW-0.{number}" for number in range(1, 7)),
        *(f"HW-1.{number}" for number in range(1, 5)),
        *(f"HW-2.{number}" for number in range(1, 5)),
        *(f"HW-3.{number}" for number in range(1, 5)),
        *(f"HW-4.{number}" for number in range(1, 3)),
    )

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        setup: Mapping[str, Any] | None = None,
    ) -> HoshiState:
        if setup is None:
            data = SetupData(self.checked_players(4 if players is None else players), dict(options or {}))
        else:
            data = read(setup)
            self.checked_players(data.players)
        checked = self.checked_options(data.options)
        return HoshiState(Start(deal(data, seed), checked))

    def parse(self, text: str) -> Step:
        step = STEP_BY_TEXT.get(text)
        if step is None:
            raise NotationError(text)
        return step


GAME = HoshiWoWataru()
