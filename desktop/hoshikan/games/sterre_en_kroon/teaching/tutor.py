"""The tutor of Sterre en Kroon: reasons for a move (see `features` for all of them) and pointers towards it."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge, Reasons, Tutor, TwoSides
from hoshikan.games.sterre_en_kroon.rules.actions import (
    K_CARD,
    K_CROWN,
    K_DONE,
    K_DRAW,
    K_EXTRA,
    K_NEXT,
    K_NO_EXTRA,
    K_PLAY,
    S_DECLARE,
    STAGES,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.teaching.criteria import meets
from hoshikan.games.sterre_en_kroon.teaching.features import NUDGES, RULES, Declarations
from hoshikan.games.sterre_en_kroon.teaching.features_bookkeeping import bookkeeping, closing, drawing, stopping

__all__ = ["NUDGES", "RULES", "TUTOR", "SterreTutor"]


class SterreTutor(Tutor):
    """Reads what the seat to move knows of a determinization: secret cards of others are never looked at."""

    two_sides = (
        TwoSides("would-help", "opens-for-rival", "number"),
        TwoSides("keeps-crown", "spends-crown"),
        TwoSides("draws", "gives-up-draw", "number"),
        TwoSides("places", "voids"),
        TwoSides("takes-crown", "leaves-crowns"),
        TwoSides("opens", "leaves-closed"),
        TwoSides("claims", "leaves-points"),
    )

    def features(self, state: State, action: Action) -> list[Feature]:
        assert isinstance(state, SterreState)
        assert isinstance(action, SterreAction)
        reasons, kind = Reasons(RULES, repeated="first"), action.kind
        if kind in (K_PLAY, K_CARD, K_CROWN):
            Declarations(state).describe(action, reasons)
        elif kind in (K_DRAW, K_EXTRA, K_NO_EXTRA):
            drawing(state, action, reasons)
        elif kind == K_DONE or (kind == K_NEXT and state.stage == S_DECLARE):
            stopping(state, reasons)
        elif kind == K_NEXT:
            closing(state, reasons)
        else:
            bookkeeping(state, action, reasons)
        return reasons.sorted()

    def nudge(self, state: State, action: Action) -> Nudge:
        """Where the number does most: on the own card or in a line of the map."""
        assert isinstance(state, SterreState)
        assert isinstance(action, SterreAction)
        kind, seat = action.kind, state.to_move
        if kind in (K_EXTRA, K_NO_EXTRA):
            return Nudge("look-at-crowns", {"crowns": state.crowns[seat]})
        if kind == K_DONE or (kind == K_NEXT and state.stage == S_DECLARE):
            return Nudge("enough-declared", {"cards": state.hands[seat].bit_count()})
        if kind in (K_PLAY, K_CARD, K_CROWN):
            return _where_it_helps(state, action.number)
        return Nudge("look-at-step", {"step": STAGES[state.stage]})

    def meets(self, state: State, action: Action, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        assert isinstance(state, SterreState)
        assert isinstance(action, SterreAction)
        return meets(state, action, check)


def _where_it_helps(state: SterreState, number: int) -> Nudge:
    sheet, seat = state.start.sheet, state.to_move
    if (state.recorded | state.declared) >> number & 1:
        return Nudge("look-at-hand", {"cards": state.hands[seat].bit_count()})
    worth = Declarations(state).worth
    lines = sheet.lines_of[number]
    line = max(lines, key=worth.line.__getitem__, default=-1)
    free = {
        name: (mask & ~state.recorded).bit_count()
        for mask, name in zip(state.start.card_lines[seat], CARD_LINES, strict=True)
        if mask >> number & 1
    }
    if free and worth.card[number] > (worth.line[line] if lines else 0.0):
        bingo = min(free, key=lambda name: free[name])
        return Nudge("look-at-card", {"bingo": bingo, "missing": free[bingo]})
    if lines:
        missing = (sheet.line_masks[line] & ~state.recorded).bit_count()
        return Nudge("look-at-line", {"line": sheet.line_ids[line], "missing": missing})
    return Nudge("look-at-hand", {"cards": state.hands[seat].bit_count()})


TUTOR: Final = SterreTutor()
