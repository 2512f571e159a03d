"""Reasons for and against moves of Carcassonne: Star Wars (features, battles, what sets a choice apart, and what a tile
does to the places around it), the first step of a hint, the criteria that lessons name for the right move, and what is
unknown: every tile still to come is known, only their order is not (CS-2.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from hoshikan.engine import TERMINAL
from hoshikan.engine.action import Action
from hoshikan.engine.secrets import Hidden, Secrets
from hoshikan.engine.tutor import Nudge, Reason, Tutor, weightiest_first
from hoshikan.games.carcassonne_star_wars.bot.evaluation import (
    RETURN_WORTH,
    EvaluatedFeature,
    Evaluation,
    imagined,
)
from hoshikan.games.carcassonne_star_wars.bot.evaluation_bag import FILLED
from hoshikan.games.carcassonne_star_wars.bot.odds import chances
from hoshikan.games.carcassonne_star_wars.bot.priors import (
    balance,
    claim_worth,
    claimed_feature,
    meeple_worth,
    own_claim_worth,
)
from hoshikan.games.carcassonne_star_wars.rules import scoring
from hoshikan.games.carcassonne_star_wars.rules.actions import (
    GEAR_NAMES,
    OWN_TILE,
    SKIP,
    Claim,
    Draw,
    Fight,
    Place,
    StarWarsAction,
)
from hoshikan.games.carcassonne_star_wars.rules.battle import dice_of, gear_of
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, NODE_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.claiming import holds_planet, node_of
from hoshikan.games.carcassonne_star_wars.rules.grid import (
    AROUND,
    ASTEROID,
    KIND_NAMES,
    PLANET,
    STEPS,
    cell_at,
    place_of,
)
from hoshikan.games.carcassonne_star_wars.rules.position import DRAWING, OVER
from hoshikan.games.carcassonne_star_wars.rules.scoring import points_for, worth
from hoshikan.games.carcassonne_star_wars.rules.scoring import worth as points_of
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState
from hoshikan.games.carcassonne_star_wars.teaching.reasons import (
    KINDS,
    AnyMeeple,
    Attacks,
    BringsGear,
    BringsHome,
    BringsMost,
    CompletesOwn,
    CompletesRival,
    Counted,
    EnoughMeeples,
    EvenFighters,
    Exposed,
    ExtendsOwn,
    ExtendsRival,
    FightsWith,
    GoesOn,
    Hinders,
    JoinsOwn,
    KeepsClear,
    LargeMeeple,
    LeavesFree,
    MeeplesLeft,
    Narrows,
    OpensAttack,
    OpensClaim,
    OpensPlanet,
    PassesUp,
    Promises,
    RivalsBattle,
    ScoresNow,
    StartsBattle,
    StarWarsReason,
    Stuck,
    TakesPiece,
)

RARE: Final = 0.15
"""Taste: a place that fewer of the tiles to come fit is hard to fill."""
_OPEN: Final = 0.6
"""Points that a place which any tile fits is worth to a feature that goes on there, at a guess."""
_STUCK: Final = 1.0
"""Points that a feature loses which no tile to come can go on with, at a guess."""
NOTED: Final = 0.1
"""A small value of facts that the static evaluation has no number for, so that they are given."""
_RISK: Final = 0.05
"""Share of a planet's points that each open place around costs a weakly held one."""
_LEFT_FREE: Final = 0.1
"""Share of its points that a feature left free for the next player costs, at a guess."""
_KEEPING: Final = 0.1
"""A small value of meeples kept, so that skipping has a reason too."""
EVEN: Final = 0.5
"""The chance to win a battle that favours neither side."""
_DECISIONS: Final = ("place", "claim", "skip", "fight")


class Waiting(NamedTuple):
    """An empty place at which a feature goes on."""

    cell: int
    fitting: int
    """Copies of tiles still to come that fit there."""


def fitting(state: StarWarsState, board: Board, cell: int) -> int:
    """Return the number of tiles still to come that fit an empty cell of `board` (CS-2.2)."""
    around = board.frontier.get(cell, 0)
    faces = state.start.box.faces
    return sum(copies for face, copies in enumerate(state.bag.stock) if copies and faces[face].fits[around])


