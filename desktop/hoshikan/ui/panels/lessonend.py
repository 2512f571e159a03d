"""The end of a lesson."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.ui.look.theme import GAP
from hoshikan.ui.panels.overlay import Veil
from hoshikan.ui.widgets.basic import button, frame, label, spaced


class LessonEnd(Veil):
    """A card over the table with the ways on."""

    next_wanted = Signal()
    play_wanted = Signal()
    lessons_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lesson, self._following = "", ""
        card = frame("panel")
        self._title = label("title", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.following = button("primary", self.next_wanted.emit)
        self.play = button("", self.play_wanted.emit)
        self.begin = button("primary", self.play_wanted.emit)
        """The same after the last lesson, as the way on."""
        self.lessons = button("quiet", self.lessons_wanted.emit)
        inner = QVBoxLayout(card)
        spaced(inner, GAP["xl"], GAP["m"])
        inner.addWidget(self._title)
        for part in (self.following, self.begin, self.play, self.lessons):
            inner.addWidget(part)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def tell(self, lesson: str, following: str) -> None:
        """The lesson just done, and the title of the one that follows ("" for none)."""
        self._lesson, self._following = lesson, following
        self.retranslate()
        self.cover()
        (self.following if following else self.begin).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Done: {lesson}").format(lesson=self._lesson))
        self.setAccessibleName(self._title.text())
        self.following.setText(self.tr("Next: {lesson}").format(lesson=self._following))
        self.following.setVisible(bool(self._following))
        for play in (self.play, self.begin):
            play.setText(self.tr("Play the game"))
        self.play.setVisible(bool(self._following))
        self.begin.setVisible(not self._following)
        self.lessons.setText(self.tr("All lessons"))
