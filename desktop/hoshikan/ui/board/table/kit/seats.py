"""Panels of the seats, each with emblem and name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hoshikan.engine.view import View
from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.marks import names_size
from hoshikan.ui.board.table.model import EmblemFace, Placement, SeatFace, TextFace, at
from hoshikan.ui.kit.look.theme import Theme

_NAME = 34.0
"""Size of a name."""
_EMBLEM = 68.0


def seat_panels(view: View, names: Sequence[str], places: Sequence[Rect], theme: Theme) -> Iterator[Placement]:
    """Return a panel for each seat, at its place: "seat:0", "emblem:0", "name:0". They need a painter of "seat", such
    as `seat_painter(SeatLook())`."""
    seated = names[: view.players]
    width = min(place.width for place in places) - _EMBLEM - 72
    size = names_size(seated, rect(0, 0, width, 60), _NAME, theme)
    for seat, (name, place) in enumerate(zip(seated, places, strict=True)):
        left, middle = place.x - place.width / 2, place.y
        face = SeatFace(seat, view.to_move == seat)
        yield at(place, f"seat:{seat}", "seat", face, label=name, zone="seats")
        emblem = rect(left + 24, middle - _EMBLEM / 2, _EMBLEM, _EMBLEM)
        yield at(emblem, f"emblem:{seat}", "emblem", EmblemFace(seat), z=1)
        written = rect(left + _EMBLEM + 52, middle - 30, width, 60)
        yield at(written, f"name:{seat}", "text", TextFace(name, bold=True, size=size), z=1, tooltip=name)
