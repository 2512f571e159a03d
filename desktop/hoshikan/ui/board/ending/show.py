"""The end of a game as a scene over the table: how the points came about, who stands where, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from hoshikan.ui.board.ending.script import Script
from hoshikan.ui.board.ending.stage import EndStage
from hoshikan.ui.board.match.finale import Finale
from hoshikan.ui.board.table.motion import Motion
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button

_AT_ONCE: Final = ("off", "still")
_MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class Ending(EndStage):
    """Plays the end of a game and then shows it, with the ways on. A click or a key shows the last picture at once."""

    replay_wanted = Signal()
    review_wanted = Signal()
    again_wanted = Signal(bool)
    """Play again; with the same deal if true."""
    home_wanted = Signal()
    table_wanted = Signal()
    """Look at the table; the scene goes away."""
    ended = Signal()
    """All has been seen, the winners too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._finale: Finale | None = None
        self._remark = ""
        self._speed = "normal"
        self.has_ended = False
        """True if the end has been seen to its last picture."""
        self._skipped: int | None = None
        """Time at which the scene was skipped, in the time of events."""
        self.motion = Motion(self)
        self.motion.finished.connect(self._rest)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_attention)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.offers_review = True
        """True if there are decisions that can be reviewed."""
        self.new_deal = button("primary", lambda: self.again_wanted.emit(False))
        self.same_deal = button("", lambda: self.again_wanted.emit(True))
        self.review = button("", self.review_wanted.emit)
        self.replay = button("", self.replay_wanted.emit)
        self.look = button("quiet", self.put_away)
        self.once_more = button("quiet", self.play)
        self.home = button("quiet", self.home_wanted.emit)
        for one in self._buttons:  # all of them, at first
            one.setParent(self)
            one.installEventFilter(self)
            one.hide()

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        whole = (self.new_deal, self.same_deal, self.review, self.replay, self.look, self.once_more, self.home)
        return whole if self.offers_review else tuple(one for one in whole if one is not self.review)

    @property
    def is_playing(self) -> bool:
        """True if the animation is not over."""
        return self.motion.is_moving

    def show_end(self, finale: Finale, *, play: bool, remark: str = "", sitters: Sequence[Sitter] = ()) -> None:
        """Show the end of a game, as a scene or at once. `remark` is one more sentence below the standing."""
        self.seat(sitters)
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
        self.has_ended = False
        self._arrange()
        if self.picture is None or self._speed in _AT_ONCE:
            self._rest()
            return
        for one in self._buttons:
            one.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setAccessibleName(self.over())
        Script(self, self._finale, self.picture).enqueue(self.motion)

    def set_speed(self, speed: str) -> None:
        """One of the speeds of `table.motion`; without motion there is only the last picture."""
        self._speed = speed
        self.motion.set_speed(speed)

    def retranslate(self) -> None:
        self.new_deal.setText(self.tr("New deal"))
        self.same_deal.setText(self.tr("Same deal again"))
        self.review.setText(self.tr("Review"))
        self.replay.setText(self.tr("Replay"))
        self.look.setText(self.tr("Look at the table"))
        self.once_more.setText(self.tr("Show again"))
        self.home.setText(self.tr("Home"))
        self._refresh()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self._refresh()

    def finish(self) -> None:
        """Show the last picture at once."""
        self.motion.fast_forward()

    def withdraw(self) -> None:
        """Vanish: the game is not over after all."""
        self.finish()
        self.hide()
        self.has_ended = False

    def put_away(self) -> None:
        """Give the table back, if this is in front of it."""
        if self.isHidden():
            return
        self.finish()
        self.hide()
        self.table_wanted.emit()

    # The picture

    def _refresh(self) -> None:
        if self._finale is not None and not self.isHidden():
            self.motion.fast_forward()
            self._arrange()
            self._rest()

    def _arrange(self) -> None:
        if self._finale is not None and self.theme is not None and self.width() > 1:
            self.ensurePolished()
            self.set_out(self._finale, self._remark, self._place_buttons())
            for one in self._buttons:
                one.raise_()

    def _rest(self) -> None:
        """The last picture: all is seen, and the ways on are open."""
        if self._finale is None or self.picture is None:
            return
        Script(self, self._finale, self.picture).end()
        self.setAccessibleName(self._finale.sentence)
        for one in self._buttons:
            one.show()
        if self.isVisible():
            self.new_deal.setFocus(Qt.FocusReason.OtherFocusReason)
        self.has_ended = True
        self.ended.emit()

    def _place_buttons(self) -> float:
        """Put the buttons at the foot, on two lines where one is too short; returns where they begin."""
        for one in self._buttons:
            one.ensurePolished()
        lines = [self._buttons]
        if sum(one.sizeHint().width() + GAP["s"] for one in self._buttons) > self.width() - 2 * GAP["m"]:
            lines = [self._buttons[:4], self._buttons[4:]]
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

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

    def _on_attention(self, state: Qt.ApplicationState) -> None:
        """Time stands still while the windows of others are used."""
        self.motion.set_awake(state == Qt.ApplicationState.ApplicationActive)

    def take_focus(self) -> None:
        if self.is_playing:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().take_focus()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self.is_playing:
            event.accept()  # a key that would do something at the table only ends the scene
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refresh()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_playing:
            if event.key() not in _MODIFIERS and not event.isAutoRepeat():
                self._skip(event.timestamp())
        elif event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_playing:
            self._skip(event.timestamp())
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore clicks and keys too soon after the one that ended the scene: they were not meant for a button."""
        if watched in self._buttons and self._skipped is not None:
            kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
            if event.type() in kinds and isinstance(event, QMouseEvent | QKeyEvent):
                since = event.timestamp() - self._skipped
                again = isinstance(event, QKeyEvent) and event.isAutoRepeat()
                if again or 0 < since < QGuiApplication.styleHints().mouseDoubleClickInterval():
                    return True
        return super().eventFilter(watched, event)

    def _skip(self, when: int) -> None:
        if self.motion.is_fresh:
            return
        self._skipped = when
        self.motion.fast_forward()
