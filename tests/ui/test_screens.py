"""The tour through a game's screens that pictures are taken of."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from tools.driver import WindowDriver
from tools.screens import Screens


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_has_a_picture(qtbot: QtBot, game_id: str) -> None:
    """Some options can be dealt with a few numbers of players only."""
    game = GAMES[game_id]
    names: list[str] = []
    with WindowDriver((1280, 720)) as driver:
        Screens(driver, game, names.append).options()
    unusual = [(option.id, value) for option in game.options for value in option.values if value != option.default]
    assert names == [f"{game_id}-table-{option}-{value}".lower() for option, value in unusual]
