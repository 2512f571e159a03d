"""A button with a picture and a menu of all the pictures one may choose instead."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QToolButton, QWidget

from hoshikan.ui.kit.look.theme import NIGHT, Theme

_IN_MENU: Final = 40
"""Logical pixels of a picture in the menu."""


class _LargeIcons(QProxyStyle):
    """Menus show pictures as small as words else."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric == QStyle.PixelMetric.PM_SmallIconSize:
            return _IN_MENU
        return super().pixelMetric(metric, option, widget)


class PictureMenu(QToolButton):
    """Subclasses set the picture and fill the menu when that opens."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = NIGHT
        self._side = side
        self.setProperty("kind", "quiet")
        self.setIconSize(QSize(side, side))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.choices = QMenu(self)
        self._large = _LargeIcons()
        self.choices.setStyle(self._large)
        # Filled when it is wanted: seats come and go while names are typed.
        self.choices.aboutToShow.connect(self._on_opening)

    def fill(self) -> None:
        """Put what may be chosen into the empty menu."""

    def picture(self) -> QIcon:
        """The chosen picture, in the size of the button."""
        return QIcon()

    def offer(self, offered: bool) -> None:
        """Let it be chosen, or only be seen."""
        self.setMenu(self.choices if offered else None)  # type: ignore[arg-type]  # the stub forbids None, Qt takes it
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if offered else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not offered)

    def apply_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.show_picture()

    def show_picture(self) -> None:
        """Show the choice or its colours anew."""
        icon = self.picture()
        icon.addPixmap(icon.pixmap(QSize(self._side, self._side)), QIcon.Mode.Disabled)
        self.setIcon(icon)

    def _on_opening(self) -> None:
        self.choices.clear()
        self.fill()
