"""Hints and questions beside the table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QListView, QPushButton, QVBoxLayout, QWidget

from hoshikan.engine.view import View
from hoshikan.teaching.hints import Hint, Rated
from hoshikan.ui.board.match.models import RankingModel
from hoshikan.ui.board.overlay import Question
from hoshikan.ui.board.ranking import RankingLines
from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.features.play.session import MOVE, NO_HINT, NUDGE, PLACE, Advice, Consent, Costly, HelpCosts
from hoshikan.ui.features.play.session import Question as Asked
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.look.words import together
from hoshikan.ui.kit.widgets.basic import button, emptied, frame, label, spaced
from hoshikan.ui.kit.widgets.flow import Flow, Sheet
from hoshikan.ui.shared.ratedwords import RATED
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import HintSentences
from hoshikan.ui.text.levels import CHANCES


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

        A player who presses Enter once too often gives the last answer.
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


class HintsPanel(QWidget):
    """Shows the `Advice` of a match, never more than was asked for."""

    hint_wanted = Signal()
    """The next step of the hint, or a new one."""
    why_not_wanted = Signal(str)
    play_wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, text: GameText[View], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self.advice = Advice()
        self._available = False
        self.ranking = RankingModel(text, self)
        self._build()
        self._refresh()

    def _build(self) -> None:
        self._intro = label(muted=True, wrap=True)
        self._nudge = label("large", wrap=True)
        self._place = label(wrap=True)
        self._move = RuleText(self.rule_wanted.emit)
        self.more = button("primary", self.hint_wanted.emit)
        self.play = button("", self._play)
        self._why = RuleText(self.rule_wanted.emit)
        self._ranking_title = label("small", muted=True, wrap=True)
        self.list = QListView()
        self.list.setModel(self.ranking)
        self.list.setItemDelegate(RankingLines(self.list))
        self.list.setMouseTracking(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.clicked.connect(self._ask_why)
        self.list.activated.connect(self._ask_why)
        card, self._answer_card = frame("card"), frame("card")
        inner = QVBoxLayout(card)
        spaced(inner, GAP["m"], GAP["s"])
        for part in (self._intro, self._nudge, self._place, self._move):
            inner.addWidget(part)
        answer = QVBoxLayout(self._answer_card)
        spaced(answer, GAP["m"], GAP["s"])
        answer.addWidget(self._why)
        buttons = QHBoxLayout()
        spaced(buttons, 0, GAP["s"])
        buttons.addWidget(self.more)
        buttons.addWidget(self.play)
        buttons.addStretch(1)
        inner.addLayout(buttons)
        self._scroll = Sheet(GAP["m"], GAP["s"])
        words = self._scroll.body
        words.addWidget(self._answer_card)
        words.addWidget(card)
        words.addStretch(1)
        column = QVBoxLayout(self)
        spaced(column, 0, 0)
        column.addWidget(self._scroll, 2)
        self._ranking_title.setContentsMargins(GAP["m"], GAP["s"], GAP["m"], GAP["xs"])
        column.addWidget(self._ranking_title)
        column.addWidget(self.list, 1)

    def put_on_top(self, card: QWidget) -> None:
        """Something that belongs above all hints."""
        self._scroll.body.insertWidget(0, card)

    # Input from the page

    def show_position(self, view: View, names: Sequence[str], advice: Advice, available: bool) -> None:
        """Show the advice about a position; none can be had unless `available`."""
        self._view, self._names, self._available = view, names, available
        self.ranking.show((), view)
        self.show_advice(advice)

    def show_advice(self, advice: Advice) -> str:
        """Show what has come. Returns the nudge if it is a new one, else ""."""
        before, self.advice = self.advice, advice
        self._rank(advice.ranking)
        self._refresh()
        if advice.explained is not None and advice.explained != before.explained:
            self._scroll.verticalScrollBar().setValue(0)
        old, hint = before.hint, advice.hint
        if hint is None or (old is not None and (old.action, old.nudge) == (hint.action, hint.nudge)):
            return ""
        return self._nudge_of(hint)

    def call(self, names: Sequence[str]) -> None:
        """Set the players' names in the language now installed; `retranslate` shows them."""
        self._names = names

    # What the player does

    def _play(self) -> None:
        if self.advice.hint is not None and self.advice.step == MOVE:
            self.play_wanted.emit(self.advice.hint.action)

    def _rank(self, ranking: Sequence[Rated]) -> None:
        """List `ranking` and stay at the current choice, wherever it is now."""
        entry = self.list.currentIndex().data(RankingModel.RatedRole)
        chosen = Rated(*entry).action if isinstance(entry, tuple) else None
        self.ranking.show(ranking, self._view)
        rows = [row for row, rated in enumerate(ranking) if rated.action == chosen]
        if rows and self.ranking.rowCount():
            self.list.setCurrentIndex(self.ranking.index(rows[0], 0))

    def _ask_why(self) -> None:
        entry = self.list.currentIndex().data(RankingModel.RatedRole)
        if isinstance(entry, tuple):
            self.why_not_wanted.emit(Rated(*entry).action)

    # What is seen

    def retranslate(self) -> None:
        self.play.setText(self.tr("Play this"))
        self._rank(self.advice.ranking)
        self._refresh()

    def _refresh(self) -> None:
        hint, step, answer = self.advice.hint, self.advice.step, self.advice.explained
        self._intro.setText(self._introduction())
        self._intro.setVisible(step == NO_HINT and answer is None)
        self._nudge.setVisible(NUDGE <= step < MOVE)
        self._place.setVisible(step == PLACE)
        self._move.setVisible(step == MOVE)
        self._answer_card.setVisible(answer is not None)
        if hint is not None:
            self._nudge.setText(self._nudge_of(hint))
            self._place.setText(self.tr("The place glows on the table."))
        if self._view is not None:
            reasons = HintSentences(self._text, self._view, self._names)
            if hint is not None:
                self._move.setText(reasons.move(hint))
            if answer is not None:
                self._why.setText(reasons.why_not(answer))
        words = (self.tr("Give me a hint"), self.tr("Show me where"), self.tr("Show me the move"), "")
        self.more.setText(words[step])
        self.more.setVisible(step < MOVE)
        self.more.setEnabled(self._available and not self.advice.searching)
        self.play.setVisible(step == MOVE)
        shown = step == MOVE or answer is not None
        self.list.setVisible(shown)
        self._entitle()
        self._ranking_title.setVisible(shown)

    def _entitle(self) -> None:
        ask = self.tr("Click one to see why not.")
        if self.ranking.mixed:
            name = self.tr("How often the bot would pick each")
            title = self.tr("How often the bot would pick each. {ask}").format(ask=ask)
        else:
            name = self.tr("All choices, best first")
            title = self.tr("All choices with their winning chances, best first. {ask}").format(ask=ask)
        self.list.setAccessibleName(name)
        self._ranking_title.setText(title)

    def _nudge_of(self, hint: Hint) -> str:
        if hint.nudge is None:
            return self.tr("No nudge for this decision: ask for the place.")
        return self._text.nudge(hint.nudge)

    def _introduction(self) -> str:
        if self.advice.searching:
            return self.tr("Looking ahead…")
        if not self._available:
            return self.tr("Hints are for your own decisions. Wait for your turn.")
        return self.tr("A hint comes in three steps: a nudge, the place, the move with its reasons.")
