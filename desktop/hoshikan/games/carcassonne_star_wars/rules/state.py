"""The rules of Carcassonne: Star Wars: draw, place, claim or skip, battles, scoring; then the next seat."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games.carcassonne_star_wars.rules import battle as battles
from hoshikan.games.carcassonne_star_wars.rules import claiming, refusals, scoring
from hoshikan.games.carcassonne_star_wars.rules import narration as tidings
from hoshikan.games.carcassonne_star_wars.rules import view as views
from hoshikan.games.carcassonne_star_wars.rules.actions import (
    FIGHTS,
    OWN_TILE,
    Claim,
    Dice,
    Draw,
    Fight,
    Place,
    places,
)
from hoshikan.games.carcassonne_star_wars.rules.bag import Bag
from hoshikan.games.carcassonne_star_wars.rules.battle import Battle
from hoshikan.games.carcassonne_star_wars.rules.board import NOBODY, NODE_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.grid import ORIGIN
from hoshikan.games.carcassonne_star_wars.rules.phases import CHOOSING, CLAIMING, DRAWING, OVER, PLACING, ROLLING
from hoshikan.games.carcassonne_star_wars.rules.setup import (
    Start,
)
from hoshikan.games.carcassonne_star_wars.rules.supply import Supply


class StarWarsState(State):
    """A position of the game. Lists run by seat, `scores` by side; `board` knows where meeples stand."""

    __slots__ = ("bag", "battle", "board", "book", "contested", "face", "phase", "scores", "start", "supply", "turn")

    def __init__(self, start: Start, source: StarWarsState | None = None) -> None:
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
        self.narrating = False
        self.board = Board()
        self.board.lay(ORIGIN, box.faces[box.start_face].lays[start.start_rotation])
        self.bag = Bag(box)
        self.bag.take(box.start_face)
        self.face = -1
        """The drawn face until its turn ends."""
        self.scores: list[int] = [0] * start.sides
        self.book: list[scoring.Entry] = []
        self.supply = Supply(players, start.expansion)
        self.turn = start.start_seat
        self.phase = DRAWING
        self._begin_turn()
        self.narrating = True

    def _copy(self, source: StarWarsState) -> None:
        self.narrating = source.narrating
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

    @property
    def setup(self) -> dict[str, Any]:
        return self.start.setup

    def clone(self) -> StarWarsState:
        return StarWarsState(self.start, self)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.phase == PLACING:
            return self._placements()
        if self.phase == CLAIMING:
            return claiming.choices(self.board, self.supply, self.turn, self.start.side_of)
        if self.phase == CHOOSING:
            return [FIGHTS[seat] for seat in self.choosers()]
        return [action for action, _ in self.chance_outcomes()]

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.phase == DRAWING:
            return self.bag.draws(self.board.frontier)
        if self.phase == ROLLING:
            assert self.battle is not None
            node, seat = self.battle.node, self.battle.roller()
            return battles.outcomes(self.board, node, seat, self.start.factions[seat])
        return ()

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        return None if self._allows(action) else refusals.explain(self, action)

    def apply(self, action: Action) -> None:
        if not self._allows(action):
            raise refusals.explain(self, action)
        self.events = []
        if isinstance(action, Place):
            self._place(action)
        elif isinstance(action, Claim):
            self._claim(action)
        elif isinstance(action, Draw):
            self._draw(action)
        elif isinstance(action, Dice):
            self._roll(action)
        elif isinstance(action, Fight):
            self._choose(action)

    def _allows(self, action: Action) -> bool:
        phase = self.phase
        if phase == PLACING:
            if not isinstance(action, Place):
                return False
            fits = self.start.box.faces[self.face].fits[self.board.frontier.get(action.cell, 0)]
            return fits >> action.rotation & 1 != 0
        if phase == CLAIMING:
            return isinstance(action, Claim) and claiming.is_allowed(
                self.board, self.supply, self.turn, self.start.side_of, action
            )
        if phase == DRAWING:
            return isinstance(action, Draw) and self.bag.can_bring(action.face, self.board.frontier)
        if phase == ROLLING:
            return isinstance(action, Dice) and self._can_roll(action)
        return phase == CHOOSING and isinstance(action, Fight) and action.seat in self.choosers()

    # CS-2.1: draw

    def _begin_turn(self) -> None:
        self.face = -1
        self.phase = DRAWING
        self.to_move = CHANCE
        if self.bag.brings_nothing(self.board.frontier):
            self._finish()

    def _draw(self, draw: Draw) -> None:
        self.face = self.start.box.by_text[draw.face]
        self.bag.take(self.face)
        self.phase = PLACING
        self.to_move = self.turn
        if self.narrating:
            tidings.drawn(self)

    # CS-2.2: place

    def _placements(self) -> list[Action]:
        fits = self.start.box.faces[self.face].fits
        actions: list[Action] = []
        for cell, around in self.board.frontier.items():
            rotations = fits[around]
            if rotations:
                actions += places(cell)[rotations]
        return actions

    def _place(self, place: Place) -> None:
        self.board.lay(place.cell, self.start.box.faces[self.face].lays[place.rotation])
        self.phase = CLAIMING
        if self.narrating:
            tidings.placed(self)

    # CS-3: claim

    def _claim(self, claim: Claim) -> None:
        landed = -1
        if self.narrating:
            tidings.claimed(self, claim)
        if claim.spot >= 0:
            claiming.put(self.board, claim, self.turn)
            self.supply.take(self.turn, claim)
            if claim.cell != OWN_TILE:
                landed = self.board.planets[claim.cell]
        self.contested = battles.contested(self.board, self.start.side_of, landed)
        self._go_on()

    # CS-4: battles

    def _go_on(self) -> None:
        """The next battle, or scoring."""
        if not self.contested:
            self._score_turn()
            return
        self.battle = battles.begin(self.board, self.contested.pop(0), self.start.side_of, self.turn)
        if self.narrating:
            tidings.battle(self, self.battle.node)
        self._ask_battle(self.battle)

    def _ask_battle(self, battle: Battle) -> None:
        if battle.choosing:
            self.phase = CHOOSING
            self.to_move = self._decider(battle.choosing[0])
        else:
            self.phase = ROLLING
            self.to_move = CHANCE

    def _decider(self, side: int) -> int:
        """CS-7.1: the active player for the own side, else the member whose turn comes next."""
        seat = self.turn
        while self.start.side_of[seat] != side:
            seat = (seat + 1) % self.players
        return seat

    def choosers(self) -> list[int]:
        """Who can be named to fight for the side that is asked."""
        assert self.battle is not None
        return battles.members_there(self.board, self.battle, self.start.side_of)

    def _choose(self, fight: Fight) -> None:
        battle = self.battle
        assert battle is not None
        battle.enter(fight.seat)
        if self.narrating:
            tidings.fighter(self, fight.seat)
        self._ask_battle(battle)

    def _can_roll(self, dice: Dice) -> bool:
        battle = self.battle
        assert battle is not None
        seat = battle.roller()
        count = battles.dice_of(self.board, battle.node, seat, self.start.factions[seat])
        return dice.count == count and dice.yellow == battles.has_blaster(self.board, battle.node, seat)

    def _roll(self, dice: Dice) -> None:
        battle = self.battle
        assert battle is not None
        seat = battle.roller()
        value = dice.top + battles.bonus_of(self.board, battle.node, seat)
        battle.values.append(value << 2 | dice.count)
        if self.narrating:
            tidings.rolled(self, seat, dice, value)
        if battle.round_over():
            self._settle(battle)

    def _settle(self, battle: Battle) -> None:
        """CS-4.3: a point for each of several leaders, who roll again; everybody else is out."""
        leaders = battle.leaders()
        for seat, dice in battle.losers():
            self._lose(battle.node, seat, dice)
        if len(leaders) > 1:
            for seat in leaders:
                self._enter(self.start.side_of[seat], scoring.TIE, 1, battle.node, 0, 0)
            if self.narrating:
                tidings.tied(self, leaders, max(battle.values) >> 2)
            battle.fighters = leaders
            battle.values = []
            return
        if self.narrating:
            tidings.won(self, leaders[0], battle.node)
        self.battle = None
        self._go_on()

    def _lose(self, node: int, seat: int, dice: int) -> None:
        """CS-4.4, CS-7.1: a point per die, and the side's meeples come home."""
        side = self.start.side_of[seat]
        claims = self.board.claims[node]
        home = [claim for claim in claims if self.start.side_of[claim & SEAT] == side]
        self._enter(side, scoring.DEFEAT, dice, node, dice, 0)
        if self.narrating:
            tidings.lost(self, seat, dice, len(home))
        self.board.claims[node] = tuple(claim for claim in claims if claim not in home)
        self._send_home(home)

    # CS-5: scoring

    def _score_turn(self) -> None:
        board = self.board
        for cell in board.planets_around(board.cells[-1]):
            node = board.planets[cell]
            if not board.open[node] and board.claims[node]:
                self._score(node)
        first = board.firsts[-1]
        for node in range(first, first + board.lays[-1].count):
            root = board.root(node)
            if not board.open[root] and board.claims[root]:
                self._score(root)
        self.turn = (self.turn + 1) % self.players
        self._begin_turn()

    def _score(self, root: int) -> None:
        claims = self.board.claims[root]
        self._enter_feature(root, scoring.COMPLETE)
        self.board.claims[root] = NOBODY
        self._send_home(claims)

    def _enter_feature(self, root: int, reason: int) -> None:
        """Points for one feature to the side that holds it."""
        board = self.board
        claim = board.claims[root][0]
        points = scoring.worth(board, root, reason == scoring.COMPLETE)
        side = self.start.side_of[claim & SEAT]
        tiles, symbols = board.tile_count(root), board.symbols[root]
        self._enter(side, reason, points, claim >> NODE_SHIFT, tiles, symbols)
        if self.narrating:
            tidings.scored(self, root, side, points, reason)

    def _enter(self, side: int, reason: int, points: int, node: int, tiles: int, symbols: int) -> None:
        self.scores[side] += points
        self.book.append((side, reason, points, node, tiles, symbols))

    def _send_home(self, claims: Sequence[int]) -> None:
        self.supply.give_back(claims)
        if self.narrating:
            for claim in claims:
                tidings.came_home(self, claim)

    # CS-6: end

    def _finish(self) -> None:
        self.phase = OVER
        self.to_move = TERMINAL
        if self.narrating:
            tidings.ending(self)
        for root, claims in enumerate(self.board.claims):
            if claims:
                self._enter_feature(root, scoring.AT_END)

    def points(self) -> list[int]:
        scores = self.scores
        return [scores[side] for side in self.start.side_of]

    def winners(self) -> frozenset[int]:
        """CS-6.2: all who share the most points."""
        assert self.to_move == TERMINAL
        best = max(self.scores)
        return frozenset(seat for seat, side in enumerate(self.start.side_of) if self.scores[side] == best)

    def end_reason(self) -> str:
        if self.phase != OVER:
            return ""
        return "nothing-fits" if self.bag.left else "last-tile"

    def score_lines(self, seat: int) -> list[ScoreLine]:
        side = self.start.side_of[seat]
        return [scoring.line(self.board, entry) for entry in self.book if entry[0] == side]

    # Knowledge of a seat: everything is public

    def view(self, seat: int | None) -> views.StarWarsView:  # noqa: ARG002  # all seats and spectators see the same
        return views.view(self)

    def determinize(self, seat: int, rng: Random) -> StarWarsState:  # noqa: ARG002  # nothing is hidden
        copy = self.clone()
        copy.narrating = False
        return copy

    def information_key(self, seat: int) -> Hashable:  # noqa: ARG002  # all seats know the same
        """All that the future can depend on: whose turn it is and what lies in supply follow from tiles and meeples."""
        board, battle = self.board, self.battle
        fight = None if battle is None else (battle.node, tuple(battle.fighters), battle.choosing, tuple(battle.values))
        return (
            self.phase,
            self.face,
            tuple(board.cells),
            tuple([lay.number for lay in board.lays]),
            tuple(self.scores),
            tuple([claims for claims in board.claims if claims]),
            fight,
        )
