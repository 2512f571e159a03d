"""The head of a page about one game: the picture of its box from edge to edge, its name, and one thing to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.ui.board.labels import emblem_pixmap, portrait_pixmap
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.kit.look.literal import titled
from hoshikan.ui.kit.look.material import BOARDS
from hoshikan.ui.kit.look.theme import GAP, NIGHT, USUAL, Theme, color, completed, worn
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import label
from hoshikan.ui.shared.boxart import SHADOW, ClosedBox, cover_of, paint_closed_box
from hoshikan.ui.shared.shelf import paint_board

_ASPECT: Final = 0.74
"""Width of a box, in heights."""
_TALL: Final = 0.84
"""Height of the box, as a share of the page's …"""
_BROAD: Final = 0.32
"""… but at most this share of the window's width."""
_EDGE: Final = 0.025
"""Wall beside the box, as a share of the window's width."""
_BOARD: Final = 0.045
"""Height of the board and of the wall below it, as a share of the page's."""
_SETTLED_MS: Final = 120
"""After the last change of size; until then the box of before is shown."""


class StandingBox(QWidget):
    """Painted after the page has been seen: a cover as large as this takes a moment."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game_id
        self._theme: Theme = NIGHT
        self._art: ClosedBox | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._paint_box)

    def fit(self, window: QSize) -> None:
        """Take the room that this much window has for it."""
        self.setFixedWidth(round(self._box_in(window).width() + 2 * window.width() * _EDGE))

    def repaint_box(self) -> None:
        """Its words have changed."""
        self._settled.start(1)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._settled.start(1)
        self.update()

    @property
    def is_painted(self) -> bool:
        """True if the box is painted at its final size."""
        return not self._settled.isActive()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settled.start(1 if self._art is None else _SETTLED_MS)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wall = QLinearGradient(0, 0, 0, self.height())
        for at, tint in zip((0.0, 0.55, 1.0), BOARDS[self._theme.name].wall, strict=True):
            wall.setColorAt(at, color(tint))
        painter.fillRect(self.rect(), wall)
        place = self._place()
        paint_board(painter, QRectF(0, place.bottom() + 1, self.width(), round(self.height() * _BOARD)), self._theme)
        art = self._art
        if art is not None:
            painter.drawPixmap(place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW), art.shadow)
            painter.drawPixmap(place, art.picture)
        painter.end()

    def _box_in(self, window: QSize) -> QSize:
        tall = min(window.height() * _TALL, window.width() * _BROAD / _ASPECT)
        return QSize(round(tall * _ASPECT), round(tall))

    def _place(self) -> QRect:
        """The place of the box: on the board, a little above the lower edge."""
        edge = self.width() * _EDGE / (_BROAD + 2 * _EDGE)
        wide = round(min(self.width() - 2 * edge, self.height() * _TALL * _ASPECT))
        tall = round(wide / _ASPECT)
        foot = round((self.height() + tall) / 2) if tall < self.height() * _TALL * 0.9 else round(self.height() * 0.92)
        return QRect((self.width() - wide) // 2, min(foot, self.height()) - tall, wide, tall)

    def _paint_box(self) -> None:
        place = self._place()
        if self.isHidden() or place.isEmpty():
            return
        self._art = paint_closed_box(self._game, place.size(), self.devicePixelRatioF(), self._theme)
        self.update()


_PICTURE: Final = 0.5
"""Begin of the picture, as a share of the width."""
_WORDS: Final = 0.55
"""Reach of words, as a share of the width: a little way over the plain ground."""
_FADE: Final = 0.45
"""Reach of the ground into the picture, as a share of its width."""
_FACE: Final = 60
"""Logical pixels of a face."""
_BESIDE: Final = 0.75
"""Reach of the words where they are beside the button."""


class Company(QWidget):
    """The faces of those who will play, side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sitters: list[Sitter] = []
        self._emblems: tuple[int, ...] = USUAL
        self._theme: Theme | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_people(self, sitters: Sequence[Sitter], names: Sequence[str], emblems: Sequence[int] = USUAL) -> None:
        self._sitters, self._emblems = list(sitters), completed(emblems)
        self.setAccessibleName(listed(names))
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize((_FACE + GAP["xs"]) * len(self._sitters), _FACE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter, theme = QPainter(self), worn(self._theme, self._emblems)
        for seat, sitter in enumerate(self._sitters):
            left = (_FACE + GAP["xs"]) * seat
            if sitter.who:
                painter.drawPixmap(left, 0, portrait_pixmap(sitter, seat, theme, _FACE))
            else:
                # As large as a face under its hat.
                side = round(_FACE * 0.84)
                painter.drawPixmap(left + (_FACE - side) // 2, _FACE - side, emblem_pixmap(seat, theme, side))
        painter.end()


class GameHead(QWidget):
    """Name and what the game is about on the picture of its box; `start` is the large button."""

    def __init__(self, game_id: str, start: QPushButton, widest: int, parent: QWidget | None = None) -> None:
        """Its words begin where a column `widest` pixels wide begins in the middle of the window."""
        super().__init__(parent)
        self._game = game_id
        self._theme: Theme | None = None
        self._ground = QPixmap()
        self.name = label("display", wrap=True)
        self.tagline = label("large", wrap=True)
        self.company = Company()
        start.setProperty("scale", "large")
        words = QVBoxLayout()
        words.setSpacing(GAP["xs"])
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self.tagline)
        words.addSpacing(GAP["m"])
        below = QHBoxLayout()
        below.setSpacing(GAP["l"])
        below.addWidget(start)
        below.addWidget(self.company)
        below.addStretch(1)
        words.addLayout(below)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, GAP["l"], GAP["xxl"], GAP["l"])
        row.addSpacing(GAP["xl"])
        row.addLayout(words, round(100 * _WORDS))
        row.addStretch(round(100 * (1 - _WORDS)))
        self._row, self._words = row, words
        self._widest = widest
        self._pictured, self._low = True, False

    @property
    def is_low(self) -> bool:
        """True if it is one row, without what the game is about."""
        return self._low

    def set_look(self, *, pictured: bool, low: bool) -> None:
        """Without its picture, where the box stands beside the page, the words have the whole width. In a `low` window
        the name and the button are side by side."""
        if (pictured, low) == (self._pictured, self._low):
            return
        self._pictured, self._low = pictured, low
        reach = _BESIDE if low else _WORDS
        self._row.setStretch(1, round(100 * reach))
        self._row.setStretch(self._row.count() - 1, round(100 * (1 - reach)) if pictured else 0)
        self._words.setDirection(QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom)
        for place in (0, self._words.count() - 1):
            self._words.setStretch(place, int(not low))
        self._words.setStretchFactor(self.name, int(low))
        self.tagline.setHidden(low)
        self.name.setProperty("role", "title" if low else "display")
        self.name.style().unpolish(self.name)
        self.name.style().polish(self.name)
        self._ground = QPixmap()
        self._frame()
        self.update()

    def say(self, name: str, tagline: str) -> None:
        self.name.setText(titled(name))
        self.name.setAccessibleName(name)
        self.tagline.setText(tagline)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._ground = QPixmap()
        self.company.apply_theme(theme)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._frame()

    def _frame(self) -> None:
        left, high = max(0, (self.width() - 2 * GAP["xl"] - self._widest) // 2), GAP["s"] if self._low else GAP["l"]
        self._row.setContentsMargins(left, high, 0, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        wanted = self.size() * self.devicePixelRatioF()
        if self._ground.size() != wanted:
            self._ground = self._painted(wanted, self._theme)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def _painted(self, size: QSize, theme: Theme) -> QPixmap:
        made = QPixmap(size)
        made.setDevicePixelRatio(self.devicePixelRatioF())
        made.fill(color(theme.window))
        whole = QRectF(self.rect())
        if not self._pictured:
            return made
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        part = whole.adjusted(whole.width() * _PICTURE, 0, 0, 0)
        painter.setClipRect(part)
        cover_of(self._game)(painter, part, theme)
        painter.restore()
        # The picture comes out of the ground, from nothing at its left edge.
        veil = QLinearGradient(part.topLeft(), QPointF(part.left() + part.width() * _FADE, part.top()))
        veil.setColorAt(0, color(theme.window, 1.0))
        veil.setColorAt(1, color(theme.window, 0.0))
        painter.fillRect(part, veil)
        painter.fillRect(QRectF(0, whole.height() - 1, whole.width(), 1), color(theme.border))
        painter.end()
        return made
