"""The end of a lesson: a word of praise, the star that was earned, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.ui.board.ending.pieces import Sparks, star_of
from hoshikan.ui.board.overlay import Veil
from hoshikan.ui.board.table.motion import Motion, Tween
from hoshikan.ui.features.learn.lessonpath import Stars
from hoshikan.ui.features.learn.lessonsession import Progress
from hoshikan.ui.kit.look.theme import DURATION, GAP, Theme
from hoshikan.ui.kit.widgets.basic import button, frame, label, spaced

_STAR: Final = 22
"""Logical pixels from the middle of a flying star to its rays."""
_AT_ONCE: Final = ("off", "still")
_CELEBRATION: Final = 2000
"""Milliseconds that sparks fly."""
_BULGE: Final = 0.3
"""Bend of the way of the star, as a share of its length."""


class _Flight(QWidget):
    """A star on its way, and above everything."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = QPixmap()
        self._place = QPointF()
        self.hide()

    def take(self, theme: Theme) -> None:
        self._picture = star_of(theme, _STAR, self.devicePixelRatioF())

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
        self.retranslate()
        self.stars.show_progress(progress.done, progress.lessons)
        self.cover()
        way_on = self.following if following else self.questions if self._asks else self.begin
        way_on.setFocus(Qt.FocusReason.OtherFocusReason)
        if progress.celebrated and self.theme is not None and self.motion.speed not in _AT_ONCE:
            self._celebrate(self.theme)

    def retranslate(self) -> None:
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
        self.questions.setText(self.tr("Questions about the rules"))
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
