"""Drag and drop, and clicks: the mouse's actions on the pieces, passed to `Choosing`."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt

from hoshikan.ui.board.table.carrying import CARRIED_Z, Grip
from hoshikan.ui.board.table.choosing import Choosing
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.style import TARGET

SNAP: Final = 0.85
"""Attraction of a dragged piece to the place it would be dropped on (0..1)."""


class DragAndDrop:
    """The pressed or held piece, and its place. `drag_from` is a distance in scene units; below it a press stays a
    click."""

    def __init__(self, stage: Stage, choosing: Choosing) -> None:
        self._stage = stage
        self._choosing = choosing
        self._pressed: PieceItem | None = None
        self._grip: Grip | None = None
        self._start = QPointF()
        self._last = QPointF()
        self._again = False
        """True if the press is the second of a double click."""
        self._shown = False
        """True if the last click has shown a piece in a place where it was not before."""
        self.drag_from = 10.0

    def press(self, point: QPointF, again: bool = False) -> bool:
        """The button goes down; whether on something that can be picked up."""
        self._pressed = self._usable_at(point)
        self._start, self._again = point, again
        return self._pressed is not None and self._choosing.can_carry(self._pressed.key)

    def move(self, point: QPointF) -> None:
        """The pointer moves, with a piece held or not."""
        if self._grip is not None:
            self._drag(self._grip, point)
            return
        item = self._pressed
        if item is None:
            over = self._usable_at(point)
            self._choosing.point_at("" if over is None else over.key)
            usable = over is not None and self._choosing.would_pick(over.key)
            self._stage.point_with(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        elif self._choosing.can_carry(item.key) and self._far(point):
            self._drag(self._pick_up(item), point)

    def release(self, point: QPointF, moved_map: bool = False) -> None:
        """The button goes up: what is held is dropped, what was only pressed is activated. `moved_map`: the map was
        pushed along instead."""
        grip, pressed = self._grip, self._pressed
        self._grip = self._pressed = None
        if grip is not None:
            self._drop(grip, point)
        elif pressed is not None and not self._far(point):
            self._click(pressed.key)
        elif pressed is not None and not moved_map and not self._choosing.is_live(pressed.key):
            # Whoever tries to take up what cannot be moved now is told why.
            self._choosing.activate(pressed.key)
        self.move(point)

    def let_go(self) -> None:
        """Put down whatever is held, where it belongs."""
        grip, self._grip, self._pressed = self._grip, None, None
        self._stage.carried = None
        self._choosing.put_back()
        self._stage.point_with(Qt.CursorShape.ArrowCursor)
        if grip is not None:
            self._stage.send_home(grip.item)

    def hold_on(self) -> None:
        """Keep the held piece, which has been turned, under the pointer."""
        if self._grip is not None:
            self._drag(self._grip, self._last)

    def is_over_something(self, point: QPointF) -> bool:
        """True if there is something under the pointer that can be used now."""
        item = self._usable_at(point)
        return item is not None and self._choosing.is_live(item.key)

    def _click(self, key: str) -> None:
        choosing = self._choosing
        if self._again and self._shown and choosing.waiting:
            choosing.confirm()
            return
        new = key not in choosing.picking.picked
        choosing.activate(key)
        self._shown = new and bool(choosing.waiting)

    def _pick_up(self, item: PieceItem) -> Grip:
        self._shown = False
        grip = self._grip = Grip(item, self._start, self._stage, self._choosing)
        self._stage.carried = item
        item.setZValue(item.placement.z + CARRIED_Z)
        self._stage.point_with(Qt.CursorShape.ClosedHandCursor)
        self._choosing.pick_up(item.key)
        return grip

    def _drag(self, grip: Grip, point: QPointF) -> None:
        self._last = point
        held, choosing = grip.item, self._choosing
        target = self._target_at(point, held)
        fits = target is not None and choosing.picking.accepts(target.key)
        barred = target is not None and not fits and choosing.is_like_a_target(target.key)
        grip.carry(point, target if fits or barred else None)
        held.setZValue(held.placement.z + CARRIED_Z)
        if target is not None and (fits or barred):
            held.setPos(held.pos() + (target.pos() - held.pos()) * SNAP)
        here = "" if target is None else target.key
        choosing.carry_over(here if fits else "", here if barred else "")

    def _drop(self, grip: Grip, point: QPointF) -> None:
        held = grip.item
        target = self._target_at(point, held)
        self._stage.carried = None
        home = QRectF(held.boundingRect())
        home.moveCenter(held.home)
        if home.contains(point) and (target is None or not self._choosing.picking.accepts(target.key)):
            self._choosing.lay_back()
        else:
            self._choosing.drop("" if target is None else target.key)
        if self._stage.has(held) and held.pos() != held.home:
            self._stage.send_home(held)

    def _far(self, point: QPointF) -> bool:
        return (point - self._start).manhattanLength() > self.drag_from

    def _usable_at(self, point: QPointF) -> PieceItem | None:
        """The topmost piece that can be used, else a small one beside, else the topmost one that has a name."""
        found = None
        for item in self._stage.at(point):
            if self._choosing.is_live(item.key):
                return item
            if found is None and item.placement.label:
                found = item
        return self._small_beside(point) or found

    def _small_beside(self, point: QPointF) -> PieceItem | None:
        """The nearest piece that can be used and, too small for a finger, is hit beside its picture too."""
        reach = self._stage.units(TARGET / 2)
        around = []
        for item in self._stage.pieces:
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
