"""The side panel of a review: the decisions worth another look, and what the game came to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from hoshikan.teaching.review import PARTS, Judged, Review, accuracy
from hoshikan.ui.board.emblem import emblem_icon
from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.board.side import SidePanel
from hoshikan.ui.features.replay.reviewpictures import Bars, accuracy_bars, luck_bars
from hoshikan.ui.features.replay.reviewwords import ReviewWords
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import label, spaced
from hoshikan.ui.kit.widgets.choice import Segments
from hoshikan.ui.kit.widgets.flow import Sheet
from hoshikan.ui.kit.widgets.tables import WrappedLines
from hoshikan.ui.text.counts import CHANCES

_LIST: Final = 2
_REASONS: Final = 3
"""Share of the height for the list: it can be scrolled, reasons should be seen as a whole."""


class ReviewSide(SidePanel):
    """Pages "decisions" and "sum"; each about the person chosen above."""

    decision_wanted = Signal(object)
    """A Judged."""
    rule_wanted = Signal(str)
    person_chosen = Signal()
    """Somebody else is spoken of."""

    def __init__(self, review: Review, words: ReviewWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review, self._going = review, False
        self._words = words
        self._theme: Theme | None = None
        self._shown: Judged | None = None
        self._seat = review.people[0]
        self._choices = (Segments(review.people), Segments(review.people))
        for choice in self._choices:
            choice.choose(self._seat)
            choice.setVisible(len(review.people) > 1)
            choice.chosen.connect(self._choose)
        self.list = self._decision_list()
        self._about = label(muted=True, wrap=True)
        self._why = RuleText(self.rule_wanted.emit)
        self._heading, self._counts = label("large", wrap=True), label(wrap=True)
        self.accuracy = Bars()
        self._luck_heading, self._verdict = label("large", wrap=True), label(wrap=True)
        self.luck = Bars()
        self._strokes = label(muted=True, wrap=True)
        self.add("decisions", self._decisions())
        self.add("sum", self._sum())

    @property
    def seat(self) -> int:
        """The person that is spoken of."""
        return self._seat

    def show_review(self, review: Review, *, going: bool) -> None:
        """More is known, or all; `going` while the engine works on it."""
        self._review, self._going = review, going
        self._refresh()

    def show_decision(self, one: Judged | None) -> None:
        """The decision on the table, with its reasons."""
        self._shown = one
        self._why.setText("" if one is None else self._words.why(one))
        self._reasons.setVisible(one is not None)
        self._about.setVisible(one is None)  # whoever has chosen knows how
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == (None if one is None else one.ply):
                self.list.setCurrentRow(row)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.accuracy.apply_theme(theme)
        self.luck.apply_theme(theme)
        self._refresh()

    def say_again(self) -> None:
        """Everything in the language now installed."""
        self.retranslate()
        for choice in self._choices:
            choice.say([self._words.names[seat] for seat in self._review.people], self.tr("Whose decisions"))
        self.list.setAccessibleName(self.tr("Decisions worth another look"))
        self._refresh()
        self.show_decision(self._shown)

    # Making it

    def _decision_list(self) -> QListWidget:
        made = QListWidget()
        made.setItemDelegate(WrappedLines(made))
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.itemActivated.connect(self._want)
        made.itemClicked.connect(self._want)
        return made

    def _decisions(self) -> QWidget:
        page, column = QWidget(), QVBoxLayout()
        page.setLayout(column)
        spaced(column, 0, 0)
        above = QVBoxLayout()
        spaced(above, GAP["m"], GAP["s"])
        above.addWidget(self._choices[0])
        above.addWidget(self._about)
        column.addLayout(above)
        column.addWidget(self.list, _LIST)
        self._reasons = Sheet(GAP["m"], GAP["s"])
        self._reasons.body.addWidget(self._why)
        self._reasons.body.addStretch(1)
        self._reasons.hide()  # until there is something to say, the list has the room
        column.addWidget(self._reasons, _REASONS)
        return page

    def _sum(self) -> QWidget:
        sheet = Sheet(GAP["m"], GAP["s"])
        column = sheet.body
        for part in (self._choices[1], self._heading, self.accuracy, self._counts):
            column.addWidget(part)
        column.addSpacing(GAP["m"])
        for part in (self._luck_heading, self.luck, self._verdict, self._strokes):
            column.addWidget(part)
        column.addStretch(1)
        return sheet

    # What is seen

    def _choose(self, seat: int) -> None:
        if seat != self._seat:
            self._seat = seat
            for choice in self._choices:
                choice.choose(seat)
            self._refresh()
            self.person_chosen.emit()

    def _want(self, item: QListWidgetItem) -> None:
        ply = item.data(Qt.ItemDataRole.UserRole)
        self.decision_wanted.emit(next(one for one in self._review.kept.judged if one.ply == ply))

    def _refresh(self) -> None:
        self._fill_list()
        self._fill_sum()

    def _fill_list(self) -> None:
        found = self._review.worth_a_look(self._seat)
        chosen = None if self._shown is None else self._shown.ply
        self.list.clear()
        size = self.fontMetrics().height() + 4
        self.list.setIconSize(QSize(size, size))
        for one in found:
            item = QListWidgetItem(self._words.line(one))
            item.setData(Qt.ItemDataRole.UserRole, one.ply)
            if self._theme is not None:
                item.setIcon(emblem_icon(one.seat, self._theme, size))
            self.list.addItem(item)
            if one.ply == chosen:
                self.list.setCurrentItem(item)
        self._about.setText(self._words_about(bool(found)))

    def _words_about(self, found: bool) -> str:
        if found:
            return self.tr("Pick a decision to see the position before it.")
        if not self._review.kept.complete:
            return self.tr("Looking at each decision…") if self._going else ""
        return self.tr("No decision cost much: well played.")

    def _fill_sum(self) -> None:
        words, review, seat = self._words, self._review, self._seat
        whole = accuracy(review.of(seat))
        self._heading.setText(self.tr("Accuracy: {percent}").format(percent=words.accuracy(whole)))
        rows = [(words.part(part), accuracy(review.of(seat, part))) for part in range(len(PARTS))]
        self.accuracy.show_bars(accuracy_bars(rows))
        spoken = [self.tr("{part}: {percent}").format(part=part, percent=words.accuracy(value)) for part, value in rows]
        self.accuracy.setAccessibleName(listed(spoken))
        self._counts.setText("\n".join(filter(None, (words.decided(review, seat), words.counts(review, seat)))))
        luck = review.luck(seat)
        for part in (self.luck, self._verdict, self._strokes):
            part.setVisible(luck is not None)
        self._luck_heading.setText(self.tr("Luck and skill, in points of winning chance"))
        self._luck_heading.setVisible(luck is not None)
        if luck is None:
            return
        fair, result = (self.tr("Equal chances"), luck.fair), (self.tr("The result"), luck.result)
        self.luck.show_bars(luck_bars(fair, words.luck_parts(luck), result), joined=True)
        self.luck.setAccessibleName(words.luck(luck))
        self._verdict.setText(words.verdict(luck))
        strokes = [
            self.tr("Move {ply}: {change}").format(ply=ply + 1, change=CHANCES.change(swing))
            for ply, swing in review.strokes(seat)
        ]
        largest = self.tr("Biggest strokes of luck: {strokes}")
        self._strokes.setText(largest.format(strokes=listed(strokes)) if strokes else "")
