"""What a move of Carcassonne: Star Wars does, in named features a player can weigh (see `RULES` for all kinds)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Reasons
from hoshikan.games.carcassonne_star_wars.bot.evaluation import GEAR_WORTH, EvaluatedFeature, Evaluation, imagined
from hoshikan.games.carcassonne_star_wars.bot.priors import balance, claimed_feature, meeple_worth, own_claim_worth
from hoshikan.games.carcassonne_star_wars.rules.actions import GEAR_NAMES, Claim, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, NODE_SHIFT, SEAT
from hoshikan.games.carcassonne_star_wars.rules.claiming import holds_planet
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, PLANET, place_of
from hoshikan.games.carcassonne_star_wars.rules.scoring import points_for
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

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
    # Placing a meeple.
    "scores-now": "CS-5.1",  # kind, points: the feature is complete already
    "promises": "CS-6.1",  # kind, points, open: `points` if the game ended now
    "attacks": "CS-4.1",  # x, y, rival, dice, rival_dice, points
    "exposed": "CS-3.3",  # open, rivals: so many places from which the planet can be attacked
    "spends-meeple": "CS-3.1",  # small, large: what is left in supply then
    "takes-piece": "CS-8.1",  # gear
    "keeps-meeples": "CS-3.1",  # small, large
    # Naming the fighter.
    "fights-with": "CS-4.2",  # seat, dice
    "brings-gear": "CS-8.2",  # seat, gear
}
"""Every kind of reason with the rule it follows from. Seats count from 0; `points` are those of the rules, for now."""

_RISK: Final = 0.05
"""Share of a planet's points that each open place around costs a weakly held one."""
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
        look, supply = self.look, self.state.supply
        small, large = supply.small[self.seat], supply.large[self.seat]
        if claim.spot < 0:
            self.add("keeps-meeples", _KEEPING, small=small, large=large)
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
        if feature.kind == PLANET and feature.open and not claim.large:
            rivals = len(look.side_of) - sum(side == self.side for side in look.side_of)
            self.add("exposed", -_RISK * feature.open * points * look.pace, open=feature.open, rivals=rivals)
        if cost:
            self.add("spends-meeple", -cost, small=small - (not claim.large), large=large - claim.large)
        if claim.gear:
            gain = meeple_worth(look, feature, claim.large, claim.gear) - meeple_worth(look, feature, claim.large, 0)
            self.add("takes-piece", gain if gain else -GEAR_WORTH, gear=GEAR_NAMES[claim.gear])

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
