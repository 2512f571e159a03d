"""What drawing, stopping and the steps of strict bookkeeping do in Sterre en Kroon, as features."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tutor import Reasons
from hoshikan.games.sterre_en_kroon.bot.evaluation import CROWN_WORTH
from hoshikan.games.sterre_en_kroon.rules.actions import (
    K_CARD,
    K_CLAIM_CARD,
    K_DRAW,
    K_EXTRA,
    K_OPEN,
    K_PLACE,
    K_PLAY,
    K_TAKE_CROWN,
    S_CARD,
    S_DRAW,
    S_END_CARD,
    S_RECORD,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.teaching.features import Declarations

_DUTY: Final = 1.0
"""Points that a number placed or opened, or a card drawn, is worth at a guess."""
_CALM: Final = 0.1
"""Worth of what changes nothing."""


def drawing(state: SterreState, move: SterreAction, reasons: Reasons) -> None:
    """A card drawn, two bought for a crown, or the crown kept (SK-2, SK-8.1)."""
    visible = 0 if state.recorded >> state.top & 1 else state.top
    crowns = state.crowns[state.to_move]
    if move.kind == K_DRAW:
        reasons.add("draws", _DUTY, number=visible)
    elif move.kind == K_EXTRA:
        reasons.add("buys-cards", Declarations(state).worth.of_two_cards(state), number=visible, left=crowns - 1)
        reasons.add("spends-crown", -CROWN_WORTH, left=crowns - 1)
        found = Declarations(state)
        bingo = found.nearest_bingo(visible) if visible and found.on_own_card(visible) else None
        if bingo is not None:
            reasons.add("visible-fits", _CALM, number=visible, bingo=bingo[0], missing=bingo[1])
    else:
        _keeping(state, visible, reasons)


def _keeping(state: SterreState, visible: int, reasons: Reasons) -> None:
    """A crown that stays: what it can do later, and what it does not buy now."""
    found, seat = Declarations(state), state.to_move
    most = max(crowns for other, crowns in enumerate(state.crowns) if other != seat)
    reasons.add("keeps-crown", _CALM, crowns=state.crowns[seat], most=most)
    last = found.last_of_bingo()
    if last is not None:
        reasons.add("crown-can-finish", 2 * _CALM, number=last[0], bingo=last[1])
    if not visible or not found.on_own_card(visible):
        reasons.add("visible-misses", _CALM, number=visible)


def stopping(state: SterreState, reasons: Reasons) -> None:
    """The end of declaring: what stays in hand, and the best number that stays undeclared."""
    found = Declarations(state)
    found.keep(reasons)
    worth = found.worth
    gains = {
        move.number: worth.of(state, move.number)
        for move in legal(state)
        if move.kind in (K_PLAY, K_CARD) and not (state.recorded | state.declared) >> move.number & 1
    }
    best = max(gains, key=lambda number: gains[number], default=0)
    if best and gains[best] > 0:
        reasons.add("leaves-best", -gains[best], number=best)


def closing(state: SterreState, reasons: Reasons) -> None:
    """`next` in strict bookkeeping: what is lost or put off by it."""
    moves = legal(state)[:-1]
    stage = state.stage
    if stage == S_DRAW and any(move.kind == K_DRAW for move in moves):
        reasons.add("gives-up-draw", -_DUTY, number=state.top)
    elif stage == S_DRAW and moves:
        _keeping(state, 0 if state.recorded >> state.top & 1 else state.top, reasons)
    elif stage == S_RECORD:
        void = sum(move.kind == K_PLACE for move in moves)
        crowns = len(moves) - void
        if void:
            reasons.add("voids", -_DUTY * void, numbers=void)
        if crowns:
            reasons.add("leaves-crowns", -CROWN_WORTH * crowns, crowns=crowns)
    elif stage in (S_CARD, S_END_CARD) and moves:
        reasons.add("leaves-closed", -_DUTY * len(moves), numbers=len(moves))
    elif moves:
        points = sum(claimed(state, move) for move in moves)
        reasons.add("leaves-points", -float(points), points=points)
    if not moves:
        reasons.add("closes", _CALM)


def bookkeeping(state: SterreState, move: SterreAction, reasons: Reasons) -> None:
    """One compulsory move of strict bookkeeping."""
    if move.kind == K_PLACE:
        reasons.add("places", _DUTY, number=move.number)
    elif move.kind == K_TAKE_CROWN:
        column, row = move.cell
        reasons.add("takes-crown", CROWN_WORTH, column=column, row=row)
    elif move.kind == K_OPEN:
        reasons.add("opens", _DUTY, number=move.number)
    else:
        points = claimed(state, move)
        reasons.add("claims", float(points), line=move.line, points=points)


def claimed(state: SterreState, move: SterreAction) -> int:
    """The points that a claim takes."""
    if move.kind == K_CLAIM_CARD:
        return 1
    return state.line_points(state.start.sheet.line_at[move.line], state.to_move)


def legal(state: SterreState) -> list[SterreAction]:
    """The legal moves of the seat to move."""
    return [move for move in state.legal_actions() if isinstance(move, SterreAction)]
