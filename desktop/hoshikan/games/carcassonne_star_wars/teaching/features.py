"""What a move of Carcassonne: Star Wars does, in named features a player can weigh (see `RULES` for all kinds)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Reasons
from hoshikan.games.carcassonne_star_wars.bot.evaluation import (
    GEAR_WORTH,
    RETURN_WORTH,
    EvaluatedFeature,
    Evaluation,
    imagined,
)
from hoshikan.games.carcassonne_star_wars.bot.priors import balance, claimed_feature, meeple_worth, own_claim_worth
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, Claim, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, NODE_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.claiming import holds_planet
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, PLANET, place_of
from hoshikan.games.carcassonne_star_wars.rules.scoring import points_for
from hoshikan.games.carcassonne_star_wars.rules.scoring import worth as points_of
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
from hoshikan.games.carcassonne_star_wars.teaching.surroundings import tell_course, tell_neighbours

RULES: Final[Mapping[str, str]] = {
    # Placing the tile. `x`, `y` is a tile on which a meeple of the feature stands, `kind` route, asteroid or planet.
    "completes-own": "CS-5.1",  # kind, x, y, points, count: scores `points`; `count` features in all
    "extends-own": "CS-6.1",  # kind, x, y, tiles, open, count: then `tiles` tiles and `open` open sides
    "joins-own": "CS-3.2",  # kind, x, y, meeples, count: `meeples` own meeples then hold one feature
    "completes-rival": "CS-5.1",  # kind, x, y, points, rival, count
    "extends-rival": "CS-6.1",  # kind, x, y, tiles, open, rival, count
    "starts-battle": "CS-4.1",  # kind, x, y, dice, rival, rival_dice, points: for a feature now worth `points`
    "rivals-battle": "CS-4.1",  # kind, x, y, points, rival
    "opens-claim": "CS-3.1",  # kind, points, open: the best feature then free to claim
    "opens-planet": "CS-3.3",  # x, y, points: a free planet around can be claimed
    "opens-attack": "CS-3.3",  # x, y, rival, points: a rival's planet around can be attacked
    "brings-home": "CS-5.1",  # meeples: so many own ones are back in supply then
    "goes-on": "CS-2.2",  # kind, x, y, fit, left: of `left` tiles to come `fit` go where it is hardest to go on with
    "stuck": "CS-2.2",  # kind, x, y, left: no tile to come fits there
    "hinders": "CS-2.2",  # kind, x, y, fit, left, rival: a place of a rival's feature that few tiles fit from now on
    "narrows": "CS-2.2",  # kind, x, y, fit, left: the same of an own feature
    "leaves-free": "CS-3.1",  # kind, points: one more free feature, which the mover cannot claim too
    "keeps-away": "CS-6.1",  # neither helps a feature of others nor opens a planet to them
    # Placing a meeple.
    "back-at-once": "CS-5.1",  # large: the meeple of a complete feature is in supply again
    "enough-meeples": "CS-3.1",  # meeples, turns: no fewer than turns that are left
    "turns-left": "CS-2.1",  # turns, tiles: so many turns are left to use a meeple
    "scores-now": "CS-5.1",  # kind, points: the feature is complete already
    "promises": "CS-6.1",  # kind, points, open: `points` if the game ended now
    "attacks": "CS-4.1",  # x, y, rival, dice, rival_dice, points
    "exposed": "CS-3.3",  # open, rivals: so many places from which the planet can be attacked
    "spends-meeple": "CS-3.1",  # small, large: what is in supply then, with what comes home in the same move
    "takes-piece": "CS-8.1",  # gear
    "keeps-meeples": "CS-3.1",  # small, large
    # Naming the fighter.
    "fights-with": "CS-4.2",  # seat, dice
    "brings-gear": "CS-8.2",  # seat, gear
}
"""Every kind of reason with the rule it follows from. Seats count from 0; `points` are those of the rules, for now."""
REMARKS: Final = frozenset(
    (
        "brings-home",
        "goes-on",
        "stuck",
        "hinders",
        "narrows",
        "leaves-free",
        "keeps-away",
        "back-at-once",
        "enough-meeples",
        "turns-left",
    )
)
"""Kinds that explain what other kinds weigh already, or what the bots do not weigh at all: their worths are guesses
that only put them in order. Those of all others sum up to what an action is worth to the bots."""

_RISK: Final = 0.05
"""Share of a planet's points that each open place around costs a weakly held one."""
_LEFT_FREE: Final = 0.1
"""Share of its points that a feature left free for whoever comes next costs, at a guess."""
_KEEPING: Final = 0.1
"""A small good in itself, so that skipping has a reason too."""


