"""Guesses about hidden things by mouse and by keyboard, and the readability of a player, in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.explanation import HiddenFact
from hoshikan.teaching.predicting import kept
from hoshikan.ui.board.otherside import Guessing
from hoshikan.ui.board.session import AskWhy, Play
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.play.session import Turn
from hoshikan.ui.features.puzzles.exercise import ExercisePage
from hoshikan.ui.features.replay.page import ReplayPage
from tests.board.fakes import finished
from tests.board.test_otherside import HIDING, asked_with_a_reading
from tests.ui.play.desk import AKI, Desk

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
BOTS = tuple(Seat("bot", name, "novice") for name in ("Vega", "Altair", "Deneb"))


def opened(desk: Desk, game: str) -> TablePage:
    """A table at which a person is to decide."""
    page = desk.open(Match.start(GAMES[game], [AKI, *BOTS][: max(2, GAMES[game].players[0])], 7))
    desk.wait_turn(page)
    return page


def guessing(desk: Desk, page: TablePage) -> Guessing:
    """Return what can be guessed, once the engine has answered."""
    desk.qtbot.waitUntil(
        lambda: page.session.state.guessing is not None and not page.session.state.guessing.growing, timeout=30_000
    )
    assert page.session.state.guessing is not None
    return page.session.state.guessing


def ask(desk: Desk, page: TablePage, *, by_key: bool = False) -> HiddenFact:
    """Choose the entry of the menu, or press its key, and wait for a decision of others where nothing is hidden."""
    if by_key:
        desk.press(Qt.Key.Key_G, SHIFT)
    else:
        page.bar.menu.entries["guess"].trigger()
    found = guessing(desk, page)
    if found.fact is not None:
        return found.fact
    if by_key:
        assert QApplication.focusWidget() is page.guess.later
        desk.press(Qt.Key.Key_Space)
    else:
        QTest.mouseClick(page.guess.later, Qt.MouseButton.LeftButton)

    def asked() -> bool:
        """Play on until a bot's decision can be guessed."""
        state = page.session.state
        if state.guessing is not None:
            return not state.guessing.growing
        if state.turn is Turn.ASKED and state.actions and not page.scene.is_moving:
            page.session.dispatch(Play(state.actions[0]))
        return False

    desk.qtbot.waitUntil(asked, timeout=60_000)
    fact = guessing(desk, page).fact
    assert fact is not None
    return fact


