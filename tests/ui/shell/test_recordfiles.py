"""Suggested name of a saved record."""

from __future__ import annotations

import pytest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.session.folders import suggested_name


@pytest.mark.parametrize(
    ("date", "name"),
    [
        ("2026-11-22", "conquestar-2026-11-22"),
        ("", "conquestar"),
        ("../../x", "conquestar"),
        ("2026-11-22/../..", "conquestar"),
        ("２０２６-11-22", "conquestar"),
    ],
)
def test_only_a_day_becomes_part_of_the_suggestion(date: str, name: str) -> None:
    """A record from elsewhere may say anything, such as a path."""
    match = Match.start(GAMES["conquestar"], [Seat(), Seat()], 1, date=date)
    assert suggested_name(match) == name
