"""All that a part of the window says, to eyes or to a screen reader, and how it looks, for comparing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.text.gametext import V

GRAIN = 4
"""Pixels each way that are compared as one."""
NOTICEABLE = 12
"""Steps of 255 by which a channel may differ unseen."""
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def said(part: QWidget) -> list[str]:
    """Every text of the visible widgets in `part`, each with the kind of widget that shows it, in a fixed order."""
    widgets = [part, *part.findChildren(QWidget)]
    return sorted(
        f"{type(widget).__name__}: {text}"
        for widget in widgets
        if widget.isVisible()
        for text in _texts(widget)
        if text.strip()
    )


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    elif isinstance(widget, QTextBrowser):
        yield widget.toPlainText()
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        yield from _of_model(widget.model())
    elif isinstance(widget, QGraphicsView) and isinstance(scene := widget.scene(), TableScene):
        yield from on_table(scene)


def _of_model(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column)
            yield from (str(index.data(role) or "") for role in _ROLES)
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")


def on_table(scene: TableScene[V]) -> list[str]:
    """Every piece with its names; its face is the input of the painter, words on cards included."""
    placements = [item.placement for item in scene.stage]
    return sorted(f"{one.kind}/{one.face}/{one.label}/{one.tooltip}" for one in placements)


def unlike(one: QImage, other: QImage) -> float:
    """The share of the picture that looks different, 1.0 for pictures of different size."""
    if one.size() != other.size():
        return 1.0
    if one == other:
        return 0.0
    left, right = (_pixels(image) for image in (one, other))
    return sum(a != b and _differ(a, b) for a, b in zip(left, right, strict=True)) / len(left)


def _pixels(image: QImage) -> memoryview:
    small = image.scaled(
        image.size() / GRAIN, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return memoryview(bytes(small.convertToFormat(QImage.Format.Format_RGB32).constBits())).cast("I")


def _differ(one: int, other: int) -> bool:
    return any(abs((one >> shift & 255) - (other >> shift & 255)) > NOTICEABLE for shift in (0, 8, 16))
