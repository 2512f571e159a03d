"""Small panels beside the board: legal moves, the rule of an action, the ranking, where points come from, and the
values that are guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import ScoreLine
from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.rulebook import REASON, RuleBook
from hoshikan.ui.board.labels import RuleText, emblems_icon
from hoshikan.ui.board.match.models import MovesFilter, MovesModel, RankingModel, ScoreModel
from hoshikan.ui.board.otherside import STEP
from hoshikan.ui.kit.look.literal import breakable, tied
from hoshikan.ui.kit.look.theme import GAP, TARGET, Theme
from hoshikan.ui.kit.look.words import percent, signed, with_sign
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import DropDown, Sheet, button, label, spaced
from hoshikan.ui.kit.widgets.tables import AnyIndex, WrappedLines
from hoshikan.ui.text.hintsentences import rule_link


class MovesPanel(QWidget):
    """A box to type into, the moves that match, and actions on the selected one.

    Enter in the box plays the only or selected move that matches; other text is tried as it is typed, so that
    the refusal gives the reason. While there is nothing to choose the box keeps the focus, and text typed there waits.
    """

    play_wanted = Signal(str)
    why_not_wanted = Signal(str)
    pointed = Signal(str)
    """The notation of the selected move, "" for none."""
    left = Signal()
    """Escape was pressed: the keyboard is wanted back where it was."""

    def __init__(self, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = MovesFilter(self)
        self._filter.setSourceModel(model)
        self.box = QLineEdit()
        self.box.setClearButtonEnabled(True)
        self.box.textChanged.connect(self._look_for)
        self.box.returnPressed.connect(self._play)
        self.box.installEventFilter(self)
        self.list = QListView()
        self.list.setModel(self._filter)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setItemDelegate(WrappedLines(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.activated.connect(self._play)
        self.list.selectionModel().currentChanged.connect(self._on_selected)
        self._empty = label(muted=True, wrap=True)
        self.play_button = button("", self._play)
        self.why_button = button("quiet", lambda: self.why_not_wanted.emit(self.selected()))
        row = QHBoxLayout()
        spaced(row, 0, GAP["s"])
        row.addWidget(self.play_button)
        row.addWidget(self.why_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        spaced(column, GAP["m"], GAP["s"])
        column.addWidget(self.box)
        column.addWidget(self._empty)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        model.modelReset.connect(lambda: self._look_for(self.box.text()))
        self._refresh()

    def retranslate(self) -> None:
        self.box.setPlaceholderText(self.tr("Type words or a move"))
        self.box.setAccessibleName(self.tr("Search or type a move"))
        self.list.setAccessibleName(self.tr("Moves you can make"))
        self._empty.setText(self.tr("No move to choose right now."))
        self.play_button.setText(self.tr("Play this"))
        self.why_button.setText(self.tr("Why not this?"))

    def take_keyboard(self) -> None:
        """Give the box the focus; what is typed next replaces what is in it."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def selected(self) -> str:
        """The notation of the selected move, "" for none."""
        notation = self.list.currentIndex().data(MovesModel.NotationRole)
        return notation if isinstance(notation, str) else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrow keys lead from the box into the list."""
        if watched is self.box and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None:
                row = min(max(self.list.currentIndex().row() + step, 0), self._filter.rowCount() - 1)
                self.list.setCurrentIndex(self._filter.index(row, 0))
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _look_for(self, typed: str) -> None:
        self._filter.look_for(typed)
        self.list.setCurrentIndex(self._filter.index(0, 0) if typed.strip() else QModelIndex())
        self._refresh()

    def _play(self) -> None:
        notation = self.selected() or self.box.text().strip()
        if notation and self._any_moves():
            self.box.clear()
            self.play_wanted.emit(notation)

    def _on_selected(self) -> None:
        self._refresh()
        self.pointed.emit(self.selected())

    def _refresh(self) -> None:
        self._empty.setVisible(not self._any_moves())
        for pressed in (self.play_button, self.why_button):
            pressed.setEnabled(bool(self.selected()))

    def _any_moves(self) -> bool:
        return self._filter.sourceModel().rowCount() > 0


class RulesPanel(QWidget):
    """The way to ask the rules, and a list of their titles; the text of the chosen one has all the room."""

    book_wanted = Signal(str)
    """Open the whole rule book at this rule id ("" for its beginning)."""
    ask_wanted = Signal()

    def __init__(self, game_id: str, language: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game_id
        self._language = language
        self._book: RuleBook | None = None
        self._shown = ""
        self._reason = False
        self.ask_button = button("", self.ask_wanted.emit)
        self.list = DropDown()
        self.list.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.currentIndexChanged.connect(self._on_chosen)
        self._title = label("large", wrap=True)
        """The heading of a reason; a rule's own is in the list."""
        self._title.hide()
        self._card = QTextBrowser()
        self._card.setOpenLinks(False)
        self._card.anchorClicked.connect(self._follow)
        self.book_button = button("", lambda: self.book_wanted.emit(self.place))
        column = QVBoxLayout(self)
        spaced(column, GAP["m"], GAP["s"])
        column.addWidget(self.ask_button)
        column.addWidget(self.list)
        column.addWidget(self._title)
        column.addWidget(self._card, 1)
        column.addWidget(self.book_button)

    def heightForWidth(self, width: int) -> int:
        return width * 3 // 2

    @property
    def shown(self) -> str:
        """The id of the rule on the card, "" for none."""
        return self._shown

    @property
    def place(self) -> str:
        """The anchor of what stands on the card: the rule, or the reason for our reading of it."""
        return REASON + self._shown if self._reason else self._shown

    def show_rule(self, rule: str) -> None:
        """Put a rule on the card; an id the book does not explain is left alone."""
        row = self.list.findData(rule)
        if row >= 0:
            with QSignalBlocker(self.list):
                self.list.setCurrentIndex(row)
            self._on_chosen()

    def retranslate(self) -> None:
        try:
            self._book = rulebook.load(self._game, self._language())
        except MissingResourceError:
            self._book = None
        self.ask_button.setText(self.tr("Ask the rules (Ctrl+K)"))
        self.list.call(self.tr("Rules"))
        self._card.setAccessibleName(self.tr("Rule text"))
        self.book_button.setText(self.tr("Open the rule book"))
        self._list()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            # Links take their colour when the text is put in.
            self._on_chosen()

    def _list(self) -> None:
        sections = self._book.sections if self._book is not None else ()
        self.list.fill({one.anchor: f"{one.anchor}  {one.title}" for one in sections if one.is_rule})
        self._on_chosen()

    def _on_chosen(self, _row: int = 0) -> None:
        rule = self.list.currentData()
        if rule is None or self._book is None:
            return
        self._shown, self._reason = str(rule), False
        self._title.hide()
        self._card.setHtml(self._book.card(self._book.rule(self._shown)))

    def _follow(self, link: QUrl) -> None:
        anchor = link.fragment()
        if anchor.startswith(REASON):
            self._show_reason(anchor.removeprefix(REASON))
        elif anchor:
            self.show_rule(anchor)
        heading = self._title.text() if self._reason else self.list.currentText()
        announce(self._card, f"{heading}\n{self._card.toPlainText()}")

    def _show_reason(self, rule: str) -> None:
        """Put on the card what this edition decided about a rule, and why."""
        self.show_rule(rule)
        section = self._book.reason(rule) if self._book is not None else None
        if self._book is not None and section is not None:
            self._reason = True
            self._title.setText(self.tr("{heading}: {rule}").format(heading=self._book.readings_title, rule=rule))
            self._title.show()
            self._card.setHtml(self._book.card(section))


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


