"""Undo across another person's choice asks that person first."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import AKI, BEN, TIMEOUT, Desk
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


def test_the_other_person_is_asked_and_no_leaves_all_as_it_is(desk: Desk) -> None:
    page = at_next_person(desk, "carcassonne-star-wars")
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


def test_with_consent_it_is_undone(desk: Desk) -> None:
    page = at_next_person(desk, "crowntaker")
    controller, before = page.session.controller, page.session.match.ply
    page.bar.pressed.emit("undo")
    QTest.mouseClick(page.question.yes, Qt.MouseButton.LeftButton)
    assert controller.match.ply < before
    assert not page.question.isVisible()
    assert controller.can_redo()


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


@needs_translations
def test_the_question_follows_the_language(desk: Desk) -> None:
    page = at_next_person(desk, "carcassonne-star-wars")
    page.bar.pressed.emit("undo")
    english = page.question.head.text()
    desk.settings.language = "ja"
    desk.qtbot.waitUntil(lambda: page.question.head.text() != english, timeout=TIMEOUT)
