"""The end of a game as a scene over the table: how the points came about, who stands where, and what next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from hoshikan.ui.look.theme import GAP, Theme, color
from hoshikan.ui.look.words import figure
from hoshikan.ui.match.finale import Finale
from hoshikan.ui.panels.endlayout import Picture, arranged, points_of
from hoshikan.ui.panels.endpieces import Leaf, Sparks, Tower, badge_painter, row_painter, words_painter
from hoshikan.ui.panels.endscript import Script
from hoshikan.ui.table.drawing import draw_sky
from hoshikan.ui.table.motion import Motion
from hoshikan.ui.text.counts import COUNTS
from hoshikan.ui.widgets.basic import button
from hoshikan.ui.widgets.overlay import Overlay

_HORIZON: Final = 0.5
"""Opacity of the line on which the pillars stand."""
_MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class Ending(Overlay):
    """Plays the end of a game and then shows it, with the ways on. A click or a key shows the last picture at once."""

    replay_wanted = Signal()
    again_wanted = Signal(bool)
    """Play again; with the same deal if true."""
    home_wanted = Signal()
    table_wanted = Signal()
    """Look at the table; the scene goes away."""
    told = Signal()
    """All has been seen, the winners too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._finale: Finale | None = None
        self._remark = ""
        self._picture: Picture | None = None
        self._sky = QPixmap()
        self._night = 1.0
        """Opacity of the sky over the table."""
        self._skipped: int | None = None
        """When somebody cut the scene short, in the time of events."""
        self.motion = Motion(self)
        self.motion.finished.connect(self._rest)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.title, self.why, self.remark = Leaf(self), Leaf(self), Leaf(self)
        self.towers: list[Tower] = []
        self.badges: list[Leaf] = []
        self.names: list[list[Leaf]] = []
        self.captions: list[list[Leaf]] = []
        self.rows: list[list[Leaf]] = []
        self.sparks = Sparks(self)
        self.new_deal = button("primary", lambda: self.again_wanted.emit(False))
        self.same_deal = button("", lambda: self.again_wanted.emit(True))
        self.replay = button("", self.replay_wanted.emit)
        self.look = button("quiet", self.put_away)
        self.once_more = button("quiet", self.play)
        self.home = button("quiet", self.home_wanted.emit)
        for one in self._buttons:
            one.setParent(self)
            one.installEventFilter(self)
            one.hide()

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.new_deal, self.same_deal, self.replay, self.look, self.once_more, self.home

    @property
    def is_playing(self) -> bool:
        """Whether something is still to be seen."""
        return self.motion.is_moving

    @property
    def picture(self) -> Picture | None:
        """Where everything stands; None before anything was told."""
        return self._picture

    def tell(self, finale: Finale, *, play: bool, remark: str = "") -> None:
        """Show the end of a game, as a scene or at once. `remark` is one more sentence below the standing."""
        self._finale, self._remark = finale, remark
        self.cover()
        if play:
            self.play()
        else:
            self.motion.fast_forward()
            self._arrange()
            self._rest()

    def play(self) -> None:
        """Show the scene, also once more."""
        if self._finale is None:
            return
        self.motion.fast_forward()
        self._skipped = None
        self._arrange()
        if self._picture is None:
            return
        for one in self._buttons:
            one.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setAccessibleName(self.over())
        Script(self, self._finale, self._picture).enqueue(self.motion)

    def over(self) -> str:
        """What stands over the scene at first."""
        return self.tr("The game is over")

    def set_speed(self, speed: str) -> None:
        """One of the speeds of `table.motion`."""
        self.motion.set_speed(speed)

    def retranslate(self) -> None:
        words = (
            self.tr("New deal"),
            self.tr("Same deal again"),
            self.tr("Replay"),
            self.tr("Look at the table"),
            self.tr("Show again"),
            self.tr("Home"),
        )
        for one, word in zip(self._buttons, words, strict=True):
            one.setText(word)
        self._refresh()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self._sky = QPixmap()
        self._refresh()

    def finish(self) -> None:
        """Show the last picture at once."""
        self.motion.fast_forward()

    def put_away(self) -> None:
        """Give the table back."""
        self.finish()
        self.hide()
        self.table_wanted.emit()

    def entitle(self, words: str, at: float = 1.0) -> None:
        """Put words over the pillars."""
        assert self._picture is not None
        assert self.theme is not None
        font = self._font(self._picture.sizes.title, bold=True)
        self.title.wear(self._picture.title, words, words_painter(words, font, self.theme.text, wrapped=True))
        self.title.see(at)

    def darken(self, at: float) -> None:
        """Let the sky cover the table."""
        self._night = at
        self.update()

    # The picture

    def _refresh(self) -> None:
        if self._finale is not None and not self.isHidden():
            self.motion.fast_forward()
            self._arrange()
            self._rest()

    def _arrange(self) -> None:
        """Give everything its place for the size of the moment."""
        if self._finale is None or self.theme is None or self.width() < 2:
            return
        self.ensurePolished()
        foot = self._place_buttons()
        edge = GAP["l"]
        remark = self.fontMetrics().height() * 1.4 if self._remark else 0.0
        room = QRectF(edge, GAP["s"], self.width() - 2 * edge, foot - remark - GAP["s"] - GAP["s"])
        headings = [row.heading.name for column in self._finale.columns for row in column.summands]
        titles = {self._finale.sentence, self.over(), *headings}
        picture = self._picture = arranged(self._finale, room, self.font(), self.theme.text_scale, titles)
        self._people(len(picture.lanes))
        sizes = picture.sizes
        finale = self._finale
        self.why.wear(picture.why, finale.why, words_painter(finale.why, self._font(sizes.why), self.theme.muted))
        line = QRectF(edge, foot - remark - GAP["xs"], self.width() - 2 * edge, remark)
        self.remark.wear(line, self._remark, words_painter(self._remark, self.font(), self.theme.muted))
        most = [max(column.measures[at] for column in finale.columns) for at in range(len(finale.headings))]
        for lane, tower, badge, names, captions, rows in zip(
            picture.lanes, self.towers, self.badges, self.names, self.captions, self.rows, strict=True
        ):
            tower.stand(lane, self.theme, most, picture)
            tower.begin()
            rank = self.tr("{place}.", "place in the standing").format(place=lane.column.place)
            rank = rank if lane.column.place else ""
            painted = badge_painter(rank, self._font(sizes.name, bold=True), self.theme, lane.column.place == 1)
            badge.wear(lane.badge, rank, painted)
            _fill(names, len(lane.names), self)
            for leaf, name, where in zip(names, lane.column.names, lane.names, strict=True):
                leaf.wear(where, name, words_painter(name, self._font(sizes.name, bold=True), self.theme.text))
            _fill(captions, len(lane.captions), self)
            for at, (leaf, where) in enumerate(zip(captions, lane.captions, strict=True)):
                said = f"{finale.headings[at]}: {figure(lane.column.measures[at])}"
                leaf.wear(where, said, words_painter(finale.headings[at], self._font(sizes.row), self.theme.on_seat))
            _fill(rows, len(lane.rows), self)
            for leaf, placed in zip(rows, lane.rows, strict=True):
                fate = placed.row.heading.fate
                said = f"{placed.row.words}: {points_of(placed.row)}"
                kept = row_painter(placed, self._font(sizes.row), self.theme, lost=False)
                gone = row_painter(placed, self._font(sizes.row), self.theme, lost=True)
                leaf.wear(placed.place, said, kept, gone if fate == "lost" else None)
        self.sparks.setGeometry(self.rect())
        self.sparks.raise_()

    def _rest(self) -> None:
        """The last picture: all is seen, and the ways on are open."""
        if self._finale is None or self._picture is None or self.theme is None:
            return
        Script(self, self._finale, self._picture).end()
        finale = self._finale
        self.setAccessibleName(finale.sentence)
        for lane, tower in zip(self._picture.lanes, self.towers, strict=True):
            tower.setAccessibleName(COUNTS.points(lane.column.measures[0]) if finale.scored else "")
        self.remark.see(float(bool(self._remark)))
        for one in self._buttons:
            one.show()
        if self.isVisible():
            self.new_deal.setFocus(Qt.FocusReason.OtherFocusReason)
        self.told.emit()

    def _people(self, count: int) -> None:
        while len(self.towers) < count:
            self.towers.append(Tower(self))
            self.badges.append(Leaf(self))
            self.names.append([])
            self.captions.append([])
            self.rows.append([])
            self.towers[-1].show()
        while len(self.towers) > count:
            self.towers.pop().deleteLater()
            self.badges.pop().deleteLater()
            for leaves in (self.names.pop(), self.captions.pop(), self.rows.pop()):
                _fill(leaves, 0, self)

    def _place_buttons(self) -> float:
        """Put the buttons at the foot, on two lines where one is too short; returns where they begin."""
        for one in self._buttons:
            one.ensurePolished()
        lines = [self._buttons]
        if sum(one.sizeHint().width() + GAP["s"] for one in self._buttons) > self.width() - 2 * GAP["m"]:
            lines = [self._buttons[:3], self._buttons[3:]]
        y = self.height() - GAP["m"]
        for line in reversed(lines):
            high = max(one.sizeHint().height() for one in line)
            y -= high
            x = (self.width() - sum(one.sizeHint().width() + GAP["s"] for one in line) + GAP["s"]) // 2
            for one in line:
                one.setGeometry(x, y, one.sizeHint().width(), high)
                x += one.sizeHint().width() + GAP["s"]
            y -= GAP["s"]
        return float(y)

    def _font(self, pixels: int, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(1, pixels))
        font.setBold(bold)
        return font

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        super().resizeEvent(event)
        self._sky = QPixmap()
        self._refresh()

    def take_focus(self) -> None:
        if self.is_playing:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().take_focus()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self.is_playing:
            event.accept()  # a key that would do something at the table only ends the scene
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        if self.is_playing:
            if event.key() not in _MODIFIERS:
                self._skip(event.timestamp())
        elif event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        if self.is_playing:
            self._skip(event.timestamp())
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """What follows the click or key that ended the scene too closely was not meant for a button."""
        if watched in self._buttons and self._skipped is not None:
            kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
            if event.type() in kinds and isinstance(event, QMouseEvent | QKeyEvent):
                since = event.timestamp() - self._skipped
                again = isinstance(event, QKeyEvent) and event.isAutoRepeat()
                if again or 0 < since < QGuiApplication.styleHints().mouseDoubleClickInterval():
                    return True
        return super().eventFilter(watched, event)

    def _skip(self, when: int) -> None:
        self._skipped = when
        self.motion.fast_forward()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        if self.theme is None:
            return
        painter = QPainter(self)
        painter.setOpacity(self._night)
        painter.drawPixmap(0, 0, self._sky_picture())

    def _sky_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._sky.isNull() and self.theme is not None:
            self._sky = QPixmap(self.size() * ratio)
            self._sky.setDevicePixelRatio(ratio)
            self._sky.fill(QColor(self.theme.sky_top))
            painter = QPainter(self._sky)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_sky(painter, QRectF(self.rect()), self.theme)
            if self._picture is not None:
                y = round(self._picture.horizon)
                painter.fillRect(0, y, self.width(), 1, color(self.theme.control, _HORIZON))
            painter.end()
        return self._sky


def _fill(leaves: list[Leaf], count: int, parent: QWidget) -> None:
    while len(leaves) < count:
        leaves.append(Leaf(parent))
    while len(leaves) > count:
        leaf = leaves.pop()
        leaf.hide()
        leaf.deleteLater()
