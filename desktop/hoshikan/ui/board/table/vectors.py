"""A table as a vector graphic: its pieces as they lie, painted once more by the painters that make their pictures."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from hoshikan.ui.board.table.drawing import draw_table_ground
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.vectorpainter import VectorPainter
from hoshikan.ui.text.gametext import V


def svg_of(scene: TableScene[V], size: QSize, title: str, description: str = "") -> str:
    """The scene as it is now, at rest, on its ground, as an SVG file of `size` units.

    Soft shadows are small pictures in it, as nothing else can be soft there; letters are outlines, so that it looks
    alike wherever it is shown. `title` and `description` are for those who cannot see it.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # SVG Tiny, Qt's usual choice, cannot clip
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    generator.setDescription(description)
    painter = VectorPainter(generator)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_table_ground(painter, QRectF(0, 0, size.width(), size.height()), scene.theme, scene.ground)
    _draw_pieces(painter, scene, _fitted(scene, size))
    painter.end()
    return bytes(buffer.data().data()).decode()


def _fitted(scene: TableScene[V], size: QSize) -> QTransform:
    """From the scene to the middle of the picture."""
    scene.set_aspect(size.width() / size.height())
    extent = scene.sceneRect()
    scale = min(size.width() / extent.width(), size.height() / extent.height())
    left, top = (size.width() - extent.width() * scale) / 2, (size.height() - extent.height() * scale) / 2
    return QTransform().translate(left, top).scale(scale, scale).translate(-extent.x(), -extent.y())


def _draw_pieces(painter: QPainter, scene: TableScene[V], fit: QTransform) -> None:
    """Draw all pieces on the table, the lowest first."""
    parts = {part: shown for piece in scene.stage for part, shown in piece.parts()}
    item: QGraphicsItem
    for item in scene.items(Qt.SortOrder.AscendingOrder):
        if not isinstance(item, QGraphicsPixmapItem) or item not in parts or not item.isVisible():
            continue
        painter.save()
        painter.setOpacity(item.effectiveOpacity())
        painter.setTransform(item.sceneTransform() * fit)
        shown = parts[item]
        painter.rotate(90 * shown.quarters)
        painter.translate(shown.corner)
        scene.stage.pictures.paint(painter, shown.kind, shown.face, shown.width, shown.height)
        painter.restore()
