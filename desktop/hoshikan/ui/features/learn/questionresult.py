"""Results of twelve questions: the number of right answers, and the rules still to be learnt."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import button, frame, label, spaced
from hoshikan.ui.kit.widgets.column import Column
from hoshikan.ui.text.rulelink import RULE_SCHEME

WIDEST: Final = 700
"""Width of the card, in logical pixels: lines that are read at a glance."""


def shaky_links(rules: Sequence[tuple[str, str]], between: str) -> str:
    """Rules with their titles as links for a `RuleText`."""
    return between.join(
        f'<a href="{RULE_SCHEME}{escape(rule)}">{escape(title)} <small>{escape(rule)}</small></a>'
        for rule, title in rules
    )


class QuestionResult(QWidget):
    """The end of a round and the ways on."""

    again_wanted = Signal()
    lessons_wanted = Signal()
    play_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._right, self._count = 0, 0
        self._rules: tuple[tuple[str, str], ...] = ()
        self._word = label("display", wrap=True)
        self._score = label("large", wrap=True)
        self._about = label(wrap=True)
        for part in (self._word, self._score, self._about):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rules = RuleText(self.rule_wanted.emit)
        self.again = button("primary", self.again_wanted.emit)
        self.play = button("", self.play_wanted.emit)
        self.lessons = button("quiet", self.lessons_wanted.emit)
        card = frame("panel")
        inner = QVBoxLayout(card)
        spaced(inner, GAP["xl"], GAP["m"])
        for widget in (self._word, self._score, self._about, self.rules):
            inner.addWidget(widget)
        column = Column(WIDEST, short=True)
        column.body.addWidget(card)
        ways = QHBoxLayout()
        ways.setContentsMargins(GAP["xl"], 0, GAP["xl"], GAP["m"])
        ways.setSpacing(GAP["m"])
        ways.addStretch(1)
        for way in (self.again, self.play, self.lessons):
            ways.addWidget(way)
        ways.addStretch(1)
        whole = QVBoxLayout(self)
        spaced(whole, 0, 0)
        whole.addStretch(1)
        whole.addWidget(column)
        whole.addLayout(ways)
        whole.addStretch(1)

    @property
    def summary(self) -> str:
        """Return the text for a screen reader."""
        return f"{self._word.text()} {self._score.text()} {self._about.text()}"

    def show_result(self, right: int, count: int, rules: Sequence[tuple[str, str]]) -> None:
        """The score, and the rules (with their titles) that are still shaky."""
        self._right, self._count, self._rules = right, count, tuple(rules)
        self.retranslate()

    def retranslate(self) -> None:
        missed = self._count - self._right
        self._word.setText(
            self.tr("You know the rules!") if missed <= 1 else self.tr("Well on the way!") if missed <= 4 else ""
        )
        self._word.setVisible(bool(self._word.text()))
        self._score.setText(self.tr("{right} of {answered} right").format(right=self._right, answered=self._count))
        if self._rules:
            self._about.setText(self.tr("Still shaky – read these rules again. You'll be asked about them first:"))
        else:
            self._about.setText(self.tr("You were sure of every rule you were asked."))
        self.rules.setText(shaky_links(self._rules, "<br/>"))
        self.rules.setVisible(bool(self._rules))
        self.again.setText(self.tr("More questions"))
        self.play.setText(self.tr("Guided first game"))
        self.lessons.setText(self.tr("All lessons"))
        self.setAccessibleName(self.summary)
