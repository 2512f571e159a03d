"""The lessons of a course as stations on a path, those done as a row of stars, and the star for one more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from hoshikan.ui.board.ending.layout import Sparks, star_of
from hoshikan.ui.board.table.drawing import draw_number
from hoshikan.ui.board.table.motion import Motion, Tween
from hoshikan.ui.board.why import Veil
from hoshikan.ui.features.learn.lessonsession import Progress
from hoshikan.ui.kit.look.literal import literal, tied
from hoshikan.ui.kit.look.theme import DURATION, GAP, NIGHT, RADIUS, Theme, color, display_font, star_path
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import PaintedButton, button, frame, label, spaced

_MEDAL: Final = 46
"""Logical pixels of a station at 100 %."""
_NARROW: Final = 164
"""Least width of a station with its words at 100 %."""
_LINES: Final = 2
"""Most lines of a lesson's title; then it is written narrower and in the end cut."""
_STAR: Final = 26
_STEPS: Final = MappingProxyType({Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1})
_FLYING: Final = 22
"""Logical pixels from the middle of a flying star to its rays."""
_AT_ONCE: Final = ("off", "still")
_CELEBRATION: Final = 2000
"""Milliseconds that sparks fly."""
_BULGE: Final = 0.3
"""Bend of the way of the star, as a share of its length."""
_WORDS: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)


class Stars(QWidget):
    """Progress: one star for each lesson, filled once it is done; all of them are a seal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done, self._count = 0, 0
        self._theme = NIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_progress(self, done: int, count: int) -> None:
        self._done, self._count = done, count
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def place_of(self, number: int) -> QPointF:
        """Return the place of a lesson's star (from 0)."""
        return QPointF(_STAR * (number + 0.5), self.height() / 2)

    def sizeHint(self) -> QSize:
        return QSize(_STAR * max(1, self._count), _STAR)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self._count):
            done = number < self._done
            painter.setPen(QPen(color(self._theme.coin_edge if done else self._theme.control), 1.4))
            painter.setBrush(color(self._theme.coin) if done else Qt.BrushStyle.NoBrush)
            painter.drawPath(star_path(self.place_of(number), _STAR * 0.43))
        painter.end()


