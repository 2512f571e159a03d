"""The painter of faces: for tables, panels and lists alike."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from hoshikan.ui.board.table.drawing import draw_emblem
from hoshikan.ui.kit.look.portraits import Mood, paint_portrait
from hoshikan.ui.kit.look.theme import Theme, color

_BADGE: Final = 0.2
"""Radius of the emblem beside a face, as a share of its side."""
_OVER: Final = 0.1
"""So far hats and ears reach over the square, as a share of its side."""


def draw_portrait(painter: QPainter, rect: QRectF, who: str, mood: Mood, theme: Theme, seat: int | None = None) -> None:
    """Draw the face of `who` (one of `look.portraits.FACES`) in the largest square of `rect`, on the colour of a seat
    and with its emblem, so that colours need not be distinguished. A player without a face has the emblem alone. The
    picture is painted once for each size and then cached."""
    side = min(rect.width(), rect.height())
    if side < 1 or (not who and seat is None):
        return
    across = painter.combinedTransform().map(QLineF(0, 0, side, 0)).length() * painter.device().devicePixelRatioF()
    picture = _picture(who, mood, theme, seat, max(1, round(across)))
    reach = side * (0.5 + _OVER)
    place = QRectF(rect.center().x() - reach, rect.center().y() - reach, 2 * reach, 2 * reach)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))
    painter.restore()


def _picture(who: str, mood: Mood, theme: Theme, seat: int | None, side: int) -> QPixmap:
    key = f"portrait/{who}/{mood}/{hash(theme)}/{seat}/{side}"
    picture = QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    whole = round(side * (1 + 2 * _OVER))
    picture = QPixmap(whole, whole)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF((whole - side) / 2, (whole - side) / 2, side, side)
    if not who:
        assert seat is not None
        draw_emblem(painter, place.center(), side * 0.46, seat, theme)
    else:
        paint_portrait(painter, place, who, mood, theme, theme.seats[seat] if seat is not None else "")
        if seat is not None:
            centre = QPointF(place.right() - side * _BADGE, place.bottom() - side * _BADGE * 0.95)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.on_seat))
            painter.drawEllipse(centre, side * _BADGE * 1.12, side * _BADGE * 1.12)
            draw_emblem(painter, centre, side * _BADGE, seat, theme)
    painter.end()
    QPixmapCache.insert(key, picture)
    return picture
