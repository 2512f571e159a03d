"""A question about the rules with its answers, and what came of the answer."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.teaching.rulebook import REASON
from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.board.session import Next
from hoshikan.ui.features.learn.dots import ProgressDots
from hoshikan.ui.features.learn.questionsession import Choose, GiveAnswer
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, Theme, color
from hoshikan.ui.kit.widgets.basic import button, frame, label, spaced
from hoshikan.ui.kit.widgets.sheet import Sheet
from hoshikan.ui.kit.widgets.tile import Tile
from hoshikan.ui.text.rulelink import RULE_SCHEME, rule_link

MOST_ANSWERS: Final = 4
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AnswerTile(Tile):
    """One answer: a number to press, its words, and after the answer whether it is right."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._theme = NIGHT
        self.verdict = ""
        """"right" or "wrong" once the question is answered, for those that matter; else ""."""

    def show_answer(self, words: str, verdict: str = "", explained: str = "") -> None:
        """Set its words, and after the answer its verdict, also in words (`explained`)."""
        self.verdict = verdict
        mark = {"right": "✓ ", "wrong": "× "}.get(verdict, "")
        self.say(f"{self._number})  {words}", *((mark + explained,) if explained else ()))
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where several are chosen, Enter confirms all of them."""
        if self.isCheckable() and event.key() in _ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.verdict:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tint = self._theme.good if self.verdict == "right" else self._theme.bad
            painter.setPen(QPen(color(tint), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS["m"], RADIUS["m"])
            painter.end()


class QuestionCard(QWidget):
    """Asks, and shows the verdict with its reason."""

    wanted = Signal(object)
    """A Command of the player."""
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._verdict: tuple[bool, str, tuple[str, ...]] | None = None
        self._last = False
        self.dots = ProgressDots()
        self._score = label(muted=True)
        self.words = RuleText(self.rule_wanted.emit, "large")
        self.own_numbers = RuleText(self.rule_wanted.emit, "small")
        self._how = label("small", muted=True, wrap=True)
        self.tiles = [AnswerTile(number + 1) for number in range(MOST_ANSWERS)]
        self.why = RuleText(self.rule_wanted.emit)
        self._why_box = frame("card")
        self.answer = button("primary", lambda: self.wanted.emit(GiveAnswer()))
        self.next = button("primary", lambda: self.wanted.emit(Next()))
        self._build()

    def _build(self) -> None:
        box = QVBoxLayout(self._why_box)
        spaced(box, GAP["m"], 0)
        box.addWidget(self.why)
        sheet = Sheet(GAP["l"], GAP["m"], short=True)
        sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = sheet.body
        column.addWidget(self.words)
        column.addWidget(self.own_numbers)
        column.addWidget(self._how)
        for place, tile in enumerate(self.tiles):
            tile.clicked.connect(lambda _checked=False, place=place: self.wanted.emit(Choose(place)))
            column.addWidget(tile)
        column.addWidget(self._why_box)
        foot = QHBoxLayout()
        foot.setContentsMargins(GAP["l"], 0, GAP["l"], GAP["m"])
        foot.addStretch(1)
        foot.addWidget(self.answer)
        foot.addWidget(self.next)
        head = QHBoxLayout()
        head.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], 0)
        head.setSpacing(GAP["m"])
        head.addWidget(self.dots)
        head.addStretch(1)
        head.addWidget(self._score)
        whole = QVBoxLayout(self)
        spaced(whole, 0, 0)
        whole.addLayout(head)
        whole.addWidget(sheet)
        whole.addLayout(foot)
        whole.addStretch(1)

    def ask(self, words: str, answers: Sequence[str], *, several: bool, own_numbers: str = "") -> None:
        """Show a question that is open; `several`: whether more than one answer is right.

        `own_numbers` is the rule whose numbers this edition had to estimate, if the question asks for them: the mark
        leads to the reason.
        """
        self._verdict = None
        self.words.setText(escape(words))
        self.words.setAccessibleName(words)
        mark = self.tr("Our own numbers")
        self.own_numbers.setText(f'<a href="{RULE_SCHEME}{REASON}{escape(own_numbers)}">{escape(mark)}</a>')
        self.own_numbers.setVisible(bool(own_numbers))
        self._how.setText(self.tr("Choose all right answers.") if several else "")
        self._how.setVisible(several)
        for tile, text in zip(self.tiles, answers, strict=False):
            tile.setCheckable(several)
            tile.setChecked(False)
            tile.show_answer(text)
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(answers))
        self._why_box.hide()
        self.answer.setVisible(several)
        self.answer.setEnabled(False)
        self.next.hide()

    def choose(self, places: Sequence[int]) -> None:
        """Show which answers are chosen so far, where several can be."""
        for place, tile in enumerate(self.tiles):
            tile.setChecked(tile.isCheckable() and place in places)
        self.answer.setEnabled(bool(places))

    def show_answers(
        self, answers: Sequence[tuple[str, bool, bool]], why: str, rules: Sequence[str], *, right: bool, last: bool
    ) -> None:
        """Show what came of it: of each answer its words, whether it is right and whether it was chosen."""
        for tile, (text, is_right, was_chosen) in zip(self.tiles, answers, strict=False):
            tile.setChecked(False)
            tile.setCheckable(False)
            if is_right:
                tile.show_answer(text, "right", self.tr("right, and chosen") if was_chosen else self.tr("right"))
            elif was_chosen:
                tile.show_answer(text, "wrong", self.tr("not right"))
            else:
                tile.show_answer(text)
        self._verdict = (right, why, tuple(rules))
        self._last = last
        self._show_verdict()
        self.answer.hide()
        self.next.show()

    def show_progress(self, index: int, count: int, right: int, answered: int) -> None:
        """Show the progress, and the number of right answers."""
        self.dots.show_step(index, count)
        explained = self.tr("{right} of {answered} right").format(right=right, answered=answered) if answered else ""
        self._score.setText(explained)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for tile in self.tiles:
            tile.apply_theme(theme)
        self._show_verdict()

    def retranslate(self) -> None:
        self.dots.retranslate()
        self.answer.setText(self.tr("Answer"))
        self.next.setText(self.tr("See the result") if self._last else self.tr("Next question"))

    def _show_verdict(self) -> None:
        self.retranslate()
        self._why_box.setVisible(self._verdict is not None)
        if self._verdict is None or self._theme is None:
            return
        right, why, rules = self._verdict
        word = self.tr("Right!") if right else self.tr("Not quite.")
        tint = self._theme.good if right else self._theme.bad
        links = " ".join(rule_link(rule) for rule in rules)
        self.why.setText(f'<b style="color:{tint}">{escape(word)}</b>&nbsp; {escape(why)} {links}')
        self.why.setAccessibleName(f"{word} {why}")
