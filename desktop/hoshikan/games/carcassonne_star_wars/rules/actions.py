"""Decisions and chance outcomes as values, and their texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import NotationError
from hoshikan.engine.memo import Memo
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, cell_at, place_of

OWN_TILE: Final = -1
NO_GEAR: Final = 0
BLASTER: Final = 1
SABRE: Final = 2
GEAR_NAMES: Final = ("", "blaster", "sabre")
GEAR_TEXTS: Final = ("", " +blaster", " +sabre")
FARTHEST: Final = 120
"""Coordinates beyond cannot be reached with all tiles in a row."""
MOST_SEATS: Final = 6
HAVE_SMALL: Final = 1
HAVE_LARGE: Final = 2
"""Bits of what a seat has in supply; a piece of gear has the bit `gear << 2`."""
_NUMBER: Final = r"(0|-?[1-9][0-9]{0,2})"
_PLACE: Final = re.compile(rf"place {_NUMBER},{_NUMBER} ([0-3])")
_DRAW: Final = re.compile(r"draw ([a-z][a-z0-9-]{0,39}):([reho-])")
_CLAIM: Final = re.compile(rf"claim (small|large) planet@{_NUMBER},{_NUMBER}( \+blaster| \+sabre|)")


class StarWarsAction(Action):
    """A decision, a draw or a roll."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return parse, (self.text,)


class Draw(StarWarsAction):
    """A face turned up (CS-2.1), as the tile's id and symbol."""

    __slots__ = ("face",)

    def __init__(self, face: str) -> None:
        super().__init__("draw " + face)
        self.face = face


class Place(StarWarsAction):
    """The drawn tile is laid on a cell in a rotation (CS-2.2)."""

    __slots__ = ("cell", "rotation")

    def __init__(self, cell: int, rotation: int) -> None:
        x, y = place_of(cell)
        super().__init__(f"place {x},{y} {rotation}")
        self.cell = cell
        self.rotation = rotation


class Claim(StarWarsAction):
    """A meeple is placed (CS-3.1), with equipment if any (CS-8.1); `cell` names the planet around the new tile or is
    `OWN_TILE`, `spot` is an index of `SPOTS`, -1 for leaving all meeples in supply."""

    __slots__ = ("cell", "gear", "large", "spot")

    def __init__(self, spot: int, cell: int, large: int, gear: int) -> None:
        super().__init__(_claim_text(spot, cell, large, gear))
        self.spot = spot
        self.cell = cell
        self.large = large
        self.gear = gear

    @property
    def on_own_tile(self) -> bool:
        """True if a meeple goes on a feature of the tile just laid, and not on a planet around it."""
        return self.spot >= 0 and self.cell == OWN_TILE


class Fight(StarWarsAction):
    """A side names the member who fights for all (CS-7.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"fight {seat}")
        self.seat = seat


class Dice(StarWarsAction):
    """One fighter's roll (CS-4.2, CS-8.2): its number of dice, whether one is yellow, and the highest face."""

    __slots__ = ("count", "top", "yellow")

    def __init__(self, white: Sequence[int], yellow: int) -> None:
        faces = [(face, "") for face in white] + ([(yellow, "y")] if yellow else [])
        faces.sort(key=lambda face: (-face[0], face[1] == ""))
        super().__init__("dice " + " ".join(f"{mark}{face}" for face, mark in faces))
        self.count = len(faces)
        self.yellow = yellow > 0
        self.top = faces[0][0]


def _claim_text(spot: int, cell: int, large: int, gear: int) -> str:
    if spot < 0:
        return "skip"
    where = SPOTS[spot]
    if cell != OWN_TILE:
        x, y = place_of(cell)
        where += f"@{x},{y}"
    return f"claim {'large' if large else 'small'} {where}{GEAR_TEXTS[gear]}"


def _rolls(count: int, yellow: bool) -> tuple[tuple[Dice, float], ...]:
    """All outcomes of `count` dice with their probabilities, lowest faces first."""
    white = count - yellow
    rolls: list[tuple[Dice, float]] = []
    for faces in combinations_with_replacement(range(1, 7), white):
        ways = factorial(white)
        for same in Counter(faces).values():
            ways //= factorial(same)
        rolls += [(Dice(faces, eye), ways / 6**count) for eye in (range(3, 9) if yellow else (0,))]
    return tuple(rolls)


def _choices(spot: int, cell: int) -> tuple[tuple[Claim, ...], ...]:
    """Claims of one spot by what the seat has in supply (the bits above): small before large, plain before equipped."""
    claims = [Claim(spot, cell, large, gear) for gear in range(3) for large in range(2)]
    return tuple(
        tuple(
            claim
            for claim in claims
            if have & (HAVE_LARGE if claim.large else HAVE_SMALL) and (not claim.gear or have >> 2 & claim.gear)
        )
        for have in range(16)
    )


SKIP: Final = Claim(-1, OWN_TILE, 0, NO_GEAR)
FIGHTS: Final[tuple[Fight, ...]] = tuple(Fight(seat) for seat in range(MOST_SEATS))
ROLLS: Final[Mapping[tuple[int, bool], tuple[tuple[Dice, float], ...]]] = {
    (count, yellow): _rolls(count, yellow) for count in (1, 2, 3) for yellow in (False, True)
}
"""Outcomes by number of dice and whether one of them is yellow."""
OWN_CLAIMS: Final[tuple[tuple[tuple[Claim, ...], ...], ...]] = tuple(
    _choices(spot, OWN_TILE) for spot in range(len(SPOTS))
)
"""Claims on the new tile by spot and supply."""
_FIXED: Final[Mapping[str, StarWarsAction]] = {
    action.text: action
    for action in (
        SKIP,
        *FIGHTS,
        *(roll for rolls in ROLLS.values() for roll, _ in rolls),
        *(claim for spot in OWN_CLAIMS for claim in spot[15]),
    )
}


PLACES: Final[Memo[tuple[tuple[Action, ...], ...]]] = Memo()
"""Cached results of `places`, by cell, for hot loops."""


def places(cell: int) -> tuple[tuple[Action, ...], ...]:
    """Placements on one cell by the mask of fitting rotations."""
    turned = [Place(cell, rotation) for rotation in range(4)]
    by_fits = tuple(tuple(place for place in turned if fits >> place.rotation & 1) for fits in range(16))
    PLACES.known[cell] = by_fits
    return by_fits


@cache
def claims_at(cell: int) -> tuple[tuple[Action, ...], ...]:
    """Claims of the planet on `cell`, beside the new tile, by supply (CS-3.3)."""
    return _choices(0, cell)


def parse(text: str) -> StarWarsAction:
    """The action with this notation. Raises NotationError."""
    action = _FIXED.get(text)
    if action is not None:
        return action
    if found := _PLACE.fullmatch(text):
        return Place(_cell(text, found[1], found[2]), int(found[3]))
    if found := _DRAW.fullmatch(text):
        return Draw(f"{found[1]}:{found[2]}")
    if found := _CLAIM.fullmatch(text):
        cell = _cell(text, found[2], found[3])
        return Claim(0, cell, int(found[1] == "large"), GEAR_TEXTS.index(found[4]))
    raise NotationError(text)


def _cell(text: str, x: str, y: str) -> int:
    if abs(int(x)) > FARTHEST or abs(int(y)) > FARTHEST:
        raise NotationError(text)
    return cell_at(int(x), int(y))
