"""The shelf of Home: boxes that grow with the window, covers in layers, stars that twinkle only when seen."""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat, record
from hoshikan.games import GAMES, SHELF
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.poster import Frame
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.home.resume import DayRow, ResumeCard, TicketCard
from hoshikan.ui.kit.look.literal import tied
from hoshikan.ui.kit.look.theme import NIGHT, THEMES, color
from hoshikan.ui.kit.widgets.focusring import last_input
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared import shelf as gamebox
from hoshikan.ui.shared.boxart import lines_of, poster_of
from hoshikan.ui.shared.plates import LessonsLabel
from hoshikan.ui.shared.shelf import GameBox, rows_of
from tests.ui.table.printed import printed

SIZES = ((1024, 640), (1280, 720), (1600, 1000), (2560, 1440))


def home(qtbot: QtBot, context: AppContext) -> HomePage:
    page = HomePage(context)
    qtbot.addWidget(page)
    page.apply_theme(context.theme())
    page.retranslate()
    return page


def matches(page: HomePage) -> list[ResumeCard]:
    """Return the cards of matches to continue."""
    return [card for card in page.findChildren(ResumeCard) if not isinstance(card, DayRow)]


def places(page: HomePage) -> list[QRect]:
    """Return the places of the boxes, on the page."""
    return [QRect(box.mapTo(page, box.box.topLeft()), box.box.size()) for box in page.shelf.boxes]


def test_boxes_fill_the_window_and_grow_with_it(qtbot: QtBot, context: AppContext) -> None:
    match = Match.start(GAMES["conquestar"], (Seat("human", "Aki"), Seat("bot", "Haru", "casual")), 1)
    for played in (False, True):
        if played:
            context.library.create(match)
        before = 0
        page = home(qtbot, context)
        page.show()
        for width, height in SIZES:
            page.resize(width, height - 50)
            page.refresh()
            found = places(page)
            case = (played, width, height)
            boxes = iter(found)
            rows = [list(islice(boxes, count)) for count in rows_of(len(found))]
            assert all(one.right() < other.left() for row in rows for one, other in pairwise(row)), case
            if len(rows) > 1:  # they are scrolled
                continue
            assert found[-1].right() - found[0].left() > 0.9 * width, case
            assert found[0].left() >= 0, case
            assert found[0].bottom() < height - 50, case
            assert found[0].width() > before, case
            assert found[0].height() >= 1.2 * found[0].width(), case
            before = found[0].width()


def test_every_cover_has_depths_of_its_own_and_fills_any_shape() -> None:
    for game in SHELF:
        poster = poster_of(game)
        assert len(poster.layers) == 3, f"games/{game}/screen/art/cover.py: a `Poster` of three layers"
        assert 6 <= len(poster.stars) <= 10, f"games/{game}/screen/art/cover.py: 6 to 10 `stars` that twinkle"
        for theme in THEMES.values():
            pictures = []
            for layer in poster.layers:
                image = QImage(60, 80, QImage.Format.Format_ARGB32_Premultiplied)
                image.fill(Qt.GlobalColor.transparent)
                blank = image.copy()
                painter = QPainter(image)
                layer(painter, Frame(image.rect().toRectF()), theme)
                painter.end()
                assert image != blank, (game, theme.name)
                pictures.append(image)
            assert pictures[0].pixelColor(30, 2).alpha() == pictures[0].pixelColor(59, 79).alpha() == 255, game
        for size in (QSize(120, 30), QSize(60, 80), QSize(30, 60)):
            image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            poster.paint(painter, image.rect().toRectF(), THEMES["day"])
            painter.end()
            corners = [(0, 0), (size.width() - 1, 0), (0, size.height() - 1), (size.width() - 1, size.height() - 1)]
            assert all(image.pixelColor(x, y).alpha() > 250 for x, y in corners), (game, size)


