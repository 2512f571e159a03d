"""The controls of a replay: slider, steps, play and pause."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSlider, QToolButton, QWidget

from hoshikan.ui.literal import literal
from hoshikan.ui.panels.icons import icon
from hoshikan.ui.theme import GAP, Theme
from hoshikan.ui.widgets.basic import label


class PlayerBar(QFrame):
    """Tells which ply is wanted and whether to play."""

    ply_wanted = Signal(int)
    play_wanted = Signal(bool)

    def __init__(self, plies: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self._tools = {name: self._tool(name) for name in ("back", "play", "forward")}
        self._tools["back"].clicked.connect(lambda: self.ply_wanted.emit(self.slider.value() - 1))
        self._tools["forward"].clicked.connect(lambda: self.ply_wanted.emit(self.slider.value() + 1))
        self._tools["play"].setCheckable(True)
        self._tools["play"].toggled.connect(self._on_play)
        self.slider.setRange(0, plies)
        self.slider.setPageStep(max(1, plies // 10))
        self.slider.valueChanged.connect(self.ply_wanted)
        self._count = label("small", muted=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["s"])
        row.setSpacing(GAP["s"])
        for tool in self._tools.values():
            row.addWidget(tool)
        row.addWidget(self.slider, 1)
        row.addWidget(self._count)

    @property
    def playing(self) -> bool:
        return self._tools["play"].isChecked()

    def set_playing(self, playing: bool) -> None:
        self._tools["play"].setChecked(playing)

    def show_ply(self, ply: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        self._count.setText(f"{ply} / {self.slider.maximum()}")

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        size = self.fontMetrics().height() + 2
        for name, tool in self._tools.items():
            shown = "pause" if name == "play" and self.playing else name
            tool.setIcon(icon(shown, size, theme.text, theme.faint))
            tool.setIconSize(QSize(size, size))

    def retranslate(self) -> None:
        words = {"back": self.tr("One move back"), "play": self.tr("Play"), "forward": self.tr("One move on")}
        if self.playing:
            words["play"] = self.tr("Pause")
        for name, tool in self._tools.items():
            tool.setToolTip(literal(words[name]))
            tool.setAccessibleName(words[name])
        self.slider.setAccessibleName(self.tr("Move"))

    def _tool(self, name: str) -> QToolButton:
        tool = QToolButton()
        tool.setObjectName(name)
        return tool

    def _on_play(self, playing: bool) -> None:
        self.retranslate()
        if self._theme is not None:
            self.apply_theme(self._theme)
        self.play_wanted.emit(playing)
