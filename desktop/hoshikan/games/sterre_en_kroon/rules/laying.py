"""A position of Sterre en Kroon as set-up data: written down, checked by the rules, laid out again."""

from __future__ import annotations

from typing import Any

from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import check_per_seat
from hoshikan.engine.state import CHANCE
from hoshikan.games.sterre_en_kroon.rules.actions import BOUGHT, CARD_USED, CROWN_USED, DREW, S_DECLARE, S_DRAW, STAGES
from hoshikan.games.sterre_en_kroon.rules.bingo import ALL_NUMBERS, CARD_LINES, mask_of, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import CROWNS, TRACK_END, PositionData
from hoshikan.games.sterre_en_kroon.rules.phases import may_buy
from hoshikan.games.sterre_en_kroon.rules.position import SterrePosition
from hoshikan.games.sterre_en_kroon.rules.scoring import reason_to_end
from hoshikan.games.sterre_en_kroon.rules.setup import PAWNS

RIGHTS = (("drew", DREW), ("bought", BOUGHT), ("card", CARD_USED), ("crown", CROWN_USED))
"""Four rights of each turn, by what set-up data call them once they are used."""


def described(state: SterrePosition) -> dict[str, Any]:
    """Return the position as `PositionData`."""
    sheet, seats = state.start.sheet, range(state.players)
    return {
        "active": state.active,
        "asked": None if state.to_move == CHANCE else state.to_move,
        "turn": state.turn,
        "stage": STAGES[state.stage],
        "used": [right for right, bit in RIGHTS if state.used & bit],
        "owed": state.owed,
        "top": state.top or None,
        "gone": numbers_in(state.gone),
        "hands": [numbers_in(hand) for hand in state.hands],
        "declared": numbers_in(state.declared),
        "pending": state.pending[:],
        "pawns": [numbers_in(pawns) for pawns in state.pawns],
        "fresh": [sheet.line_ids[line] for line in state.fresh],
        "records": [[pawns >> 2 * seat & 3 for seat in seats] for pawns in state.records],
        "claimed": [
            [line for index, line in enumerate(sheet.line_ids) if state.claimed[seat] >> index & 1] for seat in seats
        ],
        "opened": [numbers_in(opened) for opened in state.opened],
        "bingos": [
            [line for index, line in enumerate(CARD_LINES) if state.bingos[seat] >> index & 1] for seat in seats
        ],
        "crowns": state.crowns[:],
        "crown_points": state.crown_points[:],
        "map_crowns": [list(cell) for bit, cell in enumerate(sheet.crown_cells) if state.map_crowns >> bit & 1],
        "track": numbers_in(state.track),
        "busy": state.busy,
        "quiet_turns": state.quiet_turns,
        "ending": state.ending,
        "settled": state.settled,
    }


def lay_out(state: SterrePosition, data: PositionData) -> None:
    """Put everything where `data` has it. Raises SetupError for an impossible position."""
    lists = (data.hands, data.pawns, data.claimed, data.opened, data.bingos, data.crowns, data.crown_points)
    for given in lists:
        check_per_seat("position", given, state.players)
    _lay_cards(state, data)
    _lay_pawns(state, data)
    _lay_bingos(state, data)
    state.count_up()
    _lay_points(state, data)
    _lay_turn(state, data)
    _check_turn(state)


def _lay_cards(state: SterrePosition, data: PositionData) -> None:
    lying = [number for hand in data.hands for number in hand] + data.gone + ([data.top] if data.top else [])
    twice = next((number for number in lying if lying.count(number) > 1), 0)
    if twice:
        raise SetupError("position.hands", "card-in-two-places", {"number": twice})
    state.hands = [mask_of(hand) for hand in data.hands]
    state.gone = mask_of(data.gone)
    state.top = data.top or 0
    state.deck = ALL_NUMBERS & ~mask_of(lying)


def _lay_pawns(state: SterrePosition, data: PositionData) -> None:
    sheet, seats = state.start.sheet, range(state.players)
    state.pawns = [mask_of(pawns) for pawns in data.pawns]
    state.recorded = 0
    for pawns in state.pawns:
        if state.recorded & pawns:
            number = numbers_in(state.recorded & pawns)[0]
            raise SetupError("position.pawns", "number-recorded-twice", {"number": number, "rule": "SK-4.1"})
        state.recorded |= pawns
    state.complete = sum(1 << line for line, mask in enumerate(sheet.line_masks) if not mask & ~state.recorded)
    state.count_up()
    if len(data.records) != len(sheet.line_ids) or any(len(pawns) != state.players for pawns in data.records):
        raise SetupError("position.records", "records-do-not-fit", {"lines": len(sheet.line_ids)})
    state.records = [sum(pawns[seat] << 2 * seat for seat in seats) for pawns in data.records]
    for seat in seats:
        state.supply[seat] = PAWNS - 1 - len(data.pawns[seat]) - sum(pawns[seat] for pawns in data.records)
        if state.supply[seat] < 0:
            raise SetupError("position.pawns", "too-many-pawns", {"pawns": PAWNS - 1, "rule": "SK-4.1"})
        state.claimed[seat] = _lines(data.claimed[seat], sheet.line_ids)
        for line in range(len(sheet.line_ids)):
            noted = data.records[line][seat]
            has = state.claimed[seat] >> line & 1
            if (has and not (state.complete >> line & 1 and state.line_points(line, seat))) or (noted and not has):
                raise SetupError("position.claimed", "line-not-full", {"rule": "SK-6.1"})
            if noted > state.line_points(line, seat):
                raise SetupError("position.records", "records-do-not-fit", {"lines": len(sheet.line_ids)})
    state.fresh = [sheet.line_at[line] for line in data.fresh if line in sheet.line_at]
    if len(state.fresh) != len(data.fresh) or any(not state.complete >> line & 1 for line in state.fresh):
        raise SetupError("position.fresh", "line-not-full", {"rule": "SK-4.2"})


