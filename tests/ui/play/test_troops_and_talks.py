"""CrownTaker in the real window: four at the table, and what is refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from hoshikan.engine import Event, Match, Seat
from hoshikan.games import GAMES
from hoshikan.games.crowntaker.rules.events import CardsRevealed
from tests.games.crowntaker.playing import setup
from tests.games.crowntaker.profile import CrownTaker
from tests.ui.play.desk import AKI, BOTS, TIMEOUT, Desk
from tests.ui.play.ways import MoveList

CROWNTAKER = GAMES["crowntaker"]
LATE = setup(
    players=4,
    medals=["france", "england"] * 3,
    france={"captives": ["duke", "baron"]},
    england={"captives": ["count"]},
)
"""Three phases before the end."""


def test_two_against_two(desk: Desk) -> None:
    desk.settings.move_list = True
    page = desk.open(Match.start(CROWNTAKER, (AKI, *BOTS), 1, setup=LATE))
    hands = MoveList(desk, CROWNTAKER.id, CrownTaker())
    decisions = 0
    desk.wait_turn(page)
    while not page.session.controller.over:
        decisions += 1
        ply, action = page.session.match.ply, hands.wants()
        hands.act(action)
        assert str(page.session.match.actions[ply]) == action
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    assert decisions > 4


TALKS = setup("request", players=4, medals=["france", "england", "england", "france"], turn="france")
"""The negotiators of the fourth phase decide."""
ROUNDS = 6


def test_a_general_sees_late_talks_in_one_show_and_finds_every_round_in_the_log(desk: Desk) -> None:
    page = desk.open(Match.start(CROWNTAKER, (AKI, *BOTS), 1, setup=TALKS))
    shows: list[tuple[Event, ...]] = []
    page.session.controller.changed.connect(shows.append)
    desk.wait_turn(page)
    revealed = [sum(isinstance(event, CardsRevealed) for event in show) for show in shows]
    assert [number for number in revealed if number] == [ROUNDS]
    assert sum(isinstance(entry.event, CardsRevealed) for entry in page.side.log_model.entries()) == ROUNDS


def test_one_press_skips_all_late_talks_of_others(desk: Desk) -> None:
    page = desk.open(Match.start(CROWNTAKER, (AKI, *BOTS), 1, setup=TALKS))
    scene = page.scene
    scene.motion.take_the_time()
    desk.settings.animation = "normal"

    def is_lit() -> bool:
        scene.motion.advance(50)
        return scene.limelight.banner is not None and not scene.motion.is_fresh

    desk.qtbot.waitUntil(is_lit, timeout=TIMEOUT)
    page.board.setFocus()
    desk.press(Qt.Key.Key_Space)
    after = set()
    while scene.is_moving:
        after.add(scene.limelight.banner)
        scene.motion.advance(50)
    assert {banner.title for banner in after if banner is not None} == {"Phase 5"}
    assert sum(isinstance(entry.event, CardsRevealed) for entry in page.side.log_model.entries()) == ROUNDS


def test_too_many_tokens_are_refused_with_the_rule(desk: Desk) -> None:
    page = desk.open(Match.start(CROWNTAKER, (AKI, Seat("bot", "Vega", "casual")), 1))
    desk.wait_turn(page)
    for key in ("lord:0:king", "post:0", "troops:6", "arms:6"):
        desk.click(page, key)
    assert "CT-2.1" in page.bar.status.words
    desk.click(page, "verb:lineup")
    assert str(page.session.match.actions[1]) == "deploy troops=6 arms=0 church=0 treasury=0"


@pytest.mark.parametrize("key", [Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Tab])
def test_with_a_lord_picked_the_keyboard_goes_to_his_places_only(desk: Desk, key: Qt.Key) -> None:
    desk.window.activateWindow()
    page = desk.open(Match.start(CROWNTAKER, (AKI, Seat("bot", "Vega", "casual")), 1))
    desk.wait_turn(page)
    stage, choosing = page.scene.stage, page.scene.choosing
    page.board.setFocus()
    stage.focus("lord:0:king")
    desk.press(Qt.Key.Key_Return)
    assert choosing.picking.picked == ("lord:0:king",)
    visited = set()
    for _ in range(6):
        before = stage.focus_key
        desk.press(key)
        if not page.board.hasFocus():
            break
        if stage.focus_key != before:
            visited.add(stage.focus_key)
    assert visited <= choosing.picking.open_keys
    if key in (Qt.Key.Key_Up, Qt.Key.Key_Tab):
        assert visited == {"post:0"}


@pytest.mark.rule("CT-5.2")
def test_with_free_talks_a_person_proposes_again_but_not_the_same(desk: Desk) -> None:
    talks = setup("request", free_talks=True, medals=["england"], france={"captives": ["king"]})
    page = desk.open(Match.start(CROWNTAKER, (AKI, Seat("bot", "Vega", "casual")), 1, setup=talks))
    desk.wait_turn(page)
    for key in ("lord:0:king", "verb:release", "less:5", "verb:propose"):
        desk.click(page, key)
    desk.wait_turn(page)
    proposed = "propose release king 0"
    assert [str(action) for action in page.session.match.actions[:2]] == [proposed, "decline"]
    ply = page.session.match.ply
    for key in ("lord:0:king", "verb:release", "less:5", "verb:propose"):
        desk.click(page, key)
    assert "CT-5.2" in page.bar.status.words
    assert page.session.match.ply == ply
    for key in ("rest", "verb:propose"):
        desk.click(page, key)
    assert str(page.session.match.actions[ply]) == "propose release king 1"
