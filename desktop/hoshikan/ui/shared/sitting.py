"""The faces at the table of a match: by the names of the seats, moods by public information."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage

from hoshikan.engine import Match, RecordError, Seat
from hoshikan.engine.match import MatchHeader
from hoshikan.engine.view import View
from hoshikan.library import LibraryProblem
from hoshikan.library.history import Played, against
from hoshikan.resources import MissingResourceError
from hoshikan.ui.board.match.deals import fresh_seed, today
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.scenes import snapshot
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.kit.look.portraits import Mood, face_of
from hoshikan.ui.kit.look.theme import Theme, worn
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems, Notebook, People
from hoshikan.ui.shared.boxart import THEME_KEY
from hoshikan.ui.text.gametext import GameText


def dressed(theme: Theme, notebook: Notebook, header: MatchHeader) -> Theme:
    """The look of everything about a match: its seats have the emblems they were given."""
    return worn(theme, Emblems(notebook).of(header))


_NOBODY: Final[Mapping[int, Mood]] = MappingProxyType({})


def sitters(
    notebook: Notebook,
    seats: Sequence[Seat],
    view: View,
    text: GameText[View],
    lately: Mapping[int, Mood] = _NOBODY,
) -> list[Sitter]:
    """The faces of the seats in the mood of the moment; `lately` something has happened to some of them."""
    faces = People(notebook).faces(seats)
    return [Sitter(face, mood) for face, mood in zip(faces, moods(view, text, lately), strict=True)]


class AgainstWords(Words):
    """The results of a person against one bot."""

    def of(self, played: Sequence[Played], game: str, person: str, bot: str) -> str:
        """Return them in words; "" before the first."""
        face = face_of(bot)
        found = against(played, game, person, lambda name: name == bot or (bool(face) and face_of(name) == face))
        if found == (0, 0):
            return ""
        return self.tr("you won {won}, lost {lost}").format(won=found.won, lost=found.lost)

    def whole(self, played: Sequence[Played], game: str, person: str, bot: str) -> str:
        """Return the same with the name of the bot."""
        score = self.of(played, game, person, bot)
        return self.tr("Against {name}: {score}").format(name=bot, score=score) if score else ""


AGAINST: Final = AgainstWords()


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


def repainted(context: AppContext, match_id: int, theme: Theme, match: Match | None = None) -> QImage | None:
    """The picture of a match in `theme`, also for the next time; None where it cannot be replayed or kept. `match` is
    the match itself, where it has been read already."""
    from hoshikan.ui.board.screens import text_of

    notebook = context.notebook
    try:
        match = match or context.library.load(match_id, context.games)
        seats, text = match.header.seats, text_of(match.game.id)
        sitting = sitters(notebook, seats, match.state.view(None), text)
        png = thumbnail(match, seat_names(seats), dressed(theme, notebook, match.header), sitting)
        context.library.set_thumbnail(match_id, png)
    except (LibraryProblem, MissingResourceError, RecordError):
        return None
    return QImage.fromData(png)
