"""The ring of a hint is exactly around what it marks, in every game and for every kind of decision; windows in turn."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage

from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.marks import HALO
from hoshikan.ui.kit.look.theme import NIGHT
from tests.engine.variants import THOROUGH
from tests.playing import PLAYINGS, decisions, first_word, playing_of, telling_deals

SIZES = ((1024, 640), (1600, 1000), (2560, 1080))
NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")
CLEAR_BELOW = bytes(value if value >= 150 else 0 for value in range(256))
"""Opacity below which it is shadow or light."""
FILLS = 0.7
"""A picture whose solid part is less than this share of its piece is a frame or a light ground that fills the piece."""
INSIDE, OUTSIDE = 3.0, 6.5
"""Scene units that a ring may be within its piece, and around it: a small disc does not fill its corners."""


def solid(item: PieceItem) -> QRectF:
    """The part of a piece that is solid, in its own coordinates, found by every pixel of its picture."""
    picture, shown = next((part, shown) for part, shown in item.parts() if not shown.kind.startswith("~"))
    image = picture.pixmap().toImage().convertToFormat(QImage.Format.Format_Alpha8)
    pixels = picture.pixmap().devicePixelRatio()
    alphas, stride = bytes(image.constBits()), image.bytesPerLine()
    region = QRect()
    for y in range(image.height()):
        row = alphas[y * stride : y * stride + image.width()].translate(CLEAR_BELOW)
        if (inked := row.strip(b"\0")) != b"":
            region |= QRect(len(row) - len(row.lstrip(b"\0")), y, len(inked), 1)
    found = QRectF(region.x() / pixels, region.y() / pixels, region.width() / pixels, region.height() / pixels)
    if shown.quarters:
        return QRectF()
    found.translate(picture.offset())
    whole = item.boundingRect()
    filled = found.width() >= FILLS * whole.width() and found.height() >= FILLS * whole.height()
    return found if filled else whole


def ring(item: PieceItem) -> QRectF:
    """Return the shape that the ring of a piece is around, in the coordinates of the piece."""
    part, shown = next((part, shown) for part, shown in item.parts() if shown.kind == "~halo")
    assert part.pos() == QPointF()
    return QRectF(part.offset().x(), part.offset().y(), shown.width, shown.height).adjusted(HALO, HALO, -HALO, -HALO)


@pytest.mark.parametrize("name", PLAYINGS)
@pytest.mark.usefixtures("qapp")
def test_the_ring_of_a_hint_is_around_its_piece(name: str) -> None:
    game, playing = playing_of(name)
    scene = new_scene(game.id, NIGHT)
    scene.set_motion("off")
    seen: set[str] = set()
    checked: set[str] = set()
    walk = playing.walk
    for seed in telling_deals(game, playing):
        state = game.new(players=walk.players, seed=seed, options=walk.options)
        for seat, actions, wanted in decisions(game, playing, state, Random(seed)):
            if first_word(wanted) in seen:
                continue
            sizes = SIZES if THOROUGH else SIZES[len(seen) % len(SIZES) :][:1]
            seen.add(first_word(wanted))
            for width, height in sizes:
                scene.set_aspect(width / height)
                scene.show_position(state.view(seat), seat, actions, NAMES[: state.players])
                scene.set_resolution(width / scene.sceneRect().width())
                scene.set_hint((wanted,))
                marked = [item for item in scene.stage.pieces if item.halo == "hint"]
                assert marked, (wanted, "marks nothing")
                for item in marked:
                    wide, tight = ring(item), solid(item)
                    if tight.isEmpty():
                        continue
                    checked.add(item.placement.kind)
                    gaps = (
                        tight.left() - wide.left(),
                        tight.top() - wide.top(),
                        wide.right() - tight.right(),
                        wide.bottom() - tight.bottom(),
                    )
                    pixel = 1 / scene.stage.pictures.resolution
                    assert all(-INSIDE - pixel <= gap <= OUTSIDE + pixel for gap in gaps), (
                        wanted,
                        item.key,
                        item.placement.kind,
                        gaps,
                    )
    assert checked
