"""The phases of a game of 星を渡る: objectives, then five years of revealing, setting and resolving four slots each."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games.hoshi_wo_wataru.rules import events, scoring
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, DUMMY, POOL, SHIFT, UNIT, count
from hoshikan.games.hoshi_wo_wataru.rules.components import SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.position import EMPTY, OVER, RESOLVING, REVEALING, SETTING, HoshiPosition
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT, SLOTS, YEARS

HAND_LIMIT: Final = 4
"""Number of cards to which dummies fill a hand, or one less than with `dummy_at_four` (HW-2.3)."""
STARDUST_CARDS: Final = 3
"""Number of cards in a winning bid that brings stardust (HW-3.2)."""
SUPERNOVA_AT: Final = 3
"""So many constellations of a season bring its supernova (HW-0.6)."""


def choose(state: HoshiPosition, objective: int) -> None:
    """The seat to move keeps an objective (HW-1.3): in seat order, before the first reveal."""
    seat = state.to_move
    state.chosen = (*state.chosen[:seat], objective, *state.chosen[seat + 1 :])
    if state.record_events:
        state.emit(events.ObjectiveKept(seat))
    if seat + 1 < state.players:
        state.to_move = seat + 1
    else:
        state.phase = REVEALING
        state.to_move = CHANCE


def reveal(state: HoshiPosition, number: int) -> None:
    """Lay out a constellation; the last one of the year gives out markers and dummies (HW-2.1)."""
    if state.record_events:
        state.emit(events.ConstellationRevealed(number, min(len(state.table), LAST_SLOT)))
    state.deck ^= 1 << number
    state.table = (*state.table, number)
    if len(state.table) < SLOTS + state.start.double:
        return
    if state.year > 1:
        _rank(state)
    _take_dummies(state)
    state.phase = SETTING
    next_setter(state, 0)


def _rank(state: HoshiPosition) -> None:
    """Give out the markers (HW-2.2): by stars, then the topmost card, then clockwise from last year's marker 1."""
    ranked = state.ranking()
    markers = [0] * state.players
    for marker, seat in enumerate(ranked, 1):
        markers[seat] = marker
        if state.record_events:
            state.emit(events.MarkerTaken(seat, marker, state.pool_stars[seat], state.top(seat)))
    state.order = tuple(ranked)
    state.markers = tuple(markers)


def _take_dummies(state: HoshiPosition) -> None:
    """Fill the hands up with dummies (HW-2.3): in order of the markers, while the supply lasts."""
    extra = int(state.start.generous)
    for seat in state.order:
        due = HAND_LIMIT + extra - count(state.hands[seat])
        if due > 0:
            taken = min(due, state.dummies_left)
            state.hands[seat] += taken * UNIT[DUMMY]
            state.dummies_left -= taken
            if state.record_events:
                state.emit(events.DummiesTaken(seat, taken, due - taken))


def set_card(state: HoshiPosition, card: int) -> None:
    """The seat to move sets a card face down, from slot 1 on (HW-2.3)."""
    seat = state.to_move
    state.rows[SLOTS * seat + state.slot] = card
    state.hands[seat] -= UNIT[card]
    if state.record_events:
        state.emit(events.CardSet(seat, state.slot))
    if state.slot < LAST_SLOT and state.hands[seat]:
        state.slot += 1
    else:
        next_setter(state, seat + 1)


def next_setter(state: HoshiPosition, first: int) -> None:
    """The first seat from `first` on with a slot and a card to fill it; resolves when there is none."""
    for seat in range(first, state.players):
        if state.hands[seat] and state.rows[SLOTS * seat + LAST_SLOT] == EMPTY:
            state.to_move = seat
            state.slot = state.set_cards(seat)
            return
    _return_unset(state)
    state.phase = RESOLVING
    state.slot = 0
    resolve(state)


def _return_unset(state: HoshiPosition) -> None:
    """Return dummies that were not set to the supply: the end of HW-2.3 with `dummy_at_four`.

    Without it there are none, except in a hand that was set up with more than it can set.
    """
    for seat in range(state.players):
        unset = state.hands[seat] & DUMMIES
        if unset:
            state.hands[seat] -= unset
            state.dummies_left += unset
            if state.record_events:
                state.emit(events.DummiesReturned(seat, unset))


def resolve(state: HoshiPosition) -> None:
    """Resolve slots until a loser has to decide or the year is over."""
    while state.slot < SLOTS:
        _bid(state)
        if _next_loser(state, state.winner):
            return
        state.slot += 1
    _end_year(state)


