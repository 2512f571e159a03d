"""The matches of the library as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QDate,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    Qt,
)

from hoshikan.engine.game import Game
from hoshikan.library import LibraryProblem, ListedMatch, MatchSummary
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.words import listed, together
from hoshikan.ui.kit.widgets.tables import AnyIndex
from hoshikan.ui.text.gametext import VICTORY

_Role = Qt.ItemDataRole
COLUMNS = 5
GAME, PLAYERS, RESULT = 1, 2, 3
"""The columns that name the game, who played it, and what came of it."""


class MatchesModel(QAbstractTableModel):
    """Date, game, players, result and length; one row per match, newest first.

    A match is read with `read` when its row is first looked at: a library of thousands is shown at once.
    """

    def __init__(
        self, games: Mapping[str, Game], read: Callable[[int], MatchSummary], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._read = read
        self._matches: Sequence[ListedMatch] = ()
        self._summaries: dict[int, MatchSummary] = {}
        """Those read so far, by row."""

    def show_matches(self, matches: Sequence[ListedMatch]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self._matches = matches
        self._summaries.clear()
        self.endResetModel()

    def listed(self, row: int) -> ListedMatch:
        """The match in this row, without reading it."""
        return self._matches[row]

    def row_of(self, match_id: int) -> int | None:
        """The row of a match; None if it is not shown."""
        return next((row for row, match in enumerate(self._matches) if match.id == match_id), None)

    def summary(self, row: int) -> MatchSummary:
        """The match in this row, read if it has not been; one that cannot be read any more is as it is listed."""
        if row not in self._summaries:
            listed = self._matches[row]
            try:
                self._summaries[row] = self._read(listed.id)
            except LibraryProblem:
                played = datetime.fromtimestamp(listed.played, UTC)
                self._summaries[row] = MatchSummary(listed.id, listed.game, listed.title, (), played, played, 0)
        return self._summaries[row]

    def retranslate(self) -> None:
        """Ask the views to read everything again."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._matches)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != _Role.DisplayRole:
            return None
        heads = (self.tr("Played"), self.tr("Game"), self.tr("Players"), self.tr("Result"), self.tr("Moves"))
        return heads[section]

    def data(self, index: AnyIndex, role: int = _Role.DisplayRole) -> Any:
        if role == _Role.DisplayRole:
            return self._words(self.summary(index.row()))[index.column()]
        if role in (_Role.AccessibleTextRole, _Role.ToolTipRole):
            summary = self.summary(index.row())
            words = self._words(summary)[index.column()]
            if index.column() == GAME and summary.imported and summary.title:
                words = self.tr("{game}, from the file “{file}”").format(game=words, file=summary.title)
            return literal(words) if role == _Role.ToolTipRole else words
        return None

    def _words(self, summary: MatchSummary) -> tuple[str, str, str, str, str]:
        game = cover_text_of(summary.game).title() if summary.game in self._games else summary.game
        names = seat_names(summary.seats)
        # An imported match has the name of its file, which may say anything.
        title = f"{game} – {summary.title}" if summary.title and not summary.imported else game
        return self._when(summary), title, listed(names), self._result(summary, names), str(summary.ply)

    def _when(self, summary: MatchSummary) -> str:
        if not summary.played_here and summary.recorded is not None:
            day = QDate(summary.recorded.year, summary.recorded.month, summary.recorded.day)
            return QLocale().toString(day, QLocale.FormatType.ShortFormat)
        moment = QDateTime.fromSecsSinceEpoch(int(summary.updated.timestamp()))
        when = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        return when if summary.played_here else self.tr("imported {when}").format(when=when)

    def _result(self, summary: MatchSummary, names: Sequence[str]) -> str:
        if summary.finished is None:
            return self.tr("in progress")
        points = " : ".join(map(str, summary.points)).replace("-", "−")
        game, won = self._games.get(summary.game), sorted(summary.winners)
        if game is not None and not game.kind.scored:
            return VICTORY.of(game.named_winners(won, len(names)), names)
        winners = together(names[seat] for seat in won)
        return self.tr("{points} – won by {winners}").format(points=points, winners=winners) if winners else points
