"""What can be decided in Sterre en Kroon, what chance brings, and how both are written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import NotationError
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.rules.numbers import NUMBERS

K_TURN: Final = 0
K_DRAW: Final = 1
K_EXTRA: Final = 2
K_NO_EXTRA: Final = 3
K_PLAY: Final = 4
K_CARD: Final = 5
K_CROWN: Final = 6
K_DONE: Final = 7
K_PLACE: Final = 8
K_TAKE_CROWN: Final = 9
K_OPEN: Final = 10
K_CLAIM_MAP: Final = 11
K_CLAIM_CARD: Final = 12
K_NEXT: Final = 13

LINE_ID: Final = r"[a-z][a-z0-9-]{0,23}"
"""How the lines of a sheet may be called; their ids are part of the notation."""
_CLAIM_MAP: Final = re.compile(f"claim map:({LINE_ID})")
_TAKE_CROWN: Final = re.compile(r"take-crown ([1-9][0-9]?),([1-9][0-9]?)")


class Move(Action):
    """A decision or a turned card. `number` is the number meant, the line of the own card (`K_CLAIM_CARD`) or the
    column times 100 plus the row (`K_TAKE_CROWN`); `line` is the map line of `K_CLAIM_MAP`."""

    __slots__ = ("kind", "line", "number")

    def __init__(self, text: str, kind: int, number: int = 0, line: str = "") -> None:
        super().__init__(text)
        self.kind = kind
        self.number = number
        self.line = line


def _numbered(word: str, kind: int) -> tuple[Move, ...]:
    """One move per number; place 0 is never legal and only keeps the numbers in their places."""
    return tuple(Move(f"{word} {number}", kind, number) for number in range(NUMBERS + 1))


TURN: Final = _numbered("turn", K_TURN)
PLAY: Final = _numbered("play", K_PLAY)
CARD: Final = _numbered("card", K_CARD)
CROWN: Final = _numbered("crown", K_CROWN)
PLACE: Final = _numbered("place", K_PLACE)
OPEN: Final = _numbered("open", K_OPEN)
CLAIM_CARD: Final = tuple(Move(f"claim card:{line}", K_CLAIM_CARD, index) for index, line in enumerate(CARD_LINES))
DRAW: Final = Move("draw", K_DRAW)
EXTRA: Final = Move("extra", K_EXTRA)
NO_EXTRA: Final = Move("no-extra", K_NO_EXTRA)
DONE: Final = Move("done", K_DONE)
NEXT: Final = Move("next", K_NEXT)

_BY_TEXT: Final[Mapping[str, Move]] = {
    move.text: move
    for moves in (TURN[1:], PLAY[1:], CARD[1:], CROWN[1:], PLACE[1:], OPEN[1:], CLAIM_CARD)
    for move in moves
} | {move.text: move for move in (DRAW, EXTRA, NO_EXTRA, DONE, NEXT)}


def claim_map(line: str) -> Move:
    """The claim of a map line's points."""
    return Move(f"claim map:{line}", K_CLAIM_MAP, line=line)


def take_crown(column: int, row: int) -> Move:
    """The taking of the crown on a cell of the map."""
    return Move(f"take-crown {column},{row}", K_TAKE_CROWN, 100 * column + row)


def parse(text: str) -> Move:
    """The move written as `text`. Raises NotationError."""
    known = _BY_TEXT.get(text)
    if known is not None:
        return known
    line = _CLAIM_MAP.fullmatch(text)
    if line:
        return claim_map(line[1])
    cell = _TAKE_CROWN.fullmatch(text)
    if cell:
        return take_crown(int(cell[1]), int(cell[2]))
    raise NotationError(text)
