"""星を渡る on the real view: every way to choose a step, what is lit, what is refused, and what stays secret."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from pytestqt.qtbot import QtBot

from hoshikan.engine import State
from hoshikan.games.hoshi_wo_wataru.screen.faces import ScoreFace
from hoshikan.ui.board.table.model import BadgeFace, Placement
from hoshikan.ui.kit.look.theme import CONTRAST, DAY, NIGHT, Theme
from tests.games.hoshi_wo_wataru.playing import GAME, game, play, reveal, set_rows, setup, view_of
from tests.games.hoshi_wo_wataru.screen import Screen, walk
from tests.ui.table.hands import NAMES

VARIANTS = [
    pytest.param(3, {}, id="three"),
    pytest.param(4, {}, id="four"),
    pytest.param(4, {"last_slot_double": True, "supernova": True, "dummy_at_four": True}, id="four-with-all-options"),
]


def setting() -> State:
    """Seat 0 sets its cards for Leo, Lyra, Virgo and Orion."""
    state = game()
    reveal(state, 21, 5, 17, 25)
    return state


def losing() -> State:
    """Seat 0 has lost a 9 in slot 1 and has a 4 in slot 2; seat 1 won with 12."""
    state = setting()
    set_rows(state, "9 4 2 1", "12 3 2 1", "1 5 6 7")
    play(state, "keep 1")
    assert state.to_move == 0
    return state


# Choosing


@pytest.mark.rule("HW-1.3")
def test_an_objective_is_clicked_or_typed(qtbot: QtBot) -> None:
    screen = Screen(qtbot, GAME.new(setup=setup()))
    screen.click("choice:summer")
    screen.show()
    screen.type("1")
    assert screen.chosen == ["objective summer", "objective spring"]


@pytest.mark.rule("HW-2.3")
def test_a_card_is_dragged_to_its_slot(qtbot: QtBot) -> None:
    screen = Screen(qtbot, setting())
    screen.drag("card:0:11:0", "cell:0:0")
    assert screen.chosen == ["set 11"]


@pytest.mark.rule("HW-2.3")
@pytest.mark.parametrize("keys", [("card:0:9:1", "cell:0:0"), ("cell:0:0", "card:0:9:0")])
def test_card_and_slot_are_clicked_in_any_order(qtbot: QtBot, keys: tuple[str, str]) -> None:
    screen = Screen(qtbot, setting())
    screen.click(keys[0])
    assert screen.chosen == []
    assert screen.halo(keys[0]) == "gold"
    screen.click(keys[1])
    assert screen.chosen == ["set 9"]


@pytest.mark.parametrize(("keys", "step"), [("5S", "set 5"), ("s0", "set 10"), ("QS", "set 11"), ("sw", "set 12")])
def test_a_card_is_typed(qtbot: QtBot, keys: str, step: str) -> None:
    screen = Screen(qtbot, setting())
    screen.type(*keys)
    assert screen.chosen == [step]


def test_a_card_of_the_hand_comes_forward_under_the_mouse_and_is_felt_where_it_lies(qtbot: QtBot) -> None:
    screen = Screen(qtbot, setting())
    card, neighbour = screen.item("card:0:5:0"), screen.item("card:0:6:0")
    felt = card.sceneBoundingRect()
    assert card.zValue() < neighbour.zValue()
    screen.scene.choosing.point_at(card.key)
    assert card.zValue() > neighbour.zValue()
    assert card.sceneBoundingRect() == felt
    screen.scene.choosing.point_at(neighbour.key)
    assert card.zValue() < neighbour.zValue()


@pytest.mark.rule("HW-2.3")
def test_slots_are_filled_in_order_and_a_card_for_a_later_one_goes_home(qtbot: QtBot) -> None:
    screen = Screen(qtbot, setting())
    home = screen.point("card:0:8:0")
    screen.drag("card:0:8:0", "cell:0:2")
    assert screen.chosen == screen.attempted == []
    assert screen.point("card:0:8:0") == home
    item = screen.item("cell:0:2")
    assert "slot 1 is next" in item.placement.tooltip
    assert screen.objected == [(item.placement.tooltip, "HW-2.3")]


@pytest.mark.rule("HW-2.3")
def test_where_no_card_can_be_set_that_is_said(qtbot: QtBot) -> None:
    screen = Screen(qtbot, setting())
    screen.drag("card:0:8:0", "pool:0")
    assert screen.attempted == ["pool 8"]
    refused = screen.state.explain_illegal(GAME.parse("pool 8"))
    assert refused is not None
    assert (refused.rule, refused.reason) == ("HW-2.3", "card-to-set-asked")
    screen.drag("card:0:8:0", "cell:1:0")
    screen.click("card:0:8:0", "cell:0:3")
    assert [rule for _, rule in screen.objected] == ["HW-2.3", "HW-2.3"]
    assert "another player's" in screen.objected[0][0]
    screen.scene.choosing.cancel()
    screen.drag("card:0:8:0", screen.point("card:0:8:0") + QPoint(20, 0))
    assert len(screen.objected) == 2, "it was only put back"


@pytest.mark.rule("HW-3.3")
def test_a_lost_card_is_taken_up_and_its_three_ways_are_lit(qtbot: QtBot) -> None:
    screen = Screen(qtbot, losing())
    assert screen.scene.picking.picked == ("card:0:9:0",)
    assert [screen.halo(key) for key in ("pool:0", "cell:0:1", "tray")] == ["glow"] * 3
    assert screen.halo("cell:0:2") == ""


@pytest.mark.rule("HW-3.3")
@pytest.mark.parametrize(
    ("place", "key", "step"), [("pool:0", "P", "pool 9"), ("cell:0:1", "S", "shift 9"), ("tray", "K", "keep 9")]
)
def test_a_lost_card_goes_where_it_is_dropped_clicked_or_typed(qtbot: QtBot, place: str, key: str, step: str) -> None:
    screen = Screen(qtbot, losing())
    corner = screen.point(place) - QPoint(0, 30) if place == "tray" else screen.point(place)
    screen.drag("card:0:9:0", corner)
    screen.show()
    screen.click(place)
    screen.show()
    screen.type(key)
    assert screen.chosen == [step] * 3


@pytest.mark.rule("HW-3.3")
def test_a_lost_card_put_down_is_taken_up_again(qtbot: QtBot) -> None:
    screen = Screen(qtbot, losing())
    screen.type(Qt.Key.Key_Escape)
    assert screen.scene.picking.picked == ()
    screen.click("card:0:9:0", "pool:0")
    assert screen.chosen == ["pool 9"]


@pytest.mark.rule("HW-3.3")
def test_after_the_last_slot_there_is_nothing_to_shift_to(qtbot: QtBot) -> None:
    state = setting()
    set_rows(state, "1 2 3 9", "2 3 4 12", "3 4 5 1")
    while view_of(state).slot < 3 or state.to_move != 0:
        play(state, str(state.legal_actions()[-1]))
    screen = Screen(qtbot, state)
    screen.click("cell:0:3")
    assert screen.attempted == []
    screen.click("cell:0:2")
    assert screen.chosen == []
    assert screen.attempted == ["shift 9"]
    refused = state.explain_illegal(GAME.parse("shift 9"))
    assert refused is not None
    assert refused.reason == "nothing-after-last-slot"


@pytest.mark.rule("HW-3.3")
def test_a_lower_lost_card_explains_that_it_is_not_its_turn(qtbot: QtBot) -> None:
    state = setting()
    set_rows(state, "3 2 9 9", "12 11 5 6", "1 4 7 8")
    while view_of(state, 0).lying[0] != [3, 2]:
        play(state, "shift 3" if state.to_move == 0 else str(state.legal_actions()[-1]))
    while state.to_move != 0:
        play(state, str(state.legal_actions()[-1]))
    screen = Screen(qtbot, state)
    screen.scene.choosing.activate("card:0:2:0")
    assert screen.attempted == ["pool 2"]


def test_what_shifting_and_pooling_bring_is_shown_beside_the_places(qtbot: QtBot) -> None:
    screen = Screen(qtbot, losing())
    badges = {item.key: item.badge for item in screen.scene.stage if item.badge}
    assert badges == {"poolnote": BadgeFace("gold", "+3", "star"), "preview": BadgeFace("gold", "13", "card")}
    screen.scene.set_assists(glow=True, costs=False)
    assert not any(item.badge for item in screen.scene.stage)


@pytest.mark.rule("HW-4.1")
def test_pointing_at_a_constellation_shows_whether_its_stars_would_be_there(qtbot: QtBot) -> None:
    screen = Screen(qtbot, setting())
    screen.scene.choosing.point_at("star:25")
    item = screen.item("star:25")
    assert item.badge == BadgeFace("bad", "0/4", "star")


# What is seen


@pytest.mark.rule("HW-3.4")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_no_secret_of_others_is_on_the_table(qtbot: QtBot, players: int, options: dict[str, bool]) -> None:
    screen = Screen(qtbot, GAME.new(players=players, options=options))
    for screen.state in walk(3, players, 7, **options):
        for seat in (None, *range(players)):
            screen.show(seat)
            twin = screen.state if seat is None else screen.state.determinize(seat, Random(4))
            shown = placements(screen)
            screen.scene.show_position(twin.view(seat), seat, (), NAMES)
            assert placements(screen) == shown


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_step_has_pieces_with_names_and_all_pieces_are_on_the_table(
    qtbot: QtBot, players: int, options: dict[str, bool]
) -> None:
    screen = Screen(qtbot, GAME.new(players=players, options=options))
    for screen.state in walk(5, players, 3, **options):
        seat = max(0, screen.state.to_move)
        screen.show(seat)
        pieces = placements(screen)
        actions = {str(step) for step in screen.state.legal_actions()}
        assert {one.action for one in screen.scene.picking.affordances} == actions
        for one in screen.scene.picking.affordances:
            for key in (*one.pieces, *one.targets):
                assert pieces[key].label, key
        extent = screen.scene.sceneRect()
        assert [piece.key for piece in pieces.values() if not extent.contains(rect(piece))] == []


@pytest.mark.parametrize(("players", "options"), VARIANTS)
@pytest.mark.parametrize("aspect", [1.25, 1.78])
def test_texts_lie_on_nothing_else(qtbot: QtBot, players: int, options: dict[str, bool], aspect: float) -> None:
    screen = Screen(qtbot, GAME.new(players=players, options=options))
    screen.scene.set_aspect(aspect)
    quiet, empty = {"seat", "slot", "cell", "pool", "tray", "zone", "bed"}, ("preview", "total:")
    for screen.state in walk(8, players, 11, **options):
        screen.show()
        solid = [
            piece
            for piece in placements(screen).values()
            if piece.kind not in quiet and not (piece.kind == "text" and piece.key.startswith(empty))
        ]
        words = {"text", "light", "cards", "score", "marker", "year", "order", "tally", "supply"}
        for one, other in combinations(solid, 2):
            if one.kind in words or other.kind in words:
                assert not rect(one).adjusted(1, 1, -1, -1).intersects(rect(other)), (one.key, other.key)


@pytest.mark.parametrize("theme", [NIGHT, DAY, CONTRAST], ids=lambda theme: str(theme.name))
def test_every_painter_draws_something_of_a_game_in_every_theme(qtbot: QtBot, theme: Theme) -> None:
    screen = Screen(qtbot, setting())
    screen.scene.set_theme(theme)
    faces: dict[str, Placement] = {}
    for seed in (6, 9):
        for screen.state in walk(seed, 4, 3, supernova=True):
            screen.show()
            faces.update({piece.kind: piece for piece in placements(screen).values()})
    painters = screen.scene.painters()
    assert set(painters) <= set(faces)
    for kind, paint in painters.items():
        piece = faces[kind]
        image = QImage(round(piece.width), round(piece.height), QImage.Format.Format_ARGB32)
        image.fill(0)
        before = image.copy()
        painter = QPainter(image)
        paint(painter, QRectF(image.rect()), piece.face, theme)
        painter.end()
        assert image != before, kind


@pytest.mark.rule("HW-4.1")
def test_a_constellation_without_light_is_dim_and_in_the_end_turned_over(qtbot: QtBot) -> None:
    screen = Screen(qtbot, GAME.new(players=4))
    for screen.state in walk(6, 4):
        pass
    before = view_of(screen.state, 0)
    assert any(before.turned)
    screen.show()
    turned = {number for numbers in before.turned for number in numbers}
    kinds = screen.kinds()
    assert {kinds[f"star:{number}"][0] for number in turned} == {"turned"}
    assert all(kinds[f"objective:{seat}"][0] == "objective" for seat in range(4))


@pytest.mark.rule("HW-3.1")
def test_points_of_unlit_constellations_are_shown_as_waiting(qtbot: QtBot) -> None:
    state = game()
    reveal(state, 25, 2, 3, 4)
    set_rows(state, "12 1 2 3", "11 4 5 6", "10 7 8 9")
    view = view_of(state)
    assert view.points[0] == 0
    waiting = sum(view.constellation(number).points for number in view.turned[0])
    assert waiting
    screen = Screen(qtbot, state, seat=0)
    score = placements(screen)["points:0"]
    assert isinstance(score.face, ScoreFace)
    assert (score.face.points, score.face.waits) == (0, f"+{waiting} unlit")
    assert score.tooltip == f"0 zs, and {waiting} zs more waiting for light"


def test_a_won_constellation_glides_to_its_owner(qtbot: QtBot) -> None:
    state = setting()
    screen = Screen(qtbot, state)
    star = screen.scene.stage.get("star:21")
    set_rows(state, "9 4 2 1", "12 3 2 1", "1 5 6 7")
    screen.scene.set_motion("fast")
    screen.show()
    with qtbot.waitSignal(screen.scene.settled):
        pass
    assert star is not None
    assert screen.scene.stage.get("star:21") is star
    assert star.placement.zone == "row:1"


def test_every_step_is_found_by_name_and_pressed(qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    try:
        for state in (GAME.new(setup=setup()), setting(), losing()):
            screen = Screen(qtbot, state)
            label = {item.key: item.placement.label for item in screen.scene.stage}
            for one in screen.scene.picking.affordances:
                screen.scene.choosing.cancel()
                screen.chosen.clear()
                for key in (*one.pieces, *one.targets):
                    if not screen.chosen:
                        press(screen, label[key])
                assert screen.chosen == [one.action]
    finally:
        QAccessible.setActive(False)


def press(screen: Screen, name: str) -> None:
    view = QAccessible.queryAccessibleInterface(screen.view)
    found = [view.child(index) for index in range(view.childCount())]
    child = next(child for child in found if child.text(QAccessible.Text.Name) == name)
    actions = child.actionInterface()
    actions.doAction(actions.pressAction())


def placements(screen: Screen) -> dict[str, Placement]:
    return {item.key: item.placement for item in screen.scene.stage}


def rect(piece: Placement) -> QRectF:
    return QRectF(piece.left, piece.top, piece.width, piece.height)
