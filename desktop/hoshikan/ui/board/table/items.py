"""A piece on the table: a focusable item without ink of its own, and the shared pictures it shows."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem

from hoshikan.ui.board.table.cache import PictureCache, cast_reach, room_around
from hoshikan.ui.board.table.camera import Camera
from hoshikan.ui.board.table.marks import HALO
from hoshikan.ui.board.table.model import BadgeFace, HaloFace, Placement
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.material import LIFTED

BELOW = -5000.0
"""Added to the stacking of pieces on the map, so that all others are above it."""
LIFT = 14.0
"""Height to which a picked piece is raised, in scene units."""
_RISE = 28.0
"""Distance by which a piece comes up out of its neighbours under the mouse, in scene units, …"""
_NEARER = 0.2
"""… and by how much larger it is then."""
_RISEN_Z = 60.0
"""Added to its stacking."""

OVER = 400.0
"""Added to the stacking of the focus ring and the note of a piece: above all pieces at rest, below what moves."""
LIT = 460.0
"""Added to the stacking of what stays bright while the rest of the table is dark."""
NOTE = (64.0, 38.0)
"""Width and height of a note, in scene units."""

_FADED = 0.25
"""Opacity of a piece that does not matter now."""
_ROOM_FOR_NOTE = 90.0
"""Pieces must be so high to bear a note in their middle."""
_ROOM_FOR_NAME = 200.0
"""And so high to have a name in their middle below a note."""
_ABOVE = 6.0
"""Overhang of the note at the upper edge of a small piece: the writing above the piece can be read."""
_ABOVE_ALL = ("~ring", "~badge")
"""Marks of a piece above its neighbours, not among them."""


class Shown(NamedTuple):
    """The picture of a part of a piece."""

    kind: str
    face: Hashable
    width: float
    height: float
    corner: QPointF
    """The upper left of its picture while that is upright."""
    quarters: int = 0
    """Quarters of a turn clockwise in which the picture is drawn."""


class PieceItem(QGraphicsObject):
    """Shows one placement. Where it is, is the item's matter; where it belongs, the placement's."""

    def __init__(self, placement: Placement, pictures: PictureCache, camera: Camera) -> None:
        super().__init__()
        self._camera = camera
        self._detail = 1.0
        self.placement = placement
        self._settled_as: Placement | None = None
        """The placement as which it settled, if it has not been moved since, …"""
        self._settled_at = 0
        """… after this number of moves of the camera."""
        self._pictures = pictures
        self._halo_face: HaloFace | None = None
        self._ringed = False
        self._lit = False
        self._faded = False
        self._badge_face: BadgeFace | None = None
        self._in_hand = False
        self._dressed: dict[str, QGraphicsPixmapItem] = {}
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._raised = self._risen = False
        self._forward = 0.0
        self._rising: QVariantAnimation | None = None
        self._picture = self._part(0)
        self._detail = self.reach
        self.become(placement)
        self.settle()

    def boundingRect(self) -> QRectF:
        width, height = self.placement.width, self.placement.height
        return QRectF(-width / 2, -height / 2, width, height)

    def is_at(self, point: QPointF) -> bool:
        """True if a point of the scene is on the piece."""
        place = self.placement
        if self._lies_still:  # as most do: Qt need not be asked where
            (x, y), scale = self._belongs, self.reach
        else:
            x, y, scale = self.x(), self.y(), self.scale()
        if abs(point.x() - x) + abs(point.y() - y) > 2 * max(place.width, place.height) * scale:
            return False
        if place.on_map and not self._camera.sees(point):
            return False
        return self.contains(self.mapFromScene(point))

    @property
    def key(self) -> str:
        return self.placement.key

    def is_like(self, placement: Placement) -> bool:
        """True if it looks like another placement, whatever their sizes."""
        return (self.placement.kind, self.placement.face) == (placement.kind, placement.face)

    @property
    def home(self) -> QPointF:
        """Its own place in the scene."""
        return QPointF(*self._belongs)

    @property
    def _belongs(self) -> tuple[float, float]:
        place = self.placement
        return self._camera.seen(place.x, place.y) if place.on_map else (place.x, place.y)

    @property
    def is_at_rest(self) -> bool:
        """True if it is seen at its own place and size."""
        if self._lies_still:
            return True
        x, y = self._belongs
        return self.x() == x and self.y() == y and self.scale() == self.reach and self.opacity() == 1

    def lies_as(self, placement: Placement) -> bool:
        """True if it is already seen as `placement`, as most pieces are at every change of the table."""
        return (self.placement is placement or self.placement == placement) and (self._lies_still or self.is_at_rest)

    @property
    def _lies_still(self) -> bool:
        """True if nothing has moved it since it settled: then it is at rest, and Qt, which takes long to answer, need
        not be asked."""
        return self._settled_as is self.placement and self._settled_at == self._camera.moves

    def setPos(self, *place: Any) -> None:
        self._settled_as = None
        super().setPos(*place)

    def setScale(self, factor: float) -> None:
        self._settled_as = None
        super().setScale(factor)

    def setOpacity(self, opacity: float) -> None:
        self._settled_as = None
        super().setOpacity(opacity)

    @property
    def depth(self) -> float:
        """Its stacking among all pieces."""
        return self.placement.z + LIT if self._lit else self.layer

    @property
    def layer(self) -> float:
        """Its stacking among all pieces while nothing is bright."""
        return self.placement.z + (BELOW if self.placement.on_map else 0.0)

    def light(self, *, lit: bool) -> None:
        """Lie above the shade that darkens the table, or where it belongs again."""
        if lit != self._lit:
            before, self._lit = self.depth, lit
            self.setZValue(self.zValue() + self.depth - before)

    @property
    def reach(self) -> float:
        """Its scale: pieces on the map grow and shrink with it."""
        return self._camera.zoom if self.placement.on_map else 1.0

    def swell(self, factor: float) -> None:
        """Set its size relative to the usual one."""
        self.setScale(self.reach * factor)

    def settle(self) -> None:
        """Go to the place of the placement."""
        self.setPos(self.home)
        self.setRotation(self.placement.rotation)
        self.setZValue(self.depth)
        self.swell(1)
        self.setOpacity(1)
        self._settled_as, self._settled_at = self.placement, self._camera.moves

    def become(self, placement: Placement) -> None:
        """Take over a new placement and its picture, but stay where the item is."""
        if (placement.width, placement.height) != (self.placement.width, self.placement.height):
            self.prepareGeometryChange()
        self.placement = placement
        focusable = bool(placement.label)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, focusable)
        self.setToolTip(literal(placement.tooltip or placement.label))
        self.show_face(placement.kind, placement.face)
        self._dress()

    def show_face(self, kind: str, face: Hashable) -> None:
        """Show a picture, for the time of a motion perhaps another one than the placement's."""
        place, quarters = self.placement, quarters_of(self.placement)
        picture = self._pictures.picture(kind, face, place.width, place.height, self._detail, quarters)
        self._picture.setPixmap(picture)
        self._lay(self._picture, room_around(kind, place.width, place.height), quarters)

    def _lay(self, part: QGraphicsPixmapItem, room: float, quarters: int) -> None:
        """Centre a picture, drawn turned already and `room` larger than the piece on every side, on the piece."""
        half = self.placement.width / 2 + room, self.placement.height / 2 + room
        part.setOffset(-half[quarters % 2], -half[1 - quarters % 2])
        part.setRotation(-90 * quarters % 360)  # Qt turns by these angles without a rest

    def paint_face(self, painter: QPainter) -> None:
        """Paint the piece by itself, from its upper left corner, in scene units."""
        one = self.placement
        room = room_around(one.kind, one.width, one.height)
        painter.translate(-room, -room)
        self._pictures.paint(painter, one.kind, one.face, one.width, one.height)

    def parts(self) -> Iterator[tuple[QGraphicsPixmapItem, Shown]]:
        """Yield the pictures that are seen of it while it is still, with their contents."""
        place, around = self.placement, self._around
        room = room_around(place.kind, place.width, place.height)
        corner = QPointF(-place.width / 2 - room, -place.height / 2 - room)
        yield self._picture, Shown(place.kind, place.face, place.width, place.height, corner, quarters_of(place))
        note = note_place(place.width, place.height, place.note)
        worn = (("~halo", self._halo_face, self._lit_around), ("~ring", "", around), ("~badge", self._badge_face, note))
        for kind, face, rect in worn:
            part = self._dressed.get(kind)
            if part is not None and part.isVisible() and face is not None:
                yield part, Shown(kind, face, rect.width(), rect.height(), part.offset())

    def turn(self, width: float) -> None:
        """Show the picture at 0..1 of its width, as of a card being turned over."""
        self._picture.setTransform(QTransform.fromScale(max(width, 0.02), 1))

    @property
    def is_sharp(self) -> bool:
        """True if its pictures are as fine as it is large now."""
        return self._detail == self.reach

    def refresh(self) -> None:
        """Fetch every picture again, after a change of theme, language, resolution or zoom."""
        self._detail = self.reach
        for part in self._dressed.values():
            if not part.isVisible():
                part.setPixmap(QPixmap())
        self.show_face(self.placement.kind, self.placement.face)
        self._dress()

    def lift(self, raised: bool) -> None:
        if raised != self._raised:  # else Qt would paint all pieces anew: to scale one is to move it
            self._raised = raised
            self._pose()

    def rise(self, risen: bool, milliseconds: int) -> None:
        """Come forward under the mouse, or go back among the neighbours; where it is felt stays as it is."""
        if risen == self._risen:
            return
        self._risen = risen
        if self.zValue() in (self.depth, self.depth + _RISEN_Z):
            self.setZValue(self.depth + (_RISEN_Z if risen else 0.0))
        if self._rising is None:
            self._rising = QVariantAnimation(self)
            self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
            self._rising.valueChanged.connect(self._come)
        self._rising.stop()
        if milliseconds <= 0:
            self._come(float(risen))
            return
        self._rising.setDuration(milliseconds)
        self._rising.setStartValue(self._forward)
        self._rising.setEndValue(float(risen))
        self._rising.start()

    def _come(self, share: float) -> None:
        self._forward = share
        self._pose()

    def _pose(self) -> None:
        up = max(LIFT if self._raised else 0.0, _RISE * self._forward)
        for kind, part in (("", self._picture), *self._dressed.items()):
            if part.parentItem() is self and kind != "~cast":
                part.setPos(0, -up)
                part.setScale(1 + _NEARER * self._forward)
        self._carry()

    def set_in_hand(self, held: bool) -> None:
        """Cast a wider shadow than pieces on the table, or no longer."""
        if held != self._in_hand:
            self._in_hand = held
            self._dress()

    def take_off(self) -> None:
        """Leave the scene, with the parts above the neighbours."""
        scene = self.scene()
        for part in (self, *self._above()):
            if part.scene() is scene:
                scene.removeItem(part)

    def _above(self) -> list[QGraphicsPixmapItem]:
        """Return the parts above the neighbours: no children, since these are among them."""
        return [part for kind, part in self._dressed.items() if kind in _ABOVE_ALL]

    def _carry(self) -> None:
        """Keep the parts above the neighbours on the piece."""
        for part in self._above():
            if part.isVisible():
                part.setPos(self.mapToScene(self._picture.pos()))
                part.setRotation(self.rotation())
                part.setScale(self.scale())
                part.setOpacity(self.opacity())

    def set_halo(self, face: HaloFace | None, above: bool = False) -> None:
        """Light around the piece, or none. `above`: its line is on the picture, which else covers it."""
        if face != self._halo_face:
            self._halo_face = face
            self._dress()
        if (part := self._dressed.get("~halo")) is not None:
            part.setZValue(0.5 if above else -1)

    def fade(self, faded: bool) -> None:
        """Step back behind the pieces that matter, or no longer."""
        if faded != self._faded:
            self._faded = faded
            self._picture.setOpacity(_FADED if faded else 1.0)

    @property
    def is_faded(self) -> bool:
        """True if it is faded behind the pieces that matter."""
        return self._faded

    def prepare_halo(self, face: HaloFace) -> None:
        """Have a halo drawn that may be wanted soon."""
        around = self._lit_around
        self._pictures.picture("~halo", face, around.width(), around.height(), self._detail)

    def prepare_cast(self) -> None:
        """Have the shadow drawn that it casts in the hand."""
        place = self.placement
        self._pictures.cast(place.kind, place.face, place.width, place.height, self._detail, quarters_of(place))

    def set_ring(self, ringed: bool) -> None:
        if ringed != self._ringed:
            self._ringed = ringed
            self._dress()

    def set_badge(self, face: BadgeFace | None) -> None:
        """A note on the piece, or none."""
        if face != self._badge_face:
            self._badge_face = face
            self._dress()

    @property
    def is_plain(self) -> bool:
        """True if it has no marks and its plain look."""
        worn = self._halo_face or self._ringed or self._badge_face
        return not (worn or self._raised or self._in_hand or self._risen or self.is_faded)

    @property
    def halo(self) -> str:
        """The colour of the light around it; "" for none."""
        return self._halo_face.light if self._halo_face else ""

    @property
    def badge(self) -> BadgeFace | None:
        return self._badge_face

    @property
    def _around(self) -> QRectF:
        return self.boundingRect().adjusted(-HALO, -HALO, HALO, HALO)

    @property
    def outline(self) -> QRectF:
        """The rectangle that its picture fills, in its own coordinates."""
        place = self.placement
        return self._pictures.outline(
            place.kind, place.face, place.width, place.height, self._detail, quarters_of(place)
        )

    @property
    def _lit_around(self) -> QRectF:
        return self.outline.adjusted(-HALO, -HALO, HALO, HALO)

    def _dress(self) -> None:
        around = self._around
        width, height = self.placement.width, self.placement.height
        note = note_place(width, height, self.placement.note)
        self._cast_shadow()
        if self._halo_face is not None or "~halo" in self._dressed:
            self._wear("~halo", self._halo_face, self._lit_around, -1)
        self._wear("~ring", "" if self._ringed else None, around, 1)
        self._wear("~badge", self._badge_face, note, 2)

    def _cast_shadow(self) -> None:
        part = self._dressed.get("~cast")
        if not self._in_hand:
            if part is not None:
                part.setVisible(False)
            return
        if part is None:
            part = self._dressed["~cast"] = self._part(-2)
            part.setOpacity(LIFTED[2])
        place, quarters = self.placement, quarters_of(self.placement)
        kind, width, height = place.kind, place.width, place.height
        part.setPixmap(self._pictures.cast(kind, place.face, width, height, self._detail, quarters))
        self._lay(part, room_around(kind, width, height) + cast_reach(width, height), quarters)
        part.setOffset(part.offset() + QPointF(0, LIFTED[0] * min(width, height)))
        part.setVisible(True)

    def _wear(self, kind: str, face: Hashable | None, rect: QRectF, z: float) -> None:
        """Show a mark, or none for None."""
        part = self._dressed.get(kind)
        if face is None:
            if part is not None:
                part.setVisible(False)
            return
        if part is None:
            part = self._dressed[kind] = self._part_above(z) if kind in _ABOVE_ALL else self._part(z)
            part.setPos(self._picture.pos())
            part.setScale(self._picture.scale())
        part.setPixmap(self._pictures.picture(kind, face, rect.width(), rect.height(), self._detail))
        part.setOffset(rect.topLeft())
        part.setVisible(True)
        self._carry()

    def _part_above(self, z: float) -> QGraphicsPixmapItem:
        part = _picture()
        part.setZValue(OVER + z + (BELOW if self.placement.on_map else 0.0))
        self.scene().addItem(part)
        if not self._above():
            for changed in (
                self.xChanged,
                self.yChanged,
                self.rotationChanged,
                self.scaleChanged,
                self.opacityChanged,
            ):
                changed.connect(self._carry)
        return part

    def _part(self, z: float) -> QGraphicsPixmapItem:
        part = _picture(self)
        part.setZValue(z)
        return part


