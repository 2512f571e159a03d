"""The motions pieces know: to go home, to appear, to vanish, to turn over, to fly."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF

from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.model import Placement
from hoshikan.ui.board.table.motion import Tween

MOVING_Z = 500.0
"""Added to the stacking of whatever moves."""
FLYER_Z = 900.0
BANNER_Z = 960.0
"""Above all that flies."""
_GROWN = 0.3
"""By how much a piece grows that is what the moment is about, …"""
_LARGEST_GROWTH = 60.0
"""… and by how much at most, in scene units."""
_OVERSHOT = 0.12
"""By how much it is larger still on the way, as a share of its growth."""
_TILT = 5.0
"""By how many degrees a loser leans."""
_PALE = 0.55
"""Opacity of a loser."""
_SWELLING = 0.14
"""By how much a piece swells that asks for attention."""
_LARGEST_SWELLING = 16.0
"""… and by how much at most, in scene units."""
_RISE = 46.0
"""Distance that a caption floats, in scene units."""
_LEAST_SHRUNK = 0.35
"""As small as a piece becomes on its way, so that it is still recognised."""


def go_home(item: PieceItem, start_scale: float = 1.0) -> Tween:
    """Move from the item's current place, at `start_scale` times its current size, to its placement."""
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


def travel(item: PieceItem, target: PieceItem, end: QPointF, size: float = 0.0) -> Tween:
    """Move to the place `end` on another piece, there no larger than that, or `size` times the usual size. Its own
    place after that is set elsewhere."""
    start, scale = item.pos(), item.scale()
    place = target.placement
    fitting = min(place.width, place.height) / max(item.placement.width, item.placement.height)
    least = size or min(scale, max(fitting, _LEAST_SHRUNK))
    item.setZValue(FLYER_Z)

    def show(at: float) -> None:
        item.setPos(_on_arc(start, end, at))
        item.setScale(scale + (least - scale) * at)

    return show


def emerge(item: PieceItem, origin: PieceItem) -> Tween:
    """Out of another piece, no larger than that at first, to where it belongs."""
    item.setPos(origin.home)
    smaller = max(origin.placement.width / item.placement.width, origin.placement.height / item.placement.height)
    return go_home(item, min(1.0, max(smaller, _LEAST_SHRUNK)))


def appear(item: PieceItem) -> Tween:
    item.setOpacity(0)

    def show(at: float) -> None:
        item.setOpacity(at)
        item.swell(0.8 + 0.2 * at)

    return show


def drift(item: PieceItem) -> Tween:
    """As `go_home`, among the pieces around it and not above them: for a map that is moved as a whole."""
    start, end, scale = item.pos(), item.home, item.scale()

    def show(at: float) -> None:
        if at >= 1:
            item.settle()
            return
        item.setPos(start + (end - start) * at)
        item.setScale(scale + (item.reach - scale) * at)

    return show


def vanish(item: PieceItem, remove: Callable[[PieceItem], None]) -> Tween:
    """Fade away, wherever the item is."""
    seen = item.opacity()

    def show(at: float) -> None:
        if at >= 1:
            remove(item)
        else:
            item.setOpacity(seen * (1 - at))

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
        if at >= 1:
            item.settle()

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


def roll(item: PieceItem, placement: Placement, through: Sequence[Hashable]) -> Tween:
    """As `swap`, but other faces are seen before."""
    swapping, shown = swap(item, placement), -1

    def show(at: float) -> None:
        nonlocal shown
        now = int(at * 2 * len(through))
        if now != shown and now < len(through):
            shown = now
            item.show_face(placement.kind, through[now])
        swapping(at)

    return show


def pulse(item: PieceItem) -> Tween:
    """A short swelling: look here. Broad pieces swell less, so that they stay out of their neighbours' way."""
    growth = min(_SWELLING, _LARGEST_SWELLING / max(item.placement.width, item.placement.height))

    def show(at: float) -> None:
        item.swell(1 + growth * (1 - abs(1 - 2 * at)) if at < 1 else 1)

    return show


def fly(
    item: PieceItem, start: QPointF, end: QPointF, delay: float, remove: Callable[[PieceItem], None] | None
) -> Tween:
    """From `start` to `end` on a slight arc, beginning after `delay` (0..1) of the step."""
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
        item.setPos(_within(item, _on_arc(start, end, way)))

    return show


def rise(item: PieceItem, remove: Callable[[PieceItem], None], upwards: bool = True) -> Tween:
    """A caption that floats up (or down) and fades."""
    start, way = item.pos(), -_RISE if upwards else _RISE

    def show(at: float) -> None:
        if at >= 1:
            remove(item)
            return
        item.setPos(start + QPointF(0, way * at))
        item.setOpacity(1 if at < 0.6 else (1 - at) / 0.4)

    return show


def fade_in(item: PieceItem) -> Tween:
    """Come to be seen in the first third of the step."""
    item.setOpacity(0)

    def show(at: float) -> None:
        item.setOpacity(min(1.0, 3 * at))

    return show


def fade_out(item: PieceItem) -> Tween:
    """Be seen no longer, and stay so."""
    seen = item.opacity()

    def show(at: float) -> None:
        item.setOpacity(seen * (1 - at))

    return show


def stamp(item: PieceItem) -> Tween:
    """A word that is put down: it appears at the end of the step, from a little nearer to the eye."""
    item.setOpacity(0)

    def show(at: float) -> None:
        near = max(0.0, (at - 0.6) / 0.4)
        item.setOpacity(min(1.0, 2 * near))
        item.swell(1.35 - 0.35 * near)

    return show


def grow(item: PieceItem) -> Tween:
    """Become larger, a little more than that on the way, and stay so."""
    growth = min(_GROWN, _LARGEST_GROWTH / max(item.placement.width, item.placement.height))

    def show(at: float) -> None:
        item.swell(1 + growth * at * (1 + _OVERSHOT * 4 * (1 - at)))

    return show


def lose(item: PieceItem) -> Tween:
    """Lean and pale, and stay so."""
    turned, seen = item.rotation(), item.opacity()

    def show(at: float) -> None:
        item.setRotation(turned + _TILT * at)
        item.setOpacity(seen - (seen - min(seen, _PALE)) * at)

    return show


def stand_up(item: PieceItem) -> Tween:
    """From however the item stands to how it does usually."""
    turned, scale, seen = item.rotation(), item.scale(), item.opacity()

    def show(at: float) -> None:
        item.setRotation(turned + (item.placement.rotation - turned) * at)
        item.setScale(scale + (item.reach - scale) * at)
        item.setOpacity(seen + (1 - seen) * at)
        if at >= 1:
            item.settle()

    return show


def ring(item: PieceItem) -> Tween:
    """A frame of light that swells once and stays."""
    item.setOpacity(0)
    swelling = pulse(item)

    def show(at: float) -> None:
        item.setOpacity(min(1.0, 3 * at))
        swelling(at)

    return show


def _within(item: PieceItem, place: QPointF) -> QPointF:
    """`place`, or below it so far that all of the item is on the table: above it there is the toolbar."""
    scene = item.scene()
    if scene is None:  # the table was left while the item was on its way
        return place
    return QPointF(place.x(), max(place.y(), scene.sceneRect().top() + item.placement.height / 2))


def _on_arc(start: QPointF, end: QPointF, at: float) -> QPointF:
    """The place at 0..1 of a way that bends slightly upwards, as a thrown thing goes."""
    arc = QPointF(0, -min(60.0, (end - start).manhattanLength() * 0.12))
    return start + (end - start) * at + arc * (4 * at * (1 - at))