class ScorePanel(QWidget):
    """A table of the seats and, below it, how the points of one of them come about."""

    rule_wanted = Signal(str)

    def __init__(self, model: ScoreModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores = model
        self._seat = 0
        self._theme: Theme | None = None
        self._painted: tuple[Theme, int, list[tuple[int, ...]]] | None = None
        """The look, the size and the seats by row of the emblems shown."""
        self.table = _make_table(model)
        self.table.entered.connect(self._show_row)
        self.table.selectionModel().currentRowChanged.connect(self._show_row)
        self._heading = label("large", wrap=True)
        self._sum = RuleText(self.rule_wanted.emit)
        column = QVBoxLayout(self)
        spaced(column, 0, GAP["s"])
        whole, below = Sheet(0, GAP["s"]), QVBoxLayout()
        spaced(below, GAP["m"], GAP["s"])
        below.addWidget(self._heading)
        below.addWidget(self._sum)
        whole.body.addWidget(self.table)
        whole.body.addLayout(below)
        whole.body.addStretch(1)
        column.addWidget(whole)
        self.table.horizontalHeader().sectionResized.connect(self._fit)
        model.modelReset.connect(self._refresh)

    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Scores"))
        self._refresh()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._refresh()

    def show_seat(self, seat: int) -> None:
        """Explain the points of this seat, or of its team."""
        self._seat = seat
        self._refresh()

    def _show_row(self, index: QModelIndex) -> None:
        if index.isValid():
            self.show_seat(self._scores.seats(index.row())[0])

    def _refresh(self) -> None:
        self._show_icons()
        self._fit()
        row = self._scores.row_of(self._seat)
        if row < 0:
            self._heading.clear()
            self._sum.clear()
            return
        name = self._scores.heading(row)
        lines = self._scores.lines(row)
        total = sum(line.points for line in lines)
        heading = with_sign(self.tr("{name}: %n point(s)", "", abs(total)), total)
        self._heading.setText(breakable(heading.format(name=name)))
        self._sum.setText("<br/>".join(self._summand(line) for line in lines) or self.tr("No points yet."))

    def _fit(self) -> None:
        """Make the table as high as its words need."""
        self.table.resizeRowsToContents()
        rows = sum(self.table.rowHeight(row) for row in range(self._scores.rowCount()))
        self.table.setFixedHeight(rows + self.table.horizontalHeader().sizeHint().height() + 4)

    def _show_icons(self) -> None:
        """Show the emblems of every row side by side."""
        if self._theme is None:
            return
        size = self.fontMetrics().height() + 4
        rows = [tuple(self._scores.seats(row)) for row in range(self._scores.rowCount())]
        wanted = (self._theme, size, rows)
        if wanted != self._painted:
            self._painted = wanted
            self.table.setIconSize(QSize(size * max(map(len, rows), default=1), size))
            self._scores.set_icons([emblems_icon(seats, self._theme, size, side) for side, seats in enumerate(rows)])

    def _summand(self, line: ScoreLine) -> str:
        words = escape(self._scores.summand(line))
        return f"<b>{signed(line.points)}</b>&nbsp; {words} &nbsp;{rule_link(line.rule)}"


def _make_table(model: ScoreModel) -> QTableView:
    table = QTableView()
    table.setModel(model)
    table.setMouseTracking(True)
    table.setShowGrid(False)
    table.setWordWrap(True)
    table.verticalHeader().hide()
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setFrameShape(QTableView.Shape.NoFrame)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.horizontalHeader().setHighlightSections(False)
    table.setTabKeyNavigation(False)
    return table


class GuessRow(NamedTuple):
    """A possible value."""

    value: str
    words: str
    share: float
    picture: QPixmap | None


class _GuessRows(QAbstractListModel):
    """A row for each possible value: its words, its picture, and its chance in `RankingModel.NumberRole`."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[GuessRow] = []

    def show_rows(self, rows: list[GuessRow]) -> None:
        """Show these; rows of the same values stay."""
        if [row.value for row in rows] == [row.value for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def value(self, row: int) -> str:
        """Return the value of a row."""
        return self._rows[row].value

    def share(self, row: int) -> float:
        """Return the chance of a row."""
        return self._rows[row].share

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("{value}: {chance}").format(value=row.words, chance=percent(row.share))
        if role == Qt.ItemDataRole.DecorationRole:
            return row.picture
        return row.share if role == RankingModel.NumberRole else None


VALUE_PICTURE: Final = 44
"""Side of the picture of a value, in logical pixels."""


class _GuessLines(RankingLines):
    """The same with a picture before the words, where the values have some."""

    pictured = False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().paint(painter, option, index)
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(picture, QPixmap):
            whole = QRect(option.rect)
            painter.drawPixmap(whole.left() + GAP["s"], whole.top() + (whole.height() - VALUE_PICTURE) // 2, picture)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return super().sizeHint(option, index).expandedTo(QSize(0, VALUE_PICTURE + GAP["s"] if self.pictured else 0))

    def _columns(self, whole: QRect) -> tuple[QRect, QRect]:
        return super()._columns(whole.adjusted(VALUE_PICTURE + GAP["s"] if self.pictured else 0, 0, 0, 0))


_MOST_ROWS: Final = 6
"""Rows of possible values in sight; others are scrolled to."""


class GuessList(QListView):
    """Possible values with bars: a click or Space picks one, dragging, Left and Right change its chance."""

    picked = Signal(str)
    weighed = Signal(str, float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = _GuessRows(self)
        self.setModel(self.rows)
        self._lines = _GuessLines(self)
        self.setItemDelegate(self._lines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._pressed: QPoint | None = None
        self._dragged = False

    def show_rows(self, rows: list[GuessRow]) -> None:
        """Show these values."""
        self._lines.pictured = any(row.picture is not None for row in rows)
        self.rows.show_rows(rows)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        heights = [self.sizeHintForRow(row) for row in range(min(_MOST_ROWS, self.rows.rowCount()))]
        return QSize(super().sizeHint().width(), sum(heights) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, max(TARGET, self.sizeHintForRow(0)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        steps = {Qt.Key.Key_Left: -STEP, Qt.Key.Key_Right: STEP}
        if row >= 0 and event.key() in steps:
            self.weighed.emit(self.rows.value(row), round(self.rows.share(row) + steps[Qt.Key(event.key())], 2))
        elif row >= 0 and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.picked.emit(self.rows.value(row))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed, self._dragged = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        place = event.position().toPoint()
        self._dragged = self._dragged or abs(place.x() - self._pressed.x()) >= QApplication.startDragDistance()
        row = self.indexAt(self._pressed).row()
        if self._dragged and row >= 0:
            share = (place.x() - GAP["m"]) / max(1, self.viewport().width() - GAP["m"] - GAP["s"])
            self.weighed.emit(self.rows.value(row), round(min(max(share, 0.0), 1.0), 2))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        row = -1 if pressed is None else self.indexAt(pressed).row()
        if row >= 0 and not self._dragged and row == self.indexAt(event.position().toPoint()).row():
            self.picked.emit(self.rows.value(row))
