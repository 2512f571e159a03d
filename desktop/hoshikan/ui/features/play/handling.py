"""A first lesson for all games: how a table is handled. Done on a real one, where each thing counts once it is done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from hoshikan.library import Library, LibraryProblem
from hoshikan.teaching.lessons import HANDLING
from hoshikan.ui.board.match.deals import default_match
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.play.session import Turn
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared.messages import Messages

GAME: Final = "carcassonne-star-wars"
"""A game whose table has everything: pieces that turn, and a map."""
SEED: Final = 6
"""A deal whose first tile can be turned wherever it fits."""
STEPS: Final = ("show", "turn", "do", "drag", "zoom", "undo", "hint")
KEY: Final = "handling"
_DRAGGED: Final = 24
"""Pixels by which a press has moved that was no click."""


class HandlingPage(TablePage):
    """A match against a bot that is not stored; the line above the table shows the next step."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        self._at = 0
        self._ready = ""
        """The action that has been shown in its place and waits to be done."""
        self._pressed: QPointF | None = None
        self._way = 0.0
        """Distance of the mouse with its button down; 0 for keys."""
        self._by_mouse = False
        super().__init__(context, default_match(context.games[GAME], context.settings.player_name, SEED), None, parent)
        self.scene.action_ready.connect(self._on_ready)
        self.scene.action_chosen.connect(self._on_done)
        self.scene.stage.camera_moved.connect(self._on_camera)
        self.board.viewport().installEventFilter(self)

    @property
    def step(self) -> str:
        """The current step; "" after the last."""
        return STEPS[self._at] if self._at < len(STEPS) else ""

    def title(self) -> str:
        return self.tr("Table controls")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Detect whether an action came from a click, a drag or a key."""
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonPress:
                self._pressed, self._way, self._by_mouse = event.position(), 0.0, True
            elif self._pressed is not None and event.type() == QEvent.Type.MouseMove:
                self._way = max(self._way, (event.position() - self._pressed).manhattanLength())
        elif event.type() == QEvent.Type.KeyPress:
            self._by_mouse = False
        return super().eventFilter(watched, event)

    def _library(self) -> Library | None:
        return None

    def _on_ready(self, notation: str) -> None:
        before, self._ready = self._ready, notation
        if notation and self.step == "show":
            self._tried("show")
        elif notation and before and notation != before:
            self._tried("turn")

    def _on_done(self, _notation: str) -> None:
        if self.step in ("show", "turn"):
            # Whoever has done it at once knows how.
            self._at = STEPS.index("do")
        if self.step == "do":
            self._tried("do")
        elif not self._by_mouse or self._way >= _DRAGGED:
            self._tried("drag")

    def _on_camera(self) -> None:
        self._tried("zoom")

    def _on_tool(self, name: str) -> None:
        super()._on_tool(name)
        self._tried(name)

    def _tried(self, step: str) -> None:
        if not step or step != self.step:
            return
        self._at += 1
        self.context.sounds.play("star")
        if not self.step:
            done = NoticeAction(lambda: self.tr("All lessons"), lambda: self.open_learn.emit(""))
            self.notice.emit(Notice(KEY, self._farewell, actions=(done,), here=True))
            self._keep_done()
        self._show_turn()
        announce(self.board, self.instruction())

    def _show_turn(self) -> None:
        super()._show_turn()
        if self.step and self.session.state.turn is not Turn.OVER:
            self.bar.status.say(self.instruction())

    def _keep_done(self) -> None:
        try:
            self.context.library.lessons.complete(*HANDLING)
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("library", lambda: Messages().of(problem), bad=True))

    def instruction(self) -> str:
        """Return the current step in words."""
        words = {
            "show": self.tr("Click a lit place to preview the tile there. (Or use the arrow keys, then Enter.)"),
            "turn": self.tr("Turn it: click it again, scroll over it, or right-click."),
            "do": self.tr("Lay it: click the tick, double-click it, or press Enter."),
            "drag": self.tr("Now drag a piece to a lit place and let go. Esc puts it back."),
            "zoom": self.tr("Zoom in: scroll over the map or press +. Press 0 to see everything again."),
            "undo": self.tr("Undo your last move: press the arrow above, or Ctrl+Z."),
            "hint": self.tr("Not sure what to do? Press Hint, or H."),
            "": self._farewell(),
        }
        if not self.step:
            return words[""]
        return self.tr("{number} of {count}: {what}").format(
            number=self._at + 1, count=len(STEPS), what=words[self.step]
        )

    def _farewell(self) -> str:
        return self.tr("That's all you need to know. Every table works like this.")
