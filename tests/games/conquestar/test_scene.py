"""Conquestar on the real view: every way to choose a plan, what is lit, and what is refused."""

from __future__ import annotations

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hoshikan.games.conquestar.screen.faces import BackFace, ClockFace, MarkFace
from hoshikan.ui.board.table.model import BadgeFace, HaloFace
from tests.ui.table.hands import Table

FULL_STAR = ("trade A2", "trade E1", "trade B3")
"""On seed 7 the star at E1 is worth 1: one trader fills it."""


def test_the_trade_card_is_dragged_onto_a_star(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.drag("own:trade", "star:C3")
    assert table.chosen == ["trade C3"]


def test_a_star_is_clicked_and_then_a_verb(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.click("star:B4", "own:invade")
    assert table.chosen == ["invade B4"]


def test_row_and_column_cards_are_dragged_to_their_lines_and_then_the_verb_is_clicked(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.drag("card:0:D", "line:D")
    table.drag("card:0:2", "line:2")
    table.click("own:trade")
    assert table.chosen == ["trade D2"]


@pytest.mark.parametrize("order", ["C3T", "3TC", "tc3"])
def test_a_plan_is_typed_in_any_order(qtbot: QtBot, order: str) -> None:
    table = Table(qtbot)
    table.type(*order)
    assert table.chosen == ["trade C3"]


def test_the_crossing_of_two_picked_cards_is_lit(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.click("card:0:C", "card:0:3")
    assert table.halo("star:C3") == "gold"
    assert table.halo("star:C4") == ""
    assert table.halo("own:trade") == table.halo("own:invade") == "glow"


@pytest.mark.rule("CQ-2.3")
def test_a_full_star_does_not_glow_for_the_trade_card(qtbot: QtBot) -> None:
    table = Table(qtbot, plans=FULL_STAR)
    table.click("own:trade")
    assert table.halo("star:E1") == ""
    assert table.halo("star:E3") == "glow"


@pytest.mark.rule("CQ-2.3")
def test_trading_at_a_full_star_is_attempted_and_the_card_floats_back(qtbot: QtBot) -> None:
    table = Table(qtbot, plans=FULL_STAR)
    home = table.point("own:trade")
    table.drag("own:trade", "star:E1")
    assert table.chosen == []
    assert table.attempted == ["trade E1"]
    assert table.point("own:trade") == home
    assert table.scene.picking.picked == ()


@pytest.mark.rule("CQ-5.1")
def test_a_card_on_the_table_explains_itself(qtbot: QtBot) -> None:
    table = Table(qtbot, plans=FULL_STAR)
    table.click("card:0:A")
    assert [table.game.parse(one).text[-2] for one in table.attempted] == ["A"]


@pytest.mark.rule("CQ-2.2")
def test_an_empty_crossing_explains_itself(qtbot: QtBot) -> None:
    table = Table(qtbot)
    setup = {**table.state.setup, "stars": [None, *table.state.setup["stars"][1:]]}
    table.state = table.game.new(setup=setup)
    table.show()
    table.click("card:0:A", "card:0:1")
    table.click("own:trade", "empty:A1")
    assert table.attempted == ["invade A1", "trade A1"]
    assert table.chosen == []


def test_letters_of_commands_pick_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot)
    QTest.keyClick(table.view, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
    assert table.scene.picking.picked == ()


def test_nothing_is_done_by_looking_at_the_only_choice(qtbot: QtBot) -> None:
    table = Table(qtbot, plans=FULL_STAR)
    table.click("star:E1")
    assert table.chosen == []
    assert table.halo("own:invade") == "glow"
    table.click("own:invade")
    assert table.chosen == ["invade E1"]


def test_a_card_dropped_beside_the_table_goes_home(qtbot: QtBot) -> None:
    table = Table(qtbot)
    home = table.point("own:trade")
    table.drag("own:trade", QPoint(5, 5))
    assert table.point("own:trade") == home
    assert table.scene.picking.picked == ()


def test_escape_puts_everything_down(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.click("card:0:C", "card:0:3")
    table.type(Qt.Key.Key_Escape)
    assert table.scene.picking.picked == ()
    assert table.halo("card:0:C") == ""


def test_stars_within_reach_are_lit_until_something_is_picked(qtbot: QtBot) -> None:
    table = Table(qtbot)
    targets = {key for one in table.scene.picking.affordances for key in one.targets}
    soft = HaloFace("glow", soft=True)
    assert lit(table, soft) == {key for key in targets if key.startswith("star:")}
    table.click("star:C3")
    assert not lit(table, soft)
    table.type(Qt.Key.Key_Escape)
    assert lit(table, soft)
    table.scene.set_assists(glow=False, costs=True)
    assert not lit(table, soft)


def lit(table: Table, halo: HaloFace) -> set[str]:
    """Return the pieces with such a light, except the piece under the mouse."""
    dressed = (item for item in table.scene.stage if item.key != table.scene.choosing.pointed)
    return {item.key for item in dressed if any(part.face == halo for _, part in item.parts())}


@pytest.mark.rule("CQ-4.1")
def test_costs_are_shown_for_the_invade_card_and_for_a_star_pointed_at(qtbot: QtBot) -> None:
    table = Table(qtbot)
    badge = {item.key: item.badge for item in table.scene.stage}
    assert set(badge.values()) == {None}
    table.scene.choosing.point_at("star:C3")
    assert badge_of(table, "star:C3") == BadgeFace("bad", "−8", "coin")
    assert badge_of(table, "star:C4") is None
    table.scene.choosing.point_at("own:invade")
    assert badge_of(table, "star:C4") is None, "before the card is picked, what is too dear has none"
    table.scene.choosing.point_at("")
    table.click("own:invade")
    assert badge_of(table, "star:C4") == BadgeFace("bad", "−8", "coin")
    table.scene.set_assists(glow=True, costs=False)
    assert badge_of(table, "star:C4") is None


def badge_of(table: Table, key: str) -> BadgeFace | None:
    return table.item(key).badge


@pytest.mark.rule("CQ-4.5")
def test_a_conquered_star_glides_to_its_owner(qtbot: QtBot) -> None:
    table = Table(qtbot, players=2)
    setup = {**table.state.setup, "coins": [20, 1]}
    table.state = table.game.new(setup=setup)
    table.show()
    star = table.scene.stage.get("star:C3")
    table.apply("invade C3", "trade A1")
    table.scene.set_motion("fast")
    table.show()
    with qtbot.waitSignal(table.scene.settled):
        pass
    assert table.scene.stage.get("star:C3") is star
    assert star is not None
    assert star.placement.kind == "wonstar"
    assert table.scene.stage.get("empty:C3") is not None
    assert table.scene.stage.get("mark:0") is not None


@pytest.mark.rule("CQ-6.1")
def test_a_row_of_stars_shows_how_far_the_end_is(qtbot: QtBot) -> None:
    table = Table(qtbot)
    face = table.item("clock").placement.face
    assert isinstance(face, ClockFace)
    assert (face.left, face.most) == (25, 25)
    assert "25" in face.end
    assert "4" in face.cycle


@pytest.mark.rule("CQ-2.1")
def test_choices_stay_face_down_until_all_are_in(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.apply("trade C3")
    table.show(seat=1)
    faces = {item.key: (item.placement.kind, item.placement.face) for item in table.scene.stage}
    assert faces["choice:0"] == ("back", BackFace(0))
    assert faces["choice:1"][0] == "empty"
    assert not any(kind == "mark" for kind, _ in faces.values())
    table.show(seat=0)
    own = table.scene.stage.get("mark:0")
    assert own is not None
    assert own.placement.face == MarkFace(0, invades=False)


def test_a_spectator_sees_no_hand_and_can_do_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.show(seat=None)
    assert table.scene.stage.get("own:trade") is None
    assert table.scene.stage.get("card:0:C") is not None
    table.click("star:C3")
    assert table.scene.picking.picked == ()


def test_a_higher_window_gets_larger_stars(qtbot: QtBot) -> None:
    table = Table(qtbot)
    star = table.scene.stage.get("star:C3")
    assert star is not None
    before = star.placement.height
    table.view.resize(800, 800)
    qtbot.waitUntil(lambda: star.placement.height > before)
    table.click("own:trade", "star:C3")
    assert table.chosen == ["trade C3"]


def test_what_costs_nothing_has_no_minus(qtbot: QtBot) -> None:
    table = Table(qtbot, players=2, seed=7)
    alone = structs.replace(table.scene.view, stars=[5 if cell == 12 else None for cell in range(25)])
    table.scene.show_position(alone, 0, (), ("Aki", "Ben"), animate=False)
    assert table.scene.costs("star:C3") == {"star:C3": BadgeFace("good", "0", "coin")}
