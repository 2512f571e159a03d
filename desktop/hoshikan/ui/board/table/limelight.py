"""The light of the great moments: what is on the stage stays bright, and words stand above it until all is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from hoshikan.ui.board.table import tweens
from hoshikan.ui.board.table.faces import BadgeFace, BannerFace, HaloFace, Tone
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.marks import HALO, badge_width, banner_height
from hoshikan.ui.board.table.model import Banner, Stance
from hoshikan.ui.board.table.motion import Tween
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.theme import SHADE, Theme, color

_SHADE_Z: Final = 450.0
"""Above all pieces and their notes, below moving and lit ones."""
_FAR: Final = 4000.0
"""Reach of the shade beyond the table, in scene units: a window may be broader than its table."""
_WORD: Final = 50.0
"""Height of a word on a piece, in scene units."""
_MARGIN: Final = 24.0
"""Between a banner and the edge of the table."""


class Limelight:
    """One shade for the whole table. What it shows belongs to no scenery and is gone when it goes out."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, theme: Theme) -> None:
        self._scene = scene
        self._stage = stage
        self._shade = QGraphicsRectItem()
        self._shade.setPen(Qt.PenStyle.NoPen)
        self._shade.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shade.setZValue(_SHADE_Z)
        self._shade.setOpacity(0)
        self._shade.hide()
        self.set_colour(theme)
        self._keys: tuple[str, ...] = ()
        """Keys of lit pieces, also of those still to come."""
        self._lit: list[PieceItem] = []
        self._posed: list[PieceItem] = []
        self._words: list[PieceItem] = []
        self._banner: PieceItem | None = None
        self.moment = ""
        """The name of the moment that its words belong to."""

    @property
    def is_dark(self) -> bool:
        """True if all but the stage is darkened."""
        return self._shade.isVisible()

    @property
    def shade(self) -> float:
        """Opacity of the shade: 0..1."""
        return self._shade.opacity()

    @property
    def banner(self) -> BannerFace | None:
        """The face of the banner across the table."""
        face = self._banner.placement.face if self._banner is not None else None
        return face if isinstance(face, BannerFace) else None

    @property
    def words(self) -> list[str]:
        """The words on pieces."""
        return [item.placement.face.words for item in self._words if isinstance(item.placement.face, BadgeFace)]

    @property
    def standing(self) -> list[PieceItem]:
        """The words that stand on the stage, and the frames of winners."""
        return [*self._words, *([self._banner] if self._banner is not None else ())]

    def set_colour(self, theme: Theme) -> None:
        """Darken as the theme does."""
        self._shade.setBrush(color(theme.shadow))

    def light(self, keys: Iterable[str]) -> list[Tween]:
        """Light these pieces, and those on them; darkens the rest, if it is not dark yet."""
        self._keys = tuple(keys)
        found = (self._stage.get(key) for key in self._keys)
        grounds = [_Ground.of(item) for item in found if item is not None]
        lit = [item for item in self._stage if _is_on(item, grounds)]
        staying = set(lit)
        for item in self._lit:
            if item not in staying:  # what stays bright is not stacked anew, which would paint it once more
                item.light(lit=False)
        self._lit = lit
        for item in lit:
            item.light(lit=True)
        if self.is_dark or not self._lit:
            return []
        if self._shade.scene() is None:
            self._scene.addItem(self._shade)
        self._shade.setRect(self._scene.sceneRect().adjusted(-_FAR, -_FAR, _FAR, _FAR))
        self._shade.show()
        return [lambda at: self._shade.setOpacity(SHADE * at)]

    def light_again(self) -> None:
        """As before, with what has come to lie there since."""
        self.light(self._keys)

    def announce(self, banner: Banner) -> list[Tween]:
        """Let words stand across the table, instead of those that stood there."""
        table = self._scene.sceneRect()
        height = banner_height(bool(banner.sentence), self._stage.pictures.theme)
        face = BannerFace(banner.title, banner.sentence, banner.tone)
        place = self._place_for_banner(table, height)
        before = self._banner
        if before is not None:
            self._stage.drop_flyer(before)
        item = self._banner = self._stage.flyer("~banner", face, table.width(), height, place)
        item.setZValue(tweens.BANNER_Z)
        return [tweens.fade_in(item)] if before is None else []

    def word(self, piece: PieceItem, words: str, tone: Tone) -> Tween:
        """Let a word stand on a piece, with those that stand there already above it."""
        wide = badge_width(words, _WORD)
        table = self._scene.sceneRect()
        above = sum(
            1 for other in self._words if abs(other.x() - piece.home.x()) < wide / 2 and self._near(other, piece)
        )
        half = wide / 2 + 2
        x = min(max(piece.home.x(), table.left() + half), table.right() - half)
        place = QPointF(x, min(piece.home.y() + above * _WORD, table.bottom() - _WORD / 2))
        note = self._stage.flyer("~badge", BadgeFace(tone, words), wide, _WORD, place)
        note.setZValue(tweens.FLYER_Z + 2)
        self._words.append(note)
        return tweens.stamp(note)

    def pose(self, piece: PieceItem, stance: Stance) -> Tween:
        """Let a piece stand in another way until the moment is over."""
        self._posed.append(piece)
        if stance == "grows":
            return tweens.grow(piece)
        if stance == "loses":
            return tweens.lose(piece)
        if stance == "goes":
            return tweens.fade_out(piece)
        outline = piece.outline
        width, height = (edge * piece.scale() + 2 * HALO for edge in (outline.width(), outline.height()))
        ring = self._stage.flyer("~halo", HaloFace("gold"), width, height, piece.mapToScene(outline.center()))
        self._words.append(ring)
        return tweens.ring(ring)

    def clear(self) -> None:
        """A moment is over: its words go, and what stood in another way stands as before; the light stays."""
        for item in self.standing:
            self._stage.drop_flyer(item)
        self._words, self._banner, self.moment = [], None, ""
        for item in self._posed:
            if self._stage.has(item) and item.pos() == item.home:
                item.settle()
        self._posed = []

    def out(self) -> Sequence[Tween]:
        """Let there be light everywhere, and take the words away."""
        dark = self._shade.opacity()
        fading = [tweens.vanish(item, self._stage.drop_flyer) for item in self._words if self._stage.has(item)]
        if self._banner is not None and self._stage.has(self._banner):
            fading.append(tweens.vanish(self._banner, self._stage.drop_flyer))
        posed = [item for item in self._posed if self._stage.has(item)]

        def lighten(at: float) -> None:
            self._shade.setOpacity(dark * (1 - at))
            if at >= 1:
                self._darkness_over()

        back = [tweens.stand_up(item) for item in posed if item.pos() == item.home]
        self._words, self._banner, self._posed, self.moment = [], None, [], ""
        return [lighten, *fading, *back]

    def put_out(self) -> None:
        """Let there be light everywhere at once."""
        self.clear()
        self._darkness_over()

    def _darkness_over(self) -> None:
        self._shade.hide()
        for item in self._lit:
            item.light(lit=False)
        self._keys, self._lit = (), []

    def _place_for_banner(self, table: QRectF, height: float) -> QPointF:
        """Return a place at the foot of the table if nothing bright is there, else where it hides least."""
        middle = table.center().x()
        foot, head = table.bottom() - height / 2 - _MARGIN, table.top() + height / 2 + _MARGIN
        lit = [item.sceneBoundingRect() for item in self._lit]

        def hidden(y: float) -> float:
            band = QRectF(table.left(), y - height / 2, table.width(), height)
            parts = [band.intersected(rect) for rect in lit]
            return sum(part.width() * part.height() for part in parts)

        return QPointF(middle, min((foot, head, table.center().y()), key=hidden))

    def _near(self, other: PieceItem, piece: PieceItem) -> bool:
        return 0 <= other.y() - piece.home.y() < 4 * _WORD and abs(other.y() - piece.home.y()) % _WORD < 1


class _Ground(NamedTuple):
    """The place of a bright piece: pieces there are bright too."""

    piece: PieceItem
    layer: float
    own: QRectF
    """In the coordinates of its placement, …"""
    seen: QRectF
    """… and in those of the scene, for what is not on the map with it."""

    @classmethod
    def of(cls, piece: PieceItem) -> _Ground:
        place = piece.placement
        own = QRectF(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height)
        seen = QRectF(QPointF(), own.size() * piece.reach)
        seen.moveCenter(piece.home)
        return cls(piece, piece.layer, own, seen)


def _is_on(item: PieceItem, grounds: Sequence[_Ground]) -> bool:
    """True if it is one of them or belongs there: both may be on their way."""
    place, layer = item.placement, item.layer
    for ground in grounds:
        if item is ground.piece:
            return True
        if layer > ground.layer:
            together = place.on_map == ground.piece.placement.on_map
            if ground.own.contains(place.x, place.y) if together else ground.seen.contains(item.home):
                return True
    return False
