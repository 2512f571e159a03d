"""Painting into an SVG file: what Qt's own way of doing so gets wrong is put right here, once for all painters."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTextLayout, QTextOption, QTransform
from PySide6.QtSvg import QSvgGenerator


class VectorPainter(QPainter):
    """A painter for `QSvgGenerator`.

    Letters become outlines, since fonts are not everywhere. Clips within clips end as they should: Qt keeps the inner
    one when `restore` brings the outer one back, so that is set anew.
    """

    def __init__(self, generator: QSvgGenerator) -> None:
        super().__init__(generator)
        self._clip: QPainterPath | None = None
        """The clip, in the coordinates of the file; None for no clip."""
        self._saved: list[QPainterPath | None] = []

    def save(self) -> None:
        self._saved.append(self._clip)
        super().save()

    def restore(self) -> None:
        super().restore()
        before, self._clip = self._clip, self._saved.pop()
        if self._clip is before:
            return
        if self._clip is None:
            super().setClipping(False)
            return
        placed = self.worldTransform()
        self.setWorldTransform(QTransform())
        super().setClipPath(self._clip)
        self.setWorldTransform(placed)

    def setClipping(self, enable: bool) -> None:
        assert not enable, "a clip that was switched off comes back by `restore` alone"
        self._clip = None
        super().setClipping(False)

    def setClipPath(self, path: QPainterPath, op: Qt.ClipOperation = Qt.ClipOperation.ReplaceClip) -> None:
        placed = self.worldTransform().map(path)
        if op == Qt.ClipOperation.IntersectClip and self._clip is not None:
            placed = placed & self._clip
        self._clip = placed
        super().setClipPath(path, op)

    def setClipRect(self, *arguments: Any) -> None:
        """As Qt's, of a QRectF."""
        rect, *operation = arguments
        path = QPainterPath()
        path.addRect(QRectF(rect))
        self.setClipPath(path, *operation)

    def drawText(self, *arguments: Any) -> None:  # type: ignore[override]  # two of Qt's ways to call it
        """As Qt's, of a point on the base line and a text, or of a rectangle, flags and a text."""
        letters = QPainterPath()
        letters.setFillRule(Qt.FillRule.WindingFill)
        if len(arguments) == 2:
            start, text = arguments
            letters.addText(QPointF(start), self.font(), text)
        else:
            self._set_lines(letters, *arguments)
        self.fillPath(letters, self.pen().color())

    def _set_lines(self, letters: QPainterPath, rect: QRectF, flags: int, text: str) -> None:
        """The outlines of words on as many lines as they take, in a rectangle."""
        layout = QTextLayout(text.replace("\n", "\N{LINE SEPARATOR}"), self.font())
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        wraps = flags & Qt.TextFlag.TextWordWrap.value
        option.setWrapMode(QTextOption.WrapMode.WordWrap if wraps else QTextOption.WrapMode.ManualWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        height = 0.0
        lines = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(rect.width())
            lines.append((line, height))
            height += line.height()
        layout.endLayout()
        top = rect.y()
        if flags & Qt.AlignmentFlag.AlignVCenter.value:
            top += (rect.height() - height) / 2
        elif flags & Qt.AlignmentFlag.AlignBottom.value:
            top += rect.height() - height
        for line, above in lines:
            free = rect.width() - line.naturalTextWidth()
            aside = 0.0
            if flags & Qt.AlignmentFlag.AlignHCenter.value:
                aside = free / 2
            elif flags & Qt.AlignmentFlag.AlignRight.value:
                aside = free
            said = text[line.textStart() : line.textStart() + line.textLength()].rstrip()
            letters.addText(QPointF(rect.x() + aside, top + above + line.ascent()), self.font(), said)
