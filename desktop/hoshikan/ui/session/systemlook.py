"""The system's look."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication


class SystemLook(QObject):
    """Follows the desktop's colour scheme and its wish for contrast."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.changed)
        hints.accessibility().contrastPreferenceChanged.connect(self.changed)

    def theme(self) -> str:
        """The name of the theme that fits; "night" where the system has no opinion."""
        hints = QGuiApplication.styleHints()
        if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return "contrast"
        return "day" if hints.colorScheme() == Qt.ColorScheme.Light else "night"
