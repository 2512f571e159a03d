"""Labels, buttons and frames with the looks `style` knows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QPushButton, QSizePolicy, QWidget


def label(role: str = "body", *, muted: bool = False, wrap: bool = False) -> QLabel:
    """An empty label in one of the text roles."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    dress(made, role, muted=muted, wrap=wrap)
    return made


def dress(made: QLabel, role: str = "body", *, muted: bool = False, wrap: bool = False) -> None:
    """Give a label one of the text roles."""
    made.setProperty("role", role)
    made.setProperty("muted", muted)
    if wrap:
        made.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)


def set_in_display(made: QWidget) -> None:
    """Let a label or button have the display face, for names of games and what is celebrated."""
    made.setProperty("face", "display")


def button(kind: str = "", clicked: Callable[[], object] | None = None) -> QPushButton:
    """An empty push button; `kind` is "primary", "quiet" or plain. Enter presses it too."""
    made = QPushButton()
    made.setProperty("kind", kind)
    made.setAutoDefault(True)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if clicked is not None:
        made.clicked.connect(lambda _checked=False: clicked())
    return made


def frame(kind: str, parent: QWidget | None = None) -> QFrame:
    """A frame: "card", "panel", "bar" or "notice"."""
    made = QFrame(parent)
    made.setProperty("kind", kind)
    return made


def spaced(layout: QLayout, margin: int, gap: int) -> None:
    """Equal margins and the gap between the items of `layout`."""
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(gap)


def emptied(layout: QLayout) -> None:
    """Take every item out of `layout` and let its widget go."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            emptied(inner)


def of_the_house(title: str) -> str:
    """The title of a dialog with the application's name; Qt adds it by itself, but behind a dash that is not ours."""
    return f"{title} – {QGuiApplication.applicationDisplayName()}"
