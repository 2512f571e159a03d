"""The player's hands: press, drag, drop, click, type. All of it ends in the one `Picking` of the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt

from hoshikan.ui.look.style import TARGET
from hoshikan.ui.look.theme import DURATION
from hoshikan.ui.table import tweens
from hoshikan.ui.table.items import PieceItem

if TYPE_CHECKING:
    from hoshikan.ui.table.scene import TableScene

SNAP = 0.35
"""How strongly a dragged piece is drawn to the place it would be dropped on (0..1)."""


class Hands:
    """What is held and where. `drag_from` is a distance in scene units below which a press stays a click."""

    def __init__(self, scene: TableScene[Any]) -> None:
        self._scene = scene
        self._pressed: PieceItem | None = None
        self._held: PieceItem | None = None
        self._grip = QPointF()
        self._start = QPointF()
        self._picked_before: tuple[str, ...] = ()
        self.drag_from = 10.0

    @property
    def held(self) -> str:
        """Key of the piece being dragged, or ""."""
        return "" if self._held is None else self._held.key

    def press(self, point: QPointF) -> bool:
        """The button goes down; whether on something that can be picked up."""
        self._pressed = self._usable_at(point)
        self._start = point
        return self._pressed is not None and self._scene.picking.is_piece(self._pressed.key)

    def move(self, point: QPointF) -> None:
        """The pointer moves, with a piece held or not."""
        if self._held is not None:
            self._drag(point)
            return
        item = self._pressed
        if item is None:
            over = self._usable_at(point)
            self._scene.hover("" if over is None else over.key)
            usable = over is not None and self._scene.picking.usable(self._scene.stands_for(over.key))
            self._scene.point_with(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        elif self._scene.picking.is_piece(item.key) and self._far(point):
            self._pick_up(item)
            self._drag(point)

    def release(self, point: QPointF) -> None:
        held, pressed = self._held, self._pressed
        self._held = self._pressed = None
        if held is not None:
            self._drop(held, point)
        elif pressed is not None and not self._far(point):
            self._scene.activate(pressed.key)
        self.move(point)

    def let_go(self) -> None:
        """Put down whatever is held, where it belongs."""
        held, self._held, self._pressed = self._held, None, None
        self._scene.drag_over("")
        self._scene.point_with(Qt.CursorShape.ArrowCursor)
        if held is not None:
            self._scene.picking.restore(self._picked_before)
            self._float_back(held)

    def _pick_up(self, item: PieceItem) -> None:
        picking = self._scene.picking
        self._held = item
        self._grip = item.pos() - self._start
        self._picked_before = picking.picked
        if item.key not in picking.picked:
            picking.add(item.key)
        item.setZValue(item.placement.z + tweens.MOVING_Z)
        self._scene.point_with(Qt.CursorShape.ClosedHandCursor)
        self._scene.picks_changed()

    def _drag(self, point: QPointF) -> None:
        held = self._held
        assert held is not None
        place = point + self._grip
        target = self._target_at(point, held)
        over = ""
        if target is not None and self._scene.picking.accepts(target.key):
            over = target.key
            place += (target.pos() - place) * SNAP
        held.setPos(place)
        self._scene.drag_over(over)

    def _drop(self, held: PieceItem, point: QPointF) -> None:
        scene = self._scene
        scene.drag_over("")
        target = self._target_at(point, held)
        lain_on = list(scene.stage.at(self._start, besides=held.key))
        if target is not None and target in lain_on and not scene.picking.accepts(target.key):
            target = None  # put back where it was
        if target is None or not scene.pick(target.key, dropped=True):
            scene.picking.restore(self._picked_before)
            scene.picks_changed()
        if held.scene() is scene and held.pos() != held.home:
            self._float_back(held)

    def _float_back(self, item: PieceItem) -> None:
        scene = self._scene
        scene.motion.enqueue(lambda: [tweens.go_home(item)] if item.scene() is scene else [], DURATION["quick"])

    def _far(self, point: QPointF) -> bool:
        return (point - self._start).manhattanLength() > self.drag_from

    def _usable_at(self, point: QPointF) -> PieceItem | None:
        """The topmost piece that can be used, else a small one beside, else the topmost one that has a name."""
        found = None
        for item in self._scene.stage.at(point):
            if self._scene.picking.usable(item.key):
                return item
            if found is None and item.placement.label:
                found = item
        return self._small_beside(point) or found

    def _small_beside(self, point: QPointF) -> PieceItem | None:
        """The nearest piece that can be used and, too small for a finger, is hit beside its picture too."""
        views = self._scene.views()
        reach = TARGET / 2 / views[0].transform().m11() if views else 0.0
        around = []
        for item in self._scene.stage:
            half = QPointF(item.placement.width, item.placement.height) * item.scale() / 2
            way = point - item.pos()
            if item.placement.on_map or min(half.x(), half.y()) >= reach:
                continue
            if abs(way.x()) > max(half.x(), reach) or abs(way.y()) > max(half.y(), reach):
                continue
            if self._scene.picking.usable(item.key):
                around.append((way.manhattanLength(), item))
        return min(around, key=lambda one: one[0])[1] if around else None

    def _target_at(self, point: QPointF, held: PieceItem) -> PieceItem | None:
        found = None
        for item in self._scene.stage.at(point, besides=held.key):
            if self._scene.picking.accepts(item.key):
                return item
            if found is None and item.placement.label:
                found = item
        return found