class Station(PaintedButton):
    """One lesson: a medal with its number, which is a star once it is done, and its title below."""

    stepped = Signal(int)
    """An arrow key: so many stations on."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._title, self._minutes = "", ""
        self.state = "open"
        """open, next or done."""
        self._theme = NIGHT
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def say(self, title: str, minutes: str, state: str, *further: str) -> None:
        """Set its words; `further` is added for screen readers."""
        self._title, self._minutes, self.state = tied(title), minutes, state
        self.setAccessibleName(listed((f"{self._number} {title}", minutes, *further)))
        self.setToolTip(literal(title))
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0)
        if step:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    @property
    def medal(self) -> QRectF:
        """Return the place of the medal, in its own coordinates."""
        side = _MEDAL * self._theme.interface_scale
        return QRectF((self.width() - side) / 2, GAP["s"], side, side)

    def height_with(self, lines: int) -> int:
        """Return the height of a station with a title of `lines` lines."""
        line = self.fontMetrics().lineSpacing()
        return round(GAP["s"] * 2.5 + _MEDAL * self._theme.interface_scale + line * (lines + 1))

    def lines_in(self, width: float) -> int:
        """Return the number of lines of its title in a station of this width."""
        room = QRect(0, 0, round(width - 2 * GAP["xs"]), 10_000)
        high = self.fontMetrics().boundingRect(room, _WORDS, self._title).height()
        return min(_LINES, max(1, round(high / self.fontMetrics().lineSpacing())))

    def sizeHint(self) -> QSize:
        return QSize(round(_NARROW * self._theme.interface_scale), self.height_with(_LINES))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, medal = self._theme, self.medal
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.raised))
            painter.drawRoundedRect(self.rect(), RADIUS["m"], RADIUS["m"])
        done, following = self.state == "done", self.state == "next"
        painter.setPen(QPen(color(theme.coin_edge if done else theme.gold_line if following else theme.control), 2))
        painter.setBrush(color(theme.coin if done else theme.surface))
        painter.drawEllipse(medal)
        if done:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.coin_text))
            painter.drawPath(star_path(medal.center(), medal.width() * 0.32))
        else:
            painter.setFont(display_font(medal.height() * 0.5))
            draw_number(painter, medal, str(self._number), theme.text, medal.height() * 0.5)
        line = self.fontMetrics().lineSpacing()
        words = QRectF(
            GAP["xs"], medal.bottom() + GAP["xs"], self.width() - 2 * GAP["xs"], line * self.lines_in(self.width())
        )
        font = self._fitting(words)
        words.setHeight(min(words.height(), _box(font, words, self._title).height()))
        painter.setFont(font)
        painter.setPen(color(theme.text))
        painter.drawText(words, _WORDS, self._title)
        small = QFont(self.font())
        small.setPixelSize(max(1, round(self.fontInfo().pixelSize() * 0.86)))
        painter.setFont(small)
        painter.setPen(color(theme.muted))
        painter.drawText(QRectF(words.x(), words.bottom(), words.width(), line), _WORDS, self._minutes)
        painter.end()

    def _fitting(self, words: QRectF) -> QFont:
        """The font in which the title has room, narrower where it needs to be."""
        font = QFont(self.font())
        for stretch in (100, 92, 84, 78):
            font.setStretch(stretch)
            box = _box(font, words, self._title)
            if box.height() <= words.height() + 1 and box.width() <= words.width() + 1:
                break
        return font


def _box(font: QFont, words: QRectF, title: str) -> QRect:
    """Return the size of a title in a place of this width."""
    return QFontMetrics(font).boundingRect(QRect(0, 0, round(words.width()), 10_000), _WORDS, title)


class LessonPath(QWidget):
    """Stations side by side in as many lines as they take, joined by a path. Tab stops at one, the next lesson at
    first; arrow keys walk along."""

    def __init__(self, stations: Sequence[Station], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stations = list(stations)
        self._theme = NIGHT
        for place, station in enumerate(stations):
            station.setParent(self)
            station.stepped.connect(partial(self._step, place))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def refresh(self) -> None:
        """Make room for new words."""
        self._arrange()
        following = (place for place, station in enumerate(self._stations) if station.state == "next")
        self._stop_at(next(following, 0))

    def _stop_at(self, place: int) -> None:
        policy = Qt.FocusPolicy
        for at, station in enumerate(self._stations):
            station.setFocusPolicy(policy.StrongFocus if at == place else policy.ClickFocus)

    def _step(self, place: int, step: int) -> None:
        if 0 <= place + step < len(self._stations):
            self._stop_at(place + step)
            self._stations[place + step].setFocus(Qt.FocusReason.TabFocusReason)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for station in self._stations:
            station.apply_theme(theme)
        self.updateGeometry()
        self._arrange()

    def _height_in(self, width: int) -> int:
        lines = -(-len(self._stations) // self._columns(width))
        return max(1, lines * self._line_height(width))

    def sizeHint(self) -> QSize:
        return QSize(round(_NARROW * self._theme.interface_scale) * 4, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_NARROW * self._theme.interface_scale) * 2, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if len(self._stations) < 2:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for before, after in zip(self._stations, self._stations[1:], strict=False):
            start = before.mapToParent(before.medal.center().toPoint()).toPointF()
            end = after.mapToParent(after.medal.center().toPoint()).toPointF()
            path = QPainterPath(start)
            if start.y() == end.y():
                path.lineTo(end)
            else:
                edge = before.geometry().bottom() + 0.5
                bend = (edge - start.y()) * 0.5
                right, left = self.width() - bend - 2, bend + 2
                path.lineTo(right, start.y())
                path.cubicTo(right + bend * 1.33, start.y(), right + bend * 1.33, edge, right, edge)
                path.lineTo(left, edge)
                path.cubicTo(left - bend, edge, left - bend, end.y(), left + bend, end.y())
                path.lineTo(end)
            done = before.state == "done"
            pen = QPen(color(self._theme.gold_line if done else self._theme.border), 3 if done else 2)
            pen.setStyle(Qt.PenStyle.SolidLine if done else Qt.PenStyle.DotLine)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
        painter.end()

    def _columns(self, width: int) -> int:
        """Lines as long as each other, where they do not all fit in one."""
        most = max(1, int(width / (_NARROW * self._theme.interface_scale)))
        lines = -(-len(self._stations) // most) if self._stations else 1
        return max(1, -(-len(self._stations) // lines))

    def _line_height(self, width: int) -> int:
        """Height of one line of stations, by the longest title."""
        part = width / self._columns(width)
        lines = max((station.lines_in(part) for station in self._stations), default=1)
        return self._stations[0].height_with(lines) + GAP["s"] if self._stations else 1

    def _arrange(self) -> None:
        # Not as a height for its width: layouts in a scrolling column ask for that before they know the width.
        if self.minimumHeight() != (wanted := self._height_in(self.width())):
            self.setFixedHeight(wanted)
        columns = self._columns(self.width())
        wide, high = self.width() / columns, self._line_height(self.width())
        for at, station in enumerate(self._stations):
            left = round(wide * (at % columns))
            station.setGeometry(left, at // columns * high, round(wide), high - GAP["s"])
        self.update()


class _Flight(QWidget):
    """A star on its way, and above everything."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = QPixmap()
        self._place = QPointF()
        self.hide()

    def take(self, theme: Theme) -> None:
        self._picture = star_of(theme, _FLYING, self.devicePixelRatioF())

    def fly(self, place: QPointF) -> None:
        self._place = place
        self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        half = self._picture.deviceIndependentSize().width() / 2
        QPainter(self).drawPixmap(self._place - QPointF(half, half), self._picture)


