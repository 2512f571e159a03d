"""The panel beside the table: log, score, hints, rules and the list of moves as tabs."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QTabWidget, QWidget

WIDTH: Final = 360
"""Logical pixels at text size 100 %."""
_GROWTH: Final = 0.45
"""The panel grows by this part of what the text grows: the table needs its place."""


class SidePanel(QTabWidget):
    """Holds one page per name; pages may be hidden (hints for purists, the list of moves for those who want
    none, the score of a game without points)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setUsesScrollButtons(True)
        self._pages: dict[str, QWidget] = {}

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
        """Whether this page is in front."""
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

    def fit(self, text_size: int) -> None:
        """Take the width that `text_size` per cent asks for."""
        self.setFixedWidth(round(WIDTH * (1 + _GROWTH * (text_size - 100) / 100)))