def _lines(names: list[str], known: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        if name not in known:
            raise SetupError("position.claimed", "no-such-line")
        mask |= 1 << known.index(name)
    return mask


def _lay_bingos(state: SterrePosition, data: PositionData) -> None:
    for seat in range(state.players):
        opened = state.opened[seat] = mask_of(data.opened[seat])
        closed = opened & ~(state.start.card_numbers[seat] & state.recorded)
        if closed:
            raise SetupError(
                "position.opened", "opened-not-recorded", {"number": numbers_in(closed)[0], "rule": "SK-5.1"}
            )
        state.bingos[seat] = _lines(data.bingos[seat], CARD_LINES)
        for index, mask in enumerate(state.start.card_lines[seat]):
            if state.bingos[seat] >> index & 1 and mask & ~opened:
                raise SetupError("position.bingos", "bingo-still-closed", {"rule": "SK-6.2"})


def _lay_points(state: SterrePosition, data: PositionData) -> None:
    sheet = state.start.sheet
    for seat in range(state.players):
        points = state.bingos[seat].bit_count() + data.crown_points[seat]
        points += sum(
            state.line_points(line, seat) for line in range(len(sheet.line_ids)) if state.claimed[seat] >> line & 1
        )
        state.scores[seat] = min(points, TRACK_END)
    state.crowns, state.crown_points = data.crowns[:], data.crown_points[:]
    state.map_crowns = 0
    for column, row in data.map_crowns:
        bit = sheet.crown_at.get(100 * column + row, -1)
        if bit < 0:
            raise SetupError("position.map_crowns", "no-crown-there", {"column": column, "row": row})
        state.map_crowns |= 1 << bit
    state.track = mask_of(data.track)
    passed = state.track & ~(sheet.track & ~((2 << max(state.scores)) - 1))
    if passed:
        raise SetupError("position.track", "crown-passed", {"space": numbers_in(passed)[0], "rule": "SK-6.3"})
    lying = state.map_crowns.bit_count() + state.track.bit_count() + sum(state.crowns)
    if lying > CROWNS:
        raise SetupError("position.crowns", "too-many-crowns", {"crowns": CROWNS, "given": lying})
    state.spent = CROWNS - lying


def _lay_turn(state: SterrePosition, data: PositionData) -> None:
    for seat in (data.active, data.asked or 0):
        if not 0 <= seat < state.players:
            raise SetupError("position.active", "no-such-seat", {"seat": seat})
    state.active = data.active
    state.to_move = CHANCE if data.asked is None else data.asked
    state.turn, state.stage = data.turn, STAGES.index(data.stage)
    state.used = sum(bit for right, bit in RIGHTS if right in data.used)
    if state.start.unlimited:
        state.used &= ~(BOUGHT | CROWN_USED)
    state.owed, state.busy, state.quiet_turns = data.owed, data.busy, data.quiet_turns
    state.declared, state.pending = mask_of(data.declared), data.pending[:]
    state.ending, state.settled = data.ending, data.settled


def _check_turn(state: SterrePosition) -> None:
    """Check that the decision is possible for its seat, and that the game goes on."""
    if state.to_move == CHANCE:
        fits = bool(state.deck) and not state.top and state.stage == S_DRAW
    elif state.start.strict:
        fits = bool(state.top) or not state.deck
    else:
        fits = state.stage == S_DECLARE or (state.stage == S_DRAW and may_buy(state))
        fits = fits and state.to_move == state.active and (bool(state.top) or not state.deck)
    if not fits:
        raise SetupError("position.stage", "stage-not-asked", {"rule": "SK-2.1"})
    if mask_of(state.pending) & ~state.declared or mask_of(state.pending) & state.recorded:
        raise SetupError("position.pending", "stage-not-asked", {"rule": "SK-3.2"})
    if state.stage in (S_DRAW, S_DECLARE):
        quiet, state.quiet_turns = state.quiet_turns, 0
        over = reason_to_end(state)
        state.quiet_turns = quiet
        if over or state.ending or quiet >= state.players:
            raise SetupError("position.ending", "already-over", {"rule": "SK-7.1"})
