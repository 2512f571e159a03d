"""A position of Carcassonne: Star Wars: whose decision it is, what is legal and why the rest is not, and what
follows."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.engine.packing import reduced
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import TERMINAL
from hoshikan.games.carcassonne_star_wars.rules import battle as battles
from hoshikan.games.carcassonne_star_wars.rules import claiming, phases, scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import FIGHTS, OWN_TILE, Claim, Dice, Draw, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.battle import dice_of
from hoshikan.games.carcassonne_star_wars.rules.claiming import holds_planet
from hoshikan.games.carcassonne_star_wars.rules.grid import SPOTS, place_of
from hoshikan.games.carcassonne_star_wars.rules.laying import lay_out
from hoshikan.games.carcassonne_star_wars.rules.position import (
    CHOOSING,
    CLAIMING,
    DRAWING,
    OVER,
    PLACING,
    ROLLING,
    StarWarsPosition,
)
from hoshikan.games.carcassonne_star_wars.rules.setup import Start, read
from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView, view_of

_NOT_NOW: Final[Mapping[int, tuple[str, str]]] = {
    DRAWING: ("CS-2.1", "draw-first"),
    PLACING: ("CS-2.2", "place-the-tile-first"),
    CLAIMING: ("CS-3.1", "claim-or-skip-first"),
    CHOOSING: ("CS-7.1", "name-a-fighter-first"),
    ROLLING: ("CS-4.3", "roll-the-dice-first"),
    OVER: ("CS-6.1", "game-over"),
}
"""The required action instead, by phase."""


def explain(state: StarWarsPosition, action: Action) -> IllegalAction:
    """The refusal of an action that is not legal in `state`."""
    phase = state.phase
    if phase == DRAWING and isinstance(action, Draw):
        return _draw(state, action)
    if phase == PLACING and isinstance(action, Place):
        return _place(state, action)
    if phase == CLAIMING and isinstance(action, Claim):
        return _claim(state, action)
    if phase == CHOOSING and isinstance(action, Fight):
        return IllegalAction("CS-7.1", "does-not-fight-for-this-side", {"seat": action.seat})
    if phase == ROLLING and isinstance(action, Dice):
        return _dice(state, action)
    return IllegalAction(*_NOT_NOW[phase])


def _draw(state: StarWarsPosition, draw: Draw) -> IllegalAction:
    facts: dict[str, Fact] = {"face": draw.face}
    face = state.start.box.by_text.get(draw.face, -1)
    if face < 0 or not state.bag.stock[face]:
        return IllegalAction("CS-2.1", "no-such-tile-left", facts)
    return IllegalAction("CS-2.1", "tile-fits-nowhere", facts)


def _place(state: StarWarsPosition, place: Place) -> IllegalAction:
    board = state.board
    x, y = place_of(place.cell)
    facts: dict[str, Fact] = {"x": x, "y": y}
    if place.cell in board.taken:
        return IllegalAction("CS-2.2", "place-taken", facts)
    if place.cell not in board.frontier:
        return IllegalAction("CS-2.2", "beside-no-tile", facts)
    face = state.start.box.faces[state.face]
    if not face.distinct() >> place.rotation & 1:
        return IllegalAction("CS-2.2", "looks-like-smaller-rotation", facts | {"rotation": place.rotation})
    return IllegalAction("CS-2.2", "edges-differ", facts | {"rotation": place.rotation})


def _claim(state: StarWarsPosition, claim: Claim) -> IllegalAction:
    board, seat = state.board, state.turn
    facts: dict[str, Fact] = {"spot": SPOTS[claim.spot]}
    if claim.cell == OWN_TILE:
        slot = board.lays[-1].slot_of[claim.spot]
        if slot < 0:
            return IllegalAction("CS-3.1", "no-such-feature", facts)
        if board.claims[board.root(board.firsts[-1] + slot)]:
            return IllegalAction("CS-3.2", "feature-held", facts)
    else:
        x, y = place_of(claim.cell)
        facts = {"x": x, "y": y}
        if claim.cell not in board.planets_around(board.cells[-1]):
            return IllegalAction("CS-3.3", "no-planet-beside", facts)
        if holds_planet(board, claim.cell, state.start.side_of[seat], state.start.side_of):
            return IllegalAction("CS-3.3", "own-planet", facts)
    if not (state.supply.large[seat] if claim.large else state.supply.small[seat]):
        return IllegalAction("CS-3.1", "no-large-meeple-left" if claim.large else "no-small-meeple-left")
    if not state.start.equipment:
        return IllegalAction("CS-8.1", "no-equipment-in-play")
    return IllegalAction("CS-8.1", "equipment-in-use")


def _dice(state: StarWarsPosition, dice: Dice) -> IllegalAction:
    battle = state.battle
    assert battle is not None
    seat = battle.roller()
    count = dice_of(state.board, battle.node, seat, state.start.factions[seat])
    if dice.count != count:
        return IllegalAction("CS-4.2", "wrong-number-of-dice", {"seat": seat, "dice": count, "rolled": dice.count})
    return IllegalAction("CS-8.2", "no-blaster" if dice.yellow else "blaster-rolls-yellow", {"seat": seat})


class StarWarsState(StarWarsPosition):
    """A position: what may be decided, what it counts, and what a seat knows."""

    __slots__ = ()

    def __init__(self, start: Start, source: StarWarsState | None = None) -> None:
        super().__init__(start, source)
        if source is None and start.position is not None:
            lay_out(self, start.position)
        elif source is None:
            phases.begin_turn(self)
            self.record_events = True

    @property
    def setup(self) -> dict[str, Any]:
        return self.start.setup

    def clone(self) -> StarWarsState:
        return StarWarsState(self.start, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, from_setup)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.phase == PLACING:
            return self.placements()
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

    def drawn(self, point: float) -> Action:
        return self.bag.drawn(point, self.board.frontier) if self.phase == DRAWING else super().drawn(point)

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        return None if self._allows(action) else explain(self, action)

    def apply(self, action: Action) -> None:
        if not self._allows(action):
            raise explain(self, action)
        if self.record_events or self.events:
            self.events = []
        if isinstance(action, Place):
            phases.place(self, action)
        elif isinstance(action, Claim):
            phases.claim(self, action)
        elif isinstance(action, Draw):
            phases.draw(self, action)
        elif isinstance(action, Dice):
            phases.roll(self, action)
        elif isinstance(action, Fight):
            phases.choose_fighter(self, action)

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

    # Decisions of each phase

    def choosers(self) -> list[int]:
        """Return the seats that can be named to fight for the side to choose (CS-7.1)."""
        assert self.battle is not None
        return battles.members_there(self.board, self.battle, self.start.side_of)

    def _can_roll(self, dice: Dice) -> bool:
        battle = self.battle
        assert battle is not None
        seat = battle.roller()
        count = battles.dice_of(self.board, battle.node, seat, self.start.factions[seat])
        return dice.count == count and dice.yellow == battles.has_blaster(self.board, battle.node, seat)

    # Points and the end

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
        side_of, teams = self.start.side_of, self.start.teams
        return [scoring.line(self.board, entry, teams) for entry in self.book if side_of[entry[0]] == side]

    # Knowledge of a seat: everything is public

    def view(self, seat: int | None) -> StarWarsView:  # all seats and spectators see the same
        return view_of(self)

    def determinize(self, seat: int, rng: Random) -> StarWarsState:  # nothing is hidden
        copy = self.clone()
        copy.record_events = False
        return copy

    def information_key(self, seat: int) -> Hashable:  # all seats know the same
        """All that the future can depend on: the seat to move and the supply follow from tiles and meeples."""
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


def from_setup(setup: dict[str, Any]) -> StarWarsState:
    """Return the start that `setup` of another state describes, for `pickle`."""
    data = read(setup)
    return StarWarsState(Start(data, dict(data.options)))
