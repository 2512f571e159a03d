"""The end of a stack of exercises: how many were found, and the ways on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.board.ending.pieces import Sparks
from hoshikan.ui.board.overlay import Veil
from hoshikan.ui.board.table.motion import Motion
from hoshikan.ui.features.puzzles.session import Summary
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import button, frame, label, spaced

_AT_ONCE: Final = ("off", "still")
_CELEBRATION: Final = 2000
"""Milliseconds that sparks fly."""


class _Count(QWidget):
    """A large number over its words."""

    def __init__(self) -> None:
        super().__init__()
        self._number = label("display")
        self._words = label("small", muted=True, wrap=True)
        column = QVBoxLayout(self)
        spaced(column, 0, 0)
        for part in (self._number, self._words):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(part)

    def say(self, number: int, words: str) -> None:
        self._number.setText(str(number))
        self._words.setText(words)
        self.setAccessibleName(f"{words}: {number}")


class TryEnd(Veil):
    """A card over the table."""

    again_wanted = Signal()
    """Once more those that were not found at the first try."""
    back_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._summary = Summary()
        self._rating, self._unreadable = "", 0
        self.motion = Motion(self)
        card = frame("panel")
        card.setMinimumWidth(440)
        self._praise = label("display", wrap=True)
        self._praise.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._counts = [_Count() for _ in range(4)]
        self._remarks = label(muted=True, wrap=True)
        self._remarks.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.again = button("", self.again_wanted.emit)
        self.back = button("primary", self.back_wanted.emit)
        row = QHBoxLayout()
        row.setSpacing(GAP["l"])
        for count in self._counts:
            row.addWidget(count, 1)
        inner = QVBoxLayout(card)
        spaced(inner, GAP["xl"], GAP["l"])
        inner.addWidget(self._praise)
        inner.addLayout(row)
        inner.addWidget(self._remarks)
        inner.addWidget(self.back)
        inner.addWidget(self.again)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._card = card
        self._sparks = Sparks(self)

    def show_end(self, summary: Summary, rating: str, unreadable: int = 0, *, celebrated: bool = False) -> None:
        """The counts, the puzzle rating in words ("" for none), and how many exercises could not be set up."""
        self._summary, self._rating, self._unreadable = summary, rating, unreadable
        self.retranslate()
        self.again.setVisible(summary.first < summary.done + summary.left)
        self.cover()
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)
        if celebrated and self.theme is not None and self.motion.speed not in _AT_ONCE:
            self._sparks.setGeometry(self.rect())
            self._sparks.raise_()
            box = QRectF(self._card.geometry())
            places = [QPointF(box.left() + box.width() * share, box.top()) for share in (0.2, 0.5, 0.8)]
            self._sparks.light(places, self.theme, self.height() * 0.5)
            self.motion.enqueue(lambda: (self._sparks.fly,), _CELEBRATION)

    def retranslate(self) -> None:
        found = self._summary
        self._praise.setText(self._word())
        words = (self.tr("on the first try"), self.tr("found later"), self.tr("shown"), self.tr("skipped"))
        for count, number, name in zip(self._counts, found, words, strict=True):
            count.say(number, name)
        self._counts[3].setVisible(bool(found.left))
        remarks = [self._rating] if self._rating else []
        if self._unreadable:
            remarks.append(self.tr("%n exercise(s) could not be set up.", "", self._unreadable))
        self._remarks.setText("\n".join(remarks))
        self._remarks.setVisible(bool(remarks))
        self.again.setText(self.tr("Try the others again"))
        self.back.setText(self.tr("Done"))
        self.setAccessibleName(self._praise.text())

    def put_away(self) -> None:
        self.motion.fast_forward()
        super().put_away()

    @property
    def perfect(self) -> bool:
        """True if all were solved at the first try."""
        return self._summary.first > 0 and self._summary.first == self._summary.done + self._summary.left

    def _word(self) -> str:
        found = self._summary
        if self.perfect:
            return self.tr("All on the first try!")
        if found.first * 2 >= found.done + found.left:
            return self.tr("Well done!")
        return self.tr("That's how we learn.") if found.done else self.tr("See you next time!")