def test_a_title_never_breaks_inside_a_word() -> None:
    for title in ("クラウンテイカー", "カルカソンヌ：スターウォーズ", "Carcassonne: Star Wars", "Crossing the Stars"):
        for lines in lines_of(title):
            joined = "".join(lines) if "：" in title else " ".join(lines)
            assert joined == title
    assert lines_of("カルカソンヌ：スターウォーズ") == [["カルカソンヌ：", "スターウォーズ"]]
    assert lines_of("クラウンテイカー") == [["クラウンテイカー"]]


def test_a_box_comes_into_the_light_by_mouse_and_by_key(qtbot: QtBot, context: AppContext) -> None:
    page = home(qtbot, context)
    page.resize(1280, 720)
    page.show()
    first, second = page.shelf.boxes[:2]
    play = first.stops[0]
    before = play.geometry()
    here = QPointF(first.box.center())
    QApplication.sendEvent(first, QEnterEvent(here, here, here))
    assert play.geometry() == before.translated(0, -8)
    with qtbot.waitSignal(second.lit):
        page.activateWindow()
        last_input().note(by_keys=True)
        second.stops[0].setFocus(Qt.FocusReason.TabFocusReason)
    context.library.lessons.complete(first.game_id, "anything")
    with qtbot.waitSignal(page.open_new_game) as told:
        QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=first.box.center())
    assert told.args == [first.game_id]


def test_a_box_left_for_another_page_is_not_lit_on_return(qtbot: QtBot, window: MainWindow) -> None:
    page = window.page
    assert isinstance(page, HomePage)
    window.activateWindow()
    box = page.shelf.boxes[0]
    play = box.stops[0]
    before = play.geometry()
    last_input().note(by_keys=False)
    here = QPointF(box.box.center())
    QApplication.sendEvent(box, QEnterEvent(here, here, here))
    play.setFocus(Qt.FocusReason.MouseFocusReason)
    assert play.geometry() != before
    with qtbot.waitSignal(box.lit) as emitted:
        window.open_page("settings")
    assert emitted.args == [False]
    window.home()
    play.setFocus(Qt.FocusReason.OtherFocusReason)
    assert play.hasFocus()
    assert play.geometry() == before
    last_input().note(by_keys=True)
    assert play.geometry() != before, "the keyboard is there after all"


@pytest.mark.parametrize(("speed", "moves"), [("normal", True), ("off", False)])
def test_stars_twinkle_only_where_motion_is_wanted_and_seen(
    qtbot: QtBot, window: MainWindow, context: AppContext, speed: str, moves: bool
) -> None:
    context.settings.animation = speed
    page = window.page
    assert isinstance(page, HomePage)
    window.activateWindow()
    qtbot.waitUntil(lambda: page.shelf.is_covered)
    qtbot.waitUntil(lambda: page.shelf.twinkling is moves)
    window.open_page("settings")
    assert not page.shelf.twinkling
    window.home()
    assert page.shelf.twinkling is moves
    context.settings.animation = "off"
    assert not page.shelf.twinkling


def test_progress_is_reported_below_each_box(qtbot: QtBot, context: AppContext) -> None:
    context.library.lessons.complete("conquestar", "anything")
    page = home(qtbot, context)
    page.refresh()
    said = [box.stops[0].accessibleDescription() for box in page.findChildren(GameBox)]
    first, second = (len(lessons(game)) for game in list(GAMES)[:2])
    assert f"1 of {first} lessons done" in said[0]
    assert f"0 of {second} lessons done" in said[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [120, 240])
def test_every_lesson_done_lights_a_star(qtbot: QtBot, game: str, width: int) -> None:
    everything = len(lessons(game))
    label = LessonsLabel()
    qtbot.addWidget(label)
    label.apply_theme(NIGHT)
    label.say("Lessons")
    label.show_progress(0, everything)
    label.resize(max(width, label.sizeHint().width()), 40)
    pictures = []
    for done in range(everything + 1):
        label.show_progress(done, everything)
        pictures.append(label.grab().toImage())
    gold = [
        sum(picture.pixelColor(x, y) == color(NIGHT.coin) for x in range(picture.width()) for y in range(40))
        for picture in pictures
    ]
    assert gold[0] == 0
    assert all(fewer < more for fewer, more in pairwise(gold)), gold


