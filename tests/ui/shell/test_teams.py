"""Seats that win together, on the page of a new game."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine import Seat
from hoshikan.ui.session.context import AppContext
from tests.ui.shell.test_level_odds import rate
from tests.ui.shell.test_newgame import choose, opened


@pytest.mark.parametrize(
    ("game", "teams"),
    [("carcassonne-star-wars", ["Rebels", "Empire"] * 2), ("crowntaker", ["France", "England"] * 2)],
)
def test_teams_are_named_before_the_start_and_even_is_half(
    qtbot: QtBot, context: AppContext, game: str, teams: list[str]
) -> None:
    rate(context, game)
    page = opened(qtbot, context, game)
    assert page.seats.editor(0).team.isHidden()
    assert page.seats.partners.isHidden()
    page.seats.set_seats([Seat("human", "Aki"), *(Seat("bot", name, "casual") for name in ("Vega", "Rigel", "Mira"))])
    if game == "carcassonne-star-wars":
        assert "25% would be even" in page.seats.expected.text()
        choose(page, "Two teams", "yes")
    assert [page.seats.editor(place).team.name for place in range(4)] == teams
    assert not page.seats.editor(0).team.isHidden()
    assert teams[0] in page.seats.editor(0).name_line.accessibleDescription()
    assert "50% would be even" in page.seats.expected.text()
    assert "your side wins" in page.rated.odds_in_words(1)["casual"]
    page.match_strength()
    assert [page.seats.editor(place).team.name for place in range(4)] == teams


def test_everybody_can_be_the_partner_of_the_first_player(qtbot: QtBot, context: AppContext) -> None:
    page = opened(qtbot, context, "crowntaker")
    names = ("Vega", "Rigel", "Mira")
    page.seats.set_seats([Seat("human", "Ann"), *(Seat("bot", name, "casual") for name in names)])
    partners = set()
    for _ in names:
        seats = page.seats.seats()
        assert seats[0].name == "Ann"
        partners.add(seats[2].name)
        page.seats.partners.click()
    assert partners == set(names)
    assert [seat.name for seat in page.seats.seats()] == ["Ann", *names]
