"""Drag and drop, and clicks: what the mouse does with the pieces, told to `Choosing`."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt

from hoshikan.ui.look.style import TARGET
from hoshikan.ui.table import tweens
from hoshikan.ui.table.choosing import Choosing
from hoshikan.ui.table.items import PieceItem
from hoshikan.ui.table.stage import Stage

SNAP: Final = 0.35
"""How strongly a dragged piece is drawn to the place it would be dropped on (0..1)."""


class DragAndDrop:
    """What is pressed or held, and where. `drag_from` is a distance in scene units; below it a press stays a click."""

    def __init__(self, stage: Stage, choosing: Choosing) -> None:
        self._stage = stage
        self._choosing = choosing
        self._pressed: PieceItem | None = None
        self._held: PieceItem | None = None
        self._grip = QPointF()
        self._start = QPointF()
        self.drag_from = 10.0

    def press(self, point: QPointF) -> bool:
        """The button goes down; whether on something that can be picked up."""
        self._pressed = self._usable_at(point)
        self._start = point
        return self._pressed is not None and self._choosing.picking.is_piece(self._pressed.key)

    def move(self, point: QPointF) -> None:
        """The pointer moves, with a piece held or not."""
        if self._held is not None:
            self._drag(self._held, point)
            return
        item = self._pressed
        if item is None:
            over = self._usable_at(point)
            self._choosing.point_at("" if over is None else over.key)
            usable = over is not None and self._choosing.would_pick(over.key)
            self._stage.point_with(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        elif self._choosing.picking.is_piece(item.key) and self._far(point):
            self._pick_up(item)
            self._drag(item, point)

    def release(self, point: QPointF) -> None:
        """The button goes up: what is held is dropped, what was only pressed is activated."""
        held, pressed = self._held, self._pressed
        self._held = self._pressed = None
        if held is not None:
            self._drop(held, point)
        elif pressed is not None and not self._far(point):
            self._choosing.activate(pressed.key)
        self.move(point)

    def let_go(self) -> None:
        """Put down whatever is held, where it belongs."""
        held, self._held, self._pressed = self._held, None, None
        self._choosing.put_back()
        self._stage.point_with(Qt.CursorShape.ArrowCursor)
        if held is not None:
            self._stage.send_home(held)

    def _pick_up(self, item: PieceItem) -> None:
        self._held = item
        self._grip = item.pos() - self._start
        item.setZValue(item.placement.z + tweens.MOVING_Z)
        self._stage.point_with(Qt.CursorShape.ClosedHandCursor)
        self._choosing.pick_up(item.key)

    def _drag(self, held: PieceItem, point: QPointF) -> None:
        place = point + self._grip
        target = self._target_at(point, held)
        over = ""
        if target is not None and self._choosing.picking.accepts(target.key):
            over = target.key
            place += (target.pos() - place) * SNAP
        held.setPos(place)
        self._choosing.carry_over(over)

    def _drop(self, held: PieceItem, point: QPointF) -> None:
        target = self._target_at(point, held)
        lain_on = list(self._stage.at(self._start, besides=held.key))
        if target is not None and target in lain_on and not self._choosing.picking.accepts(target.key):
            target = None  # put back where it was
        self._choosing.drop("" if target is None else target.key)
        if self._stage.has(held) and held.pos() != held.home:
            self._stage.send_home(held)

    def _far(self, point: QPointF) -> bool:
        return (point - self._start).manhattanLength() > self.drag_from

    def _usable_at(self, point: QPointF) -> PieceItem | None:
        """The topmost piece that can be used, else a small one beside, else the topmost one that has a name."""
        found = None
        for item in self._stage.at(point):
            if self._choosing.picking.usable(item.key):
                return item
            if found is None and item.placement.label:
                found = item
        return self._small_beside(point) or found

    def _small_beside(self, point: QPointF) -> PieceItem | None:
        """The nearest piece that can be used and, too small for a finger, is hit beside its picture too."""
        reach = self._stage.units(TARGET / 2)
        around = []
        for item in self._stage:
            half = QPointF(item.placement.width, item.placement.height) * item.scale() / 2
            way = point - item.pos()
            if item.placement.on_map or min(half.x(), half.y()) >= reach:
                continue
            if abs(way.x()) > max(half.x(), reach) or abs(way.y()) > max(half.y(), reach):
                continue
            if self._choosing.picking.usable(item.key):
                around.append((way.manhattanLength(), item))
        return min(around, key=lambda one: one[0])[1] if around else None

    def _target_at(self, point: QPointF, held: PieceItem) -> PieceItem | None:
        found = None
        for item in self._stage.at(point, besides=held.key):
            if self._choosing.picking.accepts(item.key):
                return item
            if found is None and item.placement.label:
                found = item
        return found
