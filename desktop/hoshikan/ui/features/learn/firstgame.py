"""The match of a guided first game; a small module, since Learn offers it long before a table is wanted."""

from __future__ import annotations

from hoshikan.engine import Match
from hoshikan.ui.board.match.deals import default_match
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.guidedgames import GuidedGames


def first_game(context: AppContext, game_id: str, seed: int | None = None) -> Match:
    """A match to be guided through: one person against as many bots as make the smallest sensible table."""
    match = default_match(context.games[game_id], context.settings.player_name, seed)
    GuidedGames(context.notebook).keep(match.header)
    return match
