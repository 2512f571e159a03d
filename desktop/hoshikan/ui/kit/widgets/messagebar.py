"""The place of notices: one card over the top of the page, which does not move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button, label
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction

WIDEST: Final = 680
_NARROWEST: Final = 420
READING_MS: Final = (6_000, 80)
"""Least time that a plain notice stays, and the time per letter. It stays while the mouse or the focus is on it."""
DECIDING_MS: Final = 60_000
"""Time that a notice with an offer stays, such as an undo."""


class _Card(QFrame):
    """One notice: the text with "Close" at its end, and below it, well apart, its actions."""

    def __init__(self, bar: MessageBar, notice: Notice) -> None:
        super().__init__(bar)
        self.notice = notice
        self.setProperty("kind", "notice")
        self.setProperty("grade", "bad" if notice.bad else "")
        self._bar = bar
        self._text: QLabel = label(wrap=True)
        self._more = label("small", muted=True)
        self._buttons = [button("", partial(bar.take, notice.key, action)) for action in notice.actions]
        self._close = button("quiet", lambda: bar.close_notice(notice.key))
        self._close.setMinimumWidth(TARGET)
        above = QHBoxLayout()
        above.setSpacing(GAP["m"])
        above.addWidget(self._text, 1, Qt.AlignmentFlag.AlignVCenter)
        above.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        below = QHBoxLayout()
        below.setSpacing(GAP["s"])
        for pressed in self._buttons:
            below.addWidget(pressed)
        below.addWidget(self._more)
        below.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["s"], GAP["s"], GAP["s"])
        whole.setSpacing(GAP["xs"])
        whole.addLayout(above)
        whole.addLayout(below)
        self.retranslate()
        self.show_waiting(0)

    def stops(self) -> list[QWidget]:
        """Return the Tab stops."""
        return [*self._buttons, self._close]

    def comfortable_width(self) -> int:
        """Return the width of the text in one line, but wide enough that "Close" is not beside the actions."""
        line = self._text.fontMetrics().horizontalAdvance(self.notice.text()) + 2 * GAP["m"]
        return max(_NARROWEST, line + self._close.sizeHint().width() + 2 * GAP["l"])

    def show_waiting(self, count: int) -> None:
        """Show that `count` other notices come to light when this one is closed."""
        self._more.setText(self.tr("%n more", "", count))
        self._more.setVisible(count > 0)

    def retranslate(self) -> None:
        self._text.setText(self.notice.text())
        self.setAccessibleName(self.notice.text())
        for pressed, action in zip(self._buttons, self.notice.actions, strict=True):
            pressed.setText(action.label())
        self._close.setText("×")
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(literal(self.tr("Close")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._bar.close_notice(self.notice.key)
        else:
            super().keyPressEvent(event)


class MessageBar(QWidget):
    """Shows the newest notice, the others wait behind it; hidden while there is none.

    A plain word goes by itself: with the next word, with the page, or when it has been read. What went wrong stays
    until it is closed, settled or, if it concerns one page only, until that page is left.
    """

    MOST = 3
    """Older notices give way."""

    def __init__(self, parent: QWidget, top: Callable[[], int], before: QWidget) -> None:
        """Lies over `parent`, `top()` pixels below its upper edge; Tab reaches it after `before`."""
        super().__init__(parent)
        self._over = parent
        self._top = top
        self._before = before
        self._cards: dict[str, _Card] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_is_up)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        parent.installEventFilter(self)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Say `notice`; one with the same key is replaced."""
        self._cards_gone([key for key, card in self._cards.items() if key == notice.key or _is_plain(card.notice)])
        while len(self._cards) >= self.MOST:
            self._cards_gone([next(iter(self._cards))])
        card = _Card(self, notice)
        self._cards[notice.key] = card
        layout = self.layout()
        assert layout is not None
        layout.addWidget(card)
        self._show_newest()
        announce(self, notice.text())

    def close_notice(self, key: str) -> None:
        """Take a notice away, if it is still there."""
        self._cards_gone([key])
        self._show_newest()

    def page_left(self) -> None:
        """Another page comes: notices about this one are closed."""
        self._cards_gone([key for key, card in self._cards.items() if card.notice.here or _is_plain(card.notice)])
        self._show_newest()

    def take(self, key: str, action: NoticeAction) -> None:
        """Close the notice and run the action of its button."""
        self.close_notice(key)
        action.run()

    def texts(self) -> list[str]:
        """Return the current notices, oldest first; the last one is seen."""
        return [card.notice.text() for card in self._cards.values()]

    def place(self) -> None:
        """Find the place over the page again: it, the bar above it or the text has changed."""
        layout = self.layout()
        if layout is None or not self._cards:
            return
        newest = next(reversed(self._cards.values()))
        width = min(WIDEST, self._over.width() - 2 * GAP["l"], newest.comfortable_width())
        height = layout.totalHeightForWidth(width)
        self.setGeometry((self._over.width() - width) // 2, self._top() + GAP["s"], width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if watched is self._over and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        elif event.type() == QEvent.Type.LanguageChange:
            for card in self._cards.values():
                card.retranslate()
            self.place()
        return super().event(event)

    def _cards_gone(self, keys: list[str]) -> None:
        for card in [self._cards.pop(key) for key in keys if key in self._cards]:
            card.hide()
            card.deleteLater()

    def _show_newest(self) -> None:
        *waiting, newest = [None, *self._cards.values()]
        for card in waiting:
            if card is not None:
                card.hide()
        self._timer.stop()
        self.setVisible(newest is not None)
        if newest is None:
            return
        newest.show_waiting(len(self._cards) - 1)
        newest.show()
        last = self._before
        for stop in newest.stops():
            QWidget.setTabOrder(last, stop)
            last = stop
        self.place()
        self.raise_()
        if not newest.notice.bad:
            words = READING_MS[0] + READING_MS[1] * len(newest.notice.text())
            self._timer.start(DECIDING_MS if newest.notice.actions else words)

    def _time_is_up(self) -> None:
        focus = QApplication.focusWidget()
        if self.underMouse() or (focus is not None and self.isAncestorOf(focus)):
            self._timer.start()
        elif self._cards:
            self.close_notice(next(reversed(self._cards)))


def _is_plain(notice: Notice) -> bool:
    """True if it only reports a success."""
    return not notice.bad and not notice.actions
