"""Positions of a match that one goes on from: what may be known there, and what was hidden."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Literal, NamedTuple

from hoshikan.engine import TERMINAL, Match, SetupError, State
from hoshikan.engine.editing import Setup
from hoshikan.engine.game import Game
from hoshikan.ui.match.deals import fresh_seed
from hoshikan.ui.match.seating import played

Hidden = Literal["", "kept", "dealt"]
"""What became of what a seat cannot know: "" where there is no such thing, "kept" as it was, "dealt" anew."""


class Origin(NamedTuple):
    """Where to begin."""

    match: Match
    """It stands at the position, with those who sat there."""
    hidden: Hidden


def origin(match: Match, ply: int, seat: int | None) -> Origin:
    """The position after `ply` actions, for whoever has `seat`; None for whoever is to move there.

    What is hidden lies as it did once the game is over, since then all of it may be told. While the game goes on it is
    a guess that fits what the seat knows, and luck is another: a practice tells nothing about the game itself.
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
    other = state.determinize(seat, Random(fresh_seed()))
    guessed = editor.position(other)
    # Whoever has chosen in secret chooses again, if the game can be begun from there.
    other.reopen(seat)
    setup = editor.position(other)
    try:
        game.new(setup=setup)
    except SetupError:
        setup = guessed
    return None if setup == editor.position(state) else setup
