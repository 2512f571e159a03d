"""Which matches of the library are listed: by game, by result, by what somebody types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from hoshikan.engine.game import Game
from hoshikan.library import MatchSummary
from hoshikan.ui.look.theme import GAP
from hoshikan.ui.match.names import seat_names
from hoshikan.ui.text.rooms import text_of
from hoshikan.ui.widgets.basic import spaced
from hoshikan.ui.widgets.choice import DropDown
from hoshikan.ui.widgets.flow import Flow

RESULTS: Final = ("", "open", "won", "lost")
_AROUND: Final = 64
"""Pixels of the field beside its words: its edges and the button that clears it."""


class LibraryFilter(QWidget):
    """A field and two lists; `changed` tells that other matches are wanted."""

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
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

    @property
    def is_used(self) -> bool:
        """Whether something is left out."""
        return bool(self.search.text().strip() or self.game.currentData() or self.result.currentData())

    def clear(self) -> None:
        """Leave nothing out."""
        with QSignalBlocker(self):
            self.search.clear()
            self.game.setCurrentIndex(0)
            self.result.setCurrentIndex(0)
        self.changed.emit()

    def of(self, matches: Sequence[MatchSummary]) -> list[MatchSummary]:
        """Those that are wanted, in their order."""
        return [match for match in matches if self._wants(match)]

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Search players and games"))
        self.search.setAccessibleName(self.tr("Search players and games"))
        self._widen()
        self.game.call(self.tr("Game"))
        self.result.call(self.tr("Result"))
        results = (self.tr("All results"), self.tr("In progress"), self.tr("Won by people"), self.tr("Won by bots"))
        self.result.fill(dict(zip(RESULTS, results, strict=True)))
        self.game.fill({"": self.tr("All games")} | {game: text_of(game).title() for game in self._games})

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._widen()

    def _widen(self) -> None:
        """What the field is for can be read in it."""
        words = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(words + _AROUND)

    def _wants(self, match: MatchSummary) -> bool:
        game, result = self.game.currentData(), self.result.currentData()
        if game and match.game != game:
            return False
        if result == "open" and match.finished is not None:
            return False
        if result in ("won", "lost") and (match.finished is None or _won(match) != (result == "won")):
            return False
        title = text_of(match.game).title() if match.game in self._games else match.game
        told = " ".join((title, match.title, *seat_names(match.seats))).casefold()
        return all(word in told for word in self.search.text().casefold().split())


def _won(match: MatchSummary) -> bool:
    """Whether somebody who is no bot is among the winners."""
    return any(not match.seats[seat].is_bot for seat in match.winners if seat < len(match.seats))
