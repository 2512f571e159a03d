"""Event (CT-6): after phases 3 and 6 the side with fewer medals rolls on the table of CT-0.5."""

from __future__ import annotations

from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.actions import EventRoll
from hoshikan.games.crowntaker.rules.phases import BY_EVENTS, DIE, EVENT, EVENT_PHASES, FREE, NOBODY
from hoshikan.games.crowntaker.rules.position import CrownTakerPosition


def begin_event(state: CrownTakerPosition) -> bool:
    """Begin the event after some phases, in which the side with fewer medals rolls (CT-6.1); false if there is none."""
    if state.phase not in EVENT_PHASES:
        return False
    side = state.fewer_medals()
    if side == NOBODY:
        if state.record_events:
            state.emit(events.NoEvent(state.phase))
        return False
    state.ask(EVENT, side)
    return True


def roll_event(state: CrownTakerPosition, action: EventRoll) -> bool:
    """Apply the event table to the die (CT-0.5).

    Returns true if the phase ends: not if the game does, or if a captive has to be chosen first.
    """
    side, phase = state.side, state.phase
    line = state.box.event_lines[phase * (DIE + 1) + action.die]
    state.last_roll = action.text
    if state.record_events:
        state.emit(events.EventRolled(side, phase, action.die))
    if line.burgundy:
        _take_burgundy(state, side)
    chooses = line.free and state.captives[side] != 0
    _change(state, side, line.assets + (line.otherwise if line.free and not chooses else 0))
    _change(state, 1 - side, -line.opponent_loses)
    if state.ruined():
        return False
    if chooses:
        state.ask(FREE, side)
    return not chooses


def _change(state: CrownTakerPosition, side: int, assets: int) -> None:
    if assets:
        state.pay(side, assets, BY_EVENTS)
        if state.record_events:
            state.emit(events.EventAssets(side, assets))


def _take_burgundy(state: CrownTakerPosition, side: int) -> None:
    """The Burgundy token changes hands (CT-6.1): tokens are alike, one from the castle goes first."""
    before = state.burgundy
    if before == NOBODY:
        state.hand[side] += 1
    elif state.castle[before]:
        state.castle[before] -= 1
        state.hand[side] += 1
    elif before != side:
        state.hand[before] -= 1
        state.hand[side] += 1
    state.burgundy = side
    if state.record_events:
        state.emit(events.BurgundyTaken(side, before))


def free_captive(state: CrownTakerPosition, lord: int) -> None:
    """A captive goes home for nothing, at the owner's choice (CT-0.5)."""
    side = state.side
    state.captives[side] &= ~(1 << lord)
    state.lords[side] |= 1 << lord
    if state.record_events:
        state.emit(events.CaptiveFreed(side, lord))
