"""Materials of things on a table: cloth, paper, wood, soft shadows. Drawn once for each picture, never per frame.

Textures are small tiles of noise from a generator of their own, so that every start shows the same cloth. The theme of
high contrast has none of it: there everything is flat.
"""

from __future__ import annotations

import random
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from hoshikan.ui.kit.look.theme import Theme, color, is_flat


class Boards(NamedTuple):
    """Colours as "#rrggbb" of a shelf in one theme."""

    wall: tuple[str, str, str]
    """From the top of the wall to its foot."""
    wood: tuple[str, str, str, str]
    """Colours of a board: the lit edge, its front from above to below, and the dark line under it."""
    ink: str
    """Words on wood: 4.5 : 1 on its front."""
    quiet: str
    """Stars still to come, on wood: 3 : 1 on its front."""
    plate: tuple[str, str]
    """Paper of a plate, from above to below."""
    plate_edge: str
    plate_ink: str
    letters: tuple[str, str]
    """Lettering on a cover, from above to below."""
    outline: str
    """Around the lettering."""


BOARDS: Final = MappingProxyType(
    {
        "night": Boards(
            wall=("#0b1124", "#131b38", "#0d1430"),
            wood=("#a9784a", "#6a452a", "#4a2e1b", "#1c100a"),
            ink="#fbeed2",
            quiet="#c49c75",
            plate=("#fbf4e2", "#e7d8b4"),
            plate_edge="#a98f5c",
            plate_ink="#2a1d10",
            letters=("#fff8df", "#f3c75c"),
            outline="#140b08",
        ),
        "day": Boards(
            wall=("#f6f1e8", "#efe7da", "#e2d6c4"),
            wood=("#f4e0bd", "#dcbb8a", "#c9a26c", "#8f6a3c"),
            ink="#3a2410",
            quiet="#73501f",
            plate=("#fffdf6", "#f1e6cb"),
            plate_edge="#a98f5c",
            plate_ink="#2a1d10",
            letters=("#fffaf0", "#ffe0a0"),
            outline="#2b1730",
        ),
        "contrast": Boards(
            wall=("#000000", "#000000", "#000000"),
            wood=("#ffffff", "#000000", "#000000", "#ffffff"),
            ink="#ffffff",
            quiet="#8c8c8c",
            plate=("#ffffff", "#ffffff"),
            plate_edge="#000000",
            plate_ink="#000000",
            letters=("#ffffff", "#ffffff"),
            outline="#000000",
        ),
    }
)
"""By the name of the theme."""


Texture = Literal["paper", "cloth", "wood"]

TILE: Final = 256
"""Pixels of a texture before it repeats."""
CONTACT: Final = (0.008, 0.022, 0.40)
"""The shadow where a thing touches the table: how far it falls and how soft it is, as shares of the thing's shorter
side, and how dark it is."""
CAST: Final = (0.05, 0.12, 0.30)
"""The same of the shadow that it casts."""
LIFTED: Final = (0.13, 0.20, 0.34)
"""The same of what is held above the table."""
_STRENGTH: Final = MappingProxyType({"paper": 0.05, "cloth": 0.045, "wood": 0.14})
"""Largest shift of a colour towards black or white by a texture."""
_BLUR: Final = 3
"""Pixels of a shadow's softness where it is made small."""
_KEPT: Final = 16_384
"""Pixels up to which such a small shadow is kept for the next piece of this shape."""
_PALER: Final = 0.6
"""Strength of the weave in light cloth, where it is seen more."""
_VIGNETTE: Final = 0.30
_RIM: Final = 0.0065
"""Breadth of the table's rim as a share of its width."""


def resolution(painter: QPainter) -> float:
    """Pixels of what is painted on for each unit of the painter."""
    return max(0.01, painter.deviceTransform().map(QPointF(1, 0)).x() - painter.deviceTransform().map(QPointF()).x())


def texture(kind: Texture, painter: QPainter) -> QBrush:
    """Return a brush that lightens and darkens the colours below, its grain as fine as the pixels of `painter`."""
    brush = QBrush(_tile(kind))
    finer = 1 / max(0.01, painter.device().devicePixelRatio())
    brush.setTransform(QTransform.fromScale(finer, finer))
    return brush


