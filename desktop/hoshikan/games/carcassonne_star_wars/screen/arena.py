"""Layout of a battle: the tile in question, drawn large, between the fighters, over the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.layout import TILE
from hoshikan.games.carcassonne_star_wars.teaching.sums import fighting
from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.model import Placement

Z: Final = 11.0
"""Stacking of its ground: above all on the map."""
_SIDE: Final = 250.0
"""Side of the tile fought for, in scene units, where there is room."""
_CARD: Final = (372.0, 214.0)
_GEAR: Final = 38.0
"""Additional height of a card with equipment."""
_DICE: Final = 104.0
_EDGE: Final = 18.0
_HALF: Final = 0.5
"""Tiles from the middle of one to its edge."""


class Strength(NamedTuple):
    """The origin of a fighter's number of dice."""

    large: bool
    symbol: bool
    """True if there is a symbol of the fighter's own faction."""
    gear: tuple[str, ...]
    """"blaster", "sabre"."""


def ground(view: StarWarsView) -> Coordinates:
    """The tile that a battle is about: the planet's, or the one that joined what is fought for."""
    battle = view.battle
    if battle is not None and battle.kind == "planet":
        cells = {tuple(cell) for cell in battle.cells}
        for meeple in view.meeples:
            if meeple.spot == "planet" and meeple.place in cells and view.feature(meeple.place, "planet").contested:
                return meeple.place
    return view.newest.place


def strength(view: StarWarsView, seat: int) -> Strength:
    """Return the origin of a fighter's number of dice (CS-4.2, CS-8.2)."""
    battle = view.battle
    assert battle is not None
    dice = battle.dice[battle.fighters.index(seat)]
    there = [meeple for meeple in fighting(view) if meeple.seat == seat]
    large = any(meeple.large for meeple in there)
    gear = tuple(sorted({meeple.gear for meeple in there} - {""}))
    return Strength(large, dice > (2 if large else 1), gear)


class Card(NamedTuple):
    """The places of one fighter."""

    frame: Rect
    dice: Rect


class Arena:
    """For `count` fighters, as near as possible to `point` of the scene, the place of the tile at `place`, in the map's
    `frame`. `geared`: true to show equipment."""

    def __init__(
        self,
        place: Coordinates,
        point: tuple[float, float],
        frame: tuple[float, float, float, float],
        count: int,
        geared: bool,
    ) -> None:
        self._place = place
        rows = max(1, -(-count // 2))
        wide, high = _CARD[0], _CARD[1] + _GEAR * geared
        width = 2 * wide + _SIDE + 4 * _EDGE
        height = max(_SIDE, rows * (high + _EDGE) - _EDGE) + 2 * _EDGE
        self._scale = min(1.0, frame[2] / width, frame[3] / height)
        self._card = wide * self._scale, high * self._scale
        self._rows = rows
        size = width * self._scale, height * self._scale
        x, y = (
            min(max(at, start + half), start + room - half)
            for at, start, room, half in zip(point, frame[:2], frame[2:], (size[0] / 2, size[1] / 2), strict=True)
        )
        self.frame = Rect(x, y, *size)

    def card(self, number: int) -> Card:
        """Fighters stand at the left and the right in turn."""
        row, right = divmod(number, 2)
        width, height = self._card
        step = height + _EDGE * self._scale
        away = (_SIDE / 2 + _EDGE) * self._scale
        left = self.frame.x + away if right else self.frame.x - away - width
        top = self.frame.y + (row - self._rows / 2) * step + _EDGE * self._scale / 2
        dice, inner = _DICE * self._scale, 12 * self._scale
        return Card(
            rect(left, top, width, height),
            rect(left + inner, top + height - dice - inner, width - 2 * inner, dice),
        )

    def lying(self, pieces: Iterable[Placement]) -> Iterator[Placement]:
        """The map's pieces, of which those on the tile fought for lie here."""
        for piece in pieces:
            across, down = piece.x / TILE - self._place[0], piece.y / TILE - self._place[1]
            if max(abs(across), abs(down)) > _HALF:
                yield piece
                continue
            side = _SIDE * self._scale
            yield replace(
                piece,
                x=self.frame.x + across * side,
                y=self.frame.y + down * side,
                width=piece.width * side / TILE,
                height=piece.height * side / TILE,
                z=piece.z + Z + 1,
                on_map=False,
            )