class LessonEnd(Veil):
    """A card over the table with the ways on."""

    next_wanted = Signal()
    play_wanted = Signal()
    questions_wanted = Signal()
    lessons_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lesson, self._following, self._game = "", "", ""
        self._asks = False
        self._progress = Progress(0, 0, earned=False, celebrated=False)
        self.motion = Motion(self)
        card = frame("panel")
        self._praise = label("display", wrap=True)
        self._praise.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("large", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stars = Stars()
        self.following = button("primary", self.next_wanted.emit)
        self.play = button("", self.play_wanted.emit)
        self.begin = button("primary", self.play_wanted.emit)
        """The same after the last lesson, as the way on."""
        self.questions = button("primary", self.questions_wanted.emit)
        """The way on after the last lesson of a game that has questions."""
        self.lessons = button("quiet", self.lessons_wanted.emit)
        inner = QVBoxLayout(card)
        spaced(inner, GAP["xl"], GAP["m"])
        inner.addWidget(self._praise)
        inner.addWidget(self._title)
        inner.addWidget(self.stars, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.following, self.begin, self.questions, self.play, self.lessons):
            inner.addWidget(part)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._flight = _Flight(self)
        self._sparks = Sparks(self)

    @property
    def praise(self) -> str:
        """The word of praise."""
        return self._praise.text()

    def show_end(self, lesson: str, following: str, game: str, progress: Progress, *, asks: bool = False) -> None:
        """The lesson just done, the title of the one that follows ("" for none), how far that is in the course, and
        whether there are questions about the game's rules."""
        self._asks = asks and not following
        self._lesson, self._following, self._game, self._progress = lesson, following, game, progress
        self._say()
        self.stars.show_progress(progress.done, progress.lessons)
        self.cover()
        way_on = self.following if following else self.questions if self._asks else self.begin
        way_on.setFocus(Qt.FocusReason.OtherFocusReason)
        if progress.celebrated and self.theme is not None and self.motion.speed not in _AT_ONCE:
            self._celebrate(self.theme)

    def _say(self) -> None:
        self._praise.setText(self._word())
        self._title.setText(self.tr("Done: {lesson}").format(lesson=self._lesson))
        if self._is_course:
            self._title.setText(self.tr("You've finished all lessons of {game}.").format(game=self._game))
        self.setAccessibleName(f"{self._praise.text()} {self._title.text()}")
        done = self.tr("{done} of {all} lessons done").format(done=self._progress.done, all=self._progress.lessons)
        self.stars.setAccessibleName(done)
        self.following.setText(self.tr("Next: {lesson}").format(lesson=self._following))
        self.following.setVisible(bool(self._following))
        for play in (self.play, self.begin):
            play.setText(self.tr("Play the game"))
        self.questions.setText(self.tr("Rules quiz"))
        self.questions.setVisible(self._asks)
        self.play.setVisible(bool(self._following) or self._asks)
        self.begin.setVisible(not self._following and not self._asks)
        self.lessons.setText(self.tr("All lessons"))

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.stars.apply_theme(theme)

    def put_away(self) -> None:
        self.motion.fast_forward()
        super().put_away()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for part in (self._flight, self._sparks):
            part.setGeometry(self.rect())

    @property
    def _is_course(self) -> bool:
        return bool(self._progress.lessons) and self._progress.done == self._progress.lessons

    def _word(self) -> str:
        if self._is_course and self._progress.earned:
            return self.tr("Course complete!")
        words = (self.tr("Well done!"), self.tr("That's it!"), self.tr("Nicely played!"), self.tr("You've got it!"))
        return words[self._progress.done % len(words)]

    def _celebrate(self, theme: Theme) -> None:
        """The new star flies to its place; after the last one sparks fly."""
        progress = self._progress
        self.stars.show_progress(progress.done - 1, progress.lessons)
        self._flight.take(theme)
        for part in (self._flight, self._sparks):
            part.setGeometry(self.rect())
            part.raise_()
        self.motion.enqueue(self._flies, DURATION["flight"])
        if self._is_course:
            self.motion.enqueue(self._sparkle, _CELEBRATION)

    def _flies(self) -> Sequence[Tween]:
        layout = self.layout()
        if layout is not None:
            layout.activate()
        end = QPointF(self.stars.mapTo(self, QPoint())) + self.stars.place_of(self._progress.done - 1)
        start = QPointF(self.width() / 2, self.height() * 0.9)
        way = end - start

        def show(at: float) -> None:
            bend = QPointF(way.y(), -way.x()) * _BULGE * at * (1 - at)
            self._flight.fly(start + way * at + bend)
            if at >= 1:
                self._flight.hide()
                self.stars.show_progress(self._progress.done, self._progress.lessons)

        return (show,)

    def _sparkle(self) -> Sequence[Tween]:
        assert self.theme is not None
        row = QRectF(self.stars.mapTo(self, QPoint()).toPointF(), self.stars.size().toSizeF())
        places = [QPointF(row.left() + row.width() * share, row.center().y()) for share in (0.1, 0.5, 0.9)]
        self._sparks.light(places, self.theme, self.height() * 0.5)
        return (self._sparks.fly,)
