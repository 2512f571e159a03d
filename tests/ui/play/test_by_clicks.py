"""A whole game of each by clicks alone, of people at one table, in either language."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import cycle, product
from random import Random
from types import MappingProxyType
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES
from hoshikan.ui.session.context import AppContext
from tests.playing import playing_of
from tests.ui.play.test_laying_tiles import SMALL
from tests.ui.shell.test_language import needs_translations
from tests.ui.table.hands import Table

LUCK: Final = MappingProxyType({"crowntaker": 48, "sterre-en-kroon": 22})
"""Deals, and dice, with which a game is soon over."""


def cases() -> Iterator[tuple[str, str]]:
    """Every game in one language, in turn; where there is time, each in both."""
    thorough = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
    return product(GAMES, ("ja", "en")) if thorough else zip(GAMES, cycle(("ja", "en")), strict=False)


@needs_translations
@pytest.mark.parametrize(("name", "language"), list(cases()))
def test_a_whole_game_by_clicks(qtbot: QtBot, context: AppContext, name: str, language: str) -> None:
    context.settings.language = language
    game, playing = playing_of(name)
    luck = LUCK.get(name, 1)
    small = name == "carcassonne-star-wars"
    box, options = (SMALL, {"expansion": False}) if small else (None, playing.options)
    state, rng = game.new(game.players[0], luck, options=options, components=box), Random(luck)
    table = Table(qtbot, game_id=name, state=state, seat=None)
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        wanted = playing.wants([str(action) for action in state.legal_actions()], rng)
        table.show(state.to_move, animate=False)
        table.chosen.clear()
        for key in playing.presses(table.scene, wanted):
            if not table.chosen:
                table.click(key)
        assert table.chosen == [wanted]
        table.apply(wanted)
    assert state.winners() is not None
