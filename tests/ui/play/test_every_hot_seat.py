"""Two people at one screen, a round of every game: who sees what, and when the curtain falls."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match.models import LogModel
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.features.play.page import TablePage
from tests.engine.variants import THOROUGH
from tests.ui.play.desk import AKI, BEN, TIMEOUT, Desk
from tests.ui.words import on_table

MOST = 40 if THOROUGH else 20
"""Decisions of the two people that are looked at."""


def opened(desk: Desk, game_id: str) -> TablePage:
    game = GAMES[game_id]
    others = [Seat("bot", name, "casual") for name in ("Vega", "Altair")]
    return desk.open(Match.start(game, [AKI, BEN, *others][: max(2, game.players[0])], 7))


def waits(page: TablePage) -> bool:
    controller = page.session.controller
    return controller.over or controller.deciding or controller.waiting_for is not None


class Sights:
    """The table of a page as each seat, or a spectator, sees it, on scenes of their own."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._scenes = {seat: new_scene(page.session.match.game.id, page.scene.theme) for seat in (None, 0, 1)}

    def of(self, seat: int | None) -> list[str]:
        """Return the pieces that a seat sees now; None is a spectator."""
        scene, shown = self._scenes[seat], self._page.scene
        scene.set_aspect(shown.aspect, shown.bars)
        state = self._page.session.controller.state
        scene.show_position(state.view(seat), seat, (), self._page.names, animate=False)
        return on_table(scene)


def check_nothing_shows(page: TablePage, sights: Sights) -> None:
    """The table and all beside it show what a spectator may know, and no more."""
    controller = page.session.controller
    match = controller.match
    assert page.scene.seat is None
    assert page.scene.view == match.state.view(None)
    assert on_table(page.scene) == sights.of(None)
    told = LogModel(page.text, match, page.names, taken=controller.only.taken_at)
    told.follow()
    assert [entry.sentence for entry in page.side.log_model.entries()] == [entry.sentence for entry in told.entries()]
    assert page.side.moves_model.rowCount() == 0
    assert page.session.state.advice.hint is None
    assert page.side.hints.ranking.rowCount() == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_a_round_of_two_people(desk: Desk, game_id: str) -> None:
    page, rng = opened(desk, game_id), Random(5)
    sights = Sights(page)
    controller, people = page.session.controller, page.session.controller.people
    at_screen: int | None = None
    fell = stayed_open = 0
    for _ in range(MOST):
        desk.qtbot.waitUntil(lambda: waits(page), timeout=TIMEOUT)
        if controller.over:
            break
        state, mover = controller.state, controller.state.to_move
        secret = any(state.view(seat) != state.view(None) for seat in people)
        assert page.curtain.isVisible() == (secret and mover != at_screen), (at_screen, mover)
        if controller.waiting_for is not None:
            assert controller.waiting_for == mover
            check_nothing_shows(page, sights)
            if page.curtain.isVisible():
                fell += 1
                QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
            else:
                QTest.mouseClick(page.bar.take_over, Qt.MouseButton.LeftButton)
            QApplication.processEvents()
        elif mover != at_screen:
            stayed_open += 1
        at_screen = mover
        assert controller.viewer == page.scene.seat == mover
        assert page.scene.view == state.view(mover)
        other = next(iter(people - {mover}))
        only_the_other_sees = set(sights.of(other)) - set(sights.of(None)) - set(sights.of(mover))
        assert not only_the_other_sees & set(on_table(page.scene))
        controller.play(rng.choice(controller.actions()))
        page.scene.fast_forward()
    assert (fell > 1) == GAMES[game_id].kind.hidden
    assert fell + stayed_open > 1
