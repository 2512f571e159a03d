"""What every game is made of: state, chance, match, record, playout. No Qt, no particular game."""

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction, NotationError, RecordError, SetupError
from hoshikan.engine.event import Event
from hoshikan.engine.game import Game, Option
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.match import Match, MatchHeader, Seat
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL, State

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "Knowledge",
    "Match",
    "MatchHeader",
    "NotationError",
    "Option",
    "RecordError",
    "ScoreLine",
    "Seat",
    "SetupError",
    "State",
]
