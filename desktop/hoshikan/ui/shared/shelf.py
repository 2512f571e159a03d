"""The shelf of Home: boards of wood with the boxes of the games on them, as large as the room allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QHideEvent, QLinearGradient, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from hoshikan.listing import Listing
from hoshikan.ui.kit.look.boards import BOARDS
from hoshikan.ui.kit.look.theme import NIGHT, Theme, color
from hoshikan.ui.shared.gamebox import LIFT, GameBox

MOST_IN_A_ROW: Final = 5
USED: Final = 0.92
"""Share of the window's width that boxes and pictures take."""
_LOWEST: Final = 1.2
_SQUARE: Final = 4 / 3
_SLIMMEST: Final = 1.72
"""Height of a box for each of its width: at least, as it should be, and where there is much room."""
_WIDEST: Final = 480
"""A box alone on its shelf grows no wider."""
_TICK_MS: Final = 80
_SETTLED_MS: Final = 120
"""After the last change of size, before covers are painted for it."""


def rows_of(count: int) -> list[int]:
    """Return the number of boxes on each board, so that no board is half empty."""
    rows = -(-count // MOST_IN_A_ROW)
    return [(count + row) // rows for row in range(rows)]


class Shelf(QWidget):
    """Fixed to the height that `fit` computes. Covers come after the first paint, with `show_covers`."""

    play = Signal(str)
    learn = Signal(str)
    covered = Signal()
    """All covers are painted for the size of now."""

    def __init__(self, games: Sequence[Listing], speed: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speed = speed
        self._theme: Theme = NIGHT
        self._wanted = False
        self._tick = 0
        self._boards: list[QRect] = []
        self.boxes = [GameBox(game, speed, self) for game in games]
        for box in self.boxes:
            box.play.connect(lambda game=box.game_id: self.play.emit(game))
            box.learn.connect(lambda game=box.game_id: self.learn.emit(game))
            box.lit.connect(partial(self._on_lit, box))
            box.rising.connect(lambda box=box: self.update(box.shadow_area()))
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK_MS)
        self._clock.timeout.connect(self._wink)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(_SETTLED_MS)
        self._settled.timeout.connect(self._paint_next)

    def fit(self, width: int, height: int) -> int:
        """The pixels of height that the shelf takes in a page `width` wide of which `height` is free for it."""
        rows = rows_of(len(self.boxes))
        if not rows:
            return 0
        board = max(box.board_height() for box in self.boxes)
        box_width, gap = self._columns(width, max(rows))
        room = height / len(rows) - board - LIFT
        tallest = box_width * _SLIMMEST
        tall = round(min(max(room, box_width * _LOWEST), tallest))
        if room < box_width * _SQUARE and box_width > 2 * max(box.least_width() for box in self.boxes):
            # Lower windows keep whole boxes rather than cut ones.
            box_width = max(round(tall / _SQUARE), *(box.least_width() for box in self.boxes))
        self._lay_out(rows, width, (box_width, tall, gap, board))
        return (tall + board + LIFT) * len(rows)

    def retranslate(self) -> None:
        for box in self.boxes:
            box.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for box in self.boxes:
            box.apply_theme(theme)
        self.update()

    def show_covers(self) -> None:
        """Paint the covers, one box after the other, and again whenever the size changes."""
        self._wanted = True
        self._settled.start(1)
        self._breathe()

    def follow_speed(self) -> None:
        """Motion was switched on or off."""
        self._breathe()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._breathe()
        if self._wanted and not self.is_covered:
            self._settled.start(1)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._breathe()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._wanted:
            self._settled.start(_SETTLED_MS)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange:
            self._breathe()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for board in self._boards:
            paint_board(painter, QRectF(board), self._theme)
        for box in self.boxes:
            box.paint_shadow(painter)
        painter.end()

    @property
    def is_covered(self) -> bool:
        """True if all covers are painted for the current size."""
        return not any(box.outgrown() for box in self.boxes)

    @property
    def twinkling(self) -> bool:
        """True if the stars move."""
        return self._clock.isActive()

    def _columns(self, width: int, count: int) -> tuple[int, int]:
        gap = max(12, round(width * 0.0125))
        box = (width * USED - gap * (count - 1)) / count
        return round(min(box, _WIDEST)), gap

    def _lay_out(self, rows: Sequence[int], width: int, sizes: tuple[int, int, int, int]) -> None:
        box_width, tall, gap, board = sizes
        boxes = iter(self.boxes)
        self._boards = []
        for row, count in enumerate(rows):
            foot = (row + 1) * (tall + LIFT) + row * board
            self._boards.append(QRect(0, foot, width, board))
            span = width * USED
            # The outer boxes stand at the edges that everything else on the page keeps.
            step = box_width + gap if count == 1 else max(box_width + gap, (span - box_width) / (MOST_IN_A_ROW - 1))
            left = (width - step * (count - 1) - box_width) / 2
            for place in range(count):
                area = QRect(round(left + place * step), foot - tall, box_width, tall)
                next(boxes).setGeometry(area.adjusted(0, -LIFT, 0, board))
        self.update()

    def _paint_next(self) -> None:
        """Paint the next cover that is not as it should be; a timer for each, so that the window stays alive. Whoever
        has gone to another page meanwhile does not wait for it."""
        if not self.isVisible():
            return
        for box in self.boxes:
            if box.outgrown():
                box.show_cover()
                self._settled.start(1)
                return
        self.covered.emit()

    def _on_lit(self, source: GameBox, lit: bool) -> None:
        for box in self.boxes:
            box.set_dim(lit and box is not source)

    def _breathe(self) -> None:
        """Let the stars twinkle only where they are visible and motion is wanted."""
        alive = self._wanted and self.isVisible() and self.isActiveWindow() and self._speed() not in ("off", "still")
        if alive != self._clock.isActive():
            if alive:
                self._clock.start()
            else:
                self._clock.stop()

    def _wink(self) -> None:
        self._tick += 1
        for box in self.boxes:
            box.wink(self._tick)


def paint_board(painter: QPainter, board: QRectF, theme: Theme) -> None:
    """A board seen from the front, its upper edge in the light, its shadow on the wall below."""
    light, above, below, under = BOARDS[theme.name].wood
    front = QLinearGradient(board.topLeft(), board.bottomLeft())
    front.setColorAt(0, color(above))
    front.setColorAt(1, color(below))
    painter.fillRect(board, front)
    if theme.name != "contrast":
        _grain(painter, board, theme)
    painter.fillRect(QRectF(board.x(), board.y(), board.width(), 3), color(light))
    painter.fillRect(QRectF(board.x(), board.bottom() - 2, board.width(), 2), color(under))


def _grain(painter: QPainter, board: QRectF, theme: Theme) -> None:
    """Long fibres, lighter and darker than the wood."""
    light, _above, _below, under = BOARDS[theme.name].wood
    painter.save()
    painter.setClipRect(board)
    for number in range(1, 60):
        x = board.x() + board.width() * ((number * 0.618034) % 1) - board.width() * 0.1
        y = board.y() + board.height() * ((number * 0.754878) % 1)
        long = board.width() * (0.06 + 0.16 * ((number * 0.56984) % 1))
        tint = color(light if number % 3 == 0 else under, 0.10)
        painter.fillRect(QRectF(QPointF(x, y), QPointF(x + long, y + 1.2)), tint)
    painter.restore()
