"""Positions of Conquestar drawn as text, and short ways to play and look at them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from hoshikan.engine import State
from hoshikan.games import GAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from tests.games import playing

GAME = GAMES["conquestar"]
play = partial(playing.play, GAME)
refusal = partial(playing.refusal, GAME)
legal = playing.legal
view_of = partial(playing.view_of, ConquestarView)
CELLS = tuple(row + column for row in "ABCDE" for column in "12345")
FULL = "3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3"
CARDS = "12345ABCDE"


def setup(
    field: str,
    coins: Sequence[int],
    hands: Sequence[str] | None = None,
    cost_counts: str = "all",
    **more: object,
) -> dict[str, Any]:
    """Set-up data from a drawing.

    `field` has rows A to E between slashes: "." a gone star, "4" a star worth 4, "4+2" one with two coins on it. What a
    seat does not have in `hands` lies on its table, cards of empty lines excepted.
    """
    drawn = [token.partition("+") for row in field.split("/") for token in row.split()]
    stars = [None if value == "." else int(value) for value, _, _ in drawn]
    live = [card for card in CARDS if any(stars[cell] and card in CELLS[cell] for cell in range(len(stars)))]
    data: dict[str, Any] = {
        "players": len(coins),
        "options": {"cost_counts": cost_counts},
        "stars": stars,
        "coins": list(coins),
        "star_coins": [int(number or 0) for _, _, number in drawn],
        **more,
    }
    if hands is not None:
        data["hands"] = list(hands)
        data["tables"] = ["".join(card for card in live if card not in hand) for hand in hands]
    return data


def position(
    field: str,
    coins: Sequence[int],
    hands: Sequence[str] | None = None,
    cost_counts: str = "all",
    **more: object,
) -> State:
    """The state that `setup` describes."""
    return GAME.new(setup=setup(field, coins, hands, cost_counts, **more))


def coins(state: State) -> list[int]:
    return view_of(state).coins


def hands(state: State) -> list[str]:
    return view_of(state).hands


def tables(state: State) -> list[str]:
    return view_of(state).tables


def star(state: State, cell: str) -> tuple[int | None, int]:
    """A star's value (None: gone) and the coins on it."""
    view = view_of(state)
    number = CELLS.index(cell)
    return view.stars[number], view.star_coins[number]


def owner(state: State, cell: str) -> int:
    return view_of(state).owners[CELLS.index(cell)]


def cell_number(cell: str) -> int:
    return CELLS.index(cell)