def _bid(state: HoshiPosition) -> None:
    """Everyone reveals, the best marker among the highest bids wins (HW-3.1, HW-3.2)."""
    slot, numbers = state.slot, state.start.box.numbers
    bids = [0] * state.players
    best, winner = -1, -1
    for seat in state.order:
        cards = state.moved[seat]
        place = SLOTS * seat + slot
        card = state.rows[place]
        if card >= 0:
            state.rows[place] = EMPTY
            cards = (*cards, card) if cards else (card,)
        bid = 0
        for lying in cards:
            bid += numbers[lying]
        bids[seat] = bid
        if state.record_events:
            state.emit(events.BidRevealed(seat, slot, card, state.moved[seat], bid))
        state.lying[seat] = cards
        state.moved[seat] = ()
        if bid > best:
            best, winner = bid, seat
    state.bids = tuple(bids)
    state.winner = winner
    state.ledger = (*state.ledger, (winner, state.bids, tuple(state.lying)))
    if state.record_events:
        tied = tuple(seat for seat in state.order if bids[seat] == best)
        if len(tied) > 1:
            state.emit(events.BidTied(slot, tied, best, winner))
    _win(state, winner, best)
    for seat in range(state.players):
        if state.lying[seat]:
            _line_up(state, seat)


def _line_up(state: HoshiPosition, seat: int) -> None:
    """A lost dummy goes at once, the rest is decided in descending number (HW-2.4, HW-3.3)."""
    cards = state.lying[seat]
    if DUMMY in cards:
        state.dummies_left += 1
        if state.record_events:
            state.emit(events.DummyLost(seat, state.slot))
        cards = tuple([card for card in cards if card != DUMMY])
    state.lying[seat] = cards if len(cards) < 2 else tuple(sorted(cards, reverse=True))


def _win(state: HoshiPosition, seat: int, bid: int) -> None:
    """Take the prizes of the slot, and discard the cards used (HW-3.1, HW-3.2)."""
    for number in state.prizes(state.slot):
        state.won[seat] |= 1 << number
        if state.record_events:
            state.emit(events.ConstellationWon(seat, number, state.slot, bid))
    if state.start.supernova:
        _take_supernovas(state, seat)
    used = state.lying[seat]
    if used:
        state.lying[seat] = ()
        if state.record_events:
            state.emit(events.CardsDiscarded(seat, tuple(sorted(used, reverse=True))))
        for card in used:
            if card == DUMMY:
                state.dummies_left += 1
            else:
                state.discards[seat] += UNIT[card]
        if len(used) >= STARDUST_CARDS:
            _take_stardust(state, seat)


def _take_stardust(state: HoshiPosition, seat: int) -> None:
    """Winning with three cards or more brings stardust, while there is any (HW-3.2)."""
    if state.stardust_left:
        state.stardust_left -= 1
        state.stardust[seat] += 1
        if state.record_events:
            state.emit(events.StardustTaken(seat, state.stardust_left))
    elif state.record_events:
        state.emit(events.StardustUsedUp(seat))


def _take_supernovas(state: HoshiPosition, seat: int) -> None:
    """The first third constellation of a season brings its supernova (HW-0.6)."""
    for season, mask in enumerate(state.start.box.seasons):
        if state.supernovas[season] < 0 and (state.won[seat] & mask).bit_count() >= SUPERNOVA_AT:
            state.supernovas = (*state.supernovas[:season], seat, *state.supernovas[season + 1 :])
            if state.record_events:
                state.emit(events.SupernovaTaken(seat, SEASONS[season]))


def _next_loser(state: HoshiPosition, seat: int) -> bool:
    """Hand the turn to the next seat clockwise, short of the winner, with a lost card; False if there is none."""
    seat = (seat + 1) % state.players
    while seat != state.winner:
        if state.lying[seat]:
            state.to_move = seat
            return True
        seat = (seat + 1) % state.players
    return False


def decide(state: HoshiPosition, kind: int, card: int) -> None:
    """Pool, shift or keep the lost card that is due (HW-3.3)."""
    seat = state.to_move
    state.lying[seat] = state.lying[seat][1:]
    if kind == POOL:
        state.pools[seat] = (*state.pools[seat], card)
        stars = state.start.box.card_stars[card]
        state.pool_stars[seat] += stars
        if state.record_events:
            state.emit(events.CardPooled(seat, card, state.slot, stars, state.pool_stars[seat]))
    elif kind == SHIFT:
        state.moved[seat] = (*state.moved[seat], card)
        if state.record_events:
            state.emit(events.CardShifted(seat, card, state.slot))
    else:
        state.hands[seat] += UNIT[card]
        state.kept[seat] += UNIT[card]
        if state.record_events:
            state.emit(events.CardKept(seat, card, state.slot))
    if not state.lying[seat] and not _next_loser(state, seat):
        state.slot += 1
        resolve(state)


def _end_year(state: HoshiPosition) -> None:
    """Clear the table for the next year, or end the game (HW-2.1, HW-4.1)."""
    if state.record_events:
        state.emit(events.YearEnded(state.year))
    state.kept = [0] * state.players
    state.bids = ()
    state.winner = -1
    state.ledger = ()
    state.table = ()
    state.slot = 0
    if state.year < YEARS:
        state.year += 1
        state.phase = REVEALING
        state.to_move = CHANCE
    else:
        state.phase = OVER
        state.to_move = TERMINAL
        if state.record_events:
            for event in scoring.closing(state):
                state.emit(event)
