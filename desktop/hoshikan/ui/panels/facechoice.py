"""Whose face somebody plays under: a button with the portrait, and a menu of all of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QToolButton, QWidget

from hoshikan.ui.look.literal import literal
from hoshikan.ui.look.portraits import FACES
from hoshikan.ui.look.theme import NIGHT, Theme
from hoshikan.ui.panels.emblem import emblem_pixmap, portrait_pixmap
from hoshikan.ui.table.sitters import Sitter
from hoshikan.ui.text.facewords import FaceWords

SIDE: Final = 52
"""Logical pixels of a portrait on its button."""


_IN_MENU: Final = 40
"""… and in the menu."""


class _LargeIcons(QProxyStyle):
    """Menus show pictures as small as words else."""

    def pixelMetric(  # noqa: N802  # Qt's name
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric == QStyle.PixelMetric.PM_SmallIconSize:
            return _IN_MENU
        return super().pixelMetric(metric, option, widget)


class FaceChoice(QToolButton):
    """Shows a face on the colour of its seat; people choose another one."""

    chosen = Signal(str)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._theme = NIGHT
        self.face = ""
        self.setProperty("kind", "quiet")
        self.setIconSize(QSize(SIDE, SIDE))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self._large = _LargeIcons()
        self._menu.setStyle(self._large)
        # Filled when it is wanted: seats come and go while names are typed.
        self._menu.aboutToShow.connect(self._fill)

    def show_face(self, face: str) -> None:
        """Show another face."""
        self.face = face
        self._paint()

    def offer(self, offered: bool) -> None:
        """Let people choose; a bot has the face of its name."""
        self.setMenu(self._menu if offered else None)  # type: ignore[arg-type]  # the stub forbids None, Qt takes it
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if offered else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not offered)

    def say(self, name: str) -> None:
        """What it is called for screen readers, in the language now installed."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(FaceWords().name(self.face))
        self.setToolTip(literal(name))

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._paint()

    def _choose(self, face: str) -> None:
        self.show_face(face)
        self.setAccessibleDescription(FaceWords().name(face))
        self.chosen.emit(face)

    def _icon(self, face: str) -> QIcon:
        if face:
            return QIcon(portrait_pixmap(Sitter(face), self._seat, self._theme, SIDE))
        return QIcon(emblem_pixmap(self._seat, self._theme, SIDE))

    def _paint(self) -> None:
        icon = self._icon(self.face)
        icon.addPixmap(icon.pixmap(QSize(SIDE, SIDE)), QIcon.Mode.Disabled)
        self.setIcon(icon)

    def _fill(self) -> None:
        self._menu.clear()
        words = FaceWords()
        for face in ("", *FACES):
            action = self._menu.addAction(self._icon(face), words.name(face))
            action.setCheckable(True)
            action.setChecked(face == self.face)
            action.triggered.connect(lambda _checked=False, face=face: self._choose(face))
