"""Results of a finished or left table: a picture, a new match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize

from hoshikan.engine import Match
from hoshikan.ui.board.match.deals import fresh_seed, today
from hoshikan.ui.board.snapshot import snapshot
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.shared.covers import THEME_KEY

THUMBNAIL = QSize(480, 300)
QUICKLY = 80
"""Quality of 0 to 100: paper and cloth have a grain that gains little from a stronger compression."""


def start_again(match: Match, same_deal: bool) -> Match:
    """The same seats and options once more: with the same deal and luck, or with others."""
    header = match.header
    if same_deal:
        return Match.start(match.game, header.seats, header.seed, setup=header.setup, date=today())
    own = match.game.components_of(header.setup)
    return Match.start(match.game, header.seats, fresh_seed(), header.options, date=today(), components=own)


def thumbnail(match: Match, names: Sequence[str], theme: Theme, sitters: Sequence[Sitter] = ()) -> bytes:
    """Return the public view of the table, as PNG that contains the name of its theme."""
    picture = snapshot(match.game, match.state.view(None), None, names, THUMBNAIL, theme, sitters=sitters)
    picture.setText(THEME_KEY, theme.name)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG", QUICKLY)  # type: ignore[call-overload]  # the stub wants bytes, Qt takes str
    return bytes(data.data())
