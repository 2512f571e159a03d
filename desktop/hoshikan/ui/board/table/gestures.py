"""All that is done to a table with mouse and keyboard: each button, wheel and key handed to who deals with it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from hoshikan.ui.board.table.choosing import Choosing
from hoshikan.ui.board.table.dragdrop import DragAndDrop
from hoshikan.ui.board.table.keyboard import Keyboard
from hoshikan.ui.board.table.panzoom import PanAndZoom
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.board.table.wheelsteps import WheelSteps


class Gestures:
    """Knows the picks and the pieces, and nothing of views, seats and games. Points are the scene's."""

    def __init__(self, stage: Stage, choosing: Choosing) -> None:
        self._stage = stage
        self._choosing = choosing
        self._pieces = DragAndDrop(stage, choosing)
        self._map = PanAndZoom(stage)
        self._keyboard = Keyboard(stage, choosing)
        self._steps = WheelSteps()

    def press(self, button: Qt.MouseButton, point: QPointF, again: bool = False) -> None:
        """The left button takes hold of a piece, else of the map; the middle one of the map. The right one turns the
        piece to be laid, if that can be turned, else it puts everything down. `again`: a double click."""
        self._stage.motion.fast_forward()
        if button == Qt.MouseButton.LeftButton:
            if not self._pieces.press(point, again):
                self._map.grab(point)
        elif button == Qt.MouseButton.MiddleButton:
            self._map.grab(point)
        elif button == Qt.MouseButton.RightButton and not self._turn(1):
            self._choosing.cancel()

    def move(self, point: QPointF) -> None:
        """The mouse moves, with a button down or not."""
        if not self._map.drag(point, self._pieces.drag_from):
            self._pieces.move(point)

    def release(self, button: Qt.MouseButton, point: QPointF) -> None:
        """A button goes up."""
        moved_map = self._map.dragging
        self._map.let_go()
        if button == Qt.MouseButton.LeftButton:
            self._pieces.release(point, moved_map)

    def wheel(self, event: QGraphicsSceneWheelEvent) -> bool:
        """Turn what is picked up or pointed at, once for each notch, else zoom the map, as Ctrl does in any case; False
        if the table has no use for the wheel."""
        if event.orientation() != Qt.Orientation.Vertical:
            return False
        point, delta = event.scenePos(), event.delta()
        zooms = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        at_hand = self._choosing.is_busy or self._pieces.is_over_something(point)
        if zooms or not (at_hand and self._choosing.can_turn):
            self._steps.forget()
            return self._map.wheel(point, delta)
        steps = self._steps.add(delta, event.timestamp())
        for _ in range(abs(steps)):
            self._turn(-1 if steps > 0 else 1)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """A key goes down; False if the table has no use for it."""
        used = self._keyboard.press(event)
        self._pieces.hold_on()
        return used or self._map.key(event)

    def _turn(self, step: int) -> bool:
        turned = self._choosing.turn(step)
        self._pieces.hold_on()
        return turned

    def move_zone(self, step: int) -> bool:
        """Move the focus to the next (1) or previous (-1) zone; False if there is none."""
        return self._keyboard.move_zone(step)

    def let_go(self) -> None:
        """Let what is carried float back to where it belongs."""
        self._pieces.let_go()
