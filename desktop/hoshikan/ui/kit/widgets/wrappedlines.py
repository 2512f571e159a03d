"""Lines of a list that wrap to as many lines as their words take."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from hoshikan.ui.kit.look.literal import tied
from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.tables import AnyIndex


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
        width = self._view.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width()) - GAP["m"]
        if index.data(Qt.ItemDataRole.DecorationRole) is not None:
            width -= self._view.iconSize().width() + GAP["m"]
        lines = option.fontMetrics.boundingRect(
            QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap), tied(str(index.data()))
        )
        return QSize(width, max(TARGET, lines.height() + GAP["m"]))
