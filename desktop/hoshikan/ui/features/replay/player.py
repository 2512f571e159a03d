"""The controls of a replay: slider, steps, play and pause."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStyle, QStyleOptionSlider, QToolButton, QWidget

from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import Slider, label
from hoshikan.ui.kit.widgets.icons import icon


class PlayerBar(QFrame):
    """Tells which ply is wanted and whether to play."""

    ply_wanted = Signal(int)
    play_wanted = Signal(bool)

    def __init__(self, plies: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self.slider = Slider()
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
        self._count.setText(self._of_all(ply))

    def span(self, within: QWidget) -> tuple[float, float]:
        """Return the places of the slider's knob for the first and for the last ply, as x in `within`."""
        option = QStyleOptionSlider()
        self.slider.initStyleOption(option)
        style, control = self.slider.style(), QStyle.ComplexControl.CC_Slider
        groove = style.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self.slider)
        knob = style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self.slider)
        left = within.mapFromGlobal(self.slider.mapToGlobal(groove.topLeft())).x()
        return left + knob.width() / 2, left + groove.width() - knob.width() / 2

    def _of_all(self, ply: int) -> str:
        return f"{ply} / {self.slider.maximum()}"

    def _keep_room(self) -> None:
        """The number of the last ply has its place from the start."""
        self._count.ensurePolished()
        self._count.setMinimumWidth(
            self._count.fontMetrics().horizontalAdvance(self._of_all(self.slider.maximum())) + 2
        )

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._keep_room()
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
