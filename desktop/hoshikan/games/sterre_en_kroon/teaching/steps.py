"""Finds the reasons for and against drawing and the steps of strict bookkeeping in Sterre en Kroon."""

from __future__ import annotations

from typing import Final

from hoshikan.games.sterre_en_kroon.bot.evaluation import CROWN_WORTH
from hoshikan.games.sterre_en_kroon.rules.actions import (
    K_CLAIM_CARD,
    K_DRAW,
    K_EXTRA,
    K_OPEN,
    K_PLACE,
    K_TAKE_CROWN,
    S_CARD,
    S_DRAW,
    S_END_CARD,
    S_RECORD,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.teaching.finder import CALM, ReasonFinder
from hoshikan.games.sterre_en_kroon.teaching.reasons import (
    BuysCards,
    Claims,
    Closes,
    CrownCanFinish,
    Draws,
    Opens,
    Records,
    SpendsCrown,
    SterreReason,
    TakesCrown,
    VisibleFits,
    VisibleMisses,
)

_DUTY: Final = 1.0
"""Assumed points of a number recorded or opened, or of a card drawn."""
_TWO: Final = 2
"""Cards that a crown buys."""


def drawing(state: SterreState, move: SterreAction) -> list[SterreReason]:
    """Return the reasons for and against a card drawn, two bought for a crown, or the crown kept (SK-2, SK-8.1)."""
    if move.kind == K_DRAW:
        return [Draws(value=_DUTY, drawn=True, number=_visible(state))]
    return _buying(state) if move.kind == K_EXTRA else _keeping(state)


def _visible(state: SterreState) -> int:
    """The visible card, 0 if its number is recorded."""
    return 0 if state.recorded >> state.top & 1 else state.top


def _buying(state: SterreState) -> list[SterreReason]:
    visible = _visible(state)
    cards = min(_TWO, state.deck.bit_count() + (visible > 0))
    return [
        BuysCards(value=ReasonFinder(state).worth.of_two_cards(state), cards=cards),
        SpendsCrown(value=-CROWN_WORTH, kept=False, crowns=state.crowns[state.to_move] - 1),
        *_seen(state, visible, bought=True),
    ]


def _keeping(state: SterreState) -> list[SterreReason]:
    """A crown that stays: what it can do later, and what it does not buy now."""
    kept = SpendsCrown(value=CALM, kept=True, crowns=state.crowns[state.to_move])
    found: list[SterreReason] = [kept, *_seen(state, _visible(state), bought=False)]
    last = ReasonFinder(state).last_of_bingo()
    if last is not None:
        found.append(CrownCanFinish(value=2 * CALM, number=last[0], bingo=last[1]))
    return found


def _seen(state: SterreState, visible: int, *, bought: bool) -> list[SterreReason]:
    """Return the reasons about the visible card."""
    if not visible:
        return []
    nearest = ReasonFinder(state).nearest_bingo(visible)
    if nearest is None:
        return [VisibleMisses(value=-CALM if bought else CALM, bought=bought, number=visible)]
    bingo, missing = nearest
    return [VisibleFits(value=CALM if bought else -CALM, bought=bought, number=visible, bingo=bingo, missing=missing)]


def closing(state: SterreState) -> list[SterreReason]:
    """Return the reasons for and against `next` in strict bookkeeping: what is lost or put off by it."""
    moves = [move for move in state.legal_actions() if isinstance(move, SterreAction)][:-1]
    stage, count = state.stage, len(moves)
    if not moves:
        return [Closes(value=CALM)]
    if stage == S_DRAW:
        if any(move.kind == K_DRAW for move in moves):
            return [Draws(value=-_DUTY, drawn=False, number=_visible(state))]
        return _keeping(state)
    if stage == S_RECORD:
        return _unrecorded(moves)
    if stage in (S_CARD, S_END_CARD):
        return [Opens(value=-_DUTY * count, number=0, numbers=count)]
    points = sum(_claimed(state, move) for move in moves)
    return [Claims(value=-points, of_card=False, line="", points=points)]


def _unrecorded(moves: list[SterreAction]) -> list[SterreReason]:
    void = sum(move.kind == K_PLACE for move in moves)
    crowns = len(moves) - void
    found: list[SterreReason] = []
    if void:
        found.append(Records(value=-_DUTY * void, number=0, numbers=void))
    if crowns:
        found.append(TakesCrown(value=-CROWN_WORTH * crowns, column=0, row=0, crowns=crowns))
    return found


def bookkeeping(state: SterreState, move: SterreAction) -> list[SterreReason]:
    """Return the reason for one compulsory move of strict bookkeeping."""
    if move.kind == K_PLACE:
        return [Records(value=_DUTY, number=move.number, numbers=0)]
    if move.kind == K_TAKE_CROWN:
        column, row = move.cell
        return [TakesCrown(value=CROWN_WORTH, column=column, row=row, crowns=0)]
    if move.kind == K_OPEN:
        return [Opens(value=_DUTY, number=move.number, numbers=0)]
    points = _claimed(state, move)
    return [Claims(value=points, of_card=move.kind == K_CLAIM_CARD, line=move.line, points=points)]


def _claimed(state: SterreState, move: SterreAction) -> int:
    """The points that a claim takes."""
    if move.kind == K_CLAIM_CARD:
        return 1
    return state.line_points(state.start.sheet.line_at[move.line], state.to_move)