def _picture(parent: QGraphicsItem | None = None) -> QGraphicsPixmapItem:
    part = QGraphicsPixmapItem() if parent is None else QGraphicsPixmapItem(parent)
    part.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    part.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    part.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    return part


def quarters_of(placement: Placement) -> int:
    """Return the quarters of a turn clockwise in which a piece is drawn; 0 where it is askew."""
    quarters, rest = divmod(placement.rotation % 360, 90)
    return 0 if rest else int(quarters)


def note_place(width: float, height: float, note: str = "") -> QRectF:
    """Return the place of the note of a piece of this size, from the piece's middle.

    On a small piece a note would hide its subject, so there it is on the upper edge; a piece no larger than a
    note is a place for one.
    """
    wide, tall = NOTE
    if note == "covers":
        wide, tall = min(wide, width), min(tall, height)
        return QRectF(-wide / 2, -tall / 2, wide, tall)
    if width <= wide and height <= tall:
        return QRectF(-width / 2, -height / 2, width, height)
    above = -height * 0.2 if height > _ROOM_FOR_NOTE else -height / 2 - 22
    if note == "above":
        above = -height / 2 + (2 if height > _ROOM_FOR_NAME else -_ABOVE)
    return QRectF(width * 0.48 - wide, above, wide, tall)
