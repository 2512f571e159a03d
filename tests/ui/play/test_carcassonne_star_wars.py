"""Carcassonne: Star Wars in the window, with a small set of tiles in which all kinds of features and battles are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.pages.table import TablePage
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
    while not page.controller.over:
        ply, notation = page.controller.match.ply, hands.wants()
        hands.act(notation)
        assert str(page.controller.match.actions[ply]) == notation
        if page.curtain.isVisible():
            page.curtain.taken_over.emit()
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    points = page.controller.state.points()
    assert [page.side.score_model.index(seat, 1).data() for seat in range(2)] == points


@pytest.mark.rule("CS-2.2")
def test_a_tile_dropped_where_it_does_not_fit_is_refused_with_its_rule(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    drawn = f"tile:{len(view_of(page.controller.state).tiles)}"
    desk.drag(page, drawn, "tile:0")
    assert "CS-2.2" in page.bar.status.words
    assert page.controller.match.ply == 1


@pytest.mark.rule("CS-2.2")
def test_a_tile_turns_on_to_fit_until_somebody_turns_it(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    drawn, actions = f"tile:{len(view_of(page.controller.state).tiles)}", page.controller.actions()
    spot = next(action.split(" ")[1] for action in actions if f"{action[:-1]}0" not in actions)
    desk.click(page, drawn)
    tile = page.scene.stage.get(drawn)
    assert tile is not None
    desk.press(Qt.Key.Key_PageDown)
    while f"place {spot} {round(tile.rotation() / 90)}" in actions:
        desk.press(Qt.Key.Key_PageDown)
    desk.drag(page, drawn, f"spot:{spot}")
    assert "CS-2.2" in page.bar.status.words
    assert page.controller.match.ply == 1
    again = opened(desk, (AKI, BEN))
    desk.drag(again, drawn, f"spot:{spot}")
    assert str(again.controller.match.actions[1]).startswith(f"place {spot} ")


def test_hints_are_worded_and_lit(desk: Desk) -> None:
    page = opened(desk, (AKI, BEN))
    desk.type("HHH")
    desk.qtbot.waitUntil(lambda: page.side.hints.hint is not None, timeout=TIMEOUT)
    assert page.side.hints.hint is not None
    assert page.side.hints.hint.action in page.controller.actions()
