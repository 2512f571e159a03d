"""A game on Home: its cover with name, players, duration and the two ways in."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.listing import Listing
from hoshikan.ui.look.theme import GAP, Theme
from hoshikan.ui.panels.covers import cover_of
from hoshikan.ui.text.counts import COUNTS
from hoshikan.ui.text.covertext import CoverText
from hoshikan.ui.text.rooms import cover_text_of
from hoshikan.ui.widgets.basic import button, label
from hoshikan.ui.widgets.picture import Picture


class _Shape(NamedTuple):
    """How a card is laid out: the cover's least size, the share of cover and words, and the text roles."""

    lies: bool
    """Cover and words side by side."""
    cover: tuple[int, int]
    shares: tuple[int, int]
    edge: int
    title: str
    tagline: str
    tallest: int
    """Higher than this a cover looks empty rather than large."""


_SHAPES: Final = MappingProxyType(
    {
        "hero": _Shape(True, (520, 300), (3, 2), GAP["xl"], "display", "large", 580),
        "standing": _Shape(False, (240, 150), (1, 0), GAP["l"], "title", "body", 440),
        "lying": _Shape(True, (96, 120), (1, 2), GAP["m"], "large", "small", 440),
    }
)


class GameCard(QFrame):
    """A "hero" is the only game, "standing" cards are for a few, "lying" ones for so many that room is scarce."""

    play = Signal()
    learn = Signal()

    def __init__(self, game: Listing, parent: QWidget | None = None, *, shape: str = "standing") -> None:
        super().__init__(parent)
        self._game = game
        self.game_id = game.id
        self._theme: Theme | None = None
        self._covered = False
        self._narrow = shape == "lying"
        self.setProperty("kind", "card")
        form = _SHAPES[shape]
        self.setMaximumHeight(form.tallest)
        direction = QBoxLayout.Direction.LeftToRight if form.lies else QBoxLayout.Direction.TopToBottom
        whole = QBoxLayout(direction, self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        self._cover = Picture(QSize(*form.cover))
        whole.addWidget(self._cover, form.shares[0])
        self._title = label(form.title, wrap=True)
        self._tagline = label(form.tagline, wrap=True)
        self._facts = label("small" if shape == "lying" else "body", muted=True, wrap=True)
        self._play = button("primary", self.play.emit)
        self._learn = button("", self.learn.emit)
        words = QVBoxLayout()
        words.setContentsMargins(form.edge, form.edge, form.edge, form.edge)
        words.setSpacing(GAP["xs"] if shape == "lying" else GAP["s"])
        if form.lies:
            words.addStretch(1)
        for part in (self._title, self._tagline, self._facts):
            words.addWidget(part)
        words.addSpacing(GAP["m"] if shape == "hero" else GAP["xs"])
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP["s"])
        buttons.addWidget(self._play, 1)
        buttons.addWidget(self._learn, 1)
        words.addLayout(buttons)
        if form.lies:
            words.addStretch(1)
        whole.addLayout(words, form.shares[1])

    @property
    def last_stop(self) -> QWidget:
        """The control at which the Tab key leaves the card."""
        return self._learn

    def retranslate(self) -> None:
        text: CoverText = cover_text_of(self._game.id)
        # Japanese may break anywhere, so before the last letter too: after the colon is better.
        self._title.setText(text.title().replace("：", "：\n") if self._narrow else text.title())
        self._tagline.setText(text.tagline())
        minutes = self.tr("about %n minute(s)", "", self._game.minutes)
        self._facts.setText(COUNTS.headcount(self._game.players) + "  ·  " + minutes)
        self._play.setText(self.tr("Play"))
        self._learn.setText(self.tr("Learn"))
        self._play.setAccessibleName(self.tr("Play {game}").format(game=text.title()))
        self._learn.setAccessibleName(self.tr("Learn {game}").format(game=text.title()))

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self._covered:
            self.show_cover()

    def show_cover(self) -> None:
        """Draw the cover. It is the dearest part of a card, so the first picture of Home does without."""
        if self._theme is not None:
            self._covered = True
            self._cover.show_drawing(cover_of(self._game.id), self._theme)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        # The whole picture is a large target for the mouse; the keyboard has the button.
        if event.button() == Qt.MouseButton.LeftButton and self._cover.geometry().contains(event.position().toPoint()):
            self.play.emit()
        super().mouseReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
