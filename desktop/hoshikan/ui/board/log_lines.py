"""Drawing of a log line: emblem, sentence and rule id in three columns."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from hoshikan.ui.board.emblem import emblem_pixmap
from hoshikan.ui.board.match.log_model import LogEntry, LogModel
from hoshikan.ui.kit.look.literal import tied
from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.tables import AnyIndex

_WRAP: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
_RULE_SIZE: Final = 0.8
_LATER: Final = 0.45
_WIDEST_RULE: Final = "WW-8.8"


class _Measures(NamedTuple):
    """Measures of the font of the view, in pixels."""

    font: str
    emblem: int
    rule: int
    """Width of the column of rule ids."""
    heights: dict[tuple[str, int], int]
    """Heights of sentences, by their width: every new line makes the view ask for all of them again."""


class LogLines(QStyledItemDelegate):
    """A fine line separates actions; the line under the mouse or the keyboard is lit."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.theme: Theme | None = None
        self.lit = -1
        """The row under the mouse or the keyboard."""
        self.room = 0
        """Pixels kept free between sentence and rule id."""
        self.lead = 0
        """Least pixels left of the sentence."""
        self.upto: int | None = None
        """Lines of this action and later ones are drawn faintly."""
        self._measured = _Measures("", 0, 0, {})

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        entry: LogEntry = index.data(LogModel.EntryRole)
        whole, palette = QRect(option.rect), option.palette
        painter.save()
        if index.row() == self.lit:
            painter.fillRect(whole, palette.color(QPalette.ColorRole.AlternateBase))
            edge = QRect(whole.left(), whole.top(), 3, whole.height())
            painter.fillRect(edge, palette.color(QPalette.ColorRole.Accent))
        if self._starts_action(index):
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Midlight)))
            painter.drawLine(whole.topLeft(), whole.topRight())
        if self.upto is not None and entry.ply >= self.upto:
            painter.setOpacity(_LATER)
        text_box, rule_box = self._columns(whole)
        if entry.seat is not None and self.theme is not None:
            picture = emblem_pixmap(entry.seat, self.theme, self._measures().emblem)
            painter.drawPixmap(whole.left() + GAP["s"], text_box.top(), picture)
        painter.setFont(self._view.font())
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawText(QRectF(text_box), _WRAP, tied(entry.sentence))
        painter.setFont(self._rule_font())
        painter.setPen(palette.color(QPalette.ColorRole.Link))
        painter.drawText(QRectF(rule_box), int(Qt.AlignmentFlag.AlignRight), entry.event.rule)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        width, sentence = self._view.viewport().width(), str(index.data())
        heights = self._measures().heights
        words = self._columns(QRect(0, 0, width, 10))[0].width()
        if (sentence, words) not in heights:
            box = QFontMetrics(self._view.font()).boundingRect(QRect(0, 0, words, 10_000), _WRAP, tied(sentence))
            heights[sentence, words] = max(TARGET, max(box.height(), self._measures().emblem) + 2 * GAP["s"])
        return QSize(width, heights[sentence, words])

    def is_rule(self, line: QRect, x: int) -> bool:
        """True if the horizontal place `x` of a line is on its rule id."""
        return x >= self._columns(line)[1].left()

    def free_place(self, line: QRect) -> QRect:
        """The room between the sentence and the rule id of a line."""
        text, rule = self._columns(line)
        return QRect(text.right() + GAP["xs"], line.top(), rule.left() - text.right() - GAP["xs"], line.height())

    def emblem_place(self, line: QRect) -> QRect:
        """The room left of the sentence of a line, where its emblem is."""
        return QRect(line.left(), line.top(), self._columns(line)[0].left() - line.left(), line.height())

    def _columns(self, whole: QRect) -> tuple[QRect, QRect]:
        """Return the places of sentence and rule id."""
        emblem, rule = self._measures().emblem, self._measures().rule
        inner = whole.adjusted(max(emblem + 2 * GAP["s"], self.lead), GAP["s"], -GAP["s"], -GAP["s"])
        return inner.adjusted(0, 0, -rule - GAP["s"] - self.room, 0), inner.adjusted(inner.width() - rule, 2, 0, 0)

    def _measures(self) -> _Measures:
        font = self._view.font()
        if self._measured.font != font.key():
            rule = QFontMetrics(self._rule_font()).horizontalAdvance(_WIDEST_RULE) + 2
            self._measured = _Measures(font.key(), QFontMetrics(font).height(), rule, {})
        return self._measured

    def _rule_font(self) -> QFont:
        font = QFont(self._view.font())
        font.setPixelSize(max(11, round(font.pixelSize() * _RULE_SIZE)))
        return font

    def _starts_action(self, index: AnyIndex) -> bool:
        above = index.model().index(index.row() - 1, 0)
        return above.isValid() and above.data(LogModel.EntryRole).ply != index.data(LogModel.EntryRole).ply