@cache
def _tile(kind: Texture) -> QImage:
    """The texture as light and dark that can be laid on any colour."""
    if kind == "paper":
        layers = (_noise(1, TILE, TILE), _noise(2, TILE // 2, TILE), _noise(3, TILE, TILE // 3))
    elif kind == "cloth":  # weft and warp
        layers = (_noise(4, TILE // 8, TILE), _noise(5, TILE, TILE // 8), _noise(6, TILE // 2, TILE // 2))
    else:
        layers = (_noise(7, TILE // 64, TILE), _noise(8, TILE // 16, TILE // 2), _noise(9, TILE // 4, TILE))
    mixed = QImage(TILE, TILE, QImage.Format.Format_RGB32)
    painter = QPainter(mixed)
    for number, layer in enumerate(layers, 1):
        painter.setOpacity(1 / number)  # the mean of all
        painter.drawImage(0, 0, layer.convertToFormat(QImage.Format.Format_RGB32))
    painter.end()
    grey = mixed.convertToFormat(QImage.Format.Format_Grayscale8)
    # Half of the noise lies within an eighth of the middle once it is mixed.
    levels = bytes(grey.constBits())
    reach = 255 * _STRENGTH[kind] / 48
    light = levels.translate(bytes(min(255, round(max(0, level - 128) * reach)) for level in range(256)))
    dark = levels.translate(bytes(min(255, round(max(0, 128 - level) * reach)) for level in range(256)))
    pixels = bytearray(4 * TILE * TILE)
    for channel in range(3):
        pixels[channel::4] = light
    pixels[3::4] = bytes(map(max, light, dark))
    return QImage(bytes(pixels), TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _noise(seed: int, width: int, height: int) -> QImage:
    """Return grey noise of `width` by `height` grains, stretched to a tile."""
    grains = random.Random(seed).randbytes(width * height)
    image = QImage(grains, width, height, width, QImage.Format.Format_Grayscale8).copy()
    return image.scaled(TILE, TILE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def draw_surface(painter: QPainter, path: QPainterPath, theme: Theme, kind: Texture = "paper") -> None:
    """The grain of a thing that is already filled, its upper edge in the light and its lower one in the dark."""
    if is_flat(theme):
        return
    unit = 1 / resolution(painter)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path, texture(kind, painter))
    painter.fillPath(path - path.translated(0, 1.2 * unit), color(theme.light, 0.55))
    painter.fillPath(path - path.translated(0, -2 * unit), color(theme.shadow, 0.34))
    painter.restore()


def draw_shadows(painter: QPainter, path: QPainterPath, side: float, theme: Theme) -> None:
    """Draw the two shadows of a thing on the table whose shorter side is `side`. They may reach beyond the
    thing's own rectangle, so no clip holds for them."""
    if is_flat(theme):
        return
    painter.save()
    painter.setClipping(False)
    shape = _written(path)
    for falls, soft, dark in (CAST, CONTACT):
        blur = max(side * soft, 1 / resolution(painter))
        around = path.boundingRect().adjusted(-2 * blur, -2 * blur, 2 * blur, 2 * blur)
        small = _BLUR / blur
        kept = around.width() * around.height() * small**2 < _KEPT
        image = (_shadow if kept else _shadow.__wrapped__)(shape, blur, theme.shadow)
        painter.setOpacity(dark)
        extent = QRectF(around.x(), around.y(), image.width() / small, image.height() / small)
        painter.drawImage(extent.translated(0, side * falls), image)
    painter.restore()


@lru_cache(maxsize=128)
def _shadow(shape: bytes, blur: float, tint: str) -> QImage:
    """Return a shadow `blur` soft, made small. Nine of ten are those of another piece of the same shape, or of the same
    piece in another resolution."""
    path = _read(shape)
    around = path.boundingRect().adjusted(-2 * blur, -2 * blur, 2 * blur, 2 * blur)
    small = _BLUR / blur
    image = _blank(around.width() * small, around.height() * small)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(small, small)
    painter.translate(-around.topLeft())
    painter.fillPath(path, color(tint))
    painter.end()
    return softened(image)


def _written(path: QPainterPath) -> bytes:
    from PySide6.QtCore import QByteArray, QDataStream, QIODevice  # after the first picture, as all shadows are

    data = QByteArray()
    QDataStream(data, QIODevice.OpenModeFlag.WriteOnly) << path
    return bytes(data.data())


def _read(shape: bytes) -> QPainterPath:
    from PySide6.QtCore import QByteArray, QDataStream

    path = QPainterPath()
    QDataStream(QByteArray(shape)) >> path
    return path


def cast_by(picture: QImage, soft: float, theme: Theme) -> QImage:
    """Return the soft shadow of `picture`'s content, `soft` pixels beyond its edges on every side.

    It is made small, since fine detail is not visible in it: its pixel ratio is its scale."""
    small = min(1.0, _BLUR / max(soft, 1.0))
    image = _blank((picture.width() + 4 * soft) * small, (picture.height() + 4 * soft) * small)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    place = QRectF(2 * soft * small, 2 * soft * small, picture.width() * small, picture.height() * small)
    painter.drawImage(place, picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), color(theme.shadow))
    painter.end()
    made = softened(image)
    made.setDevicePixelRatio(small)
    return made


def softened(image: QImage) -> QImage:
    """A small picture without its sharp edges. Made smaller and as large again, twice: hundreds of pieces have shadows,
    and weighing the pixels around each one takes ten times as long."""
    smooth, stretched = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    size = image.size()
    coarse = QSize(max(1, round(size.width() / _BLUR)), max(1, round(size.height() / _BLUR)))
    for _ in range(2):
        image = image.scaled(coarse, stretched, smooth).scaled(size, stretched, smooth)
    return image


def _blank(width: float, height: float) -> QImage:
    image = QImage(max(1, round(width)), max(1, round(height)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def draw_cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The cloth of a table with the lamp at its upper left, darker towards its edges, and a rim of wood around it."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(rect, color(theme.cloth))
    if not is_flat(theme):
        reach = max(rect.width(), rect.height())
        lamp = QPointF(rect.x() + rect.width() * 0.42, rect.y() + rect.height() * 0.36)
        light = QRadialGradient(lamp, reach * 0.62)
        light.setColorAt(0, color(theme.cloth_light))
        light.setColorAt(1, color(theme.cloth_light, 0))
        painter.fillRect(rect, light)
        painter.setOpacity(1.0 if theme.dark else _PALER)
        painter.fillRect(rect, texture("cloth", painter))
        painter.setOpacity(1.0)
        edge = QRadialGradient(rect.center(), reach * 0.62)
        edge.setColorAt(0.55, color(theme.cloth_edge, 0))
        edge.setColorAt(1, color(theme.cloth_edge, min(1.0, 2.4 * _VIGNETTE)))
        painter.fillRect(rect, edge)
        _draw_rim(painter, rect, theme)
    painter.restore()


def rim(width: float) -> float:
    """Return the breadth of the wood around a cloth that is `width` wide."""
    return max(3.0, width * _RIM)


def _draw_rim(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Wood along the edges of `rect`, and its shadow on the cloth."""
    broad = rim(rect.width())
    inner = rect.adjusted(broad, broad, -broad, -broad)
    shade = broad * 2.4
    for start, end, place in (
        (inner.topLeft(), inner.topLeft() + QPointF(0, shade), QRectF(inner.x(), inner.y(), inner.width(), shade)),
        (inner.topLeft(), inner.topLeft() + QPointF(shade, 0), QRectF(inner.x(), inner.y(), shade, inner.height())),
    ):
        fall = QLinearGradient(start, end)
        fall.setColorAt(0, color(theme.shadow, 0.42))
        fall.setColorAt(1, color(theme.shadow, 0))
        painter.fillRect(place, fall)
    frame = QPainterPath()
    frame.addRect(rect)
    hole = QPainterPath()
    hole.addRoundedRect(inner, broad, broad)
    frame -= hole
    painter.fillPath(frame, color(theme.wood))
    painter.fillPath(frame, texture("wood", painter))
    outer = QPainterPath()
    outer.addRoundedRect(inner.adjusted(-1, -1, 1, 1), broad, broad)
    painter.fillPath((outer - hole) & frame, color(theme.light, 0.16))


def printed(theme: Theme, lit: bool) -> tuple[QColor, QColor, QColor]:
    """The colours of a zone printed on the cloth: ground, line and name; `lit` while a piece may go there."""
    if lit:
        return color(theme.glow, 0.16), color(theme.glow, 0.95), color(theme.text)
    strong = 0.95 if is_flat(theme) else 0.55
    return color(theme.printed, 0.0 if is_flat(theme) else 0.34), color(theme.thread, strong), color(theme.muted)
