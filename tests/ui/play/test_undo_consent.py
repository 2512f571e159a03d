"""Undo across another person's choice asks that person first."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.games import GAMES
from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import AKI, BEN, BOTS, TIMEOUT, Desk
from tests.ui.play.test_every_hot_seat import opened, waits
from tests.ui.shell.test_language import needs_translations


def at_next_person(desk: Desk, game_id: str) -> TablePage:
    """The first person has decided, and the next one sits at the screen."""
    page, rng = opened(desk, game_id), Random(5)
    controller, first = page.session.controller, None
    while True:
        desk.qtbot.waitUntil(lambda: waits(page), timeout=TIMEOUT)
        if controller.waiting_for is not None:
            controller.take_over()
            page.curtain.hide()
        first = controller.viewer if first is None else first
        if controller.viewer != first:
            desk.wait_turn(page)
            return page
        controller.play(rng.choice(controller.actions()))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_other_person_is_asked_and_no_leaves_all_as_it_is(desk: Desk, game_id: str) -> None:
    page = at_next_person(desk, game_id)
    controller, panel = page.session.controller, page.question
    before, view = controller.match.ply, controller.view()
    asker = controller.viewer
    assert asker is not None
    page.bar.pressed.emit("undo")
    assert panel.isVisible()
    assert panel.head.text() == f"{page.names[asker]} asks to undo."
    QTest.keyClick(panel.no, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert (controller.match.ply, controller.view(), controller.viewer) == (before, view, asker)
    assert controller.deciding


@pytest.mark.parametrize("game_id", GAMES)
def test_with_consent_it_is_undone(desk: Desk, game_id: str) -> None:
    page = at_next_person(desk, game_id)
    controller, before = page.session.controller, page.session.match.ply
    page.bar.pressed.emit("undo")
    QTest.mouseClick(page.question.yes, Qt.MouseButton.LeftButton)
    assert controller.match.ply < before
    assert not page.question.isVisible()
    assert controller.can_redo()


def test_one_is_not_asked_about_ones_own_choice(desk: Desk) -> None:
    page = opened(desk, "carcassonne-star-wars")
    desk.wait_turn(page)
    ply, seat = page.session.match.ply, page.session.controller.viewer
    page.session.controller.play(page.session.controller.actions()[0])
    desk.wait_turn(page)
    assert page.session.controller.viewer == seat, "the meeple is still to be placed"
    page.bar.pressed.emit("undo")
    assert not page.question.isVisible()
    assert page.session.match.ply == ply


def test_among_bots_alone_nobody_is_asked(desk: Desk) -> None:
    page = desk.table((AKI, *BOTS))
    desk.wait_turn(page)
    page.session.controller.play("trade A1")
    desk.wait_turn(page)
    page.bar.pressed.emit("undo")
    assert not page.question.isVisible()
    assert page.session.match.ply == 0
    assert page.bar.status.words.startswith("Undone, with the turn of Vega, Altair and Deneb. Redo: Shift+U.")


def test_after_a_reveal_all_who_chose_are_asked(desk: Desk) -> None:
    page = desk.table((AKI, BEN), plans=("trade C3",))
    desk.qtbot.waitUntil(page.curtain.isVisible, timeout=TIMEOUT)
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    desk.act(page, "invade A1")
    desk.qtbot.waitUntil(page.bar.take_over.isVisible, timeout=TIMEOUT)
    page.bar.pressed.emit("undo")
    assert page.question.isVisible()
    assert "what Ben chose" in page.question.more.text()
    QTest.mouseClick(page.question.no, Qt.MouseButton.LeftButton)
    assert page.session.match.ply == 2
    QTest.mouseClick(page.bar.take_over, Qt.MouseButton.LeftButton)
    assert page.session.controller.viewer == 0


def test_the_question_goes_when_the_game_goes_on(desk: Desk) -> None:
    page = at_next_person(desk, "carcassonne-star-wars")
    page.bar.pressed.emit("undo")
    ply = page.session.match.ply
    page.session.controller.play(page.session.controller.actions()[0])
    assert not page.question.isVisible()
    desk.qtbot.waitUntil(lambda: waits(page), timeout=TIMEOUT)
    assert page.session.match.ply > ply


@needs_translations
def test_the_question_follows_the_language(desk: Desk) -> None:
    page = at_next_person(desk, "carcassonne-star-wars")
    page.bar.pressed.emit("undo")
    english = page.question.head.text()
    desk.settings.language = "ja"
    desk.qtbot.waitUntil(lambda: page.question.head.text() != english, timeout=TIMEOUT)
