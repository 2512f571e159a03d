"""Games of CrownTaker against a bot in the real window: by mouse, by keyboard, by the list of moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.pages.table import TablePage
from tests.games.crowntaker.hands import presses
from tests.games.crowntaker.positions import setup
from tests.ui.play.desk import AKI, TIMEOUT, Desk

CROWNTAKER = GAMES["crowntaker"]
BOT = Seat("bot", "Vega", "casual")
LATE = setup(medals=["france", "england"] * 3, france={"captives": ["duke", "baron"]}, england={"captives": ["count"]})
"""Three phases before the end."""


def playable(page: TablePage, rng: Random) -> str:
    """A legal action; passes are as likely as all deals together, so that games come to an end."""
    actions = page.controller.actions()
    quick = [one for one in actions if not one.startswith("propose ")]
    return rng.choice(actions if rng.random() < 0.2 else quick)


def play_to_the_end(desk: Desk, page: TablePage, rng: Random, act: Callable[[TablePage, str], None]) -> int:
    decisions = 0
    desk.wait_turn(page)
    while not page.controller.over:
        decisions += 1
        ply, notation = page.controller.match.ply, playable(page, rng)
        act(page, notation)
        assert str(page.controller.match.actions[ply]) == notation
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    return decisions


def test_a_game_by_mouse(desk: Desk) -> None:
    page = desk.open(Match.start(CROWNTAKER, (AKI, BOT), 1, setup=LATE))

    def act(page: TablePage, notation: str) -> None:
        for key in presses(page.controller.state, notation):
            desk.click(page, key)

    assert play_to_the_end(desk, page, Random(2), act) > 10
    (kept,) = desk.context.library.finished()
    assert kept.points == tuple(page.controller.state.points())


def test_a_game_by_keyboard(desk: Desk) -> None:
    page = desk.open(Match.start(CROWNTAKER, (AKI, BOT), 1, setup=LATE))

    def act(page: TablePage, notation: str) -> None:
        for key in presses(page.controller.state, notation):
            piece = page.scene.stage.get(key)
            assert piece is not None
            if piece.placement.shortcut:
                desk.type(piece.placement.shortcut)
            else:
                walk_to(desk, page, key)
                desk.press(Qt.Key.Key_Return)

    assert play_to_the_end(desk, page, Random(4), act) > 10


def walk_to(desk: Desk, page: TablePage, key: str) -> None:
    """Move the focus to a piece with Tab and the arrow keys alone."""
    wanted = page.scene.stage.get(key)
    assert wanted is not None
    page.board.setFocus()
    zones = list(dict.fromkeys(item.placement.zone for item in page.scene.stage if item.placement.label))
    for _ in range(40):
        focused = page.scene.stage.get(page.scene.focus_key)
        if focused is wanted:
            return
        if focused is None or focused.placement.zone != wanted.placement.zone:
            back = focused is not None and zones.index(focused.placement.zone) > zones.index(wanted.placement.zone)
            desk.press(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
            continue
        across = wanted.placement.x - focused.placement.x
        down = wanted.placement.y - focused.placement.y
        if abs(down) > abs(across):
            desk.press(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        else:
            desk.press(Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left)
    raise AssertionError(f"{key} is out of reach from {page.scene.focus_key}")


def test_a_game_by_the_list_of_moves(desk: Desk) -> None:
    desk.settings.move_list = True
    seats = (AKI, BOT, Seat("bot", "Altair", "casual"), Seat("bot", "Deneb", "casual"))
    page = desk.open(Match.start(CROWNTAKER, seats, 1, setup={**LATE, "players": 4}))
    moves = page.side.moves

    def act(page: TablePage, notation: str) -> None:
        moves.box.setFocus()
        QTest.keyClicks(moves.box, notation)
        QTest.keyClick(moves.box, Qt.Key.Key_Return)

    assert play_to_the_end(desk, page, Random(6), act) > 4


def test_too_many_tokens_are_refused_with_the_rule(desk: Desk) -> None:
    page = desk.open(Match.start(CROWNTAKER, (AKI, BOT), 1))
    desk.wait_turn(page)
    for key in ("lord:0:king", "post:0", "troops:6", "arms:6"):
        desk.click(page, key)
    assert "CT-2.1" in page.bar.status.words
    desk.click(page, "verb:lineup")
    assert str(page.controller.match.actions[1]) == "deploy troops=6 arms=0 church=0 treasury=0"
