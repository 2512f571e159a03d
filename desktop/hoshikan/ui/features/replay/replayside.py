"""The side panel of a replay: the log, the key moments, and the bot's opinion."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import Match
from hoshikan.engine.game import Game
from hoshikan.engine.view import View
from hoshikan.ui.board.emblem import emblem_icon
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.advisor import rated
from hoshikan.ui.board.match.models import LogModel, RankingModel, ScoreModel
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.practise import COPY, COPY_PICTURE, FILM, ShareButton
from hoshikan.ui.board.ranking import RankingLines
from hoshikan.ui.board.score import ScorePanel
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.board.side import SidePanel
from hoshikan.ui.features.replay.graph import PastMatchBar
from hoshikan.ui.features.replay.session import AskOpinion, Continue, Moment, OpenReview, ReplayState, Run
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import Slider, label, spaced
from hoshikan.ui.kit.widgets.icons import icon
from hoshikan.ui.kit.widgets.tables import WrappedLines
from hoshikan.ui.kit.widgets.toolwords import name_tools, sentence_width
from hoshikan.ui.shared.boardpage import BoardPart
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.levels import CHANCES


class ReplayBar(PastMatchBar):
    """The seat to move, and questions about the position."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(game, parent)
        self.ask = self._button(AskOpinion())
        self.go_on = self._button(Continue())
        self.review = self._button(OpenReview())
        self.share = ShareButton(COPY_PICTURE, COPY, FILM)
        for part in (self.ask, self.go_on, self.practise, self.review, self.share):
            self.row.addWidget(part)

    def allow(self, *, ask: bool, go_on: bool) -> None:
        """Set whether there is a decision to ask about, and a game to go on with."""
        self.ask.setEnabled(ask)
        self.go_on.setEnabled(go_on)
        self.practise.setEnabled(go_on)

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
        self.go_on.setText(self.tr("Continue from here"))
        others = (self.ask, self.go_on, self.practise, self.review)
        name_tools(self, (self.share,), others)
        taken = sum(part.sizeHint().width() for part in (*others, self.share) if not part.isHidden())
        if self.width() - taken < sentence_width(self) // 2:
            self.ask.setText(self.tr("Ask the bot"))
            self.go_on.setText(self.tr("Continue"))

    def retranslate(self) -> None:
        super().retranslate()
        self.share.retranslate()
        self.review.setText(self.tr("Review"))
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
    """Pages "log", "moments", "score" (where points are counted) and "bot"."""

    def __init__(self, match: Match, text: GameText[View], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match, self._text = match, text
        self._names = names = seat_names(match.header.seats)
        self._theme: Theme | None = None
        self._moments: Sequence[Moment] | None = None
        """None until they are known."""
        self.log_model = LogModel(text, match, names, self)
        self.log = LogPanel(self.log_model)
        self.score_model = ScoreModel(text, self)
        self.score = ScorePanel(self.score_model)
        self._ranking = RankingModel(text, self)
        self.moments = self._moment_list()
        self._about_moments = label(muted=True, wrap=True)
        self._about_moments.setContentsMargins(GAP["m"], GAP["m"], GAP["m"], GAP["s"])
        swings = QWidget()
        above = QVBoxLayout(swings)
        spaced(above, 0, 0)
        above.addWidget(self._about_moments)
        above.addWidget(self.moments, 1)
        self.opinion = self._opinion_list()
        bot = QWidget()
        column = QVBoxLayout(bot)
        spaced(column, 0, 0)
        self._done = label(wrap=True)
        self._done.setContentsMargins(GAP["m"], GAP["m"], GAP["m"], GAP["s"])
        column.addWidget(self._done)
        column.addWidget(self.opinion, 1)
        for name, page in (("log", self.log), ("moments", swings), ("score", self.score), ("bot", bot)):
            self.add(name, page)
        self.allow("score", match.game.kind.scored)
        self.log.clicked.connect(lambda index: self._go_to(self.log_model.entry(index.row()).ply + 1))
        self.log.rule_wanted.connect(self.rule_wanted)
        self.score.rule_wanted.connect(self.rule_wanted)

    def show_moments(self, moments: Sequence[Moment] | None) -> None:
        """Show the largest swings; None while they are not known."""
        self._moments = moments
        self._fill_moments()

    def show_position(self, state: ReplayState) -> None:
        """Bring the pages to the position."""
        self.score_model.show(self._match.position(state.ply), state.view, self._names, None)
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
        self._theme = theme
        self.log.apply_theme(theme)
        self.score.apply_theme(theme)
        self._fill_moments()

    def retranslate(self) -> None:
        super().retranslate()
        self._names = seat_names(self._match.header.seats)
        self.log_model.retranslate(self._names)
        self.log.retranslate()
        self.score.retranslate()
        self.moments.setAccessibleName(self.tr("Key moments"))
        self.opinion.setAccessibleName(self.tr("What the bot thinks of each choice"))
        self._fill_moments()

    def _go_to(self, ply: int) -> None:
        self.command.emit(GoTo(ply))

    def _moment_list(self) -> QListWidget:
        made = QListWidget()
        made.setWordWrap(True)
        made.setItemDelegate(WrappedLines(made))
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.itemActivated.connect(lambda item: self._go_to(item.data(Qt.ItemDataRole.UserRole)))
        made.itemClicked.connect(lambda item: self._go_to(item.data(Qt.ItemDataRole.UserRole)))
        return made

    def _opinion_list(self) -> QListView:
        made = QListView()
        made.setModel(self._ranking)
        made.setItemDelegate(RankingLines(made))
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setFrameShape(QFrame.Shape.NoFrame)
        return made

    def _fill_moments(self) -> None:
        self.moments.clear()
        size = self.fontMetrics().height() + 4
        self.moments.setIconSize(QSize(size, size))
        self._about_moments.setText(self._words_about_moments())
        self._about_moments.setVisible(not self._moments)
        for moment in self._moments or ():
            there = [entry for entry in self.log_model.entries() if entry.ply + 1 == moment.ply]
            own = [entry.sentence for entry in there if entry.seat == moment.seat]
            event, *more = own[-2:] or [there[-1].sentence]
            head = self.tr("Move {ply}: {event}").format(ply=moment.ply, event=event)
            swing = self.tr("Winning chance of {name}: {change}").format(
                name=self._names[moment.seat], change=CHANCES.change(moment.change)
            )
            item = QListWidgetItem("\n".join([head, *more, swing]))
            item.setData(Qt.ItemDataRole.UserRole, moment.ply)
            if self._theme is not None:
                item.setIcon(emblem_icon(moment.seat, self._theme, size))
            self.moments.addItem(item)

    def _words_about_moments(self) -> str:
        if self._moments is None:
            return self.tr("Analysing the game…")
        return self.tr("No single move changed the winning chances much.")
