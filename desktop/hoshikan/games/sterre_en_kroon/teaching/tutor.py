"""Reasons for moves of Sterre en Kroon, the first step of a hint, and the criteria of lessons."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tutor import Nudge, Reason, Tutor, weightiest_first
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
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.teaching import reasons as given
from hoshikan.games.sterre_en_kroon.teaching.criteria import meets
from hoshikan.games.sterre_en_kroon.teaching.finder import ReasonFinder
from hoshikan.games.sterre_en_kroon.teaching.steps import bookkeeping, closing, drawing


class SterreTutor(Tutor[SterreState, SterreAction]):
    """Reads what the seat to move knows of a determinization: secret cards of others are never looked at."""

    kinds = given.KINDS
    nudges = (
        "look-at-line",  # line, missing
        "look-at-full-line",  # line, missing
        "look-at-map-crowns",
        "look-at-card",  # bingo, missing
        "look-at-bingos",
        "look-at-track",  # points
        "look-at-end",
        "look-at-hand",  # cards
        "look-at-crowns",  # crowns
        "look-at-deck",  # number: the visible card
        "look-at-rivals",  # cards
        "look-at-step",  # step: what can be done in it, or that nothing can
        "enough-declared",  # cards
        "nothing-to-play",
    )

    def reasons(self, state: SterreState, action: SterreAction) -> list[Reason]:
        return list(weightiest_first(_reasons(state, action)))

    def nudge(self, state: SterreState, action: SterreAction) -> Nudge:
        """Return what is at stake at a move, and where."""
        kind, seat = action.kind, state.to_move
        if kind in (K_EXTRA, K_NO_EXTRA):
            if state.recorded >> state.top & 1:
                return Nudge("look-at-crowns", {"crowns": state.crowns[seat]})
            return Nudge("look-at-deck", {"number": state.top})
        if _stops(state, action):
            return _at_the_end(state, action)
        if kind in (K_PLAY, K_CARD, K_CROWN):
            return _at_stake(state, action)
        return Nudge("look-at-step", {"step": STAGES[state.stage]})

    def meets(self, state: SterreState, action: SterreAction, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        return meets(state, action, check)


def _stops(state: SterreState, move: SterreAction) -> bool:
    return move.kind == K_DONE or (move.kind == K_NEXT and state.stage == S_DECLARE)


def _reasons(state: SterreState, move: SterreAction) -> list[given.SterreReason]:
    kind = move.kind
    if kind in (K_PLAY, K_CARD, K_CROWN):
        return ReasonFinder(state).declaring(move)
    if kind in (K_DRAW, K_EXTRA, K_NO_EXTRA):
        return drawing(state, move)
    if _stops(state, move):
        return ReasonFinder(state).stopping()
    return closing(state) if kind == K_NEXT else bookkeeping(state, move)


def _at_the_end(state: SterreState, move: SterreAction) -> Nudge:
    """Return the nudge before stopping."""
    found = weightiest_first(_reasons(state, move))
    cards = state.hands[state.to_move].bit_count()
    if any(isinstance(reason, given.HandIsSpent) for reason in found):
        return Nudge("nothing-to-play")
    speaking = next((reason for reason in found if reason.value > 0), None)
    kind = "look-at-rivals" if isinstance(speaking, given.OpensForRival) else "enough-declared"
    return Nudge(kind, {"cards": cards})


def _at_stake(state: SterreState, move: SterreAction) -> Nudge:
    """Return the nudge to the number's largest effect: on the player's card, on the map or on the track."""
    seat = state.to_move
    helpful = (reason for reason in weightiest_first(_reasons(state, move)) if reason.value > 0)
    for reason in helpful:
        match reason:
            case given.CompletesLine(line=line):
                return Nudge("look-at-full-line", _line(state, line))
            case given.LeadsLine(line=line) | given.JoinsLine(line=line) | given.AddsToLine(line=line):
                return Nudge("look-at-line", _line(state, line))
            case given.TakesMapCrowns():
                return Nudge("look-at-map-crowns")
            case given.CompletesBingo():
                return Nudge("look-at-bingos")
            case given.OpensNumber(bingo=bingo, missing=missing):
                return Nudge("look-at-card", {"bingo": bingo, "missing": missing + 1})
            case given.TakesTrackCrowns():
                return Nudge("look-at-track", {"points": state.scores[seat]})
            case given.EndsGame():
                return Nudge("look-at-end")
    return Nudge("look-at-hand", {"cards": state.hands[seat].bit_count()})


def _line(state: SterreState, name: str) -> dict[str, int | str]:
    """A line of the map and how many numbers it lacks, with those declared in this turn."""
    sheet = state.start.sheet
    covered = state.recorded | state.declared
    return {"line": name, "missing": (sheet.line_masks[sheet.line_at[name]] & ~covered).bit_count()}


TUTOR: Final = SterreTutor()
