"""The shelf of Home: boards of wood with the boxes of the games on them, as large as the room allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from math import cos, pi
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from hoshikan.listing import Listing
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.literal import tied
from hoshikan.ui.kit.look.material import BOARDS
from hoshikan.ui.kit.look.theme import DURATION, NIGHT, TEXT, Theme, color, display_font, scaled
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.focusring import last_input
from hoshikan.ui.shared.boxart import BLEED, SHADOW, paint_board, poster_of
from hoshikan.ui.shared.plates import LessonsLabel, Plate, is_course_done, paint_seal
from hoshikan.ui.text.covertext import COUNTS

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

    from hoshikan.ui.shared.boxart import BoxArt


LIFT: Final = 8
"""Pixels that a box rises when it is pointed at; kept free above it."""
_DEPTHS: Final = (2, 5, 9)
"""Pixels that each layer moves with the mouse, from the farthest."""
_DIM: Final = 0.12
"""Shade over the boxes beside the one in the light."""
_GROUND: Final = 0.72
"""Darkness behind words on the cover."""
_PLATE: Final = (0.84, 0.165)
"""Width and height of the plate as shares of the box's width."""
_BOARD_TOP: Final = 6
"""Pixels of the board's lit edge, before its front begins."""
_SEAL: Final = 0.3
"""Side of the seal, as a share of the box's width."""
_PICTURED: Final = 0.42
"""So much of the box's height stays free of words in the light."""
_WINKING: Final = 40
"""Ticks that a star takes from bright to bright, at most."""


