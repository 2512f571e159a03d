"""The bar under the window's head where notices stand until they are closed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from hoshikan.ui.notices import Notice, NoticeAction
from hoshikan.ui.theme import GAP
from hoshikan.ui.widgets.basic import button, label


class _Line(QFrame):
    """One notice with its buttons."""

    def __init__(self, bar: MessageBar, notice: Notice) -> None:
        super().__init__()
        self.notice = notice
        self.setProperty("kind", "notice")
        self.setProperty("grade", "bad" if notice.bad else "")
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["l"], GAP["s"], GAP["l"], GAP["s"])
        self._text: QLabel = label(wrap=True)
        row.addWidget(self._text, 1)
        self._buttons: list[QPushButton] = []
        for action in notice.actions:
            pressed = button("", partial(bar.take, notice.key, action))
            row.addWidget(pressed)
            self._buttons.append(pressed)
        self._close = button("quiet", lambda: bar.close_notice(notice.key))
        row.addWidget(self._close)
        self.retranslate()

    def retranslate(self) -> None:
        self._text.setText(self.notice.text())
        self.setAccessibleName(self.notice.text())
        for pressed, action in zip(self._buttons, self.notice.actions, strict=True):
            pressed.setText(action.label())
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class MessageBar(QWidget):
    """Shows notices, newest at the bottom; hidden while there is none."""

    MOST = 3
    """Older notices give way, so that the bar never pushes the page out of the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: dict[str, _Line] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Add `notice`; one with the same key is replaced."""
        self.close_notice(notice.key)
        while len(self._lines) >= self.MOST:
            self.close_notice(next(iter(self._lines)))
        line = _Line(self, notice)
        self._lines[notice.key] = line
        layout = self.layout()
        assert layout is not None
        layout.addWidget(line)
        self.show()

    def close_notice(self, key: str) -> None:
        """Take a notice away, if it is still there."""
        line = self._lines.pop(key, None)
        if line is not None:
            line.hide()
            line.deleteLater()
        self.setVisible(bool(self._lines))

    def take(self, key: str, action: NoticeAction) -> None:
        """Close the notice and do what its button says."""
        self.close_notice(key)
        action.run()

    def texts(self) -> list[str]:
        """What is said at the moment, oldest first."""
        return [line.notice.text() for line in self._lines.values()]
