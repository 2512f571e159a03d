"""Conquestar on the real view: every way to choose a plan, what is lit, and what is refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

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
    assert table.halo("star:C3") == "gold/soft"
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
    assert table.halo("star:C3") == ""
