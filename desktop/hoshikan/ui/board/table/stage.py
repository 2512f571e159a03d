"""The pieces on the table: one item per placement, the motion from one scenery to the next, focus and mouse on them."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene

from hoshikan.ui.board.table import tweens
from hoshikan.ui.board.table.cache import PictureCache
from hoshikan.ui.board.table.camera import Camera
from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.board.table.items import PieceItem, quarters_of
from hoshikan.ui.board.table.kit.painting import Sitter, Sitters
from hoshikan.ui.board.table.model import Placement, Scenery
from hoshikan.ui.board.table.motion import Motion, Tween
from hoshikan.ui.kit.look.theme import DURATION

_LARGEST_START = 2.0
"""Largest initial scale of a piece that becomes smaller on its way: its picture would be blurred."""
_GRIPS = (0.0, -0.2, -0.4, 0.4)
"""Points at which a piece is tried, from its middle to the right, in shares of its width."""


class Stage(QObject):
    """Keeps the items of a scene equal to a scenery. Flyers are extra items that belong to no scenery."""

    camera_moved = Signal()
    """The map is seen from elsewhere; what is drawn on it may be too coarse now."""

    map_turned = Signal()
    """The map is to be laid out turned by a quarter, or no longer."""

    def __init__(self, scene: QGraphicsScene, pictures: PictureCache, motion: Motion) -> None:
        super().__init__(scene)
        self._scene = scene
        self.pictures = pictures
        self.motion = motion
        self.camera = Camera()
        self.sitters = Sitters()
        pictures.paint_by("emblem", self.sitters.paint_emblem)
        pictures.paint_by("~portrait", self.sitters.paint_portrait)
        self.overlaid = 0
        """So many pixels of the window lie under something at its right edge, such as a panel."""
        self._items: dict[str, PieceItem] = {}
        self.pieces: list[PieceItem] = []
        """The items that can be pressed, lit or named."""
        self._flyers: list[PieceItem] = []
        self.carried: PieceItem | None = None
        """The held piece: it stays with the hand wherever its place is."""

    def __iter__(self) -> Iterator[PieceItem]:
        return iter(self._items.values())

    def __len__(self) -> int:
        return len(self._items)

    def get(self, key: str) -> PieceItem | None:
        return self._items.get(key)

    def at(self, point: QPointF, besides: str = "") -> Iterator[PieceItem]:
        """Yield the items under a point of the scene, topmost first, except the one called `besides`."""
        hit = [item for item in self.pieces if item.key != besides and item.is_at(point)]
        return iter(sorted(hit, key=lambda item: -item.depth))

    def grip(self, item: PieceItem) -> QPointF:
        """A point of the scene where a piece can be taken hold of: its middle, or what its neighbours in a hand leave
        uncovered of it."""
        for across in _GRIPS if item.placement.rises else ():
            point = item.mapToScene(QPointF(across * item.placement.width, 0))
            if next(self.at(point), item) is item:
                return point
        return item.scenePos()

    def change_to(self, scenery: Scenery, staying: Collection[PieceItem] = ()) -> list[Tween]:
        """The motion from what is shown to `scenery`. Flyers of earlier steps end here, but for those `staying`; a new
        piece that looks like one takes its place."""
        changes: list[Tween] = []
        self._aim(scenery)
        landed = {(flyer.placement.kind, flyer.placement.face): flyer for flyer in self._flyers}
        self.clear_flyers(staying)
        wanted = {placement.key: placement for placement in scenery.placements}
        if tick := self._items.get(TICK):
            wanted[TICK] = tick.placement
        gone = [key for key in self._items if key not in wanted]
        changes.extend(tweens.vanish(self._items.pop(key), self._remove) for key in gone)
        ordered: dict[str, PieceItem] = {}
        for key, placement in wanted.items():
            item = self._items.get(key)
            if item is None:
                item = PieceItem(placement, self.pictures, self.camera)
                self._scene.addItem(item)
                start, origin = landed.get((placement.kind, placement.face)), self._items.get(placement.origin)
                if start is not None:
                    changes.append(_arrive(item, start))
                else:
                    changes.append(tweens.appear(item) if origin is None else tweens.emerge(item, origin))
            elif item.lies_as(placement):
                pass
            elif landed and (placement.kind, placement.face) in landed and not item.is_like(placement):
                item.become(placement)
                item.settle()
            else:
                changes.extend(self._change(item, placement))
            ordered[key] = item
        self._items = ordered
        self._sort_out()
        return changes

    def flyer(self, kind: str, face: Hashable, width: float, height: float, at: QPointF) -> PieceItem:
        """An extra piece for the length of a motion."""
        item = PieceItem(
            Placement("", kind, face, at.x(), at.y(), width, height, tweens.FLYER_Z), self.pictures, self.camera
        )
        self._scene.addItem(item)
        self._flyers.append(item)
        return item

    def prepare(self, placement: Placement) -> None:
        """Have a picture drawn that may be wanted soon."""
        detail, quarters = self.camera.zoom if placement.on_map else 1.0, quarters_of(placement)
        self.pictures.picture(placement.kind, placement.face, placement.width, placement.height, detail, quarters)

    def lift_off(self, kind: str, face: Hashable, place: QPointF) -> None:
        """Take away what landed at `place` and now flies on."""
        for item in tuple(self._flyers):
            looks = (item.placement.kind, item.placement.face)
            if looks == (kind, face) and (item.pos() - place).manhattanLength() < item.placement.width:
                self.drop_flyer(item)
                return

    def put_down_on(self, item: PieceItem) -> None:
        """Let `item` look like a piece of its size that landed on it, and take that away."""
        for flyer in tuple(self._flyers):
            if flyer.pos() == item.pos() and flyer.placement.width == item.placement.width * item.reach:
                item.show_face(flyer.placement.kind, flyer.placement.face)
                self.drop_flyer(flyer)

    def set_tick(self, placement: Placement | None) -> None:
        """Let the button that does what waits lie there, or nowhere; it belongs to no scenery."""
        tick = self._items.pop(TICK, None)
        if placement is None:
            if tick is not None:
                self._sort_out()
                self._remove(tick)
            return
        if tick is None:
            tick = PieceItem(placement, self.pictures, self.camera)
            self._scene.addItem(tick)
        tick.become(placement)
        tick.settle()
        self._items[TICK] = tick
        self._sort_out()

    def _sort_out(self) -> None:
        self.pieces = [item for item in self._items.values() if not item.placement.inert]

    def drop_flyer(self, item: PieceItem) -> None:
        if item in self._flyers:
            self._flyers.remove(item)
            self._remove(item)

    def clear_flyers(self, staying: Collection[PieceItem] = ()) -> None:
        for item in tuple(self._flyers):
            if item not in staying:
                self.drop_flyer(item)

    def refresh(self) -> None:
        """Fetch all pictures again."""
        for item in (*self._items.values(), *self._flyers):
            item.refresh()

    def set_resolution(self, pixels_per_unit: float) -> None:
        """Set the resolution of all pictures, in pixels for each scene unit; those that have it already are left
        alone."""
        if self.pictures.set_resolution(pixels_per_unit):
            self.refresh()
        else:
            self.sharpen(self.coarse)

    @property
    def coarse(self) -> list[str]:
        """Return keys of pieces on a map whose zoom differs from that of their pictures."""
        return [item.key for item in self if not item.is_sharp]

    def sharpen(self, keys: Iterable[str]) -> None:
        """Fetch other pictures for those of these pieces that have no longer the right ones."""
        for item in map(self.get, tuple(keys)):
            if item is not None and not item.is_sharp:
                item.refresh()

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Show the faces of those who sit here now, by seat."""
        if self.sitters.seat(sitters):
            self.pictures.forget("emblem")
            for item in (*self._items.values(), *self._flyers):
                if item.placement.kind == "emblem":
                    item.refresh()

    def keys(self) -> Iterable[str]:
        return self._items.keys()

    def send_home(self, item: PieceItem) -> None:
        """Let a piece that was carried float back to where it belongs, if it still is on the table."""
        self.motion.enqueue(lambda: [tweens.go_home(item)] if self.has(item) else [], DURATION["quick"])

    def has(self, item: PieceItem) -> bool:
        """True if a piece has not been taken off since."""
        return item.scene() is self._scene

    # The map

    def camera_changed(self) -> None:
        """Show the map from where the camera now is."""
        self.motion.fast_forward()
        self.follow_camera()
        self.camera_moved.emit()

    def turn_map(self, turned: bool) -> None:
        """Show the map turned by a quarter, or as it is."""
        before = self.camera.is_turned
        self.camera.turn(turned)
        if self.camera.is_turned != before:
            self.map_turned.emit()
            self.camera.zoom_at(self.camera.frame.center(), 1.0)  # no farther than the whole of the other shape
            self.camera_changed()

    def follow_camera(self) -> None:
        """Put the pieces on the map where the camera now shows them; the pictures stay as fine as they are."""
        for item in self._items.values():
            if item.placement.on_map:
                item.settle()

    def bring_into_sight(self, place: tuple[float, float]) -> None:
        """Move the map there before anything else is shown, if it has been moved and the place is out of sight."""
        if self.camera.works and not self.camera.shows_all:
            self.motion.enqueue(lambda: self._glide(QPointF(*place)), DURATION["normal"])

    def _glide(self, place: QPointF) -> list[Tween]:
        start = self.camera.centre
        if not self.camera.look_at(place):
            return []
        way = self.camera.centre - start

        def show(at: float) -> None:
            self.camera.centre = start + way * at
            self.follow_camera()
            if at >= 1:
                self.camera_moved.emit()

        show(0)
        return [show]

    @property
    def over_map(self) -> list[QRectF]:
        """Return the places, in the scene, of what lies above a part of the map and does not move with it."""
        frame = self.camera.frame
        above = (item for item in self if not item.placement.on_map and item.placement.z > 0)
        return [rect for item in above if frame.contains(rect := item.mapRectToScene(item.outline))]

    # Focus, mouse, window

    @property
    def focused(self) -> PieceItem | None:
        """The piece with the keyboard focus."""
        item = self._scene.focusItem()
        return item if isinstance(item, PieceItem) else None

    @property
    def focus_key(self) -> str:
        """The key of the piece with the keyboard focus, or ""."""
        item = self.focused
        return "" if item is None else item.key

    def focus(self, key: str) -> None:
        """Give a piece the keyboard focus; the map moves to show it."""
        item = self.get(key)
        if item is None:
            return
        place = item.placement
        if place.on_map and self.camera.look_at(QPointF(place.x, place.y)):
            self.camera_changed()
        self._scene.setFocusItem(item, Qt.FocusReason.TabFocusReason)

    def point_with(self, shape: Qt.CursorShape) -> None:
        """Show this mouse pointer, as a sign of what can be dragged."""
        for view in self._scene.views():
            if view.viewport().cursor().shape() != shape:
                view.viewport().setCursor(shape)

    @property
    def is_in_window(self) -> bool:
        """True if a window shows the table, rather than a picture being taken of it."""
        return bool(self._scene.views())

    def units(self, pixels: float) -> float:
        """So many pixels of the window in scene units; 0 where no window shows the table."""
        views = self._scene.views()
        return pixels / views[0].transform().m11() if views else 0.0

    # Parts

    def _aim(self, scenery: Scenery) -> None:
        """Tell the camera of the map."""
        left = top = right = bottom = 0.0
        lying = [(one.x, one.y, one.width / 2, one.height / 2) for one in scenery.placements if one.on_map]
        if lying:
            left, top = min([x - half for x, _, half, _ in lying]), min([y - half for _, y, _, half in lying])
            right, bottom = max([x + half for x, _, half, _ in lying]), max([y + half for _, y, _, half in lying])
        bounds = QRectF(left, top, right - left, bottom - top)
        covers = [QRectF(*cover) for cover in scenery.map_covers]
        if self.overlaid:
            wide = self.units(self.overlaid)
            covers.append(QRectF(scenery.width - wide, 0, wide, scenery.height))
        self.camera.cover(QRectF(*(scenery.map_frame or (0, 0, 0, 0))), bounds, covers)

    def _home(self, placement: Placement) -> QPointF:
        place = QPointF(placement.x, placement.y)
        return self.camera.to_scene(place) if placement.on_map else place

    def _change(self, item: PieceItem, placement: Placement) -> Iterator[Tween]:
        old = item.placement
        if item is self.carried:
            item.become(placement)
            item.setRotation(placement.rotation)
            return
        same_face = item.is_like(placement)
        resized = (old.width, old.height) != (placement.width, placement.height)
        moved = item.pos() != self._home(placement) or item.rotation() != placement.rotation
        if old.kind != placement.kind and not resized and not moved:
            yield tweens.turn_over(item, placement)
            return
        lies_still = old.on_map and placement.on_map and (old.x, old.y) == (placement.x, placement.y)
        item.become(placement)
        if lies_still and not resized and not item.is_at_rest:
            yield tweens.drift(item)  # the camera has moved, or something flew from here
        elif moved or resized:
            larger = min(old.width / placement.width, old.height / placement.height, _LARGEST_START)
            yield tweens.go_home(item, larger if resized else 1.0)
        else:
            item.settle()
            if not same_face and placement.z >= 0:
                yield tweens.pulse(item)

    def _remove(self, item: PieceItem) -> None:
        if item.scene() is self._scene:
            item.take_off()


def _arrive(item: PieceItem, start: PieceItem) -> Tween:
    """A new piece comes from where another one is, as large as that."""
    item.setPos(start.pos())
    across = start.placement.width * start.scale()
    return tweens.go_home(item, min(1.0, across / (item.placement.width * item.reach)))
