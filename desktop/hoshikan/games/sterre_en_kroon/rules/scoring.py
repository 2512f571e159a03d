"""Scoring at the end of a turn and the end of the game (SK-6, SK-7, SK-8.5, SK-8.6)."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.state import TERMINAL
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.rules.actions import S_END_CARD, S_END_SCORE, S_SCORE
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.position import SterrePosition, share
from hoshikan.games.sterre_en_kroon.rules.recording import open_all, open_bingos, openable

POINTS_TO_END: Final = 18


# The points of a turn, SK-6


def claimable_lines(state: SterrePosition, seat: int) -> int:
    """Map lines whose points `seat` may take now: in its own turn and at the end all, else this turn's."""
    lines = state.complete & ~state.claimed[seat]
    if not lines:
        return 0
    if state.stage == S_SCORE and seat != state.active:
        fresh = 0
        for line in state.fresh:
            fresh |= 1 << line
        lines &= fresh
    pawns, found = state.pawns[seat], 0
    for line, mask in enumerate(state.start.sheet.line_masks):
        if lines >> line & 1 and pawns & mask:
            found |= 1 << line
    return found


def claimable_bingos(state: SterrePosition, seat: int) -> int:
    """Bingos of the own card whose points `seat` may take now: in its own turn and at the end."""
    return 0 if state.stage == S_SCORE and seat != state.active else open_bingos(state, seat)


def note_map_points(state: SterrePosition, seat: int, line: int) -> int:
    """Put the record pawns for a seat's points in a full line; returns the points."""
    return _note_points(state, seat, line, state.line_points(line, seat))


def _note_points(state: SterrePosition, seat: int, line: int, points: int) -> int:
    if not points:
        return 0
    state.claimed[seat] |= 1 << line
    pawns = min(points, state.supply[seat])
    state.supply[seat] -= pawns
    state.records[line] += pawns << 2 * seat
    if state.record_events:
        sheet = state.start.sheet
        count = (state.pawns[seat] & sheet.line_masks[line]).bit_count()
        state.events.append(events.MapScored(seat, sheet.line_ids[line], points, count, pawns))
    return points


def note_bingos(state: SterrePosition, seat: int, bingos: int) -> int:
    """Mark bingos of a card as scored; returns their points."""
    state.bingos[seat] |= bingos
    if state.record_events:
        for index, line in enumerate(CARD_LINES):
            if bingos >> index & 1:
                state.events.append(events.CardScored(seat, line))
    return bingos.bit_count()


def on_the_track(state: SterrePosition, seat: int, points: int) -> tuple[int, int]:
    """The space that points bring a seat's pawn to, and the crowns it passes on the way, as a mask (SK-6.3)."""
    before = state.scores[seat]
    after = min(before + points, TRACK_END)
    return after, state.track & ((2 << after) - (2 << before))


def advance(state: SterrePosition, seat: int, points: int) -> None:
    """Move a pawn along the track space by space, so that crowns on the way are taken (SK-6.3)."""
    if not points:
        return
    state.busy = True
    before = state.scores[seat]
    after, passed = on_the_track(state, seat, points)
    state.scores[seat] = after
    if state.record_events:
        state.events.append(events.Advanced(seat, before, after, before + points - after))
    if passed:
        state.track &= ~passed
        state.crowns[seat] += passed.bit_count()
        if state.record_events:
            for space in numbers_in(passed):
                state.events.append(events.TrackCrownTaken(seat, space))


def score_all(state: SterrePosition) -> None:
    """Score lines and bingos without being asked for, from the active seat on (SK-6.1 to SK-6.3)."""
    bingos = open_bingos(state, state.active)
    if not bingos and not state.fresh:
        return
    order = [(state.active + step) % state.players for step in range(state.players)]
    gained = [0] * state.players
    for line in state.fresh:
        counts = state.pawns_on(state.tallies[line])
        most = max(counts)
        for seat in order:
            if counts[seat]:
                gained[seat] += _note_points(state, seat, line, share(counts[seat], most))
    if bingos:
        gained[state.active] += note_bingos(state, state.active, bingos)
    for seat in order:
        if gained[seat]:
            advance(state, seat, gained[seat])


def ask_next_scorer(state: SterrePosition, step: int) -> bool:
    """Ask the first seat, `step` or more places after the active one, that has something to claim (SK-8.5). False if
    there is none."""
    for later in range(step, state.players):
        seat = (state.active + later) % state.players
        state.to_move = seat
        if claimable_lines(state, seat):
            return True
    return False


# The end of the game, SK-7


def reason_to_end(state: SterrePosition) -> str:
    """Id of what ends the game after this turn, empty while it goes on (SK-7.1, SK-7.4)."""
    for shut in state.shut:
        if not shut:
            return "card-full"
    for points in state.scores:
        if points >= POINTS_TO_END:
            return "eighteen-points"
    for pawns in state.supply:
        if not pawns:
            return "pawns-gone"
    return "standstill" if state.quiet_turns >= state.players else ""


def settle(state: SterrePosition) -> None:
    """Let one seat after the other open, score and count its crowns (SK-7.2); in strict bookkeeping the first two by
    decisions, if there is anything to decide."""
    while state.settled < state.players:
        seat = (state.active + state.settled) % state.players
        if state.start.strict:
            state.stage = S_END_CARD
            state.to_move = seat
            if openable(state, seat) or _asks_for_claims(state):
                return
        else:
            open_all(state, seat)
            bingos = open_bingos(state, seat)
            if bingos:
                advance(state, seat, note_bingos(state, seat, bingos))
        _count_crowns(state, seat)
    state.to_move = TERMINAL
    if state.record_events:
        state.events.append(events.Won(tuple(sorted(state.winners()))))


def _asks_for_claims(state: SterrePosition) -> bool:
    state.stage = S_END_SCORE
    return bool(claimable_lines(state, state.to_move) or claimable_bingos(state, state.to_move))


def after_end_step(state: SterrePosition) -> None:
    """A step of the end processing has been closed by its seat."""
    if state.stage == S_END_CARD and _asks_for_claims(state):
        return
    _count_crowns(state, state.to_move)
    settle(state)


def _count_crowns(state: SterrePosition, seat: int) -> None:
    """A point per crown; those met on the way count too (SK-7.2)."""
    counted = 0
    while counted < state.crowns[seat]:
        more = state.crowns[seat] - counted
        counted += more
        if state.record_events:
            state.events.append(events.CrownsCounted(seat, more))
        advance(state, seat, more)
    state.crown_points[seat] = counted
    state.settled += 1
