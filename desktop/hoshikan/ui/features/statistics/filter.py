"""Which games the statistics are about: whose, of which game, against whom, since when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLabel, QWidget

from hoshikan.bots.levels import LEVELS
from hoshikan.engine import Seat
from hoshikan.engine.game import Game
from hoshikan.library import HOT_SEAT, MIXED
from hoshikan.library.history import Played
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import spaced
from hoshikan.ui.kit.widgets.choice import DropDown
from hoshikan.ui.kit.widgets.flow import Flow
from hoshikan.ui.text.levels import LevelWords

_EVERY: Final = "every"
"""Any level: "" is the one of games without bots."""
_PERIODS: Final = (0, 30, 90, 365)
_DAY_MS: Final = 24 * 60 * 60 * 1000


class StatisticsFilter(QWidget):
    """Four lists; `changed` is emitted when others are wanted. A player who plays alone is not asked for a name."""

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._players: Sequence[str] = ()
        self._levels: Sequence[str] = ()
        self.player, self.game, self.level, self.period = (DropDown() for _ in range(4))
        self._names = []
        row = Flow(self)
        spaced(row, 0, GAP["s"])
        for part in self._boxes:
            row.addWidget(part)
            # On Unix a combo box is called by a label beside it and by nothing else; the eye needs none here.
            name = QLabel(self)
            name.setBuddy(part)
            name.hide()
            self._names.append(name)
            part.currentIndexChanged.connect(lambda _index: self.changed.emit())

    @property
    def _boxes(self) -> tuple[DropDown, ...]:
        return self.player, self.game, self.level, self.period

    @property
    def whose(self) -> str:
        """The name of the player that is looked at."""
        return str(self.player.currentData() or "")

    @property
    def which(self) -> str:
        """The id of the game, "" for all."""
        return str(self.game.currentData() or "")

    def know(self, history: Sequence[Played], more: Iterable[str]) -> None:
        """Offer the people and the levels that have been met; `more` are names of people from elsewhere. Whoever played
        last is chosen at first."""
        newest = dict.fromkeys([*(one.name for one in reversed(history)), *more])
        met = {one.level for one in history}
        self._players = tuple(newest)
        self._levels = tuple(level for level in (*LEVELS, MIXED, HOT_SEAT) if level in met)
        self.retranslate()

    def since(self, now: int) -> int:
        """The moment from which games are wanted, in milliseconds since 1970."""
        days = int(self.period.currentData() or 0)
        return now - days * _DAY_MS if days else 0

    def of(self, history: Iterable[Played], now: int) -> list[Played]:
        """Those that are wanted, in their order."""
        level, since = self.level.currentData(), self.since(now)
        return [
            one
            for one in history
            if one.name == self.whose
            and self.which in ("", one.game)
            and level in (None, _EVERY, one.level)
            and one.finished >= since
        ]

    def retranslate(self) -> None:
        words = (self.tr("Player"), self.tr("Game"), self.tr("Opponents"), self.tr("Period"))
        for name, box, word in zip(self._names, self._boxes, words, strict=True):
            name.setText(word)
            box.setAccessibleName(word)
        words_of = LevelWords()
        nobody = seat_names([Seat()])[0]
        _fill(self.player, {name: name or nobody for name in self._players})
        self.player.setVisible(len(self._players) > 1)
        _fill(self.game, {"": self.tr("All games")} | {game: cover_text_of(game).title() for game in self._games})
        _fill(
            self.level,
            {_EVERY: self.tr("All opponents")} | {level: words_of.opponents(level) for level in self._levels},
        )
        spans = (self.tr("Any time"), self.tr("Last 30 days"), self.tr("Last 90 days"), self.tr("Last year"))
        _fill(self.period, dict(zip(_PERIODS, spans, strict=True)))


def _fill(box: DropDown, entries: Mapping[str, str] | Mapping[int, str]) -> None:
    """Name the entries in the language now installed; the chosen one stays."""
    chosen = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for value, words in entries.items():
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
