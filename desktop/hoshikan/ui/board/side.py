"""The panel beside the table: log, score, hints, rules and the list of moves as tabs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLayout, QTabWidget, QWidget

from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.overlay import overlay_over
from hoshikan.ui.session.settings import Settings

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
            "bot": self.tr("Bot"),
            "review": self.tr("Review"),
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


_WIDE: Final = 1.6
"""Aspect (width by height) from which a table has room for the panel beside it."""
_LEAST: Final = 900
"""Logical pixels that any table keeps beside the panel."""


class SidePlace(QObject):
    """Lays a table and its panel out on `ground`. Beside the table the panel follows the settings, which
    remember it; over the table it is closed until it is wanted.
    """

    changed = Signal()
    """The panel has come or gone, or may have."""

    def __init__(
        self, ground: QWidget, table: TableView, side: SidePanel, settings: Settings, *, overlaid: bool
    ) -> None:
        """`overlaid`: true if the panel is over a table without room for both."""
        super().__init__(ground)
        self._ground = ground
        self._table = table
        self._side = side
        self._settings = settings
        self._overlaid = overlaid
        self._over = False
        self._open = settings.move_list
        self._row = QHBoxLayout(ground)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(table, 1)
        self._row.addWidget(side)
        ground.installEventFilter(self)

    @property
    def is_over(self) -> bool:
        """True if the panel is over the table now, or would be if it were open."""
        return self._over

    @property
    def is_open(self) -> bool:
        return self._open if self._over else self._settings.panel_visible

    def open(self, wanted: bool = True) -> None:
        """Show or hide the panel."""
        if self._over:
            self._open = wanted
            self.show()
        else:
            self._settings.panel_visible = wanted

    def toggle(self) -> None:
        self.open(not self.is_open)

    def show(self) -> None:
        """Let the panel be where it now belongs."""
        size = self._ground.size()
        wide = self._side.maximumWidth()
        beside = size.width() - wide
        over = beside < _LEAST or (self._overlaid and beside < _WIDE * size.height())
        if over != self._over:
            self._over = over
            if over:
                self._row.removeWidget(self._side)
            else:
                self._row.addWidget(self._side)
        self._side.setVisible(self.is_open)
        if self._over:
            self._side.setGeometry(size.width() - wide, 0, wide, size.height())
            overlay = overlay_over(self._ground)
            if overlay is None:
                self._side.raise_()
            else:
                self._side.stackUnder(overlay)
        self._table.lie_under(wide if self._over and self.is_open else 0)
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window."""
        if watched is self._ground and event.type() == QEvent.Type.Resize:
            self.show()
        return super().eventFilter(watched, event)
