"""Carcassonne: Star Wars in the window, with a small set of tiles in which all kinds of features and battles are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.features.play.page import TablePage
from tests.games.carcassonne_star_wars.playing import view_of
from tests.games.carcassonne_star_wars.profile import CarcassonneStarWars
from tests.ui.play.desk import AKI, BEN, TIMEOUT, Desk
from tests.ui.play.ways import Mouse

GAME = GAMES["carcassonne-star-wars"]
KINDS = (
    ("gate", "ARSR", ["asteroid N", "route EW"], ["-"]),
    ("straight", "RSRS", ["route NS"], ["-", "r route NS", "e route NS"]),
    ("curve", "SSRR", ["route SW"], ["-", "-"]),
    ("planet", "SSSS", ["planet"], ["r planet", "e planet"]),
    ("bend", "ASSA", ["asteroid NW"], ["-", "h asteroid NW"]),
    ("edge", "ASSS", ["asteroid N"], ["-", "-"]),
    ("junction", "SRRR", ["route E", "route S", "route W"], ["-"]),
)
SMALL = {
    "tile": [{"id": name, "edges": edges, "features": on, "copies": copies} for name, edges, on, copies in KINDS],
    "start": "gate",
}


def opened(desk: Desk, seats: tuple[Seat, ...], seed: int = 4) -> TablePage:
    page = desk.open(Match.start(GAME, seats, seed, {"expansion": False}, components=SMALL))
    desk.wait_turn(page)
    return page


def test_two_people_at_one_screen(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    hands = Mouse(desk, "carcassonne-star-wars", CarcassonneStarWars())
    while not page.session.controller.over:
        ply, notation = page.session.match.ply, hands.wants()
        hands.act(notation)
        assert str(page.session.match.actions[ply]) == notation
        if page.curtain.isVisible():
            page.curtain.taken_over.emit()
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    points = page.session.controller.state.points()
    assert [page.side.score_model.index(seat, 1).data() for seat in range(2)] == points


@pytest.mark.rule("CS-2.2")
def test_a_tile_dropped_where_it_does_not_fit_is_refused_with_its_rule(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    drawn = f"tile:{len(view_of(page.session.controller.state).tiles)}"
    desk.drag(page, drawn, "tile:0")
    assert "CS-2.2" in page.bar.status.words
    assert page.session.match.ply == 1


def unfitting(page: TablePage) -> tuple[str, str, str]:
    """The drawn tile, a place where it fits another way round only, and the first such action."""
    actions = page.session.controller.actions()
    action = next(one for one in actions if f"{one[:-1]}0" not in actions)
    return f"tile:{len(view_of(page.session.controller.state).tiles)}", f"spot:{action.split(' ')[1]}", action


@pytest.mark.rule("CS-2.2")
def test_a_tile_is_laid_as_it_is_seen_or_refused(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    drawn, spot, action = unfitting(page)
    desk.drag(page, drawn, spot)
    assert "CS-2.2" in page.bar.status.words
    assert page.session.match.ply == 1
    desk.press(Qt.Key.Key_PageDown)
    tile = page.scene.stage.get(drawn)
    assert tile is not None
    while round(tile.rotation() / 90) != int(action[-1]):
        desk.press(Qt.Key.Key_PageDown)
    desk.drag(page, drawn, spot)
    assert str(page.session.match.actions[1]) == action


@pytest.mark.rule("CS-2.2")
def test_a_click_shows_the_tile_turned_so_that_it_fits_and_another_turns_it_on(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    drawn, spot, action = unfitting(page)
    ways = [one for one in page.session.controller.actions() if one.startswith(action[:-1])]
    for way in [*ways, ways[0]]:
        desk.click(page, spot)
        assert page.scene.choosing.waiting == way
        assert (page.session.match.ply, desk.point(page, drawn)) == (1, desk.point(page, spot))
    if len(ways) == 1:
        assert page.bar.status.words.endswith("CS-2.2")
    desk.press(Qt.Key.Key_Escape)
    assert page.scene.choosing.waiting == ""
    desk.click(page, spot)
    assert page.bar.status.words.startswith("Click again to turn it")
    assert page.bar.confirm.isHidden()
    desk.click(page, TICK)
    assert page.session.match.ply == 2


def test_a_double_click_lays_what_its_first_click_shows(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    _, spot, action = unfitting(page)
    place, viewport = desk.point(page, spot), page.board.viewport()

    def click_again() -> None:
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=place)

    desk.click(page, spot)
    desk.click(page, spot)
    click_again()
    assert page.session.match.ply == 1, "two quick clicks on what is shown turn it twice"
    desk.press(Qt.Key.Key_Escape)
    desk.click(page, spot)
    click_again()
    assert str(page.session.match.actions[1])[:-1] == action[:-1]


def test_a_carried_tile_is_as_large_as_its_place_and_turns_there(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    drawn, spot, action = unfitting(page)
    viewport, start, end = page.board.viewport(), desk.point(page, drawn), desk.point(page, spot)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * share)
    tile, place = page.scene.stage.get(drawn), page.scene.stage.get(spot)
    assert tile is not None
    assert place is not None
    assert tile.placement.width * tile.scale() == pytest.approx(place.placement.width * place.scale())
    assert (page.scene.choosing.over, page.scene.choosing.barred) == ("", spot)
    for _ in range(int(action[-1])):
        QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=end)
        assert (desk.point(page, drawn) - end).manhattanLength() < 20
    assert (page.scene.choosing.over, page.scene.choosing.barred) == (spot, "")
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    assert str(page.session.match.actions[1]) == action


def test_a_tile_or_a_meeple_let_go_in_the_void_says_where_it_goes(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    drawn, spot, _ = unfitting(page)
    drag_away(desk, page, drawn)
    assert page.bar.status.words.endswith("CS-2.2")
    desk.click(page, spot)
    desk.click(page, TICK)
    drag_away(desk, page, "own:small")
    assert page.bar.status.words.endswith("CS-3.1")
    assert page.session.match.ply == 2


def drag_away(desk: Desk, page: TablePage, key: str) -> None:
    """Let a piece go in the upper left corner of the table, where nothing lies."""
    viewport, start, end = page.board.viewport(), desk.point(page, key), QPoint(12, 12)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * share)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


def test_hints_are_worded_and_lit(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    desk.type("HHH")
    desk.qtbot.waitUntil(lambda: page.session.state.advice.hint is not None, timeout=TIMEOUT)
    assert page.session.state.advice.hint is not None
    assert page.session.state.advice.hint.action in page.session.controller.actions()


def test_the_panel_lies_over_the_table_and_hides_nothing_of_the_galaxy(desk: Desk) -> None:
    desk.settings.panel_visible = True
    page = opened(desk, (AKI, BEN))
    whole = page.board.size()
    assert not page.side.isVisible()
    desk.press(Qt.Key.Key_F9)
    assert page.side.isVisible()
    assert page.board.size() == whole, "the table stays as large as it is"
    spots = [item for item in page.scene.stage if item.key.startswith("spot:")]
    covered = [one.key for one in spots if page.side.geometry().contains(page.board.mapFromScene(one.pos()))]
    assert spots
    assert not covered
    desk.press(Qt.Key.Key_F9)
    assert not page.side.isVisible()
    assert desk.settings.panel_visible, "other tables have theirs"


def test_a_wide_window_has_the_panel_beside_the_table(desk: Desk) -> None:
    desk.settings.panel_visible = True
    page = opened(desk, (AKI, BEN))
    desk.window.resize(2000, 800)
    desk.qtbot.waitUntil(page.side.isVisible, timeout=TIMEOUT)
    assert page.board.width() == page.around.width() - page.side.width()


def test_a_turned_map_stays_turned_in_its_game_only(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    page.scene.stage.turn_map(True)
    match = page.session.match
    desk.window.home()
    assert desk.open(match).scene.stage.camera.is_turned
    assert not opened(desk, (AKI, BEN), 5).scene.stage.camera.is_turned


def test_a_pressed_place_asks_which_meeple(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    hands = Mouse(desk, "carcassonne-star-wars", CarcassonneStarWars())
    while not any(str(one).startswith("claim large") for one in page.session.controller.actions()):
        hands.act(hands.wants())
        desk.wait_turn(page)
    usual, one = page.bar.status.words, next(one for one in page.scene.picking.affordances if one.targets)
    desk.click(page, one.targets[0])
    asked = page.bar.status.words
    assert asked != usual
    assert "small meeple" in asked
    assert "large meeple" in asked
    desk.press(Qt.Key.Key_Escape)
    assert page.bar.status.words == usual
