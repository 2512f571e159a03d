"""The last events of a match as signs: who, with which piece, and where."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QToolTip, QWidget

from hoshikan.ui.board.labels import blank, emblem_pixmap, portrait_pixmap
from hoshikan.ui.board.match.models import LogEntry
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.kit.painting import Sitter, Sitters
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import spaced

MOST: Final = 3
_PLACE: Final = re.compile(r"[(（]([A-Z]\d|−?\d+[,、，] ?−?\d+)[)）]")
"""A place as sentences name it behind its name: C3 or −2, 1."""
_SLIM: Final = 0.4
_BROADEST: Final = 1.7
"""Least and largest width of a pictured piece in its heights: others are lines and zones."""


class _Sign(QToolButton):
    """One event. Its sentence comes under the mouse and with the focus of the keyboard."""

    walked = Signal(int)
    """The keyboard goes on to the sign before or after this one."""
    sentence = ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.walked.emit(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), literal(self.sentence), self)


class Lately(QWidget):
    """Up to three signs, the newest last; Tab stops at the newest, and the arrow keys lead to the others."""

    pressed = Signal(object)
    """The log is wanted at this LogEntry."""

    def __init__(self, pieces: Callable[[LogEntry], Sequence[PieceItem]], parent: QWidget | None = None) -> None:
        """`pieces` returns the pieces on the table that a line of the log is about."""
        super().__init__(parent)
        self._pieces = pieces
        self._theme: Theme | None = None
        self._sitters = Sitters()
        self._entries: Sequence[LogEntry] = ()
        self._room = 0
        self._fits = False
        """True while signs are shown and hidden."""
        self.signs = [_Sign() for _ in range(MOST)]
        row = QHBoxLayout(self)
        spaced(row, 0, GAP["xs"])
        for place, sign in enumerate(self.signs):
            sign.setProperty("kind", "quiet")
            sign.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            newest = place == MOST - 1
            sign.setFocusPolicy(Qt.FocusPolicy.TabFocus if newest else Qt.FocusPolicy.ClickFocus)
            sign.clicked.connect(lambda _checked=False, place=place: self._press(place))
            sign.walked.connect(lambda step, place=place: self._walk(place + step))
            sign.hide()
            row.addWidget(sign)

    def show_entries(self, entries: Sequence[LogEntry], sitters: Sequence[Sitter]) -> None:
        """Show the last of these lines of the log, with the faces of those who sit at the table."""
        self._entries = entries[-MOST:]
        self._sitters.seat(sitters)
        self._refresh()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._refresh()

    def fit(self, room: int) -> None:
        """Show no more signs than there is room for, in pixels."""
        self._room = room
        if self._fits:
            return
        # A sign that comes may resize the bar, which then calls this again: a sign hidden while it is being shown
        # would remain on the screen.
        self._fits = True
        for sign, shown in self._wanted():
            sign.setVisible(shown)
        if self._room != room:
            for sign, shown in self._wanted():
                sign.setVisible(shown)
        self._fits = False

    def _wanted(self) -> list[tuple[_Sign, bool]]:
        """Return for each sign, the newest first, whether it has an event and room."""
        room, found = self._room, []
        for sign, has_entry in reversed(list(zip(self.signs, self._taken(), strict=True))):
            room -= sign.sizeHint().width() + GAP["xs"]
            found.append((sign, has_entry and room >= 0))
        return found

    def _taken(self) -> list[bool]:
        """Return for each sign whether there is an event for it: the newest has the last sign."""
        return [place >= MOST - len(self._entries) for place in range(MOST)]

    def _refresh(self) -> None:
        if self._theme is not None:
            for sign, entry in zip(self.signs[MOST - len(self._entries) :], self._entries, strict=True):
                self._put(sign, entry, self._theme)
        self.fit(self._room)

    def _put(self, sign: _Sign, entry: LogEntry, theme: Theme) -> None:
        picture = self._picture(entry, theme, round(self.fontMetrics().height() * 1.4))
        sign.setIcon(QIcon(picture))
        sign.setIconSize(QSize(round(picture.deviceIndependentSize().width()), picture.height()))
        place = _PLACE.search(entry.sentence)
        sign.setText("" if place is None else place[1])
        sign.sentence = entry.sentence
        sign.setToolTip(literal(entry.sentence))
        sign.setAccessibleName(entry.sentence)

    def _picture(self, entry: LogEntry, theme: Theme, high: int) -> QPixmap:
        """Return who it was and the piece, side by side."""
        parts: list[QPixmap] = []
        if entry.seat is not None:
            sitter = self._sitters.of(entry.seat)
            parts.append(
                portrait_pixmap(sitter, entry.seat, theme, high)
                if sitter.who
                else emblem_pixmap(entry.seat, theme, high)
            )
        parts += [_pictured(piece, high) for piece in self._pieces(entry) if _SLIM < _ratio(piece) < _BROADEST][:1]
        width = sum(part.deviceIndependentSize().width() for part in parts) + GAP["xs"] * max(0, len(parts) - 1)
        picture = blank(max(1, width), high)
        painter, x = QPainter(picture), 0.0
        for part in parts:
            painter.drawPixmap(round(x), 0, part)
            x += part.deviceIndependentSize().width() + GAP["xs"]
        painter.end()
        return picture

    def _press(self, place: int) -> None:
        number = place - MOST
        if len(self._entries) >= -number:
            self.pressed.emit(self._entries[number])

    def _walk(self, place: int) -> None:
        if 0 <= place < MOST and not self.signs[place].isHidden():
            self.signs[place].setFocus(Qt.FocusReason.TabFocusReason)


def _ratio(piece: PieceItem) -> float:
    return piece.placement.width / piece.placement.height


def _pictured(piece: PieceItem, high: int) -> QPixmap:
    """Return a piece as it is on the table, in small."""
    placement = piece.placement
    scale = high / placement.height
    picture = blank(max(1, placement.width * scale), high)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    piece.paint_face(painter)
    painter.end()
    return picture
