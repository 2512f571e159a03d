"""Drawing of a rated choice: its words over a bar as long as its chance, or alone without a known chance."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hoshikan.ui.board.match.models import RankingModel
from hoshikan.ui.kit.look.literal import tied
from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.look.words import percent
from hoshikan.ui.kit.widgets.tables import AnyIndex

_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
_BAR = 4


class RankingLines(QStyledItemDelegate):
    """Words to the left, per cent to the right, the bar below both."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        chance = index.data(RankingModel.NumberRole)
        whole, palette = QRect(option.rect), option.palette
        painter.save()
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(whole, palette.color(QPalette.ColorRole.AlternateBase))
        if option.state & QStyle.StateFlag.State_Selected:
            edge = QRect(whole.left(), whole.top(), 3, whole.height())
            painter.fillRect(edge, palette.color(QPalette.ColorRole.Accent))
        words, number = self._columns(whole)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawText(QRectF(words), _WRAP, tied(index.data()))
        if chance is not None:
            painter.drawText(QRectF(number), int(Qt.AlignmentFlag.AlignRight), percent(chance))
            track = QRect(words.left(), whole.bottom() - GAP["s"], number.right() - words.left(), _BAR)
            painter.fillRect(track, palette.color(QPalette.ColorRole.Midlight))
            track.setWidth(round(track.width() * min(max(chance, 0.0), 1.0)))
            painter.fillRect(track, palette.color(QPalette.ColorRole.Accent))
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        # Rows are as high as they need to be beside a scroll bar: it may come only after they have been laid out.
        bar = self._view.verticalScrollBar()
        width = self._view.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width())
        words, _ = self._columns(QRect(0, 0, width, 10))
        metrics = QFontMetrics(self._view.font())
        box = metrics.boundingRect(QRect(0, 0, words.width(), 10_000), _WRAP, tied(index.data()))
        return QSize(width, max(TARGET, box.height() + _BAR + 3 * GAP["s"]))

    def _columns(self, whole: QRect) -> tuple[QRect, QRect]:
        inner = whole.adjusted(GAP["m"], GAP["s"], -GAP["s"], -GAP["s"])
        number = QFontMetrics(self._view.font()).horizontalAdvance(percent(1)) + 2
        return inner.adjusted(0, 0, -number - GAP["s"], 0), inner.adjusted(inner.width() - number, 0, 0, 0)
