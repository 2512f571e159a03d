"""Wheels and touchpads over a table: what they move adds up to notches."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.ui.table.test_map import Mapped


@pytest.fixture
def turning(qtbot: QtBot) -> Mapped:
    """A map with a piece that turns, picked up."""
    made = Mapped(qtbot)
    made.scene.can_turn = True
    made.scene.choosing.activate("hand")
    return made


def swipe(mapped: Mapped, *deltas: int, start: int = 0) -> int:
    """Move by these units, one event every 10 milliseconds; how often the piece turned."""
    before, place = mapped.scene.turned, mapped.at("m1")
    for number, delta in enumerate(deltas):
        mapped.swipe(place, QPoint(0, delta), time=start + 10 * number)
    return mapped.scene.turned - before


@pytest.mark.parametrize("size", [120, 60, 40, 8, 3])
def test_a_notch_turns_once_in_however_many_parts_it_comes(turning: Mapped, size: int) -> None:
    assert swipe(turning, *[-size] * (120 // size)) == 1


def test_several_notches_in_one_event_turn_as_often(turning: Mapped) -> None:
    assert swipe(turning, -360) == 3


def test_the_rest_is_kept_for_the_next_event(turning: Mapped) -> None:
    assert swipe(turning, -100) == 0
    assert swipe(turning, -100, start=50) == 1
    assert swipe(turning, -40, start=100) == 1


def test_a_change_of_direction_forgets_the_rest(turning: Mapped) -> None:
    assert swipe(turning, -100, 30, -100) == 0


def test_a_pause_forgets_the_rest(turning: Mapped) -> None:
    assert swipe(turning, -100) == 0
    assert swipe(turning, -100, start=5000) == 0


def test_small_movements_over_what_turns_leave_the_map_alone(turning: Mapped) -> None:
    zoom = turning.item("m1").scale()
    swipe(turning, *[8] * 10)
    assert turning.item("m1").scale() == zoom


@pytest.mark.parametrize("keys", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier])
def test_a_sideways_swipe_does_nothing(turning: Mapped, keys: Qt.KeyboardModifier) -> None:
    zoom = turning.item("m1").scale()
    for _ in range(10):
        turning.swipe(turning.at("m1"), QPoint(120, 0), keys=keys)
    assert (turning.scene.turned, turning.item("m1").scale()) == (0, zoom)
