"""A seat's emblem as an icon for lists and labels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

from hoshikan.ui.table.drawing import draw_emblem
from hoshikan.ui.theme import Theme


def emblem_pixmap(seat: int, theme: Theme, size: int) -> QPixmap:
    """The emblem `size` logical pixels wide, sharp on the present screen."""
    app = QGuiApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_emblem(painter, QPointF(size / 2, size / 2), size / 2 - 0.5, seat, theme)
    painter.end()
    return pixmap


def emblem_icon(seat: int, theme: Theme, size: int) -> QIcon:
    """The emblem as an icon."""
    return QIcon(emblem_pixmap(seat, theme, size))
