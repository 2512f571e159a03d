"""The head of the window: back, the page's name, and the ways to everywhere else."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from hoshikan.ui.kit.look.language import LANGUAGES, NAMES
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button, set_in_display
from hoshikan.ui.kit.widgets.toolwords import name_tools, parts_of, sentence_width

_NARROWEST: Final = 80
"""Narrowest stretch of the letters of a name, in per cent."""


class _Title(QLabel):
    """The name of the page: narrower where the bar is full, then cut."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "large")
        self.setTextFormat(Qt.TextFormat.PlainText)
        set_in_display(self)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        font, room = QFont(self.font()), self.contentsRect()
        broad = QFontMetricsF(font).horizontalAdvance(self.text())
        if broad > room.width():
            font.setStretch(max(_NARROWEST, int(100 * room.width() / broad)))
        shown = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


class TopBar(QFrame):
    """Navigation that is the same on every page."""

    back = Signal()
    chosen = Signal(str)
    """A destination: "home", "learn", "puzzles", "library" or "settings"."""
    language_chosen = Signal(str)
    full_screen = Signal()

    DESTINATIONS = ("home", "learn", "puzzles", "library", "settings")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bar")
        # A tall page must not squeeze it: it would be of another height on every page.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        row.setSpacing(GAP["xs"])
        self._back = button("quiet", self.back.emit)
        row.addWidget(self._back)
        self._title = _Title()
        row.addWidget(self._title, 1)
        self._row = row
        self._joined: QBoxLayout | None = None
        """The row of a page's bar that has the way back and the full screen now."""
        self._buttons: dict[str, QPushButton] = {}
        # Radio buttons for screen readers and the arrow keys. Only `show_page` decides which is down: it may be none.
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for name in self.DESTINATIONS:
            pressed = button("quiet")
            pressed.setCheckable(True)
            pressed.setAutoExclusive(True)
            pressed.toggled.connect(partial(self._choose, name))
            self._group.addButton(pressed)
            self._buttons[name] = pressed
            row.addWidget(pressed)
        self._language = button("", self._other_language)
        self._offered = LANGUAGES[0]
        row.addSpacing(GAP["s"])
        row.addWidget(self._language)
        self._whole = QToolButton()
        self._whole.setProperty("kind", "quiet")
        self._whole.setCursor(Qt.CursorShape.PointingHandCursor)
        self._whole.clicked.connect(self.full_screen)
        row.addWidget(self._whole)
        stops: tuple[QAbstractButton, ...] = (self._back, self._language, self._whole, *self._buttons.values())
        for stop in stops:
            stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def set_slim(self, slim: bool) -> None:
        """Leave out the margins above and below."""
        margin = 0 if slim else GAP["xs"]
        self._row.setContentsMargins(GAP["m"], margin, GAP["m"], margin)

    def join(self, head: QFrame | None) -> None:
        """Put the way back and the full screen into a page's bar in place of this one, if there is room; None brings
        this one back.
        """
        row = None if head is None else head.layout()
        if row is self._joined:
            return
        if self._joined is not None:
            self._put_into(self._row)
            self._joined.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
            self._joined = None
        if isinstance(row, QBoxLayout) and self._has_room(row):
            self._put_into(row)
            row.setContentsMargins(GAP["m"], 0, GAP["m"], 0)
            self._joined = row
        self.setVisible(self._joined is None)

    def _put_into(self, row: QBoxLayout) -> None:
        row.insertWidget(0, self._back)
        row.addWidget(self._whole)

    def _has_room(self, row: QBoxLayout) -> bool:
        tools = [part for part in parts_of(row)[1:] if not part.isHidden()]
        parts = [*tools, self._back, self._whole]
        for part in parts:
            part.ensurePolished()
        hints = [(part, part.sizeHint()) for part in parts]
        # Tools are square once they leave their words out.
        wide = sum(hint.height() if isinstance(part, QToolButton) else hint.width() for part, hint in hints)
        return self.window().width() - wide >= sentence_width(self)

    def show_page(self, name: str, title: str, can_go_back: bool) -> None:
        """Say where we are; `name` marks the destination, if it is one."""
        self._title.setText(title)
        self._title.setToolTip(literal(title))  # whole, where the bar is too full for it
        self._back.setVisible(can_go_back)
        for destination, pressed in self._buttons.items():
            with QSignalBlocker(pressed):
                pressed.setChecked(destination == name)

    @property
    def last_stop(self) -> QWidget:
        """The last of the bar that Tab stops at."""
        return self._whole

    def apply_theme(self, theme: Theme) -> None:
        from hoshikan.ui.kit.widgets.icons import icon  # after the first picture

        size = self.fontMetrics().height() + 2
        self._whole.setIcon(icon("whole", size, theme.text, theme.faint))
        self._whole.setIconSize(QSize(size, size))
        self._name_tools()

    def show_language(self, language: str) -> None:
        """Offer the other language, in its own words."""
        self._offered = LANGUAGES[1 - LANGUAGES.index(language)]
        self._language.setText(NAMES[self._offered])
        self._language.setAccessibleName(NAMES[self._offered])

    def retranslate(self) -> None:
        self._back.setText("‹ " + self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._whole.setText(self.tr("Full screen"))
        self._whole.setAccessibleName(self._whole.text())
        self._whole.setToolTip(literal(self.tr("Full screen") + " (F11)"))
        words = (self.tr("Home"), self.tr("Learn"), self.tr("Puzzles"), self.tr("Library"), self.tr("Settings"))
        for pressed, word in zip(self._buttons.values(), words, strict=True):
            pressed.setText(word)
        self._name_tools()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_tools()

    def _name_tools(self) -> None:
        # With the way back always counted: the words must not come and go from page to page.
        back = self._back.sizeHint().width()
        name_tools(self, (self._whole,), (self._language, *self._buttons.values()), back)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go along the destinations, which are one stop for Tab."""
        entries = list(self._buttons.values())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        here = next((place for place, entry in enumerate(entries) if entry.hasFocus()), None)
        if not step or here is None or not 0 <= here + step < len(entries):
            super().keyPressEvent(event)
        else:
            entries[here + step].setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _choose(self, name: str, down: bool) -> None:
        with QSignalBlocker(self._buttons[name]):
            self._buttons[name].setChecked(not down)
        self.chosen.emit(name)

    def _other_language(self) -> None:
        self.language_chosen.emit(self._offered)
