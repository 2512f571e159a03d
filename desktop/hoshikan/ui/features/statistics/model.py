"""Results of the people at this computer, as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, Qt

from hoshikan.engine.game import Game
from hoshikan.library import Statistics, Tally
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.widgets.tables import AnyIndex
from hoshikan.ui.text.levels import LevelWords

_Role = Qt.ItemDataRole
NO_NUMBER: Final = "–"
"""In place of points in a game without them."""


class StatisticsModel(QAbstractTableModel):
    """One row per game and level, followed by one per number of players where there were several."""

    def __init__(self, games: Mapping[str, Game], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._rows: list[tuple[Statistics, int, Tally]] = []
        self._texts: list[tuple[str, ...]] = []

    def show_statistics(self, statistics: Sequence[Statistics]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self._rows = []
        for entry in statistics:
            self._rows.append((entry, 0, entry.total))
            if len(entry.by_players) > 1:
                self._rows += [(entry, players, tally) for players, tally in sorted(entry.by_players.items())]
        self._texts = [self._words(*row) for row in self._rows]
        self.endResetModel()

    def retranslate(self) -> None:
        """Ask the views to read everything again."""
        self.beginResetModel()
        self._texts = [self._words(*row) for row in self._rows]
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._heads())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return self._heads()[section]
        return None

    def data(self, index: AnyIndex, role: int = _Role.DisplayRole) -> Any:
        if role == _Role.TextAlignmentRole and index.column() >= 3:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return self._texts[index.row()][index.column()] if role == _Role.DisplayRole else None

    def _heads(self) -> tuple[str, ...]:
        return (
            self.tr("Game"),
            self.tr("Against"),
            self.tr("Players"),
            self.tr("Played"),
            self.tr("Won"),
            self.tr("Average points"),
            self.tr("Best"),
            self.tr("Wins in a row"),
        )

    def _words(self, entry: Statistics, players: int, tally: Tally) -> tuple[str, ...]:
        locale = QLocale()
        game = cover_text_of(entry.game).title() if entry.game in self._games else entry.game
        scored = entry.game not in self._games or self._games[entry.game].kind.scored
        share = locale.toString(100 * tally.wins / tally.games, "f", 0) if tally.games else "0"
        return (
            game,
            LevelWords().opponents(entry.level),
            str(players) if players else self.tr("all"),
            str(tally.matches),
            self.tr("{wins} ({percent}%)").format(wins=tally.wins, percent=share),
            locale.toString(tally.mean_points, "f", 1).replace("-", "−") if scored else NO_NUMBER,
            str(tally.best).replace("-", "−") if scored else NO_NUMBER,
            str(tally.streak),
        )
