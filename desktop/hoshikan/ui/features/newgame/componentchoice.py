"""Which component set a new game is dealt from: the shipped one or a file of the player's own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from hoshikan.engine import SetupError
from hoshikan.engine.game import Game
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import button, label, of_the_house


class ComponentChoice(QWidget):
    """The name of the chosen set and the buttons that change it."""

    changed = Signal()
    """There is another set to play with: from a file that fits, or the shipped one."""
    refused = Signal(object)
    """A file does not fit the game; carries the SetupError."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._file: Path | None = None
        self.chosen: Mapping[str, Any] | None = None
        """The set as `Match.start` takes it; None for the shipped one."""
        self._name = label(muted=True)
        self.choose = button("", self._ask)
        self.shipped = button("quiet", self._take_shipped)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP["s"])
        for widget in (self._name, self.shipped, self.choose):
            row.addWidget(widget)

    def retranslate(self) -> None:
        """Words in the language now installed."""
        self._name.setText(self.tr("built-in") if self._file is None else self._file.name)
        self.choose.setText(self.tr("Choose a file…"))
        self.shipped.setText(self.tr("Use the built-in set"))
        self.shipped.setVisible(self._file is not None)

    def take(self, path: Path) -> None:
        """Use the set in a file, if it fits the game."""
        try:
            self.chosen = self._game.read_components(path)
        except SetupError as error:
            self.refused.emit(error)
        except OSError as error:
            self.refused.emit(SetupError(path.name, "bad-component-file", {"detail": error.strerror or str(error)}))
        else:
            self._file = path
            self.retranslate()
            self.changed.emit()

    def _take_shipped(self) -> None:
        self._file = self.chosen = None
        self.retranslate()
        self.changed.emit()

    def _ask(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        pattern = self.tr("Component sets") + " (*.toml *.json)"
        name, _ = QFileDialog.getOpenFileName(self, of_the_house(self.tr("Choose a component set")), folder, pattern)
        if name:
            self.take(Path(name))
