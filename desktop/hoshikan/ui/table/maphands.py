"""Moving the map: dragged with the mouse, zoomed with the wheel and with keys; what gets the focus comes into sight."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from hoshikan.ui.look.theme import DURATION
from hoshikan.ui.table.camera import STEP
from hoshikan.ui.table.items import PieceItem
from hoshikan.ui.table.motion import Tween

if TYPE_CHECKING:
    from hoshikan.ui.table.scene import TableScene

NOTCH: Final = 120
"""What Qt calls one notch of a wheel."""
_ZOOMS: Final = MappingProxyType({"+": STEP, ";": STEP, "=": STEP, "-": 1 / STEP})
"""Plus is typed with or without Shift, on an English or a Japanese keyboard."""


_PLAIN: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Held with these a key is still a character."""


class MapHands:
    """Turns gestures into moves of the camera."""

    def __init__(self, scene: TableScene[Any]) -> None:
        self._scene = scene
        self._start = QPointF()
        self._last = QPointF()
        self._ready = False
        self.dragging = False

    def grab(self, point: QPointF) -> None:
        """The button went down where nothing else is to be picked up."""
        self._ready = self._scene.stage.camera.frame.contains(point)
        self._start = self._last = point

    def drag(self, point: QPointF, slack: float) -> bool:
        """Push the map along; False while `slack` has not been exceeded, or if nothing was grabbed."""
        if not self._ready:
            return False
        if not self.dragging and (point - self._start).manhattanLength() <= slack:
            return False
        self.dragging = True
        self._scene.point_with(Qt.CursorShape.ClosedHandCursor)
        self._scene.stage.camera.pan(point - self._last)
        self._last = point
        self._scene.camera_changed()
        return True

    def let_go(self) -> None:
        self._ready = self.dragging = False

    def wheel(self, point: QPointF, delta: int) -> bool:
        """Zoom around the mouse; False where there is no map."""
        camera = self._scene.stage.camera
        if not camera.works or not camera.frame.contains(point):
            return False
        camera.zoom_at(point, STEP ** (delta / NOTCH))
        self._scene.camera_changed()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Plus and minus zoom, 0 shows everything; a game's own shortcuts come first."""
        camera = self._scene.stage.camera
        if not camera.works or event.modifiers() & ~_PLAIN:
            return False
        if event.text() in _ZOOMS:
            camera.zoom_at(camera.frame.center(), _ZOOMS[event.text()])
        elif event.text() == "0":
            camera.show_all()
        else:
            return False
        self._scene.camera_changed()
        return True

    def reveal(self, item: PieceItem) -> None:
        """Bring a piece of the map into sight."""
        place = item.placement
        if place.on_map and self._scene.stage.camera.look_at(QPointF(place.x, place.y)):
            self._scene.camera_changed()

    def bring_into_sight(self, place: tuple[float, float]) -> None:
        """Glide there before anything else is shown, if somebody has moved the map and the place is out of sight."""
        camera = self._scene.stage.camera
        if camera.works and not camera.shows_all:
            self._scene.motion.enqueue(lambda: self._glide(QPointF(*place)), DURATION["normal"])

    def _glide(self, place: QPointF) -> list[Tween]:
        stage = self._scene.stage
        start = stage.camera.centre
        if not stage.camera.look_at(place):
            return []
        way = stage.camera.centre - start

        def show(at: float) -> None:
            stage.camera.centre = start + way * at
            stage.follow_camera()
            if at >= 1:
                self._scene.camera_moved.emit()

        show(0)
        return [show]
