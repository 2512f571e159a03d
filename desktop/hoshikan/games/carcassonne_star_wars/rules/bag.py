"""The face-down tiles: which are left, and which of them a draw can bring (CS-2.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.engine.action import Action
from hoshikan.games.carcassonne_star_wars.rules.grid import ASTEROID, ROUTE, SPACE
from hoshikan.games.carcassonne_star_wars.rules.tiles import ComponentBox

_ONE_EDGE: Final[tuple[int, ...]] = tuple(
    [
        sum([1 << edge for edge in (SPACE, ROUTE, ASTEROID) for side in range(4) if around == edge << 2 * side])
        for around in range(256)
    ]
)
"""By surroundings: a bit for the edge they ask for, if it is the only one. With one place of each every face fits."""
_EVERY_EDGE: Final = 1 << SPACE | 1 << ROUTE | 1 << ASTEROID


@mypyc_attr(acyclic=True)
class Bag:
    """Tiles still to be drawn. `places` everywhere are the board's empty cells with their surroundings."""

    __slots__ = ("all_fit", "box", "left", "stock")

    def __init__(self, box: ComponentBox, source: Bag | None = None) -> None:
        self.box = box
        self.stock: list[int] = source.stock[:] if source else [face.copies for face in box.faces]
        """Copies left, by face."""
        self.left: int = source.left if source else box.total
        self.all_fit: bool = source.all_fit if source else False
        """True if every face is sure to fit somewhere on the current board."""

    def take(self, face: int) -> None:
        self.stock[face] -= 1
        self.left -= 1

    def brings_nothing(self, places: dict[int, int]) -> bool:
        """True if no tile left fits anywhere. Called whenever the board has changed: draws rely on it."""
        edges = 0
        for around in places.values():
            edges |= _ONE_EDGE[around]
            if edges == _EVERY_EDGE:
                break
        self.all_fit = edges == _EVERY_EDGE
        return not self.left or not (self.all_fit or self._fitting(places))

    def draws(self, places: dict[int, int]) -> list[tuple[Action, float]]:
        """Faces left that fit somewhere, by their share of all copies that do."""
        draws, stock = self.box.draws, self.stock
        if self.all_fit:
            share = 1.0 / self.left
            return [(draws[face], copies * share) for face, copies in enumerate(stock) if copies]
        fitting = self._fitting(places)
        share = 1.0 / sum([stock[face] for face in fitting])
        return [(draws[face], stock[face] * share) for face in fitting]

    def drawn(self, point: float, places: dict[int, int]) -> Action:
        """The one of the `draws` in whose share of 0..1 `point` falls."""
        left, total = self.stock, self.left
        if not self.all_fit:
            left = [0] * len(self.stock)
            for face in self._fitting(places):
                left[face] = self.stock[face]
            total = sum(left)
        share, last = 1.0 / total, 0
        for face, copies in enumerate(left):
            if copies:
                last = face
                point -= copies * share
                if point < 0:
                    break
        return self.box.draws[last]

    def can_bring(self, text: str, places: dict[int, int]) -> bool:
        """True if a face with this id and symbol is left and fits somewhere."""
        face = self.box.by_text.get(text, -1)
        if face < 0 or not self.stock[face]:
            return False
        if self.all_fit:
            return True
        fits = self.box.faces[face].fits
        return any(fits[around] for around in places.values())

    def _fitting(self, places: dict[int, int]) -> list[int]:
        arounds = set(places.values())
        faces = self.box.faces
        return [
            face
            for face, copies in enumerate(self.stock)
            if copies and any(faces[face].fits[around] for around in arounds)
        ]
