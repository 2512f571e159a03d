"""星を渡る on the real window: with all options, taken back, refused, and behind the curtain."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import Match, Seat
from hoshikan.engine.game import OptionValue
from hoshikan.games import GAMES
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.ui.features.play.page import TablePage
from tests.games.hoshi_wo_wataru.playing import view_of
from tests.games.hoshi_wo_wataru.profile import HoshiWoWataru
from tests.ui.play.desk import AKI, BEN, BOTS, TIMEOUT, Desk
from tests.ui.play.ways import Mouse

GAME = GAMES["hoshi-wo-wataru"]
KEYS = {"dummy": "D", "10": "0", "11": "Q", "12": "W"}


def start(desk: Desk, seats: tuple[Seat, ...] = (AKI, *BOTS[:2]), years: int = 0, **options: OptionValue) -> TablePage:
    """A match in which so many years are over, with the first person to move."""
    match, rng = Match.start(GAME, seats, 7, options=options), Random(7)
    while view_of(match.state).year <= years or match.state.to_move:
        if match.state.to_move < 0:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    page = desk.open(match)
    wait(desk, page)
    return page


def shown(page: TablePage) -> HoshiView:
    """Return the view that the table shows."""
    return view_of(page.session.controller.state, page.session.controller.viewer)


def wait(desk: Desk, page: TablePage) -> None:
    """Wait until a person must decide, if need be after having taken the seat at the screen."""
    controller = page.session.controller
    desk.qtbot.waitUntil(lambda: controller.deciding or controller.waiting_for is not None, timeout=TIMEOUT)
    if controller.waiting_for is not None:
        page.curtain.taken_over.emit()


def test_four_with_all_options(desk: Desk) -> None:
    page = start(desk, (AKI, *BOTS), 3, **dict.fromkeys([option.id for option in GAME.options], True))
    hands = Mouse(desk, GAME.id, HoshiWoWataru())
    while not page.session.controller.over:
        ply, action = page.session.match.ply, hands.wants()
        hands.act(action)
        assert str(page.session.match.actions[ply]) == action
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    state = page.session.controller.state
    assert [page.side.score_model.index(seat, 1).data() for seat in range(4)] == state.points()


def test_setting_is_taken_back_card_by_card(desk: Desk) -> None:
    page = start(desk, years=1)
    Mouse(desk, GAME.id, HoshiWoWataru()).act(page.session.controller.actions()[-1])
    slot = shown(page).slot
    desk.type("U")
    assert shown(page).slot == slot - 1


@pytest.mark.rule("HW-3.3")
def test_a_card_from_the_hand_is_refused_while_a_lost_one_is_due(desk: Desk) -> None:
    page = start(desk)
    rng = Random(1)
    while shown(page).phase != "resolving":
        Mouse(desk, GAME.id, HoshiWoWataru()).act(rng.choice(page.session.controller.actions()))
        desk.wait_turn(page)
    card = shown(page).hand[0]
    ply = page.session.match.ply
    desk.type(KEYS.get(str(card), str(card)))
    assert "HW-3.3" in page.bar.status.words
    assert page.session.match.ply == ply


@pytest.mark.rule("HW-2.3")
def test_two_people_at_one_screen_do_not_see_each_others_cards(desk: Desk) -> None:
    page = start(desk, (AKI, BEN, BOTS[0]), years=1)
    while page.session.controller.viewer == 0:
        Mouse(desk, GAME.id, HoshiWoWataru()).act(page.session.controller.actions()[-1])
        wait(desk, page)
    assert page.scene.seat == 1
    assert {item.placement.kind for item in page.scene.stage if item.key.startswith("down:0:")} == {"back"}
    assert not [item.key for item in page.scene.stage if item.placement.kind == "set"]
