"""The faces at the table of a match: by the names of the seats, moods by public information."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Seat
from hoshikan.engine.match import MatchHeader
from hoshikan.engine.view import View
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.kit.look.emblems import worn
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.session.emblems import Emblems
from hoshikan.ui.session.notebook import Notebook
from hoshikan.ui.session.people import People
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
