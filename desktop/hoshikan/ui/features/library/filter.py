"""Filter of the library's matches: by game, by result, by typed text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from hoshikan.engine import Seat
from hoshikan.engine.game import Game
from hoshikan.library import ListedMatch
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import spaced
from hoshikan.ui.kit.widgets.choice import DropDown
from hoshikan.ui.kit.widgets.flow import Flow

RESULTS: Final = ("", "open", "won", "lost")
SLICE: Final = 400
"""Matches whose words are read at once: some milliseconds."""
ReadSeats = Callable[[Sequence[int]], Mapping[int, Sequence[Seat]]]
"""The seats of the matches with these ids."""
_AROUND: Final = 64
"""Pixels of the field beside its words: its edges and the button that clears it."""


class LibraryFilter(QWidget):
    """A field and two lists; `changed` is emitted when other matches are wanted."""

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._matches: Sequence[ListedMatch] = ()
        self._read_seats: ReadSeats = lambda _ids: {}
        self._words: list[str] = []
        """The words that a search looks through, of the first matches; read in slices before the first search."""
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._read_on)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.game, self.result = DropDown(), DropDown()
        row = Flow(self)
        spaced(row, 0, GAP["s"])
        for part in (self.search, self.game, self.result):
            row.addWidget(part)
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        self.game.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self.result.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def clear(self) -> None:
        """Leave nothing out."""
        with QSignalBlocker(self):
            self.search.clear()
            self.game.setCurrentIndex(0)
            self.result.setCurrentIndex(0)
        self.changed.emit()

    def choose_from(self, matches: Sequence[ListedMatch], read_seats: ReadSeats) -> None:
        """Filter these matches from now on."""
        self._matches, self._read_seats = matches, read_seats
        self._forget_words()

    def rest(self) -> None:
        """Read nothing any more until it is needed."""
        self._reading.stop()

    def wanted(self) -> Sequence[ListedMatch]:
        """The matches that are wanted, in their order."""
        looked_for = self.search.text().casefold().split()
        found = self._matches
        if looked_for:
            while len(self._words) < len(self._matches):
                self._read_slice()
            pairs = zip(self._matches, self._words, strict=True)
            found = [match for match, words in pairs if all(word in words for word in looked_for)]
        if game := self.game.currentData():
            found = [match for match in found if match.game == game]
        if result := self.result.currentData():
            found = [match for match in found if _result(match) == result]
        return found

    def retranslate(self) -> None:
        self._forget_words()
        self.search.setPlaceholderText(self.tr("Search players and games"))
        self.search.setAccessibleName(self.tr("Search players and games"))
        self._widen()
        self.game.call(self.tr("Game"))
        self.result.call(self.tr("Result"))
        results = (self.tr("All results"), self.tr("In progress"), self.tr("Won by people"), self.tr("Won by bots"))
        self.result.fill(dict(zip(RESULTS, results, strict=True)))
        self.game.fill({"": self.tr("All games")} | {game: cover_text_of(game).title() for game in self._games})

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._widen()

    def _widen(self) -> None:
        """Make the field as wide as its placeholder."""
        words = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(words + _AROUND)

    def _forget_words(self) -> None:
        self._words = []
        self._reading.start()

    def _read_on(self) -> None:
        if len(self._words) < len(self._matches):
            self._read_slice()
            self._reading.start()

    def _read_slice(self) -> None:
        matches = self._matches[len(self._words) : len(self._words) + SLICE]
        seats = self._read_seats([match.id for match in matches])
        titles = {game: cover_text_of(game).title() for game in self._games}
        for match in matches:
            names = seat_names(seats.get(match.id, ()))
            self._words.append(" ".join((titles.get(match.game, match.game), match.title, *names)).casefold())


def _result(match: ListedMatch) -> str:
    """The value of `RESULTS` that fits; winners that are bots, or none, are "lost"."""
    if not match.finished:
        return "open"
    return "won" if match.won else "lost"
