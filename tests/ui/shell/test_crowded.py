"""Six names, the largest text, the smallest window: what is full still shows everything."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, Match
from hoshikan.games import GAMES
from hoshikan.ui.app.headless import seats
from hoshikan.ui.app.window import COMFORTABLE, MainWindow
from hoshikan.ui.board.match.models import MovesModel, ScoreModel
from hoshikan.ui.board.panels import MovesPanel, ScorePanel
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.theme import THEMES
from hoshikan.ui.kit.widgets.basic import Flow, Segments, button
from hoshikan.ui.session.context import AppContext
from tests.ui.endings import placed, told_by
from tests.ui.shell.test_fitting import cut_off


def settle() -> None:
    """Let layouts ask each other until nothing changes any more."""
    for _ in range(4):
        QApplication.processEvents()


@pytest.fixture
def finished() -> Match:
    match = Match.start(GAMES["sterre-en-kroon"], seats(GAMES["sterre-en-kroon"], ["Aki"]), 7)
    rng = Random(7)
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    return match


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_result_of_six_fits_and_grows_with_its_window(
    window: MainWindow, context: AppContext, qtbot: QtBot, finished: Match, text_size: int
) -> None:
    context.settings.text_size = text_size
    window.resize(*COMFORTABLE)
    window.open_table(finished)
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(page.ending.isVisible)
    settle()
    low = placed(page.ending)
    window.resize(1400, 1000)
    settle()
    assert told_by(placed(page.ending)) > told_by(low)


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_result_is_on_one_line_and_never_without_a_crown(
    window: MainWindow, context: AppContext, qtbot: QtBot, finished: Match, text_size: int
) -> None:
    context.settings.text_size = text_size
    window.resize(1280, 720)
    window.open_table(finished)
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(page.ending.isVisible)
    settle()
    picture = placed(page.ending)
    names = [name for lane in picture.lanes for name in lane.names]
    assert len({name.y() for name in names}) == 1
    for lane in picture.lanes:
        assert [row.row.points for row in lane.rows]
    gold = QColor(THEMES["night"].coin)
    winner = next(lane for lane in picture.lanes if lane.column.wins)
    crown = page.ending.grab(winner.tower.toAlignedRect()).toImage()
    assert any(crown.pixelColor(place) == gold for place in every(crown))


def test_points_are_seen_where_pillars_have_no_room_for_them(
    window: MainWindow, context: AppContext, qtbot: QtBot, finished: Match
) -> None:
    context.settings.text_size = 150
    window.resize(958, 470)
    window.open_table(finished)
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(page.ending.isVisible)
    settle()
    ink = QColor(page.scene.theme.text)
    for tower in page.ending.towers:
        picture = tower.grab().toImage()
        right = range(picture.width() // 2, picture.width() - 1)
        seen = [(x, y) for x in right for y in range(picture.height()) if picture.pixelColor(x, y) == ink]
        assert seen
        assert not [(x, y) for x, y in seen if x > picture.width() - 2]


def every(picture: QImage) -> list[QPoint]:
    return [QPoint(x, y) for x in range(picture.width()) for y in range(picture.height())]


def test_the_sum_of_the_points_scrolls_below_the_table(qtbot: QtBot, context: AppContext) -> None:
    context.settings.text_size = 150
    game = GAMES["sterre-en-kroon"]
    text = text_of(game.id)
    match = Match.start(game, seats(game, ["Aki"]), 7)
    model = ScoreModel(text)
    panel = ScorePanel(model)
    qtbot.addWidget(panel)
    panel.resize(360, 420)
    panel.show()
    model.show(match.state, match.state.view(0), [f"Somebody {seat}" for seat in range(6)], 0)
    panel.apply_theme(THEMES["night"])
    panel.retranslate()
    settle()
    assert cut_off(panel) == []


def test_six_rows_of_a_low_panel_are_not_covered_and_scroll(qtbot: QtBot, context: AppContext) -> None:
    context.settings.text_size = 150
    game = GAMES["sterre-en-kroon"]
    match = Match.start(game, seats(game, ["Aki"]), 7)
    model = ScoreModel(text_of(game.id))
    panel = ScorePanel(model)
    qtbot.addWidget(panel)
    panel.resize(440, 300)
    panel.show()
    model.show(match.state, match.state.view(0), [f"Somebody {seat}" for seat in range(6)], 0)
    panel.apply_theme(THEMES["night"])
    panel.retranslate()
    settle()
    inside = panel.table.parentWidget()
    assert inside is not None
    others = [part for part in inside.findChildren(QLabel) if part.parentWidget() is inside]
    assert others
    assert not [part for part in others if part.geometry().intersects(panel.table.geometry())]


def test_buttons_that_do_not_fit_side_by_side_go_on_below(qtbot: QtBot) -> None:
    row = QWidget()
    qtbot.addWidget(row)
    flow = Flow(row)
    parts = [button() for _ in range(3)]
    for part in parts:
        part.setText("A word or two")
        flow.addWidget(part)
    wide = flow.sizeHint().width()
    row.resize(wide, flow.heightForWidth(wide))
    row.show()
    assert len({part.y() for part in parts}) == 1
    row.resize(wide - 1, flow.heightForWidth(wide - 1))
    settle()
    assert parts[0].y() == parts[1].y() < parts[2].y()
    assert parts[2].geometry().bottom() < row.height()
    assert flow.minimumSize().width() < wide / 2


def test_a_move_that_needs_two_lines_gets_them(qtbot: QtBot) -> None:
    game = GAMES["conquestar"]
    model = MovesModel(text_of(game.id))
    panel = MovesPanel(model)
    qtbot.addWidget(panel)
    state = game.new(players=3, seed=7)
    model.show([str(action) for action in state.legal_actions()], state.view(0))
    heights = []
    for wide in (900, 120):  # narrow enough to pass the least height of a row
        panel.resize(wide, 400)
        panel.show()
        settle()
        heights.append(panel.list.visualRect(panel.list.model().index(0, 0)).height())
    assert heights[1] > 1.5 * heights[0]


def test_alternatives_need_no_more_width_than_the_widest(qtbot: QtBot) -> None:
    choice = Segments(("one", "two", "three"))
    qtbot.addWidget(choice)
    choice.say(["a", "somewhat longer", "b"], "Which")
    assert choice.minimumSizeHint().width() < choice.sizeHint().width()
