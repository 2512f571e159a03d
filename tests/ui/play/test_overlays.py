"""Cards and curtains: while one lies on the table it is all that the keyboard and a screen reader find there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from hoshikan.engine import CHANCE, TERMINAL, Match
from hoshikan.games import GAMES
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.app.headless import seats
from hoshikan.ui.board.side import free_place
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.text.covertext import COUNTS
from tests.engine.variants import sampled
from tests.ui.play.desk import AKI, BEN, BOTS, Desk

NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def finished(game_id: str) -> Match:
    match = Match.start(GAMES[game_id], seats(GAMES[game_id], ["Aki"]), 7)
    rng = Random(7)
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    return match


def ended(desk: Desk, game_id: str = "conquestar") -> TablePage:
    page = desk.open(finished(game_id))
    desk.qtbot.waitUntil(page.ending.isVisible)
    return page


def nodes(thing: QWidget) -> list[QAccessibleInterface]:
    """Everything below a widget that a screen reader can walk to, depth first."""
    found: list[QAccessibleInterface] = []
    below = [QAccessible.queryAccessibleInterface(thing)]
    while below:
        node = below.pop()
        found.append(node)
        below += [node.child(index) for index in reversed(range(node.childCount()))]
    return [node for node in found if not node.state().invisible]


def names(thing: QWidget) -> list[str]:
    return [node.text(NAME) for node in nodes(thing)]


def pieces(thing: QWidget) -> list[str]:
    return [node.text(NAME) for node in nodes(thing) if isinstance(node.object(), PieceItem)]


def press(thing: QWidget, name: str) -> None:
    actions = next(node for node in nodes(thing) if node.text(NAME) == name).actionInterface()
    actions.doAction(actions.pressAction())


@pytest.mark.parametrize("game_id", GAMES)
def test_the_end_of_a_game_can_be_read_and_pressed(desk: Desk, game_id: str) -> None:
    page = ended(desk, game_id)
    told = names(desk.window)
    for wanted in ("New deal", "Same deal again", "Look at the table", "Home"):
        assert told.count(wanted) >= 1
    state = page.session.controller.state
    for name, points in zip(page.names, state.points(), strict=True):
        assert name in told
        assert (COUNTS.points(points) in told) == GAMES[game_id].kind.scored
    groups = [told.index(group.accessibleName()) for group in page.ending.groups]
    assert groups == sorted(groups)
    for group, after in zip(page.ending.groups, [*groups[1:], told.index("New deal")], strict=True):
        column = told[told.index(group.accessibleName()) : after]
        assert [leaf for leaf in names(group)[1:] if leaf not in column] == []
    winners = GAMES[game_id].named_winners(state.winners(), state.players)
    assert page.text.end(state.end_reason(), winners, page.names) in told
    assert pieces(desk.window) == []
    card = QAccessible.queryAccessibleInterface(page.ending)
    assert card.role() == QAccessible.Role.Dialog
    around = QAccessible.queryAccessibleInterface(page.around)
    assert around.indexOfChild(card) == 0
    assert around.focusChild().text(NAME) == "New deal"
    press(desk.window, "Look at the table")
    desk.qtbot.waitUntil(page.ending.isHidden)
    assert pieces(desk.window)
    assert "New deal" not in names(desk.window)
    press(desk.window, "Result")
    desk.qtbot.waitUntil(page.ending.isVisible)
    press(desk.window, "Same deal again")
    desk.qtbot.waitUntil(lambda: desk.window.page is not page)
    assert desk.window.page_name == "table"


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Right, Qt.Key.Key_Down])
def test_the_keyboard_stays_on_the_card(desk: Desk, key: Qt.Key) -> None:
    page = ended(desk)
    ending = page.ending
    walked = []
    for _ in range(2 * len(ending.stops())):
        walked.append(QApplication.focusWidget())
        desk.press(key)
    ways = {ending.new_deal, ending.same_deal, ending.look, ending.once_more, ending.home, ending.review}
    assert set(walked) == ways
    assert walked[0] is walked[len(ways)] is ending.new_deal


def test_escape_gives_the_table_back(desk: Desk) -> None:
    page = ended(desk)
    desk.press(Qt.Key.Key_Escape)
    assert page.ending.isHidden()
    assert page.board.hasFocus()
    assert page.bar.result.isVisible()
    desk.press(Qt.Key.Key_Tab)
    assert page.scene.stage.focus_key


def test_who_comes_back_to_a_card_is_on_it(desk: Desk) -> None:
    page = ended(desk)
    desk.press(Qt.Key.Key_Tab)
    desk.window.open_page("settings")
    desk.window.back()
    assert QApplication.focusWidget() is page.ending.same_deal


def test_the_end_of_a_lesson_holds_the_keyboard_and_can_be_read(desk: Desk) -> None:
    page = desk.window.open_page("lesson", "conquestar", lessons("conquestar")[0].id)
    assert isinstance(page, LessonPage)
    while page.end.isHidden():
        if not page.session.state.solved:
            page.attempt(page.session.state.step.accept[0])
        page.go_on()
    assert {"Play the game", "All lessons"} <= set(names(page.board))
    assert pieces(desk.window) == []
    for _ in range(4):
        assert QApplication.focusWidget() in page.end.stops()
        desk.press(Qt.Key.Key_Tab)
    desk.press(Qt.Key.Key_Escape)
    assert page.end.isHidden()
    assert pieces(desk.window)
    assert desk.window.page is page


def test_behind_the_curtain_nothing_can_be_read_or_reached(desk: Desk) -> None:
    page = desk.open(Match.start(GAMES["hoshi-wo-wataru"], (AKI, BEN, BOTS[0]), 7))
    desk.qtbot.waitUntil(page.curtain.isVisible)
    assert pieces(desk.window) == []
    expected = ["Hand over to Aki", "", "Hand over to Aki", "What the others have chosen stays secret.", "I am Aki"]
    assert names(page)[1:] == expected
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        desk.press(key)
        assert page.curtain.button.hasFocus()
    press(desk.window, "I am Aki")
    desk.qtbot.waitUntil(page.curtain.isHidden)
    assert page.board.hasFocus()
    assert pieces(desk.window)


def test_the_buttons_on_a_map_are_found(desk: Desk) -> None:
    game = GAMES["carcassonne-star-wars"]
    page = desk.open(Match.start(game, seats(game, ["Aki"]), 7))
    desk.wait_turn(page)
    assert {"Zoom in", "Zoom out", "Show the whole map"} <= set(names(page.board))
    tool = page.board.zoom_buttons.tool("closer")
    board = QAccessible.queryAccessibleInterface(page.board)
    place = tool.mapToGlobal(tool.rect().center())
    assert board.childAt(place.x(), place.y()).object() is page.board.zoom_buttons
    press(page.board, "Zoom in")
    desk.qtbot.waitUntil(lambda: not page.scene.stage.camera.shows_all)


def decision_of_aki(game_id: str, number: int) -> Match:
    """A match that waits for a decision of the first seat, after `number` of them."""
    match = Match.start(GAMES[game_id], seats(GAMES[game_id], ["Aki"]), 7)
    rng, left = Random(7), number
    while match.state.to_move != TERMINAL:
        legal = match.state.legal_actions()
        if match.state.to_move == CHANCE:
            match.apply_chance()
            continue
        if match.state.to_move == 0 and len(legal) > 1:
            if not left:
                break
            left -= 1
        match.apply(rng.choice(legal))
    return match


@pytest.mark.parametrize(("look", "game_id"), sampled([(960, 540, 100, "en"), (960, 540, 150, "ja")], GAMES), ids=str)
def test_a_card_covers_nothing_that_can_be_acted_on(desk: Desk, game_id: str, look: tuple[int, int, int, str]) -> None:
    wide, high, text_size, language = look
    desk.settings.language, desk.settings.text_size = language, text_size
    desk.window.resize(wide, high)
    for number in (0, 6):
        page = desk.open(decision_of_aki(game_id, number))
        desk.wait_turn(page)
        for tool in ("hint", "rules"):
            page._on_tool(tool)
            session = page.session
            desk.qtbot.waitUntil(partial(lambda known: not known.state.advice.searching, session))
            card, scene = page.side.card, page.scene
            handled = scene.affordances_of(scene.actions)
            keys = {key for one in handled for key in (*one.pieces, *one.targets, *one.seal)}
            assert keys
            assert page.around.rect().contains(card.geometry())
            corner = page.board.mapTo(page.around, QPoint())
            for key in keys:
                if (item := scene.stage.get(key)) is not None:
                    place = page.board.mapFromScene(item.sceneBoundingRect()).boundingRect().translated(corner)
                    assert not place.intersects(card.geometry()), key
            assert card.height() >= min(card.lowest_for(card.width()), page.around.height())
            card.close_card()


@pytest.mark.parametrize("game_id", ["conquestar", "hoshi-wo-wataru"])
def test_a_card_in_a_wide_window_covers_nothing_of_a_player(desk: Desk, game_id: str) -> None:
    desk.window.resize(1440, 900)
    page = desk.open(decision_of_aki(game_id, 6))
    desk.wait_turn(page)
    page._on_tool("rules")
    card, corner = page.side.card, page.board.mapTo(page.around, QPoint())
    zones = {item.placement.zone for item in page.scene.stage if item.key.startswith("seat:")}
    shown = [item for item in page.scene.stage if item.placement.zone in zones]
    assert card.isVisible()
    assert len(shown) >= len(zones) > 1
    for item in shown:
        place = page.board.mapFromScene(item.sceneBoundingRect()).boundingRect().translated(corner)
        assert not place.intersects(card.geometry()), item.key


def test_a_card_takes_the_best_free_place() -> None:
    room = QRect(0, 0, 600, 400)
    sizes = [(200, 100, 180), (300, 90, 150)]
    assert free_place(room, sizes, []) == QRect(300, 0, 300, 150)
    assert free_place(room, sizes, [QRect(300, 0, 300, 40)]) == QRect(300, 40, 300, 150)
    assert free_place(room, sizes, [QRect(250, 0, 300, 400)]) == QRect(50, 0, 200, 180)
    assert free_place(room, sizes, [QRect(0, 120, 600, 200)]) == QRect(300, 0, 300, 120)
    assert not free_place(room, sizes, [QRect(0, 80, 600, 260)]).isValid()
