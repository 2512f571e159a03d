"""The steps of a turn: what may be decided in each, and what follows, in automatic and in strict bookkeeping."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.state import CHANCE
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.rules.actions import (
    BOUGHT,
    CARD_USED,
    CARDS,
    CLAIM_CARD,
    CROWN_USED,
    CROWNS,
    DONE,
    DRAW,
    DREW,
    EXTRA,
    K_CARD,
    K_CLAIM_CARD,
    K_CLAIM_MAP,
    K_CROWN,
    K_DONE,
    K_DRAW,
    K_EXTRA,
    K_NEXT,
    K_NO_EXTRA,
    K_OPEN,
    K_PLACE,
    K_PLAY,
    K_TAKE_CROWN,
    K_TURN,
    NEXT,
    NO_EXTRA,
    OPENS,
    PLACE,
    PLAYS,
    S_CARD,
    S_DECLARE,
    S_DRAW,
    S_END_CARD,
    S_RECORD,
    S_SCORE,
    TURNS,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import ALL_NUMBERS, add_members, members, numbers_in
from hoshikan.games.sterre_en_kroon.rules.position import SterrePosition
from hoshikan.games.sterre_en_kroon.rules.recording import (
    fresh_crowns,
    open_all,
    open_number,
    openable,
    record,
    take_map_crown,
)
from hoshikan.games.sterre_en_kroon.rules.scoring import (
    advance,
    after_end_step,
    ask_next_scorer,
    claimable_bingos,
    claimable_lines,
    note_bingos,
    note_map_points,
    reason_to_end,
    score_all,
    settle,
)

EXTRA_CARDS: Final = 2

# What may be decided


def legal_actions(state: SterrePosition) -> list[Action]:
    """All that may be decided now, or happen by chance, in a fixed order."""
    if state.to_move == CHANCE:
        return list(members(state.deck, TURNS))
    if state.to_move < 0:
        return []
    stage = state.stage
    if stage == S_DECLARE:
        return _declarations(state)
    actions: list[Action] = []
    if stage == S_DRAW:
        if not state.start.strict:
            return [EXTRA, NO_EXTRA]
        if state.top and not state.used & DREW:
            actions.append(DRAW)
        elif may_buy(state):
            actions.append(EXTRA)
    elif stage == S_RECORD:
        actions += _placements(state)
    elif stage in (S_CARD, S_END_CARD):
        add_members(actions, openable(state, state.to_move), OPENS)
    else:
        actions += _claims(state)
    actions.append(NEXT)
    return actions


def _declarations(state: SterrePosition) -> list[Action]:
    """Return possible declarations: cards of the hand, a number of the own card, one by crown (SK-3.1 to SK-3.3)."""
    seat, taken = state.to_move, state.recorded | state.declared
    actions: list[Action] = []
    add_members(actions, state.hands[seat], PLAYS)
    if not state.used & CARD_USED:
        add_members(actions, state.start.card_numbers[seat] & ~taken, CARDS)
    if state.crowns[seat] and not state.used & CROWN_USED:
        add_members(actions, ALL_NUMBERS ^ taken, CROWNS)
    actions.append(NEXT if state.start.strict else DONE)
    return actions


def _placements(state: SterrePosition) -> list[Action]:
    """Pawns on declared numbers and crowns of lines now complete, in strict bookkeeping (SK-8.3)."""
    actions: list[Action] = []
    if state.supply[state.active]:
        actions += [PLACE[number] for number in sorted(state.pending)]
    crowns = fresh_crowns(state)
    actions += [take for cell, take in enumerate(state.start.sheet.takes) if crowns >> cell & 1]
    return actions


def _claims(state: SterrePosition) -> list[Action]:
    """Points that the seat asked may take in strict bookkeeping (SK-8.5, SK-8.6)."""
    seat, sheet = state.to_move, state.start.sheet
    lines = claimable_lines(state, seat)
    actions: list[Action] = [claim for line, claim in enumerate(sheet.claims) if lines >> line & 1]
    bingos = claimable_bingos(state, seat)
    actions += [claim for line, claim in enumerate(CLAIM_CARD) if bingos >> line & 1]
    return actions


def crown_buys(drew: bool, bought: bool, top: int, crowns: int) -> bool:
    """True if a crown may be spent on more cards: after the draw, if there is a visible card (SK-2.2)."""
    return drew and not bought and top > 0 and crowns > 0


def may_buy(state: SterrePosition) -> bool:
    """True if the active seat may buy cards now (SK-2.2)."""
    return crown_buys(bool(state.used & DREW), bool(state.used & BOUGHT), state.top, state.crowns[state.active])


def allows(state: SterrePosition, action: SterreAction) -> bool:
    """True if the rules allow `action` now."""
    kind, seat = action.kind, state.to_move
    if seat < 0:
        return kind == K_TURN and seat == CHANCE and bool(state.deck >> action.number & 1)
    stage = state.stage
    if stage == S_DECLARE:
        return _allows_declaring(state, kind, action.number)
    strict = state.start.strict
    if stage == S_DRAW and not strict:
        return kind in (K_EXTRA, K_NO_EXTRA)
    if kind == K_NEXT:
        return strict
    if stage == S_DRAW:
        if kind == K_DRAW:
            return bool(state.top and not state.used & DREW)
        return kind == K_EXTRA and may_buy(state)
    if stage == S_RECORD:
        return _allows_recording(state, kind, action.number)
    if stage in (S_CARD, S_END_CARD):
        return kind == K_OPEN and bool(openable(state, seat) >> action.number & 1)
    return _allows_claim(state, action, seat)


def _allows_declaring(state: SterrePosition, kind: int, number: int) -> bool:
    seat = state.to_move
    if kind == K_PLAY:
        return bool(state.hands[seat] >> number & 1)
    if kind == K_CARD:
        own = state.start.card_numbers[seat] & ~(state.recorded | state.declared)
        return not state.used & CARD_USED and bool(own >> number & 1)
    if kind == K_CROWN:
        if not state.crowns[seat] or state.used & CROWN_USED:
            return False
        return bool((ALL_NUMBERS ^ (state.recorded | state.declared)) >> number & 1)
    return kind == (K_NEXT if state.start.strict else K_DONE)


def _allows_recording(state: SterrePosition, kind: int, number: int) -> bool:
    if kind == K_PLACE:
        return state.supply[state.active] > 0 and number in state.pending
    if kind == K_TAKE_CROWN:
        cell = state.start.sheet.crown_at.get(number, -1)
        return cell >= 0 and bool(fresh_crowns(state) >> cell & 1)
    return False


def _allows_claim(state: SterrePosition, action: SterreAction, seat: int) -> bool:
    if action.kind == K_CLAIM_MAP:
        line = state.start.sheet.line_at.get(action.line, -1)
        return line >= 0 and bool(claimable_lines(state, seat) >> line & 1)
    return action.kind == K_CLAIM_CARD and bool(claimable_bingos(state, seat) >> action.number & 1)


# What follows


def perform(state: SterrePosition, action: SterreAction) -> None:
    """Carry out an action that the rules allow, and what follows from it."""
    kind = action.kind
    if K_PLAY <= kind <= K_CROWN:
        _declare(state, kind, action.number)
    elif kind <= K_NO_EXTRA:
        _apply_draw(state, kind, action.number)
    elif kind == K_DONE:
        _finish_declaring(state)
    elif kind == K_NEXT:
        _close_step(state)
    else:
        _apply_strict(state, action)


def begin_turn(state: SterrePosition, seat: int) -> None:
    """Hand the turn to `seat`, which draws at once in automatic bookkeeping (SK-1.3, SK-2.1)."""
    state.active = seat
    state.to_move = seat
    state.stage = S_DRAW
    state.turn += 1
    state.used = 0
    state.declared = 0
    state.pending = []
    state.fresh = []
    state.busy = False
    if state.record_events:
        state.events.append(events.TurnBegan(seat))
    if not state.start.strict:
        state.used = DREW
        state.owed = 1
        _go_on_drawing(state)


def _end_turn(state: SterrePosition) -> None:
    """Hand the turn on, or begin the end of the game."""
    state.quiet_turns = 0 if state.busy else state.quiet_turns + 1
    state.ending = reason_to_end(state)
    if not state.ending:
        begin_turn(state, (state.active + 1) % state.players)
        return
    if state.record_events:
        if state.ending == "standstill":
            state.events.append(events.StoodStill())
        else:
            state.events.append(events.EndTriggered(state.active, state.ending))
    settle(state)


# The draw, SK-2 and SK-8.1


def _apply_draw(state: SterrePosition, kind: int, number: int) -> None:
    seat = state.active
    if kind == K_NO_EXTRA:
        if state.record_events:
            state.events.append(events.KeptCrown(seat))
        state.stage = S_DECLARE
        return
    if kind == K_TURN:
        state.top = number
        state.deck &= ~(1 << number)
        if state.record_events:
            state.events.append(events.Turned(number))
    elif kind == K_DRAW:
        state.used |= DREW
        state.owed = 1
    else:
        if not state.start.unlimited:
            state.used |= BOUGHT
        _spend_crown(state)
        state.owed = EXTRA_CARDS
        if state.record_events:
            state.events.append(events.BoughtCards(seat))
    _go_on_drawing(state)


def _go_on_drawing(state: SterrePosition) -> None:
    if _draw(state):
        state.to_move = state.active
        if not state.start.strict and not may_buy(state):
            state.stage = S_DECLARE


def _draw(state: SterrePosition) -> bool:
    """Draw the cards still owed, one by one (SK-2.1). False while a card has to be turned first."""
    while state.owed and state.top:
        number, bit = state.top, 1 << state.top
        state.top = 0
        state.busy = True
        if state.recorded & bit:
            state.gone |= bit
            if state.record_events:
                state.events.append(events.Removed(state.active, number))
        else:
            state.hands[state.active] |= bit
            state.owed -= 1
            if state.record_events:
                state.events.append(events.Drew(state.active, number))
        if state.deck:
            state.to_move = CHANCE
            return False
    state.owed = 0
    return True


def _spend_crown(state: SterrePosition) -> None:
    state.crowns[state.active] -= 1
    state.spent += 1
    state.busy = True


# The declaring of numbers, SK-3 and SK-8.2


def _declare(state: SterrePosition, kind: int, number: int) -> None:
    seat, bit = state.active, 1 << number
    counts = not (state.recorded | state.declared) & bit
    if kind == K_PLAY:
        state.hands[seat] ^= bit
        state.gone |= bit
        state.busy = True
        if state.record_events:
            state.events.append(events.Played(seat, number, counts))
    elif kind == K_CARD:
        state.used |= CARD_USED
        if state.record_events:
            state.events.append(events.DeclaredFromCard(seat, number))
    else:
        if not state.start.unlimited:
            state.used |= CROWN_USED
        _spend_crown(state)
        if state.record_events:
            state.events.append(events.DeclaredByCrown(seat, number))
    if counts:
        state.declared |= bit
        state.pending.append(number)


def _finish_declaring(state: SterrePosition) -> None:
    """Do the other steps at once, as automatic bookkeeping does (SK-4 to SK-6)."""
    for number in state.pending:
        record(state, number)
    state.pending = []
    if state.fresh:
        for cell in numbers_in(fresh_crowns(state)):
            take_map_crown(state, cell)
    open_all(state, state.active)
    score_all(state)
    _end_turn(state)


# The other steps of strict bookkeeping, SK-8.3 to SK-8.6


def _close_step(state: SterrePosition) -> None:
    stage, seat = state.stage, state.to_move
    if state.record_events:
        state.events.append(events.CLOSED[stage](seat))
    if stage == S_RECORD:
        if state.record_events:
            state.events += [events.Forgotten(seat, number) for number in state.pending]
        state.pending = []
    if stage < S_SCORE:
        state.stage = stage + 1
    elif stage == S_SCORE:
        if not ask_next_scorer(state, (seat - state.active) % state.players + 1):
            _end_turn(state)
    else:
        after_end_step(state)


def _apply_strict(state: SterrePosition, action: SterreAction) -> None:
    kind, seat = action.kind, state.to_move
    if kind == K_PLACE:
        state.pending.remove(action.number)
        record(state, action.number)
    elif kind == K_TAKE_CROWN:
        take_map_crown(state, state.start.sheet.crown_at[action.number])
    elif kind == K_OPEN:
        open_number(state, seat, action.number)
    elif kind == K_CLAIM_MAP:
        advance(state, seat, note_map_points(state, seat, state.start.sheet.line_at[action.line]))
    else:
        advance(state, seat, note_bingos(state, seat, 1 << action.number))
