"""The choices as a search rates them, best first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hoshikan.teaching.hints import Rated
from hoshikan.ui.gametext import GameText
from hoshikan.ui.literal import literal

AnyIndex = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class RankingModel(QAbstractListModel):
    """One row per choice: its words, its `Rated` in `RatedRole`."""

    RatedRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, text: GameText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._rated: list[Rated] = []
        self._words: list[str] = []

    def show(self, ranking: Sequence[Rated], view: Mapping[str, Any]) -> None:
        """List this ranking; also after a language switch."""
        self.beginResetModel()
        self._rated = list(ranking)
        self._words = [self._text.action(entry.action, view) for entry in ranking]
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:  # noqa: N802  # Qt's name
        return 0 if parent.isValid() else len(self._rated)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._rated):
            return None
        entry, words = self._rated[index.row()], self._words[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("{move}: {percent} %").format(move=words, percent=round(100 * entry.result))
        if role == Qt.ItemDataRole.ToolTipRole:
            about = self.tr("{move} – about {points} points at the end")
            return literal(about.format(move=entry.action, points=f"{entry.points:.1f}"))
        return entry if role == self.RatedRole else None
