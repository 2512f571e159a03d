"""The scores beside the table; pointing at a row shows the sum it is made of."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from hoshikan.engine import ScoreLine
from hoshikan.ui.board.emblem import emblems_icon
from hoshikan.ui.board.match.models import ScoreModel
from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.kit.look.literal import breakable
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import signed, with_sign
from hoshikan.ui.kit.widgets.basic import label, spaced
from hoshikan.ui.kit.widgets.flow import Sheet
from hoshikan.ui.text.hintsentences import rule_link


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
        column.addWidget(self.table)
        below = Sheet(GAP["m"], GAP["s"])
        below.body.addWidget(self._heading)
        below.body.addWidget(self._sum)
        below.body.addStretch(1)
        column.addWidget(below, 1)
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
        rows = self._scores.rowCount()
        self._show_icons()
        self.table.resizeRowsToContents()
        height = (
            sum(self.table.rowHeight(row) for row in range(rows)) + self.table.horizontalHeader().sizeHint().height()
        )
        self.table.setFixedHeight(height + 4)
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
            self._scores.set_icons([emblems_icon(seats, self._theme, size) for seats in rows])

    def _summand(self, line: ScoreLine) -> str:
        words = escape(self._scores.summand(line))
        return f"<b>{signed(line.points)}</b>&nbsp; {words} &nbsp;{rule_link(line.rule)}"


def _make_table(model: ScoreModel) -> QTableView:
    table = QTableView()
    table.setModel(model)
    table.setMouseTracking(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
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
