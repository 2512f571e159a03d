"""The camera over a map that is larger than its part of the table: where it looks, and how hands move it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF

CLOSEST: Final = 2.5
"""Scene units per map unit that nothing is shown larger than."""
LARGEST: Final = 1.4
"""The usual largest scale of a map with few tiles, on every page."""
ROOM: Final = 0.03
"""Share of the frame left free around a map that is shown as a whole."""
_HAIR: Final = 0.5
"""Overlap up to which rectangles count as touching only."""
STEP: Final = 1.2
"""One notch of the wheel, one press of a key."""


class Camera:
    """Maps the coordinates of pieces that lie on the map to the scene. Without a frame there is no map.

    Until it is moved, it shows the whole map, however that grows.
    """

    def __init__(self) -> None:
        self._frame = QRectF()
        self._centre = QPointF()
        self._middles = (0.0, 0.0, 0.0, 0.0)
        """The middle of the frame, and the place of the map that is there."""
        self._zoom = 1.0
        self.moves = 0
        """Number of changes of the map's place."""
        self.largest = LARGEST
        """Scene units per map unit that a small map, shown as a whole, is blown up to at most."""
        self._bounds = QRectF()
        self._covers: tuple[QRectF, ...] = ()
        self._free: tuple[QRectF, ...] = ()
        self._moved = False
        self.can_turn = False
        """True if the map can be shown turned by a quarter."""
        self.is_turned = False
        """True if the map is shown so: the coordinates of its pieces are turned."""

    @property
    def frame(self) -> QRectF:
        """The part of the scene in which the map is seen."""
        return self._frame

    @property
    def centre(self) -> QPointF:
        """The place of the map in the middle of the frame."""
        return self._centre

    @centre.setter
    def centre(self, place: QPointF) -> None:
        self._look(self._frame, place)

    @property
    def zoom(self) -> float:
        """Its scale, in scene units per unit of the map."""
        return self._zoom

    @zoom.setter
    def zoom(self, zoom: float) -> None:
        self.moves += zoom != self._zoom
        self._zoom = zoom

    def _look(self, frame: QRectF, centre: QPointF) -> None:
        self._frame, self._centre = frame, centre
        middle = frame.center()
        middles = middle.x(), middle.y(), centre.x(), centre.y()
        self.moves += middles != self._middles
        self._middles = middles

    @property
    def works(self) -> bool:
        """True if this table has a map."""
        return not self.frame.isEmpty()

    @property
    def covers(self) -> Sequence[QRectF]:
        """The parts of the scene in which other things are over the map."""
        return self._covers

    @property
    def shows_all(self) -> bool:
        """True if it has not been moved since it last showed the whole map."""
        return not self._moved

    def cover(self, frame: QRectF, bounds: QRectF, covers: Sequence[QRectF] = ()) -> None:
        """The map now fills `bounds` and is seen through `frame`, of which `covers` lie over it."""
        if (frame, tuple(covers)) != (self.frame, self._covers):
            self._covers = tuple(covers)
            self._free = _free(frame, self._covers)
        self._bounds = bounds
        self._look(frame, self._centre)
        if self._moved:
            self._keep_in_sight()
        else:
            self.show_all()

    def sees(self, point: QPointF) -> bool:
        """True if a point of the scene shows the map, and not something over it."""
        return self.frame.contains(point) and not any(cover.contains(point) for cover in self._covers)

    def show_all(self) -> None:
        """Show the whole map, now and as it grows: in the free part of the frame where it is largest, as near to the
        middle of the frame as that allows."""
        self._moved = False
        self.zoom = self._whole()
        free = max(self._free, key=self._fitting, default=self.frame)
        half = self._bounds.size() * self.zoom / 2
        middle = self.frame.center()
        x = min(max(middle.x(), free.left() + half.width()), free.right() - half.width())
        y = min(max(middle.y(), free.top() + half.height()), free.bottom() - half.height())
        self.centre = self._bounds.center() - (QPointF(x, y) - middle) / self.zoom

    def zoom_at(self, point: QPointF, factor: float) -> None:
        """Come closer (`factor` > 1) or go away, keeping the map's place at `point` of the scene where it is."""
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

    @property
    def offers_turn(self) -> bool:
        """True if the map can be turned back, or would be lower turned."""
        tall = self._bounds.height() > self._bounds.width()
        return self.works and self.can_turn and (self.is_turned or tall)

    def turn(self, turned: bool) -> None:
        """Show the map turned by a quarter, or as it is; the same place stays in the middle."""
        if self.can_turn and turned != self.is_turned:
            self.is_turned = turned
            x, y = self.centre.x(), self.centre.y()
            self.centre = QPointF(-y, x) if turned else QPointF(y, -x)

    def to_scene(self, place: QPointF) -> QPointF:
        return QPointF(*self.seen(place.x(), place.y()))

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """Return a place of the map in the scene. In numbers, since it is called for every piece at every change, and
        points take ten times as long."""
        across, down, left, top = self._middles
        return across + (x - left) * self._zoom, down + (y - top) * self._zoom

    def to_map(self, point: QPointF) -> QPointF:
        return self.centre + (point - self.frame.center()) / self.zoom

    def _whole(self) -> float:
        """The zoom at which the whole map is seen."""
        if self._bounds.isEmpty():
            return 1.0
        return max(map(self._fitting, self._free), default=1.0)

    def _fitting(self, place: QRectF) -> float:
        """The zoom at which the whole map fits into a part of the frame."""
        across = place.width() * (1 - 2 * ROOM) / self._bounds.width()
        down = place.height() * (1 - 2 * ROOM) / self._bounds.height()
        return min(across, down, self.largest)

    def _keep_in_sight(self) -> None:
        """The middle of the frame never leaves the map."""
        x = min(max(self.centre.x(), self._bounds.left()), self._bounds.right())
        y = min(max(self.centre.y(), self._bounds.top()), self._bounds.bottom())
        self.centre = QPointF(x, y)


def _free(frame: QRectF, covers: Sequence[QRectF]) -> tuple[QRectF, ...]:
    """The rectangles of `frame` between its edges and those of `covers` that none of them reaches into."""
    lefts = (frame.left(), *(cover.right() for cover in covers))
    rights = (frame.right(), *(cover.left() for cover in covers))
    tops = (frame.top(), *(cover.bottom() for cover in covers))
    bottoms = (frame.bottom(), *(cover.top() for cover in covers))
    found = (QRectF(QPointF(x, y), QPointF(u, v)) for x, u, y, v in product(lefts, rights, tops, bottoms))
    inner = ((one, one.adjusted(_HAIR, _HAIR, -_HAIR, -_HAIR)) for one in found)
    return tuple(one for one, core in inner if core.isValid() and not any(core.intersects(cover) for cover in covers))