def test_continue_says_whose_turn_it_is_and_how_far_the_game_is(qtbot: QtBot, context: AppContext) -> None:
    chance = Random(3)
    for game in GAMES:
        match = Match.start(GAMES[game], [Seat("human", "Aki")] * SHELF[game].players[-1], 1)
        while match.state.to_move < 0:
            match.apply(chance.choice(match.state.legal_actions()))
        stage = text_of(game).stage(match.state.view(None))
        assert stage or not match.state.view(None).round, game
    match = Match.start(GAMES["conquestar"], (Seat("human", "Aki"), Seat("bot", "Haru", "casual")), 1)
    context.library.create(match)
    page = home(qtbot, context)
    page.resize(1280, 700)
    page.show()
    qtbot.waitUntil(lambda: bool(matches(page)))
    (card,) = matches(page)
    qtbot.waitUntil(lambda: "Your turn" in card.accessibleName(), timeout=15_000)
    assert "Round 1" in card.accessibleName()
    assert not {"Imported", "Practice"} & set(card.accessibleName().replace("·", ",").replace(" ", "").split(","))


def test_imported_games_and_practice_differ_from_own_games(qtbot: QtBot, context: AppContext) -> None:
    match = Match.start(GAMES["conquestar"], (Seat("human", "Aki"), Seat("bot", "Haru", "casual")), 1)
    context.library.import_text(record.write(match), GAMES)
    context.library.create(deals.against(match, 1, "casual", "Aki"))
    page = home(qtbot, context)
    page.resize(1280, 700)
    page.show()
    qtbot.waitUntil(lambda: len(matches(page)) == 2)
    imported, practice = sorted(matches(page), key=lambda card: "Imported" not in card.accessibleName())
    assert "Imported" in imported.accessibleName()
    qtbot.waitUntil(lambda: "Practice" in practice.accessibleName(), timeout=15_000)
    assert "Practice" not in imported.accessibleName()


def test_the_mouse_reaches_every_button_of_a_box(qtbot: QtBot, context: AppContext) -> None:
    page = home(qtbot, context)
    page.resize(1600, 900)
    page.show()
    for box in page.shelf.boxes:
        for asks in (False, True):
            if asks:
                box.ask()
            stops = [one for one in box.findChildren(QPushButton) if one.isVisible()]
            assert len(stops) == 1 + asks
            for stop in stops:
                page.findChildren(QScrollArea)[0].ensureWidgetVisible(stop)
                assert page.childAt(stop.mapTo(page, QPoint(stop.width() // 2, stop.height() // 2))) is stop


def test_what_a_game_is_about_is_broken_between_its_words(
    qtbot: QtBot, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def taken_down(words: str) -> str:
        told.append(words)
        return tied(words)

    monkeypatch.setattr(gamebox, "tied", taken_down)
    page = home(qtbot, context)
    page.resize(1600, 950)
    page.show()
    for box in page.shelf.boxes:
        box.show_cover()
        place = QPointF(box.box.center())
        QApplication.sendEvent(box, QEnterEvent(place, place, place))
        box.grab()
        assert told[-1:] == [text_of(box.game_id).tagline()]


def test_a_ticket_cuts_no_time(qtbot: QtBot, context: AppContext) -> None:
    ticket = TicketCard("conquestar", 2)
    qtbot.addWidget(ticket)
    ticket.apply_theme(context.theme())
    ticket.say("Conquestar", "", "Aki, Sofia", "124 moves  ·  11/25/26 2:09 PM")
    whole = set()
    for width in range(200, 700, 20):
        ticket.resize(width, 110)
        words = [one.words for one in printed(lambda painter: ticket.render(painter, QPoint()))]
        (told,) = [one for one in words if one.startswith("124")]
        assert "…" not in told, width
        assert not any("…" in one for one in words), width
        whole.add("2:09" in told)
    assert whole == {False, True}
