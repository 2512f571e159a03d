"""The panel of a review: the decisions worth another look, their reasons, and what the game came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import IllegalAction, Match, NotationError, View
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.explanation import Readability
from hoshikan.teaching.hints import Coach, WhyNot
from hoshikan.teaching.review import PARTS, Judged, LuckAndSkill, Review, accuracy
from hoshikan.ui.board.bar import BoardPart
from hoshikan.ui.board.labels import RuleText, emblem_icon
from hoshikan.ui.board.match.models import LogModel
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.board.table.drawing import draw_squeezed
from hoshikan.ui.features.replay.session import (
    ChoosePerson,
    LearnMistakes,
    Moment,
    ReadPlayer,
    ReplayState,
    ShowMistake,
    TryLessReadable,
)
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.look.words import Words, listed, percent, signed
from hoshikan.ui.kit.widgets.basic import Segments, Sheet, button, label, spaced
from hoshikan.ui.kit.widgets.tables import WrappedLines
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import WhyNotSentences
from hoshikan.ui.text.levels import CHANCES, in_points
from hoshikan.ui.text.opponentsentences import ReadableSentences

_LEAST_BAR: Final = 0.2
"""Least share of the width for bars beside their words."""
_ROW = 1.7
"""Height of a row, in lines of text."""


class Bar(NamedTuple):
    """A row of a picture: `begin` and `end` are 0..1 (beyond, they are cut)."""

    word: str
    value: str
    begin: float
    end: float
    tone: str
    """"gold", "good", "bad" or "muted"."""


class Bars(QWidget):
    """Rows of a word, a bar and a number. Its accessible name, set by the owner, has the same content."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: Sequence[Bar] = ()
        self._theme: Theme | None = None
        self._joined = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar], joined: bool = False) -> None:
        """Show these; `joined` where each begins at the end of the one before, with a thin line between."""
        self._bars, self._joined = bars, joined
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(len(self._bars) * _ROW * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None or not self._bars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        measure = self.fontMetrics()
        row = _ROW * measure.height()
        words = max(measure.horizontalAdvance(bar.word) for bar in self._bars)
        numbers = max(measure.horizontalAdvance(bar.value) for bar in self._bars) + GAP["s"]
        words = min(words + GAP["s"], round((1 - _LEAST_BAR) * self.width()) - numbers)
        area = QRectF(words, 0, max(1.0, self.width() - words - numbers), self.height())
        for number, bar in enumerate(self._bars):
            top = number * row
            self._paint_words(painter, theme, bar, top, row, area)
            self._paint_bar(painter, theme, bar, top, row, area)
            if self._joined and number + 1 < len(self._bars):
                x = area.left() + area.width() * _within(bar.end)
                painter.setPen(QPen(color(theme.muted), 1, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(x, top + row / 2), QPointF(x, top + 1.5 * row))

    def _paint_words(self, painter: QPainter, theme: Theme, bar: Bar, top: float, row: float, area: QRectF) -> None:
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignVCenter
        painter.setPen(color(theme.text))
        draw_squeezed(painter, QRectF(0, top, area.left() - GAP["s"], row), bar.word, self.font(), left | middle)
        box = QRectF(area.right(), top, self.width() - area.right(), row)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | middle), bar.value)

    def _paint_bar(self, painter: QPainter, theme: Theme, bar: Bar, top: float, row: float, area: QRectF) -> None:
        high = 0.42 * row
        ground = QRectF(area.left(), top + (row - high) / 2, area.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.border, 0.5))
        painter.drawRoundedRect(ground, high / 2, high / 2)
        begin, end = sorted((_within(bar.begin), _within(bar.end)))
        reach = max(3.0, area.width() * (end - begin))
        place = QRectF(min(area.left() + area.width() * begin, area.right() - reach), ground.top(), reach, high)
        tones = {"gold": theme.gold, "good": theme.good, "bad": theme.bad, "muted": theme.muted}
        painter.setBrush(color(tones[bar.tone]))
        painter.setPen(QPen(color(theme.control), 1))
        painter.drawRoundedRect(place, min(high / 2, reach / 2), min(high / 2, reach / 2))


