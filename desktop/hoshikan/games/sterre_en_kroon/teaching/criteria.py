"""Criteria that lessons name for the right move; computed from the position, in no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hoshikan.engine import TERMINAL
from hoshikan.games.sterre_en_kroon.rules.actions import (
    DONE,
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
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.state import SterreState

Criterion = Callable[[SterreState, SterreAction], bool]
Change = Callable[[SterreState, SterreState, int], bool]
_KINDS: Final[Mapping[str, tuple[int, ...]]] = {
    "draw": (K_DRAW,),
    "extra": (K_EXTRA,),
    "no-extra": (K_NO_EXTRA,),
    "play": (K_PLAY,),
    "card": (K_CARD,),
    "crown": (K_CROWN,),
    "done": (K_DONE,),
    "place": (K_PLACE,),
    "take-crown": (K_TAKE_CROWN,),
    "open": (K_OPEN,),
    "claim": (K_CLAIM_MAP, K_CLAIM_CARD),
    "next": (K_NEXT,),
}


def meets(state: SterreState, move: SterreAction, check: str) -> bool:
    """Return true if `move` meets `check`: a key of `CRITERIA`, a word of the notation such as "play", or "number 12".

    Effects of a declaration are checked in automatic bookkeeping only. Raises KeyError for any other check.
    """
    word, _, argument = check.partition(" ")
    if word == "number" and argument.isdecimal():
        return _declares(move) and move.number == int(argument)
    if check in _KINDS:
        return move.kind in _KINDS[check]
    return CRITERIA[check](state, move)


def _declares(move: SterreAction) -> bool:
    return move.kind in (K_PLAY, K_CARD, K_CROWN)


def _ended(state: SterreState, *moves: SterreAction) -> SterreState:
    """The position once the turn is over after these moves."""
    return state.after(*moves, DONE)


def _brings(change: Change) -> Criterion:
    """Return a criterion for a change of the turn's end by declaring a number: with it, without it, for the seat to
    move."""

    def check(state: SterreState, move: SterreAction) -> bool:
        return _declares(move) and change(_ended(state, move), _ended(state), state.to_move)

    return check


def _track_crown(after: SterreState, without: SterreState, seat: int) -> bool:
    taken = without.track & ~after.track
    return bool(taken & (2 << after.scores[seat]) - 1)


def _lead(state: SterreState, seat: int) -> int:
    """Points ahead of the best rival."""
    return state.scores[seat] - max(score for other, score in enumerate(state.scores) if other != seat)


def _best(state: SterreState, move: SterreAction, worth: Callable[[SterreAction], int]) -> bool:
    """True if `move` has the greatest value of all declarations of its kind."""
    if not _declares(move):
        return False
    rivals = (other for other in state.legal_actions() if isinstance(other, SterreAction) and other.kind == move.kind)
    return worth(move) == max(map(worth, rivals))


def _most_ahead(state: SterreState, move: SterreAction) -> bool:
    return _best(state, move, lambda other: _lead(_ended(state, other), state.to_move))


def _most_points(state: SterreState, move: SterreAction) -> bool:
    """Takes the seat furthest along the track, whatever the others get."""
    return _best(state, move, lambda other: _ended(state, other).scores[state.to_move])


def _joined(state: SterreState, move: SterreAction) -> int:
    """Lines of the map in which the number gives the seat its first pawn."""
    if (state.recorded | state.declared) >> move.number & 1:
        return 0
    sheet = state.start.sheet
    own = state.pawns[state.to_move] | state.declared
    return sum(not own & sheet.line_masks[line] for line in sheet.lines_of[move.number])


def _most_lines(state: SterreState, move: SterreAction) -> bool:
    return _best(state, move, lambda other: _joined(state, other))


def _ends_ahead(state: SterreState, move: SterreAction) -> bool:
    """Ends the game in this turn, and its closing leaves the seat alone in front."""
    if not _declares(move):
        return False
    after = _ended(state, move)
    return after.to_move == TERMINAL and after.winners() == frozenset({state.to_move})


def _visible_bingo(state: SterreState, _: SterreAction) -> bool:
    seat, missing = state.to_move, 1 << state.top
    return any(mask & ~state.recorded == missing for mask in state.start.card_lines[seat])


CRITERIA: Final[Mapping[str, Criterion]] = {
    "on-own-card": lambda state, move: (
        _declares(move) and bool(state.start.card_numbers[state.to_move] >> move.number & 1)
    ),
    "records": _brings(lambda after, without, _: after.recorded != without.recorded),
    "ends-ahead": _ends_ahead,
    "completes-line": _brings(lambda after, without, _: after.complete != without.complete),
    "takes-map-crown": _brings(lambda after, without, _: after.map_crowns != without.map_crowns),
    "completes-bingo": _brings(lambda after, without, seat: after.bingos[seat] != without.bingos[seat]),
    "reaches-track-crown": _brings(_track_crown),
    "most-points-ahead": _most_ahead,
    "most-points": _most_points,
    "joins-most-lines": _most_lines,
    "joins-line": lambda state, move: _declares(move) and _joined(state, move) > 0,
    "visible-card-completes-bingo": _visible_bingo,
}
"""Every criterion without an argument besides the words of the notation; several in one step must all be met."""
