"""Games of Sterre en Kroon on the real window: by mouse, by keyboard, from the move list."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.pages.table import TablePage
from tests.ui.play.desk import AKI, TIMEOUT, Desk

GAME = GAMES["sterre-en-kroon"]
BOT = Seat("bot", "Vega", "casual")
_ORDER = ("draw", "place", "take-crown", "open", "claim", "play", "card", "crown")
"""What a player who forgets nothing does first; the rest closes a step."""


def start(desk: Desk, points: int = 0, seed: int = 7, **options: str) -> TablePage:
    """A match against a bot, played on until somebody has `points` and the person at the screen is to move."""
    match, rng = Match.start(GAME, (AKI, BOT), seed, options=options), Random(seed)
    while match.state.to_move or max(match.state.points()) < points:
        actions = [str(action) for action in match.state.legal_actions()]
        match.apply(GAME.parse(wanted(actions, rng) if match.state.to_move >= 0 else rng.choice(actions)))
    page = desk.open(match)
    desk.wait_turn(page)
    return page


def wanted(actions: list[str], rng: Random) -> str:
    """A busy player's next action."""
    for verb in _ORDER:
        found = [action for action in actions if action.partition(" ")[0] == verb]
        if found:
            return rng.choice(found)
    return actions[-1]


def hands_for(action: str) -> tuple[str, str]:
    """The piece to press or pick up for an action, and where to drop it ("" to click only)."""
    verb, _, what = action.partition(" ")
    drops = {
        "play": (f"hand:{what}", f"cell:{what}"),
        "card": (f"bingo:0:{what}", f"cell:{what}"),
        "crown": ("crowns:0", f"cell:{what}"),
        "place": ("pawns:0", f"cell:{what}"),
        "take-crown": (f"crown:{what}", "crowns:0"),
        "open": (f"bingo:0:{what}", ""),
    }
    if verb == "claim":
        kind, _, line = what.partition(":")
        return (f"record:{line}" if kind == "map" else f"line:0:{line}"), ""
    return drops.get(verb, (f"tile:{verb}", ""))


def act(desk: Desk, page: TablePage, action: str, drag: bool) -> None:
    piece, target = hands_for(action)
    if drag and target:
        desk.drag(page, piece, target)
        return
    desk.click(page, piece)
    if action.startswith(("crown", "place")) and str(page.controller.match.actions[-1]) != action:
        desk.click(page, target)


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize(("bookkeeping", "sheet"), [("auto", "veld"), ("strict", "provinces")])
def test_a_game_by_mouse(desk: Desk, bookkeeping: str, sheet: str) -> None:
    page = start(desk, points=12 if bookkeeping == "strict" else 0, bookkeeping=bookkeeping, sheet=sheet)
    rng = Random(5)
    while not page.controller.over:
        ply = page.controller.match.ply
        action = wanted(page.controller.actions(), rng)
        act(desk, page, action, drag=rng.random() < 0.5)
        assert str(page.controller.match.actions[ply]) == action
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    state = page.controller.state
    assert [page.side.score_model.index(seat, 1).data() for seat in range(2)] == state.points()


def test_a_whole_game_by_keyboard(desk: Desk) -> None:
    page = start(desk)
    rng = Random(3)
    page.board.setFocus()
    while not page.controller.over:
        ply = page.controller.match.ply
        actions = page.controller.actions()
        plays = [action for action in actions if action.startswith("play")]
        hand = page.controller.view()["hands"][0]
        cards = [action for action in actions if action.startswith("card")]
        if plays:
            number = min(int(action[5:]) for action in plays)
            desk.type(str(hand.index(number) + 1))
        elif cards:
            page.scene.focus(f"bingo:0:{rng.choice(cards)[5:]}")
            desk.press(Qt.Key.Key_Return)
        else:
            desk.type("K" if "no-extra" in actions else "D")
        assert page.controller.match.ply > ply
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)


def test_a_strict_game_from_the_move_list(desk: Desk) -> None:
    desk.settings.move_list = True
    page = start(desk, points=12, bookkeeping="strict", sheet="karoo")
    moves, rng = page.side.moves, Random(9)
    while not page.controller.over:
        action = wanted(page.controller.actions(), rng)
        ply = page.controller.match.ply
        moves.box.setFocus()
        QTest.keyClicks(moves.box, action)
        QTest.keyClick(moves.box, Qt.Key.Key_Return)
        assert str(page.controller.match.actions[ply]) == action
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)


@pytest.mark.rule("SK-8.1")
def test_a_closed_step_is_refused_with_its_rule(desk: Desk) -> None:
    page = start(desk, bookkeeping="strict")
    page.controller.play("draw")
    desk.wait_turn(page)
    desk.click(page, "tile:draw")
    assert "SK-8.1" in page.bar.status.words
    page.controller.play("next")
    desk.click(page, "tile:draw")
    assert "SK-8.1" in page.bar.status.words


@pytest.mark.parametrize("bookkeeping", ["auto", "strict"])
@pytest.mark.usefixtures("listening")
def test_every_legal_action_is_found_by_name_and_pressed(desk: Desk, bookkeeping: str) -> None:
    page = start(desk, bookkeeping=bookkeeping)
    chosen: list[str] = []
    page.scene.action_chosen.disconnect()
    page.scene.action_chosen.connect(chosen.append)
    view = QAccessible.queryAccessibleInterface(page.board)
    named = {child.text(QAccessible.Text.Name): child for child in map(view.child, range(view.childCount()))}
    for one in page.scene.picking.affordances:
        page.scene.cancel()
        item = page.scene.stage.get(one.pieces[0])
        assert item is not None
        actions = named[item.placement.label].actionInterface()
        actions.doAction(actions.pressAction())
    assert chosen == page.controller.actions()
