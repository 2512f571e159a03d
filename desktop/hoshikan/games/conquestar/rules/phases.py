"""Effects once all have chosen: traders are paid (CQ-3), invaders take (CQ-4), hands are checked (CQ-5)."""

from __future__ import annotations

from typing import Final

from hoshikan.games.conquestar.rules import events
from hoshikan.games.conquestar.rules.field import CARDS, LINE_MASKS, LINES, cards_text, lays_down
from hoshikan.games.conquestar.rules.position import ConquestarPosition

QUIET_CYCLES_TO_END: Final = 2
NOBODY: Final = -1


def play_round(state: ConquestarPosition) -> None:
    """Carry out the plans of all seats, then ask the first seat again or end the game."""
    if state.record_events:
        _emit_plans(state)
    _trade(state)
    _invade(state)
    _check_hands(state)
    state.last_plans = state.plans
    state.plans = [None] * state.players
    if not state.present:
        state.emit(events.FieldEmptied())
    elif state.quiet_cycles >= QUIET_CYCLES_TO_END:
        state.emit(events.Standstill())
    else:
        state.round += 1
        state.to_move = state.next_seat()


def _emit_plans(state: ConquestarPosition) -> None:
    for seat, plan in enumerate(state.plans):
        if plan is None:
            state.emit(events.SatOut(seat))
        else:
            state.emit(events.Revealed(seat, plan.cell, plan.invades))


# Phase 2: trade


def _trade(state: ConquestarPosition) -> None:
    """Everybody is paid before anything is added to a star (CQ-3.1, CQ-3.2)."""
    added: dict[int, int] = {}
    for seat, plan in enumerate(state.plans):
        if plan is None or plan.invades:
            continue
        cell = plan.cell
        income = state.trade_income(cell)
        state.coins[seat] += income
        added[cell] = added.get(cell, 0) + 1
        if state.record_events:
            state.emit(events.Traded(seat, cell, state.star_coins[cell], income))
    for cell, coins in added.items():
        state.star_coins[cell] += coins
        state.note_cap(cell)
        state.cycle_busy = True
        if state.record_events:
            state.emit(events.Developed(cell, coins, state.star_coins[cell]))


# Phase 3: invasion


def _invade(state: ConquestarPosition) -> None:
    """All pay by the field as it stood, then the payers take their stars (CQ-4.1 to CQ-4.5)."""
    invaders: dict[int, list[int]] = {}
    for seat, plan in enumerate(state.plans):
        if plan is not None and plan.invades:
            invaders.setdefault(plan.cell, []).append(seat)
    payers = [(cell, _pay(state, cell, seats)) for cell, seats in invaders.items()]
    for cell, payer in payers:
        if payer != NOBODY:
            _take_star(state, payer, cell)


def _pay(state: ConquestarPosition, cell: int, seats: list[int]) -> int:
    """The seat that pays for the invasion of `cell`: the one richest of `seats` if it can (CQ-4.3, CQ-4.4)."""
    most = max(state.coins[seat] for seat in seats)
    richest = [seat for seat in seats if state.coins[seat] == most]
    if len(richest) > 1:
        if state.record_events:
            state.emit(events.InvasionTied(cell, tuple(richest), most))
        return NOBODY
    payer = richest[0]
    if state.record_events:
        for seat in seats:
            if seat != payer:
                state.emit(events.Outbid(seat, cell, payer))
    allies, visitors = state.invasion_cost(cell), _visitors(state, cell, payer)
    cost = allies + visitors
    if cost > most:
        if state.record_events:
            state.emit(events.CouldNotPay(payer, cell, cost, most))
        return NOBODY
    state.coins[payer] = most - cost
    if state.record_events:
        state.emit(events.Paid(payer, cell, cost, allies, visitors))
    return payer


def _visitors(state: ConquestarPosition, cell: int, payer: int) -> int:
    """The other players whose choice of `cell` makes its invasion dearer (CQ-4.1)."""
    visitors = 0
    for seat, plan in enumerate(state.plans):
        if plan is not None and plan.cell == cell and seat != payer:
            visitors += plan.invades or not state.start.invaders_only
    return visitors


def _take_star(state: ConquestarPosition, seat: int, cell: int) -> None:
    """The star and the coins on it change hands (CQ-4.5)."""
    value, coins = state.start.values[cell], state.star_coins[cell]
    state.scores[seat] += value
    state.coins[seat] += coins
    state.star_coins[cell] = 0
    state.owner[cell] = seat
    state.present &= ~(1 << cell)
    state.full &= ~(1 << cell)
    state.cycle_busy = True
    if state.record_events:
        state.emit(events.Conquered(seat, cell, value, coins))


# Phase 4: the hand check, each step once and in this order


def _check_hands(state: ConquestarPosition) -> None:
    _lay_out_used(state)
    _drop_dead_lines(state)
    _lay_down_small_hands(state)
    if not any(state.hands):
        _take_back(state)


def _lay_out_used(state: ConquestarPosition) -> None:
    """The destination cards that were used lie open (CQ-5.1)."""
    for seat, plan in enumerate(state.plans):
        if plan is not None:
            state.hands[seat] &= ~CARDS[plan.cell]
            state.tables[seat] |= CARDS[plan.cell]


def _drop_dead_lines(state: ConquestarPosition) -> None:
    """The cards of rows and columns without stars leave the game (CQ-5.2)."""
    in_play = 0
    for seat in range(state.players):
        in_play |= state.hands[seat] | state.tables[seat]
    dead = 0
    for line in range(len(LINES)):
        if in_play >> line & 1 and not LINE_MASKS[line] & state.present:
            dead |= 1 << line
            if state.record_events:
                state.emit(events.LineEmptied(LINES[line]))
    if dead:
        for seat in range(state.players):
            state.hands[seat] &= ~dead
            state.tables[seat] &= ~dead


def _lay_down_small_hands(state: ConquestarPosition) -> None:
    """Hands too small or without a star in reach lie open too (CQ-5.3)."""
    for seat in range(state.players):
        hand = state.hands[seat]
        if hand and lays_down(hand, state.present):
            state.tables[seat] |= hand
            state.hands[seat] = 0
            if state.record_events:
                state.emit(events.LaidDown(seat, cards_text(hand)))


def _take_back(state: ConquestarPosition) -> None:
    """All take their cards back, which ends a cycle: quiet ones are counted (CQ-5.4, CQ-6.2)."""
    for seat in range(state.players):
        state.hands[seat] = state.tables[seat]
        state.tables[seat] = 0
    state.quiet_cycles = 0 if state.cycle_busy else state.quiet_cycles + 1
    state.cycle_busy = False
    if state.present:
        state.emit(events.TookBack())
