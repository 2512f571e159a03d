"""Positions of a match that one goes on from: what may be known there, and what was hidden."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Final, Literal, NamedTuple

from hoshikan.engine import TERMINAL, Match, SetupError, State
from hoshikan.engine.editing import Editor, Setup
from hoshikan.engine.game import Game
from hoshikan.ui.board.match.deals import fresh_seed
from hoshikan.ui.board.match.seating import played

Hidden = Literal["", "kept", "dealt"]
"""State of the hidden things: "" where there are none, "kept" as they were, "dealt" anew."""

DEALS: Final = 24
"""So many deals that are all the true one show that there is no other."""


class Origin(NamedTuple):
    """The start of a practice."""

    match: Match
    """It stands at the position, with those who sat there."""
    hidden: Hidden


def origin(match: Match, ply: int, seat: int | None) -> Origin:
    """Return the position after `ply` actions, for `seat`; None for the seat to move there.

    Hidden things are as they were once the game is over, since then they may be shown. During a game they are
    a determinization for the seat, with other luck: a practice reveals nothing about the game itself.
    """
    there = played(match, ply)
    knows = max(0, there.state.to_move) if seat is None else seat
    setup = guess(match.game, there.state, knows)
    if match.state.to_move == TERMINAL:
        return Origin(there, "" if setup is None else "kept")
    seed = fresh_seed()
    if setup is not None:
        return Origin(Match(match.game, dataclasses.replace(match.header, setup=setup, seed=seed)), "dealt")
    other = Match(match.game, dataclasses.replace(match.header, seed=seed))
    for action in match.actions[:ply]:
        other.apply(action)
    return Origin(other, "")


def guess(game: Game, state: State, seat: int) -> Setup | None:
    """Set-up data of a position with everything dealt anew that `seat` cannot know; None where it knows all, or the
    game cannot be begun from a position."""
    editor = game.editor()
    if editor is None or state.to_move == TERMINAL or not game.kind.imperfect:
        return None
    rng = Random(fresh_seed())
    setup, truth = _dealt_anew(game, editor, state, seat, rng), editor.position(state)
    # A deal that happens to be the true one says nothing, unless no other is possible.
    known = setup == truth and all(_dealt_anew(game, editor, state, seat, rng) == truth for _ in range(DEALS))
    return None if known else setup


def _dealt_anew(game: Game, editor: Editor, state: State, seat: int, rng: Random) -> Setup:
    other = state.determinize(seat, rng)
    guessed = editor.position(other)
    # Whoever has chosen in secret chooses again, if the game can be begun from there.
    other.reopen(seat)
    setup = editor.position(other)
    try:
        game.new(setup=setup)
    except SetupError:
        return guessed
    return setup
