"""Place of a table's side panel: beside it, or over it in small windows and for games whose map takes the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hoshikan.ui.board.side import SidePanel
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.widgets.overlay import overlay_over
from hoshikan.ui.session.settings import Settings

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
