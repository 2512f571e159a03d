"""Renders the application's icon, drawn once as SVG, into the forms each system wants: .png, .ico, .icns.

python packaging/icons.py [FOLDER]    (build/icons by default)
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
DRAWING = ROOT / "resources" / "icons" / "hoshikan.svg"
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    # the same sizes on screens twice as dense
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
    (b"ic10", 1024),
)


def png(size: int) -> bytes:
    """The icon as PNG, `size` pixels wide and high."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNGs by size: header, one 16-byte directory entry each, then the pictures."""
    directory, body = b"", b""
    start = 6 + 16 * len(pictures)
    for size, data in pictures.items():
        edge = size % 256  # 256 is written as 0
        directory += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(data), start + len(body))
        body += data
    return struct.pack("<HHH", 0, 1, len(pictures)) + directory + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon of PNGs by size: four letters and a length before each picture and before the whole."""
    body = b"".join(kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size] for kind, size in ICNS_TYPES)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def render(folder: Path) -> None:
    """Write every form of the icon into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (folder / f"hoshikan-{size}.png").write_bytes(png(size))
    (folder / "hoshikan.ico").write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    (folder / "hoshikan.icns").write_bytes(icns({size: png(size) for size in {size for _, size in ICNS_TYPES}}))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    render(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "icons")
