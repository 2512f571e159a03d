"""The least a Qt program can do: an application, a widget, one paint event. Run as a program by `start`."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget


class Bare(QWidget):
    """Says when it has been painted, and leaves."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        QTimer.singleShot(0, self, self.leave)

    def leave(self) -> None:
        sys.stdout.write("painted\n")
        sys.stdout.flush()
        QApplication.quit()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    window = Bare()
    window.resize(1280, 800)
    window.show()
    sys.exit(application.exec())
