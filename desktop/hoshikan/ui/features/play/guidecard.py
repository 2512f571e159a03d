"""Explanations in a first game, on a card beside the table, where it covers nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.basic import button, emptied, label, spaced
from hoshikan.ui.kit.widgets.flow import Flow
from hoshikan.ui.kit.widgets.notices import NoticeAction


class GuideCard(QFrame):
    """Hidden while there is nothing to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "notice")
        self.heading = label("large", wrap=True)
        self.words = label(wrap=True)
        self.more = label("small", muted=True, wrap=True)
        self.buttons: list[QPushButton] = []
        row = QWidget()
        self._row = Flow(row)
        spaced(self._row, 0, GAP["s"])
        column = QVBoxLayout(self)
        spaced(column, GAP["m"], GAP["s"])
        for part in (self.heading, self.words, self.more, row):
            column.addWidget(part)
        self.hide()

    @property
    def text(self) -> str:
        """All of it, as it is read."""
        parts = (part.text() for part in (self.heading, self.words, self.more) if not part.isHidden())
        return "\n".join(part for part in parts if part)

    def say(self, title: str, sentence: str, more: str, actions: Sequence[NoticeAction]) -> None:
        """Say a rule's title, a sentence about it and something else, any of them "", with buttons."""
        self._put(title, sentence, more, actions)
        self.show()
        announce(self, self.text)

    def say_again(self, title: str, sentence: str, more: str, actions: Sequence[NoticeAction]) -> None:
        """Show the same in another language, without a signal."""
        self._put(title, sentence, more, actions)

    def _put(self, title: str, sentence: str, more: str, actions: Sequence[NoticeAction]) -> None:
        for part, words in ((self.heading, title), (self.words, sentence), (self.more, more)):
            part.setText(words)
            part.setVisible(bool(words))
        emptied(self._row)
        self.buttons = []
        for action in actions:
            made = button("", action.run)
            made.setText(action.label())
            self._row.addWidget(made)
            self.buttons.append(made)
        self.setAccessibleName(self.text)
