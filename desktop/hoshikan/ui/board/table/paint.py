"""Painters of pieces: functions from a face to ink, the same for the table, thumbnails and rule books."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.ui.kit.look.theme import Theme

Painter = Callable[[QPainter, QRectF, Any, Theme], None]
"""Draws one face, of the type that its kind of piece has, into a rectangle of scene units.

The painter's state is its own to change.
"""
Painters = Mapping[str, Painter]
"""Painters by `Placement.kind`."""
