"""Whole games of Carcassonne: Star Wars in the window: by mouse, by keyboard alone, through the list of moves alone.

A small set of tiles keeps them short; all kinds of features and battles are in it.
"""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.pages.table import TablePage
from tests.ui.play.desk import AKI, BEN, BOTS, TIMEOUT, Desk

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


def by_mouse(desk: Desk, page: TablePage, notation: str) -> None:
    verb, _, rest = notation.partition(" ")
    if verb == "skip":
        desk.click(page, "skip")
        return
    first, second = rest.split(" ")
    if verb == "place":
        desk.click(page, f"turn:{second}")
        desk.click(page, f"spot:{first}")
        return
    spot, _, beside = second.partition("@")
    desk.drag(page, f"own:{first}", f"planet:{beside}" if beside else f"at:{spot}")


@pytest.mark.parametrize("seats", [(AKI, *BOTS[:2]), (AKI, BEN)], ids=["bots", "hot seat"])
def test_a_whole_game_by_mouse(desk: Desk, seats: tuple[Seat, ...]) -> None:
    page = opened(desk, seats)
    rng = Random(2)
    while not page.controller.over:
        ply = page.controller.match.ply
        notation = rng.choice(page.controller.actions())
        by_mouse(desk, page, notation)
        assert str(page.controller.match.actions[ply]) == notation
        if page.curtain.isVisible():
            page.curtain.taken_over.emit()
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    points = page.controller.state.points()
    assert [page.side.score_model.index(seat, 1).data() for seat in range(len(seats))] == points


def test_a_whole_game_by_keyboard(desk: Desk) -> None:
    page = opened(desk, (AKI, *BOTS[:1]))
    while not page.controller.over:
        ply = page.controller.match.ply
        if page.controller.view()["phase"] == "place":
            desk.type("T")
            desk.press(Qt.Key.Key_PageDown)
            go_to(desk, page, "spot:")
        elif any("small" in action for action in page.controller.actions()):
            desk.type("1")
            go_to(desk, page, "at:", "planet:")
        else:
            desk.type("N")
        assert page.controller.match.ply > ply
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)


def go_to(desk: Desk, page: TablePage, *kinds: str) -> None:
    """Tab to the places to lay on; the first that is possible has the focus then."""
    zones = {item.placement.zone for item in page.scene.stage}
    for _ in range(2 * len(zones)):
        if page.scene.focus_key.startswith(kinds):
            desk.press(Qt.Key.Key_Return)
            return
        if not page.scene.move_zone(1):
            page.scene.focus("pile")
            page.scene.move_zone(-1)
    raise AssertionError(page.scene.focus_key)


def test_a_whole_game_through_the_list_of_moves(desk: Desk) -> None:
    desk.settings.move_list = True
    page = opened(desk, (AKI, *BOTS[:1]), seed=9)
    moves, rng = page.side.moves, Random(9)
    while not page.controller.over:
        notation, ply = rng.choice(page.controller.actions()), page.controller.match.ply
        moves.box.setFocus()
        moves.box.clear()
        QTest.keyClicks(moves.box, notation)
        QTest.keyClick(moves.box, Qt.Key.Key_Return)
        assert str(page.controller.match.actions[ply]) == notation
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)


@pytest.mark.rule("CS-2.2")
def test_a_tile_dropped_where_it_does_not_fit_is_refused_with_its_rule(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    drawn = f"tile:{len(page.controller.view()['tiles'])}"
    desk.drag(page, drawn, "tile:0")
    assert "CS-2.2" in page.bar.status.words
    assert page.controller.match.ply == 1


def test_hints_are_worded_and_lit(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    desk.type("HHH")
    desk.qtbot.waitUntil(lambda: page.side.hints.hint is not None, timeout=TIMEOUT)
    assert page.side.hints.hint is not None
    assert page.side.hints.hint.action in page.controller.actions()
