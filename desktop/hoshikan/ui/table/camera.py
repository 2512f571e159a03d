"""The camera over a map that is larger than its part of the table: where it looks, and how hands move it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

CLOSEST: Final = 2.5
"""Scene units per map unit that nothing is shown larger than."""
ROOM: Final = 0.06
"""Share of the frame left free around a map that is shown as a whole."""
STEP: Final = 1.2
"""One notch of the wheel, one press of a key."""


class Camera:
    """Maps the coordinates of pieces that lie on the map to the scene. Without a frame there is no map.

    Until somebody moves it, it shows the whole map, however that grows.
    """

    def __init__(self) -> None:
        self.frame = QRectF()
        """The part of the scene in which the map is seen."""
        self.zoom = 1.0
        self.centre = QPointF()
        """The place of the map in the middle of the frame."""
        self._bounds = QRectF()
        self._moved = False

    @property
    def works(self) -> bool:
        """Whether this table has a map at all."""
        return not self.frame.isEmpty()

    @property
    def shows_all(self) -> bool:
        """Whether nobody has moved it since it last showed the whole map."""
        return not self._moved

    def cover(self, frame: QRectF, bounds: QRectF) -> None:
        """The map now fills `bounds` and is seen through `frame`."""
        self.frame, self._bounds = frame, bounds
        if self._moved:
            self._keep_in_sight()
        else:
            self.show_all()

    def show_all(self) -> None:
        """Show the whole map, now and as it grows."""
        self._moved = False
        self.centre = self._bounds.center()
        self.zoom = self._whole()

    def zoom_at(self, point: QPointF, factor: float) -> None:
        """Come closer (`factor` > 1) or go away, keeping what lies under `point` of the scene where it is."""
        below = self.to_map(point)
        self.zoom = min(max(self.zoom * factor, self._whole()), max(CLOSEST, self._whole()))
        self._moved = self.zoom > self._whole()
        self.centre = below - (point - self.frame.center()) / self.zoom
        self._keep_in_sight()

    def pan(self, way: QPointF) -> None:
        """Push the map by `way` in scene units."""
        self._moved = True
        self.centre -= way / self.zoom
        self._keep_in_sight()

    def look_at(self, place: QPointF) -> bool:
        """Bring a place of the map into the frame; False if it is in sight already."""
        edge = min(self.frame.width(), self.frame.height()) * ROOM
        seen = self.frame.adjusted(edge, edge, -edge, -edge)
        if not self.works or seen.contains(self.to_scene(place)):
            return False
        self._moved = True
        self.centre = QPointF(place)
        self._keep_in_sight()
        return True

    def to_scene(self, place: QPointF) -> QPointF:
        return self.frame.center() + (place - self.centre) * self.zoom

    def to_map(self, point: QPointF) -> QPointF:
        return self.centre + (point - self.frame.center()) / self.zoom

    def _whole(self) -> float:
        """The zoom at which the whole map is seen; a small map is not blown up."""
        if self._bounds.isEmpty():
            return 1.0
        across = self.frame.width() * (1 - 2 * ROOM) / self._bounds.width()
        down = self.frame.height() * (1 - 2 * ROOM) / self._bounds.height()
        return min(across, down, 1.0)

    def _keep_in_sight(self) -> None:
        """The middle of the frame never leaves the map."""
        x = min(max(self.centre.x(), self._bounds.left()), self._bounds.right())
        y = min(max(self.centre.y(), self._bounds.top()), self._bounds.bottom())
        self.centre = QPointF(x, y)
