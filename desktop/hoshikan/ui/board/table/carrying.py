"""A piece in the hand: where it is held, how large it is on its way, and how much is seen through it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from hoshikan.ui.board.table.choosing import Choosing
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.stage import Stage

CARRIED_Z: Final = 300.0
"""Added to the stacking of what is carried: above all pieces, below the notes on them."""
_GROWN: Final = 0.6
"""The share of the way to the nearest place after which a piece has the size that it will have there."""
_FREE_WAY: Final = 160.0
"""The same where it can go nowhere, in scene units."""
_LEAST: Final = 0.3
"""As small as a piece becomes, as a share of its size at rest."""
_SHEER: Final = 0.78
"""Opacity of a piece on its way over others."""


class Grip:
    """One piece from the moment it is taken up at `start`, a point of the scene."""

    def __init__(self, item: PieceItem, start: QPointF, stage: Stage, choosing: Choosing) -> None:
        self.item = item
        self._start = start
        self._stage = stage
        self._choosing = choosing
        self._held_at = (item.pos() - start) / (item.placement.width * item.scale())
        """From the pointer to the middle of the piece, in widths of the piece."""
        self._width = item.placement.width * item.scale()
        """Its former width, in scene units."""

    def carry(self, point: QPointF, target: PieceItem | None) -> None:
        """The pointer is at `point`, and the piece is over `target`, a place of the kind where it goes."""
        nearest = target or self._nearest(point)
        near = 1.0 if target is not None else self._progress(point, nearest)
        width = self._width + (self._width_on(nearest) - self._width) * near
        self.item.setScale(width / self.item.placement.width)
        self.item.setPos(point + self._held_at * width)
        self.item.setOpacity(1.0 if target is not None else 1 - (1 - _SHEER) * near)

    def _progress(self, point: QPointF, nearest: PieceItem | None) -> float:
        """Progress on its way (0..1), slow at the beginning and at the end."""
        if nearest is None:
            share = _length(point - self._start) / _FREE_WAY
        else:
            reach = max(nearest.placement.width, nearest.placement.height) * nearest.scale() / 2
            whole = _length(nearest.pos() - self._start) - reach
            left = _length(nearest.pos() - point) - reach
            share = 1.0 if whole <= 0 else (1 - left / whole) / _GROWN
        share = min(max(share, 0.0), 1.0)
        return share * share * (3 - 2 * share)

    def _nearest(self, point: QPointF) -> PieceItem | None:
        """The nearest place where it can go."""
        keys = self._choosing.picking.places
        places = [one for one in self._stage.pieces if one.key in keys]
        return min(places, key=lambda one: _length(one.pos() - point), default=None)

    def _width_on(self, place: PieceItem | None) -> float:
        """Return its width on a place: as the game sets it, else so that it fits there."""
        given = self._choosing.size_on(self.item.key, place.key if place is not None else "")
        if given:
            return given
        if place is None:
            return self._width
        own, there = self.item.placement, place.placement
        fitting = min(there.width / own.width, there.height / own.height) * place.reach
        return own.width * min(max(fitting, _LEAST), 1.0)


def _length(way: QPointF) -> float:
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)
