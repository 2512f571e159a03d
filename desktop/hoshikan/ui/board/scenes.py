"""The tables of the games, found by their ids, and pictures of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from hoshikan.engine import Game, View
from hoshikan.ui.board.screens import room, text_of
from hoshikan.ui.board.table.drawing import draw_table_ground
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.text.gametext import V


def new_scene(game_id: str, theme: Theme, parent: QObject | None = None, *, edits: bool = False) -> TableScene[View]:
    """Return a fresh table of a game (`screen/scene.py`), empty until a position is shown; with `edits` one on which a
    position is set up (`screen/scene.py`)."""
    made = room(game_id, "scene").EditScene if edits else room(game_id, "scene").Scene
    scene = made(text_of(game_id), theme, parent)
    assert isinstance(scene, TableScene)
    return scene


def new_table(
    game_id: str, theme: Theme, parent: QObject, wire: Callable[[TableScene[View]], object], *, edits: bool = False
) -> TableView:
    """Return the view of a fresh table. `wire` is given the scene before the view listens to it."""
    scene = new_scene(game_id, theme, parent, edits=edits)
    wire(scene)
    return TableView(scene)


@contextmanager
def scene_for_pictures(game_id: str, theme: Theme) -> Iterator[TableScene[View]]:
    """Yield a table that is in no window."""
    scene = new_scene(game_id, theme)
    try:
        yield scene
    finally:
        # A scene and its parts know each other: its pictures would stay until a collection that counts no pixels.
        scene.stage.pictures.clear()
        scene.clear()


def snapshot(
    game: Game,
    view: View,
    seat: int | None,
    names: Sequence[str],
    size: QSize,
    theme: Theme,
    dpr: float = 1.0,
    sitters: Sequence[Sitter] = (),
) -> QImage:
    """Return a picture of `view`, as seen by `seat` (None: a spectator), `size` logical pixels large."""
    with scene_for_pictures(game.id, theme) as scene:
        scene.stage.seat(sitters)
        scene.set_aspect(size.width() / size.height())
        scene.show_position(view, seat, (), names)
        return picture_of(scene, size, dpr)


def zone_picture(
    game: Game, view: View, names: Sequence[str], zone: str, size: QSize, theme: Theme, dpr: float = 1.0
) -> QImage:
    """The part of a table where the pieces of a zone lie, as large as fits into `size` logical pixels."""
    with scene_for_pictures(game.id, theme) as scene:
        scene.show_position(view, None, (), names)
        place = QRectF()
        for item in scene.stage:
            if item.placement.zone == zone:
                place |= item.sceneBoundingRect()
        image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(dpr)
        image.fill(QColor(theme.sky_bottom))
        if not place.isEmpty():
            scale = min(size.width() / place.width(), size.height() / place.height())
            scene.set_resolution(scale * dpr)
            painter = QPainter(image)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            fitted = QRectF(0, 0, place.width() * scale, place.height() * scale)
            fitted.moveCenter(QPointF(size.width() / 2, size.height() / 2))
            scene.render(painter, fitted, place)
            painter.end()
        return image


def picture_of(scene: TableScene[V], size: QSize, dpr: float = 1.0) -> QImage:
    """The scene as it is now, on its ground."""
    scene.set_aspect(size.width() / size.height())
    extent = scene.sceneRect()
    scale = min(size.width() / extent.width(), size.height() / extent.height())
    scene.set_resolution(scale * dpr)
    image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    draw_table_ground(painter, QRectF(0, 0, size.width(), size.height()), scene.theme, scene.ground)
    fitted = QRectF(0, 0, extent.width() * scale, extent.height() * scale)
    fitted.moveCenter(QPointF(size.width() / 2, size.height() / 2))
    scene.render(painter, fitted, extent)
    painter.end()
    return image