class GameBox(QWidget):
    """The box stands on a board, whose front shows the progress in its lessons."""

    play = Signal()
    answered = Signal(bool)
    """The first game is to be guided, or not."""
    lit = Signal(bool)
    """The box came into the light, by mouse or keyboard, or went out of it."""
    rising = Signal()
    """It moves, and its shadow with it."""

    def __init__(self, game: Listing, speed: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._speed = game, speed
        self.game_id = game.id
        self._theme: Theme = NIGHT
        self._art: BoxArt | None = None
        self._front = QPixmap()
        self._raised = 0.0
        self._shade = 0.0
        self._lit = self._dim = False
        self._pointed = False
        """True while the mouse is over it."""
        self._pointer = QPointF(0, 0)
        """Position of the mouse, -1..1 from the middle in both directions."""
        self._sealed = False
        """True if all lessons are done."""
        self._progress = (0, 0)
        """Lessons done, and all of them."""
        self._tick = 0
        self.box = QRect()
        """Place of the box within the widget while it is not lifted."""
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._asking = False
        """True while the box asks about a first game."""
        self._play, self._learn = Plate(self), LessonsLabel(self)
        self._guided, self._plain = Plate(self), Plate(self)
        self._play.clicked.connect(self.play)
        self._guided.clicked.connect(lambda: self._answer(guided=True))
        self._plain.clicked.connect(lambda: self._answer(guided=False))
        for part in (self._guided, self._plain):
            part.hide()
        for part in (self._play, self._guided, self._plain):
            part.installEventFilter(self)
        self._last_input = last_input()
        self._last_input.changed.connect(self._on_last_input)

    @cached_property
    def _rise(self) -> QVariantAnimation:
        from PySide6.QtCore import QEasingCurve, QVariantAnimation  # nothing moves in the first picture

        made = QVariantAnimation(self)
        made.setEasingCurve(QEasingCurve.Type.OutCubic)
        made.valueChanged.connect(self._on_rise)
        return made

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The controls at which the Tab key stops, in order, hidden ones included."""
        return self._play, self._guided, self._plain

    @property
    def asking(self) -> bool:
        """True while the box asks about a first game."""
        return self._asking

    def ask_no_more(self) -> None:
        """Take the question back."""
        self._ask(asking=False)

    def ask(self) -> None:
        """Ask whether the first game is to be guided."""
        self._ask(asking=True)

    @property
    def painted(self) -> bool:
        """True if the cover has been painted."""
        return self._art is not None

    def board_height(self) -> int:
        """Pixels that the board below needs for what stands on its front."""
        return self._learn.sizeHint().height() + _BOARD_TOP

    def least_width(self) -> int:
        return self._learn.sizeHint().width()

    def retranslate(self) -> None:
        text = cover_text_of(self._game.id)
        self._play.setText(self.tr("Play"))
        self._learn.say(self.tr("Lessons"))
        self._guided.setText(self.tr("Guided game"))
        self._plain.setText(self.tr("Just play"))
        self._play.setAccessibleName(self.tr("Play {game}").format(game=text.title()))
        self._guided.setAccessibleName(listed((self._guided.text(), text.title())))
        self._guided.setAccessibleDescription(self._question())
        self._plain.setAccessibleName(listed((self._plain.text(), text.title())))
        self._describe()
        if self._art is not None:
            self.show_cover()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._play.apply_theme(theme)
        self._guided.apply_theme(theme)
        self._plain.apply_theme(theme)
        self._guided.set_lit(True)
        self._learn.apply_theme(theme)
        if self._art is not None and self.isVisible():
            self.show_cover()
        self._place()
        self.update()

    def show_progress(self, done: int, lessons: int) -> None:
        """Show the number of finished lessons of the course."""
        self._learn.show_progress(done, lessons)
        self._sealed = is_course_done(done, lessons)
        self._progress = done, lessons
        self._describe()
        self.update()

    def show_cover(self) -> None:
        """Paint the cover for the size of now. It is the dearest part, so the first picture of Home does without."""
        if self.box.isEmpty():
            return
        from hoshikan.ui.shared import boxart  # after the first picture

        title = cover_text_of(self._game.id).title()
        size, ratio = self.box.size(), self.devicePixelRatioF()
        if self._art is None or self.outgrown():
            self._art = boxart.paint_box(self._game.id, size, ratio, self._theme)
        self._front = boxart.paint_front(title, size, ratio, self._theme)
        self._place()
        self.update()
        self.rising.emit()

    def outgrown(self) -> bool:
        """True if the box was painted for another size, sharpness or look than it has now."""
        art = self._art
        return art is None or (art.size, art.ratio, art.theme) != (
            self.box.size(),
            self.devicePixelRatioF(),
            self._theme,
        )

    def set_dim(self, dim: bool) -> None:
        """Another box is in the light."""
        if dim != self._dim:
            self._dim = dim
            self._move()

    def wink(self, tick: int) -> None:
        """Let the stars of the cover twinkle on."""
        if self._art is None:
            return
        self._tick = tick
        region = QRegion()
        for area, _opacity in self._sparks():
            region += area.toAlignedRect()
        self.update(region)

    def eventFilter(self, _watched: object, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._light()
        return False

    def enterEvent(self, event: QEnterEvent) -> None:
        self._point(over=True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(over=False)
        super().leaveEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        # No leave event follows when the page changes under the mouse.
        self._point(over=False)
        self._ask(asking=False)
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the question back."""
        if self._asking and event.key() == Qt.Key.Key_Escape:
            self._ask(asking=False)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._moves() and not self.box.isEmpty():
            away = event.position() - QPointF(self.box.center())
            half = QPointF(self.box.width() / 2, self.box.height() / 2)
            self._pointer = QPointF(*(max(-1.0, min(1.0, v)) for v in (away.x() / half.x(), away.y() / half.y())))
            self.update()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # The whole picture is a large target for the mouse; the keyboard has the plate.
        here = self.box.contains(event.position().toPoint())
        if here and event.button() == Qt.MouseButton.LeftButton and not self._asking:
            self.play.emit()
        super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        lid = QRectF(self.box).translated(0, -LIFT * self._raised)
        if self._art is None:
            painter.fillRect(lid, color(self._theme.raised))
        else:
            self._paint_art(painter, self._art, lid)
        self._paint_words(painter, lid)
        if self._sealed:
            side = lid.width() * _SEAL
            paint_seal(
                painter, QRectF(lid.right() - side * 1.05, lid.top() + lid.height() * 0.36, side, side), self._theme
            )
        if self._shade:
            painter.fillRect(lid, color(self._theme.shadow, _DIM * self._shade))
        painter.end()

    def shadow_area(self) -> QRect:
        """Return the place of the shadow, in the coordinates of the parent."""
        return self.box.translated(self.pos()).adjusted(-SHADOW, -SHADOW - LIFT, SHADOW, SHADOW)

    def paint_shadow(self, painter: QPainter) -> None:
        """Paint the shadow of the box, in the coordinates of the parent; it reaches over neighbours' places."""
        if self._art is None:
            return
        lid = QRectF(self.box.translated(self.pos())).translated(0, -LIFT * self._raised)
        around = lid.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        for shadow, opacity in zip(self._art.shadows, (1 - self._raised, self._raised), strict=True):
            if opacity:
                painter.setOpacity(opacity)
                painter.drawPixmap(around, shadow, QRectF(shadow.rect()))
        painter.setOpacity(1)

    def _paint_art(self, painter: QPainter, art: BoxArt, lid: QRectF) -> None:
        painter.save()
        painter.setClipRect(lid)
        for layer, depth in zip(art.layers, _DEPTHS, strict=False):
            shift = self._pointer * -depth * self._raised
            painter.drawPixmap(
                lid.adjusted(-BLEED, -BLEED, BLEED, BLEED).translated(shift), layer, QRectF(layer.rect())
            )
        for area, opacity in self._sparks():
            painter.setOpacity(opacity)
            painter.drawPixmap(area, art.spark, QRectF(art.spark.rect()))
        painter.setOpacity(1)
        painter.restore()
        painter.drawPixmap(lid, self._front, QRectF(self._front.rect()))

    def _paint_words(self, painter: QPainter, lid: QRectF) -> None:
        """Players and duration above the plate; in the light, what one does in this game; or the question about a
        first game."""
        font = QFont(self.font())
        font.setPixelSize(
            max(scaled(TEXT["small"], round(100 * self._theme.interface_scale)), round(lid.width() * 0.046))
        )
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        room = lid.adjusted(lid.width() * 0.06, 0, -lid.width() * 0.06, 0)
        facts = self._facts()
        line = "  ·  ".join(facts)
        words = "\n".join(facts) if metrics.horizontalAdvance(line) > room.width() else line
        bottom = self._play_place(lid).y() - lid.width() * 0.03
        height = metrics.height() * (words.count("\n") + 1)
        if self._asking:
            self._paint_question(painter, room, metrics)
            return
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        # The covers are dark here, but for what stands in the foreground of some.
        broad = min(room.width(), max(metrics.horizontalAdvance(part) for part in words.split("\n")))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(BOARDS[self._theme.name].outline, _GROUND))
        ground = QRectF(room.center().x() - broad / 2, bottom - height, broad, height)
        painter.drawRoundedRect(ground.adjusted(-8, -2, 8, 2), 6, 6)
        self._write(painter, QRectF(room.x(), bottom - height, room.width(), height), flags, words, metrics)
        if not self._raised or self._art is None:
            return
        tagline = tied(cover_text_of(self._game.id).tagline())
        wrapped = flags | Qt.TextFlag.TextWordWrap
        area = metrics.boundingRect(QRectF(0, 0, room.width(), lid.height()), wrapped, tagline)
        place = QRectF(room.x(), bottom - height - area.height() - 6, room.width(), area.height() + 2)
        # A small box says it to screen readers only: its picture would be gone, and its name.
        if place.y() > lid.y() + lid.height() * _PICTURED:
            painter.setOpacity(self._raised)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(BOARDS[self._theme.name].outline, _GROUND))
            painter.drawRoundedRect(place.adjusted(-8, -6, 8, height + 4), 6, 6)
            painter.setPen(color(NIGHT.text))
            painter.drawText(place, wrapped, tagline)
            self._write(painter, QRectF(room.x(), bottom - height, room.width(), height), flags, words, metrics)
            painter.setOpacity(1)

    def _paint_question(self, painter: QPainter, room: QRectF, metrics: QFontMetricsF) -> None:
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        words = tied(self._question())
        size = metrics.boundingRect(QRectF(0, 0, room.width(), room.height()), flags, words)
        place = QRectF(room.x(), self._guided.y() - size.height() - 10, room.width(), size.height() + 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(BOARDS[self._theme.name].outline, 0.86))
        painter.drawRoundedRect(place.adjusted(-6, -6, 6, 4), 6, 6)
        painter.setPen(color(NIGHT.text))
        painter.drawText(place, flags, words)

    def _write(self, painter: QPainter, area: QRectF, flags: int, words: str, metrics: QFontMetricsF) -> None:
        """Words on the art: dark below, light above; narrower where they are too long for a line."""
        broad = max(metrics.horizontalAdvance(line) for line in words.split("\n"))
        painter.save()
        if broad > area.width():
            narrow = area.width() / broad
            painter.translate(area.center().x() * (1 - narrow), 0)
            painter.scale(narrow, 1)
            area = QRectF(area.center().x() - broad / 2, area.y(), broad, area.height())
        for shift, tint in ((1.2, color(BOARDS[self._theme.name].outline, 0.9)), (0.0, color(NIGHT.text))):
            painter.setPen(tint)
            painter.drawText(area.translated(0, shift), flags, words)
        painter.restore()

    def _facts(self) -> tuple[str, str]:
        minutes = self.tr("about %n minute(s)", "", self._game.minutes)
        return COUNTS.headcount(self._game.players), minutes

    def _question(self) -> str:
        return self.tr("First time with this game?")

    def _describe(self) -> None:
        text, (done, lessons) = cover_text_of(self._game.id), self._progress
        parts = [text.tagline(), *self._facts()]
        if lessons:
            parts.append(self.tr("{done} of {all} lessons done").format(done=done, all=lessons))
        self._play.setAccessibleDescription(listed(parts))

    def _ask(self, *, asking: bool) -> None:
        if asking == self._asking:
            return
        self._asking = asking
        answers: tuple[QWidget, ...] = (self._guided, self._plain)
        coming, going = (answers, (self._play,)) if asking else ((self._play,), answers)
        for part in coming:
            part.show()
        if asking or (self.isVisible() and any(part.hasFocus() for part in going)):
            coming[0].setFocus(Qt.FocusReason.OtherFocusReason)
        for part in going:
            part.hide()
        self._move_plate()
        self.update()

    def _answer(self, *, guided: bool) -> None:
        self._ask(asking=False)
        self.answered.emit(guided)

    def _sparks(self) -> list[tuple[QRectF, float]]:
        """Return the current places and brightness of the twinkling stars."""
        lid = QRectF(self.box).translated(0, -LIFT * self._raised)
        found = []
        for number, (x, y, radius) in enumerate(poster_of(self._game.id).stars):
            period = _WINKING - 4 * (number % 5)
            bright = 0.5 + 0.5 * cos(2 * pi * (self._tick / period + number * 0.37))
            reach = radius * lid.width() / 100 * 1.7
            center = QPointF(lid.x() + lid.width() * x / 100, lid.y() + lid.height() * y / 100)
            found.append((QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach), 0.15 + 0.85 * bright))
        return found

    def _play_place(self, lid: QRectF) -> QRectF:
        width = lid.width() * _PLATE[0]
        height = max(lid.width() * _PLATE[1], self._play.sizeHint().height())
        return QRectF(lid.center().x() - width / 2, lid.bottom() - height - lid.width() * 0.07, width, height)

    def _place(self) -> None:
        """Put the controls where they belong for the size of now."""
        board = self.board_height()
        self.box = QRect(0, LIFT, self.width(), self.height() - board - LIFT)
        if self.box.isEmpty():
            return
        body = scaled(TEXT["large"], round(100 * self._theme.interface_scale))
        if self._art is not None:
            # The display face is read from its file, which the first picture does not wait for.
            self._play.setFont(display_font(max(body, round(self.box.width() * 0.085))))
        learn = QFont(self.font())
        learn.setPixelSize(
            max(scaled(TEXT["body"], round(100 * self._theme.interface_scale)), round(self.box.width() * 0.05))
        )
        for part in (self._learn, self._guided, self._plain):
            part.setFont(learn)
        self._learn.setGeometry(0, self.height() - board + _BOARD_TOP, self.box.width(), board - _BOARD_TOP)
        self._move_plate()

    def _move_plate(self) -> None:
        place = self._play_place(QRectF(self.box).translated(0, -LIFT * self._raised)).toRect()
        self._play.setGeometry(place)
        self._plain.setGeometry(place)
        self._guided.setGeometry(place.translated(0, -place.height() - 6))

    def _moves(self) -> bool:
        return self._speed() not in ("off", "still")

    def _on_last_input(self) -> None:
        self._light()

    def _point(self, *, over: bool) -> None:
        """Take or lose the mouse."""
        self._pointed = over
        self._light()

    def _light(self) -> None:
        """Into the light while the mouse is over it or the keyboard in it, and back out of it."""
        focused = self.isVisible() and any(stop.hasFocus() for stop in self.stops)
        lit = self._pointed or (focused and self._last_input.by_keys)
        if lit == self._lit:
            return
        self._lit = lit
        self._play.set_lit(lit)
        self._move()
        self.lit.emit(lit)

    def _move(self) -> None:
        """Rise, sink, and get lighter or darker."""
        self._rise.stop()
        self._rise.setDuration(DURATION["quick"] if self._moves() else 0)
        self._rise.setStartValue(QPointF(self._raised, self._shade))
        self._rise.setEndValue(QPointF(float(self._lit), float(self._dim and not self._lit)))
        self._rise.start()

    def _on_rise(self, value: QPointF) -> None:
        self._raised, self._shade = value.x(), value.y()
        if not self._lit and not self._raised:
            self._pointer = QPointF(0, 0)
        self._move_plate()
        self.update()
        self.rising.emit()


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
    answered = Signal(str, bool)
    """A game, and whether its first match is to be guided."""
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
            box.answered.connect(lambda guided, game=box.game_id: self.answered.emit(game, guided))
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

    def ask(self, game: str) -> None:
        """Let the box of a game ask about a first match; another one asks no more."""
        for box in self.boxes:
            if box.game_id == game:
                box.ask()
            else:
                box.ask_no_more()

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
        """Paint the next cover that is not as it should be; a timer for each, so that the window stays alive. A
        player who has gone to another page meanwhile does not wait for it."""
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
