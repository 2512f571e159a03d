"""Shared parts of lessons and questions: the learner at the table, dots of progress, results, the first game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import View
from hoshikan.ui.board.bar import BoardPart
from hoshikan.ui.board.labels import RuleText
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.features.learn.questionsession import AskMore
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.portraits import face_of
from hoshikan.ui.kit.look.theme import GAP, star_path
from hoshikan.ui.kit.widgets.basic import Column, button, frame, label, spaced
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import People
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import RULE_SCHEME

WIDEST: Final = 700
"""Width of the card, in logical pixels: lines that are read at a glance."""


class ShakyRules(RuleText):
    """Rules of which a question was last answered wrong, as links; hidden while there are none."""

    def show_rules(self, rules: Sequence[tuple[str, str]], between: str, sentence: str = "{rules}") -> None:
        """Show rules with their titles, where `sentence` names them."""
        links = between.join(
            f'<a href="{RULE_SCHEME}{escape(rule)}">{escape(title)} <small>{escape(rule)}</small></a>'
            for rule, title in rules
        )
        self.setText(sentence.format(rules=links))
        self.setVisible(bool(rules))


class QuestionResult(BoardPart):
    """The end of a round and the ways on."""

    lessons_wanted = Signal()
    play_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word = label("display", wrap=True)
        self._score = label("large", wrap=True)
        self._about = label(wrap=True)
        for part in (self._word, self._score, self._about):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rules = ShakyRules(self.rule_wanted.emit)
        self.again = button("primary", lambda: self.command.emit(AskMore()))
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
        missed = count - right
        self._word.setText(
            self.tr("You know the rules!") if missed <= 1 else self.tr("Well on the way!") if missed <= 4 else ""
        )
        self._word.setVisible(bool(self._word.text()))
        self._score.setText(self.tr("{right} of {answered} right").format(right=right, answered=count))
        if rules:
            self._about.setText(self.tr("Still shaky – read these rules again. You'll be asked about them first:"))
        else:
            self._about.setText(self.tr("You were sure of every rule you were asked."))
        self.rules.show_rules(rules, "<br/>")
        self.setAccessibleName(self.summary)

    def retranslate(self) -> None:
        self.again.setText(self.tr("More questions"))
        self.play.setText(self.tr("Guided first game"))
        self.lessons.setText(self.tr("All lessons"))


_STEP = 20
_DOT = 5.0
_STAR = 9.0


class ProgressDots(QWidget):
    """One mark per step; the present one is a star. Screen readers read "step 2 of 5"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._index, self._count = 0, 0

    def show_step(self, index: int, count: int) -> None:
        """Step `index` (from 0) of `count`."""
        self._index, self._count = index, count
        self.updateGeometry()
        self.update()
        words = self.tr("Step {index} of {count}").format(index=self._index + 1, count=self._count)
        self.setAccessibleName(words)
        self.setToolTip(literal(words))

    def sizeHint(self) -> QSize:
        return QSize(_STEP * max(1, self._count), _STEP)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.palette().color(QPalette.ColorRole.Accent)
        for number in range(self._count):
            center = QPointF(_STEP * (number + 0.5), self.height() / 2)
            if number == self._index:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(accent)
                painter.drawPath(star_path(center, _STAR))
                continue
            done = number < self._index
            painter.setPen(QPen(accent if done else self.palette().color(QPalette.ColorRole.Mid), 1.5))
            painter.setBrush(accent if done else Qt.GlobalColor.transparent)
            painter.drawEllipse(center, _DOT, _DOT)


class Learner(QObject):
    """The names and faces around a table where `own` is the learner's seat, None for a spectator."""

    def __init__(self, context: AppContext, text: GameText[View], parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._text = text
        text.taken_names(None)  # where components are damaged, the page does not open

    def names(self, players: int, own: int | None) -> list[str]:
        """Return the names of all players on the table, in the language of the moment."""
        bots = iter(bot_names(self._text.taken_names(None)))
        return [self.tr("You") if place == own else next(bots) for place in range(players)]

    def sitting(self, view: View, own: int | None) -> list[Sitter]:
        """Return all faces: the learner's own, and those of the others' names."""
        learner = People(self._context.notebook).face(self._context.settings.player_name)
        names = self.names(view.players, own)
        faces = [learner if place == own else face_of(name) for place, name in enumerate(names)]
        return [Sitter(face, mood) for face, mood in zip(faces, moods(view, self._text), strict=True)]
