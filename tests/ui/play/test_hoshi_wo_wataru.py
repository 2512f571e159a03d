"""Games of 星を渡る on the real window: by mouse, by keyboard, from the move list, and behind the curtain."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.engine import Match, Seat
from hoshikan.engine.game import OptionValue
from hoshikan.games import GAMES
from hoshikan.ui.pages.table import TablePage
from tests.ui.play.desk import AKI, BEN, BOTS, TIMEOUT, Desk

GAME = GAMES["hoshi-wo-wataru"]
KEYS = {"dummy": "D", "10": "0", "11": "Q", "12": "W"}


def start(desk: Desk, seats: tuple[Seat, ...] = (AKI, *BOTS[:2]), years: int = 0, **options: OptionValue) -> TablePage:
    """A match in which so many years are over, with the first person to move."""
    match, rng = Match.start(GAME, seats, 7, options=options), Random(7)
    while match.state.view(None)["year"] <= years or match.state.to_move:
        if match.state.to_move < 0:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    page = desk.open(match)
    wait(desk, page)
    return page


def wait(desk: Desk, page: TablePage) -> None:
    """Until somebody must decide, if need be after having taken the seat at the screen."""
    controller = page.controller
    desk.qtbot.waitUntil(lambda: controller.deciding or controller.waiting_for is not None, timeout=TIMEOUT)
    if controller.waiting_for is not None:
        page.curtain.taken_over.emit()


def hands_for(page: TablePage, action: str) -> tuple[str, str]:
    """The piece an action is done with and the place it goes to; a place alone is enough for a lost card."""
    verb, _, what = action.partition(" ")
    if verb == "objective":
        return f"choice:{what}", ""
    one = next(one for one in page.scene.picking.affordances if one.action == action)
    return one.pieces[0], one.targets[0]


def act(desk: Desk, page: TablePage, action: str, drag: bool) -> None:
    piece, place = hands_for(page, action)
    if not place:
        desk.click(page, piece)
    elif drag:
        desk.drag(page, piece, place)
    else:
        for key in (piece, place) if action.startswith("set") else (place,):
            desk.click(page, key)


@pytest.mark.parametrize("all_options", [False, True])
def test_a_game_by_mouse(desk: Desk, all_options: bool) -> None:
    seats = (AKI, *BOTS) if all_options else (AKI, *BOTS[:2])
    page = start(desk, seats, 3 * all_options, **dict.fromkeys([option.id for option in GAME.options], all_options))
    rng = Random(5)
    while not page.controller.over:
        ply = page.controller.match.ply
        action = rng.choice(page.controller.actions())
        # A card in the hand may lie over the place where the lost one would be dropped.
        act(desk, page, action, drag=rng.random() < 0.5 and not action.startswith("keep"))
        assert str(page.controller.match.actions[ply]) == action
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    state = page.controller.state
    assert [page.side.score_model.index(seat, 1).data() for seat in range(len(seats))] == state.points()


def test_a_game_by_keyboard(desk: Desk) -> None:
    page = start(desk, years=2)
    rng = Random(3)
    page.board.setFocus()
    while not page.controller.over:
        ply = page.controller.match.ply
        action = rng.choice(page.controller.actions())
        verb, _, what = action.partition(" ")
        desk.type(KEYS.get(what, what) + "S" if verb == "set" else verb[0])
        assert str(page.controller.match.actions[ply]) == action
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)


def test_a_game_from_the_move_list(desk: Desk) -> None:
    desk.settings.move_list = True
    page = start(desk, years=2, last_slot_double=True, supernova=True)
    moves, rng = page.side.moves, Random(9)
    while not page.controller.over:
        action = rng.choice(page.controller.actions())
        ply = page.controller.match.ply
        moves.box.setFocus()
        QTest.keyClicks(moves.box, action)
        QTest.keyClick(moves.box, Qt.Key.Key_Return)
        assert str(page.controller.match.actions[ply]) == action
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)


def test_setting_is_taken_back_card_by_card(desk: Desk) -> None:
    page = start(desk, years=1)
    act(desk, page, page.controller.actions()[-1], drag=False)
    slot = page.controller.view()["slot"]
    desk.type("U")
    assert page.controller.view()["slot"] == slot - 1


@pytest.mark.rule("HW-3.3")
def test_a_card_from_the_hand_is_refused_while_a_lost_one_is_due(desk: Desk) -> None:
    page = start(desk)
    rng = Random(1)
    while page.controller.view()["phase"] != "resolving":
        act(desk, page, rng.choice(page.controller.actions()), drag=False)
        desk.wait_turn(page)
    card = page.controller.view()["hand"][0]
    ply = page.controller.match.ply
    desk.type(KEYS.get(str(card), str(card)))
    assert "HW-3.3" in page.bar.status.words
    assert page.controller.match.ply == ply


@pytest.mark.rule("HW-2.3")
def test_two_people_at_one_screen_do_not_see_each_others_cards(desk: Desk) -> None:
    page = start(desk, (AKI, BEN, BOTS[0]), years=1)
    while page.controller.viewer == 0:
        act(desk, page, page.controller.actions()[-1], drag=False)
        wait(desk, page)
    assert page.scene.seat == 1
    assert {item.placement.kind for item in page.scene.stage if item.key.startswith("down:0:")} == {"back"}
    assert not [item.key for item in page.scene.stage if item.placement.kind == "set"]
