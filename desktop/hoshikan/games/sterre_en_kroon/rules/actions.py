"""Decisions in Sterre en Kroon and their steps of a turn, outcomes of chance, and the notation of both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import NotationError
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, NUMBERS, by_byte

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

S_DRAW: Final = 0
S_DECLARE: Final = 1
S_RECORD: Final = 2
S_CARD: Final = 3
S_SCORE: Final = 4
S_END_CARD: Final = 5
S_END_SCORE: Final = 6
STAGES: Final = ("draw", "declare", "record", "card", "score", "end-card", "end-score")
"""The steps of a turn and of the end of the game, by number."""

DREW: Final = 1
BOUGHT: Final = 2
CARD_USED: Final = 4
CROWN_USED: Final = 8
"""Bits of `used`: what may be done once per turn and is done."""

LINE_ID: Final = r"[a-z][a-z0-9-]{0,23}"
"""Pattern of ids of a sheet's lines; they are part of the notation."""
_CLAIM_MAP: Final = re.compile(f"claim map:({LINE_ID})")
_TAKE_CROWN: Final = re.compile(r"take-crown ([1-9][0-9]?),([1-9][0-9]?)")


class SterreAction(Action):
    """A decision or a turned card. `number` is the number meant, the index of the line (`K_CLAIM_CARD`) or the column
    times 100 plus the row (`K_TAKE_CROWN`); `line` is the line of the map or of the own card that is claimed."""

    __slots__ = ("kind", "line", "number")

    def __init__(self, text: str, kind: int, number: int = 0, line: str = "") -> None:
        super().__init__(text)
        self.kind = kind
        self.number = number
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return parse, (self.text,)

    @property
    def cell(self) -> tuple[int, int]:
        """Column and row of the crown that is taken."""
        return self.number // 100, self.number % 100


def _numbered(word: str, kind: int) -> tuple[SterreAction, ...]:
    """One action per number; place 0 is never legal and only keeps the numbers in their places."""
    return tuple(SterreAction(f"{word} {number}", kind, number) for number in range(NUMBERS + 1))


TURN: Final = _numbered("turn", K_TURN)
PLAY: Final = _numbered("play", K_PLAY)
CARD: Final = _numbered("card", K_CARD)
CROWN: Final = _numbered("crown", K_CROWN)
PLACE: Final = _numbered("place", K_PLACE)
OPEN: Final = _numbered("open", K_OPEN)
CLAIM_CARD: Final = tuple(
    SterreAction(f"claim card:{line}", K_CLAIM_CARD, index, line) for index, line in enumerate(CARD_LINES)
)
TURNS: Final = by_byte(TURN)
PLAYS: Final = by_byte(PLAY)
CARDS: Final = by_byte(CARD)
CROWNS: Final = by_byte(CROWN)
OPENS: Final = by_byte(OPEN)
"""The actions for a set of numbers: see `bingo.members`."""
DRAW: Final = SterreAction("draw", K_DRAW)
EXTRA: Final = SterreAction("extra", K_EXTRA)
NO_EXTRA: Final = SterreAction("no-extra", K_NO_EXTRA)
DONE: Final = SterreAction("done", K_DONE)
NEXT: Final = SterreAction("next", K_NEXT)

_BY_TEXT: Final[Mapping[str, SterreAction]] = {
    action.text: action
    for actions in (TURN[1:], PLAY[1:], CARD[1:], CROWN[1:], PLACE[1:], OPEN[1:], CLAIM_CARD)
    for action in actions
} | {action.text: action for action in (DRAW, EXTRA, NO_EXTRA, DONE, NEXT)}


def claim_map(line: str) -> SterreAction:
    """The claim of a map line's points."""
    return SterreAction(f"claim map:{line}", K_CLAIM_MAP, line=line)


def take_crown(column: int, row: int) -> SterreAction:
    """The taking of the crown on a cell of the map."""
    return SterreAction(f"take-crown {column},{row}", K_TAKE_CROWN, 100 * column + row)


def parse(text: str) -> SterreAction:
    """The action written as `text`. Raises NotationError."""
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
