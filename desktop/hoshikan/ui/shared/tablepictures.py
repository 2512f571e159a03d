"""The small pictures of matches that the library keeps, painted anew where they are of another look."""

from __future__ import annotations

from PySide6.QtGui import QImage

from hoshikan.engine import Match, RecordError
from hoshikan.library import LibraryProblem
from hoshikan.resources import MissingResourceError
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.session.context import AppContext


def repainted(context: AppContext, match_id: int, theme: Theme, match: Match | None = None) -> QImage | None:
    """The picture of a match in `theme`, also for the next time; None where it cannot be replayed or kept. `match` is
    the match itself, where it has been read already."""
    from hoshikan.ui.board.screens import text_of
    from hoshikan.ui.shared.sitting import dressed, sitters
    from hoshikan.ui.shared.tablefinish import thumbnail

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
