"""The button on the table that confirms a waiting action: its place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.model import Placement

_SIDE: Final = 56.0
"""Its width in scene units, if that is enough for a finger."""
_Z: Final = 700.0
"""Above every piece, below what flies."""


def beside(item: PieceItem, table: QRectF, least: float, label: str) -> Placement:
    """At the lower right corner of `item`, so that all its edges can be seen, within `table`; `least` units wide."""
    side = max(_SIDE, least)
    half = QPointF(item.placement.width, item.placement.height) * item.reach / 2
    room = table.adjusted(side / 2, side / 2, -side / 2, -side / 2)
    x = min(max(item.home.x() + half.x() + side * 0.3, room.left()), room.right())
    y = min(max(item.home.y() + half.y() + side * 0.3, room.top()), room.bottom())
    return Placement(TICK, "~tick", "", x, y, side, side, _Z, label=label, zone=item.placement.zone)
