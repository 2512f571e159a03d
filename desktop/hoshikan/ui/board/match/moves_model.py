"""The legal actions in words: a plain list with which alone a game can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSortFilterProxyModel, Qt

from hoshikan.engine.view import View
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.widgets.tables import AnyIndex

_ROOT = QModelIndex()


class ActionWords(Protocol):
    """Describes an action: the text of a game, or of its set-up page."""

    def action(self, notation: str, view: View, /) -> str: ...


class MovesModel(QAbstractListModel):
    """Legal actions in the engine's order; the notation stands in `NotationRole`."""

    NotationRole = Qt.ItemDataRole.UserRole + 1
    SearchRole = Qt.ItemDataRole.UserRole + 2
    """Words and notation together, for the filter."""

    def __init__(self, text: ActionWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._notations: list[str] = []
        self._words: list[str] = []

    def show(self, actions: Sequence[str], view: View) -> None:
        """List these actions; also after a language switch."""
        self.beginResetModel()
        self._notations = list(actions)
        self._words = [self._text.action(action, view) for action in actions]
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._notations)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._notations):
            return None
        notation, words = self._notations[index.row()], self._words[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words
        if role == self.NotationRole:
            return notation
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(notation)
        return f"{words} {notation}" if role == self.SearchRole else None


class MovesFilter(QSortFilterProxyModel):
    """The moves whose words or notation hold every typed word, in any order and case; a move whose whole notation is
    typed stands alone, though others may hold all its words too."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: list[str] = []
        self._exact = ""

    def look_for(self, typed: str) -> None:
        self.beginFilterChange()
        self._wanted = typed.casefold().split()
        model, whole = self.sourceModel(), typed.strip().casefold()
        notations = [str(model.index(row, 0).data(MovesModel.NotationRole)) for row in range(model.rowCount())]
        self._exact = next((one for one in notations if one.casefold() == whole), "")
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: AnyIndex) -> bool:
        model = self.sourceModel()
        if self._exact:
            return bool(model.data(model.index(row, 0, parent), MovesModel.NotationRole) == self._exact)
        searched = str(model.data(model.index(row, 0, parent), MovesModel.SearchRole)).casefold()
        return all(word in searched for word in self._wanted)
