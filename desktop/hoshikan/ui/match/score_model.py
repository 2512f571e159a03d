"""The scores: points per seat, with the sum each is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QIcon

from hoshikan.engine import ScoreLine, State
from hoshikan.engine.view import View
from hoshikan.ui.look.literal import literal
from hoshikan.ui.look.words import figure, signed, with_sign
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.widgets.tables import AnyIndex

_ROOT = QModelIndex()
NAME, POINTS = range(2)


class ScoreModel(QAbstractTableModel):
    """One row per seat: name, points and whatever else the game counts openly. Tool tips show the sum."""

    LinesRole = Qt.ItemDataRole.UserRole + 1
    """The seat's ScoreLines."""

    def __init__(self, text: GameText[View], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._names: list[str] = []
        self._points: list[int] = []
        self._lines: list[list[ScoreLine]] = []
        self._tally: list[tuple[str, Sequence[int]]] = []
        self._winners: frozenset[int] = frozenset()
        self._to_move = -1
        self._icons: list[QIcon] = []

    def set_icons(self, icons: Sequence[QIcon]) -> None:
        """The seats' emblems in the look of the moment."""
        self._icons = list(icons)
        if self._names:
            self.dataChanged.emit(self.index(0, NAME), self.index(len(self._names) - 1, NAME))

    def show(self, state: State, view: View, names: Sequence[str]) -> None:
        """Bring the table up to a position; `state` is asked for points and their reasons only, which are public."""
        self.beginResetModel()
        self._names = list(names)
        self._points = state.points()
        self._lines = [state.score_lines(seat) for seat in range(state.players)]
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

    def lines(self, seat: int) -> list[ScoreLine]:
        """What the seat's points are made of."""
        return self._lines[seat]

    def explanation(self, seat: int) -> str:
        """The sum behind a seat's points, one summand a line."""
        lines = [f"{signed(line.points)}  {self._text.score_line(line)}" for line in self._lines[seat]]
        points = self._points[seat]
        return "\n".join([*lines, with_sign(self.tr("= %n point(s)", "", abs(points)), points)])

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:  # noqa: N802  # Qt's name
        return 0 if parent.isValid() else len(self._names)

    def columnCount(self, parent: AnyIndex = _ROOT) -> int:  # noqa: N802  # Qt's name
        return 0 if parent.isValid() else POINTS + 1 + len(self._tally)

    def headerData(  # noqa: N802  # Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Player"), self.tr("Points"), *(heading for heading, _numbers in self._tally))[section]
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        seat, column = index.row(), index.column()
        if not 0 <= seat < len(self._names):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if column == NAME:
                return self._names[seat]
            number = (self._points[seat], *(numbers[seat] for _heading, numbers in self._tally))[column - POINTS]
            return number if number >= 0 else figure(number)
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(self.explanation(seat))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.explanation(seat)
        if role == Qt.ItemDataRole.DecorationRole and column == NAME and seat < len(self._icons):
            return self._icons[seat]
        if role == Qt.ItemDataRole.TextAlignmentRole and column != NAME:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return self._lines[seat] if role == self.LinesRole else None
