"""A game or a position from copied text, taken into the library and opened."""

from __future__ import annotations

from hoshikan.engine import TERMINAL, RecordError
from hoshikan.library import LibraryProblem
from hoshikan.ui.pages.page import Page
from hoshikan.ui.session import clipboard
from hoshikan.ui.text.notices import Notice


def paste(page: Page, text: str) -> None:
    """Open what `text` tells: a game that goes on at the table, one that is over as a replay."""
    library, games = page.context.library, page.context.games
    try:
        match_id = library.import_text(text, games)
        match = library.load(match_id, games)
    except (LibraryProblem, RecordError) as error:
        problem = error
        page.notice.emit(Notice("pasted", lambda: clipboard.refusal(problem), bad=True, here=True))
        return
    if match.state.to_move == TERMINAL:
        page.open_replay.emit(match)
    else:
        page.open_table.emit(match, match_id)
