"""Seats that win together, on the page of a new game."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import Seat
from hoshikan.ui.session.context import AppContext
from tests.ui.shell.test_newgame import choose, opened


@pytest.mark.parametrize(
    ("game", "teams"),
    [("carcassonne-star-wars", ["Rebels", "Empire"] * 2), ("crowntaker", ["France", "England"] * 2)],
)
def test_teams_are_named_before_the_start_and_even_is_half(
    qtbot: QtBot, context: AppContext, game: str, teams: list[str]
) -> None:
    page = opened(qtbot, context, game)
    assert page.seats.editor(0).team.isHidden()
    page.seats.set_seats([Seat("human", "Ann"), *(Seat("bot", name, "casual") for name in ("Vega", "Rigel", "Mira"))])
    if game == "carcassonne-star-wars":
        assert "25%" in page.rated.switch.accessibleDescription()
        choose(page, "Two teams", "yes")
    assert [page.seats.editor(place).team.text() for place in range(4)] == teams
    assert not page.seats.editor(0).team.isHidden()
    assert teams[0] in page.seats.editor(0).name_line.accessibleDescription()
    assert "50%" in page.rated.switch.accessibleDescription()
    assert "25%" not in page.rated.switch.accessibleDescription()
    page.rated.even.click()
    assert [page.seats.editor(place).team.text() for place in range(4)] == teams