def accuracy_bars(rows: Sequence[tuple[str, float | None]]) -> list[Bar]:
    """The accuracy of the game and of its parts; a part without decisions is left out."""
    return [Bar(word, percent(value), 0.0, value, "gold") for word, value in rows if value is not None]


def luck_bars(fair: tuple[str, float], parts: Sequence[tuple[str, float]], result: tuple[str, float]) -> list[Bar]:
    """A stair from a fair share of the win to the result, a step for each part."""
    bars = [Bar(fair[0], percent(fair[1]), 0.0, fair[1], "muted")]
    level = fair[1]
    for word, value in parts:
        points = in_points(value)
        bars.append(Bar(word, signed(points) if points else "0", level, level + value, "good" if value >= 0 else "bad"))
        level += value
    bars.append(Bar(result[0], percent(result[1]), 0.0, result[1], "gold"))
    return bars


def _within(share: float) -> float:
    return min(max(share, 0.0), 1.0)


VARIED = 0.95
"""A share of the recommended play below which one had better vary."""


class ReviewWords(Words):
    """Texts of the review of one match."""

    def __init__(self, match: Match, text: GameText[View], names: Sequence[str]) -> None:
        self._match = match
        self._text = text
        self.names = names
        self._coach = Coach(match.game)

    def grade(self, grade: str) -> str:
        """Return the name of a grade."""
        return {
            "best": self.tr("Best"),
            "good": self.tr("Good"),
            "inaccuracy": self.tr("Inaccuracy"),
            "mistake": self.tr("Mistake"),
        }[grade]

    def part(self, number: int) -> str:
        """A third of the game."""
        return (self.tr("Beginning"), self.tr("Middle"), self.tr("End"))[number]

    def line(self, one: Judged) -> str:
        """A decision on two lines."""
        head = self.tr("Move {ply}: {grade}, winning chance {change}").format(
            ply=one.ply + 1, grade=self.grade(one.grade), change=CHANCES.change(-one.loss)
        )
        return f"{head}\n{self.action(one, one.played)}"

    def action(self, one: Judged, notation: str) -> str:
        """An action of that decision."""
        return self._text.action(notation, self._match.position(one.ply).view(one.seat))

    def why(self, one: Judged) -> str:
        """Compare the played action with the better one, with reasons, as HTML."""
        state = self._match.position(one.ply)
        view = state.view(one.seat)
        sentences = WhyNotSentences(self._text, view, self.names)
        if one.best == one.played:
            return sentences.why_not(WhyNot(one.best, one.played, False, None, None))
        try:
            known = state.determinize(one.seat, Random(f"{self._match.header.seed}/{one.ply}"))
            answer = replace(self._coach.why_not(known, one.best, one.played), even=False, result=one.loss)
        except (IllegalAction, NotationError):
            answer = WhyNot(one.best, one.played, False, one.loss, None)
        said = sentences.why_not(answer)
        if one.share < VARIED:
            vary = self.tr(
                "Everyone chooses secretly here, so the best plan varies: {percent} of it is the best choice."
            ).format(percent=percent(one.share))
            said += f"<p>{escape(vary)}</p>"
        return said

    def readable(self, found: Readability, task: Exercise | None) -> list[str]:
        """Return how readable the secret choices of a person were, a habit, and the exercise about it."""

        def move(ply: int) -> str:
            return self._text.action(str(self._match.actions[ply]), self._match.position(ply).view(found.seat))

        words = ReadableSentences(move)
        lines = words.summary(found, self.names[found.seat])
        return lines if task is None else [*lines, words.exercise(task.ply + 1)]

    def counts(self, review: Review, seat: int) -> str:
        """Return the number of a person's decisions by grade."""
        counts = review.counts(seat)
        fine = self.tr("%n good decision(s)", "", counts["best"] + counts["good"])
        inaccurate = self.tr("%n inaccuracy(ies)", "", counts["inaccuracy"])
        wrong = self.tr("%n mistake(s)", "", counts["mistake"])
        said = self.tr("{good}, {inaccuracies}, {mistakes}").format(good=fine, inaccuracies=inaccurate, mistakes=wrong)
        if idle := review.idle(seat):
            said += "\n" + self.tr("%n decision(s) with nothing at stake (not counted)", "", idle)
        return said

    def decided(self, review: Review, seat: int) -> str:
        """From when on it was certain whether a person wins; "" if it was open to the end."""
        plies = review.decided(seat)
        if plies is None:
            return ""
        if plies == 0:
            return self.tr("The game was decided from the start.")
        return self.tr("The game was decided after move {ply}: later decisions hardly count.").format(ply=plies)

    def accuracy(self, value: float | None) -> str:
        """An accuracy, or that there was nothing to judge it by."""
        return self.tr("nothing at stake") if value is None else percent(value)

    def luck_parts(self, luck: LuckAndSkill) -> list[tuple[str, float]]:
        """Return the parts from a fair share to the result, by name; those impossible in this game are left out."""
        parts = [(self.tr("The deal"), luck.deal)]
        if self._match.game.kind.chance:
            parts.append((self.tr("Dice and draws"), luck.chance))
        parts.append((self.tr("Decisions"), luck.decisions))
        parts.append((self.tr("Others' play"), luck.others))
        return _adding_up(luck, parts)

    def luck(self, luck: LuckAndSkill) -> str:
        """The same as one sentence for each part, for who does not see the picture."""
        said = [self.tr("Equal chances: {percent}").format(percent=percent(luck.fair))]
        said += [
            self.tr("{part}: {change}").format(part=part, change=CHANCES.change(value))
            for part, value in self.luck_parts(luck)
        ]
        said.append(self.tr("The result: {percent}").format(percent=percent(luck.result)))
        return self.tr("; ", "between the parts of luck and skill").join(said)

    def verdict(self, luck: LuckAndSkill) -> str:
        """Luck against decisions in one sentence."""
        chance = luck.deal + luck.chance
        gifts, given = CHANCES.points(chance), CHANCES.points(luck.decisions)
        if in_points(luck.decisions) == 0:
            if in_points(chance) == 0:
                return self.tr("Neither luck nor decisions cost any winning chance.")
            if chance > 0:
                return self.tr("Luck brought {gifts} of winning chance; decisions cost nothing.").format(gifts=gifts)
            return self.tr("Luck cost {gifts} of winning chance; decisions cost nothing.").format(gifts=gifts)
        if in_points(chance) == 0:
            return self.tr("Luck made no difference; decisions cost {given} of winning chance.").format(given=given)
        if chance > 0:
            sentence = self.tr("Luck brought {gifts} of winning chance; decisions cost {given}.")
        else:
            sentence = self.tr("Luck cost {gifts} of winning chance; decisions cost {given}.")
        return sentence.format(gifts=gifts, given=given)


