"""Priors of actions."""

from __future__ import annotations

from math import e

import pytest

from hoshikan.engine.knowledge import preferences


def test_preferences_fall_with_worth_but_not_below_the_floor() -> None:
    assert preferences([3.0, 2.5, -900.0], 2.0, 0.02) == pytest.approx([1.02, 1 / e + 0.02, 0.02])
