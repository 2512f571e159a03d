"""Numbered things: the lines and crowns of all shipped sheets, and none of a custom sheet."""

from __future__ import annotations

import pytest

from hoshikan.games import GAMES
from hoshikan.games.sterre_en_kroon.rules.components import SHEETS, shipped_sheet

GAME = GAMES["sterre-en-kroon"]


@pytest.mark.parametrize("name", SHEETS)
def test_every_line_and_crown_of_a_shipped_sheet_has_a_number(name: str) -> None:
    sheet = shipped_sheet(name)
    claims = [f"claim map:{line.id}" for line in sheet.lines]
    crowns = [f"take-crown {cell.col},{cell.row}" for cell in sheet.cells if cell.crown]
    for text in (*claims, *crowns):
        assert str(GAME.actions.decode(GAME.actions.encode(GAME.parse(text)))) == text


def test_a_line_of_ones_own_sheet_has_none() -> None:
    with pytest.raises(LookupError, match="components of a player's own"):
        GAME.actions.encode(GAME.parse("claim map:orions-belt"))
