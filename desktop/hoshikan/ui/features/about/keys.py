"""The list of keys."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.ui.board import keytable
from hoshikan.ui.board.table.gestures import COMMANDS as ON_THE_BOARD
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, Theme, color
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import Column, Spread, frame, label
from hoshikan.ui.session.context import AppContext, Page

WIDEST: Final = 1180
_LEAST: Final = 380
"""Least width of a column."""
_SIGNS: Final = MappingProxyType({"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "Enter"})
"""Keys that are known by a sign rather than a word."""
EVERYWHERE: Final[keytable.Keys] = MappingProxyType({**keytable.WINDOW, "tab": ("Tab",), "escape": ("Esc",)})
BOARD: Final[keytable.Keys] = MappingProxyType(
    {
        command: tuple(QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) for key in keys)
        for command, keys in ON_THE_BOARD.items()
    }
    | {"letter": ("1", "2", "3 …")}
)


def caps_of(sequence: str) -> list[str]:
    """Return the labels of the keys of a sequence, one after the other: "Ctrl", "Z"."""
    if sequence in ("3 …", "+"):
        return [sequence]
    native = QKeySequence(sequence).toString(QKeySequence.SequenceFormat.PortableText)
    return [_SIGNS.get(cap, cap) for cap in native.split("+")]


class KeysPage(Page):
    """A panel of rows for each place: keys, and what they do."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._caps: list[Caps] = []
        self.rows: list[tuple[str, QLabel, tuple[str, ...]]] = []
        """Command, its words and its keys."""
        self._headings = [label("large") for _ in range(5)]
        column = Column(WIDEST)
        # Nothing here is pressed, so the keyboard scrolls.
        column.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        columns = Spread(_LEAST, WIDEST // 2)
        tables = (keytable.TABLE, BOARD, EVERYWHERE, keytable.REPLAY, keytable.LIBRARY)
        panels = [self._panel(heading, keys) for heading, keys in zip(self._headings, tables, strict=True)]
        for place, side in enumerate((columns.left, columns.right, columns.right, columns.right, columns.left)):
            side.addWidget(panels[place])
        for side in (columns.left, columns.right):
            side.addStretch(1)
        column.body.addWidget(columns)
        column.body.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(column)

    def title(self) -> str:
        return self.tr("Keys")

    def retranslate(self) -> None:
        words = keytable.KeyWords()
        names = (
            *(self.tr("At a table"), self.tr("On the board"), self.tr("Everywhere")),
            *(self.tr("In a replay"), self.tr("In the library")),
        )
        for heading, name in zip(self._headings, names, strict=True):
            heading.setText(name)
        for command, text, keys in self.rows:
            text.setText(words.command(command))
            spoken = listed("+".join(caps_of(key)) for key in keys)
            text.setAccessibleName(f"{spoken}: {text.text()}")

    def apply_theme(self, theme: Theme) -> None:
        for caps in self._caps:
            caps.apply_theme(theme)

    def _panel(self, heading: QLabel, keys: keytable.Keys) -> QFrame:
        panel = frame("panel")
        rows = QVBoxLayout(panel)
        rows.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        rows.setSpacing(GAP["s"])
        rows.addWidget(heading)
        for command, sequences in keys.items():
            text, caps = label(wrap=True), Caps([caps_of(sequence) for sequence in sequences])
            row = QHBoxLayout()
            row.setSpacing(GAP["m"])
            row.addWidget(text, 1)
            row.addWidget(caps, 0, Qt.AlignmentFlag.AlignRight)
            rows.addLayout(row)
            self._caps.append(caps)
            self.rows.append((command, text, sequences))
        rows.addStretch(1)
        return panel


class Caps(QWidget):
    """The keys of a command as caps of a keyboard; keys that belong together touch."""

    def __init__(self, ways: list[list[str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ways = ways
        self._theme: Theme = NIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        places = self._places()
        return QSize(round(places[-1][1].right()) + 1, self._height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        for cap, place in self._places():
            foot = place.adjusted(0.5, 2.5, -0.5, -0.5)
            painter.setPen(QPen(color(theme.card_edge), 1))
            painter.setBrush(color(theme.card_edge))
            painter.drawRoundedRect(foot, RADIUS["s"], RADIUS["s"])
            face = place.adjusted(0.5, 0.5, -0.5, -3.5)
            painter.setBrush(color(theme.card))
            painter.drawRoundedRect(face, RADIUS["s"], RADIUS["s"])
            painter.setPen(color(theme.card_text))
            painter.drawText(face, Qt.AlignmentFlag.AlignCenter, cap)
        painter.end()

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _height(self) -> int:
        return self.fontMetrics().height() + GAP["m"]

    def _places(self) -> list[tuple[str, QRectF]]:
        """Return each cap and its place."""
        metrics = self.fontMetrics()
        x, found = 0.0, []
        for way in self._ways:
            for cap in way:
                wide = max(self._height(), metrics.horizontalAdvance(cap) * 1.1 + GAP["l"])
                found.append((cap, QRectF(x, 0, wide, self._height())))
                x += wide + 2
            x += GAP["s"]
        return found
