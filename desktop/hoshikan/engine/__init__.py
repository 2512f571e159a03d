"""The parts of every game: state, chance, match, record, playout. No Qt, no particular game.

A `Game` deals a `State`; its `legal_actions()` are applied until `to_move` is `TERMINAL`. An `Action` is its notation,
what a seat may know is a `View`, and a `Match` is a state with its history:

    >>> from hoshikan.engine import Match, Seat
    >>> from hoshikan.games import GAMES
    >>> game = GAMES["conquestar"]
    >>> match = Match.start(game, [Seat(name="Aki"), Seat(name="Ben")], seed=7)
    >>> match.state.to_move, len(match.state.legal_actions()), match.state.points()
    (0, 50, [0, 0])
    >>> match.apply(game.parse("trade C3"))
    >>> match.state.to_move, match.state.view(0).plan, match.state.view(1).plan
    (1, 'trade C3', None)
    >>> match.apply(game.parse("trade C3"))
    >>> [type(event).__name__ for event in match.events(1)][-2:]
    ['Traded', 'Developed']
    >>> str(match.explain_illegal(game.parse("invade C3")))
    'CQ-5.1: card on table (star C3, cards 3C)'
    >>> match.undo()
    >>> match.ply, len(match.actions)
    (1, 2)

Records are read and written by `hoshikan.engine.record`, chance is drawn by `hoshikan.engine.chance`, whole games are
played by `hoshikan.engine.playout`.
"""

from hoshikan.engine.action import Action
from hoshikan.engine.errors import HoshikanError, IllegalAction, NotationError, RecordError, SetupError
from hoshikan.engine.event import Event
from hoshikan.engine.game import Game, Kind, Option, OptionValue
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.match import Match, MatchHeader, Seat
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.engine.view import View

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Action",
    "Event",
    "Game",
    "HoshikanError",
    "IllegalAction",
    "Kind",
    "Knowledge",
    "Match",
    "MatchHeader",
    "NotationError",
    "Option",
    "OptionValue",
    "RecordError",
    "ScoreLine",
    "Seat",
    "SetupError",
    "State",
    "View",
]