def play_until_scored(desk: Desk, page: TablePage) -> str:
    """Play on until the result of a guess is shown, and return it."""
    shown: list[str] = []
    page.notice.connect(lambda notice: shown.append(notice.text()) if notice.key == "guess" else None)

    def scored() -> bool:
        state = page.session.state
        if state.turn is Turn.ASKED and state.actions and not page.scene.is_moving:
            page.session.dispatch(Play(state.actions[0]))
        return bool(shown)

    desk.qtbot.waitUntil(scored, timeout=120_000)
    return shown[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_by_mouse(desk: Desk, game: str) -> None:
    page = opened(desk, game)
    fact, card = ask(desk, page), page.guess
    assert card.isVisible()
    assert card.list.accessibleName()
    assert card.facts.accessibleName() == "What to guess"
    assert not card.give.isEnabled(), "nothing is expected yet"
    index = card.list.model().index(0, 0)
    assert "%" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    QApplication.processEvents()
    QTest.mouseClick(card.list.viewport(), Qt.MouseButton.LeftButton, pos=card.list.visualRect(index).center())
    picked = guessing(desk, page).named
    assert len(picked) == 1
    box = card.list.visualRect(index)
    start, end = QPoint(box.left() + 20, box.center().y()), QPoint(round(box.width() * 0.9), box.center().y())
    QTest.mousePress(card.list.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(card.list.viewport(), end)
    QTest.mouseRelease(card.list.viewport(), Qt.MouseButton.LeftButton, pos=end)
    (share,) = guessing(desk, page).named.values()
    assert 0.8 < share < 1.0
    QTest.mouseClick(card.give, Qt.MouseButton.LeftButton)
    assert guessing(desk, page).is_given
    assert card.isVisible()
    desk.press(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert page.session.state.guessing is None
    if fact.kind in ("choice", "card", "tile"):
        result = play_until_scored(desk, page)
        assert "You gave it" in result
        assert "the rules alone" in result
        assert kept(list(desk.context.notebook.all("prediction").values()))


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_by_keyboard(desk: Desk, game: str) -> None:
    page = opened(desk, game)
    ask(desk, page, by_key=True)
    card = page.guess
    assert QApplication.focusWidget() is card.list
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Space):
        desk.press(key)
    (value,) = guessing(desk, page).named
    before = guessing(desk, page).shares[value]
    desk.press(Qt.Key.Key_Right)
    assert guessing(desk, page).shares[value] == pytest.approx(before + 0.05)
    desk.press(Qt.Key.Key_Left)
    assert guessing(desk, page).shares[value] == pytest.approx(before)
    desk.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is card.give
    desk.press(Qt.Key.Key_Return)
    assert guessing(desk, page).is_given
    focus = QApplication.focusWidget()
    assert focus is not None
    assert card.isAncestorOf(focus), "the card keeps the keyboard"
    desk.press(Qt.Key.Key_Escape)
    assert page.session.state.guessing is None


def test_the_reading_of_each_seat_is_beside_it(desk: Desk) -> None:
    page = desk.open(Match.start(GAMES["hoshi-wo-wataru"], [AKI, *BOTS[:2]], 7))

    def hidden_at_two() -> bool:
        """Play on until cards of two seats are hidden."""
        state = page.session.state
        if state.turn is Turn.ASKED and state.actions and not page.scene.is_moving:
            if any(action.startswith("set") for action in state.actions):
                return True
            page.session.dispatch(Play(state.actions[0]))
        return False

    desk.qtbot.waitUntil(hidden_at_two, timeout=60_000)
    page.bar.menu.entries["guess"].trigger()
    guessing(desk, page)
    QTest.mouseClick(page.guess.read, Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(
        lambda: page.session.state.other is not None and not page.session.state.other.growing, timeout=30_000
    )
    card = page.other
    assert card is not None
    assert "Vega" in card.head.text()
    assert "Altair" in card.words, "a link leads to the other seat"
    card.lines.linkActivated.emit("seat:2")
    assert "Altair" in card.head.text()
    assert card.isVisible()


def test_without_hints_nothing_is_guessed(desk: Desk) -> None:
    desk.settings.help = "none"
    page = opened(desk, "conquestar")
    assert not page.bar.menu.entries["guess"].isVisible()
    desk.press(Qt.Key.Key_G, SHIFT)
    assert page.session.state.guessing is None


@pytest.mark.parametrize("game", HIDING)
def test_a_reading_in_a_replay_shows_the_truth_and_leads_to_its_move(desk: Desk, game: str) -> None:
    page = desk.window.open_page("replay", finished(game))
    assert isinstance(page, ReplayPage)
    page.session.dispatch(AskWhy(asked_with_a_reading(page.match)))
    card = page.other
    assert card is not None
    assert card.accessibleName() or card.head.text()
    QTest.mouseClick(card.topics["reading"], Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(
        lambda: page.session.state.other is not None and not page.session.state.other.growing, timeout=60_000
    )
    assert "In fact" in card.words
    assert "In fact" in card.lines.accessibleName()
    card.lines.linkActivated.emit("move:4")
    assert page.session.state.ply == 5
    assert not card.isVisible()


def test_secret_choices_are_read_and_lead_to_an_exercise(desk: Desk) -> None:
    page = desk.window.open_page("replay", finished("conquestar"))
    assert isinstance(page, ReplayPage)
    page.side.open("review")
    part = page.side.review
    QTest.mouseClick(part.read, Qt.MouseButton.LeftButton)
    assert part.read.text() == "Stop"
    QTest.mouseClick(part.read, Qt.MouseButton.LeftButton)
    assert not page.session.state.being_read
    part.read.setFocus()
    desk.press(Qt.Key.Key_Return)
    assert page.session.state.being_read
    desk.qtbot.waitUntil(lambda: page.session.state.readable is not None, timeout=60_000)
    assert "Aki" in part.readable.text()
    assert not part.read.isVisible()
    QTest.mouseClick(part.vary, Qt.MouseButton.LeftButton)
    assert isinstance(desk.window.page, ExercisePage)
    assert desk.window.page.title() == "Less predictable"


@pytest.mark.parametrize("game", ["hoshi-wo-wataru", "crowntaker"])
def test_secret_choices_are_read_by_mouse_and_by_key(desk: Desk, game: str) -> None:
    page = desk.window.open_page("replay", finished(game))
    assert isinstance(page, ReplayPage)
    page.side.open("review")
    QTest.mouseClick(page.side.review.read, Qt.MouseButton.LeftButton)
    assert page.session.state.being_read
    page.side.review.read.setFocus()
    desk.press(Qt.Key.Key_Return)
    assert not page.session.state.being_read


@pytest.mark.parametrize("game", ["carcassonne-star-wars", "sterre-en-kroon"])
def test_a_game_without_secret_choices_has_none_to_read(desk: Desk, game: str) -> None:
    page = desk.window.open_page("replay", finished(game))
    assert isinstance(page, ReplayPage)
    page.side.open("review")
    assert not page.side.review.read.isVisible()
