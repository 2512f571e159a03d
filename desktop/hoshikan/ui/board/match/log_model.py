"""The log: every event of the match so far as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from hoshikan.engine import Event, Match
from hoshikan.engine.view import View
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.widgets.tables import AnyIndex
from hoshikan.ui.text.gametext import GameText

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
        for entry in new:
            row = len(self._entries)
            while row and (self._entries[row - 1].ply, self._entries[row - 1].number) > (entry.ply, entry.number):
                row -= 1
            self.beginInsertRows(_ROOT, row, row)
            self._entries.insert(row, entry)
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
            state.apply(match.actions[ply])
            before, view = view, state.view(None)
            alone = self._taken(ply)
            for number, event in enumerate(match.events(ply)):
                sentence = self._sentence(event, view, alone)
                if sentence:
                    new.append(LogEntry(ply, event, before, view, sentence, self._text.seat_of(event), number, alone))
                    alone = False
        return new

    def _sentence(self, event: Event, view: View, alone: bool) -> str:
        sentence = self._text.log(event, view, self._names)
        if not alone or not sentence:
            return sentence
        return self.tr("{sentence} (the only choice)").format(sentence=sentence)
