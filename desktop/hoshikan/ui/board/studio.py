"""Pictures of tables where no window is: for notebooks, commands and whatever else draws a position.

All of it needs an `application()` first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import BinaryIO, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, qRgb
from PySide6.QtWidgets import QApplication

from hoshikan.engine.match import Match
from hoshikan.engine.view import View
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.snapshot import picture_of
from hoshikan.ui.board.table.gif import Animation, palette_of
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.vectors import svg_of
from hoshikan.ui.kit.look.fonts import application_font
from hoshikan.ui.kit.look.theme import THEMES

Size = tuple[int, int]
"""Width and height in pixels."""

SAMPLES: Final = 8
"""Positions of a match whose colours decide which the animation has."""
SAMPLED_WIDTH: Final = 240
END: Final = 4
"""Factor on the duration of the last picture of an animation."""


@cache
def _own_application() -> QApplication:
    """Qt without a display, whatever the system has: nothing of it is ever shown."""
    app = QApplication(["hoshikan", "-platform", "offscreen"])
    app.setStyle("Fusion")
    app.setFont(application_font(100))
    return app


def application() -> QCoreApplication:
    """The application that runs already, else one of our own. Raises TypeError beside one that cannot paint."""
    running = QCoreApplication.instance()
    if running is None:
        return _own_application()
    if not isinstance(running, QApplication):
        raise TypeError("pictures of tables need a QApplication, and another kind of Qt application is running")
    return running


def svg(view: View, seat: int | None, names: Sequence[str], size: Size, theme: str, description: str = "") -> str:
    """Return the table as an SVG file. `description` is its text for a screen reader."""
    with _table(view.game, theme) as scene:
        scene.show_position(view, seat, (), names)
        return svg_of(scene, QSize(*size), text_of(view.game).title(), description)


def png(view: View, seat: int | None, names: Sequence[str], size: Size, theme: str) -> bytes:
    """The table as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    with _table(view.game, theme) as scene:
        scene.show_position(view, seat, (), names)
        picture_of(scene, QSize(*size)).save(buffer, "PNG")  # type: ignore[call-overload]  # the stub wants bytes, Qt a str
    return bytes(buffer.data().data())


def animate(
    match: Match,
    plies: Sequence[int],
    seat: int | None,
    names: Sequence[str],
    size: Size,
    theme: str,
    pause: int,
    out: BinaryIO,
    progress: Callable[[int], object] = lambda _: None,
) -> None:
    """A match as an animated GIF: a picture for each of `plies`, `pause` hundredths of a second apart, the last one
    seen for `END` times as long. `progress` is called with the number done. Raises OSError."""
    with _table(match.game.id, theme) as scene:

        def shot(ply: int) -> QImage:
            scene.show_position(match.position(ply).view(seat), seat, (), names, animate=False)
            return picture_of(scene, QSize(*size))

        step = max(1, len(plies) // SAMPLES)
        colours = palette_of(map(_sampled, map(shot, [*plies[::step], plies[-1]])))
        table = [qRgb(*colour) for colour in colours]
        film = Animation(out, *size, colours)
        for done, ply in enumerate(plies, start=1):
            film.add(_numbered(shot(ply), table), pause * (END if ply == plies[-1] else 1))
            progress(done)
        film.close()


@contextmanager
def _table(game_id: str, theme: str) -> Iterator[TableScene[View]]:
    scene = new_scene(game_id, THEMES[theme])
    try:
        yield scene
    finally:
        # A scene and its parts know each other: its pictures would stay until a collection that counts no pixels.
        scene.stage.pictures.clear()
        scene.clear()


def _sampled(image: QImage) -> Sequence[int]:
    small = image.scaledToWidth(SAMPLED_WIDTH, Qt.TransformationMode.SmoothTransformation)
    return memoryview(small.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I").tolist()


def _numbered(image: QImage, table: Sequence[int]) -> bytes:
    """Each pixel as the number of the nearest colour. Not dithered: what does not change is to stay the same."""
    plain = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    made = image.convertToFormat(QImage.Format.Format_RGB32).convertToFormat(
        QImage.Format.Format_Indexed8, table, plain
    )
    width, line, data = made.width(), made.bytesPerLine(), bytes(made.constBits())
    return b"".join(data[start : start + width] for start in range(0, line * made.height(), line))
