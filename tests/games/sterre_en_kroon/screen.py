"""A shown table of Sterre en Kroon with hands, and random positions, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pytestqt.qtbot import QtBot

from hoshikan.engine import State
from tests.games.sterre_en_kroon.playing import GAME
from tests.ui.table.hands import Table

_DUTIES = ("place", "open", "claim", "take-crown", "draw")
"""Record keeping that a careful player does before anything else."""


def walk(players: int, seed: int, **options: str) -> Iterator[State]:
    """The positions of a random game in which nothing compulsory is forgotten for long."""
    state, rng = GAME.new(players=players, seed=seed, options=options), Random(seed)
    while actions := state.legal_actions():
        yield state
        duties = [action for action in actions if str(action).startswith(_DUTIES)]
        state.apply(rng.choice(duties if duties and rng.random() < 0.9 else actions))
    yield state


def shown(qtbot: QtBot, state: State) -> Table:
    """A table on the screen, as seat 0 sees it."""
    return Table(qtbot, game_id=GAME.id, state=state)
