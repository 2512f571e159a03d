"""Draws the lights of a position, the shadows of movable pieces and pictures that the game announces in idle time,
so that the first piece is picked up without a hitch; and draws a map sharp again that has grown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from hoshikan.ui.board.table.choosing import Choosing
from hoshikan.ui.board.table.emphasis import LIGHTS
from hoshikan.ui.board.table.faces import HaloFace
from hoshikan.ui.board.table.model import Placement
from hoshikan.ui.board.table.stage import Stage

_REST: Final = 15
"""Milliseconds between the pictures, for everything else that waits."""
_AT_ONCE: Final = 2
"""Milliseconds of drawing after which the rest is left for the next time."""
_TOGETHER: Final = 8
"""Pieces of a map that are made sharp at once: their pictures are drawn already, and only made to fit."""


class Foreseeing(Protocol):
    """The part of a game needed here; see `ui.board.table.hooks`."""

    def foreseen(self) -> Iterable[Placement]: ...


class Prerendering(QObject):
    """Asks for a few pictures at a time; the cache keeps them."""

    def __init__(self, stage: Stage, choosing: Choosing, game: Foreseeing) -> None:
        super().__init__(stage)
        self._stage = stage
        self._choosing = choosing
        self._game = game
        self._waiting: list[Callable[[], None]] = []
        """In reverse order: the first to be drawn is last."""
        self._clock = QTimer(self)
        self._clock.setInterval(_REST)
        self._clock.timeout.connect(self._draw_next)

    def begin(self) -> None:
        """Light every size of piece that can be used now, once the table is on a screen."""
        usable = [item for item in self._stage if self._choosing.picking.usable(item.key)]
        sizes = {(item.placement.width, item.placement.height, item.reach): item.key for item in usable}
        pieces = [item.key for item in usable if self._choosing.picking.is_piece(item.key)]
        coarse = self._stage.coarse
        self._waiting = [
            *(partial(self._stage.sharpen, coarse[at : at + _TOGETHER]) for at in range(0, len(coarse), _TOGETHER)),
            *(partial(self._draw_cast, key) for key in pieces),
            *(partial(self._draw_light, key, light) for light in LIGHTS for key in sizes.values()),
            *(partial(self._stage.prepare, placement) for placement in self._game.foreseen()),
        ]
        if self._waiting and self._stage.is_in_window:
            self._clock.start()

    def stop(self) -> None:
        """Somebody uses the table."""
        self._clock.stop()

    def _draw_next(self) -> None:
        since = QElapsedTimer()
        since.start()
        while self._waiting and since.elapsed() < _AT_ONCE:  # most are known already, and take no time
            self._waiting.pop()()
        if not self._waiting:
            self._clock.stop()

    def _draw_cast(self, key: str) -> None:
        item = self._stage.get(key)
        if item is not None:
            item.prepare_cast()

    def _draw_light(self, key: str, light: HaloFace) -> None:
        item = self._stage.get(key)
        if item is not None:
            item.prepare_halo(light)
