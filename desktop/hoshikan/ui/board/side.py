"""The panel beside the table: log, score, hints, rules and the list of moves as tabs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLayout, QTabWidget, QWidget

from hoshikan.ui.kit.look.theme import Theme

WIDTH: Final = 360
"""Logical pixels at text size 100 %."""
_GROWTH: Final = 0.45
"""The panel grows by this part of what the text grows: the table needs its place."""
_NARROWEST: Final = 270
"""Logical pixels at text size 100 %, in a window that is narrow."""
_SHARES: Final = (23, 9)
"""Widths of a table and the panel beside it, within the panel's limits: its full width from 1280 pixels on."""


def row_of(table: QWidget | QLayout, side: SidePanel) -> QHBoxLayout:
    """Lay out a table and the panel beside it."""
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    if isinstance(table, QLayout):
        row.addLayout(table, _SHARES[0])
    else:
        row.addWidget(table, _SHARES[0])
    row.addWidget(side, _SHARES[1])
    return row


class SidePanel(QTabWidget):
    """Holds one page per name; pages may be hidden (hints for purists, the list of moves for those who want
    none, the score of a game without points)."""

    rule_wanted = Signal(str)
    command = Signal(object)
    """A Command for the session of a board page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setAutoFillBackground(True)  # over a table, its pieces would be seen between the tabs
        self.setUsesScrollButtons(True)
        self._pages: dict[str, QWidget] = {}
        self._narrowest = _NARROWEST

    def add(self, name: str, page: QWidget) -> None:
        self._pages[name] = page
        page.setBackgroundRole(QPalette.ColorRole.Base)
        page.setAutoFillBackground(True)
        self.addTab(page, "")

    def open(self, name: str) -> None:
        """Bring a page to the front, unless it is hidden."""
        index = self.indexOf(self._pages[name])
        if self.isTabVisible(index):
            self.setCurrentIndex(index)

    def shows(self, name: str) -> bool:
        """True if this page is in front."""
        return self.currentWidget() is self._pages[name]

    def allow(self, name: str, allowed: bool) -> None:
        """Show or hide a page's tab."""
        self.setTabVisible(self.indexOf(self._pages[name]), allowed)

    def retranslate(self) -> None:
        titles = {
            "log": self.tr("Log"),
            "score": self.tr("Score"),
            "hints": self.tr("Hints"),
            "rules": self.tr("Rules"),
            "moves": self.tr("Moves"),
            "moments": self.tr("Key moments"),
            "bot": self.tr("Bot"),
            "decisions": self.tr("Decisions"),
            "sum": self.tr("Result of the review"),
            "lesson": self.tr("Lesson"),
            "coach": self.tr("Coach"),
            "position": self.tr("Position"),
        }
        for name, page in self._pages.items():
            self.setTabText(self.indexOf(page), titles[name])
        self.setAccessibleName(self.tr("Side panel"))

    def apply_theme(self, theme: Theme) -> None:
        """Take over colours that the application's palette does not carry."""

    def fit(self, text_size: int) -> None:
        """Take the width that `text_size` per cent asks for, or less in a narrow window."""
        widest = round(WIDTH * (1 + _GROWTH * (text_size - 100) / 100))
        self._narrowest = min(widest, round(_NARROWEST * text_size / 100))
        self.setMaximumWidth(widest)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(self._narrowest, 0))

    def sizeHint(self) -> QSize:
        return QSize(self.maximumWidth(), super().sizeHint().height())
