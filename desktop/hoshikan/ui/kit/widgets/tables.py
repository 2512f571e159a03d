"""Tables that are lists of things: whole rows are chosen, nothing is edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from hoshikan.ui.kit.look.literal import tied
from hoshikan.ui.kit.look.theme import GAP, TARGET

AnyIndex = QModelIndex | QPersistentModelIndex
"""Argument of Qt's calls of a model."""


class RowsModel(QAbstractTableModel):
    """Rows of words, the first column a name and the others numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heads: Sequence[str] = ()
        self._rows: Sequence[Sequence[str]] = ()

    def show_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Replace everything."""
        self.beginResetModel()
        self._heads, self._rows = heads, rows
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return self._rows[index.row()][index.column()] if role == Qt.ItemDataRole.DisplayRole else None


def table(model: QAbstractItemModel, wide: int) -> QTableView:
    """A view of `model` with one row chosen at a time; Tab leaves it, Enter activates. Column `wide` takes the rest."""
    view = QTableView()
    view.setModel(model)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setTabKeyNavigation(False)
    view.setShowGrid(False)
    view.setAlternatingRowColors(True)
    view.setWordWrap(False)
    view.setTextElideMode(Qt.TextElideMode.ElideRight)
    view.verticalHeader().hide()
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head = view.horizontalHeader()
    head.setHighlightSections(False)
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    return view


class WrappedLines(QStyledItemDelegate):
    """As high as its words; Qt uses the whole width of the list and cuts the last word off."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        view.setWordWrap(True)

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        option.text = tied(option.text)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        bar = self._view.verticalScrollBar()
        # Styles leave a margin on both sides.
        width = self._view.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width()) - 2 * GAP["m"]
        if index.data(Qt.ItemDataRole.DecorationRole) is not None:
            width -= self._view.iconSize().width() + GAP["m"]
        lines = option.fontMetrics.boundingRect(
            QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap), tied(str(index.data()))
        )
        return QSize(width, max(TARGET, lines.height() + GAP["m"]))
