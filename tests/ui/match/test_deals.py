"""The last choices for a game, as text."""

from __future__ import annotations

import pytest

from hoshikan.engine import Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match import deals

GAME = GAMES["conquestar"]


@pytest.mark.usefixtures("qapp")
def test_the_last_choices_are_read_as_they_were_made() -> None:
    kept = deals.remember(GAME, [Seat(), Seat()], {"cost_counts": "invaders"})
    assert deals.remembered(kept, GAME).options == {"cost_counts": "invaders"}
    assert deals.remembered(deals.remember(GAME, [Seat()] * 3, {}), GAME).seats == [Seat()] * 3
