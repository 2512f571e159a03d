"""What draws a piece: a function from a face to ink, the same for the table, thumbnails and rule books."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.ui.theme import Theme

Painter = Callable[[QPainter, QRectF, str, Theme], None]
"""Draws one face into a rectangle of scene units; the painter's state is its own to change."""
Painters = Mapping[str, Painter]
"""Painters by `Placement.kind`."""
