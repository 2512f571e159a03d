"""The scores: points per seat or team, with the sum each is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QIcon

from hoshikan.engine import ScoreLine, State
from hoshikan.engine.view import View
from hoshikan.ui.board.match.teams import Teams, teams_of
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.words import figure, listed, signed, together, with_sign
from hoshikan.ui.kit.widgets.tables import AnyIndex
from hoshikan.ui.text.gametext import GameText

_ROOT = QModelIndex()
NAME, POINTS = range(2)


class ScoreModel(QAbstractTableModel):
    """One row per seat, or per team where seats win together: name, points and whatever else the game counts openly.
    Tool tips show the sum."""

    LinesRole = Qt.ItemDataRole.UserRole + 1
    """The row's ScoreLines."""

    def __init__(self, text: GameText[View], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._names: list[str] = []
        self._teams = Teams()
        self._rows: list[list[int]] = []
        """The seats of each row."""
        self._points: list[int] = []
        self._lines: list[list[ScoreLine]] = []
        self._tally: list[tuple[str, Sequence[int]]] = []
        self._winners: frozenset[int] = frozenset()
        self._to_move = -1
        self._icons: list[QIcon] = []

    def set_icons(self, icons: Sequence[QIcon]) -> None:
        """The emblems of the rows in the look of the moment."""
        self._icons = list(icons)
        if self._rows:
            self.dataChanged.emit(self.index(0, NAME), self.index(len(self._rows) - 1, NAME))

    def show(self, state: State, view: View, names: Sequence[str], viewer: int | None) -> None:
        """Bring the table up to a position, seen by `viewer` (None: a spectator) as `view`.

        Of `state` only those summands of points are read that the viewer may know.
        """
        self.beginResetModel()
        self._names = list(names)
        self._teams = teams_of(view, self._text)
        self._rows = [
            self._teams.members(seat) for seat in range(state.players) if self._teams.members(seat)[0] == seat
        ]
        self._lines = [state.known_score_lines(seat, viewer) for seat in range(state.players)]
        self._points = [sum(line.points for line in lines) for lines in self._lines]
        self._tally = list(self._text.tally(view))
        self._winners = frozenset(view.winners)
        self._to_move = state.to_move
        self.endResetModel()

    @property
    def to_move(self) -> int:
        return self._to_move

    @property
    def winners(self) -> frozenset[int]:
        return self._winners

    def row_of(self, seat: int) -> int:
        """The row in which a seat is counted; -1 if there is none."""
        return next((row for row, members in enumerate(self._rows) if seat in members), -1)

    def seats(self, row: int) -> Sequence[int]:
        """The seats whose points a row counts."""
        return self._rows[row]

    def heading(self, row: int) -> str:
        """The name of a seat, or of a team with its members."""
        first = self._rows[row][0]
        if not self._teams.names:
            return self._names[first]
        members = together(self._names[seat] for seat in self._rows[row])
        return self.tr("{team} ({members})").format(team=self._teams.of(first), members=members)

    def lines(self, row: int) -> list[ScoreLine]:
        """Return the summands of a row's points."""
        return self._lines[self._rows[row][0]]

    def summand(self, line: ScoreLine) -> str:
        """One summand in words, in a team with the member that earned it."""
        words = self._text.score_line(line)
        if line.member is None:
            return words
        return self.tr("{summand} ({name})").format(summand=words, name=self._names[line.member])

    def explanation(self, row: int) -> str:
        """The sum behind the points of a row, one summand a line."""
        lines = [f"{signed(line.points)}  {self.summand(line)}" for line in self.lines(row)]
        points = self._points[self._rows[row][0]]
        return "\n".join([*lines, with_sign(self.tr("= %n point(s)", "", abs(points)), points)])

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else POINTS + 1 + len(self._tally)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            who = self.tr("Team") if self._teams.names else self.tr("Player")
            return (who, self.tr("Points"), *(heading for heading, _numbers in self._tally))[section]
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if not 0 <= row < len(self._rows):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole and column == NAME:
            return self.heading(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(self.explanation(row))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.explanation(row)
        if role == Qt.ItemDataRole.DecorationRole and column == NAME and row < len(self._icons):
            return self._icons[row]
        if role == Qt.ItemDataRole.TextAlignmentRole and column != NAME:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return self.lines(row) if role == self.LinesRole else None

    def _cell(self, row: int, column: int) -> str | int:
        seats = self._rows[row]
        if column == NAME:
            members = listed(self._names[seat] for seat in seats)
            return f"{self._teams.of(seats[0])}\n{members}" if self._teams.names else members
        if column == POINTS:
            numbers = [self._points[seats[0]]]
        else:
            counted = self._tally[column - POINTS - 1][1]
            shared = len(counted) == len(self._rows)
            numbers = [counted[row]] if shared else [counted[seat] for seat in seats]
        if len(numbers) == 1 and numbers[0] >= 0:
            return numbers[0]
        return " + ".join(map(figure, numbers))
