"""The end of a game as a scene: its order, ways to cut it short, and its last picture."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.games import GAMES
from hoshikan.games.crowntaker.rules.phases import MEDALS_TO_WIN
from hoshikan.ui.board.ending.layout import Leaf
from hoshikan.ui.board.ending.show import Ending, Script
from hoshikan.ui.board.match.finale import FINALES, Finale, beats
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.drawing import Paint
from hoshikan.ui.board.table.motion import SEEN_MS, SPEEDS, Build, Motion, Step
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.language import LANGUAGES, LanguageSwitch
from hoshikan.ui.kit.look.theme import NIGHT, TEXT, application_font
from tests.ui.endings import placed, told_by
from tests.ui.play.desk import Desk

NAMES = ("Aki", "Ben", "Mira", "Rigel", "Noor", "Jun")
_LARGE: Final = QSize(1600, 900)
_SMALL: Final = QSize(1280, 591)
"""Room that the bars leave of 1280×720 with large words."""
SCORED = [game_id for game_id, game in GAMES.items() if game.kind.scored]
MOST = {game_id: game.players[-1] for game_id, game in GAMES.items()}


def finished(game_id: str, players: int, seed: int = 7, **options: bool | int | str) -> Match:
    """A whole match of random moves, with few deals so that it ends."""
    match = Match.start(GAMES[game_id], [Seat("human", name) for name in NAMES[:players]], seed, options)
    rng = Random(seed)
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
            continue
        actions = match.state.legal_actions()
        match.apply(rng.choice([one for one in actions if not str(one).startswith("propose")] or actions))
    return match


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    """One of every game, at its largest table."""
    return {game_id: finished(game_id, most) for game_id, most in MOST.items()}


def finale(match: Match) -> Finale:
    names = [seat.name for seat in match.header.seats]
    return FINALES.of(match.game, match.state, match.state.view(None), names, text_of(match.game.id))


class Steps(Motion):
    """Takes down what is to be shown, so that it can be looked at step by step."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[tuple[Build, int]] = []

    def play(self, *steps: Step) -> None:
        self.steps += [(step.build, step.milliseconds) for step in steps]


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Everything is said in `language` meanwhile."""
    switch = LanguageSwitch()
    switch.use(language)
    try:
        yield
    finally:
        switch.clear()


def staged(qtbot: QtBot, finale: Finale, size: QSize = _LARGE, text_size: int = 100) -> Ending:
    """The last picture of a finale, in a room of its own."""
    around = QWidget()
    qtbot.addWidget(around)
    around.setFont(application_font(text_size))
    around.resize(size)
    around.show()
    ending = Ending(around)
    ending.apply_theme(NIGHT._replace(text_scale=text_size / 100, interface_scale=text_size / 100))
    ending.retranslate()
    ending.show_end(finale, play=False)
    return ending


def played(ending: Ending, finale: Finale) -> Iterator[tuple[int, float]]:
    """Goes through the scene; yields the number of the step and how far it is."""
    assert ending.picture is not None
    steps = Steps()
    Script(ending, finale, ending.picture).enqueue(steps)
    for number, (build, _milliseconds) in enumerate(steps.steps):
        tweens = build()
        for at in (0.0, 0.5, 1.0):
            for tween in tweens:
                tween(at)
            yield number - len(steps.steps), at


def playing(desk: Desk, match: Match, speed: str = "normal") -> Ending:
    """The scene at its beginning."""
    desk.settings.animation = speed
    page = desk.open(match)
    desk.qtbot.waitUntil(page.ending.isVisible)
    return page.ending


def told(ending: Ending) -> list[str]:
    """Return all that can be read now, by eyes or by a screen reader."""
    return [leaf.accessibleName() for leaf in ending.findChildren(Leaf) if leaf.isVisible()]


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_has_won_before_all_is_counted_in_six_to_nine_seconds(
    qtbot: QtBot, matches: dict[str, Match], game_id: str
) -> None:
    shown = finale(matches[game_id])
    counted = bool(shown.columns and shown.columns[0].measures)
    assert counted or not GAMES[game_id].kind.scored, f"{game_id}: Kind.scored, and no points at the end"
    ending = staged(qtbot, shown)
    final = told(ending)
    places = [leaf.accessibleName() for leaf in ending.badges]
    measured = [column.measures[0] if counted else None for column in shown.columns]
    before: set[str] = set()
    for step, at in played(ending, shown):
        now = told(ending)
        if (step, at) < (-1, 0.5):
            assert shown.sentence not in now
            assert not [tower for tower in ending.towers if tower.is_crowned]
            assert not [leaf for leaf in ending.badges if leaf.isVisible()]
            assert {tower.accessibleName() for tower in ending.towers} == {""}
            before |= set(now)
        if (step, at) >= (-2, 0.0):
            assert [tower.points for tower in ending.towers] == measured
    assert set(final) - before == {shown.sentence, *places} - {""}
    assert sorted(told(ending)) == sorted(final)
    crowned = [tower.is_crowned for tower in ending.towers]
    assert crowned == [column.wins for column in shown.columns]
    assert any(crowned)
    steps = Steps()
    assert ending.picture is not None
    Script(ending, shown, ending.picture).enqueue(steps)
    assert (6000 if counted else 1000) <= sum(milliseconds for _build, milliseconds in steps.steps) <= 9000
    assert SPEEDS["fast"] == SPEEDS["normal"] / 2


@pytest.mark.parametrize("game_id", SCORED)
def test_however_short_the_rows_are_they_add_up_to_the_points(matches: dict[str, Match], game_id: str) -> None:
    shown = finale(matches[game_id])
    for together in (False, True):
        for most in (None, 4, 1):
            told_rows = FINALES.rows(shown.columns, together, most)
            for column, rows in zip(shown.columns, told_rows, strict=True):
                assert sum(row.points for row in rows) == column.measures[0]
                assert most is None or len(rows) <= most
            counted = [row for beat in beats(told_rows) for row in beat.rows]
            assert sorted(counted) == [(at, row) for at, rows in enumerate(told_rows) for row in range(len(rows))]


def test_equals_share_a_place_and_winners_stand_first(matches: dict[str, Match]) -> None:
    for game_id in SCORED:
        columns = finale(matches[game_id]).columns
        assert min(column.place for column in columns) == 1
        assert {column.place for column in columns if column.wins} == {1}
        for one in columns:
            ahead = sum((other.wins, other.measures[0]) > (one.wins, one.measures[0]) for other in columns)
            assert one.place == ahead + 1


def test_lost_constellations_fall_and_objectives_turn_up_last(qtbot: QtBot) -> None:
    shown = finale(finished("hoshi-wo-wataru", 3))
    fates = [row.heading.fate for rows in [column.summands for column in shown.columns] for row in rows]
    assert {"counted", "lost", "revealed"} == set(fates)
    headings = [beat.heading for beat in beats([column.summands for column in shown.columns])]
    assert list(dict.fromkeys(headings)) == ["Constellations", "Turned over, too few ★", "Objectives"]
    ending = staged(qtbot, shown)
    titles = [title for _ in played(ending, shown) if (title := ending.title.accessibleName())]
    assert list(dict.fromkeys(titles)) == ["The game is over", *dict.fromkeys(headings), shown.sentence]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_fits_a_small_window_with_large_words(
    qtbot: QtBot, matches: dict[str, Match], language: str
) -> None:
    with in_language(language):
        for match in matches.values():
            for size, text_size in ((_SMALL, 150), (_LARGE, 100)):
                ending = staged(qtbot, finale(match), size, text_size)
                assert told_by(placed(ending)) > (0, 0)
                ending.hide()


@pytest.mark.parametrize("players", [2, 4])
def test_medals_are_counted_below_the_horizon_where_no_pillar_measures_them(qtbot: QtBot, players: int) -> None:
    shown = finale(finished("crowntaker", players))
    rich = replace(shown.columns[0], measures=(shown.full[0], 2))
    for size, text_size in ((QSize(960, 413), 150), (_LARGE, 100)):
        seen = []
        for medals in (2, 3):
            first = replace(rich, measures=(shown.full[0], medals))
            ending = staged(qtbot, replace(shown, columns=(first, *shown.columns[1:])), size, text_size)
            picture = placed(ending)
            for lane in picture.lanes:
                (place,) = lane.captions
                assert picture.horizon < place.y() < place.bottom() <= lane.side.y()
            (leaf,) = ending.captions[0]
            assert leaf.accessibleName() == f"Medals: {medals}"
            seen.append((ending.towers[0].grab().toImage(), leaf.grab().toImage()))
            ending.hide()
        (tower, line), (same_tower, other_line) = seen
        assert tower == same_tower, "assets alone make a pillar high"
        assert line != other_line


def playing_page(desk: Desk) -> TablePage:
    page = desk.window.page
    assert isinstance(page, TablePage)
    return page


def test_a_click_or_a_key_shows_the_last_picture_and_presses_nothing(desk: Desk, matches: dict[str, Match]) -> None:
    ending = playing(desk, matches["conquestar"])
    page = playing_page(desk)
    sentence = finale(matches["conquestar"]).sentence
    ending.motion.take_the_time()
    for key in (None, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_U, Qt.Key.Key_Escape):
        QTest.mouseClick(ending, Qt.MouseButton.LeftButton, pos=ending.new_deal.geometry().center())
        assert ending.is_playing, "it has only begun"
        ending.motion.advance(SEEN_MS)
        assert ending.is_playing
        assert ending.hasFocus()
        assert not [one for one in ending.findChildren(QPushButton) if one.isVisible()]
        assert sentence not in told(ending)
        if key is None:
            assert page.bar.status.words == "The game is over"
            QTest.mouseClick(ending, Qt.MouseButton.LeftButton, pos=ending.new_deal.geometry().center())
        else:
            desk.press(key)
        assert not ending.is_playing
        assert desk.window.page is page
        assert page.session.controller.over
        assert ending.isVisible()
        assert ending.new_deal.hasFocus()
        assert sentence in told(ending)
        assert page.bar.status.words == sentence
        ending.once_more.click()


def test_what_follows_too_closely_was_not_meant_for_a_button(desk: Desk, matches: dict[str, Match]) -> None:
    ending = playing(desk, matches["conquestar"])
    page = playing_page(desk)
    ending.motion.take_the_time()
    ending.motion.advance(SEEN_MS)
    QApplication.sendEvent(ending, pressed(ending.new_deal.pos(), 1000))
    for when in (1100, 1200):
        click(ending.new_deal, when)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(ending.new_deal, held)
    assert desk.window.page is page
    click(ending.new_deal, 9000)
    desk.qtbot.waitUntil(lambda: desk.window.page is not page)


def pressed(place: QPoint, when: int, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> QMouseEvent:
    left = Qt.MouseButton.LeftButton
    event = QMouseEvent(kind, QPointF(place), QPointF(place), left, left, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(when)
    return event


def click(one: QPushButton, when: int) -> None:
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(one, pressed(QPoint(5, 5), when, kind))


def test_without_animation_all_is_there_at_once_and_can_be_seen_again(desk: Desk, matches: dict[str, Match]) -> None:
    """… and gives way to a click on the table or beside it."""
    ending = playing(desk, matches["crowntaker"], "off")
    page = playing_page(desk)
    shown = finale(matches["crowntaker"])
    assert not ending.is_playing
    assert {shown.sentence, "France", "England", *NAMES[:4]} <= set(told(ending))
    desk.settings.animation = "normal"
    ending.once_more.click()
    assert ending.is_playing
    assert shown.sentence not in told(ending)
    first = ending.grab().toImage()
    assert first.pixelColor(first.rect().center()) != QColor("black")
    desk.context.speed_changed.emit("still")  # the system asks for less motion meanwhile
    assert not ending.is_playing
    assert shown.sentence in told(ending)
    ending.once_more.click()
    assert not ending.is_playing
    ending.look.click()
    assert ending.isHidden()
    desk.settings.animation = "normal"
    page.bar.result.click()
    assert ending.isVisible()
    assert not ending.is_playing
    page.bar.pressed.emit("rules")
    assert ending.isHidden()
    assert page.side.card.isVisible()


def test_one_more_sentence_has_its_place_below_the_standing(qtbot: QtBot, matches: dict[str, Match]) -> None:
    ending = staged(qtbot, finale(matches["conquestar"]), _SMALL, 150)
    without = told_by(placed(ending))
    ending.show_end(finale(matches["conquestar"]), play=False, remark="Moves undone: 3")
    assert "Moves undone: 3" in told(ending)
    assert told_by(placed(ending)) <= without
    lowest = max(row.geometry().bottom() for rows in ending.rows for row in rows)
    assert ending.remark.geometry().center().y() < min(one.y() for one in ending.findChildren(QPushButton))
    assert ending.remark.geometry().bottom() > lowest


@pytest.mark.parametrize("game_id", GAMES)
def test_headings_stand_beside_the_first_column_in_every_window(
    qtbot: QtBot, matches: dict[str, Match], game_id: str
) -> None:
    for size in (QSize(1280, 650), QSize(2540, 1330)):
        picture = staged(qtbot, finale(matches[game_id]), size).picture
        assert picture is not None
        for label in picture.labels:
            assert 0 < picture.lanes[0].tower.left() - label.place.right() < 60
            assert picture.sheet.left() <= label.place.left()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_grow_with_the_window_however_much_there_is_to_tell(
    qtbot: QtBot, matches: dict[str, Match], language: str
) -> None:
    with in_language(language):
        for match in matches.values():
            ending = staged(qtbot, finale(match), QSize(2540, 1330))
            sizes = placed(ending).sizes
            assert sizes.title > 1.3 * TEXT["title"]
            assert sizes.row > 1.3 * TEXT["small"]
            ending.hide()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_names_its_objective_however_large_the_words(
    qtbot: QtBot, language: str, matches: dict[str, Match]
) -> None:
    with in_language(language):
        picture = placed(staged(qtbot, finale(matches["hoshi-wo-wataru"]), _SMALL, 150))
    for lane in picture.lanes:
        (told,) = [placed_row for placed_row in lane.rows if placed_row.row.heading.fate == "revealed"]
        assert "".join(told.lines).replace(" ", "") == told.row.words.replace(" ", "")


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("size", [QSize(1280, 620), QSize(2560, 1330)])
def test_the_sheet_is_in_the_middle_and_uses_the_width(
    qtbot: QtBot, matches: dict[str, Match], game_id: str, size: QSize
) -> None:
    shown = finale(matches[game_id])
    picture = staged(qtbot, shown, size).picture
    assert picture is not None
    if not shown.headings:
        assert not GAMES[game_id].kind.scored
        return
    assert picture.sheet.center().x() == pytest.approx(size.width() / 2, abs=12)
    assert picture.sheet.width() > 0.55 * size.width()


def test_medals_are_measured_by_the_number_that_wins() -> None:
    shown = finale(finished("crowntaker", 2))
    assets, medals = shown.full
    assert assets == max(column.measures[0] for column in shown.columns)
    assert medals == MEDALS_TO_WIN


@pytest.mark.parametrize("game_id", GAMES)
def test_ones_own_end_differs_from_that_of_others_and_a_loss_has_a_reason(
    qtbot: QtBot, matches: dict[str, Match], game_id: str
) -> None:
    match = matches[game_id]
    view, told = match.state.view(None), finale(match)
    lanes = {seat: column.wins for column in told.columns for seat in column.seats}
    text = text_of(game_id)
    ending = Ending(QWidget())
    qtbot.addWidget(ending.parentWidget())
    ending.apply_theme(NIGHT)
    ending.resize(_LARGE)
    sounds: set[str] = set()
    for seat in (None, *lanes):
        own = FINALES.own(told, view, seat, text)
        wins = lanes.get(seat, False) if seat is not None else False
        assert own.outcome == ("" if seat is None or not any(lanes.values()) else "won" if wins else "lost")
        assert bool(own.reason) <= (own.outcome == "lost")
        heard: list[str] = []
        ending.motion.take_the_time()
        connection = ending.motion.sounded.connect(heard.append)
        ending.show_end(told, play=True, own=own)
        assert ending.why.accessibleName() == told.why
        while ending.is_playing:
            ending.motion.advance(100)
        ending.motion.sounded.disconnect(connection)
        sounds.add(heard[-1])
        assert heard[-1] == {"": "shimmer", "won": "victory", "lost": "defeat"}[own.outcome]
        if own.outcome == "lost" and own.reason:
            assert ending.why.accessibleName() == own.reason
        assert ending.title.accessibleName() == told.sentence
    assert len(sounds) >= 2 or not any(lanes.values())


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
def test_the_picture_of_a_game_is_seen_clearly_behind_its_result(
    desk: Desk, matches: dict[str, Match], monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    room = type(new_scene("hoshi-wo-wataru", NIGHT))
    desk.settings.theme = theme
    playing(desk, matches["hoshi-wo-wataru"])
    page = playing_page(desk)
    assert page.scene.keepsake(page.scene.view) is not None
    shown = []
    for tint in ("#00ff00", "#ff00ff"):
        monkeypatch.setattr(room, "keepsake", lambda _scene, _view, tint=tint: _filled(tint))
        page.bar.pressed.emit("result")
        page.ending.finish()
        assert page.ending.picture is not None
        place = QPoint(4, round(page.ending.picture.horizon) - 6)
        shown.append(page.ending.grab().toImage().pixelColor(place * page.ending.devicePixelRatioF()))
    assert shown[0].green() - shown[1].green() > 200
    assert shown[1].red() - shown[0].red() > 200


def _filled(tint: str) -> Paint:
    return lambda painter, rect, _theme: painter.fillRect(rect, QColor(tint))
