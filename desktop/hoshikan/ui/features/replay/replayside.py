"""The bars and the side panel of a past match: the log, the bot's opinion, and the review."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QProgressBar,
    QSizePolicy,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import Game, Match, View, limits
from hoshikan.ui.board.bar import BoardBar, BoardPart
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.advisor import rated
from hoshikan.ui.board.match.models import LogModel, RankingModel, ScoreModel
from hoshikan.ui.board.panels import RankingLines, ScorePanel
from hoshikan.ui.board.session import GoTo, Practise, SetUp
from hoshikan.ui.board.side import COPY, COPY_PICTURE, FILM, FILM_ON, FILM_UP_TO, PractiseButton, ShareButton, SidePanel
from hoshikan.ui.board.table.drawing import draw_emblem
from hoshikan.ui.features.replay.reviewside import ReviewPart, ReviewWords
from hoshikan.ui.features.replay.session import (
    AskOpinion,
    Continue,
    EvaluationHistory,
    LearnMistakes,
    Moment,
    Note,
    ReplayState,
    Run,
    StartReview,
    StopReview,
)
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme, color, star_path
from hoshikan.ui.kit.look.words import percent
from hoshikan.ui.kit.widgets.basic import Slider, button, label, spaced
from hoshikan.ui.kit.widgets.chart import series_pen
from hoshikan.ui.kit.widgets.icons import icon, name_tools, sentence_width
from hoshikan.ui.text.gametext import GameText

_EMBLEM: Final = 8.0
_NOTE: Final = ((0.0, 0.0), (-4.0, 7.0), (4.0, 7.0))
"""The mark of a note, under its ply."""


class CourseGraph(BoardPart):
    """Paints an EvaluationHistory; clicking asks for a ply, hovering shows the values there."""

    def __init__(
        self,
        course: EvaluationHistory,
        names: Sequence[str],
        span: Callable[[QWidget], tuple[float, float]],
        parent: QWidget | None = None,
    ) -> None:
        """It begins and ends at `span`, as x in the widget it is given: below is a slider over the same plies."""
        super().__init__(parent)
        self._course = course
        self._names = names
        self._theme: Theme | None = None
        self._ply = 0
        self._moments: Sequence[Moment] = ()
        self._notes: Mapping[int, str] = {}
        self._span = span
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(600, 5 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, round(3.3 * self.fontMetrics().height()))

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_ply(self, ply: int) -> None:
        self._ply = ply
        self.update()

    def show_course(self, course: EvaluationHistory, moments: Sequence[Moment], names: Sequence[str]) -> None:
        """Show what is known so far; `names` are those of the players."""
        self._course, self._moments, self._names = course, moments, names
        self.update()

    def show_notes(self, notes: Mapping[int, str]) -> None:
        self._notes = notes
        self.update()

    def describe(self, ply: int) -> str:
        """The values at a ply in words, and the player's note."""
        values = self._course.at(ply) or ()
        lines = [f"{name}: {percent(value)}" for name, value in zip(self._names, values, strict=False)]
        if ply in self._notes:
            lines.append(self.tr("Your note: {note}").format(note=self._notes[ply]))
        return "\n".join([self.tr("After move {ply}").format(ply=ply), *lines])

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, self._theme)
        ends: list[QPointF] = []
        for seat in range(len(self._names)):
            self._paint_line(painter, self._theme, seat, ends)
        self._paint_moments(painter, self._theme)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(self._theme.text))
        for ply in self._notes:
            foot = QPointF(self._x(ply), self._area().bottom())
            painter.drawPolygon(QPolygonF([foot + QPointF(x, y) for x, y in _NOTE]))
        cursor = self._x(self._ply)
        painter.setPen(QPen(color(self._theme.text), 1.5))
        painter.drawLine(QPointF(cursor, self._area().top()), QPointF(cursor, self._area().bottom()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.command.emit(GoTo(self._ply_at(event.position().x())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        ply = self._ply_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.command.emit(GoTo(ply))
        QToolTip.showText(event.globalPosition().toPoint(), literal(self.describe(ply)), self)

    def leaveEvent(self, event: QEvent) -> None:
        QToolTip.hideText()
        super().leaveEvent(event)

    def _area(self) -> QRectF:
        half = (self.fontMetrics().height() + 1) // 2  # of the percentages, which stand beside their lines
        top, bottom = max(GAP["m"], half), max(GAP["s"], half)
        begin, end = self._span(self)
        return QRectF(begin, top, end - begin, self.height() - top - bottom)

    def _x(self, ply: int) -> float:
        area = self._area()
        return area.left() + area.width() * ply / max(1, self._course.plies)

    def _ply_at(self, x: float) -> int:
        area = self._area()
        share = (x - area.left()) / max(1.0, area.width())
        return min(max(round(share * self._course.plies), 0), self._course.plies)

    def _point(self, ply: int, value: float) -> QPointF:
        area = self._area()
        return QPointF(self._x(ply), area.bottom() - area.height() * min(max(value, 0.0), 1.0))

    def _paint_ground(self, painter: QPainter, theme: Theme) -> None:
        area, height = self._area(), self.fontMetrics().height()
        for share in (0.0, 0.5, 1.0):
            y = area.bottom() - area.height() * share
            painter.setPen(QPen(color(theme.border), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(color(theme.muted))
            box = QRectF(0, y - height / 2, area.left() - GAP["s"], height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), percent(share))

    def _paint_line(self, painter: QPainter, theme: Theme, seat: int, ends: list[QPointF]) -> None:
        """With its emblem at the end, and beside those of `ends` that end at the same place: partners, or who wins
        together."""
        points = [self._point(ply, value) for ply, value in self._course.line(seat)]
        if not points:
            return
        painter.setPen(series_pen(color(theme.seats[seat]), seat))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        end = points[-1]
        while any((end - other).manhattanLength() < _EMBLEM for other in ends):
            end -= QPointF(2 * _EMBLEM, 0)
        ends.append(end)
        draw_emblem(painter, end, _EMBLEM, seat, theme)

    def _paint_moments(self, painter: QPainter, theme: Theme) -> None:
        painter.setPen(QPen(color(theme.coin_edge), 1.2))  # gold alone is lost on a light ground
        painter.setBrush(color(theme.gold))
        for moment in self._moments:
            painter.drawPath(star_path(QPointF(self._x(moment.ply), self._area().top()), 7))


class NoteField(QLineEdit):
    """A note of one's own at the ply shown; `written` is emitted with its ply and text when it is finished."""

    written = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ply = 0
        self.setMaxLength(limits.NOTE)
        self.editingFinished.connect(lambda: self.written.emit(self._ply, self.text().strip()))

    def show_note(self, ply: int, text: str) -> None:
        """Show the note at a ply; one being written is finished first."""
        if ply != self._ply and self.isModified():
            self.setModified(False)  # what follows shows the note again
            self.written.emit(self._ply, self.text().strip())
        self._ply = ply
        self.setText(text)
        self.retranslate()

    def retranslate(self) -> None:
        words = self.tr("Your note after move {ply}").format(ply=self._ply)
        self.setPlaceholderText(words)
        self.setAccessibleName(words)


class PlayOnButton(PractiseButton):
    """Goes on from the shown position: with the same players, or against bots of a level."""

    same_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        levels = self.levels.actions()
        self.same = self.levels.addAction("")
        self.same.triggered.connect(lambda _checked=False: self.same_wanted.emit())
        self._against = self.levels.addSection("")
        self.levels.insertAction(levels[0], self.same)
        self.levels.insertAction(levels[0], self._against)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setText(self.tr("Play on from here"))
        self.setToolTip(literal(self.tr("Play on from this position as a game of its own")))
        self.same.setText(self.tr("With the same players"))
        self._against.setText(self.tr("Against bots"))


class ReplayBar(BoardBar):
    """The seat to move, questions about the position, and the review."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ask = button("", lambda: self.command.emit(AskOpinion()))
        self.go_on = PlayOnButton()
        self.go_on.same_wanted.connect(lambda: self.command.emit(Continue()))
        self.go_on.wanted.connect(lambda level: self.command.emit(Practise(level)))
        self.go_on.edit_wanted.connect(lambda: self.command.emit(SetUp()))
        self.go_on.levels.offer(game.id)
        self.go_on.levels.edit.setVisible(game.editor() is not None)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(120)
        self.stop = button("", lambda: self.command.emit(StopReview()))
        self.review = button("primary", lambda: self.command.emit(StartReview()))
        self.learn = button("primary", lambda: self.command.emit(LearnMistakes()))
        self.share = ShareButton(COPY_PICTURE, COPY, FILM, FILM_ON, FILM_UP_TO)
        self._words = (self.ask, self.go_on, self.stop, self.review, self.learn)
        for part in (self.ask, self.go_on, self.progress, self.stop, self.review, self.learn, self.share):
            self.row.addWidget(part)
        for part in (self.progress, self.stop, self.review, self.learn):
            part.hide()  # until the state is known: together they would widen the window

    def allow(self, *, ask: bool, go_on: bool) -> None:
        """Set whether there is a decision to ask about, and a game to go on with."""
        self.ask.setEnabled(ask)
        self.go_on.setEnabled(go_on)

    def show_review(self, state: ReplayState, *, possible: bool) -> None:
        """Show how far the review is, and what can be done; `possible` if the match can have one."""
        self.progress.setRange(0, max(1, state.course.plies))
        self.progress.setValue(state.reached)
        self.progress.setVisible(state.going)
        self.stop.setVisible(state.going)
        self.review.setVisible(possible and not state.going and not state.kept.complete)
        self.learn.setVisible(state.kept.complete)
        self.learn.setEnabled(bool(state.review.mistakes(state.person)))
        self._name_tools()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.share.apply_theme(theme)
        self._name_tools()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_tools()

    def _name_tools(self) -> None:
        """Use short words where the long ones would leave no room for the sentence."""
        self.ask.setText(self.tr("What would the bot play?"))
        self.review.setText(self.tr("Review this game"))
        self.learn.setText(self.tr("Learn from your mistakes"))
        name_tools(self, (self.share,), self._words)
        others = (*self._words, self.progress, self.share)
        taken = sum(part.sizeHint().width() for part in others if not part.isHidden())
        if self.width() - taken < sentence_width(self) // 2:
            self.ask.setText(self.tr("Ask the bot"))
            self.review.setText(self.tr("Review"))
            self.learn.setText(self.tr("Mistakes"))

    def retranslate(self) -> None:
        self.share.retranslate()
        self.go_on.retranslate()
        self.progress.setAccessibleName(self.tr("Review progress"))
        self.stop.setText(self.tr("Stop"))
        self._name_tools()


class PlayerBar(BoardPart):
    """Shows the ply, and whether the replay runs."""

    def __init__(self, plies: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._playing = False
        self.slider = Slider()
        self._tools = {name: self._tool(name) for name in ("back", "play", "forward")}
        self._tools["back"].clicked.connect(lambda: self._go_to(self.slider.value() - 1))
        self._tools["forward"].clicked.connect(lambda: self._go_to(self.slider.value() + 1))
        self._tools["play"].setCheckable(True)
        self._tools["play"].toggled.connect(lambda checked: self.command.emit(Run(checked)))
        self.slider.setRange(0, plies)
        self.slider.setPageStep(max(1, plies // 10))
        self.slider.valueChanged.connect(self._go_to)
        self._count = label("small", muted=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["s"])
        row.setSpacing(GAP["s"])
        for tool in self._tools.values():
            row.addWidget(tool)
        row.addWidget(self.slider, 1)
        row.addWidget(self._count)

    def show_state(self, ply: int, *, playing: bool) -> None:
        """Take over what the session shows."""
        self.slider.blockSignals(True)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        self._count.setText(self._of_all(ply))
        if playing != self._playing:
            self._playing = playing
            self._tools["play"].setChecked(playing)
            self.retranslate()
            if self._theme is not None:
                self.apply_theme(self._theme)

    def _go_to(self, ply: int) -> None:
        self.command.emit(GoTo(ply))

    def span(self, within: QWidget) -> tuple[float, float]:
        """Return the places of the slider's knob for the first and for the last ply, as x in `within`."""
        option = QStyleOptionSlider()
        self.slider.initStyleOption(option)
        style, control = self.slider.style(), QStyle.ComplexControl.CC_Slider
        groove = style.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self.slider)
        knob = style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self.slider)
        left = within.mapFromGlobal(self.slider.mapToGlobal(groove.topLeft())).x()
        return left + knob.width() / 2, left + groove.width() - knob.width() / 2

    def _of_all(self, ply: int) -> str:
        return f"{ply} / {self.slider.maximum()}"

    def _keep_room(self) -> None:
        """The number of the last ply has its place from the start."""
        self._count.ensurePolished()
        self._count.setMinimumWidth(
            self._count.fontMetrics().horizontalAdvance(self._of_all(self.slider.maximum())) + 2
        )

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._keep_room()
        size = self.fontMetrics().height() + 2
        for name, tool in self._tools.items():
            shown = "pause" if name == "play" and self._playing else name
            tool.setIcon(icon(shown, size, theme.text, theme.faint))
            tool.setIconSize(QSize(size, size))

    def retranslate(self) -> None:
        words = {"back": self.tr("One move back"), "play": self.tr("Play"), "forward": self.tr("One move on")}
        if self._playing:
            words["play"] = self.tr("Pause")
        for name, tool in self._tools.items():
            tool.setToolTip(literal(words[name]))
            tool.setAccessibleName(words[name])
        self.slider.setAccessibleName(self.tr("Move"))

    def _tool(self, name: str) -> QToolButton:
        tool = QToolButton()
        tool.setObjectName(name)
        return tool


class ReplaySide(SidePanel):
    """Pages "log", "score" (where points are counted), "bot" and "review"."""

    def __init__(
        self,
        match: Match,
        text: GameText[View],
        state: ReplayState,
        words: ReviewWords,
        parent: QWidget | None = None,
        *,
        can_be_read: bool = False,
    ) -> None:
        """`can_be_read`: true if people have made secret choices."""
        super().__init__(parent)
        self._match, self._text, self._words = match, text, words
        self.log_model = LogModel(text, match, words.names, self)
        self.log = LogPanel(self.log_model)
        self.note = NoteField()
        self.note.written.connect(lambda ply, text: self.command.emit(Note(ply, text)))
        self.score_model = ScoreModel(text, self)
        self.score = ScorePanel(self.score_model)
        self._ranking = RankingModel(text, self)
        self.opinion = self._opinion_list()
        self.review = ReviewPart(state, words, self.log_model, can_be_read=can_be_read)
        bot = QWidget()
        column = QVBoxLayout(bot)
        spaced(column, 0, 0)
        self._done = label(wrap=True)
        self._done.setContentsMargins(GAP["m"], GAP["m"], GAP["m"], GAP["s"])
        column.addWidget(self._done)
        column.addWidget(self.opinion, 1)
        log = QWidget()
        under = QVBoxLayout(log)
        spaced(under, 0, 0)
        under.addWidget(self.log, 1)
        under.addWidget(self.note)
        for name, page in (("log", log), ("score", self.score), ("bot", bot), ("review", self.review)):
            self.add(name, page)
        self.allow("score", match.game.kind.scored)
        self.log.clicked.connect(lambda index: self.command.emit(GoTo(self.log_model.entry(index.row()).ply + 1)))
        for asks in (self.log, self.score, self.review):
            asks.rule_wanted.connect(self.rule_wanted)
        self.review.command.connect(self.command)

    def show_position(self, state: ReplayState) -> None:
        """Bring the pages to the position."""
        self.score_model.show(self._match.position(state.ply), state.view, self._words.names, None)
        self.log.mark_upto(state.ply)

    def show_opinion(self, state: ReplayState) -> None:
        """Show the engine's rating of the choices at the position, and the played one."""
        if state.opinion is None:
            self._ranking.show((), None)
            self._done.setText(self.tr("Ask what the bot would play here."))
            return
        position = self._match.position(state.ply)
        view, scored = position.view(position.to_move), self._match.game.kind.scored
        self._ranking.show(rated(state.opinion, mixed=position.simultaneous, scored=scored), view)
        lines = [self.tr("The winning chance with each choice:")]
        if self._ranking.mixed:
            lines = [self.tr("How often the bot would make each choice:")]
        if state.ply < self._match.ply:
            played = self._text.action(str(self._match.actions[state.ply]), view)
            lines.insert(0, self.tr("Played: {move}").format(move=played))
        self._done.setText("\n".join(lines))

    def apply_theme(self, theme: Theme) -> None:
        for part in (self.log, self.score, self.review):
            part.apply_theme(theme)

    def retranslate(self) -> None:
        super().retranslate()
        self.log_model.retranslate(self._words.names)
        for part in (self.log, self.note, self.score, self.review):
            part.retranslate()
        self.opinion.setAccessibleName(self.tr("What the bot thinks of each choice"))

    def _opinion_list(self) -> QListView:
        made = QListView()
        made.setModel(self._ranking)
        made.setItemDelegate(RankingLines(made))
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setFrameShape(QFrame.Shape.NoFrame)
        return made
