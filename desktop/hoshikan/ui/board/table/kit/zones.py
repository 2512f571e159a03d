"""Zones printed on the cloth: places for pieces, marked by a faint ground, a woven line and a small name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.ui.board.table.drawing import draw_text
from hoshikan.ui.kit.look.material import is_flat, printed
from hoshikan.ui.kit.look.theme import Theme, table_text

_CORNER: Final = 14.0
_STITCH: Final = 3.4
"""Length of a stitch of the woven line, in widths of the line."""
_LINE: Final = 1.6
_NAME: Final = 1.5
"""Height of the line in which the name stands, in sizes of its letters."""


def draw_zone(painter: QPainter, rect: QRectF, name: str, theme: Theme, lit: bool = False) -> QRectF:
    """Print a zone and its name at the upper left of it; `lit` while the piece in the hand may go there. Returns the
    room that is left below the name for pieces."""
    ground, line, ink = printed(theme, lit)
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, _CORNER, _CORNER)
    painter.fillPath(path, ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, _LINE * (1.8 if lit else 1)))
    painter.drawPath(path)
    if not is_flat(theme):  # a second, stitched one inside it
        stitches = QPen(line, _LINE * 0.7)
        stitches.setDashPattern([_STITCH, _STITCH * 0.7])
        painter.setPen(stitches)
        painter.drawRoundedRect(inner.adjusted(4, 4, -4, -4), _CORNER - 4, _CORNER - 4)
    if not name:
        return inner
    size = table_text("small", theme)
    place = QRectF(QPointF(inner.x() + _CORNER, inner.y() + 4), inner.bottomRight() - QPointF(_CORNER, 0))
    place.setHeight(min(size * _NAME, inner.height()))
    align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, place, name, ink, size, bold=False, align=align)
    return QRectF(inner.x(), place.bottom(), inner.width(), inner.bottom() - place.bottom())
