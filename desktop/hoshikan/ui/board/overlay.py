"""Cards and questions over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from hoshikan.ui.board.labels import emblem_pixmap
from hoshikan.ui.board.table.drawing import draw_sky
from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button, label, spaced
from hoshikan.ui.kit.widgets.flow import Flow
from hoshikan.ui.kit.widgets.overlay import Overlay

WIDEST: Final = 560


class Question(QFrame):
    """A card with a headline, something more about it, and buttons. Escape presses the last of them."""

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around)
        self._board = board
        self._around = around
        self._answers: tuple[QPushButton, ...] = ()
        self.setProperty("kind", "notice")
        self.head = label("large", wrap=True)
        around.installEventFilter(self)
        self.hide()

    def fill(self, more: QWidget, answers: Sequence[QPushButton]) -> None:
        """Put in what the question consists of, once."""
        self._answers = tuple(answers)
        column, below = QVBoxLayout(self), QWidget()
        row = Flow(below)
        spaced(column, GAP["m"], GAP["s"])
        column.addWidget(self.head)
        column.addWidget(more)
        spaced(row, 0, GAP["s"])
        for answer in answers:
            row.addWidget(answer)
        column.addWidget(below)

    def appear(self) -> None:
        """Come to the front. A player who presses Enter once too often gives the last answer."""
        self.place()
        self.show()
        self.raise_()
        self._answers[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.head.text())

    def place(self) -> None:
        """Take the room that the words need."""
        self.setAccessibleName(self.head.text())
        board = self._board
        corner = board.mapTo(self._around, QPoint())
        width = min(WIDEST, board.width() - 2 * GAP["m"])
        layout = self.layout()
        assert layout is not None
        high = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry(corner.x() + (board.width() - width) // 2, corner.y() + GAP["m"], width, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._answers[-1].click()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)


EMBLEM = 72


class Curtain(Overlay):
    """Opaque: nothing of the last player's knowledge shows through while the next one sits down."""

    taken_over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = 0
        self._name = ""
        self._picture = label()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("display", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = label("large", muted=True, wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = button("primary", self._open)
        column = QVBoxLayout(self)
        spaced(column, GAP["xxl"], GAP["l"])
        column.addStretch(1)
        column.addWidget(self._picture)
        column.addWidget(self._title)
        column.addWidget(self._words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def ask_for(self, seat: int, name: str) -> None:
        """Close the curtain until this player confirms to be there."""
        self._seat, self._name = seat, name
        self.retranslate()
        self.cover()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Hand over to {name}").format(name=self._name))
        self.setAccessibleName(self._title.text())
        self._words.setText(self.tr("What the others have chosen stays secret."))
        self.button.setText(self.tr("I am {name}").format(name=self._name))
        if self.theme is not None:
            self._picture.setPixmap(emblem_pixmap(self._seat, self.theme, EMBLEM))

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches the table behind."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.theme is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_sky(painter, self.rect().toRectF(), self.theme)

    def _open(self) -> None:
        self.hide()
        self.taken_over.emit()


class Veil(Overlay):
    """Dims the table behind a card, which stays in sight. Escape takes the card away."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def put_away(self) -> None:
        """Give the table back."""
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.theme is not None:
            QPainter(self).fillRect(self.rect(), color(self.theme.window, 0.62))
