"""Who is seen at the table of a match: faces by the names of the seats, moods by what is public of the game."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Seat
from hoshikan.engine.match import MatchHeader
from hoshikan.engine.view import View
from hoshikan.ui.look.emblems import worn
from hoshikan.ui.look.theme import Theme
from hoshikan.ui.match.moods import moods
from hoshikan.ui.session.emblems import Emblems
from hoshikan.ui.session.people import People
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.table.sitters import Sitter
from hoshikan.ui.text.gametext import GameText


def dressed(theme: Theme, settings: Settings, header: MatchHeader) -> Theme:
    """The look of everything about a match: its seats have the emblems they were given."""
    return worn(theme, Emblems(settings).of(header))


def sitters(settings: Settings, seats: Sequence[Seat], view: View, text: GameText[View]) -> list[Sitter]:
    """The faces of the seats in the mood of the moment."""
    faces = People(settings).faces(seats)
    return [Sitter(face, mood) for face, mood in zip(faces, moods(view, text), strict=True)]
