"""Cards over the table: a question to the players, the next player's turn at the screen, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import (
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from hoshikan.engine import View
from hoshikan.ui.board.ending.show import Ending
from hoshikan.ui.board.labels import RuleText, emblem_pixmap
from hoshikan.ui.board.match.finale import FINALES, Finale
from hoshikan.ui.board.table.drawing import draw_sky
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.why import Question
from hoshikan.ui.features.play.session import Consent, Costly, HelpCosts, PlaySession
from hoshikan.ui.features.play.session import Question as Asked
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import SEPARATOR, together
from hoshikan.ui.kit.widgets.accessible import Overlay
from hoshikan.ui.kit.widgets.basic import Flow, button, emptied, label, spaced
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.shared.boxart import cover_of
from hoshikan.ui.shared.rated import RATED
from hoshikan.ui.shared.sitting import AGAINST
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import TAKEN_BACK, WhyNotSentences
from hoshikan.ui.text.levels import CHANCES

EMBLEM = 72


class Curtain(Overlay):
    """Opaque: nothing of the last player's knowledge shows through while the next one sits down."""

    taken_over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = 0
        self._name = ""
        self._picture = label()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("display", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = label("large", muted=True, wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = button("primary", self._open)
        column = QVBoxLayout(self)
        spaced(column, GAP["xxl"], GAP["l"])
        column.addStretch(1)
        column.addWidget(self._picture)
        column.addWidget(self._title)
        column.addWidget(self._words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def ask_for(self, seat: int, name: str) -> None:
        """Close the curtain until this player confirms to be there."""
        self._seat, self._name = seat, name
        self.retranslate()
        self.cover()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Hand over to {name}").format(name=self._name))
        self.setAccessibleName(self._title.text())
        self._words.setText(self.tr("What the others have chosen stays secret."))
        self.button.setText(self.tr("I am {name}").format(name=self._name))
        if self.theme is not None:
            self._picture.setPixmap(emblem_pixmap(self._seat, self.theme, EMBLEM))

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches the table behind."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.theme is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_sky(painter, self.rect().toRectF(), self.theme)

    def _open(self) -> None:
        self.hide()
        self.taken_over.emit()


class PlayQuestion(Question):
    """Shows the question of a `PlayState`."""

    answered = Signal(bool)
    """Yes or no, in the sense of the question."""
    rule_wanted = Signal(str)

    def __init__(self, around: QWidget, board: QWidget, session: PlaySession, text: GameText[View]) -> None:
        super().__init__(around, board)
        self._session, self._text = session, text
        self.more = RuleText(self.rule_wanted.emit)
        self.yes, self.no = QPushButton(), QPushButton()
        below = QWidget()
        self._row = Flow(below)
        spaced(self._row, 0, GAP["s"])
        column = QVBoxLayout(self)
        spaced(column, GAP["m"], GAP["s"])
        for part in (self.head, self.more, below):
            column.addWidget(part)

    def put(self, question: Asked, names: Sequence[str]) -> None:
        """Put the words in, in the language now installed."""
        head, more, yes, no = self._words(question, names)
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

    def _words(self, question: Asked, names: Sequence[str]) -> tuple[str, str, str, str]:
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
                more = self._reasons(question, names)
                return sure.format(points=CHANCES.points(loss)), more, self.tr("Keep it"), self.tr("Undo")

    def _reasons(self, question: Costly, names: Sequence[str]) -> str:
        """Return the reasons against a costly move, as HTML."""
        if question.answer is None:
            return ""
        view = self._session.match.position(question.ply).view(question.seat)
        return WhyNotSentences(self._text, view, names).against(question.answer)


_ROW: Final = 3
"""So many wins are a row."""


class PlayEnding(Ending):
    """The end of the match of a session, with the help used and the change of the rating."""

    def __init__(self, around: QWidget, session: PlaySession, text: GameText[View], settings: Settings) -> None:
        super().__init__(around)
        self._session, self._text, self._settings = session, text, settings
        self.hang(cover_of(session.match.game.id))
        self.offers_review = bool(session.people)

    def show_result(self, names: Sequence[str], sitters: Sequence[Sitter], *, play: bool = False) -> None:
        """Show the end, as a scene or at once."""
        finale, people = self._finale_of(names), self._session.people
        seat = min(people) if len(people) == 1 else None
        own = FINALES.own(finale, self._session.state.view, seat, self._text)
        self.show_end(finale, play=play, remark=self._remarks(), sitters=sitters, own=own)

    def sentence(self, names: Sequence[str]) -> str:
        """Return the result for the line above the table; it is not given away before it has been seen."""
        return self._finale_of(names).sentence if self.has_ended else self.over()

    def _finale_of(self, names: Sequence[str]) -> Finale:
        match = self._session.match
        return FINALES.of(match.game, match.state, self._session.state.view, names, self._text)

    def _remarks(self) -> str:
        """Return the change of the rating by the result, the help used, and the results so far: the wins in a row, and
        those against the one opponent."""
        session = self._session
        step, history = session.rating_step(), session.history()
        wins = session.wins_in_a_row()
        bots = [seat.name for seat in session.match.header.seats if seat.is_bot]
        rating = "" if step is None else RATED.after(step)
        streak = RATED.wins(wins) if self._settings.celebrations and wins >= _ROW else ""
        score = ""
        if history and len(bots) == 1:
            score = AGAINST.whole(history, session.match.game.id, history[0].name, bots[0])
        return SEPARATOR.join(part for part in (rating, TAKEN_BACK.help(session.help), score, streak) if part)
