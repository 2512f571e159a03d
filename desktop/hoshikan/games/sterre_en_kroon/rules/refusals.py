"""Refusals: the reason why an action is not allowed, with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games.sterre_en_kroon.rules.actions import (
    BOUGHT,
    CARD_USED,
    CROWN_USED,
    DREW,
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
    S_CARD,
    S_DECLARE,
    S_DRAW,
    S_END_CARD,
    S_END_SCORE,
    S_RECORD,
    S_SCORE,
    STAGES,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.position import SterrePosition

_STEPS: Final[Mapping[int, tuple[str, tuple[int, ...]]]] = {
    K_DRAW: ("SK-8.1", (S_DRAW,)),
    K_EXTRA: ("SK-2.2", (S_DRAW,)),
    K_NO_EXTRA: ("SK-2.2", (S_DRAW,)),
    K_PLAY: ("SK-3.1", (S_DECLARE,)),
    K_CARD: ("SK-3.2", (S_DECLARE,)),
    K_CROWN: ("SK-3.3", (S_DECLARE,)),
    K_DONE: ("SK-3.1", (S_DECLARE,)),
    K_PLACE: ("SK-8.3", (S_RECORD,)),
    K_TAKE_CROWN: ("SK-8.3", (S_RECORD,)),
    K_OPEN: ("SK-8.4", (S_CARD, S_END_CARD)),
    K_CLAIM_MAP: ("SK-8.5", (S_SCORE, S_END_SCORE)),
    K_CLAIM_CARD: ("SK-8.5", (S_SCORE, S_END_SCORE)),
}
"""Per kind of action the rule of its step, and the stages it belongs to."""
_ONLY_AUTO: Final = frozenset((K_NO_EXTRA, K_DONE))
_ONLY_STRICT: Final = frozenset((K_DRAW, K_PLACE, K_TAKE_CROWN, K_OPEN, K_CLAIM_MAP, K_CLAIM_CARD, K_NEXT))
Why = tuple[str, str]
"""Rule and reason."""


def refusal(state: SterrePosition, action: Action) -> IllegalAction:
    """Why `action`, which is not legal, is not."""
    facts: dict[str, Fact] = {"action": action.text[:60]}
    if not isinstance(action, SterreAction):
        return IllegalAction("SK-8.1", "no-such-move", facts)
    rule, reason = _why(state, action)
    return IllegalAction(rule, reason, facts | {"step": STAGES[state.stage]} | _facts(action))


def _facts(action: SterreAction) -> dict[str, Fact]:
    if action.line:
        return {"line": action.line}
    if action.kind == K_TAKE_CROWN:
        column, row = action.cell
        return {"column": column, "row": row}
    return {"number": action.number} if action.number else {}


def _why(state: SterrePosition, action: SterreAction) -> Why:
    kind, strict = action.kind, state.start.strict
    if state.to_move == TERMINAL:
        return "SK-7.1", "game-over"
    if kind == K_TURN:
        return "SK-1.2", "card-not-in-deck" if state.to_move == CHANCE else "no-card-to-turn"
    if state.to_move == CHANCE:
        return "SK-1.2", "card-being-turned"
    if kind in (_ONLY_AUTO if strict else _ONLY_STRICT):
        return "SK-8.1", "only-automatic" if strict else "only-strict"
    rule, stages = _STEPS[kind]
    if state.stage not in stages:
        if state.stage < min(stages):
            return rule, "step-not-reached"
        if kind in (K_EXTRA, K_CROWN) and state.stage > S_DECLARE and state.crowns[state.to_move]:
            return "SK-3.4", "crown-next-turn"
        return rule, "step-over"
    if state.stage == S_DRAW:
        return _why_not_draw(state, kind)
    if state.stage == S_DECLARE:
        return _why_not_declare(state, action)
    if state.stage == S_RECORD:
        return _why_not_record(state, action)
    if kind == K_OPEN:
        return _why_not_open(state, action.number)
    return _why_not_claim(state, action)


def _why_not_draw(state: SterrePosition, kind: int) -> Why:
    rule = "SK-8.1" if kind == K_DRAW else "SK-2.2"
    if kind == K_DRAW and state.used & DREW:
        return rule, "drawn-already"
    if kind == K_EXTRA and not state.used & DREW:
        return "SK-8.1", "draw-first"
    if kind == K_EXTRA and state.used & BOUGHT:
        return rule, "bought-already"
    if kind == K_EXTRA and not state.crowns[state.active]:
        return rule, "no-crown"
    return rule, "deck-empty"


def _why_not_declare(state: SterrePosition, action: SterreAction) -> Why:
    seat, number = state.to_move, action.number
    if action.kind == K_PLAY:
        return "SK-3.1", "card-not-in-hand"
    if action.kind == K_CARD:
        rule = "SK-3.2"
        if state.used & CARD_USED:
            return rule, "card-number-used"
        if not state.start.card_numbers[seat] >> number & 1:
            return rule, "not-on-card"
    else:
        rule = "SK-3.3"
        if state.used & CROWN_USED:
            return rule, "crown-used"
        if not state.crowns[seat]:
            return rule, "no-crown"
    return rule, "recorded-already" if state.recorded >> number & 1 else "declared-already"


def _why_not_record(state: SterrePosition, action: SterreAction) -> Why:
    if action.kind == K_PLACE:
        if state.recorded >> action.number & 1:
            return "SK-4.1", "cell-taken"
        if not state.declared >> action.number & 1:
            return "SK-8.3", "not-declared"
        return "SK-4.1", "no-pawn-left"
    cell = state.start.sheet.crown_at.get(action.number, -1)
    if cell < 0:
        return "SK-0.4", "no-crown-cell"
    if not state.map_crowns >> cell & 1:
        return "SK-4.3", "crown-gone"
    return "SK-8.3", "no-line-through-crown"


def _why_not_open(state: SterrePosition, number: int) -> Why:
    if not state.start.card_numbers[state.to_move] >> number & 1:
        return "SK-5.1", "not-on-card"
    return "SK-5.1", "not-recorded" if not state.recorded >> number & 1 else "open-already"


def _why_not_claim(state: SterrePosition, action: SterreAction) -> Why:
    seat = state.to_move
    if action.kind == K_CLAIM_CARD:
        if state.stage == S_SCORE and seat != state.active:
            return "SK-8.5", "own-turn-only"
        return "SK-6.2", "claimed-already" if state.bingos[seat] >> action.number & 1 else "bingo-not-open"
    line = state.start.sheet.line_at.get(action.line, -1)
    if line < 0:
        return "SK-0.4", "no-such-line"
    if not state.complete >> line & 1:
        return "SK-4.2", "line-not-complete"
    if state.claimed[seat] >> line & 1:
        return "SK-6.1", "claimed-already"
    if not state.pawns[seat] & state.start.sheet.line_masks[line]:
        return "SK-6.1", "no-pawn-in-line"
    return "SK-8.5", "line-of-earlier-turn"
