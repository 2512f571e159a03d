"""Moving the map: panned with the mouse, zoomed with the wheel and with keys."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from hoshikan.ui.board.table.camera import STEP
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.board.table.wheelsteps import NOTCH

_ZOOMS: Final = MappingProxyType({"+": STEP, ";": STEP, "=": STEP, "-": 1 / STEP})
"""Plus is typed with or without Shift, on an English or a Japanese keyboard."""


_PLAIN: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Held with these a key is still a character."""


class PanAndZoom:
    """Turns gestures into moves of the camera."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._start = QPointF()
        self._last = QPointF()
        self._ready = False
        self.dragging = False

    def grab(self, point: QPointF) -> None:
        """The button went down where nothing else is to be picked up."""
        self._ready = self._stage.camera.sees(point)
        self._start = self._last = point

    def drag(self, point: QPointF, slack: float) -> bool:
        """Push the map along; False while `slack` has not been exceeded, or if nothing was grabbed."""
        if not self._ready:
            return False
        if not self.dragging and (point - self._start).manhattanLength() <= slack:
            return False
        self.dragging = True
        self._stage.point_with(Qt.CursorShape.ClosedHandCursor)
        self._stage.camera.pan(point - self._last)
        self._last = point
        self._stage.camera_changed()
        return True

    def let_go(self) -> None:
        self._ready = self.dragging = False

    def wheel(self, point: QPointF, delta: int) -> bool:
        """Zoom around the mouse; False where there is no map."""
        camera = self._stage.camera
        if not camera.works or not camera.sees(point):
            return False
        camera.zoom_at(point, STEP ** (delta / NOTCH))
        self._stage.camera_changed()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Plus and minus zoom, 0 shows everything; a game's own shortcuts come first."""
        camera = self._stage.camera
        if not camera.works or event.modifiers() & ~_PLAIN:
            return False
        if event.text() in _ZOOMS:
            camera.zoom_at(camera.frame.center(), _ZOOMS[event.text()])
        elif event.text() == "0":
            camera.show_all()
        else:
            return False
        self._stage.camera_changed()
        return True
