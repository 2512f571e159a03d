"""What drawing, stopping and the steps of strict bookkeeping do in Sterre en Kroon, as features."""

from __future__ import annotations

from typing import Final

from hoshikan.games.sterre_en_kroon.bot.evaluation import CROWN_WORTH, NEW_CARD
from hoshikan.games.sterre_en_kroon.rules.actions import (
    K_CARD,
    K_CLAIM_CARD,
    K_CLAIM_MAP,
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
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.teaching.features import Gains
from hoshikan.games.sterre_en_kroon.teaching.kinds import Found

_DUTY: Final = 1.0
"""Points that a number placed or opened, or a card drawn, is worth at a guess."""
_CALM: Final = 0.1
"""Worth of what changes nothing."""


def draw(state: SterreState, move: SterreAction, found: Found) -> None:
    """SK-2 and SK-8.1."""
    visible = 0 if state.recorded >> state.top & 1 else state.top
    crowns = state.crowns[state.to_move]
    if move.kind == K_DRAW:
        found.add("draws", _DUTY, number=visible)
    elif move.kind == K_EXTRA:
        gain = Gains(state).worth.of(state, visible) if visible else 0.0
        found.add("buys-cards", max(NEW_CARD, gain) + NEW_CARD, number=visible, left=crowns - 1)
        found.add("spends-crown", -CROWN_WORTH, left=crowns - 1)
    else:
        found.add("keeps-crown", _CALM, crowns=crowns)


def stop(state: SterreState, found: Found) -> None:
    """The end of declaring: what stays in hand, and the best number that stays undeclared."""
    worth = Gains(state).worth
    gains = {
        move.number: worth.of(state, move.number)
        for move in legal(state)
        if move.kind in (K_PLAY, K_CARD) and not (state.recorded | state.declared) >> move.number & 1
    }
    found.add("stops", _CALM, cards=state.hands[state.to_move].bit_count())
    best = max(gains, key=lambda number: gains[number], default=0)
    if best and gains[best] > 0:
        found.add("leaves-best", -gains[best], number=best)


def close(state: SterreState, found: Found) -> None:
    """`next` in strict bookkeeping: what is lost or put off by it."""
    moves = legal(state)[:-1]
    stage = state.stage
    if stage == S_DRAW and any(move.kind == K_DRAW for move in moves):
        found.add("gives-up-draw", -_DUTY, number=state.top)
    elif stage == S_DRAW and moves:
        found.add("keeps-crown", _CALM, crowns=state.crowns[state.to_move])
    elif stage == S_RECORD:
        void = sum(move.kind == K_PLACE for move in moves)
        crowns = len(moves) - void
        if void:
            found.add("voids", -_DUTY * void, numbers=void)
        if crowns:
            found.add("leaves-crowns", -CROWN_WORTH * crowns, crowns=crowns)
    elif stage in (S_CARD, S_END_CARD) and moves:
        found.add("leaves-closed", -_DUTY * len(moves), numbers=len(moves))
    elif moves:
        points = sum(claimed(state, move) for move in moves)
        found.add("leaves-points", -float(points), points=points)
    if not moves:
        found.add("closes", _CALM)


def keep_books(state: SterreState, move: SterreAction, found: Found) -> None:
    """One compulsory move of strict bookkeeping."""
    if move.kind == K_PLACE:
        found.add("places", _DUTY, number=move.number)
    elif move.kind == K_TAKE_CROWN:
        found.add("takes-crown", CROWN_WORTH, column=move.number // 100, row=move.number % 100)
    elif move.kind == K_OPEN:
        found.add("opens", _DUTY, number=move.number)
    else:
        line = move.line if move.kind == K_CLAIM_MAP else CARD_LINES[move.number]
        points = claimed(state, move)
        found.add("claims", float(points), line=line, points=points)


def claimed(state: SterreState, move: SterreAction) -> int:
    """The points that a claim takes."""
    if move.kind == K_CLAIM_CARD:
        return 1
    return state.line_points(state.start.sheet.line_at[move.line], state.to_move)


def legal(state: SterreState) -> list[SterreAction]:
    """The legal moves of the seat to move."""
    return [move for move in state.legal_actions() if isinstance(move, SterreAction)]
