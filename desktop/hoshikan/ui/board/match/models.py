"""List models of what panels beside a board show: log, moves, rated actions, score."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QAbstractListModel, QAbstractTableModel, QModelIndex, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QIcon

from hoshikan.engine import CHANCE, Event, Match, ScoreLine, State, View
from hoshikan.teaching.hints import Rated
from hoshikan.ui.board.match.seating import Teams, teams_of
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.words import figure, listed, percent, signed, together, with_sign
from hoshikan.ui.text.gametext import GameText

if TYPE_CHECKING:
    from hoshikan.ui.kit.widgets.tables import AnyIndex

_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line: the action number `ply` brought `event` about; `before` and `view` are the spectator's views before and
    after it."""

    ply: int
    event: Event
    before: View
    view: View
    sentence: str
    seat: int | None
    """The seat the event is about, if it is about one."""
    number: int = 0
    """Number of the event among those of its action."""
    alone: bool = False
    """True for the first line of a decision with only one legal action that was applied without asking."""
    decider: int = CHANCE
    """The seat (or CHANCE) whose decision the line is about: in a simultaneous phase the seat of the event."""


class LogModel(QAbstractListModel):
    """Events with a line, oldest first. `follow` brings it up to the match's ply; rewinding drops lines. Lines of
    events still to be seen wait for `release`."""

    EntryRole = Qt.ItemDataRole.UserRole + 1

    def __init__(
        self,
        text: GameText[View],
        match: Match,
        names: Sequence[str],
        parent: QObject | None = None,
        taken: Callable[[int], bool] = lambda _ply: False,
    ) -> None:
        """`taken` returns true if the action number `ply` was the only one and applied without asking."""
        super().__init__(parent)
        self._taken = taken
        self._text = text
        self._match = match
        self._names = list(names)
        self._entries: list[LogEntry] = []
        self._waiting: list[LogEntry] = []
        """Lines of events still being shown, to be read only afterwards."""
        self._first_number: dict[int, int] = {}
        """By action the number of its first event among all that are shown together."""
        self._followed: list[str] = []
        """The notation of each action with lines, so that another line of play is noticed."""
        self.follow()

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.sentence
        if role == Qt.ItemDataRole.ToolTipRole:
            return literal(entry.event.rule)
        return entry if role == self.EntryRole else None

    def entry(self, row: int) -> LogEntry:
        return self._entries[row]

    def stage(self, entry: LogEntry) -> str:
        """Return the stage of the game in which a line came about."""
        return self._text.stage(entry.before)

    def entries(self) -> tuple[LogEntry, ...]:
        """All lines."""
        return tuple(self._entries)

    def follow(self, *, waits: int = 0) -> list[LogEntry]:
        """Add lines of new events and drop those that were undone; returns the new lines. Those of the newest `waits`
        events come by `release`."""
        late = self.release()
        played = [str(action) for action in self._match.actions[: self._match.ply]]
        common = next(
            (ply for ply, (before, now) in enumerate(zip(self._followed, played, strict=False)) if before != now),
            min(len(self._followed), len(played)),
        )
        self._forget(common)
        new = self._append(common)
        self._followed = played
        if waits:
            self._first_number = self._numbered(waits)
            self._waiting = [entry for entry in new if entry.ply in self._first_number]
            new = new[: len(new) - len(self._waiting)]
        if new:
            first = len(self._entries)
            self.beginInsertRows(_ROOT, first, first + len(new) - 1)
            self._entries += new
            self.endInsertRows()
        return late + new

    def release(self, numbers: Collection[int] | None = None) -> list[LogEntry]:
        """The lines of those waiting events that have these numbers, of all that is shown together, or of all; each
        comes where it belongs. Returns them."""
        new = [one for one in self._waiting if numbers is None or self._number_of(one) in numbers]
        self._waiting = [one for one in self._waiting if one not in new]
        rest = new
        while rest:
            entry, row = rest[0], len(self._entries)
            while row and (self._entries[row - 1].ply, self._entries[row - 1].number) > (entry.ply, entry.number):
                row -= 1
            # What comes after all others comes at once: views look at all lines again each time.
            coming, rest = (rest, []) if row == len(self._entries) else (rest[:1], rest[1:])
            self.beginInsertRows(_ROOT, row, row + len(coming) - 1)
            self._entries[row:row] = coming
            self.endInsertRows()
        return new

    def _numbered(self, count: int) -> dict[int, int]:
        """The newest actions, which have `count` events together, with the number of the first event of each."""
        ply, numbers = self._match.ply, {}
        while ply and count > 0:
            ply -= 1
            count -= len(self._match.events(ply))
            numbers[ply] = count
        return numbers

    def _number_of(self, entry: LogEntry) -> int:
        """The number of a waiting event among all that are shown together: an action, or several that run together."""
        return self._first_number[entry.ply] + entry.number

    def retranslate(self, names: Sequence[str]) -> None:
        """Say everything again in the language now installed."""
        self._names = list(names)
        self.beginResetModel()
        said = [self._sentence(old.event, old.view, old.alone) for old in self._entries]
        self._entries = [replace(old, sentence=sentence) for old, sentence in zip(self._entries, said, strict=True)]
        self.endResetModel()
        said = [self._sentence(old.event, old.view, old.alone) for old in self._waiting]
        self._waiting = [replace(old, sentence=sentence) for old, sentence in zip(self._waiting, said, strict=True)]

    def _forget(self, ply: int) -> None:
        keep = sum(entry.ply < ply for entry in self._entries)
        if keep < len(self._entries):
            self.beginRemoveRows(_ROOT, keep, len(self._entries) - 1)
            del self._entries[keep:]
            self.endRemoveRows()

    def _append(self, first: int) -> list[LogEntry]:
        match = self._match
        if first >= match.ply:
            return []
        state = match.position(first)
        view = state.view(None)
        new: list[LogEntry] = []
        for ply in range(first, match.ply):
            together, mover = state.simultaneous, state.to_move
            state.apply(match.actions[ply])
            before, view = view, state.view(None)
            alone = self._taken(ply)
            for number, event in enumerate(match.events(ply)):
                sentence = self._sentence(event, view, alone)
                if sentence:
                    seat = self._text.seat_of(event)
                    decider = seat if together and seat is not None else mover
                    new.append(LogEntry(ply, event, before, view, sentence, seat, number, alone, decider))
                    alone = False
        return new

    def _sentence(self, event: Event, view: View, alone: bool) -> str:
        sentence = self._text.log(event, view, self._names)
        if not alone or not sentence:
            return sentence
        return self.tr("{sentence} (the only choice)").format(sentence=sentence)


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
