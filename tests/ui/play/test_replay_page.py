"""Going through a match again."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from hoshikan.engine import TERMINAL, Match, View
from hoshikan.ui.board.match.models import RankingModel
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay import session as replaysession
from hoshikan.ui.features.replay.page import ReplayPage
from tests.ui.play.desk import AKI, BOTS, CONQUESTAR, TIMEOUT, Desk
from tests.ui.shell.test_language import needs_translations


def finished() -> Match:
    match = Match.start(CONQUESTAR, (AKI, *BOTS), 7)
    rng = Random(2)
    while match.state.to_move != TERMINAL:
        match.apply(rng.choice(match.state.legal_actions()))
    return match


def open_replay(desk: Desk, match: Match) -> ReplayPage:
    page = desk.window.open_page("replay", match)
    assert isinstance(page, ReplayPage)
    return page


def test_every_ply_can_be_reached(desk: Desk) -> None:
    match = finished()
    page = open_replay(desk, match)
    assert page.session.state.ply == match.ply
    desk.press(Qt.Key.Key_Home)
    assert page.session.state.ply == 0
    desk.press(Qt.Key.Key_Right)
    desk.press(Qt.Key.Key_Right)
    desk.press(Qt.Key.Key_Left)
    assert page.session.state.ply == 1
    page.player.slider.setValue(9)
    assert page.session.state.ply == 9
    assert page.scene.view == match.position(9).view(None)
    desk.press(Qt.Key.Key_End)
    assert page.scene.view == match.state.view(None)
    assert match.ply == len(match.actions)


def test_the_graph_grows_and_leads_to_its_key_moments(desk: Desk) -> None:
    page = open_replay(desk, finished())
    desk.qtbot.waitUntil(
        lambda: page.session.state.course.known > page.session.state.course.plies and not page.evaluator.busy,
        timeout=TIMEOUT,
    )
    assert page.session.state.course.at(page.match.ply) == tuple(
        float(seat in page.match.state.winners()) for seat in range(4)
    )
    moments = page.session.state.course.moments()
    assert page.side.review.list.count() == len(moments) > 0
    page.side.open("review")
    page.side.review.list.itemActivated.emit(page.side.review.list.item(0))
    assert page.session.state.ply == moments[0].ply
    QTest.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=QPoint(page.graph.width() - 2, 20))
    assert page.session.state.ply == page.match.ply
    assert "%" in page.graph.describe(page.session.state.ply)


def test_what_is_being_computed_is_shown_and_gives_way_to_what_was_found(desk: Desk) -> None:
    page = open_replay(desk, finished())
    page.side.open("review")
    assert told(page) == ["Analysing the game…"]
    desk.qtbot.waitUntil(lambda: page.side.review.list.count() > 0, timeout=TIMEOUT)
    assert told(page) == []


def told(page: ReplayPage) -> list[str]:
    """Return the text above the key moments."""
    moments = page.side.review.list
    around = moments.parentWidget()
    assert around is not None
    above = [one for one in around.findChildren(QLabel) if one.mapTo(around, QPoint()).y() < moments.y()]
    return [one.text() for one in above if one.isVisible()]


def test_key_moments_show_all_their_words(desk: Desk) -> None:
    page = open_replay(desk, finished())
    page.side.open("review")
    moments = page.side.review.list
    moments.addItem("A sentence that is much too long for the panel beside a table, and so goes on for several lines")
    line = moments.fontMetrics().height()
    desk.qtbot.waitUntil(lambda: moments.visualItemRect(moments.item(0)).height() > 2 * line)


def test_graph_and_slider_begin_and_end_together(desk: Desk) -> None:
    page = open_replay(desk, finished())
    QApplication.processEvents()
    begin, end = page.player.span(page.graph)
    assert 0 < begin < end < page.graph.width()
    middle = page.match.ply // 2
    for ply in (0, middle, page.match.ply):
        knob = begin + (end - begin) * ply / page.match.ply
        QTest.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=QPoint(round(knob), 20))
        assert page.session.state.ply == ply


def test_the_number_of_the_last_move_has_its_place_from_the_start(desk: Desk) -> None:
    page = open_replay(desk, finished())
    count = next(one for one in page.player.findChildren(QLabel) if "/" in one.text())
    page.session.dispatch(GoTo(1))
    QApplication.processEvents()
    width = count.width()
    page.session.dispatch(GoTo(page.match.ply))
    QApplication.processEvents()
    assert count.text() == f"{page.match.ply} / {page.match.ply}"
    assert count.width() == width >= count.sizeHint().width()


def test_one_sits_where_one_sat_in_play(desk: Desk) -> None:
    match = finished()
    table = desk.open(match.beginning(0))
    desk.wait_turn(table)
    page = open_replay(desk, match)
    page.session.dispatch(GoTo(0))
    QApplication.processEvents()

    def from_the_top(scene: TableScene[View]) -> list[str]:
        height = {
            name: min(item.scenePos().y() for item in scene.stage if item.placement.label.startswith(name))
            for name in page.names
        }
        return sorted(height, key=height.__getitem__)

    assert from_the_top(page.scene) == from_the_top(table.scene)
    assert from_the_top(page.scene)[-1] == page.names[0]  # with the hand, below the others


def test_playing_runs_to_the_end_and_can_be_paused(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaysession, "PAUSE_MS", 1)
    match = Match.start(CONQUESTAR, (AKI, *BOTS), 7)
    for plan in ("trade A1", "trade B2", "trade C3", "trade D4"):
        match.apply(CONQUESTAR.parse(plan))
    page = open_replay(desk, match)
    page.session.dispatch(GoTo(0))
    desk.press(Qt.Key.Key_Space)
    assert page.session.state.running
    desk.press(Qt.Key.Key_Space)
    assert not page.session.state.running
    paused = page.session.state.ply
    desk.press(Qt.Key.Key_Space)
    desk.qtbot.waitUntil(lambda: not page.session.state.running, timeout=TIMEOUT)
    assert page.session.state.ply == 4 > paused


def test_the_bot_gives_its_opinion(desk: Desk) -> None:
    match = finished()
    page = open_replay(desk, match)
    page.session.dispatch(GoTo(8))
    QTest.mouseClick(page.bar.ask, Qt.MouseButton.LeftButton)
    ranking = page.side.opinion.model()
    legal = {str(action) for action in match.position(8).legal_actions()}
    desk.qtbot.waitUntil(lambda: ranking.rowCount() == len(legal), timeout=TIMEOUT)
    rated = [ranking.index(row, 0).data(RankingModel.RatedRole).action for row in range(ranking.rowCount())]
    assert set(rated) == legal
    page.session.dispatch(GoTo(9))
    assert ranking.rowCount() == 0


def test_play_goes_on_from_any_position_as_a_match_of_its_own(desk: Desk) -> None:
    match = finished()
    page = open_replay(desk, match)
    page.session.dispatch(GoTo(8))
    page.bar.go_on.same.trigger()
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.match.actions == match.actions[:8]
    desk.wait_turn(table)
    table.session.controller.play(table.session.controller.actions()[0])
    assert len(match.actions) == match.ply
    page.session.dispatch(GoTo(page.match.ply))
    assert not page.bar.go_on.isEnabled()


@pytest.mark.parametrize("language", ["en", "ja"])
@needs_translations
def test_the_words_of_the_bar_are_whole_in_a_small_window_with_large_letters(desk: Desk, language: str) -> None:
    desk.settings.language, desk.settings.text_size = language, 150
    desk.window.resize(960, 540)
    page = open_replay(desk, finished())
    QApplication.processEvents()
    for button in (page.bar.ask, page.bar.go_on, page.bar.review):
        assert button.width() >= button.sizeHint().width(), button.text()


def test_a_note_is_written_beside_the_log_and_marked_in_the_graph(desk: Desk) -> None:
    match = finished()
    page = open_replay(desk, match)
    desk.press(Qt.Key.Key_Home)
    desk.press(Qt.Key.Key_Right)
    page.side.note.setFocus()
    QTest.keyClicks(page.side.note, "why not home?")
    assert page.session.state.ply == 1, "letters are no keys of the page here"
    page.session.dispatch(GoTo(2))
    assert page.side.note.text() == ""
    assert page.session.state.notes == {1: "why not home?"}
    assert "Your note: why not home?" in page.graph.describe(1)
    assert page.side.note.accessibleName() == "Your note after move 2"
    page.session.dispatch(GoTo(1))
    assert page.side.note.text() == "why not home?"
    desk.window.home()
    assert open_replay(desk, match).session.state.notes == {1: "why not home?"}
