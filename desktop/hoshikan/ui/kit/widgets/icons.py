"""The toolbar's own icons, drawn in the colour of the text so that every theme has them, and their words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QKeyEvent, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QBoxLayout, QToolButton, QWidget

_ROWS: Final = ((24, "QWERTYUIOP"), (38, "ASDFGHJKL"), (52, "ZXCVBNM"))
"""Scan codes of X11 and Wayland: that of the first key of each row, and the letters from there."""
_BY_SCAN_CODE: Final = MappingProxyType(
    {first + place: letter for first, row in _ROWS for place, letter in enumerate(row)}
)
_MAC: Final = "ASDFHGZXCV BQWERYT             OU IP LJ K    NM"
"""Letters by the virtual key codes of macOS, from 0; a space where no letter is."""
_LAST_LATIN: Final = 0x7F
_FIRST_SPECIAL: Final = 0x01000000
"""From here on Qt's keys are no characters: Escape, arrows, …"""


def latin_letter(event: QKeyEvent, platform: str = "") -> str:
    """The capital Latin letter on the pressed key of a usual keyboard, for a key that types a character of another
    script; "" for every other key. `platform` as Qt names it, the running one by default."""
    if not _LAST_LATIN < event.key() < _FIRST_SPECIAL:
        return ""
    code = event.nativeVirtualKey()
    match platform or QGuiApplication.platformName():
        case "windows":
            return chr(code) if ord("A") <= code <= ord("Z") else ""
        case "cocoa":
            return _MAC[code].strip() if code < len(_MAC) else ""
        case _:
            return _BY_SCAN_CODE.get(event.nativeScanCode(), "")


def typed(event: QKeyEvent) -> str:
    """Return the character of a key where a Latin letter, a digit or a sign is meant."""
    letter = latin_letter(event)
    shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return (letter if shifted else letter.lower()) or event.text()


_SHARE: Final = 0.45
"""Largest share of a bar's width for buttons with words: the rest is for its texts."""
_SENTENCE: Final = 30
"""Room for the sentence of a bar, in heights of its letters: long ones then take two lines."""


def sentence_width(bar: QWidget) -> int:
    """Pixels that the buttons of a bar leave to its sentence at least."""
    return _SENTENCE * bar.fontInfo().pixelSize()


def parts_of(row: QBoxLayout) -> list[QWidget]:
    """Return the widgets in a row, from the left.

    The row is not asked for its items: with that, a window that had been at a table crashed when it was deleted.
    """
    bar = row.parentWidget()
    parts = [] if bar is None else bar.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return sorted((part for part in parts if row.indexOf(part) >= 0), key=row.indexOf)


def name_tools(
    bar: QWidget,
    tools: Collection[QToolButton],
    others: Iterable[QWidget] = (),
    coming: int = 0,
    share: float = _SHARE,
) -> None:
    """Let the tools show their words if `bar` has room for all of them beside its other buttons and
    `coming` pixels of what is hidden at times, within `share` of its width; icons alone have tool tips."""
    style = Qt.ToolButtonStyle
    for tool in tools:
        tool.setToolButtonStyle(style.ToolButtonTextBesideIcon)
    needed = coming + sum(part.sizeHint().width() for part in (*tools, *others) if not part.isHidden())
    if needed > bar.width() * share:
        for tool in tools:
            tool.setToolButtonStyle(style.ToolButtonIconOnly)


GRID: Final = 24.0
"""Icons are drawn on a square of this size."""
_STROKE: Final = 2.0


def icon(name: str, size: int, tint: str, faint: str) -> QIcon:
    """An icon `size` logical pixels wide: `tint` when it can be used, `faint` when it cannot."""
    made = QIcon()
    made.addPixmap(_pixmap(name, size, tint), QIcon.Mode.Normal)
    made.addPixmap(_pixmap(name, size, faint), QIcon.Mode.Disabled)
    return made


