"""Pawns on the map, crowns on its lines, and open numbers on the bingo cards (SK-4, SK-5)."""

from __future__ import annotations

from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.rules.bingo import EVERY_LINE, numbers_in
from hoshikan.games.sterre_en_kroon.rules.position import SterrePosition
from hoshikan.games.sterre_en_kroon.rules.setup import EMPTY_CELL


def record(state: SterrePosition, number: int) -> None:
    """Put an own pawn on an empty cell, if there is one left; lines may become complete (SK-4.1, SK-4.2)."""
    seat = state.active
    if not state.supply[seat]:
        if state.record_events:
            state.events.append(events.NoPawnLeft(seat, number))
        return
    state.supply[seat] -= 1
    bit = 1 << number
    state.pawns[seat] |= bit
    state.recorded |= bit
    state.busy = True
    if state.record_events:
        state.events.append(events.Recorded(seat, number))
    lacking = state.lacking
    for other, counts in enumerate(state.start.card_tallies):
        count = counts[number]
        if count:
            lacking[other] -= count
    sheet, tallies, change = state.start.sheet, state.tallies, (1 << 8 * seat) - EMPTY_CELL
    for line in sheet.lines_of[number]:
        tally = tallies[line] + change
        tallies[line] = tally
        if tally < EMPTY_CELL:
            state.complete |= 1 << line
            state.fresh.append(line)
            if state.record_events:
                state.events.append(events.LineCompleted(seat, sheet.line_ids[line]))


def fresh_crowns(state: SterrePosition) -> int:
    """Crown cells that lie on lines completed in this turn and still carry their crowns (SK-4.3)."""
    cells = 0
    for line in state.fresh:
        cells |= state.start.sheet.line_crowns[line]
    return cells & state.map_crowns


def take_map_crown(state: SterrePosition, cell: int) -> None:
    """Take the crown of a cell for the active seat (SK-4.3)."""
    state.map_crowns &= ~(1 << cell)
    state.crowns[state.active] += 1
    state.busy = True
    if state.record_events:
        column, row = state.start.sheet.crown_cells[cell]
        state.events.append(events.CrownTaken(state.active, column, row))


def openable(state: SterrePosition, seat: int) -> int:
    """Numbers of the card of `seat` that are recorded and not open yet (SK-5.1)."""
    return state.start.card_numbers[seat] & state.recorded & ~state.opened[seat]


def open_all(state: SterrePosition, seat: int) -> None:
    """Open on the card of `seat` whatever is recorded (SK-5.1)."""
    if state.shut[seat] != state.lacking[seat]:
        numbers = openable(state, seat)
        state.opened[seat] |= numbers
        state.shut[seat] = state.lacking[seat]
        state.busy = True
        if state.record_events:
            state.events.append(events.Opened(seat, tuple(numbers_in(numbers))))


def open_number(state: SterrePosition, seat: int, number: int) -> None:
    """Open one number on the card of `seat` (SK-5.1)."""
    state.opened[seat] |= 1 << number
    state.shut[seat] -= state.start.card_tallies[seat][number]
    state.busy = True
    if state.record_events:
        state.events.append(events.Opened(seat, (number,)))


def open_bingos(state: SterrePosition, seat: int) -> int:
    """The fully open lines of a card whose points are not taken yet, as a mask (SK-6.2)."""
    shut = state.shut[seat]
    full = EVERY_LINE & ~(shut | shut >> 1 | shut >> 2)
    found, bit = 0, 1
    while full:
        if full & 1:
            found |= bit
        full >>= 3
        bit <<= 1
    return found & ~state.bingos[seat]
