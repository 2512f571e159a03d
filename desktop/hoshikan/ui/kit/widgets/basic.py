"""Labels, buttons and frames with the looks `style` knows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextDocumentFragment
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QPushButton, QSizePolicy, QWidget

from hoshikan.ui.kit.look.literal import tied


class Wording(QLabel):
    """A label whose lines break without leaving a single Japanese letter or one short word alone on the last one.

    What ties them is only painted: neither `text` nor a screen reader has it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said = ""
        self._named = False
        """True if it was given another name than its words."""

    def setText(self, text: str, /) -> None:
        self._said = text
        shown = tied(text)
        super().setText(shown)
        if not self._named:
            super().setAccessibleName("" if shown == text else self._heard(text))

    def _heard(self, text: str) -> str:
        rich = self.textFormat() == Qt.TextFormat.RichText
        return QTextDocumentFragment.fromHtml(text).toPlainText() if rich else text

    def text(self) -> str:
        """Return the text, without the marks that tie its letters."""
        return self._said

    def setAccessibleName(self, name: str, /) -> None:
        self._named = bool(name)
        super().setAccessibleName(name)


def label(role: str = "body", *, muted: bool = False, wrap: bool = False) -> QLabel:
    """An empty label in one of the text roles."""
    made = Wording() if wrap else QLabel()
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
