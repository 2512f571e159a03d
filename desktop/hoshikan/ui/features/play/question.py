"""The questions of a match under way: about help that costs a rating, an undo across others, a costly move."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from hoshikan.ui.board.question import Question
from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.features.play.session import Consent, Costly, HelpCosts
from hoshikan.ui.features.play.session import Question as Asked
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.look.words import together
from hoshikan.ui.kit.widgets.basic import button, emptied, spaced
from hoshikan.ui.kit.widgets.flow import Flow
from hoshikan.ui.shared.ratedwords import RATED
from hoshikan.ui.text.chances import CHANCES


class PlayQuestion(Question):
    """Shows the question of a `PlayState`."""

    answered = Signal(bool)
    """Yes or no, in the sense of the question."""
    rule_wanted = Signal(str)

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self.more = RuleText(self.rule_wanted.emit)
        self.yes, self.no = QPushButton(), QPushButton()
        below = QWidget()
        self._row = Flow(below)
        spaced(self._row, 0, GAP["s"])
        column = QVBoxLayout(self)
        spaced(column, GAP["m"], GAP["s"])
        for part in (self.head, self.more, below):
            column.addWidget(part)

    def ask(self, question: Asked, names: Sequence[str], reasons: str = "") -> None:
        """Come to the front with a question. `reasons`, as HTML, are those against a costly move.

        Whoever plays by keyboard and presses Enter once too often gives the last answer.
        """
        self.put(question, names, reasons)
        self.appear()

    def put(self, question: Asked, names: Sequence[str], reasons: str = "") -> None:
        """Put the words in, in the language now installed."""
        head, more, yes, no = self._words(question, names, reasons)
        self.head.setText(head)
        self.more.setText(more)
        self.more.setVisible(bool(more))
        emptied(self._row)
        # What leaves the game as it is comes last; of a costly move that is to keep it, though undoing is advised.
        self.yes, self.no = button(), button("primary")
        self.yes.setText(yes)
        self.no.setText(no)
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self.no.clicked.connect(lambda: self.answered.emit(False))
        buttons = (self.no, self.yes) if isinstance(question, Costly) else (self.yes, self.no)
        for one in buttons:
            self._row.addWidget(one)
        self._answers = buttons
        if not self.isHidden():
            self.place()

    def _words(self, question: Asked, names: Sequence[str], reasons: str) -> tuple[str, str, str, str]:
        """Return headline, explanation, "yes" and "no"."""
        match question:
            case HelpCosts():
                return (
                    RATED.before_help(),
                    escape(RATED.what_help_does()),
                    self.tr("Use help"),
                    self.tr("Play on without help"),
                )
            case Consent(asker, others):
                head = self.tr("{name} asks to undo.").format(name=names[asker])
                sentence = self.tr("This undoes what {others} chose. Does {others} agree?")
                if len(others) > 1:
                    sentence = self.tr("This undoes what {others} chose. Do {others} agree?")
                more = sentence.format(others=together(names[seat] for seat in others))
                return head, escape(more), self.tr("Agree and undo"), self.tr("No, play on")
            case Costly(loss=loss):
                sure = self.tr("Sure? This lowers your winning chance by about {points}.")
                return sure.format(points=CHANCES.points(loss)), reasons, self.tr("Keep it"), self.tr("Undo")
