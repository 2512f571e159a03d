"""Pictures of a position without a window."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import snapshot
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import CONTRAST, DAY, NIGHT, Theme

NAMES = ("Aki", "Ben", "Chiyo", "Dai")


@pytest.mark.parametrize("theme", [NIGHT, DAY, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("seat", [None, 1])
def test_a_snapshot_has_the_asked_for_pixels(qtbot: QtBot, theme: Theme, seat: int | None) -> None:
    game = GAMES["conquestar"]
    view = game.new(players=3, seed=1).view(seat)
    image = snapshot(game, view, seat, NAMES, QSize(320, 200), theme, 1.5)
    assert image.size() == QSize(480, 300)
    assert image.devicePixelRatio() == 1.5


def test_equal_positions_look_equal_and_others_do_not(qtbot: QtBot) -> None:
    game = GAMES["conquestar"]
    first, second = game.new(players=2, seed=1), game.new(players=2, seed=2)
    size = QSize(320, 200)
    one = snapshot(game, first.view(0), 0, NAMES, size, NIGHT)
    assert one == snapshot(game, first.view(0), 0, NAMES, size, NIGHT)
    assert one != snapshot(game, second.view(0), 0, NAMES, size, NIGHT)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_snapshot_leaves_no_table_behind(qtbot: QtBot, game_id: str) -> None:
    game = GAMES[game_id]
    match = Match.start(game, [Seat("human", name) for name in NAMES[: game.players[0]]], 1)
    while match.state.to_move < 0:
        match.apply_chance()

    def tables() -> Iterator[TableScene[View]]:
        gc.collect()
        return (one for one in gc.get_objects() if isinstance(one, TableScene))

    before = sum(1 for _ in tables())
    snapshot(game, match.state.view(0), 0, NAMES, QSize(320, 200), NIGHT)
    assert sum(1 for _ in tables()) == before
