"""The coach beside the table, who asks what is best here and answers each try, and the card at the end of a stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QTextDocumentFragment
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.teaching.exercise import Outcome
from hoshikan.ui.board.bar import BoardPart
from hoshikan.ui.board.ending.layout import Sparks
from hoshikan.ui.board.labels import RuleText, portrait_pixmap
from hoshikan.ui.board.session import Next, RequestHint, ShowAnswer
from hoshikan.ui.board.table.motion import Motion
from hoshikan.ui.board.why import Veil
from hoshikan.ui.features.puzzles.session import Summary
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, Theme, color, star_path
from hoshikan.ui.kit.widgets.basic import Flow, Sheet, button, frame, label, spaced

_AT_ONCE: Final = ("off", "still")
_CELEBRATION: Final = 2000
"""Milliseconds that sparks fly."""
_STEP: Final = 22.0
_NARROWEST: Final = 12.0
"""Between two marks, in logical pixels; of a longer stack only the part around the present one is seen."""


class StackDots(QWidget):
    """A golden star for an exercise solved at once, a full dot for one solved later, a crossed ring for one that was
    shown, an empty ring for one to come; the present one has a line below. The words beside give the numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self._outcomes: tuple[Outcome, ...] = ()
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_stack(self, outcomes: Sequence[Outcome], count: int) -> None:
        """Set the results of the exercises so far, the present one last, and the number of all."""
        self._outcomes, self._count = tuple(outcomes), count
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_STEP * 6), round(_STEP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._count:
            return
        step = max(_NARROWEST, min(_STEP, self.width() / self._count))
        shown = min(self._count, int(self.width() / step))
        here = len(self._outcomes) - 1
        first = min(max(0, here - shown // 2), self._count - shown)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(shown):
            number = first + place
            outcome = self._outcomes[number] if number < len(self._outcomes) else Outcome.OPEN
            centre = QPointF(step * (place + 0.5), self.height() / 2)
            self._paint_mark(painter, centre, step * 0.3, outcome)
            if number == here:
                painter.setPen(QPen(color(self._theme.gold_line), 2))
                painter.drawLine(centre + QPointF(-step * 0.3, step * 0.46), centre + QPointF(step * 0.3, step * 0.46))
        painter.end()

    def _paint_mark(self, painter: QPainter, centre: QPointF, reach: float, outcome: Outcome) -> None:
        theme = self._theme
        if outcome is Outcome.FIRST:
            painter.setPen(QPen(color(theme.coin_edge), 1.2))
            painter.setBrush(color(theme.coin))
            painter.drawPath(star_path(centre, reach * 1.35))
            return
        painter.setPen(QPen(color(theme.control), 1.4))
        painter.setBrush(color(theme.control) if outcome is Outcome.LATER else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, reach * 0.85, reach * 0.85)
        if outcome is Outcome.SHOWN:
            half = QPointF(reach * 0.5, reach * 0.5)
            painter.drawLine(centre - half, centre + half)


COACH: Final = "astronomer"
"""Portrait of the coach."""
_FACE: Final = 72
_TAIL: Final = 10


class Bubble(QWidget):
    """A sheet of paper with a tail towards the speaker, at its left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self.words = label("large", wrap=True)
        self.more = label(muted=True, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP["m"] + _TAIL, GAP["m"], GAP["m"], GAP["m"])
        column.setSpacing(GAP["xs"])
        column.addWidget(self.words)
        column.addWidget(self.more)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.rect()).adjusted(_TAIL, 0.5, -0.5, -0.5)
        sheet = QPainterPath()
        sheet.addRoundedRect(box, RADIUS["l"], RADIUS["l"])
        tail = QPainterPath(QPointF(_TAIL + 1, 26))
        tail.lineTo(QPointF(0, 34))
        tail.lineTo(QPointF(_TAIL + 1, 44))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color(self._theme.border), 1))
        painter.setBrush(color(self._theme.raised))
        painter.drawPath(sheet.united(tail))
        painter.end()


class CoachFace(QWidget):
    """The coach, in the current mood. The words say the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self.mood: Mood = "calm"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def feel(self, mood: Mood) -> None:
        self.mood = mood
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_FACE, _FACE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, portrait_pixmap(COACH, None, self._theme, _FACE, self.mood))
        painter.end()


class TryPanel(BoardPart):
    """The question in a bubble, the answer on a card below, and the possible actions."""

    watch_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self._verdict = ""
        self._answered = False
        """True if the answer was shown last."""
        self.dots = StackDots()
        self._count = label("small", muted=True)
        self.face = CoachFace()
        self.bubble = Bubble()
        self._card = frame("card")
        self._head = label("large", wrap=True)
        self.answer = RuleText(self.rule_wanted.emit)
        self.rating = label(muted=True, wrap=True)
        self.hint = button("", lambda: self.command.emit(RequestHint()))
        self.tools = {"hint": self.hint}
        """By the commands of keys."""
        self.show_me = button("quiet", lambda: self.command.emit(ShowAnswer()))
        self.watch = button("quiet", self.watch_wanted.emit)
        self.next = button("primary", lambda: self.command.emit(Next()))
        self._build()

    def _build(self) -> None:
        inner = QVBoxLayout(self._card)
        spaced(inner, GAP["m"], GAP["s"])
        for part in (self._head, self.answer, self.rating):
            inner.addWidget(part)
        speaking = QHBoxLayout()
        speaking.setSpacing(GAP["xs"])
        speaking.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        speaking.addWidget(self.bubble, 1)
        self._scroll = Sheet(GAP["m"], GAP["m"])
        # Words that wrap get their height late, and then their place.
        settled = QTimer(self, singleShot=True, interval=0)
        settled.timeout.connect(self._bring_up)
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_range: settled.start())
        column = self._scroll.body
        column.addLayout(speaking)
        column.addWidget(self._card)
        column.addStretch(1)
        head = QHBoxLayout()
        head.setContentsMargins(GAP["m"], GAP["m"], GAP["m"], 0)
        head.addWidget(self.dots, 1)
        head.addWidget(self._count)
        tools = QWidget()
        row = Flow(tools)
        spaced(row, GAP["m"], GAP["s"])
        for tool in (self.hint, self.show_me, self.watch, self.next):
            row.addWidget(tool)
        whole = QVBoxLayout(self)
        spaced(whole, 0, 0)
        whole.addLayout(head)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(tools)

    def ask(self, prompt: str, more: str) -> None:
        """The question, with what is to be decided; an earlier answer goes."""
        self.bubble.words.setText(prompt)
        self.bubble.more.setText(more)
        self.bubble.more.setVisible(bool(more))
        self.bubble.setAccessibleName(f"{prompt} {more}".strip())

    def nudge(self, words: str) -> None:
        """A hint, in place of what is to be decided."""
        self.bubble.more.setText(words)
        self.bubble.more.setVisible(bool(words))
        self._answered = False
        self._scroll.verticalScrollBar().setValue(0)

    def count(self, words: str) -> None:
        """Set the progress."""
        self._count.setText(words)
        self.dots.setAccessibleName(words)

    def answer_with(self, head: str, body: str = "", rating: str = "", verdict: str = "") -> None:
        """The answer to a try; `verdict` is "right", "nearly", "wrong" or, for what was shown, "shown". An empty head
        takes it away."""
        self._verdict = verdict
        self._card.setVisible(bool(head))
        self._head.setText(head)
        self.answer.setText(body)
        self.answer.setVisible(bool(body))
        self.rating.setText(rating)
        self.rating.setVisible(bool(rating))
        moods: dict[str, Mood] = {"right": "pleased", "wrong": "worried"}
        self.face.feel(moods.get(verdict, "calm"))
        self._mark()
        self._card.setAccessibleName(head)
        self._answered = bool(head)
        self._scroll.verticalScrollBar().setValue(0)
        self._bring_up()

    def _bring_up(self) -> None:
        """Scroll to an answer, or to its head where there is too little room."""
        if not self._answered:
            return
        below = self._card.geometry().bottom() + GAP["m"] - self._scroll.viewport().height()
        self._scroll.verticalScrollBar().setValue(max(0, min(below, self._card.y() - GAP["m"])))

    def accessible_text(self) -> str:
        """The answer as it is read out."""
        words = QTextDocumentFragment.fromHtml(self.answer.text()).toPlainText()
        return " ".join(part for part in (self._head.text(), words, self.rating.text()) if part)

    def _mark(self) -> None:
        """Put a mark before the verdict, so that colours need not be distinguished."""
        marks = {"right": ("✓ ", self._theme.good), "nearly": ("≈ ", ""), "wrong": ("× ", self._theme.bad)}
        mark, tint = marks.get(self._verdict, ("", ""))
        words = self._head.text()
        if mark and not words.startswith(mark):
            self._head.setText(mark + words)
        self._head.setStyleSheet(f"color: {tint};" if tint else "")

    def allow(self, *, tries: bool, watch: bool) -> None:
        """Set whether the answer is still to be found, and whether there is something to see: what led here, then the
        answer."""
        self.watch.setText(self.tr("Moves before") if tries else self.tr("See it again"))
        self.hint.setVisible(tries)
        self.show_me.setVisible(tries)
        self.watch.setVisible(watch)
        self.next.setProperty("kind", "quiet" if tries else "primary")
        style = self.next.style()
        style.unpolish(self.next)
        style.polish(self.next)
        self.next.setText(self.tr("Skip") if tries else self.tr("Next"))

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for part in (self.dots, self.face, self.bubble):
            part.apply_theme(theme)
        self._mark()

    def retranslate(self) -> None:
        self.hint.setText(self.tr("Hint"))
        self.show_me.setText(self.tr("Show me"))
        self.face.setAccessibleName(self.tr("The coach"))


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
        self._summary = summary
        self._say(rating, unreadable)
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

    def _say(self, rating: str, unreadable: int) -> None:
        found = self._summary
        self._praise.setText(self._word())
        words = (self.tr("on the first try"), self.tr("found later"), self.tr("shown"), self.tr("skipped"))
        for count, number, name in zip(self._counts, found, words, strict=True):
            count.say(number, name)
        self._counts[3].setVisible(bool(found.left))
        remarks = [rating] if rating else []
        if unreadable:
            remarks.append(self.tr("%n exercise(s) could not be set up.", "", unreadable))
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
