"""The table of an exercise with the coach beside it: one for each game, made anew where a stack goes on to another."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from hoshikan.engine import Event
from hoshikan.engine.view import View
from hoshikan.teaching.exercise import ExerciseRun
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.match.moves_model import MovesModel
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.side import SidePanel, row_of
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.puzzles.trypanel import TryPanel
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.people import People

LARGEST: Final = 1.4
"""Scale of a small map, relative to the beginning of a match."""


class ExerciseDesk(QWidget):
    """Shows what the seat may see, and passes tries on."""

    tried = Signal(str)
    """An action in the notation."""
    objected = Signal(str, str)
    """Why that cannot be done at all, and the rule's id or ""."""
    seen = Signal()
    """The animation has been seen."""

    def __init__(self, context: AppContext, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.game_id = game_id
        self.text = text_of(game_id)
        self.scene = new_scene(game_id, context.theme(), self)
        self.scene.set_motion(context.speed())
        context.speed_changed.connect(self.scene.set_motion)
        self.scene.hearing.heard.connect(context.sounds.play)
        # The map of an early position has few tiles.
        self.scene.stage.camera.largest = LARGEST
        self.scene.name_places(wanted=True)  # the answers do
        self.board = TableView(self.scene)
        self.coach = TryPanel()
        self._moves_model = MovesModel(self.text, self)
        self.moves = MovesPanel(self._moves_model)
        self.moves.why_button.hide()
        self.rules = RulesPanel(game_id, context.language)
        self.side = SidePanel()
        for name, page in (("coach", self.coach), ("moves", self.moves), ("rules", self.rules)):
            self.side.add(name, page)
        self.setLayout(row_of(self.board, self.side))
        self._shown: tuple[View, Sequence[str]] | None = None
        self._course: deque[tuple[View, tuple[Event, ...]]] = deque()
        self.scene.action_chosen.connect(self.tried)
        self.scene.attempted.connect(self.tried)
        self.scene.objected.connect(self.objected)
        self.scene.arrived.connect(self.seen)
        self.scene.prompted.connect(lambda sentence: announce(self.board, sentence))
        self.moves.play_wanted.connect(self.tried)
        self.moves.left.connect(lambda: self.board.setFocus(Qt.FocusReason.OtherFocusReason))
        self.moves.pointed.connect(lambda notation: self.scene.set_hint((notation,) if notation else ()))
        self.coach.rule_wanted.connect(self.show_rule)
        self.coach.watch_wanted.connect(self.watch_again)

    def show_run(self, run: ExerciseRun, names: Sequence[str], *, carried_out: bool = False) -> None:
        """The position as the seat sees it; with `carried_out` how the answer led to it."""
        view, seat = run.view(), run.seat
        if carried_out:
            self._course = deque(((run.match.state.view(seat), ()), (view, run.events)))
        elif not run.done:
            self._course.clear()
        actions = [str(action) for action in run.legal_actions()]
        self._shown = view, actions
        faces = People(self._context.notebook).faces(run.match.header.seats)
        self.scene.stage.seat([Sitter(face, mood) for face, mood in zip(faces, moods(view, self.text), strict=True)])
        self._moves_model.show(actions, view)
        if carried_out:
            self.scene.show_position(view, seat, (), names, run.events)
        else:
            self.scene.show_position(view, seat, actions, names, animate=False)

    def watch_again(self) -> None:
        """Show once more how the answer is carried out."""
        if len(self._course) > 1 and not self.scene.is_moving:
            self.scene.show_again(tuple(self._course))

    def put_down(self) -> bool:
        """Put down what is held; False if nothing is."""
        if not self.scene.choosing.is_busy:
            return False
        self.scene.choosing.cancel()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def show_rule(self, rule: str) -> None:
        self.side.open("rules")
        self.rules.show_rule(rule)

    def retranslate(self) -> None:
        for part in (self.side, self.coach, self.moves, self.rules):
            part.retranslate()
        if self._shown is not None:
            self._moves_model.show(self._shown[1], self._shown[0])

    def apply_theme(self, theme: Theme) -> None:
        self.scene.set_theme(theme)
        self.side.fit(self._context.text_size)
        self.coach.apply_theme(theme)
