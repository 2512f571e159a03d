"""The log beside the table: a line that is pointed at shows its pieces and its rule, which a press opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from hoshikan.ui.board.labels import emblem_pixmap
from hoshikan.ui.board.match.models import LogEntry, LogModel
from hoshikan.ui.kit.look.literal import literal, tied
from hoshikan.ui.kit.look.theme import GAP, TARGET, Theme
from hoshikan.ui.kit.widgets.basic import later
from hoshikan.ui.kit.widgets.icons import icon
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
    heights: dict[tuple[str, int, int, int], int]
    """Heights by sentence, the view's width, lead and room: every new line makes the view ask for all of them again."""


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
        self.asks = ""
        """Words below the rule id of lines with an action of another seat."""
        self.more: Callable[[int], str] = str
        """Returns the words for a number of lines that are folded into one."""
        self.is_of_other: Callable[[LogEntry], bool] = lambda _entry: False
        self.upto: int | None = None
        """Lines of this action and later ones are drawn faintly."""
        self.folded: Callable[[int], int] = lambda _row: 0
        """Returns the number of lines that are folded into a row."""
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
        self._draw_rule(painter, rule_box, palette, index)
        if self.offers_other(index):
            painter.setFont(self._rule_font())
            painter.setPen(palette.color(QPalette.ColorRole.Link))
            below = QRectF(rule_box.adjusted(0, painter.fontMetrics().height(), 0, 0))
            painter.drawText(below, int(Qt.AlignmentFlag.AlignRight), self.asks)
        painter.restore()

    def _draw_rule(self, painter: QPainter, box: QRect, palette: QPalette, index: AnyIndex) -> None:
        """Draw the rule of the line that is lit, and of another one the number of lines folded into it."""
        painter.setFont(self._rule_font())
        if index.row() == self.lit:
            painter.setPen(palette.color(QPalette.ColorRole.Link))
            painter.drawText(QRectF(box), int(Qt.AlignmentFlag.AlignRight), index.data(LogModel.EntryRole).event.rule)
        elif count := self.folded(index.row()):
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(QRectF(box), int(Qt.AlignmentFlag.AlignRight), self.more(count))

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        width, sentence, measures = self._view.viewport().width(), str(index.data()), self._measures()
        place = sentence, width, self.lead, self.room
        height = measures.heights.get(place)
        if height is None:
            words = self._columns(QRect(0, 0, width, 10))[0].width()
            box = QFontMetrics(self._view.font()).boundingRect(QRect(0, 0, words, 10_000), _WRAP, tied(sentence))
            height = measures.heights[place] = max(TARGET, max(box.height(), measures.emblem) + 2 * GAP["s"])
        if not self.offers_other(index):
            return QSize(width, height)
        return QSize(width, max(height, 2 * QFontMetrics(self._rule_font()).height() + 2 * GAP["s"] + 2))

    def offers_other(self, index: AnyIndex) -> bool:
        """True for the first line in sight of a decision that can be asked about."""
        entry: LogEntry = index.data(LogModel.EntryRole)
        if not self.asks or not self.is_of_other(entry):
            return False
        above = index.model().index(index.row() - 1, 0)
        if not above.isValid() or self._starts_action(index) or self.folded(index.row()) > 0:
            return True
        return entry.seat is not None and above.data(LogModel.EntryRole).decider != entry.decider

    def is_other(self, line: QRect, index: AnyIndex, place: QPoint) -> bool:
        """True if `place` is on the words below the rule id."""
        rule = self._columns(line)[1]
        below = rule.top() + QFontMetrics(self._rule_font()).height()
        return self.offers_other(index) and place.x() >= rule.left() and place.y() >= below

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