class FeatureFinder(Reasons):
    """Collects the reasons for one action of the seat to move; several of one kind become one."""

    def __init__(self, state: StarWarsState) -> None:
        super().__init__(RULES, repeated="summed")
        self.state = state
        self.board = state.board
        self.look = Evaluation(state)
        self.seat = state.to_move
        self.side = self.look.side_of[self.seat]

    def place(self, place: Place) -> None:
        state, board = self.state, self.board
        lay = state.start.box.faces[state.face].lays[place.rotation]
        features, taken_in = imagined(board, place.cell, lay)
        free = [feature for feature in features if not feature.claims]
        for feature in features:
            if feature.claims:
                roots = [root for root in taken_in if set(board.claims[root]) & set(feature.claims)]
                self._changed(feature, [sum(shares) for shares in zip(*map(self.look.held, roots), strict=True)])
        planets: list[tuple[int, EvaluatedFeature]] = []
        for cell in board.planets_around(place.cell):
            planet = self.look.planet_beside(cell)
            if planet.claims:
                self._changed(planet, self.look.held(planet.node))
            if not holds_planet(board, cell, self.side, self.look.side_of):
                planets.append((cell, planet))
        self._opens(free, planets)
        after = Board(board)
        after.lay(place.cell, lay)
        self._around(place.cell, after)

    def _around(self, cell: int, after: Board) -> None:
        """What becomes of the own features and of the places around the new tile."""
        board, side_of = after, self.look.side_of
        new = sorted({board.root(node) for node in range(board.firsts[-1], len(board.parent))})
        own = [root for root in new if self._holders(board, root) == {self.side}]
        meeples = [
            claim & SEAT
            for root in (*own, *self._planets(board, cell))
            if not board.open[root]
            for claim in board.claims[root]
        ]
        home = meeples.count(self.seat)
        if home:
            self.add("brings-home", RETURN_WORTH * self.look.pace * home, meeples=home)
        growing = [root for root in own if board.open[root]]
        free = sorted((root for root in new if not board.claims[root]), key=lambda root: self._free_worth(board, root))
        has_meeple = self.state.supply.small[self.seat] + self.state.supply.large[self.seat] > 0
        courses = growing or ([root for root in free[-1:] if board.open[root]] if has_meeple else [])
        told = tell_course(self.state, board, courses[0], self) if courses else -1
        tell_neighbours(self.state, board, cell, self.side, told, self)
        if len(free) > 1:
            kind, points = KIND_NAMES[board.kinds[free[-2]]], points_of(board, free[-2], not board.open[free[-2]])
            self.add("leaves-free", -_LEFT_FREE * points * self.look.pace, kind=kind, points=points)
        touched = (*new, *(board.root(board.planets[near]) for near in board.planets_around(cell)))
        if not any({side_of[claim & SEAT] for claim in board.claims[root]} - {self.side} for root in touched):
            self.add("keeps-away", _KEEPING)

    def _holders(self, board: Board, root: int) -> set[int]:
        return {self.look.side_of[claim & SEAT] for claim in board.claims[root]}

    def _planets(self, board: Board, cell: int) -> list[int]:
        """Planets around a cell that the mover's side alone holds."""
        around = (board.root(board.planets[near]) for near in board.planets_around(cell))
        return [root for root in around if self._holders(board, root) == {self.side}]

    def _free_worth(self, board: Board, root: int) -> tuple[float, int]:
        feature = EvaluatedFeature(
            board.kinds[root], board.tile_count(root), board.open[root], board.symbols[root], board.factions[root]
        )
        return own_claim_worth(self.look, feature), root

    def _changed(self, feature: EvaluatedFeature, before: Sequence[float]) -> None:
        """A held feature grows or is joined with others."""
        after = self.look.holding(feature)
        worth = balance(self.look, [now - then for now, then in zip(after, before, strict=True)])
        sides = {self.look.side_of[claim & SEAT] for claim in feature.claims}
        facts = self._facts(feature)
        rivals = [claim & SEAT for claim in feature.claims if self.look.side_of[claim & SEAT] != self.side]
        if len(sides) > 1:
            facts["points"] = self._points(feature)
            if self.side in sides:
                self._battle("starts-battle", worth, feature, facts)
            else:
                self.add("rivals-battle", worth, rival=rivals[0], **facts)
            return
        owner: dict[str, Fact] = {"rival": rivals[0]} if rivals else {}
        whose = "rival" if rivals else "own"
        if not feature.open:
            self.add(f"completes-{whose}", worth, points=self._points(feature), **facts, **owner)
        elif not rivals and len(feature.claims) > 1 and feature.node < 0:
            self.add("joins-own", worth, meeples=len(feature.claims), **facts)
        else:
            self.add(f"extends-{whose}", worth, tiles=feature.tiles, open=feature.open, **facts, **owner)

    def _battle(self, kind: str, worth: float, feature: EvaluatedFeature, facts: dict[str, Fact]) -> None:
        """Dice in whole ones: what a table sees, not what equipment is worth."""
        look = self.look
        dice = [int(strength) for strength in look.dice(feature.factions, feature.claims)]
        rivals = [
            seat for seat in sorted({claim & SEAT for claim in feature.claims}) if look.side_of[seat] != self.side
        ]
        strongest = max(rivals, key=lambda seat: dice[look.side_of[seat]])
        rival_dice = dice[look.side_of[strongest]]
        self.add(kind, worth, dice=dice[self.side], rival=strongest, rival_dice=rival_dice, **facts)

    def _opens(self, free: Sequence[EvaluatedFeature], planets: Sequence[tuple[int, EvaluatedFeature]]) -> None:
        """The best that can be claimed with the tile."""
        ways = [(own_claim_worth(self.look, feature), -1, feature) for feature in free]
        ways += [(own_claim_worth(self.look, planet), cell, planet) for cell, planet in planets]
        worth, cell, feature = max(ways, key=lambda way: way[0], default=(0.0, -1, None))
        if feature is None or worth <= 0:
            return
        points = self._points(feature)
        if cell < 0:
            self.add("opens-claim", worth, kind=KIND_NAMES[feature.kind], points=points, open=feature.open)
            return
        x, y = place_of(cell)
        if feature.claims:
            self.add("opens-attack", worth, x=x, y=y, rival=feature.claims[0] & SEAT, points=points)
        else:
            self.add("opens-planet", worth, x=x, y=y, points=points)

    def claim(self, claim: Claim) -> None:
        look = self.look
        small, large = self._left(claim)
        if claim.spot < 0:
            self.add("keeps-meeples", _KEEPING, small=small, large=large)
            self._time(small + large)
            return
        feature = claimed_feature(look, claim)
        cost = look.meeple_cost(self.seat, claim.large) if feature.open else 0.0
        worth = meeple_worth(look, feature, claim.large, 0) + cost
        kind, points = KIND_NAMES[feature.kind], self._points(feature)
        if feature.claims:
            self._attack(claim, feature, worth)
        elif feature.open:
            self.add("promises", worth, kind=kind, points=points, open=feature.open)
        else:
            self.add("scores-now", worth, kind=kind, points=points)
            self.add("back-at-once", _KEEPING, large=claim.large)
        if feature.open:
            tell_course(self.state, self.board, feature.node, self)
            self._time(small + large)
        if feature.kind == PLANET and feature.open and not claim.large:
            rivals = len(look.side_of) - sum(side == self.side for side in look.side_of)
            self.add("exposed", -_RISK * feature.open * points * look.pace, open=feature.open, rivals=rivals)
        if cost:
            self.add("spends-meeple", -cost, small=small, large=large)
        if claim.gear:
            gain = meeple_worth(look, feature, claim.large, claim.gear) - meeple_worth(look, feature, claim.large, 0)
            self.add("takes-piece", gain if gain else -GEAR_WORTH, gear=GEAR_NAMES[claim.gear])

    def _left(self, claim: Claim) -> tuple[int, int]:
        """Small and large meeples in supply after the claim, with those that come home in the same move."""
        after = self.state.clone()
        after.narrating = False
        after.apply(claim)
        return after.supply.small[self.seat], after.supply.large[self.seat]

    def _time(self, meeples: int) -> None:
        """Meeples in supply beside the turns left to use them."""
        tiles = self.state.bag.left
        turns = tiles // self.state.players
        if not turns:
            return
        if meeples >= turns:
            self.add("enough-meeples", _KEEPING, meeples=meeples, turns=turns)
        else:
            self.add("turns-left", _KEEPING, turns=turns, tiles=tiles)

    def _attack(self, claim: Claim, feature: EvaluatedFeature, worth: float) -> None:
        x, y = place_of(claim.cell)
        joined = EvaluatedFeature(feature.kind, feature.tiles, feature.open, feature.symbols, feature.factions)
        joined.claims = (*feature.claims, claim.large * LARGE | self.seat)
        self._battle("attacks", worth, joined, {"x": x, "y": y, "points": self._points(feature)})

    def fight(self, fight: Fight) -> None:
        battle = self.state.battle
        assert battle is not None
        claims = [claim for claim in self.board.claims[battle.node] if claim & SEAT == fight.seat]
        strength = max(self.look.dice(self.board.factions[battle.node], claims))
        dice = int(max(self.look.dice(self.board.factions[battle.node], [claim & ~GEAR for claim in claims])))
        self.add("fights-with", dice, seat=fight.seat, dice=dice)
        pieces = [GEAR_NAMES[(claim & GEAR) >> GEAR_SHIFT] for claim in claims if claim & GEAR]
        if pieces:
            self.add("brings-gear", strength - dice, seat=fight.seat, gear=pieces[0])

    def _facts(self, feature: EvaluatedFeature) -> dict[str, Fact]:
        tile = self.board.tile_of(feature.claims[0] >> NODE_SHIFT)
        x, y = place_of(self.board.cells[tile])
        return {"kind": KIND_NAMES[feature.kind], "x": x, "y": y}

    def _points(self, feature: EvaluatedFeature) -> int:
        """What it scores as it is: by CS-5.1 if complete, else by CS-6.1."""
        return points_for(feature.kind, feature.tiles, feature.symbols, not feature.open)
