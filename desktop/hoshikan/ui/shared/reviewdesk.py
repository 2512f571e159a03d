"""The one reviewer of a session: a review goes on whatever page is in front."""

from __future__ import annotations

from hoshikan.engine import Match
from hoshikan.ui.board.match.advisor import Reviewer
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.session.context import AppContext


def reviewer_of(context: AppContext) -> Reviewer:
    """The reviewer of this session, made when first asked for."""
    known = context.findChild(Reviewer)
    if known is not None:
        return known
    budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
    engine = EngineClient(context.engine_command, budget, context)
    made = Reviewer(engine, context.library, context)
    context.closing.connect(made.close)
    return made


def review_played(context: AppContext, match: Match) -> None:
    """Review a match that has just ended, in the background; what becomes of it on the table does not matter."""
    reviewer_of(context).request(match.beginning(match.ply))
