"""What games share a win out by."""

from __future__ import annotations

from math import e

import pytest

from hoshikan.engine.knowledge import preferences, shared_by_points


def test_a_lead_of_one_spread_is_worth_e_times_the_chance() -> None:
    shares = shared_by_points([7.0, 4.0, 4.0], 3.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == pytest.approx(e * shares[1])
    assert shares[1] == shares[2]


def test_far_leads_are_sure_and_not_too_large_to_compute() -> None:
    assert shared_by_points([9000.0, 0.0], 1.0) == [1.0, 0.0]


def test_preferences_fall_with_worth_but_not_below_the_floor() -> None:
    assert preferences([3.0, 2.5, -900.0], 2.0, 0.02) == pytest.approx([1.02, 1 / e + 0.02, 0.02])
