"""A chart with its name, a summarising sentence, and the same as a table; or an invitation where there are no data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button, label, spaced
from hoshikan.ui.kit.widgets.chart import Chart
from hoshikan.ui.kit.widgets.tables import RowsModel, table

_MOST_ROWS: Final = 9
"""So many rows of the table are seen at once."""


class Caption(NamedTuple):
    """The words of a chart."""

    summary: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


class ChartPanel(QFrame):
    """A frame around one chart."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self.chart = chart
        self.heading = label("large", wrap=True)
        self.summary = label("small", muted=True, wrap=True)
        self.invitation = label(muted=True, wrap=True)
        self.invitation.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.as_table = button("quiet")
        self.as_table.setCheckable(True)
        self.as_table.toggled.connect(lambda _on: self._show())
        self._rows = RowsModel(self)
        self.table = table(self._rows, wide=0)
        head = QHBoxLayout()
        head.setSpacing(GAP["s"])
        head.addWidget(self.heading, 1)
        head.addWidget(self.as_table, 0, Qt.AlignmentFlag.AlignTop)
        self.body = QVBoxLayout(self)
        spaced(self.body, GAP["m"], GAP["s"])
        self.body.addLayout(head)
        self.body.addWidget(self.summary)
        self.body.addWidget(self.chart, 1)
        for part in (self.table, self.invitation):
            self.body.addWidget(part)
        self.body.addStretch(0)
        self._caption: Caption | None = None

    def describe(self, name: str, caption: Caption) -> None:
        """Set the name and the words of the chart."""
        self._caption = caption
        self.heading.setText(name)
        self.summary.setText(caption.summary)
        self.chart.say(name, caption.summary)
        self.table.setAccessibleName(name)
        self.table.setAccessibleDescription(caption.summary)
        self._show()

    def invite(self, name: str, words: str) -> None:
        """There is nothing to show yet."""
        self._caption = None
        self.heading.setText(name)
        self.invitation.setText(words)
        self._show()

    def retranslate(self) -> None:
        self._name_switch()

    def apply_theme(self, theme: Theme) -> None:
        self.chart.apply_theme(theme)

    def _name_switch(self) -> None:
        as_table = self.as_table.isChecked()
        self.as_table.setText(self.tr("As a chart") if as_table else self.tr("As a table"))
        name = self.tr("{chart}: {switch}").format(chart=self.heading.text(), switch=self.as_table.text())
        self.as_table.setAccessibleName(name)

    def _show(self) -> None:
        caption, as_table = self._caption, self.as_table.isChecked()
        self.chart.setVisible(caption is not None and not as_table)
        self.table.setVisible(caption is not None and as_table)
        self.summary.setVisible(caption is not None and bool(caption.summary))
        self.invitation.setVisible(caption is None)
        self.as_table.setVisible(caption is not None)
        self._name_switch()
        if caption is not None and as_table:
            self._rows.show_rows(caption.heads, caption.rows)
            self._fit_table()

    def _fit_table(self) -> None:
        view = self.table
        view.resizeRowsToContents()
        rows = min(self._rows.rowCount(), _MOST_ROWS)
        high = sum(view.rowHeight(row) for row in range(rows)) + view.horizontalHeader().sizeHint().height()
        view.setFixedHeight(high + 2 * view.frameWidth() + 2)