class LogPanel(QListView):
    """Follows the match to its newest line."""

    pointed = Signal(object)
    """The LogEntry under the mouse or the keyboard, None when it is left."""
    rule_wanted = Signal(str)
    why_wanted = Signal(object)
    """The numbers of a line (LogEntry) are to be explained."""
    refolded = Signal()
    """The newest lines of players may be others."""
    other_wanted = Signal(object)
    """The decision of another seat behind a line (LogEntry) is to be explained."""
    again_wanted = Signal(object)
    """The events of a line (LogEntry) are to be seen again."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = model
        self._lines = LogLines(self)
        self._empty = ""
        self._seen = False
        self._follows = True
        """True if the newest line is in sight and stays so when lines grow, shrink or come."""
        self._can_be_seen_again: Callable[[LogEntry], bool] = lambda _entry: False
        self.again = QToolButton(self.viewport())
        """On the line that is pointed at, where that can be seen again."""
        self.again.setCursor(Qt.CursorShape.PointingHandCursor)
        self.again.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.again.clicked.connect(lambda: self._see_again(self._lines.lit))
        self.again.hide()
        self._can_be_explained: Callable[[LogEntry], bool] = lambda _entry: False
        self.why = QToolButton(self.viewport())
        """On the line that is pointed at, where it has numbers to explain."""
        self.why.setText("?")
        self.why.setCursor(Qt.CursorShape.PointingHandCursor)
        self.why.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.why.clicked.connect(lambda: self._explain(self._lines.lit))
        self.why.hide()
        self.setItemDelegate(self._lines)
        self.setModel(model)
        self.setWordWrap(True)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QListView.Shape.NoFrame)
        self._folds = False
        self._groups: list[tuple[object, ...]] = []
        """Key by which the line of each row is folded: seat and round, or turn where there are no rounds."""
        self._unfolded: set[tuple[object, ...]] = set()
        self._pointing = False
        """True if the mouse itself is being moved: lines that come or go under a mouse at rest are not pointed at."""
        self.entered.connect(self._on_entered)
        model.rowsInserted.connect(lambda: self._light(-1))
        model.rowsInserted.connect(self.scrollToBottom, Qt.ConnectionType.QueuedConnection)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(lambda _least, _most: self._stay())

    def offer_again(self, can_be_seen_again: Callable[[LogEntry], bool]) -> None:
        """Offer to show the events of lines again for which this is true: by a button on the line and the space
        bar."""
        self._can_be_seen_again = can_be_seen_again
        self._lines.room = self.again.sizeHint().width() + GAP["xs"]
        self.scheduleDelayedItemsLayout()

    def fold(self) -> None:
        """Fold the lines of a player in a round to the newest of them. A press unfolds it, and folds it again."""
        self._folds = True
        self._lines.folded = self.folded
        for changed in (self._log.rowsInserted, self._log.rowsRemoved, self._log.modelReset):
            changed.connect(self._fold_again)
        self._fold_again()

    def folded(self, row: int) -> int:
        """Return the number of lines that are folded into a row."""
        group = self._groups[row] if row < len(self._groups) else ()
        return 0 if group in self._unfolded else self._groups.count(group) - 1

    def newest(self, count: int) -> list[LogEntry]:
        """Return the newest lines about seats, one of each player and round, the newest last."""
        last = {group: row for row, group in enumerate(self._groups) if len(group) > 1}
        return [self._log.entry(row) for row in sorted(last.values())[-count:]]

    def show_line(self, entry: LogEntry) -> None:
        """Bring a line into sight, with the others of its player and round."""
        for row, one in enumerate(self._log.entries()):
            if (one.ply, one.number) == (entry.ply, entry.number):
                self.unfold(row)
                self.setCurrentIndex(self._log.index(row, 0))
                self.scrollTo(self.currentIndex())

    def unfold(self, row: int, *, wanted: bool = True) -> None:
        """Show all lines of a row's player and round, or only the newest."""
        if self._folds and 0 <= row < len(self._groups):
            (self._unfolded.add if wanted else self._unfolded.discard)(self._groups[row])
            self._hide_folded()

    def _fold_again(self) -> None:
        self._groups, turn, last = [], 0, None
        for row, entry in enumerate(self._log.entries()):
            mover = entry.before.to_move
            if mover >= 0 and mover != last:
                turn, last = turn + 1, mover
            when = self._log.stage(entry) or turn
            self._groups.append((row,) if entry.seat is None else (entry.seat, when))
        self._hide_folded()

    def _hide_folded(self) -> None:
        newest = {group: row for row, group in enumerate(self._groups)}
        for row, group in enumerate(self._groups):
            hidden = newest[group] != row and group not in self._unfolded
            if self.isRowHidden(row) != hidden:
                self.setRowHidden(row, hidden)
        self.viewport().update()
        self.refolded.emit()

    def offer_why(self, can_be_explained: Callable[[LogEntry], bool]) -> None:
        """Offer to explain numbers of those lines for which this is true, by a button in the place of the emblem."""
        self._can_be_explained = can_be_explained
        self._lines.lead = self.why.sizeHint().width() + GAP["xs"]
        self.scheduleDelayedItemsLayout()

    def offer_other(self, is_of_other: Callable[[LogEntry], bool]) -> None:
        """Offer to explain the actions of other seats, for which this is true, by words on their lines."""
        self._lines.is_of_other = is_of_other
        self.scheduleDelayedItemsLayout()

    def other(self) -> LogEntry | None:
        """The line with the keyboard focus, if it is about a decision of another seat."""
        row = self.currentIndex().row()
        if not self.hasFocus() or row < 0:
            return None
        entry = self._log.entry(row)
        return entry if self._lines.is_of_other(entry) else None

    def ask_why(self) -> None:
        """Explain the numbers of the line with the keyboard focus."""
        self._explain(self.currentIndex().row())

    def retranslate(self) -> None:
        self._lines.asks = self.tr("Why?")
        self._lines.more = lambda count: self.tr("%n more", "", count)
        self.scheduleDelayedItemsLayout()
        self.why.setToolTip(literal(self.tr("Why? (Y)")))
        self.why.setAccessibleName(self.tr("Why?"))
        self.again.setToolTip(literal(self.tr("Show again (space bar)")))
        self.again.setAccessibleName(self.tr("Show again"))
        self.setAccessibleName(self.tr("Game log"))
        self._empty = self.tr("What happens in the game appears here.")
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._log.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            box = self.viewport().rect().adjusted(GAP["l"], GAP["l"], -GAP["l"], -GAP["l"])
            painter.drawText(box, int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignHCenter), self._empty)

    def apply_theme(self, theme: Theme) -> None:
        self._lines.theme = theme
        size = self.fontMetrics().height()
        self.again.setIcon(icon("redo", size, theme.text, theme.faint))
        self.again.setIconSize(QSize(size, size))
        self.viewport().update()

    def mark_upto(self, ply: int) -> None:
        """In a replay: lines of later actions step back, and the last current one is in sight."""
        self._lines.upto = ply
        self.viewport().update()
        self._show_current(ply)

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum()
        self._place_again()

    def _stay(self) -> None:
        """The lines have other heights now, by another language or text size."""
        if self._lines.upto is not None:
            self._show_current(self._lines.upto)
        elif self._follows:
            self.scrollToBottom()

    def _show_current(self, ply: int) -> None:
        current = [row for row in range(self._log.rowCount()) if self._log.entry(row).ply < ply]
        if current:
            self.scrollTo(self._log.index(current[-1], 0))
        else:
            self.scrollToTop()

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.isRowHidden(current.row()):
            self.unfold(current.row())
        if self.hasFocus() and current.isValid():
            self._light(current.row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._light(-1)
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._light(-1)
        super().leaveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointing = True
        super().mouseMoveEvent(event)
        self._pointing = False

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._pointing = True
        super().wheelEvent(event)
        self._pointing = False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._lines.is_other(self.visualRect(index), index, place):
            self.other_wanted.emit(self._log.entry(index.row()))
        elif self._lines.is_rule(self.visualRect(index), place.x()):
            self._open_rule(index)
        else:
            self.unfold(index.row(), wanted=self.folded(index.row()) > 0)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if not index.isValid():
            return
        entry, menu = self._log.entry(index.row()), QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._lines.asks and self._lines.is_of_other(entry):
            menu.addAction(self.tr("Why this move?"), lambda: self.other_wanted.emit(entry))
        menu.addAction(self.tr("Open the rule"), lambda: self.rule_wanted.emit(entry.event.rule))
        corner = self.visualRect(index).bottomLeft() if by_key else event.pos()
        menu.popup(self.viewport().mapToGlobal(corner))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open_rule(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.unfold(self.currentIndex().row(), wanted=event.key() == Qt.Key.Key_Right)
        elif event.key() == Qt.Key.Key_Space and self._offers_again(self.currentIndex().row()):
            self._see_again(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._seen:
            # Of a match taken up again the newest line is the one to begin with; the lines are laid out after this.
            self._seen = True
            later(self, self.scrollToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _open_rule(self, index: QModelIndex) -> None:
        self.rule_wanted.emit(self._log.entry(index.row()).event.rule)

    def _on_entered(self, index: QModelIndex) -> None:
        if self._pointing:
            self._light(index.row())

    def _light(self, row: int) -> None:
        if row == self._lines.lit:
            return
        self._lines.lit = row
        self._place_again()
        self.viewport().update()
        self.pointed.emit(self._log.entry(row) if 0 <= row < self._log.rowCount() else None)

    def _offers_again(self, row: int) -> bool:
        return 0 <= row < self._log.rowCount() and self._can_be_seen_again(self._log.entry(row))

    def _place_again(self) -> None:
        line = self.visualRect(self._log.index(self._lines.lit, 0))
        self._place(self.again, self._lines.free_place(line), offered=self._offers_again(self._lines.lit))
        self._place(self.why, self._lines.emblem_place(line), offered=self._offers_why(self._lines.lit))

    @staticmethod
    def _place(tool: QToolButton, room: QRect, *, offered: bool) -> None:
        tool.setVisible(offered)
        if offered:
            tool.setGeometry(QRect(room.topLeft(), tool.sizeHint().boundedTo(room.size())))

    def _offers_why(self, row: int) -> bool:
        return 0 <= row < self._log.rowCount() and self._can_be_explained(self._log.entry(row))

    def _explain(self, row: int) -> None:
        if self._offers_why(row):
            self.why_wanted.emit(self._log.entry(row))

    def _see_again(self, row: int) -> None:
        if self._offers_again(row):
            self.again_wanted.emit(self._log.entry(row))
