"""The motions pieces know: to go home, to appear, to vanish, to turn over, to fly."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from hoshikan.ui.table.items import PieceItem
from hoshikan.ui.table.model import Placement
from hoshikan.ui.table.motion import Tween

MOVING_Z = 500.0
"""Added to the stacking of whatever moves."""
FLYER_Z = 900.0


def go_home(item: PieceItem, start_scale: float = 1.0) -> Tween:
    """From wherever the item is, `start_scale` times as large as it looks now, to where its placement says."""
    start, turned = item.pos(), item.rotation()
    end, turn = item.home, (item.placement.rotation - turned + 180) % 360 - 180
    scale = item.scale() * start_scale
    item.setZValue(item.placement.z + MOVING_Z)

    def show(at: float) -> None:
        if at >= 1:
            item.settle()
            return
        item.setPos(start + (end - start) * at)
        item.setRotation(turned + turn * at)
        item.setScale(scale + (item.reach - scale) * at)

    return show


def appear(item: PieceItem) -> Tween:
    item.setOpacity(0)

    def show(at: float) -> None:
        item.setOpacity(at)
        item.swell(0.8 + 0.2 * at)

    return show


def vanish(item: PieceItem, remove: Callable[[PieceItem], None]) -> Tween:
    def show(at: float) -> None:
        if at >= 1:
            remove(item)
        else:
            item.setOpacity(1 - at)

    return show


def turn_over(item: PieceItem, placement: Placement) -> Tween:
    """Turn the item to the face of `placement`, which it then has."""
    turned = False

    def show(at: float) -> None:
        nonlocal turned
        if at >= 0.5 and not turned:
            turned = True
            item.become(placement)
        item.turn(1.0 if at >= 1 else abs(1 - 2 * at))

    return show


def swap(item: PieceItem, placement: Placement) -> Tween:
    """A swelling at whose height the item takes on the face of `placement`."""
    swelling, swapped = pulse(item), False

    def show(at: float) -> None:
        nonlocal swapped
        if at >= 0.5 and not swapped:
            swapped = True
            item.become(placement)
        swelling(at)

    return show


def pulse(item: PieceItem) -> Tween:
    """A short swelling: look here."""

    def show(at: float) -> None:
        item.swell(1 + 0.14 * (1 - abs(1 - 2 * at)) if at < 1 else 1)

    return show


def fly(
    item: PieceItem, start: QPointF, end: QPointF, delay: float, remove: Callable[[PieceItem], None] | None
) -> Tween:
    """From `start` to `end` on a slight arc, beginning after `delay` (0..1) of the step."""
    arc = QPointF(0, -min(60.0, (end - start).manhattanLength() * 0.12))
    item.setPos(start)
    item.setOpacity(0)

    def show(at: float) -> None:
        if at >= 1:
            item.setPos(end)
            item.setOpacity(1)
            if remove is not None:
                remove(item)
            return
        way = max(0.0, (at - delay) / (1 - delay))
        item.setOpacity(min(1.0, way * 6))
        item.setPos(start + (end - start) * way + arc * (4 * way * (1 - way)))

    return show


def rise(item: PieceItem, remove: Callable[[PieceItem], None]) -> Tween:
    """A caption that floats up and fades."""
    start = item.pos()

    def show(at: float) -> None:
        if at >= 1:
            remove(item)
            return
        item.setPos(start + QPointF(0, -46 * at))
        item.setOpacity(1 if at < 0.6 else (1 - at) / 0.4)

    return show
