"""Sterre en Kroon on the real window: what is refused."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import AKI, Desk

GAME = GAMES["sterre-en-kroon"]
BOT = Seat("bot", "Vega", "casual")


def start(desk: Desk, **options: str) -> TablePage:
    """A match against a bot in which the person at the screen is to move."""
    match, rng = Match.start(GAME, (AKI, BOT), 7, options=options), Random(7)
    while match.state.to_move:
        match.apply(rng.choice(match.state.legal_actions()))
    page = desk.open(match)
    desk.wait_turn(page)
    return page


@pytest.mark.rule("SK-8.1")
def test_a_closed_step_is_refused_with_its_rule(desk: Desk) -> None:
    page = start(desk, bookkeeping="strict")
    page.session.controller.play("draw")
    desk.wait_turn(page)
    desk.click(page, "tile:draw")
    assert "SK-8.1" in page.bar.status.words
    page.session.controller.play("next")
    desk.click(page, "tile:draw")
    assert "SK-8.1" in page.bar.status.words
