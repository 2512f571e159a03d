"""Buttons on the edge of a map, for those who have neither wheel nor keys for it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from hoshikan.ui.board.table.camera import STEP
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.icons import icon

_STEPS: Final = MappingProxyType({"closer": STEP**2, "farther": STEP**-2})


class ZoomButtons(QWidget):
    """Closer, farther, everything. Lies over the lower right corner of the map."""

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = stage
        self._tools = {name: self._tool(name) for name in ("closer", "farther", "whole")}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP["xs"])
        for tool in self._tools.values():
            row.addWidget(tool)
        self.retranslate()
        self.apply_theme(stage.pictures.theme)
        self.hide()

    def tool(self, name: str) -> QToolButton:
        """ "closer", "farther" or "whole"."""
        return self._tools[name]

    def retranslate(self) -> None:
        words = {
            "closer": (self.tr("Zoom in"), "+"),
            "farther": (self.tr("Zoom out"), "-"),
            "whole": (self.tr("Show the whole map"), "0"),
        }
        for name, (word, key) in words.items():
            self._tools[name].setAccessibleName(word)
            self._tools[name].setToolTip(literal(f"{word} ({key})"))

    def apply_theme(self, theme: Theme) -> None:
        size = self.fontMetrics().height()
        for name, tool in self._tools.items():
            tool.setIcon(icon(name, size, theme.text, theme.faint))
            tool.setIconSize(QSize(size, size))

    def follow(self, frame: QRectF) -> None:
        """Be there if there is a map, seen through `frame` of the view."""
        camera = self._stage.camera
        self.setVisible(camera.works)
        if not camera.works:
            return
        self._tools["farther"].setEnabled(not camera.shows_all)
        self._tools["whole"].setEnabled(not camera.shows_all)
        self.adjustSize()
        self.move(round(frame.right()) - self.width() - GAP["s"], round(frame.bottom()) - self.height() - GAP["s"])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def _tool(self, name: str) -> QToolButton:
        tool = QToolButton()
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tool.clicked.connect(lambda _checked=False: self._press(name))
        return tool

    def _press(self, name: str) -> None:
        camera = self._stage.camera
        if name == "whole":
            camera.show_all()
        else:
            camera.zoom_at(camera.frame.center(), _STEPS[name])
        self._stage.camera_changed()
