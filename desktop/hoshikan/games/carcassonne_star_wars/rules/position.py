"""The parts of a position of Carcassonne: Star Wars: all pieces, and the current decision."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.state import State
from hoshikan.games.carcassonne_star_wars.rules import scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import PLACES, places
from hoshikan.games.carcassonne_star_wars.rules.bag import Bag
from hoshikan.games.carcassonne_star_wars.rules.battle import Battle
from hoshikan.games.carcassonne_star_wars.rules.board import Board
from hoshikan.games.carcassonne_star_wars.rules.grid import ORIGIN
from hoshikan.games.carcassonne_star_wars.rules.setup import Start
from hoshikan.games.carcassonne_star_wars.rules.supply import Supply

DRAWING: Final = 0
PLACING: Final = 1
CLAIMING: Final = 2
CHOOSING: Final = 3
ROLLING: Final = 4
OVER: Final = 5
NAMES: Final = ("draw", "place", "claim", "fight", "dice", "over")
"""Names of the steps, by number."""


class StarWarsPosition(State):
    """The fields. Lists run by seat, `scores` by side; `board` knows where meeples stand."""

    __slots__ = ("bag", "battle", "board", "book", "contested", "face", "phase", "scores", "start", "supply", "turn")

    def __init__(self, start: Start, source: StarWarsPosition | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events = []
        self.contested: list[int] = []
        """Features of this turn's battles still to come (CS-4.1)."""
        self.battle: Battle | None = None
        if source is not None:
            self._copy(source)
            return
        box, players = start.box, start.players
        self.record_events = False
        self.board = Board()
        self.board.lay(ORIGIN, box.faces[box.start_face].lays[start.start_rotation])
        self.bag = Bag(box)
        self.bag.take(box.start_face)
        self.face = -1
        """The drawn face until its turn ends."""
        self.scores: list[int] = [0] * start.sides
        self.book: list[scoring.Entry] = []
        self.supply = Supply(players, start.equipment)
        self.turn = start.start_seat
        self.phase = DRAWING

    def _copy(self, source: StarWarsPosition) -> None:
        self.record_events = source.record_events
        self.to_move = source.to_move
        self.phase = source.phase
        self.turn = source.turn
        self.face = source.face
        self.board = Board(source.board)
        self.bag = Bag(source.bag.box, source.bag)
        self.supply = source.supply.clone()
        self.scores = source.scores[:]
        self.book = source.book[:]
        if source.contested:
            self.contested = source.contested[:]
        if source.battle is not None:
            self.battle = source.battle.clone()

    def placements(self) -> list[Action]:
        """Return the places and rotations of the drawn tile (CS-2.2)."""
        fits = self.start.box.faces[self.face].fits
        actions: list[Action] = []
        for cell, around in self.board.frontier.items():
            rotations = fits[around]
            if rotations:
                known = PLACES.known.get(cell)
                for place in (known or places(cell))[rotations]:
                    actions.append(place)  # noqa: PERF402  # once compiled, one by one is faster
        return actions
