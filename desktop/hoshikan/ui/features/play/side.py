"""The side panel of a match being played: its pages and the models behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hoshikan.engine import Match, State
from hoshikan.engine.view import View
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.log_model import LogModel
from hoshikan.ui.board.match.moves_model import MovesModel
from hoshikan.ui.board.match.score_model import ScoreModel
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.score import ScorePanel
from hoshikan.ui.board.side import SidePanel
from hoshikan.ui.features.play.hints import HintsPanel
from hoshikan.ui.features.play.session import Advice, PlayState
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.text.gametext import GameText


class TableSide(SidePanel):
    """Log, score (where points are counted), hints, rules and moves of one match."""

    rule_wanted = Signal(str)

    def __init__(
        self,
        match: Match,
        text: GameText[View],
        names: Sequence[str],
        language: Callable[[], str],
        parent: QWidget | None = None,
        taken: Callable[[int], bool] = lambda _ply: False,
    ) -> None:
        """`taken`: whether the action with this number was the only one and taken without asking."""
        super().__init__(parent)
        self._shown: tuple[View | None, Sequence[str]] = (None, ())
        self._viewer: int | None = None
        self.log_model = LogModel(text, match, names, self, taken)
        self.score_model = ScoreModel(text, self)
        self.moves_model = MovesModel(text, self)
        self.log = LogPanel(self.log_model)
        self.score = ScorePanel(self.score_model)
        self.hints = HintsPanel(text)
        self.rules = RulesPanel(match.game.id, language)
        self.moves = MovesPanel(self.moves_model)
        self._match = match
        self._names = names
        for name in ("log", "score", "hints", "rules", "moves"):
            self.add(name, getattr(self, name))
        self.allow("score", match.game.kind.scored)
        self.log.rule_wanted.connect(self.rule_wanted)
        self.score.rule_wanted.connect(self.rule_wanted)
        self.hints.rule_wanted.connect(self.rule_wanted)

    def wait(self) -> None:
        """Wait while something is being shown: the next actions are not listed yet, and the newest lines come by
        `log_model.release`."""
        view, _ = self._shown
        if view is not None:
            self.moves_model.show((), view)
            self.hints.show_position(view, self._names, Advice(), available=False)

    def show_position(self, position: State, state: PlayState) -> None:
        """Bring all pages but the log up to the position."""
        self._shown = (state.view, state.actions)
        self._viewer = state.seat
        self.score_model.show(position, state.view, self._names, self._viewer)
        self.moves_model.show(state.actions, state.view)
        self.hints.show_position(state.view, self._names, state.advice, available=state.can_ask)

    def apply_theme(self, theme: Theme) -> None:
        self.log.apply_theme(theme)
        self.score.apply_theme(theme)

    def say_again(self, names: Sequence[str]) -> None:
        """Everything in the language now installed."""
        self._names = names
        self.retranslate()
        self.log_model.retranslate(names)
        view, actions = self._shown
        if view:
            self.score_model.show(self._match.state, view, names, self._viewer)
            self.moves_model.show(actions, view)
        self.hints.call(names)
        for page in (self.log, self.score, self.hints, self.rules, self.moves):
            page.retranslate()
