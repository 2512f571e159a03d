"""Tables as the settings make them look, where a large window has room for them below everything else."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.engine.game import Game
from hoshikan.engine.playout import playout
from hoshikan.engine.view import View
from hoshikan.resources import MissingResourceError
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, Theme, color
from hoshikan.ui.kit.widgets.basic import label

_SHAPE: Final = 1.6
"""Width of a table to its height."""
_LEAST: Final = 180
"""A picture lower than that shows nothing."""
_SEED: Final = 7
_PLIES: Final = 60
"""Plies after which every table is full enough to show."""
_AFTER_MS: Final = 120
"""A picture waits for the page, and for the end of a slider's way."""


class Fit(NamedTuple):
    """Pictures side by side."""

    across: int
    size: QSize


def fitting(count: int, width: int, height: int) -> Fit:
    """As many of `count` pictures as fill most of the room; none where they would be too small."""
    best = Fit(0, QSize(0, 0))
    for across in range(1, count + 1):
        high = min(height, int((width - (across - 1) * GAP["l"]) / across / _SHAPE))
        if high >= _LEAST and across * high**2 > best.across * best.size.height() ** 2:
            best = Fit(across, QSize(int(high * _SHAPE), high))
    return best


class SampleTables(QFrame):
    """Tables in the middle of a game, those with most seats first, painted one after the other."""

    def __init__(self, games: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._games = sorted(games.values(), key=lambda game: -game.players[-1])
        self._heading = label("large")
        self.strip = _Strip()
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["l"])
        column.setSpacing(GAP["m"])
        column.addWidget(self._heading)
        column.addWidget(self.strip, 0, Qt.AlignmentFlag.AlignHCenter)
        self._theme = NIGHT
        self._views: dict[str, View] = {}
        self._work = QTimer(self)
        self._work.setSingleShot(True)
        self._work.setInterval(_AFTER_MS)
        self._work.timeout.connect(self._paint_next)
        self.hide()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Tables in this look"))
        self.strip.setAccessibleName(self._heading.text())
        self._again()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.strip.theme = theme
        self._again()

    def fit(self, width: int, height: int) -> None:
        """Take the available room, or none if that is too little."""
        inner = width - 2 * GAP["l"]
        found = fitting(len(self._games), inner, height - self._heading.sizeHint().height() - 2 * GAP["m"] - GAP["l"])
        if found != self.strip.fit:
            self.strip.lay(found)
            self._again()
        self.setVisible(found.across > 0)
        if self.strip.stale:
            self._work.start()

    @property
    def is_painted(self) -> bool:
        """True if all pictures have the current look."""
        return not self.strip.stale

    def rest(self) -> None:
        """Nobody looks any more."""
        self._work.stop()

    def _again(self) -> None:
        self.strip.stale = set(range(self.strip.fit.across))
        if self.strip.stale:
            self._work.start()

    def _paint_next(self) -> None:
        from hoshikan.ui.board.snapshot import snapshot

        strip = self.strip
        if not strip.stale or not self.isVisible():
            return
        place = min(strip.stale)
        strip.stale.discard(place)
        game = self._games[place]
        try:
            names = bot_names(text_of(game.id).taken_names(None))
            view, ratio = self._view(game), self.devicePixelRatioF()
            image = snapshot(game, view, 0, names[: view.players], strip.fit.size, self._theme, ratio)
        except MissingResourceError:
            return
        strip.show_image(place, image)
        if strip.stale:
            self._work.start()

    def _view(self, game: Game) -> View:
        if game.id not in self._views:
            state, rng = game.new(game.players[-1], _SEED), Random(_SEED)
            playout(state, rng, max_plies=_PLIES)
            self._views[game.id] = state.view(0)
        return self._views[game.id]


class _Strip(QWidget):
    """Pictures side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = NIGHT
        self.fit = Fit(0, QSize(0, 0))
        self.stale: set[int] = set()
        """Places whose picture is of another look, or missing."""
        self._images: dict[int, QImage] = {}
        # Not the reason for the page to stay as wide as the window was before.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def lay(self, fit: Fit) -> None:
        """So many pictures of such a size from now on; those that are there are shown until then."""
        self.fit = fit
        self.updateGeometry()
        self.update()

    def show_image(self, place: int, image: QImage) -> None:
        self._images[place] = image
        self.update()

    def sizeHint(self) -> QSize:
        across, size = self.fit
        return QSize(max(across * (size.width() + GAP["l"]) - GAP["l"], 0), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        across, size = self.fit
        for place in range(across):
            box = QRectF(place * (size.width() + GAP["l"]), 0, size.width(), size.height())
            box.adjust(0.5, 0.5, -0.5, -0.5)
            path = QPainterPath()
            path.addRoundedRect(box, RADIUS["m"], RADIUS["m"])
            painter.save()
            painter.setClipPath(path)
            painter.fillRect(box, color(self.theme.sky_bottom))
            if place in self._images:
                painter.drawImage(box, self._images[place])
            painter.restore()
            painter.setPen(QPen(color(self.theme.border), 1))
            painter.drawPath(path)
        painter.end()
