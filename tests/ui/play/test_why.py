"""Arithmetic of a number by a click or a key: at the table, in its log, in replay and in review."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hoshikan.engine import CHANCE, Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.session.context import AppContext
from tests.ui.match.engines import silent
from tests.ui.play.desk import AKI, BEN, CONQUESTAR, TIMEOUT, Desk

ROUND = ("trade C3", "trade C3")
INCOME = ["Trading at", "3 for every trade", "+2 on the star", "= 5"]


@pytest.fixture(autouse=True)
def no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AppContext, "engine_command", silent())


@pytest.fixture
def page(desk: Desk) -> TablePage:
    """Two people, two coins on the star in the middle, Aki's turn."""
    desk.settings.panel_visible = True
    made = desk.table((AKI, BEN), plans=ROUND)
    made.session.controller.take_over()
    desk.wait_turn(made)
    return made


def right_click(desk: Desk, page: TablePage, key: str) -> None:
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.RightButton, pos=desk.point(page, key))


def income_of(words: str) -> list[str]:
    """The beginnings of lines that explain the trade at C3."""
    lines = words.splitlines()[: len(INCOME)]
    return [line[: len(start)] for line, start in zip(lines, INCOME, strict=True)]


def line_of(panel: LogPanel, part: str) -> int:
    """The row of the first line with these words."""
    model = panel.model()
    return next(row for row in range(model.rowCount()) if part in str(model.index(row, 0).data()))


def test_the_right_button_explains_a_piece_that_can_be_picked(desk: Desk, page: TablePage) -> None:
    right_click(desk, page, "star:A1")
    assert page.why.isVisible()
    assert page.why.words.splitlines()[1:4] == ["3 for every trade", "+0 on the star", "= 3"]
    assert not page.scene.picking.picked


def test_a_click_that_is_a_move_explains_nothing(desk: Desk, page: TablePage) -> None:
    desk.click(page, "star:A1")
    assert not page.why.isVisible()
    assert page.scene.picking.picked == ("star:A1",)


def test_a_click_that_is_no_move_explains_the_points(desk: Desk, page: TablePage) -> None:
    desk.click(page, "points:0")
    assert page.why.isVisible()
    assert page.why.words == "Aki: 0 points\n= 0"


def test_a_key_explains_the_piece_with_the_focus(desk: Desk, page: TablePage) -> None:
    page.board.setFocus()
    page.scene.stage.focus("star:C3")
    desk.press(Qt.Key.Key_Tab)
    desk.press(Qt.Key.Key_Backtab)
    page.scene.stage.focus("star:C3")
    desk.press(Qt.Key.Key_Y)
    assert page.why.isVisible()
    assert income_of(page.why.words) == INCOME
    assert page.why.lines.accessibleName() == page.why.words


def test_a_key_explains_the_piece_under_the_mouse(desk: Desk, page: TablePage) -> None:
    page.board.setFocus()
    QTest.mouseMove(page.board.viewport(), desk.point(page, "star:C3"))
    desk.press(Qt.Key.Key_Y)
    assert income_of(page.why.words) == INCOME


def test_escape_closes_it_and_gives_the_table_the_keyboard_back(desk: Desk, page: TablePage) -> None:
    right_click(desk, page, "star:C3")
    desk.press(Qt.Key.Key_Escape)
    assert not page.why.isVisible()
    assert page.board.hasFocus()
    assert desk.window.page is page


def test_a_click_elsewhere_closes_it(desk: Desk, page: TablePage) -> None:
    right_click(desk, page, "star:C3")
    desk.click(page, "line:A")
    assert not page.why.isVisible()


def test_a_rule_opens_beside_the_table(desk: Desk, page: TablePage) -> None:
    right_click(desk, page, "star:C3")
    page.why.lines.linkActivated.emit("rule:CQ-3.1")
    assert page.side.shows("rules")


def test_a_line_of_the_log_is_explained_from_the_position_before(desk: Desk, page: TablePage) -> None:
    page.side.open("log")
    panel = page.side.log
    row = line_of(panel, "Aki receives")
    panel.setFocus()
    panel.setCurrentIndex(panel.model().index(row, 0))
    assert panel.why.isVisible()
    QTest.mouseClick(panel.why, Qt.MouseButton.LeftButton)
    assert page.why.words.splitlines()[1:] == ["3 for every trade", "+0 on the star", "= 3"]
    desk.press(Qt.Key.Key_Escape)
    assert panel.hasFocus()
    desk.press(Qt.Key.Key_Y)
    assert page.why.isVisible()


def test_a_line_without_a_number_offers_nothing(desk: Desk, page: TablePage) -> None:
    page.side.open("log")
    panel = page.side.log
    panel.setFocus()
    panel.setCurrentIndex(panel.model().index(line_of(panel, "chooses to"), 0))
    assert not panel.why.isVisible()
    desk.press(Qt.Key.Key_Y)
    assert not page.why.isVisible()


