"""Values of an option that are better seen than described: a picture of the table with each, with its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QAbstractButton, QToolButton

from hoshikan.engine import Match, Seat
from hoshikan.engine.game import Game, Option
from hoshikan.ui.board.snapshot import zone_picture
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.choice import Segments

SIZE: Final = QSize(252, 172)
"""Size of a picture, in logical pixels."""
_DEAL: Final = 1
"""Any deal will do: what is shown follows from the option alone."""


class SheetChoice(Segments):
    """Alternatives with pictures, which are painted when they are first wanted."""

    def __init__(self, game: Game, option: Option, zone: str, values: Sequence[Any]) -> None:
        super().__init__(values)
        self._game, self._option, self._zone = game, option, zone
        self._painted: Theme | None = None

    def part(self) -> QAbstractButton:
        made = QToolButton()
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setIconSize(SIZE)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        return made

    def paint_in(self, theme: Theme) -> None:
        """Have the pictures in the colours of a theme."""
        if theme == self._painted:
            return
        self._painted = theme
        for part, value in zip(self._parts(), self._values, strict=True):
            part.setIcon(QIcon(QPixmap.fromImage(self._picture(value, theme))))

    def _picture(self, value: Any, theme: Theme) -> QImage:
        seats = [Seat("human", "") for _ in range(self._game.players_with({self._option.id: value})[0])]
        match = Match.start(self._game, seats, _DEAL, {self._option.id: value})
        names = [""] * len(seats)
        return zone_picture(
            match.game, match.state.view(None), names, self._zone, SIZE, theme, self.devicePixelRatioF()
        )

    def _parts(self) -> list[QAbstractButton]:
        return self._group.buttons()
