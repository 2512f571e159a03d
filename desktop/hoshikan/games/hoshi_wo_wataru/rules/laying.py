"""A position of 星を渡る as set-up data: written down, checked by the rules, laid out again."""

from __future__ import annotations

from typing import Any

import msgspec

from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import check_per_seat
from hoshikan.engine.state import CHANCE
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, FULL_SET, cards, pack
from hoshikan.games.hoshi_wo_wataru.rules.components import SEASONS, AuctionData, PositionData
from hoshikan.games.hoshi_wo_wataru.rules.phases import SUPERNOVA_AT
from hoshikan.games.hoshi_wo_wataru.rules.position import (
    CHOOSING,
    EMPTY,
    PHASES,
    RESOLVING,
    REVEALING,
    SETTING,
    HoshiPosition,
)
from hoshikan.games.hoshi_wo_wataru.rules.scoring import numbers
from hoshikan.games.hoshi_wo_wataru.rules.setup import DEALT, FULL_DECK, LAST_SLOT, SLOTS


def described(state: HoshiPosition) -> dict[str, Any]:
    """Return the position as `PositionData`."""
    seats = range(state.players)
    return {
        "year": state.year,
        "phase": PHASES[state.phase],
        "table": list(state.table),
        "kept_objectives": [_place(state, seat) for seat in seats],
        "hands": [list(cards(hand)) for hand in state.hands],
        "rows": [[None if card == EMPTY else card for card in state.row(seat)] for seat in seats],
        "lying": [list(lying) for lying in state.lying],
        "moved": [list(moved) for moved in state.moved],
        "kept": [list(cards(kept)) for kept in state.kept],
        "pools": [list(pool) for pool in state.pools],
        "discards": [list(cards(discards)) for discards in state.discards],
        "won": [numbers(won) for won in state.won],
        "stardust": state.stardust[:],
        "supernovas": [None if owner < 0 else owner for owner in state.supernovas],
        "ledger": [
            {"winner": winner, "bids": list(bids), "cards": [list(shown) for shown in by_seat]}
            for winner, bids, by_seat in state.ledger
        ],
    }


def _place(state: HoshiPosition, seat: int) -> int | None:
    """Which of its two objectives a seat keeps."""
    return None if state.chosen[seat] < 0 else state.pair(seat).index(state.chosen[seat])


def lay_out(state: HoshiPosition, data: PositionData) -> None:
    """Put everything where `data` has it. Raises SetupError for an impossible position."""
    data = _completed(data, state.players)
    per_seat = (data.hands, data.rows, data.lying, data.moved, data.kept, data.pools, data.discards, data.won)
    for given in (*per_seat, data.kept_objectives, data.stardust):
        check_per_seat("position", given, state.players)
    state.year, state.phase = data.year, PHASES.index(data.phase)
    _lay_cards(state, data)
    _lay_constellations(state, data)
    _lay_tiles(state, data)
    state.chosen = tuple(
        -1 if place is None else state.dealt[DEALT * seat + place] for seat, place in enumerate(data.kept_objectives)
    )
    state.ledger = tuple(_auction(state, auction) for auction in data.ledger)
    if state.ledger:
        state.winner, state.bids, _ = state.ledger[-1]
    _ask(state)


def _completed(data: PositionData, players: int) -> PositionData:
    """Return `data` with an empty list for each seat where a list was left out."""
    empty: list[list[int]] = [[] for _ in range(players)]
    return msgspec.structs.replace(
        data,
        rows=data.rows or [[None] * SLOTS for _ in range(players)],
        lying=data.lying or empty,
        moved=data.moved or empty,
        kept=data.kept or empty,
    )


def _lay_cards(state: HoshiPosition, data: PositionData) -> None:
    for seat in range(state.players):
        state.hands[seat], state.kept[seat] = pack(data.hands[seat]), pack(data.kept[seat])
        row = [EMPTY if card is None else card for card in data.rows[seat]]
        state.rows[SLOTS * seat : SLOTS * (seat + 1)] = row
        state.lying[seat], state.moved[seat] = tuple(data.lying[seat]), tuple(data.moved[seat])
        state.pools[seat], state.discards[seat] = tuple(data.pools[seat]), pack(data.discards[seat])
        seen = [*data.lying[seat], *data.moved[seat], *data.pools[seat], *data.discards[seat]]
        if 0 in seen:
            raise SetupError("position.pools", "dummy-out-of-place", {"rule": "HW-2.4"})
        state.pool_stars[seat] = sum(state.start.box.card_stars[card] for card in data.pools[seat])
        lost = [*data.lying[seat], *data.moved[seat], *data.pools[seat]]
        if (state.hidden(seat) & ~DUMMIES) + pack(lost) + state.discards[seat] != FULL_SET:
            raise SetupError("position.hands", "cards-do-not-add-up", {"seat": seat + 1, "rule": "HW-1.1"})
        if any(data.kept[seat].count(card) > data.hands[seat].count(card) for card in data.kept[seat]):
            raise SetupError("position.kept", "kept-not-in-hand", {"seat": seat + 1, "rule": "HW-3.3"})
    dummies = sum(state.hidden(seat) & DUMMIES for seat in range(state.players))
    state.dummies_left = state.start.box.dummies - dummies
    if state.dummies_left < 0:
        raise SetupError("position.hands", "too-many-dummies", {"dummies": state.start.box.dummies})


