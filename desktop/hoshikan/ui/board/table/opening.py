"""The deal: how pieces come to the table when a game begins."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF

from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.motion import Heard, Step, Tween
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import DURATION

_ABOVE: Final = 120.0
"""Distance beyond the upper edge of the table from which pieces without an origin come, in scene units."""
_EACH: Final = 0.4
"""The share of the whole time that a piece is on its way."""


def deal(table: TableScene[Any]) -> None:
    """Let all movable pieces, by the game's `lands`, come flying one after another, row by row."""

    def build() -> list[Tween]:
        pieces = [item for item in table.stage if item.placement.kind in table.lands]
        pieces.sort(key=lambda item: (round(item.home.y()), item.home.x()))
        dealer = QPointF(table.sceneRect().center().x(), table.sceneRect().top() - _ABOVE)
        last = max(1, len(pieces) - 1)
        return [
            _dealt(item, _source(table, item) or dealer, (1 - _EACH) * number / last)
            for number, item in enumerate(pieces)
        ]

    table.motion.play(Step(build, DURATION["hold"], hears=lambda: [Heard(0.05, "deal")]))


def _source(table: TableScene[Any], item: PieceItem) -> QPointF | None:
    origin = table.stage.get(item.placement.origin)
    return None if origin is None else origin.home


def _dealt(item: PieceItem, start: QPointF, begin: float) -> Tween:
    """From `start`, setting out after the share `begin` of the time; as large as it will lie there, since pictures that
    are made larger or smaller take twice the time of a frame."""
    item.setPos(start)
    item.setOpacity(0)

    def show(at: float) -> None:
        way = min(max((at - begin) / _EACH, 0.0), 1.0)
        if way >= 1:
            item.settle()
            return
        item.setOpacity(min(1.0, way * 3))
        item.setPos(start + (item.home - start) * (1 - (1 - way) ** 3))

    return show
