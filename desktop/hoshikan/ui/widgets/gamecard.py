"""A game on Home: its cover with name, players, duration and the two ways in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine.game import Game
from hoshikan.ui.covers import cover_of
from hoshikan.ui.gametext import GameText
from hoshikan.ui.theme import GAP, Theme
from hoshikan.ui.widgets.basic import button, label
from hoshikan.ui.widgets.picture import Picture

TALLEST_HERO, TALLEST = 580, 440
"""Beyond these a cover looks empty rather than large."""


class GameCard(QFrame):
    """Hero cards lie on their side and are twice as large: for the only game, or the only one in its row."""

    play = Signal()
    learn = Signal()

    def __init__(self, game: Game, parent: QWidget | None = None, *, hero: bool = False) -> None:
        super().__init__(parent)
        self._game = game
        self.game_id = game.id
        self.setProperty("kind", "card")
        self.setMaximumHeight(TALLEST_HERO if hero else TALLEST)
        direction = QBoxLayout.Direction.LeftToRight if hero else QBoxLayout.Direction.TopToBottom
        whole = QBoxLayout(direction, self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        self._cover = Picture(QSize(520, 300) if hero else QSize(240, 150))
        whole.addWidget(self._cover, 3 if hero else 1)
        self._title = label("display" if hero else "title", wrap=True)
        self._tagline = label("large" if hero else "body", wrap=True)
        self._facts = label("body", muted=True, wrap=True)
        self._play = button("primary", self.play.emit)
        self._learn = button("", self.learn.emit)
        words = QVBoxLayout()
        edge = GAP["xl"] if hero else GAP["l"]
        words.setContentsMargins(edge, edge, edge, edge)
        words.setSpacing(GAP["s"])
        if hero:
            words.addStretch(1)
        for part in (self._title, self._tagline, self._facts):
            words.addWidget(part)
        words.addSpacing(GAP["m"] if hero else GAP["xs"])
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP["s"])
        buttons.addWidget(self._play, 1)
        buttons.addWidget(self._learn, 1)
        words.addLayout(buttons)
        if hero:
            words.addStretch(1)
        whole.addLayout(words, 2 if hero else 0)

    @property
    def last_stop(self) -> QWidget:
        """The control at which the Tab key leaves the card."""
        return self._learn

    def retranslate(self) -> None:
        text: GameText = self._game.text()
        self._title.setText(text.title())
        self._tagline.setText(text.tagline())
        least, most = self._game.players[0], self._game.players[-1]
        players = self.tr("%n player(s)", "", most) if least == most else self.tr("{least}–{most} players")
        minutes = self.tr("about %n minute(s)", "", self._game.minutes)
        self._facts.setText(players.format(least=least, most=most) + "  ·  " + minutes)
        self._play.setText(self.tr("Play"))
        self._learn.setText(self.tr("Learn"))
        self._play.setAccessibleName(self.tr("Play {game}").format(game=text.title()))
        self._learn.setAccessibleName(self.tr("Learn {game}").format(game=text.title()))

    def apply_theme(self, theme: Theme) -> None:
        self._cover.show_drawing(cover_of(self._game), theme)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        # The whole picture is a large target for the mouse; the keyboard has the button.
        if event.button() == Qt.MouseButton.LeftButton and self._cover.geometry().contains(event.position().toPoint()):
            self.play.emit()
        super().mouseReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