def _lay_constellations(state: HoshiPosition, data: PositionData) -> None:
    a_year = SLOTS + state.start.double
    state.table = tuple(data.table)
    taken = [number for won in data.won for number in won]
    done = len(data.ledger)
    this_year = [number for number in data.table if number in taken]
    if len(set(taken)) != len(taken) or len(set(data.table)) != len(data.table) or len(data.table) > a_year:
        raise SetupError("position.won", "constellation-twice")
    if this_year != [number for slot in range(min(done, SLOTS)) for number in state.prizes(slot)]:
        raise SetupError("position.won", "constellation-twice")
    most = (data.year - 1) * a_year + len(this_year)
    if len(taken) > most:
        raise SetupError("position.won", "too-many-won", {"won": len(taken), "most": most, "rule": "HW-2.1"})
    state.won = [sum(1 << number for number in won) for won in data.won]
    state.deck = FULL_DECK
    for number in {*taken, *data.table}:
        state.deck &= ~(1 << number)


def _lay_tiles(state: HoshiPosition, data: PositionData) -> None:
    state.stardust = data.stardust[:]
    state.stardust_left = state.start.box.stardust_tiles - sum(data.stardust)
    if state.stardust_left < 0:
        raise SetupError("position.stardust", "too-much-stardust", {"tiles": state.start.box.stardust_tiles})
    state.supernovas = tuple(-1 if owner is None else owner for owner in data.supernovas)
    for season, owner in enumerate(state.supernovas):
        if owner < 0:
            continue
        mask = state.start.box.seasons[season]
        won = 0 if owner >= state.players else (state.won[owner] & mask).bit_count()
        if not state.start.supernova or won < SUPERNOVA_AT:
            raise SetupError("position.supernovas", "supernova-not-won", {"rule": "HW-0.6"})


def _auction(state: HoshiPosition, auction: AuctionData) -> tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]]:
    fits = len(auction.bids) == len(auction.cards) == state.players
    if not fits or not 0 <= auction.winner < state.players:
        raise SetupError("position.ledger", "phase-does-not-fit", {"phase": PHASES[state.phase]})
    return auction.winner, tuple(auction.bids), tuple(tuple(shown) for shown in auction.cards)


def _ask(state: HoshiPosition) -> None:
    """Find who decides, in which slot; whatever does not belong to the phase may not lie there."""
    state.slot = 0
    full = len(state.table) == SLOTS + state.start.double
    settled = all(index >= 0 for index in state.chosen)
    idle = not any(state.lying) and not any(state.moved) and not state.ledger
    bare = idle and all(card == EMPTY for card in state.rows) and not any(state.kept)
    if state.phase == CHOOSING:
        fits = bare and not state.table and state.year == 1
        state.to_move = next((seat for seat, index in enumerate(state.chosen) if index < 0), 0)
        fits = fits and not settled and all(index < 0 for index in state.chosen[state.to_move :])
    elif state.phase == REVEALING:
        fits, state.to_move = bare and settled and not full, CHANCE
    elif state.phase == SETTING:
        fits = idle and settled and full and not any(state.kept) and _ask_to_set(state)
    else:
        fits = state.phase == RESOLVING and settled and full and _ask_to_decide(state)
    if not fits:
        raise SetupError("position.phase", "phase-does-not-fit", {"phase": PHASES[state.phase]})


def _ask_to_set(state: HoshiPosition) -> bool:
    """The first seat that has a card and a slot left sets; those before it are done, those after it have not begun."""
    last = [SLOTS * seat + LAST_SLOT for seat in range(state.players)]
    due = [seat for seat in range(state.players) if state.hands[seat] and state.rows[last[seat]] == EMPTY]
    if not due:
        return False
    state.to_move, state.slot = due[0], state.set_cards(due[0])
    later = range(due[0] + 1, state.players)
    rows = [state.row(seat) for seat in range(state.players)]
    in_order = all(EMPTY not in row[: SLOTS - row.count(EMPTY)] for row in rows)
    return in_order and all(card == EMPTY for seat in later for card in rows[seat])


def _ask_to_decide(state: HoshiPosition) -> bool:
    """The next seat after the winner with a lost card decides about it."""
    state.slot = len(state.ledger) - 1
    if not 0 <= state.slot < SLOTS:
        return False
    if any(card != EMPTY for seat in range(state.players) for card in state.row(seat)[: state.slot + 1]):
        return False
    if any(hand & DUMMIES for hand in state.hands):  # unset ones went back (HW-2.3)
        return False
    order = [(state.winner + step) % state.players for step in range(1, state.players)]
    state.to_move = next((seat for seat in order if state.lying[seat]), CHANCE)
    can_shift = state.slot < LAST_SLOT or not any(state.moved)
    sorted_down = all(list(lying) == sorted(lying, reverse=True) for lying in state.lying)
    return state.to_move != CHANCE and not state.lying[state.winner] and can_shift and sorted_down


def supernovas(state: HoshiPosition, won: list[list[int]], before: list[int | None]) -> list[int | None]:
    """Return the owners of supernovas once constellations have changed hands: the former owner, else the first with
    three (HW-0.6)."""
    found: list[int | None] = []
    for season in range(len(SEASONS)):
        mask = state.start.box.seasons[season]
        having = [seat for seat, taken in enumerate(won) if sum(mask >> number & 1 for number in taken) >= SUPERNOVA_AT]
        owner = before[season]
        found.append(owner if owner in having else having[0] if having and state.start.supernova else None)
    return found