def _pixmap(name: str, size: int, tint: str) -> QPixmap:
    app = QGuiApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / GRID, size / GRID)
    pen = QPen(QColor(tint), _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    _DRAWINGS[name](painter)
    painter.end()
    return pixmap


def _undo(painter: QPainter) -> None:
    path = QPainterPath(QPointF(5, 9))
    path.lineTo(14, 9)
    path.arcTo(QRectF(9, 9, 10, 10), 90, -180)
    path.lineTo(9, 19)
    painter.drawPath(path)
    painter.drawPolyline(QPolygonF([QPointF(9, 5), QPointF(5, 9), QPointF(9, 13)]))


def _redo(painter: QPainter) -> None:
    painter.translate(GRID, 0)
    painter.scale(-1, 1)
    _undo(painter)


def _hint(painter: QPainter) -> None:
    path = QPainterPath(QPointF(9, 17))
    path.cubicTo(9, 14, 6, 13, 6, 9)
    path.arcTo(QRectF(6, 3, 12, 12), 180, -180)
    path.cubicTo(18, 13, 15, 14, 15, 17)
    path.closeSubpath()
    painter.drawPath(path)
    painter.drawLine(QPointF(10, 21), QPointF(14, 21))


def _practise(painter: QPainter) -> None:
    """A way that parts."""
    painter.drawLine(QPointF(4, 12), QPointF(10, 12))
    for side in (-1, 1):
        path = QPainterPath(QPointF(10, 12))
        path.cubicTo(14, 12, 13, 12 + 6 * side, 19, 12 + 6 * side)
        painter.drawPath(path)
        tip = QPointF(20, 12 + 6 * side)
        painter.drawPolyline(QPolygonF([tip + QPointF(-3.5, -3), tip, tip + QPointF(-3.5, 3)]))


def _rules(painter: QPainter) -> None:
    path = QPainterPath(QPointF(12, 6))
    path.cubicTo(9, 4, 6, 4, 3, 5)
    path.lineTo(3, 19)
    path.cubicTo(6, 18, 9, 18, 12, 20)
    path.cubicTo(15, 18, 18, 18, 21, 19)
    path.lineTo(21, 5)
    path.cubicTo(18, 4, 15, 4, 12, 6)
    path.lineTo(12, 20)
    painter.drawPath(path)


def _speed(painter: QPainter) -> None:
    painter.drawArc(QRectF(3, 5, 18, 18), 0, 180 * 16)
    painter.drawLine(QPointF(12, 14), QPointF(16, 9))
    painter.drawLine(QPointF(6, 19), QPointF(18, 19))


def _hurry(painter: QPainter) -> None:
    for x in (5, 12):
        painter.drawPolyline(QPolygonF([QPointF(x, 6), QPointF(x + 6, 12), QPointF(x, 18)]))


def _panel(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(3, 5, 18, 14), 2, 2)
    painter.drawLine(QPointF(15, 5), QPointF(15, 19))


def _horn(painter: QPainter) -> None:
    horn = [QPointF(3, 9), QPointF(7, 9), QPointF(12, 5), QPointF(12, 19), QPointF(7, 15), QPointF(3, 15)]
    painter.drawPolygon(QPolygonF(horn))


def _sound(painter: QPainter) -> None:
    _horn(painter)
    for reach in (3.0, 6.5):
        painter.drawArc(QRectF(12 - reach, 12 - reach, 2 * reach, 2 * reach).translated(2, 0), -50 * 16, 100 * 16)


def _mute(painter: QPainter) -> None:
    _horn(painter)
    painter.drawLine(QPointF(16, 9), QPointF(21, 15))
    painter.drawLine(QPointF(21, 9), QPointF(16, 15))


def _share(painter: QPainter) -> None:
    box = ((8, 10), (5, 10), (5, 20), (19, 20), (19, 10), (16, 10))
    painter.drawPolyline(QPolygonF([QPointF(*corner) for corner in box]))
    painter.drawLine(QPointF(12, 3), QPointF(12, 14))
    painter.drawPolyline(QPolygonF([QPointF(8, 7), QPointF(12, 3), QPointF(16, 7)]))


def _check(painter: QPainter) -> None:
    painter.drawPolyline(QPolygonF([QPointF(5, 13), QPointF(10, 18), QPointF(19, 7)]))


def _play(painter: QPainter) -> None:
    painter.drawPolygon(QPolygonF([QPointF(7, 5), QPointF(19, 12), QPointF(7, 19)]))


def _pause(painter: QPainter) -> None:
    painter.drawLine(QPointF(9, 6), QPointF(9, 18))
    painter.drawLine(QPointF(15, 6), QPointF(15, 18))


def _back(painter: QPainter) -> None:
    painter.drawPolyline(QPolygonF([QPointF(15, 5), QPointF(8, 12), QPointF(15, 19)]))


def _forward(painter: QPainter) -> None:
    painter.drawPolyline(QPolygonF([QPointF(9, 5), QPointF(16, 12), QPointF(9, 19)]))


def _closer(painter: QPainter) -> None:
    _farther(painter)
    painter.drawLine(QPointF(12, 5), QPointF(12, 19))


def _farther(painter: QPainter) -> None:
    painter.drawLine(QPointF(5, 12), QPointF(19, 12))


def _whole(painter: QPainter) -> None:
    for x, y in ((4, 4), (20, 4), (20, 20), (4, 20)):
        inward = QPointF(5 if x < GRID / 2 else -5, 5 if y < GRID / 2 else -5)
        corner = QPointF(x, y)
        painter.drawPolyline(QPolygonF([corner + QPointF(inward.x(), 0), corner, corner + QPointF(0, inward.y())]))


def _turn(painter: QPainter) -> None:
    painter.drawRect(QRectF(4, 10, 8, 11))
    painter.drawArc(QRectF(7, 4, 12, 12), -20 * 16, 125 * 16)
    painter.drawPolyline(QPolygonF([QPointF(15.5, 9.5), QPointF(19, 13), QPointF(21.5, 8.5)]))


def _menu(painter: QPainter) -> None:
    for y in (6, 12, 18):
        painter.drawLine(QPointF(4, y), QPointF(20, y))


def _more(painter: QPainter) -> None:
    painter.setBrush(painter.pen().color())
    for x in (5, 12, 19):
        painter.drawEllipse(QPointF(x, 12), 1.2, 1.2)


_DRAWINGS: Final = MappingProxyType[str, Callable[[QPainter], None]](
    {
        "undo": _undo,
        "redo": _redo,
        "hint": _hint,
        "rules": _rules,
        "speed": _speed,
        "hurry": _hurry,
        "practise": _practise,
        "panel": _panel,
        "share": _share,
        "sound": _sound,
        "mute": _mute,
        "check": _check,
        "play": _play,
        "pause": _pause,
        "back": _back,
        "forward": _forward,
        "closer": _closer,
        "farther": _farther,
        "whole": _whole,
        "turn": _turn,
        "menu": _menu,
        "more": _more,
    }
)
