"""The first game of a player: asked for once in each game, and guided if that is wished."""

from __future__ import annotations

from hoshikan.engine import Match
from hoshikan.library import LibraryProblem
from hoshikan.ui.board.match.deals import default_match
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import GuidedGames

_YES = "yes"


def first_game(context: AppContext, game_id: str, seed: int | None = None) -> Match:
    """A match to be guided through: one person against as many bots as make the smallest sensible table."""
    match = default_match(context.games[game_id], context.settings.player_name, seed)
    GuidedGames(context.notebook).keep(match.header)
    return match


def is_first_time(context: AppContext, game_id: str) -> bool:
    """Return true if the player has neither begun the game, nor done a lesson of it, nor been asked about it."""
    if context.notebook.value("met", game_id):
        return False
    try:
        library = context.library
        return game_id not in library.played() and not library.lessons.done(game_id)
    except LibraryProblem:
        return False


def note_answer(context: AppContext, game_id: str) -> None:
    """Ask no more about this game."""
    context.notebook.keep("met", game_id, _YES)