def test_it_speaks_the_language_of_the_window(desk: Desk, page: TablePage) -> None:
    right_click(desk, page, "star:C3")
    desk.settings.language = "ja"
    assert page.why.isVisible()
    assert "枚" in page.why.words
    assert "Trading" not in page.why.words


def test_a_replay_explains_numbers_and_lines(desk: Desk, page: TablePage) -> None:
    replay = desk.window.open_page("replay", page.session.match)
    assert isinstance(replay, ReplayPage)
    desk.click(replay, "star:C3")
    assert income_of(replay.why.words) == INCOME
    replay.side.log.setFocus()
    replay.side.log.setCurrentIndex(replay.side.log.model().index(line_of(replay.side.log, "Ben receives"), 0))
    desk.press(Qt.Key.Key_Y)
    assert replay.why.words.splitlines()[1:] == ["3 for every trade", "+0 on the star", "= 3"]


def decide(desk: Desk, page: TablePage) -> None:
    """Sit down wherever a player is called, until there is something to decide."""

    def is_due() -> bool:
        if page.session.controller.waiting_for is not None:
            page.curtain.hide()
            page.session.controller.take_over()
        return page.session.controller.deciding and not page.scene.is_moving

    desk.qtbot.waitUntil(is_due, timeout=TIMEOUT)


def test_the_only_term_of_a_sum_is_not_repeated_as_its_total(desk: Desk) -> None:
    page = desk.open(
        Match.start(GAMES["hoshi-wo-wataru"], [Seat("human", name) for name in ("Aki", "Ben", "Chiyo")], 4)
    )
    for choice in (0, 0, 0, -1):
        decide(desk, page)
        page.session.controller.play(page.scene.actions[choice])
    decide(desk, page)
    right_click(desk, page, "cell:0:0")
    assert len(page.why.words.splitlines()) == 2
    assert "=" not in page.why.words


def test_what_one_player_asked_is_gone_before_the_next_one_looks(desk: Desk) -> None:
    """In 星を渡る the own objective counts in the own score alone, and face-down cards in no bid but the own."""
    match = Match.start(GAMES["hoshi-wo-wataru"], [Seat("human", name) for name in ("Aki", "Ben", "Chiyo")], 4)
    page = desk.open(match)
    for _ in range(3):
        decide(desk, page)
        page.session.controller.play(page.scene.actions[0])
    decide(desk, page)
    assert page.scene.seat == 0
    page.session.controller.play(page.scene.actions[-1])
    decide(desk, page)
    desk.click(page, "points:0")
    own = page.why.words
    right_click(desk, page, "cell:0:0")
    assert "bid in slot 1" in page.why.words
    while page.session.controller.waiting_for is None:
        assert page.scene.seat == 0
        page.session.controller.play(page.scene.actions[-1])
        desk.qtbot.waitUntil(lambda: page.session.controller.deciding or page.curtain.isVisible(), timeout=TIMEOUT)
    assert not page.why.isVisible()
    decide(desk, page)
    assert page.scene.seat == 1
    right_click(desk, page, "cell:0:0")
    assert not page.why.isVisible()
    desk.click(page, "points:0")
    assert "objective" in own
    assert "objective" not in page.why.words


def test_the_log_keeps_secrets(desk: Desk) -> None:
    """Explanations of a line come from what all players could see."""
    match = Match.start(CONQUESTAR, (AKI, BEN), 7)
    match.apply(CONQUESTAR.parse("trade C3"))
    page = desk.open(match)
    for entry in page.side.log_model.entries():
        assert getattr(entry.before, "plan", None) is None


def test_the_mouse_shows_where_a_click_explains(desk: Desk, page: TablePage) -> None:
    viewport = page.board.viewport()
    shapes = []
    for key in ("points:0", "star:A1", "supply"):
        QTest.mouseMove(viewport, desk.point(page, key))
        shapes.append(viewport.cursor().shape())
    assert shapes == [Qt.CursorShape.WhatsThisCursor, Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor]


def test_moving_the_map_from_a_number_explains_nothing(desk: Desk) -> None:
    game = GAMES["carcassonne-star-wars"]
    match, rng = Match.start(game, [Seat(name="Aki"), Seat(name="Ben")], 7), Random(7)
    while match.ply < 40 or match.state.to_move == CHANCE:
        legal = [action for action in match.state.legal_actions() if str(action) != "skip"]
        match.apply(rng.choice(legal or match.state.legal_actions()))
    page = desk.open(match)
    page.session.controller.take_over()
    desk.wait_turn(page)
    meeples = [item.key for item in page.scene.stage if item.key.startswith("meeple")]
    key = next(meeple for meeple in meeples if page.board.asking.sums(meeple))
    start, viewport = desk.point(page, key), page.board.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(viewport, start + QPoint(15 * step, 0))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 0))
    assert not page.why.isVisible()
    desk.click(page, key)
    assert page.why.isVisible()
