"""Tables of Sterre en Kroon with maps made to measure, and short ways to play and look at them.

Numbers lie in tens on the map of `sheet`, followed by the crown cells; seats have the cards of `CARDS`. Cards nobody
was given are turned in ascending order unless a test says `turn N`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from hoshikan.engine import CHANCE, Event, State
from hoshikan.games import GAMES
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from tests.games import playing

GAME = GAMES["sterre-en-kroon"]
refusal = partial(playing.refusal, GAME)
legal = playing.legal
view_of = partial(playing.view_of, SterreView)
TRACK = (4, 8, 12, 16, 20, 24)
CROWNS = 11
NUMBERS = range(1, 76)
Line = Sequence[object]
"""Numbers, and crown cells as "c1", "c2" …"""


def _card(first: int) -> list[list[int]]:
    """Consecutive numbers down the columns: `first` stands at the top left, `first` + 15 beside it and so on."""
    columns = [[15 * column + first + row for row in range(5)] for column in range(5)]
    columns[2][2:] = [0, *columns[2][2:4]]
    return [[column[row] for column in columns] for row in range(5)]


_FIRST = [_card(first) for first in (1, 6, 11)]
CARDS = [*_FIRST, *([*card[1::-1], *card[2:]] for card in _FIRST)]
"""Seat 0 has 1-5, 16-20, 31-34, 46-50, 61-65, seat 1 the next five of each column, seat 2 the last."""


def cell(name: object) -> tuple[int, int]:
    """Column and row of a number or of a crown cell ("c1") on the maps of `sheet`."""
    word = str(name)
    place = 75 + int(word[1:]) - 1 if word[0] == "c" else int(word) - 1
    return place % 10 + 1, place // 10 + 1


def sheet(lines: Mapping[str, Line], track: Sequence[int] = TRACK) -> dict[str, Any]:
    """A map with these lines; crowns that do not lie on the track lie on crown cells."""
    crowns = [f"c{number}" for number in range(1, CROWNS - len(track) + 1)]
    cells: list[dict[str, Any]] = [
        {"col": cell(name)[0], "row": cell(name)[1]} | ({"crown": True} if isinstance(name, str) else {"number": name})
        for name in (*NUMBERS, *crowns)
    ]
    drawn = [{"id": name, "cells": [cell(part) for part in line], "record": [0, 0]} for name, line in lines.items()]
    return {"columns": 10, "rows": 9, "track_crowns": list(track), "cells": cells, "lines": drawn}


def setup(
    hands: Sequence[Sequence[int]],
    lines: Mapping[str, Line] | None = None,
    track: Sequence[int] = TRACK,
    top: int = 75,
    bookkeeping: str = "auto",
    crowns: str = "once",
    **more: object,
) -> dict[str, Any]:
    """Set-up data: hands are filled up to five with the highest numbers that nobody was given."""
    given = {number for hand in hands for number in hand} | {top}
    spare = [number for number in NUMBERS if number not in given]
    return {
        "players": len(hands),
        "options": {"bookkeeping": bookkeeping, "crowns": crowns},
        "sheet": sheet(lines or {"far": [75]}, track),
        "cards": CARDS[: len(hands)],
        "hands": [[*hand, *(spare.pop() for _ in range(5 - len(hand)))] for hand in hands],
        "start": 0,
        "top": top,
        **more,
    }


def table(
    hands: Sequence[Sequence[int]],
    lines: Mapping[str, Line] | None = None,
    track: Sequence[int] = TRACK,
    top: int = 75,
    bookkeeping: str = "auto",
    crowns: str = "once",
    **more: object,
) -> State:
    """The state that `setup` describes, its first card turned."""
    state = GAME.new(setup=setup(hands, lines, track, top, bookkeeping, crowns, **more))
    turn_up(state)
    return state


def turn_up(state: State) -> list[Event]:
    """Let chance turn the lowest card for as long as it is asked."""
    events: list[Event] = []
    while state.to_move == CHANCE:
        state.apply(state.legal_actions()[0])
        events += state.events
    return events


def play(state: State, moves: str) -> list[Event]:
    """Moves separated by commas and blanks after them; returns what they brought."""
    events: list[Event] = []
    for move in moves.split(", "):
        if not move.startswith("turn"):
            events += turn_up(state)
        state.apply(GAME.parse(move))
        events += state.events
    return events + turn_up(state)


def pawn(state: State, number: int) -> int | None:
    """The seat whose pawn lies on a number."""
    return view_of(state).pawns[number - 1]