def open_cells(board: Board, root: int) -> set[int]:
    """The empty cells at which a feature goes on."""
    if board.kinds[root] == PLANET:
        home = board.cells[board.tile_of(root)]
        return {home + step for step in AROUND if home + step not in board.taken}
    return {key // 4 for key, node in board.loose.items() if board.root(node) == root}


def scarcest(state: StarWarsState, board: Board, root: int) -> Waiting | None:
    """Return the cell where an open feature is hardest to extend; None for a complete one."""
    ways = [Waiting(cell, fitting(state, board, cell)) for cell in sorted(open_cells(board, root))]
    return min(ways, key=lambda way: way.fitting, default=None)


def course(state: StarWarsState, board: Board, root: int, held: bool) -> GoesOn | Stuck | None:
    """Return how easily a feature goes on at its worst place; None if it is complete or no tile is left."""
    way, left = scarcest(state, board, root), state.bag.left
    if way is None or not left:
        return None
    x, y = place_of(way.cell)
    feature = KIND_NAMES[board.kinds[root]]
    if not way.fitting:
        return Stuck(value=-_STUCK, feature=feature, x=x, y=y, held=held)
    few = RARE * left
    value = _OPEN * way.fitting / left if way.fitting > few else -_STUCK * (1 - way.fitting / few)
    return GoesOn(value=value, feature=feature, x=x, y=y, fit=way.fitting, left=left, held=held)


def hardened(state: StarWarsState, after: Board, cell: int, side: int, named: int) -> list[Hinders | Narrows]:
    """Return the place beside the new tile that others, and the one that `side`, can now hardly fill.

    The cell `named` is left out.
    """
    before, left = state.board, state.bag.left
    hinders: list[Hinders] = []
    narrows: list[Narrows] = []
    for place in (cell + step for step in STEPS):
        if place not in before.frontier or place == named:
            continue
        many, few = fitting(state, before, place), fitting(state, after, place)
        if few >= many or few > RARE * left:
            continue
        x, y = place_of(place)
        for node in _waiting(before, place):
            rivals = [claim & SEAT for claim in before.claims[node] if state.start.side_of[claim & SEAT] != side]
            if not before.claims[node] or 0 < len(rivals) < len(before.claims[node]):
                continue  # nobody's, or contested: a battle decides it
            kind = before.kinds[node]
            at_stake = before.tile_count(node) if kind == ASTEROID else 0
            value = (FILLED[kind][many] - FILLED[kind][few]) * (at_stake + RETURN_WORTH)
            name = KIND_NAMES[kind]
            if rivals:
                hinders.append(Hinders(value=value, feature=name, x=x, y=y, fit=few, left=left, rival=rivals[0]))
            else:
                narrows.append(Narrows(value=-value, feature=name, x=x, y=y, fit=few, left=left))
    hinders.sort(key=lambda reason: -reason.value)
    narrows.sort(key=lambda reason: reason.value)
    return [*hinders[:1], *narrows[:1]]


def _waiting(board: Board, cell: int) -> Sequence[int]:
    """The features that go on at an empty cell, by their roots."""
    return sorted({board.root(board.loose[key]) for key in range(4 * cell, 4 * cell + 4) if key in board.loose})


def of_claim(state: StarWarsState, claim: Claim) -> list[StarWarsReason]:
    """Compare a claim with the others: features, then meeples."""
    board, root = state.board, state.board.root(node_of(state.board, claim))
    if board.claims[root]:
        return []
    found: list[StarWarsReason] = []
    points, kind = _points_at(state, root), board.kinds[root]
    others = [other for other in _free(state) if other != root]
    second = max(others, key=lambda other: (_points_at(state, other), -other), default=None)
    if second is not None and _points_at(state, second) != points:
        value = NOTED if points > _points_at(state, second) else -NOTED
        found.append(BringsMost(value=value, second=KIND_NAMES[board.kinds[second]], less=_points_at(state, second)))
    supply, seat = state.supply, state.to_move
    if not board.open[root]:
        if supply.small[seat] and supply.large[seat]:
            found.append(AnyMeeple(value=NOTED, feature=KIND_NAMES[kind]))
    elif supply.large[seat] and (claim.large or supply.small[seat] > 1):  # alone it would be the next one to go
        defends = kind == PLANET and claim.large == 1
        helps = defends or not claim.large
        found.append(LargeMeeple(value=NOTED if helps else -NOTED, large=bool(claim.large), defends=defends))
    return found


def of_skip(state: StarWarsState, look: Evaluation) -> PassesUp | None:
    """Return the most points of the features that are free to claim, if no claim is better than none."""
    free = _free(state)
    claims = [action for action in state.legal_actions() if isinstance(action, Claim)]
    if not free or any(claim_worth(look, claim) > 0 for claim in claims):
        return None
    best = max(free, key=lambda root: (_points_at(state, root), -root))
    feature, open_ = KIND_NAMES[state.board.kinds[best]], state.board.open[best]
    return PassesUp(value=NOTED, feature=feature, points=_points_at(state, best), open=open_)


def of_place(state: StarWarsState, look: Evaluation, place: Place) -> KeepsClear | None:
    """Return the number of places where the tile would extend a rival's feature, if it extends none here."""
    cells = {action.cell for action in state.legal_actions() if isinstance(action, Place)} - {place.cell}
    if _is_rivals(state, look, place.cell):
        return None
    count = sum(_is_rivals(state, look, cell) for cell in cells)
    return KeepsClear(value=NOTED, places=count, of=len(cells)) if count else None


def _is_rivals(state: StarWarsState, look: Evaluation, cell: int) -> bool:
    """True if a tile on an empty cell extends a feature with a rival's meeple."""
    board, side = state.board, look.side_of[state.to_move]
    nodes = [board.loose[key] for key in range(4 * cell, 4 * cell + 4) if key in board.loose]
    nodes += [board.planets[near] for near in board.planets_around(cell)]
    return any(look.side_of[claim & SEAT] != side for node in nodes for claim in board.claims[board.root(node)])


def _free(state: StarWarsState) -> list[int]:
    """Features without meeples that the seat may claim, once each."""
    board = state.board
    claims = [action for action in state.legal_actions() if isinstance(action, Claim) and action.spot >= 0]
    roots = dict.fromkeys(board.root(node_of(board, claim)) for claim in claims)
    return [root for root in roots if not board.claims[root]]


def _points_at(state: StarWarsState, root: int) -> int:
    return worth(state.board, root, not state.board.open[root])


class ReasonFinder:
    """Finds the reasons for and against one action of the seat to move.

    The values of those that are no remarks sum up to what the bots' static evaluation gives a placement.
    """

    def __init__(self, state: StarWarsState) -> None:
        self._found: list[StarWarsReason] = []
        self._changes: list[Counted] = []
        self.state = state
        self.board = state.board
        self.look = Evaluation(state)
        self.seat = state.to_move
        self.side = self.look.side_of[self.seat]
        self.turns = state.bag.left // state.players
        """Turns that the seat still has after this one, unless tiles fit nowhere."""

    @property
    def found(self) -> list[StarWarsReason]:
        """All of them, the weightiest first."""
        kinds = dict.fromkeys(map(type, self._changes))
        merged = [_merged([change for change in self._changes if type(change) is kind]) for kind in kinds]
        return weightiest_first([*merged, *self._found])

    def place(self, place: Place) -> None:
        state, board = self.state, self.board
        lay = state.start.box.faces[state.face].lays[place.rotation]
        features, taken_in = imagined(board, place.cell, lay)
        free = [feature for feature in features if not feature.claims]
        for feature in features:
            if feature.claims:
                self._changed(feature, [root for root in taken_in if set(board.claims[root]) & set(feature.claims)])
        planets: list[tuple[int, EvaluatedFeature]] = []
        for cell in board.planets_around(place.cell):
            planet = self.look.planet_beside(cell)
            if planet.claims:
                self._changed(planet, [planet.node])
            if not holds_planet(board, cell, self.side, self.look.side_of):
                planets.append((cell, planet))
        self._opens(free, planets)
        clear = of_place(state, self.look, place)
        if clear is not None:
            self._found.append(clear)
        after = Board(board)
        after.lay(place.cell, lay)
        self._around(place.cell, after)

    def _around(self, cell: int, after: Board) -> None:
        """Find the effects on the player's own features and on the places around the new tile."""
        new = sorted({after.root(node) for node in range(after.firsts[-1], len(after.parent))})
        own = [root for root in new if self._holders(after, root) == {self.side}]
        complete = [root for root in (*own, *self._planets(after, cell)) if not after.open[root]]
        home = [claim & SEAT for root in complete for claim in after.claims[root]].count(self.seat)
        if home:
            self._found.append(BringsHome(value=RETURN_WORTH * self.look.pace * home, meeples=home))
        free = [root for root in new if not after.claims[root]]
        free.sort(key=lambda root: (-self._free_worth(after, root), -root))
        named = self._course(after, own, free)
        if self.state.bag.left:
            self._found += hardened(self.state, after, cell, self.side, named)
        others = [root for root in free[1:] if after.open[root]]
        if others:
            feature, points = KIND_NAMES[after.kinds[others[0]]], points_of(after, others[0], False)
            self._found.append(LeavesFree(value=-_LEFT_FREE * points * self.look.pace, feature=feature, points=points))

    def _course(self, after: Board, own: Sequence[int], free: Sequence[int]) -> int:
        """Add how the own feature goes on, or else the best that can be claimed; returns the cell named, or -1."""
        growing = [root for root in own if after.open[root]]
        claimable = [root for root in free[:1] if after.open[root] and self._meeples() > 0]
        roots = growing or claimable
        found = course(self.state, after, roots[0], held=bool(growing)) if roots else None
        if found is None:
            return -1
        self._found.append(found)
        return cell_at(found.x, found.y)

    def _meeples(self) -> int:
        return self.state.supply.small[self.seat] + self.state.supply.large[self.seat]

    def _holders(self, board: Board, root: int) -> set[int]:
        return {self.look.side_of[claim & SEAT] for claim in board.claims[root]}

    def _planets(self, board: Board, cell: int) -> list[int]:
        """Planets around a cell that the mover's side alone holds."""
        around = (board.root(board.planets[near]) for near in board.planets_around(cell))
        return [root for root in around if self._holders(board, root) == {self.side}]

    def _free_worth(self, board: Board, root: int) -> float:
        feature = EvaluatedFeature(
            board.kinds[root], board.tile_count(root), board.open[root], board.symbols[root], board.factions[root]
        )
        return own_claim_worth(self.look, feature)

    def _changed(self, feature: EvaluatedFeature, roots: Sequence[int]) -> None:
        """A feature grows that has meeples on it, or several are joined: those of `roots`."""
        before = [sum(shares) for shares in zip(*map(self.look.held, roots), strict=True)]
        after = self.look.holding(feature)
        value = balance(self.look, [now - then for now, then in zip(after, before, strict=True)])
        seats = [claim & SEAT for claim in feature.claims]
        rivals = [seat for seat in seats if self.look.side_of[seat] != self.side]
        if len({self.look.side_of[seat] for seat in seats}) > 1:
            self._changes.append(self._battle(feature, value, seats, rivals))
        elif rivals:
            self._changes.append(self._of_rival(feature, value, rivals[0]))
        else:
            self._changes.append(self._of_own(feature, value, len(roots) > 1))

    def _of_own(self, feature: EvaluatedFeature, value: float, joined: bool) -> Counted:
        (x, y), name, tiles = self._place(feature), KIND_NAMES[feature.kind], feature.tiles
        if not feature.open:
            return CompletesOwn(value=value, feature=name, x=x, y=y, points=_worth_of(feature))
        if joined:
            return JoinsOwn(value=value, feature=name, x=x, y=y, meeples=len(feature.claims), tiles=tiles)
        return ExtendsOwn(value=value, feature=name, x=x, y=y, tiles=tiles, open=feature.open)

    def _of_rival(self, feature: EvaluatedFeature, value: float, rival: int) -> Counted:
        (x, y), name = self._place(feature), KIND_NAMES[feature.kind]
        if not feature.open:
            return CompletesRival(value=value, feature=name, x=x, y=y, points=_worth_of(feature), rival=rival)
        return ExtendsRival(value=value, feature=name, x=x, y=y, tiles=feature.tiles, open=feature.open, rival=rival)

    def _battle(self, feature: EvaluatedFeature, value: float, seats: Sequence[int], rivals: Sequence[int]) -> Counted:
        (x, y), name, points = self._place(feature), KIND_NAMES[feature.kind], _worth_of(feature)
        if len(rivals) < len(seats):
            dice, rival, rival_dice = self._dice(feature)
            return StartsBattle(
                value=value, feature=name, x=x, y=y, points=points, dice=dice, rival=rival, rival_dice=rival_dice
            )
        one = rivals[0]
        other = next(seat for seat in rivals if self.look.side_of[seat] != self.look.side_of[one])
        return RivalsBattle(value=value, feature=name, x=x, y=y, points=points, rival=one, other=other)

    def _dice(self, feature: EvaluatedFeature) -> tuple[int, int, int]:
        """Own dice, the strongest rival and its dice, all in whole ones: what equipment is worth is not counted."""
        look = self.look
        dice = [int(strength) for strength in look.dice(feature.factions, feature.claims)]
        rivals = [
            seat for seat in sorted({claim & SEAT for claim in feature.claims}) if look.side_of[seat] != self.side
        ]
        strongest = max(rivals, key=lambda seat: dice[look.side_of[seat]])
        return dice[self.side], strongest, dice[look.side_of[strongest]]

    def _opens(self, free: Sequence[EvaluatedFeature], planets: Sequence[tuple[int, EvaluatedFeature]]) -> None:
        """The best that can be claimed with the tile."""
        ways = [(own_claim_worth(self.look, feature), -1, feature) for feature in free]
        ways += [(own_claim_worth(self.look, planet), cell, planet) for cell, planet in planets]
        value, cell, feature = max(ways, key=lambda way: way[0], default=(0.0, -1, None))
        if feature is None or value <= 0:
            return
        points = _worth_of(feature)
        if cell < 0:
            name = KIND_NAMES[feature.kind]
            self._found.append(OpensClaim(value=value, feature=name, points=points, complete=not feature.open))
            return
        x, y = place_of(cell)
        if feature.claims:
            self._found.append(OpensAttack(value=value, x=x, y=y, points=points, rival=feature.claims[0] & SEAT))
        else:
            self._found.append(OpensPlanet(value=value, x=x, y=y, points=points))

    def claim(self, claim: Claim) -> None:
        if claim.spot < 0:
            self._skip()
            return
        look = self.look
        feature = claimed_feature(look, claim)
        name, points = KIND_NAMES[feature.kind], _worth_of(feature)
        cost = look.meeple_cost(self.seat, claim.large) if feature.open else 0.0
        value = meeple_worth(look, feature, claim.large, 0) + cost
        if feature.claims:
            self._attack(claim, feature, value)
        elif feature.open:
            self._found.append(Promises(value=value, feature=name, points=points, open=feature.open))
        else:
            self._found.append(ScoresNow(value=value, feature=name, points=points))
        if feature.open:
            going_on = course(self.state, self.board, feature.node, held=True)
            if going_on is not None:
                self._found.append(going_on)
            self._spend(claim, cost)
        if feature.kind == PLANET and feature.open and not claim.large:
            self._expose(feature, points)
        if claim.gear:
            self._take_piece(claim, feature)
        self._found += of_claim(self.state, claim)

    def _skip(self) -> None:
        passed = of_skip(self.state, self.look)
        if passed is not None:
            self._found.append(passed)
        small, large = self._left(SKIP)
        if small + large > self.turns:
            self._found.append(EnoughMeeples(value=-_KEEPING, meeples=small + large, turns=self.turns))
        elif small + large:
            self._found.append(MeeplesLeft(value=_KEEPING, small=small, large=large, turns=self.turns))

    def _spend(self, claim: Claim, cost: float) -> None:
        small, large = self._left(claim)
        if small + large >= self.turns:
            self._found.append(EnoughMeeples(value=_KEEPING, meeples=small + large, turns=self.turns))
        else:
            self._found.append(MeeplesLeft(value=-cost, small=small, large=large, turns=self.turns))

    def _left(self, claim: Action) -> tuple[int, int]:
        """Small and large meeples in supply after the claim, with those that come home in the same move."""
        after = self.state.after(claim)
        return after.supply.small[self.seat], after.supply.large[self.seat]

    def _expose(self, planet: EvaluatedFeature, points: int) -> None:
        supply, side_of = self.state.supply, self.look.side_of
        rivals = sum(
            side != self.side and supply.small[seat] + supply.large[seat] > 0 for seat, side in enumerate(side_of)
        )
        if rivals:
            value = -_RISK * planet.open * points * self.look.pace
            self._found.append(Exposed(value=value, open=planet.open, rivals=rivals))

    def _take_piece(self, claim: Claim, feature: EvaluatedFeature) -> None:
        gain = meeple_worth(self.look, feature, claim.large, claim.gear)
        gain -= meeple_worth(self.look, feature, claim.large, 0)
        if gain:
            name, gear = KIND_NAMES[feature.kind], GEAR_NAMES[claim.gear]
            self._found.append(TakesPiece(value=gain, gear=gear, feature=name, attacks=bool(feature.claims)))

    def _attack(self, claim: Claim, feature: EvaluatedFeature, value: float) -> None:
        x, y = place_of(claim.cell)
        joined = EvaluatedFeature(feature.kind, feature.tiles, feature.open, feature.symbols, feature.factions)
        joined.claims = (*feature.claims, claim.large * LARGE | self.seat)
        dice, rival, rival_dice = self._dice(joined)
        self._found.append(
            Attacks(value=value, x=x, y=y, points=_worth_of(feature), dice=dice, rival=rival, rival_dice=rival_dice)
        )

    def fight(self, fight: Fight) -> None:
        members = [action.seat for action in self.state.legal_actions() if isinstance(action, Fight)]
        rest = [self._dice_of(member) for member in members if member != fight.seat]
        others = [one[0] for one in rest]
        dice, strength, gear = self._dice_of(fight.seat)
        if rest and all((one[0], one[2]) == (dice, "") for one in rest) and not gear:
            self._found.append(EvenFighters(value=_KEEPING, fighter=fight.seat, dice=dice))
            return
        usual = sum(others) / len(others) if others else 0.0
        self._found.append(FightsWith(value=dice - usual, fighter=fight.seat, dice=dice))
        if gear:
            self._found.append(BringsGear(value=strength - dice, fighter=fight.seat, gear=gear))

    def _dice_of(self, seat: int) -> tuple[int, float, str]:
        """A fighter's whole dice, its strength with equipment, and a piece that it has there."""
        battle = self.state.battle
        assert battle is not None
        factions = self.board.factions[battle.node]
        claims = [claim for claim in self.board.claims[battle.node] if claim & SEAT == seat]
        dice = int(max(self.look.dice(factions, [claim & ~GEAR for claim in claims])))
        pieces = [GEAR_NAMES[(claim & GEAR) >> GEAR_SHIFT] for claim in claims if claim & GEAR]
        return dice, max(self.look.dice(factions, claims)), pieces[0] if pieces else ""

    def _place(self, feature: EvaluatedFeature) -> tuple[int, int]:
        """A tile with a meeple on a feature."""
        return place_of(self.board.cells[self.board.tile_of(feature.claims[0] >> NODE_SHIFT)])


def _worth_of(feature: EvaluatedFeature) -> int:
    """Points of a feature as it is: by CS-5.1 if complete, else by CS-6.1."""
    return points_for(feature.kind, feature.tiles, feature.symbols, not feature.open)


def _merged(changes: Sequence[Counted]) -> Counted:
    """One reason for several of a kind: their sum, with the facts of the weightiest that has its sign."""
    value = sum(change.value for change in changes)
    alike = [change for change in changes if change.value * value > 0] or changes
    weightiest = max(alike, key=lambda change: abs(change.value))
    if isinstance(weightiest, CompletesOwn | CompletesRival):
        points = sum(change.points for change in alike if isinstance(change, CompletesOwn | CompletesRival))
        return msgspec.structs.replace(weightiest, value=value, points=points, count=len(alike))
    return msgspec.structs.replace(weightiest, value=value, count=len(alike))


class StarWarsSecrets(Secrets[StarWarsState, Action]):
    """The next tile by the tiles left: no play shows anything about it."""

    kinds = ("tile", "choice")

    def choice(self, state: StarWarsState) -> Hidden:
        return Hidden("tile", -1) if state.phase == DRAWING else super().choice(state)

    def chosen(self, action: Action) -> str:
        return action.face if isinstance(action, Draw) else super().chosen(action)

    def held(self, world: StarWarsState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Return the next tile; what is laid until then may still change which tiles fit."""
        return self.held_by_rules(world, asker)

    def held_by_rules(self, present: StarWarsState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        if present.phase == OVER or present.bag.brings_nothing(present.board.frontier):
            return {}
        draws = present.bag.draws(present.board.frontier)
        return {Hidden("tile", -1): {self.chosen(action): share for action, share in draws}}


SECRETS: Final = StarWarsSecrets()


Criterion = Callable[[StarWarsState, Action], bool]


def meets(state: StarWarsState, action: Action, check: str) -> bool:
    """Return true if `action` meets `check`: a key of `CRITERIA`, "continues KIND" (the tile makes a route or field
    longer) or the notation's first words ("place 0,1", "claim large", "skip"). Raises KeyError for anything else."""
    word, _, argument = check.partition(" ")
    if word in _DECISIONS:
        return f"{action} ".startswith(check + " ")
    if word == "continues" and argument in KIND_NAMES[2:]:
        return isinstance(action, Place) and _continues(state, action, KIND_NAMES.index(argument))
    return CRITERIA[check](state, action)


def _turns(state: StarWarsState, action: Action) -> Iterator[StarWarsState]:
    """Yield the possible states after the turn, with or without a meeple; battles are still to be fought."""
    after = state.after(action)
    if isinstance(action, Place):
        yield from (after.after(claim) for claim in after.legal_actions())
    else:
        yield after


def _side(state: StarWarsState) -> int:
    return state.start.side_of[state.turn]


def _points(state: StarWarsState, action: Action) -> int:
    """The most points the own side can have more after the turn, final scoring included; 0 if a battle comes first."""
    side = _side(state)
    gains = [turn.scores[side] - state.scores[side] for turn in _turns(state, action) if turn.battle is None]
    return max(gains, default=0)


def _most_points(state: StarWarsState, action: Action) -> bool:
    best = max(_points(state, other) for other in state.legal_actions())
    return 0 < _points(state, action) == best


def _touched(state: StarWarsState, action: Action) -> Iterator[tuple[bool, set[int]]]:
    """Yield, for each feature a placement changes, whether it is complete then, and the sides that hold it."""
    if not isinstance(action, Place):
        return
    board, side_of = state.after(action).board, state.start.side_of
    nodes = range(board.firsts[-1], board.firsts[-1] + board.lays[-1].count)
    planets = [board.planets[cell] for cell in board.planets_around(action.cell)]
    for root in {board.root(node) for node in (*nodes, *planets)}:
        yield not board.open[root], {side_of[claim & SEAT] for claim in board.claims[root]}


def _completes(state: StarWarsState, action: Action) -> bool:
    """A feature the own side holds alone is complete and scores."""
    return (True, {_side(state)}) in list(_touched(state, action))


def _home(state: StarWarsState, action: Action) -> bool:
    """A meeple placed earlier comes home."""
    after = state.after(action, SKIP) if isinstance(action, Place) else state.after(action)
    seat = state.turn
    return after.supply.small[seat] + after.supply.large[seat] > state.supply.small[seat] + state.supply.large[seat]


def _continues(state: StarWarsState, place: Place, kind: int) -> bool:
    board = state.after(place).board
    nodes = range(board.firsts[-1], board.firsts[-1] + board.lays[-1].count)
    return any(board.kinds[node] == kind and board.tile_count(board.root(node)) > 1 for node in nodes)


def _grows(state: StarWarsState, action: Action) -> bool:
    """True if a feature that the player's side holds alone gets larger, and meets no rival."""
    return any(holders == {_side(state)} for _, holders in _touched(state, action))


def _neighbours(state: StarWarsState, action: Action) -> int:
    return sum(action.cell + step in state.board.taken for step in STEPS) if isinstance(action, Place) else 0


def _most_neighbours(state: StarWarsState, action: Action) -> bool:
    return 0 < _neighbours(state, action) == max(_neighbours(state, other) for other in state.legal_actions())


def _dice(state: StarWarsState, action: Action) -> tuple[int, int] | None:
    """The dice of the own side and of the strongest other one in the battle an action starts, if it does."""
    battling = state.after(action, SKIP) if isinstance(action, Place) else state.after(action)
    battle, board, side_of = battling.battle, battling.board, state.start.side_of
    if battle is None:
        return None
    dice = [0] * state.start.sides
    for seat in {claim & SEAT for claim in board.claims[battle.node]}:
        own = dice_of(board, battle.node, seat, state.start.factions[seat])
        dice[side_of[seat]] = max(dice[side_of[seat]], own)
    own = dice.pop(_side(state))
    return (own, max(dice)) if own else None


def _lead(state: StarWarsState, action: Action) -> int | None:
    """By how many dice the own side is ahead in the battle an action starts."""
    dice = _dice(state, action)
    return None if dice is None else dice[0] - dice[1]


def _best_lead(state: StarWarsState, action: Action) -> bool:
    leads = [lead for other in state.legal_actions() if (lead := _lead(state, other)) is not None]
    return bool(leads) and _lead(state, action) == max(leads)


def _odds(state: StarWarsState, action: Action) -> float:
    """The chance to win the battle an action starts, with all equipment; 0 if it starts none."""
    after = state.after(action)
    battle, board = after.battle, after.board
    if battle is None or battle.choosing:
        return 0.0
    factions, side_of = state.start.factions, state.start.side_of
    fighters = [
        dice_of(board, battle.node, seat, factions[seat]) << 2 | gear_of(board, battle.node, seat)
        for seat in battle.fighters
    ]
    own = [side_of[seat] == _side(state) for seat in battle.fighters]
    return sum(chance for chance, mine in zip(chances(fighters), own, strict=True) if mine)


def _best_odds(state: StarWarsState, action: Action) -> bool:
    best = max(_odds(state, other) for other in state.legal_actions())
    return 0 < _odds(state, action) == best


def _most_dice(state: StarWarsState, action: Action) -> bool:
    """True if no other possible fighter would roll more dice."""
    if not isinstance(action, Fight) or state.battle is None:
        return False
    dice = {
        other: dice_of(state.board, state.battle.node, other.seat, state.start.factions[other.seat])
        for other in state.legal_actions()
        if isinstance(other, Fight)
    }
    return dice[action] == max(dice.values())


def _ends_game(state: StarWarsState, action: Action) -> bool:
    """The game is over after the turn, whatever is claimed."""
    return all(turn.to_move == TERMINAL for turn in _turns(state, action))


def _attacks(state: StarWarsState, action: Action) -> bool:
    return isinstance(action, Claim) and action.cell != OWN_TILE and _dice(state, action) is not None


def _free_planet(state: StarWarsState, action: Action) -> bool:
    """True for a planet around the new tile, without meeples."""
    return (
        isinstance(action, Claim) and action.cell != OWN_TILE and not state.board.claims[node_of(state.board, action)]
    )


def _reaches_rival(state: StarWarsState, action: Action) -> bool:
    """True if the new tile is beside a planet that a rival holds."""
    if not isinstance(action, Place):
        return False
    board, side_of = state.board, state.start.side_of
    held = [cell for cell in board.planets_around(action.cell) if board.claims[board.planets[cell]]]
    return any(not holds_planet(board, cell, _side(state), side_of) for cell in held)


def _own_symbol(state: StarWarsState, action: Action) -> bool:
    """True if the claimed feature shows a symbol of the player's own faction."""
    if not isinstance(action, Claim) or action.spot < 0:
        return False
    board = state.board
    return board.factions[board.root(node_of(board, action))] & state.start.factions[state.turn] != 0


def _promise(state: StarWarsState, action: Action) -> int:
    """Points of what is claimed if the game ended now."""
    if not isinstance(action, Claim) or action.spot < 0:
        return 0
    root = state.board.root(node_of(state.board, action))
    return scoring.worth(state.board, root, not state.board.open[root])


def _best_promise(state: StarWarsState, action: Action) -> bool:
    best = max(_promise(state, other) for other in state.legal_actions())
    return 0 < _promise(state, action) == best


CRITERIA: Final[Mapping[str, Criterion]] = {
    "most-points": _most_points,
    "scores-now": lambda state, action: _points(state, action) > 0,
    "safe-points": lambda state, action: _promise(state, action) > 0 and _dice(state, action) is None,
    "completes": _completes,
    "brings-home": _home,
    "grows-own": _grows,
    "most-neighbours": _most_neighbours,
    "starts-battle": lambda state, action: _dice(state, action) is not None,
    "no-battle": lambda state, action: _dice(state, action) is None,
    "more-dice": lambda state, action: (_lead(state, action) or 0) > 0,
    "best-dice": _best_lead,
    "best-odds": _best_odds,
    "even-odds": lambda state, action: round(_odds(state, action), 9) >= EVEN,
    "most-dice": _most_dice,
    "ends-game": _ends_game,
    "attacks": _attacks,
    "free-planet": _free_planet,
    "reaches-rival": _reaches_rival,
    "own-symbol": _own_symbol,
    "best-promise": _best_promise,
}
"""Every criterion without an argument; several in one step must all be met."""


class StarWarsTutor(Tutor[StarWarsState, StarWarsAction]):
    """Finds reasons on the open table; the estimates behind their values are those of the bots."""

    kinds = KINDS
    nudges = (
        "look-at-own",
        "look-at-rival",
        "look-at-gap",
        "look-at-battle",
        "look-at-planet",
        "look-at-complete",
        "look-for-claim",
        "look-at-ends",
        "look-for-harm",
        "look-at-supply",
        "look-at-last-turn",
        "count-dice",
    )
    """Facts are of the position: a feature and its place, tiles and turns to come; never the move."""

    def reasons(self, state: StarWarsState, action: StarWarsAction) -> list[Reason]:
        return list(_found(state, action))

    def nudge(self, state: StarWarsState, action: StarWarsAction) -> Nudge:
        """Return what the weightiest reason for the move is about."""
        if isinstance(action, Fight):
            return Nudge("count-dice")
        if state.bag.left < state.players:
            return Nudge("look-at-last-turn")
        good = [reason for reason in _found(state, action) if reason.value > 0]
        facts = [reason for reason in good if not reason.remark or isinstance(reason, Hinders)]
        if facts:
            return _pointer(state, action, facts[0])
        return Nudge("look-for-harm", {"left": state.bag.left}) if isinstance(action, Place) else _supply(state)

    def meets(self, state: StarWarsState, action: StarWarsAction, check: str) -> bool:
        return meets(state, action, check)


def _found(state: StarWarsState, action: StarWarsAction) -> list[StarWarsReason]:
    finder = ReasonFinder(state)
    if isinstance(action, Place):
        finder.place(action)
    elif isinstance(action, Claim):
        finder.claim(action)
    elif isinstance(action, Fight):
        finder.fight(action)
    return finder.found


def _supply(state: StarWarsState) -> Nudge:
    seat, supply = state.to_move, state.supply
    meeples = supply.small[seat] + supply.large[seat]
    return Nudge("look-at-supply", {"meeples": meeples, "turns": state.bag.left // state.players})


def _pointer(state: StarWarsState, action: StarWarsAction, reason: StarWarsReason) -> Nudge:
    newest = state.board.cells[-1]
    match reason:
        case (
            CompletesOwn(feature=feature, x=x, y=y)
            | ExtendsOwn(feature=feature, x=x, y=y)
            | JoinsOwn(feature=feature, x=x, y=y)
        ):
            return Nudge("look-at-own", {"feature": feature, "x": x, "y": y})
        case CompletesRival(feature=feature, x=x, y=y) | ExtendsRival(feature=feature, x=x, y=y):
            return Nudge("look-at-rival", {"feature": feature, "x": x, "y": y})
        case Hinders(x=x, y=y):
            return Nudge("look-at-gap", {"x": x, "y": y})
        case StartsBattle(x=x, y=y) | RivalsBattle(x=x, y=y) | OpensAttack(x=x, y=y) | Attacks(x=x, y=y):
            return Nudge("look-at-battle", {"x": x, "y": y})
        case OpensPlanet(x=x, y=y):
            return Nudge("look-at-planet", {"x": x, "y": y})
        case Promises(feature=feature) if isinstance(action, Claim):
            x, y = place_of(newest if action.cell == OWN_TILE else action.cell)
            return Nudge("look-at-planet" if feature == "planet" else "look-at-ends", {"x": x, "y": y})
        case ScoresNow():
            x, y = place_of(newest)
            return Nudge("look-at-complete", {"x": x, "y": y})
        case MeeplesLeft():
            return _supply(state)
    return Nudge("look-for-claim", {"left": state.bag.left})


TUTOR: Final = StarWarsTutor()
