"""The side panel of a replay: the log, the key moments, and the bot's opinion."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from hoshikan.bots import protocol
from hoshikan.engine import Action, Match, State
from hoshikan.engine.view import View
from hoshikan.teaching.hints import Rated
from hoshikan.ui.board.emblem import emblem_icon
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.models import LogModel, RankingModel, ScoreModel, rated
from hoshikan.ui.board.ranking import RankingLines
from hoshikan.ui.board.score import ScorePanel
from hoshikan.ui.board.side import SidePanel
from hoshikan.ui.features.replay.evaluationhistory import Moment
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import label, spaced
from hoshikan.ui.kit.widgets.tables import WrappedLines
from hoshikan.ui.text.counts import CHANCES
from hoshikan.ui.text.gametext import GameText


class ReplaySide(SidePanel):
    """Pages "log", "moments", "score" (where points are counted) and "bot"."""

    ply_wanted = Signal(int)
    rule_wanted = Signal(str)

    def __init__(self, match: Match, text: GameText[View], names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._names = names
        self._theme: Theme | None = None
        self._ply = -1
        self._moments: Sequence[Moment] | None = None
        """None until they are known."""
        self._opinion: tuple[Sequence[Rated], State, Action | None] | None = None
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
        self.log.clicked.connect(lambda index: self.ply_wanted.emit(self.log_model.entry(index.row()).ply + 1))
        self.log.rule_wanted.connect(self.rule_wanted)
        self.score.rule_wanted.connect(self.rule_wanted)

    def show_ply(self, ply: int, state: State) -> None:
        """Bring the pages to the position after `ply` actions."""
        self.score_model.show(state, state.view(None), self._names, None)
        if ply != self._ply:
            self._ply = ply
            self._opinion = None
            self._fill_opinion()
        self.log.mark_upto(ply)

    def show_moments(self, moments: Sequence[Moment]) -> None:
        """The largest swings, now that all of them are known."""
        self._moments = moments
        self._fill_moments()

    def show_opinion(
        self, ranking: Sequence[protocol.RankedAction], state: State, done: Action | None, scored: bool = True
    ) -> None:
        """Show the engine's rating of the choices at a position, and the played one; `scored` as in `Game.kind`."""
        self._opinion = (rated(ranking, mixed=state.simultaneous, scored=scored), state, done)
        self._fill_opinion()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.log.apply_theme(theme)
        self.score.apply_theme(theme)
        self._fill_moments()

    def say_again(self, names: Sequence[str]) -> None:
        """Everything in the language now installed."""
        self._names = names
        self.retranslate()
        self.log_model.retranslate(names)
        self.log.retranslate()
        self.score.retranslate()
        self.moments.setAccessibleName(self.tr("Key moments"))
        self.opinion.setAccessibleName(self.tr("What the bot thinks of each choice"))
        self._fill_moments()
        self._fill_opinion()

    def _moment_list(self) -> QListWidget:
        made = QListWidget()
        made.setWordWrap(True)
        made.setItemDelegate(WrappedLines(made))
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.itemActivated.connect(lambda item: self.ply_wanted.emit(item.data(Qt.ItemDataRole.UserRole)))
        made.itemClicked.connect(lambda item: self.ply_wanted.emit(item.data(Qt.ItemDataRole.UserRole)))
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

    def _fill_opinion(self) -> None:
        if self._opinion is None:
            self._ranking.show((), None)
            self._done.setText(self.tr("Ask what the bot would play here."))
            return
        ranking, state, done = self._opinion
        view = state.view(state.to_move)
        self._ranking.show(ranking, view)
        played = "" if done is None else self._text.action(str(done), view)
        lines = [self.tr("Played: {move}").format(move=played)] if played else []
        if self._ranking.mixed:
            lines.append(self.tr("How often the bot would make each choice:"))
        else:
            lines.append(self.tr("The winning chance with each choice:"))
        self._done.setText("\n".join(lines))
