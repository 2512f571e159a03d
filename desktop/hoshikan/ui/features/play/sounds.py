"""Sounds of a match: the table, the bell on a person's turn, hints, undo, the end."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Event
from hoshikan.engine.view import View
from hoshikan.ui.board.ending.show import Ending
from hoshikan.ui.board.hints import NOTHING, HintsPanel
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.sound.room import SoundRoom


class TableSounds:
    """Listens to the parts of a table and plays their sounds."""

    def __init__(
        self,
        room: SoundRoom,
        scene: TableScene[View],
        controller: MatchController,
        ending: Ending,
        hints: HintsPanel,
    ) -> None:
        self._room = room
        self._controller = controller
        self._ending = ending
        self._calls = False
        """True if something has happened since the bell, or since a person's own move."""
        self._step = NOTHING
        self._ply = controller.match.ply
        scene.hearing.heard.connect(room.play)
        scene.arrived.connect(self._on_arrived)
        controller.changed.connect(self._on_changed)
        controller.refused.connect(lambda _refusal: room.play("refuse"))
        controller.handed_over.connect(lambda _seat: room.play("bell"))
        controller.finished.connect(self._on_finished)
        ending.motion.sounded.connect(room.play)
        hints.step_shown.connect(self._on_hint)

    def begin(self) -> None:
        """The table is set up. The first sound is the slowest one, and nothing moves yet."""
        self._room.play("deal")

    def _on_changed(self, latest: Sequence[Event]) -> None:
        before, self._ply = self._ply, self._controller.match.ply
        self._calls = bool(latest)
        if not latest and self._ply != before:
            self._room.play("undo")

    def _on_arrived(self) -> None:
        controller = self._controller
        called, self._calls = self._calls, False
        if called and controller.deciding and not self._own_move_was_last():
            self._room.play("bell")

    def _own_move_was_last(self) -> bool:
        """True if the player at the screen goes on after a move of their own, chance aside."""
        match = self._controller.match
        movers = (match.mover(ply) for ply in range(match.ply - 1, -1, -1))
        return next((mover for mover in movers if mover >= 0), None) == self._controller.viewer

    def _on_hint(self, step: int) -> None:
        before, self._step = self._step, step
        if step > before:
            self._room.play("hint")

    def _on_finished(self) -> None:
        if not self._ending.is_playing:
            self._room.play("shimmer")  # without motion the last picture is there at once