def _adding_up(luck: LuckAndSkill, parts: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """The parts rounded to whole points, so that what is shown leads from the fair share to the result; the last
    part, which is what is left, takes up what rounding loses."""
    *measured, (name, _) = [(word, in_points(value) / 100) for word, value in parts]
    rest = in_points(luck.result) / 100 - in_points(luck.fair) / 100 - sum(value for _, value in measured)
    return [*measured, (name, rest)]


_LIST: Final = 2
_BELOW: Final = 3
"""Share of the height for the list: it can be scrolled, reasons should be seen as a whole."""


class ReviewPart(BoardPart):
    """The decisions of a person worth another look, and below them the reasons of the one on the table, or what the
    game came to. Before there is a review the list has the largest swings."""

    rule_wanted = Signal(str)

    def __init__(
        self,
        state: ReplayState,
        words: ReviewWords,
        log: LogModel,
        parent: QWidget | None = None,
        *,
        can_be_read: bool = False,
    ) -> None:
        """`can_be_read`: true if people have made secret choices."""
        super().__init__(parent)
        self._can_be_read = can_be_read
        self._state, self._words, self._log = state, words, log
        self._theme: Theme | None = None
        people = state.kept.people
        self._choice = Segments(people)
        if len(people) < 2:
            self._choice.hide()
        self._choice.chosen.connect(lambda seat: self.command.emit(ChoosePerson(seat)))
        self._about = label(muted=True, wrap=True)
        self.back = button("", lambda: self.command.emit(ShowMistake(False)))
        self.on = button("", lambda: self.command.emit(ShowMistake(True)))
        self.list = self._made_list()
        self._why = RuleText(self.rule_wanted.emit)
        self.learn = button("", self._learn)
        self._heading, self._counts = label("large", wrap=True), label(wrap=True)
        self.accuracy = Bars()
        self._luck_heading, self._verdict = label("large", wrap=True), label(wrap=True)
        self.luck = Bars()
        self._strokes = label(muted=True, wrap=True)
        self._readable_heading, self.readable = label("large", wrap=True), label(wrap=True)
        self.read = button("", lambda: self.command.emit(ReadPlayer(not self._state.being_read)))
        self.vary = button("", lambda: self.command.emit(TryLessReadable()))
        self._reasons, self._sum = Sheet(GAP["m"], GAP["s"]), Sheet(GAP["m"], GAP["s"])
        self._build()

    def _build(self) -> None:
        column, above = QVBoxLayout(self), QVBoxLayout()
        spaced(column, 0, 0)
        spaced(above, GAP["m"], GAP["s"])
        above.addWidget(self._choice)
        above.addWidget(self._about)
        steps = QHBoxLayout()
        steps.setSpacing(GAP["s"])
        for one in (self.back, self.on):
            one.hide()
            steps.addWidget(one)
        above.addLayout(steps)
        column.addLayout(above)
        column.addWidget(self.list, _LIST)
        self._reasons.body.addWidget(self._why)
        self._reasons.body.addWidget(self.learn)
        for part in (self._heading, self.accuracy, self._counts):
            self._sum.body.addWidget(part)
        self._sum.body.addSpacing(GAP["m"])
        for below in (self._readable_heading, self.readable, self.read, self.vary):
            self._sum.body.addWidget(below)
        self._sum.body.addSpacing(GAP["m"])
        for part in (self._luck_heading, self.luck, self._verdict, self._strokes):
            self._sum.body.addWidget(part)
        for sheet in (self._reasons, self._sum):
            sheet.body.addStretch(1)
            sheet.hide()
            column.addWidget(sheet, _BELOW)

    def show_state(self, state: ReplayState) -> None:
        """Show what is known of the person, and the reasons of the decision on the table."""
        before, self._state = self._state, state
        self._choice.choose(state.person)
        self._fill_list()
        self._fill_sum()
        if state.shown != before.shown or not self._why.text():
            self._why.setText("" if state.shown is None else self._words.why(state.shown))
        self._reasons.setVisible(state.shown is not None)
        self.learn.setVisible(state.shown is not None and state.shown.grade == "mistake")
        self._sum.setVisible(state.shown is None and (bool(state.kept.judged) or self._can_be_read))

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.accuracy.apply_theme(theme)
        self.luck.apply_theme(theme)
        self._fill_list()

    def retranslate(self) -> None:
        self._choice.say([self._words.names[seat] for seat in self._state.kept.people], self.tr("Whose decisions"))
        self.learn.setText(self.tr("Learn from this mistake"))
        self._why.setText("")
        names = (self.tr("Previous mistake"), self.tr("Next mistake"))
        for one, word, name in zip((self.back, self.on), (self.tr("Previous"), self.tr("Next")), names, strict=True):
            one.setText(word)
            one.setToolTip(literal(name))
            one.setAccessibleName(name)

    # Making it

    def _made_list(self) -> QListWidget:
        made = QListWidget()
        made.setItemDelegate(WrappedLines(made))
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.itemActivated.connect(self._want)
        made.itemClicked.connect(self._want)
        return made

    # What is seen

    def _want(self, item: QListWidgetItem) -> None:
        self.command.emit(GoTo(item.data(Qt.ItemDataRole.UserRole)))

    def _learn(self) -> None:
        if self._state.shown is not None:
            self.command.emit(LearnMistakes(self._state.shown.ply))

    def _fill_list(self) -> None:
        state = self._state
        if state.reviewed:
            rows = [(one.ply, one.seat, self._words.line(one)) for one in state.review.worth_a_look(state.person)]
            name = self.tr("Decisions worth another look")
        else:
            rows = [(one.ply, one.seat, self._swing(one)) for one in state.moments or ()]
            name = self.tr("Key moments")
        self.list.setAccessibleName(name)
        self.list.clear()
        size = self.fontMetrics().height() + 4
        self.list.setIconSize(QSize(size, size))
        for ply, seat, words in rows:
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, ply)
            if self._theme is not None:
                item.setIcon(emblem_icon(seat, self._theme, size))
            self.list.addItem(item)
            if ply == state.ply:
                self.list.setCurrentItem(item)
        self.list.scrollToItem(self.list.currentItem())
        worth = state.worth_a_look if state.reviewed else []
        for one in (self.back, self.on):
            one.setEnabled(any(ply != state.ply for ply in worth))
            one.setVisible(bool(worth))
        about = self._words_about(bool(rows))
        self._about.setText(about)
        self._about.setVisible(bool(about))

    def _swing(self, moment: Moment) -> str:
        """A key moment: what happened, and what it changed."""
        there = [entry for entry in self._log.entries() if entry.ply + 1 == moment.ply]
        own = [entry.sentence for entry in there if entry.seat == moment.seat]
        event, *more = own[-2:] or [there[-1].sentence]
        head = self.tr("Move {ply}: {event}").format(ply=moment.ply, event=event)
        swing = self.tr("Winning chance of {name}: {change}").format(
            name=self._words.names[moment.seat], change=CHANCES.change(moment.change)
        )
        return "\n".join([head, *more, swing])

    def _words_about(self, found: bool) -> str:
        state = self._state
        if not state.reviewed:
            if state.moments is None:
                return self.tr("Analysing the game…")
            return "" if found else self.tr("No single move changed the winning chances much.")
        if found:
            return ""
        if not state.kept.complete:
            return self.tr("Looking at each decision…") if state.going else ""
        return self.tr("No decision cost much: well played.")

    def _fill_readable(self) -> None:
        state, words = self._state, self._words
        for part in (self._readable_heading, self.readable, self.read):
            part.setVisible(self._can_be_read)
        self.vary.setVisible(state.task is not None)
        self._readable_heading.setText(self.tr("How readable are you?"))
        self.read.setText(self.tr("Stop") if state.being_read else self.tr("Read my secret choices"))
        self.read.setVisible(self._can_be_read and state.readable is None)
        self.vary.setText(self.tr("Practise this"))
        if state.being_read:
            self.readable.setText(self.tr("Reading your choices as an opponent could have…"))
        elif state.readable is not None:
            self.readable.setText("\n".join(words.readable(state.readable, state.task)))
        else:
            self.readable.setText(self.tr("How well could others guess what you chose in secret?"))

    def _fill_sum(self) -> None:
        words, review, seat = self._words, self._state.review, self._state.person
        self._fill_readable()
        judged = bool(self._state.kept.judged)
        for shown in (self._heading, self.accuracy, self._counts):
            shown.setVisible(judged)
        whole = accuracy(review.of(seat))
        self._heading.setText(self.tr("Accuracy: {percent}").format(percent=words.accuracy(whole)))
        rows = [(words.part(part), accuracy(review.of(seat, part))) for part in range(len(PARTS))]
        self.accuracy.show_bars(accuracy_bars(rows))
        spoken = [self.tr("{part}: {percent}").format(part=part, percent=words.accuracy(value)) for part, value in rows]
        self.accuracy.setAccessibleName(listed(spoken))
        self._counts.setText("\n".join(filter(None, (words.decided(review, seat), words.counts(review, seat)))))
        luck = review.luck(seat) if judged else None
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
