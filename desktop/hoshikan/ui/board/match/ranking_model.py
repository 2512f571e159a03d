"""The choices as a search rates them, in the order of the number that each row shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from hoshikan.bots import protocol
from hoshikan.engine.view import View
from hoshikan.teaching.hints import Rated, best_first
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.words import percent
from hoshikan.ui.kit.widgets.tables import AnyIndex
from hoshikan.ui.text.gametext import GameText

_ROOT = QModelIndex()


def rated(
    ranking: Sequence[protocol.RankedAction], mixed: bool, scored: bool = True, named: str = ""
) -> tuple[Rated, ...]:
    """An engine's ranking as players may see it; `mixed` where the decision is a simultaneous one.

    `named` is the action of an earlier hint: it stays first among equals.
    """
    return best_first(
        [
            Rated(
                entry.action,
                entry.expected,
                entry.points if scored else None,
                entry.visits,
                entry.share if mixed else None,
            )
            for entry in ranking
        ],
        named,
    )


class RankingModel(QAbstractListModel):
    """One row per choice: its words, its `Rated` in `RatedRole`, the number that ranks it (0..1 or None) in
    `NumberRole`."""

    RatedRole = Qt.ItemDataRole.UserRole + 1
    NumberRole = Qt.ItemDataRole.UserRole + 2

    def __init__(self, text: GameText[View], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._rated: list[Rated] = []
        self._words: list[str] = []

    def show(self, ranking: Sequence[Rated], view: View | None) -> None:
        """List this ranking of the moves in `view`; also after a language switch. Nothing without a view."""
        self.beginResetModel()
        self._rated, self._words = [], []
        if view is not None:
            self._rated = list(ranking)
            self._words = [self._text.action(entry.action, view) for entry in ranking]
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rated)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._rated):
            return None
        entry, words = self._rated[index.row()], self._words[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return words if entry.result is not None or entry.share is not None else self._unrated(entry, words)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(entry, words)
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(self._explained(entry))
        if role == self.NumberRole:
            return _number(entry)
        return entry if role == self.RatedRole else None

    @property
    def mixed(self) -> bool:
        """True if the rows are a mixture, ranked by the probability of each choice."""
        return any(entry.share is not None for entry in self._rated)

    def _unrated(self, entry: Rated, move: str) -> str:
        if entry.visits:
            return self.tr("{move} – not examined").format(move=move)
        return self.tr("{move} – not looked at").format(move=move)

    def _spoken(self, entry: Rated, move: str) -> str:
        number = _number(entry)
        if number is None:
            return self._unrated(entry, move)
        if entry.share is not None:
            return self.tr("{move}: chosen {percent} of the time").format(move=move, percent=percent(number))
        return self.tr("{move}: {percent} to win").format(move=move, percent=percent(number))

    def _explained(self, entry: Rated) -> str:
        if entry.result is None:
            return self._unrated(entry, entry.action)
        if entry.points is None:
            return self.tr("{move} – {percent} to win").format(move=entry.action, percent=percent(entry.result))
        return self.tr("{move} – {percent} to win, about {points} at the end").format(
            move=entry.action, percent=percent(entry.result), points=self._text.amount(entry.points)
        )


def _number(entry: Rated) -> float | None:
    return entry.result if entry.share is None else entry.share
