"""The text of a lesson: one thing at a time, and the answer to each attempt."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.board.session import Next, RequestHint
from hoshikan.ui.features.learn.dots import ProgressDots
from hoshikan.ui.features.learn.lessonsession import SetUpAgain, StartOver
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button, frame, label, spaced
from hoshikan.ui.kit.widgets.sheet import Sheet
from hoshikan.ui.text.rulelink import rule_link


class SpeechPanel(QWidget):
    """The teacher's side of a lesson."""

    wanted = Signal(object)
    """A Command of the learner."""
    watch_wanted = Signal()
    """See once more what the right move led to."""
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._feedback: tuple[str, tuple[str, ...], bool, bool] = ("", (), True, False)
        self.dots = ProgressDots()
        self.fresh = label("small", muted=True, wrap=True)
        """Says that the table has been set up anew."""
        self.words = RuleText(self.rule_wanted.emit, "large")
        self.goal = RuleText(self.rule_wanted.emit, "large")
        self._goal_box = frame("notice")
        self.answer = RuleText(self.rule_wanted.emit)
        self._answer_box = frame("card")
        self.rules = RuleText(self.rule_wanted.emit)
        self._scroll = Sheet(GAP["l"], GAP["l"])
        self.next = button("primary", lambda: self.wanted.emit(Next()))
        self.show_me = button("quiet", lambda: self.wanted.emit(RequestHint()))
        self.watch = button("quiet", self.watch_wanted.emit)
        self.watch.hide()
        self.again = button("quiet", lambda: self.wanted.emit(SetUpAgain()))
        self.start_over = button("quiet", lambda: self.wanted.emit(StartOver()))
        self._build()

    def _build(self) -> None:
        for box, inside in ((self._goal_box, self.goal), (self._answer_box, self.answer)):
            layout = QVBoxLayout(box)
            spaced(layout, GAP["m"], 0)
            layout.addWidget(inside)
        column = self._scroll.body
        for part in (self.fresh, self.words, self._goal_box, self._answer_box, self.rules):
            column.addWidget(part)
        row = QHBoxLayout()
        row.setContentsMargins(GAP["l"], GAP["s"], GAP["l"], GAP["m"])
        row.setSpacing(GAP["s"])
        row.addWidget(self.show_me)
        row.addWidget(self.watch)
        row.addWidget(self.again)
        row.addStretch(1)
        row.addWidget(self.next)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        spaced(whole, 0, 0)
        head = QHBoxLayout()
        head.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], 0)
        head.addWidget(self.dots)
        head.addStretch(1)
        head.addWidget(self.start_over)
        whole.addLayout(head)
        whole.addWidget(self._scroll, 1)
        # At the lower edge, so that the way on is in one place however long the words are.
        whole.addLayout(row)

    def say(self, words: str, goal: str, rules: Sequence[str], *, fresh: bool = False) -> None:
        """Set the text to learn, the goal (may be empty), and the progress; `fresh` marks a position
        of its own, which did not follow from the one before."""
        self.fresh.setVisible(fresh)
        self.words.setText(_paragraphs(words))
        self.goal.setText(f"<b>{escape(goal)}</b>")
        self._goal_box.setVisible(bool(goal))
        self.rules.setText("&nbsp; ".join(rule_link(rule) for rule in rules))
        self.answer_with("", (), right=True)

    def answer_with(self, words: str, rules: Sequence[str], *, right: bool, good: bool = False) -> None:
        """The answer to an attempt, which may be good though not right; empty words take it away."""
        self._feedback = (words, tuple(rules), right, good)
        self._answer_box.setVisible(bool(words))
        # The answer cites its own rules.
        self.rules.setVisible(bool(self.rules.text()) and not words)
        if self._theme is None or not words:
            return
        wrong = ("△", self._theme.good) if good else ("×", self._theme.bad)
        mark, tint = ("✓", self._theme.good) if right else wrong
        links = " ".join(rule_link(rule) for rule in rules)
        self.answer.setText(f'<b style="color:{tint}">{mark}</b>&nbsp; {_paragraphs(words)} {links}')
        self.answer.setAccessibleName(words)

    def wait(self) -> None:
        """Wait while the result of an attempt is being shown."""
        self.answer_with("", (), right=True)
        self.show_me.hide()

    def allow(self, *, go_on: bool, attempts: bool, answers: bool, back: bool) -> None:
        """Set whether the next step is open, whether this one has something to try, whether its answer is still to be
        found, and whether there are steps before it."""
        self.next.show()
        self.next.setEnabled(go_on)
        self.show_me.setVisible(attempts and answers)
        self.again.setVisible(attempts)
        self.start_over.setVisible(back)
        # Where the words are long, after they have got their room.
        QTimer.singleShot(0, self, self._show_answer)

    def _show_answer(self) -> None:
        if self._answer_box.isVisible():
            self._scroll.ensureWidgetVisible(self._answer_box)
        else:
            self._scroll.verticalScrollBar().setValue(0)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        words, rules, right, good = self._feedback
        self.answer_with(words, rules, right=right, good=good)

    def retranslate(self) -> None:
        self.dots.retranslate()
        self.fresh.setText(self.tr("A new example"))
        self.next.setText(self.tr("Next"))
        self.show_me.setText(self.tr("Show me"))
        self.watch.setText(self.tr("See it again"))
        self.again.setText(self.tr("Set up again"))
        self.start_over.setText(self.tr("From the start"))


def _paragraphs(text: str) -> str:
    return escape(text.strip()).replace("\n\n", "<br/><br/>")
